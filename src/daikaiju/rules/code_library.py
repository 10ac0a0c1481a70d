"""Numba code libraries that optimise a call tree once, where Python calls it.

By default Numba optimises and emits machine code for each function and everything that it calls:
the rules, many small functions that call each other, would be optimised over and over. With these
libraries an inner function stays unoptimised code. The function that Python calls links all of its
inner functions, makes them private and optimises the whole. This halves the time to compile, and
the result is a little faster. It uses private parts of Numba, whose version is pinned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from .signatures import RARELY_CALLED


class _InnerCodegen:
    """Numba's code generator for an inner library, which has no symbol to set."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        """Do nothing: only exceptions with arguments would need the environment."""


class InnerLibrary(JITCodeLibrary):
    """The code of a function that only compiled functions call: not linked, not optimised."""

    @property
    def codegen(self) -> Any:
        return _InnerCodegen(self._codegen)

    def finalize(self) -> None:
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # there is no machine code

    def _get_module_for_linking(self) -> Any:
        return self._final_module


class _OuterLibrary(JITCodeLibrary):
    """The code of a function that Python calls, with all of its inner functions."""

    def finalize(self) -> None:
        self._linking_libraries = list(reachable_libraries(self._linking_libraries, set()))
        super().finalize()  # type: ignore[no-untyped-call]

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba's pass before that one prunes reference counts: there are none."""
        inner = {
            function.name
            for library in self._linking_libraries
            if isinstance(library, InnerLibrary)
            for function in library.get_defined_functions()  # type: ignore[no-untyped-call]
        }
        for function in self._final_module.functions:
            if function.name in inner:
                function.linkage = "internal"
                if any(name in function.name for name in RARELY_CALLED):
                    function.add_function_attribute("noinline")
        passes, builder = self._codegen._module_pass_manager()  # type: ignore[no-untyped-call]
        passes.run(self._final_module, builder)


def reachable_libraries(libraries: Iterable[Any], seen: set[int] | None = None) -> Iterator[Any]:
    """Yield libraries and those that they need, callers first: a function that Numba has optimised
    on its own is linked only if a caller is there already."""
    seen = set() if seen is None else seen
    for library in libraries:
        if id(library) not in seen:
            seen.add(id(library))
            yield library
            if isinstance(library, InnerLibrary):
                yield from reachable_libraries(library._linking_libraries, seen)


@contextmanager
def libraries_of(kind: type) -> Iterator[None]:
    codegen = cpu_target.target_context.codegen()
    with global_compiler_lock:
        before = codegen._library_class
        codegen._library_class = kind
        try:
            yield
        finally:
            codegen._library_class = before


def inner_libraries() -> Any:
    """Return a context in which functions compile as inner functions."""
    return libraries_of(InnerLibrary)


def outer_libraries() -> Any:
    """Return a context in which functions compile for calls from Python."""
    return libraries_of(_OuterLibrary)
