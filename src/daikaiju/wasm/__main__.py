"""Write what the page needs to play without a server: `python -m daikaiju.wasm FOLDER`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .module_cache import MODULES, wasm_module
from .weights_file import champion_file


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m daikaiju.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="for rules.wasm, bots.wasm and champion.bin")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"{name}.wasm": wasm_module(name) for name in MODULES}
    for name, data in {**files, "champion.bin": champion_file()}.items():
        if not (folder / name).is_file() or (folder / name).read_bytes() != data:
            (folder / name).write_bytes(data)
        sys.stdout.write(f"{folder / name}: {len(data):,} bytes\n")


if __name__ == "__main__":
    main()
