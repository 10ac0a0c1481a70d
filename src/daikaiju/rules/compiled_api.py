"""The functions of the engine as machine code. Importing this needs Numba."""

from __future__ import annotations

import threading
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


class _Buffers(threading.local):
    """Memory for lists of actions. Each thread has its own: machine code runs without the GIL."""

    def __init__(self) -> None:
        self.out = np.zeros(8 * MAX_ACTIONS, np.int64)


class CompiledApi:
    """Compiled functions for one state at a time, compiled or loaded by the constructor.

    Several threads may call them at the same time.
    """

    def __init__(self) -> None:
        self._buffers = _Buffers()
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
        out = self._buffers.out
        return out[: self._list_legal(record, out)].tolist()

    def list_chance_actions(self, record: Any) -> list[int]:
        out = self._buffers.out
        return out[: self._list_chance_actions(record, out)].tolist()
