"""The rules as machine code: the same plain functions, translated for Numba.

`translated(function)` follows a function to every function of ours that it calls and gives each
to the compiler; moments become the functions they write, and `tell` becomes silence. Rule sources
carry no decorators: they are plain Python, and run as such without this module.

Machine code is kept on disk in a folder named by a hash of everything it was made from, so stale
code cannot be loaded: a change of any rule source is another folder.
"""

from __future__ import annotations

import ast
import dis
import functools
import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite.ir import IntType
from numba import types
from numba.core import caching

from .events import silence, tell
from .hooks import Moment
from .state import RECORD, set_word, word_at

Jit = Callable[[Any], Any]
RULES = Path(__file__).parent
OURS = __name__.partition(".")[0]


class Translator:
    """Gives plain functions, and all they call, to one compiler.

    `jit` compiles one; `intrinsic` is the compiler's way to say what a call becomes; `instead`
    gives, for some functions, others that are compiled already.
    """

    def __init__(self, jit: Jit, intrinsic: Jit, instead: Mapping[Any, Any] = {}) -> None:
        self._jit = jit
        self._done: dict[Any, Any] = {**_words_of_records(intrinsic), **instead}

    def __call__(self, function: Any) -> Any:
        if function not in self._done:
            self._done[function] = self._jit(self.clone(function))
        return self._done[function]

    def clone(self, function: Any) -> Any:
        """The same code with everything of ours that it names translated; not yet compiled."""
        names = {name: self._value(value) for name, value in _globals_of(function).items()}
        cells = tuple(_cell(self._value(value)) for value in _enclosed_by(function))
        space = {"__builtins__": __builtins__, "__name__": function.__module__, **names}
        clone = FunctionType(
            function.__code__, space, function.__name__, function.__defaults__, cells
        )
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        clone.__annotations__ = function.__annotations__
        return clone

    def _value(self, value: Any) -> Any:
        ours = _as_function(value)
        return value if ours is None else self(ours)


