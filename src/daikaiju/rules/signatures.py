"""Types for the parameters of functions that are compiled.

Python and mypy read an alias of this module as `Any` or `int`. The compilers (compiler.py for the
CPU, envs/cuda_compiler.py for a GPU) read the machine type from its metadata. One machine type per
parameter keeps Numba from compiling a function again for every integer width it is called with.

A parameter annotated as `int` or `bool` is a machine integer: 64 bits on the CPU, 32 bits on a GPU,
which halves the instructions. A number that needs 64 bits everywhere is a `Word`.

Parameters that belong together are one NamedTuple, whose fields are annotated in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar

STATE: Final = "state"  # as an element type: the record of a game state


@dataclass(frozen=True)
class Scalar:
    """One number of a NumPy type."""

    dtype: str


@dataclass(frozen=True)
class Array:
    """A C-contiguous array. Its elements are of a NumPy type, or STATE records."""

    dtype: str
    dimensions: int = 1


@dataclass(frozen=True)
class FixedTuple:
    """A tuple of known length whose elements have the same NumPy type."""

    dtype: str
    length: int


Function = TypeVar("Function", bound=Callable[..., Any])
RARELY_CALLED: set[str] = set()  # names, or suffixes of names, of functions
COMPILED_ONCE: set[Callable[..., Any]] = set()
COMPILED_WHOLE: set[Callable[..., Any]] = set()


def rarely_called(function: Function) -> Function:
    """Decorator: the compilers do not inline this function, which keeps its callers short."""
    RARELY_CALLED.add(function.__name__)
    return function


def compiled_once(function: Function) -> Function:
    """Decorator: on the CPU, this function is compiled once, and all machine code calls it.

    Other functions are compiled again into each function that Python calls.
    """
    COMPILED_ONCE.add(function)
    return function


def compiled_whole(function: Function) -> Function:
    """Decorator: on the CPU, the machine code of this function contains all that it calls, also
    functions that are compiled once. It takes longer to compile and runs some per cent faster."""
    COMPILED_WHOLE.add(function)
    return function


Word = Annotated[int, Scalar("int64")]
UnsignedWord = Annotated[Any, Scalar("uint64")]

States = Annotated[Any, Array(STATE)]
Words = Annotated[Any, Array("int64")]
WordRows = Annotated[Any, Array("int64", 2)]
Bytes = Annotated[Any, Array("int8")]
ByteRows = Annotated[Any, Array("int8", 2)]
Reals = Annotated[Any, Array("float64")]
RngStreams = Annotated[Any, Array("uint64")]  # one SplitMix64 state per stream (rng/splitmix.py)
