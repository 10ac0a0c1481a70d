"""The rules for a GPU: the same plain functions, given to Numba's CUDA compiler.

Nothing here knows the game, but for some functions that are kept apart. Kernels are kept on disk
like other machine code, in a folder named by a hash of everything they were made from.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from ..rules.compiler import Translator, keyed_cache, signature_of
from ..rules.hooks import COPIES, acts_of
from ..rules.resolution import order_matters, resolve_if_pending
from . import llvm_ir

SELDOM = (COPIES, acts_of.__name__)  # how the names of functions end that are seldom called
MEETING = (order_matters.__name__, resolve_if_pending.__name__)  # … after which threads must meet
MAKERS = (Path(__file__), Path(llvm_ir.__file__))  # on which machine code depends, too


def why_no_gpu() -> str:
    """One sentence on why nothing can run on a GPU here; empty if it can."""
    try:
        from numba import cuda
    except ImportError:
        return "Numba's CUDA target is missing: pip install 'daikaiju[gpu]' brings it"
    if not hasattr(np, "row_stack"):  # a name that Numba still asks NumPy for
        np.row_stack = np.vstack
    try:
        found = cuda.is_available()
    except Exception as trouble:  # a driver may fail in many ways
        return f"the GPU cannot be used: {trouble}"
    return "" if found else "there is no NVIDIA GPU with a driver here"


def _on_gpu(function: Any) -> Any:
    """Compile for one signature; functions with default values when they are called.

    Numbers that are passed and returned are of 32 bits, which take half the instructions; those
    that need more say so by their names, or as a `Word`.
    """
    from numba import cuda, types

    if function.__defaults__:
        return cuda.jit(device=True)(function)
    signature: Any = signature_of(function, types.int32)
    if function.__annotations__.get("return") == "int":
        signature = types.int32(*signature)
    return cuda.jit([signature], device=True)(function)


class Kernel:
    """A function that runs once in every thread, compiled when it is first needed.

    `make(on_gpu)` returns it, given what makes functions of ours callable from it; `near` names
    parameters of those functions that lie in a thread's own memory; `instead` gives, for some of
    them, others made for the GPU; `short_loops` are written out: faster, if there are not many.
    """

    def __init__(
        self,
        make: Callable[[Callable[[Any], Any]], Any],
        parameters: Sequence[Any],
        registers: int,
        near: Sequence[str] = (),
        instead: Mapping[Any, Any] = {},
        short_loops: bool = False,
    ) -> None:
        self._make, self._parameters, self._registers = make, tuple(parameters), registers
        self._near, self._instead, self._short_loops = tuple(near), instead, short_loops
        self._ready: Any = None
        self._launches: dict[tuple[int, int], Any] = {}

    def __getitem__(self, shape: tuple[int, int]) -> Any:
        if shape not in self._launches:
            self._launches[shape] = self._launch(shape)
        return self._launches[shape]

    def _launch(self, shape: tuple[int, int]) -> Any:
        """Numba warns of few blocks, but whoever asks for few games wants few."""
        if self._ready is None:
            self._ready = self._compiled()
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*under-utilization")
            return self._ready[shape]

    def _compiled(self) -> Any:
        from numba import cuda
        from numba.cuda.dispatcher import CUDACache, CUDACacheImpl
        from numba.cuda.extending import intrinsic

        plain = self._make(lambda function: function)
        translate = Translator(_on_gpu, intrinsic, self._instead)
        kernel = cuda.jit(max_registers=self._registers)(plain)
        kernel._cache = keyed_cache(plain, CUDACache, CUDACacheImpl, MAKERS)
        if kernel._cache.load_overload(self._parameters, kernel.targetctx) is None:
            kernel = cuda.jit(max_registers=self._registers)(self._make(translate))
            kernel._cache = keyed_cache(plain, CUDACache, CUDACacheImpl, MAKERS)
        with _prepared(self._near, self._short_loops):
            kernel.compile(self._parameters)
        kernel.disable_compile()  # for other types than those named
        return kernel


@contextmanager
def _prepared(near: Sequence[str], short_loops: bool) -> Iterator[None]:
    """Change what NVIDIA's compiler is given (llvm_ir.py)."""
    from numba.cuda.cudadrv import nvvm

    usual = nvvm.compile_ir

    def compile_prepared(texts: Any, **options: Any) -> Any:
        modules = [texts] if isinstance(texts, str) else texts
        return usual(llvm_ir.prepared(modules, near, SELDOM + MEETING, short_loops), **options)

    nvvm.compile_ir = compile_prepared
    try:
        yield
    finally:
        nvvm.compile_ir = usual