def _words_of_records(intrinsic: Jit) -> dict[Any, Any]:
    """How compiled code reads and writes words of a record, which it only has by their cells."""

    def place(builder: Any, record: Any, index: Any) -> Any:
        words = builder.bitcast(record, IntType(64).as_pointer())
        return builder.gep(words, [index])

    def read(context: Any, state: Any, index: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.load(place(builder, *values))

        return types.int64(state, types.int64), generate

    def write(context: Any, state: Any, index: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            record, at, number = values
            builder.store(number, place(builder, record, at))
            return context.get_dummy_value()

        return types.void(state, types.int64, types.int64), generate

    return {word_at: intrinsic(read), set_word: intrinsic(write)}


def _as_function(value: Any) -> Any:
    """The function of a moment, or a function of ours; None for anything else."""
    if value is tell:
        return silence
    if isinstance(value, Moment):
        return value.function()
    if isinstance(value, FunctionType) and value.__module__.partition(".")[0] == OURS:
        return value
    return None


def _globals_of(function: Any) -> dict[str, Any]:
    """The globals that a function names (and no attributes that happen to be called the same)."""
    named = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    return {name: function.__globals__[name] for name in named & function.__globals__.keys()}


def _enclosed_by(function: Any) -> list[Any]:
    return [cell.cell_contents for cell in function.__closure__ or ()]


def _cell(value: Any) -> Any:
    return (lambda: value).__closure__[0]  # type: ignore[index]


# --- for the processor, kept on disk -------------------------------------------------------------

_RECORD = numba.from_dtype(RECORD)
_WORDS = types.int64[::1]
_REALS = types.float64[::1]
_CELLS = types.int8[::1]
# What parameters are by their names; all others are small numbers. One type for each keeps Numba
# from compiling every function again for every width of integer that it is called with.
_TYPES = {
    "state": _RECORD,
    "model": _RECORD,
    "copy": _RECORD,
    "states": _RECORD[::1],
    "room": _RECORD[::1],
    "out": _WORDS,
    "counts": _WORDS,
    "luck": types.uint64[::1],
    "word": types.uint64,
    "players": _WORDS,
    "values": _REALS,
    "weights": _REALS,
    "worth": types.float64,
    "starts": _RECORD[::1],
    "sight": _CELLS,
    "mask": _CELLS,
    "seen": types.int8[:, ::1],
    "masks": types.int8[:, ::1],
    "reward": types.float32[::1],
    "rewards": types.float32[:, ::1],
    "actions": _WORDS,
    "actors": _WORDS,
    "ages": _WORDS,
    "numbers": _WORDS,
    "ends": _WORDS,
    "cells": types.int64[:, ::1],
    "duty": types.int32[::1],
    "terms": types.UniTuple(types.int64, 8),  # type: ignore[no-untyped-call]
    "results": _CELLS,
    "queue": _WORDS,
    "seed": types.int64,
    "number": types.int64,
    "found": types.int64,
}


def signature_of(function: Any, number: Any = types.int64) -> tuple[Any, ...]:
    """The types of a function's parameters, by their names; `number` is that of most."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    return tuple(_TYPES.get(name, number) for name in names)


# No run-time of its own (nothing is allocated), no errors (nothing is divided), no lock.
_FLAGS: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
# Functions that only other compiled functions call need no way in from Python.
_INNER: Any = {**_FLAGS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
# Rules are many small functions: joining far more of them than LLVM does by itself makes random
# play half as fast again (benchmarks), for some seconds more of compilation.
_INLINING = "--inline-threshold=2000"


def _on_cpu(function: Any) -> Any:
    """Compile now, for one signature; functions with default values when they are called."""
    fixed: list[Any] = [] if function.__defaults__ else [[signature_of(function)]]
    return numba.njit(*fixed, **_INNER)(function)


_to_cpu = Translator(_on_cpu, numba.extending.intrinsic)
_kept: dict[Any, Any] = {}


def compiled(function: Any) -> Any:
    """The function as machine code, from the disk if it is there; else compiled now, and kept."""
    if function not in _kept:
        _kept[function] = _loaded(function) or _made(function)
    return _kept[function]


def _loaded(function: Any) -> Any:
    """The function with the machine code on disk; None if there is none."""
    machine = numba.njit(**_FLAGS)(function)
    machine._cache = keyed_cache(function, caching.FunctionCache, caching.CompileResultCacheImpl)
    kept = machine._cache.load_overload(signature_of(function), machine.targetctx)
    if kept is None:
        return None
    machine.add_overload(kept)
    return machine


def _made(function: Any) -> Any:
    llvm.set_option("", _INLINING)
    machine = numba.njit(**_FLAGS)(_to_cpu.clone(function))
    machine._cache = keyed_cache(function, caching.FunctionCache, caching.CompileResultCacheImpl)
    machine.compile(signature_of(function))
    return machine


def cache_root() -> Path:
    """Where machine code is kept: $DAIKAIJU_CACHE, or the user's cache directory."""
    chosen = os.environ.get("DAIKAIJU_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "daikaiju"


def source_key(function: Any, makers: Iterable[Path] = ()) -> str:
    """A hash of all rule sources, of all a function reaches, and of what compiles them."""
    digest = hashlib.sha256()
    for path in sorted({*RULES.rglob("*.py"), *_files_of(function), *makers}):
        digest.update(f"{path.name}\0{_code_text(path)}\0".encode())
    for table in _tables_of(function):
        digest.update(table.tobytes())
    digest.update(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    return digest.hexdigest()[:24]


@functools.cache
def _code_text(path: Path) -> str:
    """The code of a file without comments, docstrings and layout: a change of those is no reason
    to compile again."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            del node.body[0]
    return ast.dump(tree)


def _tables_of(function: Any) -> list[Any]:
    """The arrays that a function reaches: they are frozen in its machine code."""
    named = {
        (each.__module__, each.__qualname__, name): value
        for each in functions_reached(function)
        for name, value in _globals_of(each).items()
        if isinstance(value, np.ndarray)
    }
    return [named[key] for key in sorted(named)]


def functions_reached(function: Any) -> set[Any]:
    """A function and every function of ours that it reaches, directly or not."""
    reached = {function}
    waiting = [function]
    while waiting:
        caller = waiting.pop()
        for value in [*_globals_of(caller).values(), *_enclosed_by(caller)]:
            callee = _as_function(value)
            if callee is not None and callee not in reached:
                reached.add(callee)
                waiting.append(callee)
    return reached


def _files_of(function: Any) -> set[Path]:
    """The files of all functions reached; those that moments have written have none."""
    files = {Path(each.__code__.co_filename) for each in functions_reached(function)}
    return {file for file in files if file.suffix == ".py"}


class _KeyedLocator(caching._CacheLocator):
    """Tells Numba to keep code in a folder whose name already says what it was made from."""

    folder: Path

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _KeyedLocator:
        return cls()

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return "code"  # the name of the function is enough: no two in a module share it


def keyed_cache(
    function: Any, cache: type, implementation: type, makers: Iterable[Path] = ()
) -> Any:
    """Numba's cache of one function, of these classes of Numba's, in our folder; `makers` are other
    files on which the machine code depends."""
    folder = cache_root() / source_key(function, makers)
    locator = type("Locator", (_KeyedLocator,), {"folder": folder})
    impl = type("Impl", (implementation,), {"_locator_classes": [locator]})
    return type("Cache", (cache,), {"_impl_class": impl})(function)
