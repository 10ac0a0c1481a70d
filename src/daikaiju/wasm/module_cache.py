"""The WebAssembly modules, each compiled once for each version of the sources."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..rules.cache_folder import cache_root, lock, make_writable
from ..rules.compiler import source_key
from .exports import COACH, POLICY, RULES, SEARCH

SOURCES: Final = [Path(__file__).parent / name for name in ("compiler.py", "exports.py")]
_SCRIPT: Final = """
import sys
from daikaiju.wasm.compiler import compile_module
from daikaiju.wasm.module_cache import MODULES
sys.stdout.buffer.write(compile_module(*MODULES[sys.argv[1]]))
"""


class Module(NamedTuple):
    """What a module exports, whether it tells the events of the rules, and whether it uses SIMD."""

    functions: tuple[Any, ...]
    tells_events: bool = False
    uses_simd: bool = False


# The policy decides in about a millisecond: SIMD would gain nothing that a player notices.
MODULES: Final = {
    "rules": Module(RULES, tells_events=True),
    "policy": Module(POLICY),
    "search": Module(SEARCH + COACH, uses_simd=True),
    "search-plain": Module(SEARCH + COACH),  # for browsers without SIMD
}


def wasm_module(name: str) -> bytes:
    """Return one of MODULES from the cache, or compile it: 20 to 60 seconds."""
    keys = "".join(source_key(function, SOURCES) for function in MODULES[name].functions)
    key = hashlib.sha256(f"{name} {keys}".encode()).hexdigest()[:24]
    file = cache_root() / f"{key}.wasm"
    with lock(key, lambda: None):
        if not file.is_file():
            make_writable()
            part = file.with_suffix(".part")
            part.write_bytes(_compile(name))
            part.replace(file)
        return file.read_bytes()


def _compile(name: str) -> bytes:
    """Compile in another process: LLVM aborted in one that had compiled for the CPU before."""
    command = [sys.executable, "-c", _SCRIPT, name]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
