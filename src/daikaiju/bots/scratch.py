"""The desk of a thinking bot: the room that compiled decisions work in, since nothing is allocated.

`room` holds positions to try things in, `out` legal actions, `luck` words of luck, and `values`
numbers, laid out as below.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..odds.dice_program import ROW
from ..rng.splitmix import stream
from ..rules.actions import MOST_ACTIONS
from ..rules.state import RECORD, State

# Positions: from one that is only looked at, things are tried in the next two.
GAME: Final = 0  # the position decided on
LATER: Final = 3  # one that the search looks at more closely
POSITIONS: Final = 6

# Words of luck.
CHANCE_LUCK: Final = 0  # what really happens
OWN_LUCK: Final = 1  # what a bot draws for itself
IMAGINED: Final = 2  # what it imagines …
SAME: Final = 3  # … beginning here, so that all actions are tried with the same luck
WORDS: Final = 4

# Legal actions first; then …
FEATURE_ROOM: Final = 4 * MOST_ACTIONS  # features of a monster
LISTED: Final = 5 * MOST_ACTIONS

# Numbers.
TURN_KNOWN: Final = 0  # whose dice program lies in the rows: the number of that turn, or 0
SHARES: Final = 8  # win chances by seat
NET_ROOM: Final = 16  # for the layers of the network
ROWS: Final = 1024  # the dice program: a row for each number of throws left
MOST_THROWS: Final = 6
NUMBERS: Final = ROWS + MOST_THROWS * ROW


class Desk:
    """One desk; each worker has its own."""

    def __init__(self, numbers: int = NUMBERS, seed: int = 0) -> None:
        self.room: Any = np.zeros(POSITIONS, RECORD)
        self.out = np.zeros(LISTED, np.int64)
        with np.errstate(over="ignore"):
            self.luck = np.array([stream(seed, word) for word in range(WORDS)], np.uint64)
        self.values = np.zeros(numbers)

    def plain_room(self, state: State) -> PlainRoom:
        """The room for interpreted decisions, with this position to decide on."""
        plain = PlainRoom()
        plain[GAME] = state
        return plain


class PlainRoom:
    """Positions that are copied when they are assigned, as the cells of an array are."""

    def __init__(self) -> None:
        self._states = [State() for _ in range(POSITIONS)]

    def __getitem__(self, index: int) -> State:
        return self._states[index]

    def __setitem__(self, index: int, state: State) -> None:
        self._states[index].record[0] = state.record[0]
