"""Processes with packs, and a prepared game with cards of the example pack.

Loading a pack changes the whole process, so each test starts processes of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server_process import ServerProcess

from live_server import LiveServer, RemoteServer

PACK = Path(__file__).parent.parent / "examples" / "pack" / "night_shift.py"
# Gigazaur has bought Thick Skull; all three cards on offer are of the pack.
RECORD = """daikaiju record 1
edition: second
seats: gigazaur, the_king
options: starter=lot
packs: night_shift

reveal thick_skull
reveal night_watch
reveal midnight_snack
starts gigazaur
roll EEEEEE
gigazaur: stop
gigazaur: buy thick_skull
reveal blackout
gigazaur: done
"""
MOVES = 9  # of that record


def install_pack(site: Path, name: str, code: str) -> Path:
    """Install a distribution with one pack into a folder of modules; return its module."""
    described = site / f"{name}-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[daikaiju.packs]\n{name} = {name}_cards\n")
    module = site / f"{name}_cards.py"
    module.write_text(code, encoding="utf-8")
    return module


def search_path(site: Path) -> str:
    """Return PYTHONPATH with a further folder of modules."""
    return os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))


@contextmanager
def pack_server(folder: Path, *packs: Path | str) -> Iterator[LiveServer]:
    """Run a server with packs, its games and its log in the folder."""
    options = [word for pack in packs for word in ("--pack", str(pack))]
    log = folder / "server.log"
    with ServerProcess(str(folder / "games.db"), *options, log=log) as process:
        yield RemoteServer(process.url)


# --- commands ------------------------------------------------------------------------------------


def run_script(script: str, text: str = "", **variables: str) -> tuple[int, str, str]:
    """Run Python code with environment variables; return its exit status and both outputs."""
    return _run([sys.executable, "-c", script], text, variables)


def run_python(script: str, *packs: Path, text: str = "") -> Any:
    """Run a script with packs loaded; return what it prints as JSON."""
    named = os.pathsep.join(map(str, packs))
    status, out, error = run_script(script, text, DAIKAIJU_PACKS=named)
    assert status == 0, error
    return json.loads(out)


def run_command(*arguments: str, **variables: str) -> tuple[int, str, str]:
    """Run `daikaiju` and return its exit status, output and error output."""
    return _run([sys.executable, "-m", "daikaiju.cli", *arguments], "", variables)


def _run(command: list[str], text: str, variables: dict[str, str]) -> tuple[int, str, str]:
    run = subprocess.run(
        command,
        env=os.environ | variables,
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return run.returncode, run.stdout, run.stderr
