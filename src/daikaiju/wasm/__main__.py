"""Write the WebAssembly module of the rules: `python -m daikaiju.wasm rules.wasm`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .module_cache import rules_module


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m daikaiju.wasm", description=__doc__)
    parser.add_argument("file", type=Path, help="the module to write")
    file: Path = parser.parse_args().file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(rules_module())
    sys.stdout.write(f"{file}: {file.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
