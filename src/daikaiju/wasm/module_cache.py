"""The WebAssembly module of the rules, compiled once for each version of the sources."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Final

from ..rules.cache_folder import cache_root, lock, make_writable
from ..rules.compiler import source_key
from .exports import EXPORTS

SOURCES: Final = [Path(__file__).parent / name for name in ("compiler.py", "exports.py")]
_SCRIPT: Final = """
import sys
from daikaiju.wasm.compiler import compile_module
from daikaiju.wasm.exports import EXPORTS
sys.stdout.buffer.write(compile_module(EXPORTS))
"""


def rules_module() -> bytes:
    """Return the module from the cache, or compile it, which takes about 20 seconds."""
    keys = "".join(source_key(function, SOURCES) for function in EXPORTS)
    name = hashlib.sha256(keys.encode()).hexdigest()[:24]
    file = cache_root() / f"{name}.wasm"
    with lock(name, lambda: None):
        if not file.is_file():
            make_writable()
            part = file.with_suffix(".part")
            part.write_bytes(_compile())
            part.replace(file)
        return file.read_bytes()


def _compile() -> bytes:
    """Compile in another process: LLVM aborted in one that had compiled for the CPU before."""
    return subprocess.run(
        [sys.executable, "-c", _SCRIPT], check=True, stdout=subprocess.PIPE
    ).stdout
