"""Many games in one array, advanced by one call without Python code per game.

batch = Batch(Setup(), games=1024, seed=1)
while learning:
    batch.step(policy(batch.observations, batch.masks))
    learn(batch.rewards, batch.ends)

When a game ends, the next game starts in the same row in the same call: `rewards` and `ends` then
belong to the old game, everything else to the new one. Every call overwrites the same arrays: copy
what you keep. Row i plays the games i, i + games, i + 2 · games, … of the seed, each identical to
the same game in `Game`.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import numpy as np

from ..rng.splitmix import stream
from ..rules.constants import NOTHING
from ..rules.state import State
from .action_errors import illegal_action_message
from .buffers import are_same, new_games, new_records, values_of, with_values
from .execution import executables
from .game import checked_games, checked_seed
from .game_loop import pick_actions, reset_games, step_games
from .setup import Mixture, Setup, checked_setup

PICK_STREAMS = 1 << 62  # numbers of the RNG streams of `sample`; lower ones play games


class Rows(NamedTuple):
    """The arrays that every call writes, one row per game."""

    observations: Any  # int8: of the seat that must decide (observations.SLICES)
    masks: Any  # bool: its legal ids
    actors: Any  # int64: that seat
    rewards: Any  # float32: of the last action, by seat
    ends: Any  # int64: 0, or game_loop.ENDED or TRUNCATED for the previous game


def streams(seed: int, first: int, many: int) -> Any:
    """Return the initial states of `many` RNG streams of a seed, from number `first` on."""
    with np.errstate(over="ignore"):
        return stream(seed, first + np.arange(many)).astype(np.uint64)  # type: ignore[arg-type]


class Batch:
    """Games of one setup or a mixture; compiled unless "interpreted" was selected."""

    def __init__(
        self, setup: Setup | Mixture = Setup(), games: int = 1024, seed: int | None = 0
    ) -> None:
        """Start the first games of a seed; None draws a seed, which is `batch.seed`."""
        self.setup, self.games = checked_setup(setup, Setup, Mixture), checked_games(games)
        self._reset, self._step, self._pick = executables(reset_games, step_games, pick_actions)
        self.states = new_records(games)
        self._games = new_games(setup, self.states)
        self._pick_rng = np.zeros(games, np.uint64)
        self.observations, self.actors = self._games.observations, self._games.actors
        self.masks = self._games.masks.view(np.bool_)
        self.rewards, self.ends = self._games.rewards, self._games.ends
        self.rows = Rows(self.observations, self.masks, self.actors, self.rewards, self.ends)
        self.reset(secrets.randbits(62) if seed is None else seed)

    def reset(self, seed: int | None = None) -> Rows:
        """Start the first games of a seed; without a seed, those of the last seed again."""
        if seed is not None:
            self.seed = checked_seed(seed)
            self._games = self._games._replace(seed=self.seed)
        self._pick_rng[:] = streams(self.seed, PICK_STREAMS, self.games)
        self._reset(self._games)
        return self.rows

    def step(self, actions: Any) -> Rows:
        """Apply one action id per game. If one is illegal, raise ValueError and change nothing."""
        chosen = self._checked(actions)
        bad = self._step(self._games, chosen)
        if bad != NOTHING:
            raise ValueError(
                f"game {bad}: {illegal_action_message(self.state(int(bad)), int(chosen[bad]))}"
            )
        return self.rows

    def sample(self) -> Any:
        """Return a random legal id for each game, determined by the seed."""
        actions = np.empty(self.games, np.int64)
        self._pick(self._games.states, self._pick_rng, actions, self._games.out)
        return actions

    def state(self, game: int) -> State:
        """Return the live position of one game: read it, but change only copies."""
        return State(self.states[game : game + 1])

    def __getstate__(self) -> dict[str, Any]:
        stored = {"setup": self.setup, "games": self.games, "seed": self.seed}
        return {**stored, "rng": self._pick_rng.copy(), "values": values_of(self._games)}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        Batch.__init__(self, stored["setup"], stored["games"], stored["seed"])
        self._pick_rng[:] = stored["rng"]
        self._games = with_values(self._games, stored["values"])

    def __eq__(self, other: object) -> bool:
        """Whether all games of both batches are the same and continue in the same way."""
        if not isinstance(other, Batch) or (self.setup, self.games) != (other.setup, other.games):
            return False
        return are_same(values_of(self._games), values_of(other._games))

    __hash__ = None  # type: ignore[assignment]  # a batch changes

    def __repr__(self) -> str:
        return f"<Batch of {self.games:,} games, {self.setup}, seed {self.seed}>"

    def close(self) -> None:
        """Do nothing; present for compatibility with other environments."""

    def _checked(self, actions: Any) -> Any:
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions of the shape {chosen.shape} and the type {chosen.dtype} cannot be taken: "
                f"give {self.games} whole numbers, an id for each game"
            )
        return chosen.astype(np.int64, copy=False)
