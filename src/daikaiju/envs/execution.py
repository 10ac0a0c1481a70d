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
    return executables(function)[0]


def executables(*functions: Callable[..., Any]) -> list[Callable[..., Any]]:
    """Return several functions as they will run; those that must be compiled are counted."""
    if not runs_compiled():
        return [_ignoring_overflow(function) for function in functions]
    load(*functions)
    return [_entry_point(function) for function in functions]


def _entry_point(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return machine code to call without Numba's dispatcher.

    The dispatcher would look at the type of every array of a NamedTuple in every call. The
    environments always pass the annotated types.
    """
    from ..rules.compiler import get_compiled

    (compilation,) = get_compiled(function).overloads.values()
    entry_point: Callable[..., Any] = compilation.entry_point
    return entry_point


def _ignoring_overflow(function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap the interpreted function: RNG arithmetic overflows on purpose."""

    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return run
