"""Running what game_loop.py says: as machine code, or as it is written.

Learning wants speed, so the doors of this room wait for the compiler once (its work is kept on
disk) instead of starting slowly; whoever chooses DAIKAIJU_ENGINE=interpreted, or
`rules.use("interpreted")`, before making an environment has it run as it is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..rules.engine import load, runs_compiled
from ..rules.state import State


class PlainStates:
    """Records that read as states and are copied when they are assigned, for interpreted code."""

    def __init__(self, records: Any) -> None:
        self._records = records
        self._states: list[State | None] = [None] * len(records)

    def __getitem__(self, index: int) -> State:
        state = self._states[index]
        if state is None:
            state = self._states[index] = State(self._records[index : index + 1])
        return state

    def __setitem__(self, index: int, state: State) -> None:
        self._records[index] = state.record[0]


def states_for_code(records: Any) -> Any:
    """An array of records as the code that will run wants it."""
    return records if runs_compiled() else PlainStates(records)


def ready(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as it is to be run from now on, by the engine's switch."""
    if not runs_compiled():
        return _wrapping(function)
    from ..rules.compiler import compiled

    load(function)
    return compiled(function)


def _wrapping(function: Callable[..., Any]) -> Callable[..., Any]:
    """The plain function; luck wraps around, which is no mistake."""

    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return run
