"""Compiles plain functions of this package to machine code with Numba.

A `Translator` follows a function to every function of this package that it calls and compiles each
of them. A moment becomes the function that it generates, and `emit_event` becomes `note_change`.
Rule sources carry no decorators: they are plain Python and run without this module.

Machine code is cached on disk in a folder named by a hash of all its inputs. A change of any rule
source leads to another folder, so stale code is never loaded. Processes that need the same function
compile it once: the others wait for the first one. Damaged files are compiled again.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite.ir import IntType
from numba import types
from numba.core import caching

from .cache_folder import cache_root, lock, make_writable
from .code_digests import code_digests
from .code_library import inner_libraries, outer_libraries
from .compile_progress import report
from .definitions import CODE_PACKAGES
from .events import emit_event, note_change
from .hooks import Moment
from .machine_types import hints_of, signature_of, signature_with_result
from .shared_code import call_by_symbol, declare_symbol, define_symbol
from .signatures import COMPILED_ONCE, COMPILED_WHOLE
from .state import set_word, word_at

Jit = Callable[[Any], Any]
RULES_FOLDER = Path(__file__).parent
PACKAGE = __name__.partition(".")[0]


class Translator:
    """Passes plain functions, and all functions they call, to one compiler.

    `jit` compiles one function. `intrinsic` is the compiler's decorator for generated code.
    `replacements` maps functions to others that are already compiled.
    """

    def __init__(self, jit: Jit, intrinsic: Jit, replacements: Mapping[Any, Any] = {}) -> None:
        self._jit = jit
        self._translated: dict[Any, Any] = {**_word_intrinsics(intrinsic), **replacements}

    def __call__(self, function: Any) -> Any:
        if function not in self._translated:
            self._translated[function] = self._jit(self.clone(function))
        return self._translated[function]

    def clone(self, function: Any) -> Any:
        """Return the function with all functions that it names translated; not yet compiled."""
        names = {name: self._translate(value) for name, value in _globals_of(function).items()}
        cells = tuple(_cell(self._translate(value)) for value in _closure_values(function))
        space = {"__builtins__": __builtins__, "__name__": function.__module__, **names}
        clone = FunctionType(
            function.__code__, space, function.__name__, function.__defaults__, cells
        )
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        clone.__annotations__ = hints_of(function)
        return clone

    def _translate(self, value: Any) -> Any:
        function = _as_function(value)
        return value if function is None else self(function)


def _word_intrinsics(intrinsic: Jit) -> dict[Any, Any]:
    """Return intrinsics that read and write words of a record; Numba only knows its cells."""

    def address(builder: Any, record: Any, index: Any) -> Any:
        words = builder.bitcast(record, IntType(64).as_pointer())
        return builder.gep(words, [index])

    def read(context: Any, state: Any, index: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.load(address(builder, *values))

        return types.int64(state, types.int64), generate

    def write(context: Any, state: Any, index: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            record, at, number = values
            builder.store(number, address(builder, record, at))
            return context.get_dummy_value()

        return types.void(state, types.int64, types.int64), generate

    return {word_at: intrinsic(read), set_word: intrinsic(write)}


def _as_function(value: Any) -> Any:
    """Return the function of a moment, or a function of this package; else None."""
    if value is emit_event:
        return note_change
    if isinstance(value, Moment):
        return value.function()
    if isinstance(value, FunctionType) and value.__module__.partition(".")[0] in CODE_PACKAGES:
        return value
    return None


def _globals_of(function: Any) -> dict[str, Any]:
    """Return the globals that a function names (not attributes of the same name), in order."""
    named = _global_names(function.__code__) & function.__globals__.keys()
    return {name: function.__globals__[name] for name in sorted(named)}


@functools.cache
def _global_names(code: CodeType) -> frozenset[str]:
    return frozenset(i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL")


def _closure_values(function: Any) -> list[Any]:
    return [cell.cell_contents for cell in function.__closure__ or ()]


def _cell(value: Any) -> Any:
    return (lambda: value).__closure__[0]  # type: ignore[index]


# --- for the CPU, cached on disk -----------------------------------------------------------------

# No Numba runtime (nothing is allocated), no division errors, no GIL.
_FLAGS: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
# Functions that only compiled functions call need no Python wrapper.
INNER_FLAGS: Any = {**_FLAGS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
# The rules are many small functions. Inlining far more of them than LLVM does by default makes
# random play 1.5 times as fast (benchmarks), for some seconds more of compilation.
_INLINING = "--inline-threshold=2000"


def _compile_inner(function: Any) -> Any:
    """Compile now for one signature; functions with default values compile when first called."""
    fixed: list[Any] = [] if function.__defaults__ else [[signature_of(function)]]
    with inner_libraries():
        return numba.njit(*fixed, **INNER_FLAGS)(function)


class _SharingTranslator(Translator):
    """Compiles functions into their callers, except those that are compiled once."""

    def __call__(self, function: Any) -> Any:
        if function not in self._translated:
            if function in COMPILED_ONCE:
                signature, symbol = signature_with_result(function), _symbol(function)
                self._translated[function] = call_by_symbol(function, symbol, signature)
            elif not compiled_callees(function):
                self._translated[function] = _whole_translator(function)
        return super().__call__(function)


_whole_translator = Translator(_compile_inner, numba.extending.intrinsic)
_sharing_translator = _SharingTranslator(_compile_inner, numba.extending.intrinsic)
_compiled: dict[Any, Any] = {}


def get_compiled(function: Any, number: int = 1, total: int = 1) -> Any:
    """Return the compiled function: from memory, from disk, or compiled now and stored on disk.

    `number` and `total` are for the report: the function is one of several to compile.
    """
    if function not in _compiled:
        for callee in compiled_callees(function):
            get_compiled(callee)
        _compiled[function] = _load_cached(function) or _compile_once(function, number, total)
        if function in COMPILED_ONCE:
            (compilation,) = _compiled[function].overloads.values()
            define_symbol(_symbol(function), compilation)
    return _compiled[function]


def compile_missing(functions: Iterable[Any]) -> None:
    """Compile those functions, and those that they call, that are neither in memory nor on disk."""
    absent = [function for function in functions if function not in _compiled]
    needed = [each for function in absent for each in (*compiled_callees(function), function)]
    missing = [function for function in dict.fromkeys(needed) if not is_cached(function)]
    for number, function in enumerate(missing, start=1):
        get_compiled(function, number, len(missing))


def compile_alone(function: Any) -> None:
    """Compile a function and store its machine code, which this process cannot call afterwards: the
    functions compiled once that it calls may be missing. Other processes can compile those."""
    for callee in compiled_callees(function):
        declare_symbol(_symbol(callee))
    _compile_once(function, 1, 1)


def compiled_callees(function: Any) -> list[Any]:
    """Return the functions compiled once that a function calls; each after those that it calls."""
    if function in COMPILED_WHOLE:
        return []
    found = functions_reached(function) & COMPILED_ONCE - {function}
    return sorted(found, key=lambda each: (len(functions_reached(each)), each.__qualname__))


def _translator_for(function: Any) -> Translator:
    return _whole_translator if function in COMPILED_WHOLE else _sharing_translator


def _symbol(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}.{source_key(function)}"


def is_cached(function: Any) -> bool:
    """Whether the machine code of a function is in memory or on disk."""
    if function in _compiled:
        return True
    folder = cache_root() / source_key(function)
    return any(folder.glob(f"*{function.__name__}-*.nbi"))


def _load_cached(function: Any) -> Any:
    """Return the function with its machine code from disk; None if it is not there."""
    dispatcher = numba.njit(**_FLAGS)(function)
    dispatcher._cache = keyed_cache(function, caching.FunctionCache, caching.CompileResultCacheImpl)
    try:
        overload = dispatcher._cache.load_overload(signature_of(function), dispatcher.targetctx)
    except Exception:  # damaged files: reading them can raise any error
        _discard(function)
        return None
    if overload is None:
        return None
    dispatcher.add_overload(overload)
    return dispatcher


def _discard(function: Any) -> None:
    """Remove the damaged files of a function."""
    report("again", name=function.__name__)
    folder = cache_root() / source_key(function)
    for file in folder.glob(f"*{function.__name__}-*.nb*"):
        with suppress(OSError):
            file.unlink()


def _compile_once(function: Any, number: int, total: int) -> Any:
    """Compile, unless another process does: then wait and load its result."""
    words: dict[str, Any] = {"name": function.__name__, "number": number, "total": total}
    name = f"{source_key(function)}-{function.__name__}"
    with lock(name, lambda: report("waits", **words)):
        loaded = _load_cached(function)
        if loaded:
            return loaded
        report("begins", **words)
        return _compile(function)


def _compile(function: Any) -> Any:
    make_writable()
    llvm.set_option("", _INLINING)
    dispatcher = numba.njit(**_FLAGS)(_translator_for(function).clone(function))
    dispatcher._cache = keyed_cache(function, caching.FunctionCache, caching.CompileResultCacheImpl)
    with outer_libraries():
        dispatcher.compile(signature_of(function))
    if function in COMPILED_ONCE:  # its callers rely on the annotation of the result
        expected = [signature_with_result(function)]
        assert dispatcher.nopython_signatures == expected, f"{function}: expected {expected}"
    return dispatcher


def source_key(function: Any, extra_files: Iterable[Path] = ()) -> str:
    """Return a hash of all rule sources, of all that a function reaches, and of the versions of
    Python, Numba and NumPy."""
    digest = hashlib.sha256()
    files = sorted({*_rule_sources(), *_source_files(function), *extra_files})
    for path, code in zip(files, code_digests(files), strict=True):
        digest.update(f"{path.name}\0{code}\0".encode())
    for table in _arrays_of(function):
        digest.update(table.tobytes())
    digest.update(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    return digest.hexdigest()[:24]


@functools.cache
def _rule_sources() -> tuple[Path, ...]:
    return tuple(RULES_FOLDER.rglob("*.py"))


def _arrays_of(function: Any) -> list[Any]:
    """Return the arrays that a function reaches: machine code contains them as constants."""
    named = {
        (each.__module__, each.__qualname__, name): value
        for each in functions_reached(function)
        for name, value in _globals_of(each).items()
        if isinstance(value, np.ndarray)
    }
    return [named[key] for key in sorted(named)]


@functools.cache
def functions_reached(function: Any) -> frozenset[Any]:
    """Return a function and every function of this package that it calls, directly or not.

    This does not change: nothing can be attached to a moment after its function was built.
    """
    reached = {function}
    waiting = [function]
    while waiting:
        caller = waiting.pop()
        for value in [*_globals_of(caller).values(), *_closure_values(caller)]:
            callee = _as_function(value)
            if callee is not None and callee not in reached:
                reached.add(callee)
                waiting.append(callee)
    return frozenset(reached)


def _source_files(function: Any) -> set[Path]:
    """Return the source files of all functions reached; generated functions have none."""
    files = {Path(each.__code__.co_filename) for each in functions_reached(function)}
    return {file for file in files if file.suffix == ".py"}


class _KeyedLocator(caching._CacheLocator):
    """Selects the folder for Numba's cache: its name is the hash of the sources."""

    folder: Path

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _KeyedLocator:
        return cls()

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return "code"  # function names are unique within a module


def keyed_cache(
    function: Any, cache: type, implementation: type, extra_files: Iterable[Path] = ()
) -> Any:
    """Return a Numba cache for one function in the folder of this package.

    `cache` and `implementation` are classes of Numba; `extra_files` are further files on which the
    machine code depends.
    """
    folder = cache_root() / source_key(function, extra_files)
    locator = type("Locator", (_KeyedLocator,), {"folder": folder})
    impl = type("Impl", (implementation,), {"_locator_classes": [locator]})
    return type("Cache", (cache,), {"_impl_class": impl})(function)
