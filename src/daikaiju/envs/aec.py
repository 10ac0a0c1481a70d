"""PettingZoo: a whole table as an AEC environment, one agent for each monster.

    from daikaiju.envs import aec

    env = aec.env(edition="second", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        is_out = terminated or truncated
        mask = observation["action_mask"]
        env.step(None if is_out else env.action_space(agent).sample(mask))

The agent selected is whoever the rules ask, in whosever turn that is. A monster that falls, in its
own turn or in another's, is selected next, once, to be taken off with `step(None)`; then the game
goes on with whoever it asks. An action that is not legal is refused with one sentence, and nothing
has changed. Order is checked here, so no wrappers are needed: each of them would cost more than a
decision of the rules does.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from pettingzoo import AECEnv, aec_registry, register

from ..rules.constants import NOBODY
from ..rules.editions import Options
from .actions import ACTIONS
from .game import Game
from .setup import Setup, as_options
from .spaces import ActionSpace, Mask, mask_space, row_space
from .text_render import RENDER_MODES, checked_mode, render

Masks = Literal["observation", "info"]


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
    """A table: see Setup for what can be chosen.

    `masks` says where agents find which actions are legal: beside the observation, as in
    PettingZoo's own card games, or in their info, with the observation a plain row.
    """
    setup = Setup(edition, seats, as_options(options), reward, skip_forced, longest)
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
        self._masks_beside = masks == "observation"
        self._lay_spaces()
        self._seed, self._number = 0, -1  # not yet reset
        self._asked = NOBODY

    def _lay_spaces(self) -> None:
        row: Space[Any] = row_space()
        if self._masks_beside:
            row = Dict({"observation": row_space(), "action_mask": mask_space()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, row)
        self.action_spaces: dict[str, Space[Any]] = {
            name: ActionSpace(lambda seat=seat: self._mask_of(seat))  # type: ignore[misc]
            for name, seat in self._seats.items()
        }
        self.state_space = Box(-128, 127, (self.setup.seats * row_space().shape[0],), np.int8)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # --- playing ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of a seed, or without one the next after the last."""
        if seed is not None:
            first, number = seed, 0
        elif self._number < 0:
            first, number = secrets.randbits(62), 0
        else:
            first, number = self._seed, self._number + 1
        self.game.reset(first, number)  # refuses what is no seed
        self._seed, self._number = first, number
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._turn_to(self.game.actor)
        self._show()

    def step(self, action: Any) -> None:
        """Do what the selected agent has chosen; for one that is out, None takes it off."""
        if not self.agents:
            raise ValueError("no game is running: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} lives and must act: None is only for those that are out")
        self.game.act(index(action))
        self._pay(agent)
        self._turn_to(self.game.actor)
        self._part()
        self._show()

    def _turn_to(self, seat: int) -> None:
        """Select whoever must decide, and nobody any more when the game is over or cut short."""
        self._asked = NOBODY if self.game.over or self.game.truncated else seat
        if self._asked != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        if not self._masks_beside:
            for name in self.agents:
                self.infos[name] = {"action_mask": self._mask_of(self._seats[name])}

    def _pay(self, agent: str) -> None:
        self._cumulative_rewards[agent] = 0.0
        paid = self.game.rewards.tolist()
        for name in self.agents:
            reward = paid[self._seats[name]]
            self.rewards[name] = reward
            self._cumulative_rewards[name] += reward

    def _part(self) -> None:
        """Note who is out now; they are taken off before anybody else acts."""
        game = self.game
        living = game.living
        if len(living) == len(self.agents) and self._asked != NOBODY:
            return
        for name in self.agents:
            self.terminations[name] = game.over or self._seats[name] not in living
            self.truncations[name] = game.truncated and not self.terminations[name]
        self._deads_step_first()

    # --- looking ---------------------------------------------------------------------------------

    def observe(self, agent: str) -> Any:
        """What an agent may know now, whether it is asked or not."""
        seat = self._seats[agent]
        row = self._begun().observation(seat)
        if not self._masks_beside:
            return row
        return {"observation": row, "action_mask": self._mask_of(seat)}

    def _begun(self) -> Game:
        if self._number < 0:
            raise ValueError("there is nothing to see yet: call reset() first")
        return self.game

    def _mask_of(self, seat: int) -> Mask:
        """Legal actions of a seat: none, unless it must decide now."""
        return self.game.mask() if seat == self._asked else np.zeros(ACTIONS, np.int8)

    def state(self) -> Mask:
        """All that is known at the table: the observations of all seats, one after the other."""
        game = self._begun()
        return np.concatenate([game.observation(seat) for seat in self._seats.values()])

    def render(self) -> str | None:
        """The table as text: returned in the mode "ansi", written out in the mode "human"."""
        return render(self._begun().state, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to give back."""


# --- the id --------------------------------------------------------------------------------------

ID = "daikaiju-v0"  # pettingzoo.make("aec", "daikaiju-v0", seats=4)

if ID not in aec_registry:
    register("aec", ID, f"{__name__}:env")
