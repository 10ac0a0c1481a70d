"""Runs TypeScript of the page in Node, outside a browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent / "web"


def bundle(script: str, folder: Path) -> Path:
    """Return a module for Node, made of a script in web/tests and of all that it imports."""
    program = WEB / "node_modules/.bin/rolldown"
    assert program.exists(), "the packages of the page are not installed: run `make web`"
    target = folder / f"{script}.mjs"
    options = ["--platform", "node", "--format", "esm", "-o", str(target)]
    command = [str(program), f"tests/{script}.ts", *options]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return target


def run_node(script: Path, *arguments: str | Path, tasks: list[Any]) -> list[str]:
    """Return the lines that a script writes for these tasks."""
    command = ["node", str(script), *(str(argument) for argument in arguments)]
    text = json.dumps(tasks)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
