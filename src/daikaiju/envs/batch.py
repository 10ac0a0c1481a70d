"""Many games in one array, moved on by one call: no Python for a single game.

batch = Batch(Setup(), games=1024, seed=1)
while learning:
    batch.step(policy(batch.observations, batch.masks))
    learn(batch.rewards, batch.ends)

A game that ends gives way to the next one in the same call: `rewards` and `ends` then tell of the
old game, everything else of the new one. The arrays are always the same ones, written anew by
every call: copy what must last. In row i lie, one after another, the games i, i + games,
i + 2 · games, … of the seed, each of them the same as in a `Game`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..rng.splitmix import stream
from ..rules.actions import MOST_ACTIONS
from ..rules.constants import MOST_SEATS, NOTHING
from ..rules.state import RECORD, State
from .action_errors import why_not
from .actions import ACTIONS
from .execution import ready, states_for_code
from .game import checked_seed
from .game_loop import pick_actions, reset_games, step_games
from .observations import SIZE
from .setup import Setup

PICKS = 1 << 62  # streams of luck from here on pick actions, those before play games


class Rows(NamedTuple):
    """What every call of a batch has written, a row for each game."""

    observations: Any  # int8: what the seat that must decide sees (observing.SLICES)
    masks: Any  # bool: the ids that it may choose
    actors: Any  # int64: which seat that is
    rewards: Any  # float32: what the last action brought to each seat
    ends: Any  # int64: 0, or course.ENDED or course.CUT_SHORT for the game before this one


def streams(seed: int, first: int, many: int) -> Any:
    """Where so many streams of luck of a seed begin, from the number `first` on."""
    with np.errstate(over="ignore"):
        return stream(seed, first + np.arange(many)).astype(np.uint64)  # type: ignore[arg-type]


class Batch:
    """Games of one setup side by side, as machine code unless "interpreted" has been chosen."""

    def __init__(self, setup: Setup = Setup(), games: int = 1024, seed: int = 0) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played: 1 or more would do")
        self.setup, self.games = setup, games
        self._reset, self._step = ready(reset_games), ready(step_games)
        self._pick = ready(pick_actions)
        self.states = np.zeros(games, RECORD)
        self._luck, self._picks = np.zeros((2, games), np.uint64)
        self._ages, self._numbers = np.zeros((2, games), np.int64)
        self._masks = np.zeros((games, ACTIONS), np.int8)
        self.observations = np.zeros((games, SIZE), np.int8)
        self.masks = self._masks.view(np.bool_)
        self.actors, self.ends = np.zeros((2, games), np.int64)
        self.rewards = np.zeros((games, MOST_SEATS), np.float32)
        self.rows = Rows(self.observations, self.masks, self.actors, self.rewards, self.ends)
        self._lay_out()
        self.reset(seed)

    def _lay_out(self) -> None:
        """The arguments of compiled code, put together once."""
        places = states_for_code(self.states), states_for_code(self.setup.start.record)
        written = self.ends, self.rewards, self.actors, self.observations, self._masks
        out = np.zeros(8 * MOST_ACTIONS, np.int64)
        self._places = *places, self._luck
        self._rest = self._ages, self._numbers, *written, out

    def reset(self, seed: int | None = None) -> Rows:
        """Begin the first games of a seed; without one, those of the seed before once more."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._picks[:] = streams(self.seed, PICKS, self.games)
        self._reset(*self._places, *self._rest, self.seed, int(self.setup.skip_forced))
        return self.rows

    def step(self, actions: Any) -> Rows:
        """Take one action in every game, by their ids. With an illegal one nothing is done."""
        chosen = self._checked(actions)
        how = int(self.setup.skip_forced), self.setup.kind, self.setup.longest
        bad = self._step(*self._places, chosen, *self._rest, self.seed, *how)
        if bad != NOTHING:
            raise ValueError(f"game {bad}: {why_not(self.state(int(bad)), int(chosen[bad]))}")
        return self.rows

    def sample(self) -> Any:
        """A legal id for each game, every one equally likely; repeatable by the seed."""
        actions = np.empty(self.games, np.int64)
        self._pick(self._places[0], self._picks, actions, self._rest[-1])
        return actions

    def state(self, game: int) -> State:
        """The position of one game: look at it, change a copy."""
        return State(self.states[game : game + 1])

    def close(self) -> None:
        """Nothing is held that must be given back; here for those who are used to closing."""

    def _checked(self, actions: Any) -> Any:
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions of the shape {chosen.shape} and the type {chosen.dtype} cannot be taken: "
                f"{self.games} whole numbers would do, an id for each game"
            )
        return chosen.astype(np.int64, copy=False)
