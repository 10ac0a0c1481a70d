"""`python -m benchmarks.opening`: how long somebody waits for a first game, nothing being compiled.

A server is started as `make play` starts it, with an empty cache of machine code. The clock runs
from the start of the process: until the page is there, until a table with three bots is open,
until it is our turn. Then we play on, and note how long each bot takes; those that think have
the compiler run beside them.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from daikaiju.server.client import Guest, Visit
from daikaiju.server.tables.bot_pool import QUICK
from daikaiju.server.tables.values import Level, Setup
from daikaiju.server.updates.messages import Act, Sit, Start

from .hosting import Host
from .rows import Row, print_rows

SEATS = 4
OWN_SEAT = 0
PLAYED = 30.0  # seconds of play beside the compiler, which is busy for longer
TURN_TARGET, BOT_TARGET = 5.0, 1.0  # seconds
LEVELS: Sequence[Level] = ("medium", "hard", "expert")


@dataclass
class Opening:
    """Seconds from the start of the process, and of each decision of a bot."""

    page: float = 0.0
    table: float = 0.0
    turn: float = 0.0
    bots: list[float] = field(default_factory=list)


def opening(level: Level, seconds: float) -> Opening:
    """First games against bots of one level, on a machine that has compiled nothing."""
    with tempfile.TemporaryDirectory() as folder, _nothing_compiled(Path(folder) / "cache"):
        host = Host(str(Path(folder) / "tables.db"))
        began = time.monotonic()
        with host:
            found = Opening()
            urllib.request.urlopen(host.url, timeout=10).close()
            found.page = time.monotonic() - began
            asyncio.run(_games(host.url, level, began, seconds, found))
            return found


@contextmanager
def _nothing_compiled(cache: Path) -> Iterator[None]:
    before = os.environ.get("DAIKAIJU_CACHE")
    os.environ["DAIKAIJU_CACHE"] = str(cache)
    try:
        yield
    finally:
        del os.environ["DAIKAIJU_CACHE"]
        if before is not None:
            os.environ["DAIKAIJU_CACHE"] = before


async def _games(url: str, level: Level, began: float, seconds: float, found: Opening) -> None:
    end = time.monotonic() + seconds
    async with Guest(url) as guest:
        while time.monotonic() < end:
            opened = await guest.open_table(Setup(seats=SEATS, level=level, pace=0))
            async with Visit(guest, opened.table) as visit:
                await visit.do(Sit, seat=OWN_SEAT, name="Ann")
                await visit.do(Start)
                found.table = found.table or time.monotonic() - began
                await _play(visit, began, end, found)


async def _play(visit: Visit, began: float, end: float, found: Opening) -> None:
    """Take any legal action when asked; else wait for the bots and note how long they took."""
    while time.monotonic() < end:
        picture = visit.picture
        if picture is None or picture.phase == "over":
            return
        if picture.legal:
            found.turn = found.turn or time.monotonic() - began
            action = random.choice(picture.legal)
            await visit.do(Act, seat=OWN_SEAT, ply=picture.ply, action=action)
            continue
        asked = time.monotonic()
        while visit.picture is picture and time.monotonic() < end:
            await visit.something(1)
        if visit.picture is not picture:
            found.bots.append(time.monotonic() - asked)


def opening_rows(seconds: float) -> list[Row]:
    """The figures of docs/speed.md."""
    rows: list[Row] = []
    for level in LEVELS:
        found = opening(level, seconds)
        if level == LEVELS[0]:
            rows += [
                ("cold start: the page is served (s)", f"{found.page:.2f}", ""),
                ("… a table with three bots is open (s)", f"{found.table:.2f}", ""),
                ("… it is our turn (s)", f"{found.turn:.2f}", f"≤ {TURN_TARGET:g}"),
            ]
        times = sorted(found.bots)
        told = f"{1000 * times[len(times) // 2]:.0f} / {1000 * times[-1]:.0f}"
        beside = "" if level in QUICK else " beside the compiler"
        what = f"{level} bots{beside}, p50 / worst (ms)"
        rows.append((what, told, f"≤ {1000 * BOT_TARGET:g}"))
    return rows


if __name__ == "__main__":
    print_rows("opening", opening_rows, PLAYED)
