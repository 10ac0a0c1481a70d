"""Gymnasium: one monster against bots.

    import gymnasium
    import daikaiju.envs.gym  # registers the ids

    env = gymnasium.make("Daikaiju-v0", seats=4, opponents=["greedy", "greedy", "random"])
    observation, info = env.reset(seed=1)
    done = False
    while not done:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        done = terminated or truncated

`gymnasium.make("daikaiju.envs.gym:Daikaiju-v0")` needs no import. `opponents` are specs of
`daikaiju.bots.registry` or `Bot` instances, clockwise from the learner's seat; or one for all
seats. A step ends when the learner must decide again, possibly in another monster's turn; its
reward is the sum since then. The episode ends when the learner's monster is eliminated.
`info["action_mask"]` has the legal actions, and so has `action_masks()` for MaskablePPO.
`gymnasium.make_vec` plays many games at once in compiled code (vector.py).

Gymnasium requires that every action of the space is accepted. An illegal action therefore changes
nothing, has reward 0 and a message in `info["illegal"]`; with `illegal="raise"` it raises
ValueError instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal, get_args

import numpy as np

from ..bots.bot import Bot
from ..bots.registry import make_bot
from ..rules.editions import Options
from ..spaces.actions import ACTIONS
from .action_errors import checked_id, illegal_action_message
from .buffers import are_same
from .extras import needs_extra
from .game import checked_seed
from .gym_spaces import ActionSpace, Mask, rng_state, row_space, set_rng_state
from .opponents import ASKED, ENDED, TRUNCATED, OpponentTable
from .setup import Setup, to_options
from .text_render import RENDER_MODES, checked_mode, render

with needs_extra("envs"):
    import gymnasium

Illegal = Literal["ask_again", "raise"]


class MonsterEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; the docstring of the module describes it."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
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
    ) -> None:
        """`seat="random"` draws a seat for each game. Setup describes the other arguments."""
        setup = Setup(edition, seats, to_options(options), reward, skip_forced, longest)
        check_arguments(setup, seat, illegal)
        self.setup, self.render_mode = setup, checked_mode(render_mode)
        self._seat, self._raises = seat, illegal == "raise"
        self.table = OpponentTable(setup, bots_for(opponents, seats - 1))
        self.observation_space = row_space()
        self.action_space = ActionSpace(self._mask)
        self._seed, self._game = 0, -1  # not yet reset
        self._status = ENDED  # a result of `opponents.play_on`
        self._illegal_actions = 0
        self._reward_before = 0.0  # paid before the first decision of the game

    def _mask(self) -> Mask:
        return self.table.mask

    # --- copies ----------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """Return all values; the action space of a copy belongs to the copy."""
        return {**self.__dict__, "action_space": rng_state(self.action_space)}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self.action_space = ActionSpace(self._mask)
        set_rng_state(self.action_space, stored["action_space"])

    def __copy__(self) -> MonsterEnv:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        """Whether both environments are at the same position and continue in the same way."""
        return isinstance(other, MonsterEnv) and are_same(self._values(), other._values())

    __hash__ = object.__hash__  # libraries cache by environment

    def _values(self) -> dict[str, Any]:
        """Return what play depends on, without the random numbers of the action space."""
        return {name: self.__dict__[name] for name in self.__dict__ if name != "action_space"}

    def __repr__(self) -> str:
        bots = ", ".join(bot.spec for bot in self.table.bots)
        return f"<MonsterEnv {self.setup}, seat {self._seat} against {bots}>"

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows; None before the first reset."""
        return self.table.state._repr_svg_()

    # --- steps -----------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Mask, dict[str, Any]]:
        """Start a game: the first of a seed, or without a seed the next one.

        A game in which the learner is eliminated before its first decision is skipped.
        """
        first = None if seed is None else checked_seed(seed)
        super().reset(seed=first)
        if first is not None:
            self._seed, self._game = first, -1
        elif self._game < 0:
            self._seed = int(self.np_random.integers(1 << 62))
        self._status = ENDED
        while self._status != ASKED:
            self._game += 1
            self._status = self.table.begin(self._choose_seat(), self._seed, self._game)
        self._illegal_actions = 0
        self._reward_before = float(self.table.reward[self.table.seat])
        self._render_for_human()
        return self.table.observation.copy(), self._info()

    def _choose_seat(self) -> int:
        if self._seat == "random":
            return int(self.np_random.integers(self.setup.seats))
        return int(self._seat)

    def step(self, action: Any) -> tuple[Mask, float, bool, bool, dict[str, Any]]:
        """Apply an action and play until the learner must decide again."""
        if self._status != ASKED:
            raise ValueError("no game is running: call reset() first")
        number, table = checked_id(action), self.table
        if not 0 <= number < ACTIONS or not table.mask[number]:
            return self._reject(number)
        self._status = table.act(number)
        reward = float(table.reward[table.seat]) + self._reward_before
        self._reward_before = 0.0
        self._render_for_human()
        ended, truncated = self._status == ENDED, self._status == TRUNCATED
        return table.observation.copy(), reward, ended, truncated, self._info()

    def _reject(self, number: int) -> tuple[Mask, float, bool, bool, dict[str, Any]]:
        """Return the unchanged observation and a message; truncate after too many such actions."""
        table = self.table
        sentence = illegal_action_message(table.state, number)
        if self._raises or not 0 <= number < ACTIONS:
            raise ValueError(sentence)
        self._illegal_actions += 1
        if self._illegal_actions >= self.setup.longest:
            self._status = TRUNCATED
        info = {**self._info(), "illegal": sentence}
        return table.observation.copy(), 0.0, False, self._status == TRUNCATED, info

    # --- views -----------------------------------------------------------------------------------

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the legal actions in the form that MaskablePPO of sb3-contrib expects."""
        return self.table.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask.copy(), "seat": self.table.seat}

    def render(self) -> str | None:
        """Return the table as text in the mode "ansi", print it in the mode "human"."""
        if self._game < 0:
            raise ValueError("there is nothing to draw: call reset() first")
        return render(self.table.state, self.render_mode)

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Close all bots."""
        self.table.close()


