"""`python -m benchmarks.commands`: what commands for researchers cost, each in a new process.

`solve` begins with an empty cache: it compiles one function and solves the game. The match that
writes decisions runs with machine code that is already stored.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from .rows import Row

POSITION = (
    "second gigazaur,kraken deck=none place=city,outside health=7,9 stars=5,8 "
    "throws=2 dice=113ECH step=probes agenda=keep.0"
)
MILLION_GAMES = 16_000  # of *greedy* and *random* with two seats: a little over a million decisions


class Cost(NamedTuple):
    """What a process has cost: seconds, seconds of CPU time, peak memory in MB."""

    seconds: float
    cpu: float
    memory: float


def cost_of(arguments: Sequence[str], cache: str | None = None) -> Cost:
    """Run Python with these arguments in a new process. `cache` replaces the cache folder."""
    variables = {**os.environ, "DAIKAIJU_CACHE": cache} if cache else {**os.environ}
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *arguments],
        env=variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    per_megabyte = 1 << 20 if sys.platform == "darwin" else 1 << 10
    seconds = time.perf_counter() - began
    return Cost(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / per_megabyte)


def command_rows() -> Iterator[Row]:
    """Yield the rows of docs/speed.md."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _solve_rows(folder)
        yield from _decision_rows(folder)


def _solve_rows(cache: str) -> Iterator[Row]:
    solve = ["-m", "daikaiju", "solve"]
    yield _row("`solve`, nothing stored", cost_of(solve, cache))
    yield _row("then `solve --json`", cost_of([*solve, "--json"], cache), "≤ 1 s")
    position = [*solve, "--position", POSITION, "--json"]
    fastest = min(cost_of(position, cache) for _ in range(5))
    yield _row("then `solve --position … --json`, the fastest of five", fastest, "≤ 1 s")


def _decision_rows(folder: str) -> Iterator[Row]:
    cost_of(["-m", "daikaiju", "compile", "arena"])
    for games, target in ((MILLION_GAMES // 4, ""), (MILLION_GAMES, "≤ 30 s")):
        file, report = f"{folder}/decisions.parquet", Path(folder, "report.json")
        match = ["arena", "greedy", "random", "--games", str(games), "--decisions", file]
        cost = cost_of(["-m", "daikaiju", *match, "--json", str(report)])
        decisions = json.loads(report.read_text(encoding="utf-8"))["decisions"]
        yield _row(f"`arena … --decisions`, {decisions:,} decisions", cost, target)


def _row(what: str, cost: Cost, target: str = "") -> Row:
    shown = f"{cost.seconds:.1f} s / {cost.cpu:.1f} s / {cost.memory:.0f} MB"
    return f"{what}: time / CPU time / memory", shown, target


if __name__ == "__main__":
    argparse.ArgumentParser(prog="benchmarks.commands").parse_args()
    for row in command_rows():
        print("|", " | ".join(row), "|", flush=True)
