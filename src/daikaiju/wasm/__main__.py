"""Write what the page needs to play without a server: `python -m daikaiju.wasm FOLDER`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from .module_cache import MODULES, wasm_module
from .weights_file import champion_file


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m daikaiju.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="for the modules and champion.bin")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"{name}.wasm": wasm_module(name) for name in MODULES}
    for name, data in {**files, "champion.bin": champion_file()}.items():
        _write_if_changed(folder / name, data)
        sys.stdout.write(f"{folder / name}: {len(data):,} bytes\n")


def _write_if_changed(file: Path, data: bytes) -> None:
    """Write a file at once: another process may read it."""
    if file.is_file() and file.read_bytes() == data:
        return
    part = file.with_suffix(f".{os.getpid()}")
    part.write_bytes(data)
    part.replace(file)


if __name__ == "__main__":
    main()
