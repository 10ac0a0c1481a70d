"""The machine types of plain functions: Numba types, from their annotations (signatures.py)."""

from __future__ import annotations

import functools
from typing import Any, Final, get_type_hints

import numba
from numba import types

from .signatures import STATE, Array, FixedTuple
from .state import RECORD, State

_RECORD: Final = numba.from_dtype(RECORD)


def signature_of(function: Any, integer: Any = types.int64) -> tuple[Any, ...]:
    """Return the Numba types of a function's parameters; `integer` is the type of a plain `int`."""
    hints = hints_of(function)
    code = function.__code__
    return tuple(
        _numba_type(hints.get(name), integer, f"{name!r} of {function.__qualname__}")
        for name in code.co_varnames[: code.co_argcount]
    )


@functools.cache
def hints_of(function: Any) -> dict[str, Any]:
    return get_type_hints(function, include_extras=True)


def signature_with_result(function: Any) -> Any:
    """Return the Numba types of a function's parameters and of its result."""
    hint = hints_of(function).get("return")
    parameters = signature_of(function)
    if hint is type(None):
        return types.none(*parameters)
    result = _numba_type(hint, types.int64, f"the result of {function.__qualname__}")
    return result(*parameters)


def returns_integer(function: Any) -> bool:
    """Whether a function is annotated to return a plain `int`, not a `Word`."""
    return hints_of(function).get("return") is int


def _numba_type(hint: Any, integer: Any, parameter: str) -> Any:
    if hint is State:
        return _RECORD
    if hint is int or hint is bool:
        return integer
    if hint is float:
        return types.float64
    if hasattr(hint, "_fields"):
        fields = get_type_hints(hint, include_extras=True)
        kinds = [_numba_type(fields[f], integer, f"{f!r} of {hint.__name__}") for f in hint._fields]
        return types.BaseTuple.from_types(kinds, hint)  # type: ignore[no-untyped-call]
    for kind in getattr(hint, "__metadata__", ()):
        element = _RECORD if kind.dtype == STATE else getattr(types, kind.dtype)
        if isinstance(kind, Array):
            return types.Array(element, kind.dimensions, "C")
        if isinstance(kind, FixedTuple):
            return types.UniTuple(element, kind.length)  # type: ignore[no-untyped-call]
        return element
    raise TypeError(
        f"{parameter} has no type that can be compiled: annotate it with int, float, State, "
        "an alias of rules/signatures.py, or a NamedTuple of these"
    )
