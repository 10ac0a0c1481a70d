"""The doors of the engine as machine code. Importing this needs the compiler or its cache."""

from __future__ import annotations

from typing import Any

import numpy as np

from .actions import MOST_ACTIONS
from .chance import list_chances
from .compiler import compiled
from .setup import new_game
from .transitions import advance, list_legal


def advance_first(states: Any, action: int) -> None:
    advance(states[0], action)


def list_legal_first(states: Any, out: Any) -> int:
    return list_legal(states[0], out)


def list_chances_first(states: Any, out: Any) -> int:
    return list_chances(states[0], out)


class Doors:
    """Machine code for one state at a time, all of it ready when this returns."""

    def __init__(self) -> None:
        self._out = np.zeros(8 * MOST_ACTIONS, np.int64)
        self._advance = compiled(advance_first)
        self._list_legal = compiled(list_legal_first)
        self._list_chances = compiled(list_chances_first)
        self._warm_up()

    def _warm_up(self) -> None:
        record = new_game("second", 2).record
        self.list_legal(record)
        self.advance(record, self.list_chances(record)[0])

    def advance(self, record: Any, action: int) -> None:
        self._advance(record, action)

    def list_legal(self, record: Any) -> list[int]:
        return self._out[: self._list_legal(record, self._out)].tolist()

    def list_chances(self, record: Any) -> list[int]:
        return self._out[: self._list_chances(record, self._out)].tolist()
