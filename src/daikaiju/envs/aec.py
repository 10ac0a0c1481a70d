"""PettingZoo: a whole table as an AEC environment with one agent per monster.

    from daikaiju.envs import aec

    env = aec.env(edition="second", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        is_out = terminated or truncated
        mask = observation["action_mask"]
        env.step(None if is_out else env.action_space(agent).sample(mask))

The selected agent is the seat that must decide, in any monster's turn. An eliminated monster is
selected next, once, and removed with `step(None)`; then the game continues. An illegal action
raises ValueError and changes nothing. This class checks the order of calls itself: each wrapper of
PettingZoo would cost more time than a decision of the rules.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import deepcopy
from functools import partial
from typing import Any, Literal, get_args

import numpy as np

from ..rules.constants import NOBODY
from ..rules.editions import Options
from ..spaces.actions import ACTIONS
from .buffers import are_same
from .extras import needs_extra
from .game import Game
from .gym_spaces import ActionSpace, Mask, mask_space, rng_state, row_space, set_rng_state
from .setup import Setup, to_options
from .text_render import RENDER_MODES, checked_mode, render

with needs_extra("envs"):
    from gymnasium.spaces import Box, Dict, Space
    from pettingzoo import AECEnv, aec_registry, register

Masks = Literal["observation", "info"]
# Attributes of PettingZoo that exist from the first reset on.
_SET_BY_RESET = ("agent_selection", "rewards", "terminations", "truncations", "infos")


def env(
    edition: str = "second",
    seats: int = 4,
    options: Options | Mapping[str, Any] = Options(),
    reward: str = "win",
    skip_forced: bool = False,
    longest: int = 20_000,
    masks: Masks = "observation",
    render_mode: str | None = None,
) -> Table:
    """Return a table. Setup describes the arguments.

    `masks` selects where agents find the legal actions: beside the observation, as in PettingZoo's
    own card games, or in their info, with a plain array as observation.
    """
    setup = Setup(edition, seats, to_options(options), reward, skip_forced, longest)
    return Table(setup, masks, render_mode)


raw_env = env


class Table(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game at a time for all of its agents."""

    metadata = {
        "name": "daikaiju_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, setup: Setup, masks: Masks = "observation", render_mode: str | None = None
    ) -> None:
        if masks not in get_args(Masks):
            raise ValueError(f"masks cannot be in {masks!r}: they are in 'observation' or 'info'")
        super().__init__()
        self.setup, self.render_mode = setup, checked_mode(render_mode)
        self.game = Game(setup)
        self.possible_agents = [f"monster_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._masks_in_observation = masks == "observation"
        self._define_spaces()
        self._seed, self._number = 0, -1  # not yet reset
        self._deciding_seat = NOBODY

    def _define_spaces(self) -> None:
        """Set the observation, action and state spaces."""
        row: Space[Any] = row_space()
        if self._masks_in_observation:
            row = Dict({"observation": row_space(), "action_mask": mask_space()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, row)
        self.action_spaces: dict[str, Space[Any]] = {
            name: ActionSpace(partial(self._mask_of, seat)) for name, seat in self._seats.items()
        }
        self.state_space = Box(-128, 127, (self.setup.seats * row_space().shape[0],), np.int8)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def __getattr__(self, name: str) -> Any:
        """Explain an attribute that does not exist yet."""
        if name in _SET_BY_RESET:
            raise AttributeError(f"there is no {name} yet: call reset() first")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    # --- copies ----------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """Return all values; the action spaces of a copy belong to the copy."""
        rng = {name: rng_state(space) for name, space in self.action_spaces.items()}
        return {**self.__dict__, "action_spaces": rng}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self._define_spaces()
        for name, state in stored["action_spaces"].items():
            set_rng_state(self.action_spaces[name], state)

    def __copy__(self) -> Table:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        """Whether both tables are at the same position and continue in the same way."""
        return isinstance(other, Table) and are_same(self._values(), other._values())

    __hash__ = object.__hash__  # libraries cache by environment

    def _values(self) -> dict[str, Any]:
        """Return what play depends on, without the random numbers of the action spaces."""
        return {name: self.__dict__[name] for name in self.__dict__ if name != "action_spaces"}

    def __repr__(self) -> str:
        return f"<Table of {self.setup}, {self.game.decisions} decisions>"

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return self.game._repr_svg_()

    # --- steps -----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: the first of a seed, or without a seed the next one."""
        if seed is not None:
            first, number = seed, 0
        elif self._number < 0:
            first, number = secrets.randbits(62), 0
        else:
            first, number = self._seed, self._number + 1
        self.game.reset(first, number)  # raises ValueError for an invalid seed
        self._seed, self._number = first, number
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._select(self.game.actor)
        self._render_for_human()

    def step(self, action: Any) -> None:
        """Apply the action of the selected agent; None removes an eliminated one."""
        if not self.agents:
            raise ValueError("no game is running: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} lives and must act: None is only for those that are out")
        self.game.act(action)
        self._add_rewards(agent)
        self._select(self.game.actor)
        self._mark_eliminated()
        self._render_for_human()

    def _select(self, seat: int) -> None:
        """Select the seat that must decide; none when the game is over or truncated."""
        self._deciding_seat = NOBODY if self.game.over or self.game.truncated else seat
        if self._deciding_seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        if not self._masks_in_observation:
            for name in self.agents:
                self.infos[name] = {"action_mask": self._mask_of(self._seats[name])}

    def _add_rewards(self, agent: str) -> None:
        """Add the rewards of the last action; those of the agent that acted start from 0."""
        self._cumulative_rewards[agent] = 0.0
        rewards = self.game.rewards.tolist()
        for name in self.agents:
            reward = rewards[self._seats[name]]
            self.rewards[name] = reward
            self._cumulative_rewards[name] += reward

    def _mark_eliminated(self) -> None:
        """Mark eliminated monsters; they are removed before any other agent acts."""
        game = self.game
        living = game.living
        if len(living) == len(self.agents) and self._deciding_seat != NOBODY:
            return
        for name in self.agents:
            self.terminations[name] = game.over or self._seats[name] not in living
            self.truncations[name] = game.truncated and not self.terminations[name]
        self._deads_step_first()

    # --- views -----------------------------------------------------------------------------------

    def observe(self, agent: str) -> Any:
        """Return the observation of an agent, also when it need not decide."""
        seat = self._seats[agent]
        row = self._started_game().observation(seat)
        if not self._masks_in_observation:
            return row
        return {"observation": row, "action_mask": self._mask_of(seat)}

    def _started_game(self) -> Game:
        """Return the game; raise ValueError before the first reset."""
        if self._number < 0:
            raise ValueError("there is nothing to see yet: call reset() first")
        return self.game

    def _mask_of(self, seat: int) -> Mask:
        """Return the legal actions of a seat; none unless it must decide."""
        return self.game.mask() if seat == self._deciding_seat else np.zeros(ACTIONS, np.int8)

    def state(self) -> Mask:
        """Return the concatenated observations of all seats."""
        game = self._started_game()
        return np.concatenate([game.observation(seat) for seat in self._seats.values()])

    def render(self) -> str | None:
        """Return the table as text in the mode "ansi", print it in the mode "human"."""
        return render(self._started_game().state, self.render_mode)

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


# --- the id --------------------------------------------------------------------------------------

ID = "daikaiju-v0"  # pettingzoo.make("aec", "daikaiju-v0", seats=4)

if ID not in aec_registry:
    register("aec", ID, f"{__name__}:env")
