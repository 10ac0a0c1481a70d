"""The rules on a GPU: the same Python functions, compiled by Numba's CUDA target.

Apart from a list of functions with special treatment, nothing here depends on the game. Kernels are
cached on disk like other machine code, in a folder named by a hash of all their sources.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from ..rules.compiler import Translator, keyed_cache
from ..rules.dice_order import order_matters
from ..rules.machine_types import returns_integer, signature_of
from ..rules.resolution import resolve_if_pending
from ..rules.signatures import RARELY_CALLED
from . import llvm_ir

RECONVERGING = (
    order_matters.__name__,
    resolve_if_pending.__name__,
)  # the same, so that threads reconverge after them
SOURCES = (Path(__file__), Path(llvm_ir.__file__))  # further sources that machine code depends on


def why_no_gpu() -> str:
    """Return one sentence on why no GPU can be used; empty if one can."""
    try:
        from numba import cuda
    except ImportError:
        return "Numba's CUDA target is missing: pip install 'daikaiju[gpu]' brings it"
    if not hasattr(np, "row_stack"):  # Numba still uses this name
        np.row_stack = np.vstack
    try:
        found = cuda.is_available()
    except Exception as error:  # drivers fail in many ways
        return f"the GPU cannot be used: {error}"
    return "" if found else "there is no NVIDIA GPU with a driver here"


def _on_gpu(function: Any) -> Any:
    """Compile for one signature; functions with default values are compiled when they are called.

    Integers have 32 bits, which halves the instructions; those that need more are annotated as
    `Word`.
    """
    from numba import cuda, types

    if function.__defaults__:
        return cuda.jit(device=True)(function)
    signature: Any = signature_of(function, types.int32)
    if returns_integer(function):
        signature = types.int32(*signature)
    return cuda.jit([signature], device=True)(function)


class Kernel:
    """A function that runs once in every thread, compiled at first use.

    `make(on_gpu)` returns it; `on_gpu` compiles a function of the package for use in the kernel.
    `near` names pointer parameters in thread-local memory (llvm_ir.py). `instead` maps functions to
    versions written for the GPU. `short_loops` allows unrolling of loops of known length: faster if
    there are few. `runs_rules` says that the kernel contains the whole rules.
    """

    def __init__(
        self,
        make: Callable[[Callable[[Any], Any]], Any],
        parameters: Sequence[Any],
        registers: int,
        near: Sequence[str] = (),
        instead: Mapping[Any, Any] = {},
        short_loops: bool = False,
        runs_rules: bool = False,
    ) -> None:
        self._make, self._parameters, self._registers = make, tuple(parameters), registers
        self._near, self._instead = tuple(near), instead
        self._short_loops, self._runs_rules = short_loops, runs_rules
        self._ready: Any = None
        self._launches: dict[tuple[int, int], Any] = {}

    def __getitem__(self, shape: tuple[int, int]) -> Any:
        if shape not in self._launches:
            self._launches[shape] = self._launch(shape)
        return self._launches[shape]

    def _launch(self, shape: tuple[int, int]) -> Any:
        """Configure a launch.

        Numba's warning about few blocks is suppressed: few games need few.
        """
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
        kernel._cache = keyed_cache(plain, CUDACache, CUDACacheImpl, SOURCES)
        if kernel._cache.load_overload(self._parameters, kernel.targetctx) is None:
            kernel = cuda.jit(max_registers=self._registers)(self._make(translate))
            kernel._cache = keyed_cache(plain, CUDACache, CUDACacheImpl, SOURCES)
        with _rewritten(self._rewrite):
            kernel.compile(self._parameters)
        kernel.disable_compile()  # for other types
        return kernel

    def _rewrite(self, modules: Sequence[str]) -> list[str]:
        """Apply the rewrites of llvm_ir.py. If one does not match, keep the text and warn."""
        try:
            apart = tuple(RARELY_CALLED) + RECONVERGING
            return llvm_ir.rewrite_modules(
                modules, self._near, apart, self._short_loops, self._runs_rules
            )
        except llvm_ir.RewriteMismatch as mismatch:
            warnings.warn(
                f"{mismatch}, so the GPU runs a plain kernel, which is slower: "
                "this release of numba-cuda writes LLVM text in another form",
                RuntimeWarning,
                stacklevel=2,
            )
            return list(modules)


@contextmanager
def _rewritten(rewrite: Callable[[Sequence[str]], list[str]]) -> Iterator[None]:
    """Return a context in which `rewrite` changes the LLVM text for NVIDIA's compiler."""
    from numba.cuda.cudadrv import nvvm

    compile_ir = nvvm.compile_ir

    def compile_rewritten(texts: Any, **options: Any) -> Any:
        return compile_ir(rewrite([texts] if isinstance(texts, str) else texts), **options)

    nvvm.compile_ir = compile_rewritten
    try:
        yield
    finally:
        nvvm.compile_ir = compile_ir
