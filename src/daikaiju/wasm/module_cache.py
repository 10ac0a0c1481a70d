"""The WebAssembly modules, each compiled once for each version of the sources."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..rules.cache_folder import lock, make_writable
from ..rules.compiler import source_key
from .exports import COACH, POLICY, RULES, SEARCH

SOURCES: Final = [Path(__file__).parent / name for name in ("compiler.py", "exports.py")]
_SCRIPT: Final = """
import sys
from pathlib import Path
from daikaiju.wasm.compiler import compile_modules
from daikaiju.wasm.module_cache import SOURCES_OF
source = SOURCES_OF[sys.argv[1]]
modules = compile_modules(source.functions, source.writes_events, tuple(source.modules.values()))
for file, module in zip(sys.argv[2:], modules, strict=True):
    Path(file).write_bytes(module)
"""


class Source(NamedTuple):
    """What is translated together: exported functions, and whether they write events.

    `modules` are the modules made of it, and whether each uses SIMD.
    """

    functions: tuple[Any, ...]
    modules: dict[str, bool]
    writes_events: bool = False


# The policy decides in about a millisecond: SIMD would gain nothing that a player notices.
SOURCES_OF: Final = {
    "rules": Source(RULES, {"rules": False}, writes_events=True),
    "policy": Source(POLICY, {"policy": False}),
    # The plain one is for browsers without SIMD.
    "search": Source(SEARCH + COACH, {"search": True, "search-plain": False}),
}
MODULES: Final = tuple(name for source in SOURCES_OF.values() for name in source.modules)


def wasm_module(name: str) -> bytes:
    """Return one of MODULES from the cache, or compile it: 10 to 60 seconds."""
    origin = next(key for key, source in SOURCES_OF.items() if name in source.modules)
    keys = "".join(source_key(function, SOURCES) for function in SOURCES_OF[origin].functions)
    key = hashlib.sha256(f"{origin} {keys}".encode()).hexdigest()[:24]
    root = make_writable()
    files = {each: root / f"{key}-{each}.wasm" for each in SOURCES_OF[origin].modules}
    with lock(key, lambda: None):
        if not all(file.is_file() for file in files.values()):
            _compile(origin, list(files.values()))
        return files[name].read_bytes()


def _compile(origin: str, files: list[Path]) -> None:
    """Compile in another process: LLVM aborted in one that had compiled for the CPU before.

    LLVM reports each loop that has no vectors: only errors are of interest.
    """
    parts = [file.with_suffix(".part") for file in files]
    command = [sys.executable, "-c", _SCRIPT, origin, *map(str, parts)]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the module {origin} was not compiled:\n{done.stderr}")
    for part, file in zip(parts, files, strict=True):
        part.replace(file)
