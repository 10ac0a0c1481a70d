"""Selection between compiled and interpreted code for the environments.

Training needs speed, so that the environments wait for the compiler once (its result is cached on
disk). Set DAIKAIJU_ENGINE=interpreted, or call `rules.use("interpreted")`, before an environment is
created to run interpreted code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..rules.engine import load, runs_compiled
from ..rules.state import StateArray


def executable_states(records: Any) -> Any:
    """Return an array of records in the form that the selected code uses."""
    return records if runs_compiled() else StateArray(records)


def executable(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function as it will run: compiled, or interpreted."""
    if not runs_compiled():
        return _ignoring_overflow(function)
    from ..rules.compiler import get_compiled

    load(function)
    # Call machine code without Numba's dispatcher, which would look at the type of every array of a
    # NamedTuple in every call. The environments always pass the annotated types.
    (compilation,) = get_compiled(function).overloads.values()
    entry_point: Callable[..., Any] = compilation.entry_point
    return entry_point


def _ignoring_overflow(function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap the interpreted function: RNG arithmetic overflows on purpose."""

    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return run
