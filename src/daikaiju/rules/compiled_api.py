"""The functions of the engine as machine code. Importing this needs Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

from .actions import MAX_ACTIONS
from .chance import list_chance_actions
from .compiler import compile_missing, get_compiled
from .setup import new_game
from .signatures import States, Words
from .transitions import advance, list_legal


def advance_first(states: States, action: int) -> None:
    advance(states[0], action)


def list_legal_first(states: States, out: Words) -> int:
    return list_legal(states[0], out)


def list_chance_actions_first(states: States, out: Words) -> int:
    return list_chance_actions(states[0], out)


API_FUNCTIONS = (advance_first, list_legal_first, list_chance_actions_first)


class CompiledApi:
    """Compiled functions for one state at a time, compiled or loaded by the constructor."""

    def __init__(self) -> None:
        self._out = np.zeros(8 * MAX_ACTIONS, np.int64)
        compile_missing(API_FUNCTIONS)
        self._advance = get_compiled(advance_first)
        self._list_legal = get_compiled(list_legal_first)
        self._list_chance_actions = get_compiled(list_chance_actions_first)
        self._warm_up()

    def _warm_up(self) -> None:
        record = new_game("second", 2).record
        self.list_legal(record)
        self.advance(record, self.list_chance_actions(record)[0])

    def advance(self, record: Any, action: int) -> None:
        self._advance(record, action)

    def list_legal(self, record: Any) -> list[int]:
        return self._out[: self._list_legal(record, self._out)].tolist()

    def list_chance_actions(self, record: Any) -> list[int]:
        return self._out[: self._list_chance_actions(record, self._out)].tolist()
