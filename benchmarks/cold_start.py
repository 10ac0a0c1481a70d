"""`python -m benchmarks.cold_start`: the time until a first game, with nothing compiled.

A server starts as with `make play`, with an empty cache of machine code. Times count from the start
of the process: until the page is served, until a table with three bots is open, until it is the
player's turn. Then the game continues, and each decision of a bot is timed; for *hard* and *expert*
the compiler runs at the same time.
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

from daikaiju.server.client import GameClient, TableConnection
from daikaiju.server.protocol.messages import Act, Sit, Start
from daikaiju.server.protocol.values import Level, Setup
from daikaiju.server.workers.bot_pool import QUICK_LEVELS

from .rows import Row, print_rows
from .server_process import ServerProcess

SEATS = 4
OWN_SEAT = 0
PLAY_SECONDS = 30.0  # seconds of play; the compiler takes longer
TURN_TARGET, BOT_TARGET = 5.0, 1.0  # seconds
LEVELS: Sequence[Level] = ("medium", "master", "legend")


@dataclass
class ColdStart:
    """Seconds from the start of the process to each event, and seconds of each bot decision."""

    page: float = 0.0
    table: float = 0.0
    turn: float = 0.0
    bots: list[float] = field(default_factory=list)


def measure_cold_start(level: Level, seconds: float) -> ColdStart:
    """Play first games against bots of one level, with an empty cache, and return the times."""
    with tempfile.TemporaryDirectory() as folder, _empty_cache(Path(folder) / "cache"):
        server = ServerProcess(str(Path(folder) / "tables.db"))
        began = time.monotonic()
        with server:
            found = ColdStart()
            urllib.request.urlopen(server.url, timeout=10).close()
            found.page = time.monotonic() - began
            asyncio.run(_games(server.url, level, began, seconds, found))
            return found


@contextmanager
def _empty_cache(cache: Path) -> Iterator[None]:
    before = os.environ.get("DAIKAIJU_CACHE")
    os.environ["DAIKAIJU_CACHE"] = str(cache)
    try:
        yield
    finally:
        del os.environ["DAIKAIJU_CACHE"]
        if before is not None:
            os.environ["DAIKAIJU_CACHE"] = before


async def _games(url: str, level: Level, began: float, seconds: float, found: ColdStart) -> None:
    end = time.monotonic() + seconds
    async with GameClient(url) as client:
        while time.monotonic() < end:
            opened = await client.open_table(Setup(seats=SEATS, level=level, pace=0))
            async with TableConnection(client, opened.table) as connection:
                await connection.send_command(Sit, seat=OWN_SEAT, name="Ann")
                await connection.send_command(Start)
                found.table = found.table or time.monotonic() - began
                await _play(connection, began, end, found)


async def _play(connection: TableConnection, began: float, end: float, found: ColdStart) -> None:
    """Play random legal actions in the player's turns; measure the decisions of bots."""
    while time.monotonic() < end:
        picture = connection.picture
        if picture is None or picture.phase == "over":
            return
        if picture.legal:
            found.turn = found.turn or time.monotonic() - began
            action = random.choice(picture.legal)
            await connection.send_command(Act, seat=OWN_SEAT, ply=picture.ply, action=action)
            continue
        asked = time.monotonic()
        while connection.picture is picture and time.monotonic() < end:
            await connection.wait_for_message(1)
        if connection.picture is not picture:
            found.bots.append(time.monotonic() - asked)


def cold_start_rows(seconds: float) -> list[Row]:
    """Return the rows of docs/speed.md."""
    rows: list[Row] = []
    for level in LEVELS:
        found = measure_cold_start(level, seconds)
        if level == LEVELS[0]:
            rows += [
                ("cold start: the page is served (s)", f"{found.page:.2f}", ""),
                ("… a table with three bots is open (s)", f"{found.table:.2f}", ""),
                ("… it is the player's turn (s)", f"{found.turn:.2f}", f"≤ {TURN_TARGET:g}"),
            ]
        times = sorted(found.bots)
        times_text = f"{1000 * times[len(times) // 2]:.0f} / {1000 * times[-1]:.0f}"
        beside = "" if level in QUICK_LEVELS else " while the compiler runs"
        what = f"{level} bots{beside}, p50 / worst (ms)"
        rows.append((what, times_text, f"≤ {1000 * BOT_TARGET:g}"))
    return rows


if __name__ == "__main__":
    print_rows("cold_start", cold_start_rows, PLAY_SECONDS)
