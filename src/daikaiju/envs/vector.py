"""Gymnasium: many games side by side, each with one learner against compiled bots.

    import gymnasium
    import daikaiju.envs.gym  # registers the ids

    envs = gymnasium.make_vec("Daikaiju-v0", num_envs=1024, opponents="greedy", seat="random")
    observations, infos = envs.reset(seed=1)
    while learning:
        actions = policy(observations, infos["action_mask"])
        observations, rewards, terminated, truncated, infos = envs.step(actions)

The arguments are those of `daikaiju.envs.gym.MonsterEnv`. Opponents are *random*, *greedy*, *odds*
and *search:0*; all games are played in compiled code. When a game ends, the next one starts in the
same step (AutoresetMode.SAME_STEP): `infos["final_obs"]` then has the last observation of the old
game, `infos["final_info"]` its seat. `infos["seat_rewards"]` has the rewards of all seats in table
order. Row i plays the games i, i + num_envs, i + 2 · num_envs, … of the seed, each identical to the
same game in `MonsterEnv` with the same seat against *random* and *greedy*.

With `copy=False` all arrays are reused by the next step, which saves their copies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal

import numpy as np

from ..bots.bot import Bot
from ..bots.dispatch import EXTERNAL, GREEDY, RANDOM
from ..bots.scratch import new_scratch
from ..bots.weights import weights_for
from ..rules.constants import MAX_SEATS, NOTHING
from ..rules.editions import Options
from ..rules.state import State
from ..spaces.actions import ACTIONS
from ..spaces.observations import SIZE
from .action_errors import illegal_action_message
from .buffers import are_same, new_games, new_records, values_of, with_values
from .execution import executables
from .extras import needs_extra
from .game import checked_games, checked_seed
from .game_loop import ENDED, TRUNCATED, pick_actions
from .gym import Illegal, bots_for, check_arguments
from .gym_spaces import rng_state, row_space, set_rng_state
from .opponents import SeatedGames, seat_bots
from .setup import Setup, to_options
from .text_render import RENDER_MODES, checked_mode, render
from .vector_loop import ANY_SEAT, BEGIN, CONTINUE, STEP, VectorGames, decide_waiting, run_tables

with needs_extra("envs"):
    from gymnasium.spaces import Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

_PLAIN = ("setup", "num_envs", "render_mode", "copy", "bots", "spec", "closed", "_is_reset")
_ARRAYS = ("seats", "waiting", "is_new", "illegal", "refused", "paid", "before", "finals")


class MonsterVectorEnv(VectorEnv[Any, Any, Any]):
    """One learner at each of many tables; the docstring of the module describes it."""

    metadata = {
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "second",
        seats: int = 4,
        seat: int | Literal["random"] = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        options: Options | Mapping[str, Any] = Options(),
        reward: str = "win",
        skip_forced: bool = False,
        longest: int = 20_000,
        illegal: Illegal = "ask_again",
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        """`num_envs` games run side by side; `MonsterEnv` describes the other arguments."""
        setup = Setup(edition, seats, to_options(options), reward, skip_forced, longest)
        check_arguments(setup, seat, illegal)
        self.setup, self.num_envs = setup, checked_games(num_envs)
        self.render_mode, self.copy = checked_mode(render_mode), copy
        self.bots = _compiled_bots(bots_for(opponents, seats - 1), setup)
        own_seat = ANY_SEAT if seat == "random" else seat
        self._build(own_seat, illegal == "raise")
        self._is_reset = False

    def _build(self, own_seat: int, is_strict: bool) -> None:
        """Allocate all buffers, load the machine code and make the spaces."""
        self.states = new_records(self.num_envs)
        games = new_games(self.setup, self.states, more_streams=self.num_envs)
        table = SeatedGames(games, seat_bots(self.bots))
        self._rows = _new_rows(table, own_seat, is_strict)
        self._actions = np.zeros(self.num_envs, np.int64)
        looks_ahead = any(bot.player not in (RANDOM, GREEDY) for bot in self.bots)
        needed = (run_tables, pick_actions, *((decide_waiting,) if looks_ahead else ()))
        self._run, self._pick, *rest = executables(*needed)
        self._decide = rest[0] if rest else None
        self._scratch = new_scratch(weights_for(bot.player for bot in self.bots))
        self.single_observation_space, self.single_action_space = row_space(), Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalActions(self)

    # --- copies ----------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        rows = self._rows
        plain = {name: getattr(self, name) for name in (*_PLAIN, "_np_random", "_np_random_seed")}
        arrays = {name: getattr(rows, name).copy() for name in _ARRAYS}
        chosen = int(rows.own_seat), bool(rows.is_strict)
        values, rng = values_of(rows.table.games), rng_state(self.action_space)
        return {"plain": plain, "arrays": arrays, "chosen": chosen, "values": values, "rng": rng}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored["plain"])
        self._build(*stored["chosen"])
        for name, values in stored["arrays"].items():
            getattr(self._rows, name)[...] = values
        self._set_games(with_values(self._rows.table.games, stored["values"]))
        set_rng_state(self.action_space, stored["rng"])

    def __copy__(self) -> MonsterVectorEnv:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        """Whether all games of both are at the same position and continue in the same way."""
        return isinstance(other, MonsterVectorEnv) and are_same(self._values(), other._values())

    __hash__ = object.__hash__  # libraries cache by environment

    def _values(self) -> dict[str, Any]:
        """Return what play depends on, without the random numbers of the action space."""
        stored = self.__getstate__()
        specs = [bot.spec for bot in self.bots]
        return {**stored, "rng": None, "plain": {**stored["plain"], "bots": specs}}

    def _set_games(self, games: Any) -> None:
        self._rows = self._rows._replace(table=self._rows.table._replace(games=games))

    # --- steps -----------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start games: the first ones of a seed, or without a seed the next one of every row."""
        first = None if seed is None else checked_seed(seed)
        super().reset(seed=first)
        games = self._rows.table.games
        if first is None and not self._is_reset:
            first = int(self.np_random.integers(1 << 62))
        if first is not None:
            games.numbers[:] = np.arange(self.num_envs) - self.num_envs
            self._set_games(games._replace(seed=first))
        self._is_reset = True
        self._play(BEGIN)
        self._render_for_human()
        return self._copied(games.observations), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Apply one action in each game and play until every learner must decide again."""
        if not self._is_reset:
            raise ValueError("no game is running: call reset() first")
        self._actions[:] = self._checked(actions)
        row = self._play(STEP)
        if row != NOTHING:
            sentence = illegal_action_message(self.state(row), int(self._actions[row]))
            raise ValueError(f"game {row}: {sentence}")
        self._render_for_human()
        games = self._rows.table.games
        ended, truncated = games.ends == ENDED, games.ends == TRUNCATED
        infos = {**self._infos(), **self._final_infos(ended | truncated)}
        rewards = self._rows.paid[np.arange(self.num_envs), self._played_seats]
        return self._copied(games.observations), rewards, ended, truncated, infos

    def _play(self, task: int) -> int:
        """Run a task, and let bots that look ahead decide until every learner is asked."""
        self._played_seats = self._rows.seats.copy()
        row = int(self._run(self._rows, self._actions, task))
        if self._decide and row == NOTHING:
            while self._decide(self._rows, self._scratch, self._actions):
                self._run(self._rows, self._actions, CONTINUE)
        return row

    def _checked(self, actions: Any) -> Any:
        """Return the actions as an array. Raise ValueError unless there is one id per game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"the actions are an array of {chosen.dtype} with the shape {chosen.shape}: "
                f"give one whole number for each of the {self.num_envs} games"
            )
        if ((chosen < 0) | (chosen >= ACTIONS)).any():
            raise ValueError(f"an action is out of range: ids go from 0 to {ACTIONS - 1}")
        return chosen

    # --- views -----------------------------------------------------------------------------------

    def _infos(self) -> dict[str, Any]:
        """Return what every learner knows, and the rewards of all seats in this step."""
        rows = self._rows
        infos = {
            "action_mask": self._copied(rows.table.games.masks),
            "seat": self._copied(rows.seats),
            "seat_rewards": self._copied(rows.paid[:, : self.setup.seats]),
            "illegal": rows.illegal.astype(np.bool_),
        }
        every = np.ones(self.num_envs, np.bool_)
        return infos | {f"_{name}": every for name in infos}

    def _final_infos(self, over: Any) -> dict[str, Any]:
        """Return the last observations of the games that ended, in the form of Gymnasium."""
        if not over.any():
            return {}
        finals = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(over):
            finals[row] = self._rows.finals[row].copy()
        seats = np.where(over, self._played_seats, 0)
        return {
            "final_obs": finals,
            "_final_obs": over,
            "final_info": {"seat": seats, "_seat": over},
            "_final_info": over,
        }

    def _copied(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def action_masks(self) -> Any:
        """Return the legal actions of every learner, one row per game."""
        return self._rows.table.games.masks.astype(np.bool_)

    def legal_sample(self, rng: np.random.Generator) -> Any:
        """Return a random legal id for each game."""
        actions, games = np.empty(self.num_envs, np.int64), self._rows.table.games
        words = rng.integers(0, 1 << 64, self.num_envs, np.uint64)
        self._pick(games.states, words, actions, games.out)
        return actions

    def state(self, game: int) -> State:
        """Return the live position of one game: read it, but change only copies."""
        return State(self.states[game : game + 1])

    def render(self) -> tuple[Any, ...] | None:
        """Return all tables as texts in the mode "ansi", print them in the mode "human"."""
        if not self._is_reset:
            raise ValueError("there is nothing to draw: call reset() first")
        tables = [render(self.state(row), self.render_mode) for row in range(self.num_envs)]
        return None if self.render_mode == "human" else tuple(tables)

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()


class LegalActions(MultiDiscrete):
    """One action id per game. Without a mask, `sample()` draws from the legal ids."""

    def __init__(self, envs: MonsterVectorEnv) -> None:
        super().__init__(np.full(envs.num_envs, ACTIONS, np.int64))
        self._envs = envs

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self._envs._is_reset:
            return self._envs.legal_sample(self.np_random)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return MultiDiscrete, (self.nvec,)


def _new_rows(table: SeatedGames, own_seat: int, is_strict: bool) -> VectorGames:
    rows = len(table.games.actors)
    words = {name: np.zeros(rows, np.int64) for name in _ARRAYS[:5]}
    return VectorGames(
        table=table,
        **words,
        paid=np.zeros((rows, MAX_SEATS), np.float32),
        before=np.zeros((rows, MAX_SEATS), np.float32),
        finals=np.zeros((rows, SIZE), np.int8),
        own_seat=own_seat,
        is_strict=int(is_strict),
    )


def _compiled_bots(bots: Sequence[Bot], setup: Setup) -> tuple[Bot, ...]:
    """Return the bots. Raise ValueError if one of them cannot decide in compiled code."""
    for bot in bots:
        if bot.player == EXTERNAL:
            raise ValueError(
                f"{bot.spec} cannot play in a vector environment: choose random, greedy, odds or "
                "search:0, or make the environment with vectorization_mode='sync'"
            )
        bot.check(setup.start)
    return tuple(bots)