# --- construction --------------------------------------------------------------------------------


def bots_for(opponents: str | Bot | Sequence[str | Bot], seats: int) -> list[Bot]:
    """Return bots for `seats` seats. Raise ValueError if their number is wrong."""
    given = [opponents] * seats if isinstance(opponents, str | Bot) else opponents
    if not isinstance(given, Sequence) or not all(isinstance(each, str | Bot) for each in given):
        raise ValueError(f"{opponents!r} are no opponents: give specs such as 'greedy', or bots")
    if len(given) != seats:
        raise ValueError(
            f"{len(given)} opponents cannot fill the other seats: "
            f"name one for each of the {seats}, or one for all"
        )
    by_spec = {spec: make_bot(spec) for spec in given if isinstance(spec, str)}
    return [by_spec[each] if isinstance(each, str) else each for each in given]


def check_arguments(setup: Setup, seat: Any, illegal: str) -> None:
    """Raise ValueError for an invalid seat or way to treat illegal actions."""
    if seat != "random" and (not isinstance(seat, int) or not 0 <= seat < setup.seats):
        raise ValueError(f"there is no seat {seat!r}: choose 0 to {setup.seats - 1} or 'random'")
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal actions cannot {illegal!r}: choose 'ask_again' or 'raise'")


# Arguments of each id; `gymnasium.make` can override them.
IDS: dict[str, dict[str, Any]] = {
    "Daikaiju-v0": {},
    "Daikaiju-First-v0": {"edition": "first"},
    "Daikaiju-Dark-v0": {"edition": "dark"},
    "Daikaiju-Greedy-v0": {"opponents": "greedy"},
    "Daikaiju-Duel-v0": {"seats": 2, "options": {"deck": "none"}},
}


def register_ids() -> None:
    """Register all ids with Gymnasium, except those that are registered already."""
    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:MonsterEnv",
                vector_entry_point="daikaiju.envs.vector:MonsterVectorEnv",
                kwargs=arguments,
            )


register_ids()
