"""The rules for a GPU: the same plain functions, given to Numba's CUDA compiler.

Nothing here knows the game. Kernels are kept on disk like other machine code, in a folder named by
a hash of everything they were made from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..rules.machine import Translator, keyed_cache, signature_of

_KEEP_LOOP = '!{!"llvm.loop.unroll.disable"}'
_FIRST_NOTE = 9000  # numbers of notes in the compiler's text that nobody else uses


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
    """Compile for one signature; functions with default values when they are called."""
    from numba import cuda

    if function.__defaults__:
        return cuda.jit(device=True)(function)
    return cuda.jit([signature_of(function)], device=True)(function)


class Kernel:
    """A function that runs once in every thread, compiled when it is first needed.

    `make(on_gpu)` returns it, given what makes functions of ours callable from it.
    """

    def __init__(
        self, make: Callable[[Callable[[Any], Any]], Any], parameters: Sequence[Any], registers: int
    ) -> None:
        self._make, self._parameters, self._registers = make, tuple(parameters), registers
        self._ready: Any = None

    def __getitem__(self, shape: Any) -> Any:
        if self._ready is None:
            self._ready = self._compiled()
        return self._ready[shape]

    def _compiled(self) -> Any:
        from numba import cuda
        from numba.cuda.dispatcher import CUDACache, CUDACacheImpl

        plain = self._make(lambda function: function)
        translate = Translator(_on_gpu)
        kernel = cuda.jit(max_registers=self._registers)(plain)
        kernel._cache = keyed_cache(plain, CUDACache, CUDACacheImpl)
        if kernel._cache.load_overload(self._parameters, kernel.targetctx) is None:
            kernel = cuda.jit(max_registers=self._registers)(self._make(translate))
            kernel._cache = keyed_cache(plain, CUDACache, CUDACacheImpl)
        with _loops_stay_loops():
            kernel.compile(self._parameters)
        return kernel


@contextmanager
def _loops_stay_loops() -> Iterator[None]:
    """Keep NVIDIA's compiler from writing loops out.

    The rules are much code that every game runs a little of. Written out it does not fit into the
    caches for instructions, and fetching them is then what takes most of the time.
    """
    from numba.cuda.cudadrv import nvvm

    usual = nvvm.compile_ir

    def compile_marked(texts: Any, **options: Any) -> Any:
        each_once = dict.fromkeys([texts] if isinstance(texts, str) else texts)
        return usual([mark_loops(text) for text in each_once], **options)

    nvvm.compile_ir = compile_marked
    try:
        yield
    finally:
        nvvm.compile_ir = usual


_LABEL = re.compile(r'"?([\w.$-]+)"?:')
_TARGET = re.compile(r'label %"?([\w.$-]+)"?')


def mark_loops(text: str) -> str:
    """LLVM's text of a module with a note at every jump back: this stays a loop."""
    lines, passed, notes = [], set[str](), 0
    for line in text.split("\n"):
        if line.startswith("define"):
            passed = set()
        elif label := _LABEL.match(line):
            passed.add(label[1])
        elif line.lstrip().startswith("br ") and passed.intersection(_TARGET.findall(line)):
            line += f", !llvm.loop !{_FIRST_NOTE + notes}"
            notes += 1
        lines.append(line)
    last = _FIRST_NOTE + notes
    lines += [f"!{n} = distinct !{{!{n}, !{last}}}" for n in range(_FIRST_NOTE, last)]
    return "\n".join([*lines, f"!{last} = {_KEEP_LOOP}"] if notes else lines)
