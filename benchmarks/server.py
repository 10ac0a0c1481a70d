"""`python -m benchmarks.server`: many tables at once, from a move to the last who hears of it.

The server is a process of its own; all players are in this one, each seat with its own socket.
Every table makes a move each second. The time is taken by one clock, here: from sending the
command until the update has reached the last socket of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from daikaiju.server.client import Guest, Visit
from daikaiju.server.tables.values import Setup
from daikaiju.server.updates.messages import Act, AnyMessage, Sit, Start, Update

from .hosting import Host

WARM_UP = 5.0  # seconds before it counts
AT_ONCE = 50  # tables that are being opened


class Crowd:
    """One table with a socket for each seat, and how long its moves took to reach all."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = guests
        self.visits: list[Visit] = []
        self.seconds: list[float] = []
        self._left: dict[int, int] = {}  # sockets that have not heard of an entry yet
        self._all: dict[int, asyncio.Event] = {}

    async def gather(self, stack: AsyncExitStack) -> None:
        opened = await self.guests[0].open_table(Setup(seats=len(self.guests), pace=0))
        for guest in self.guests:
            visit = Visit(guest, opened.table, self._heard)
            self.visits.append(await stack.enter_async_context(visit))
        for seat, visit in enumerate(self.visits):
            await visit.do(Sit, seat=seat, name=f"P{seat}")
        await self.visits[0].do(Start)
        while any(not visit.picture or visit.picture.phase != "playing" for visit in self.visits):
            await self.visits[-1].something(1)

    def _heard(self, message: AnyMessage) -> None:
        if isinstance(message, Update):
            seq = message.picture.seq
            self._left[seq] = self._left.get(seq, len(self.visits)) - 1
            if self._left[seq] <= 0 and seq in self._all:
                self._all[seq].set()

    async def move(self) -> None:
        """One decision of whoever must decide; noted when everybody has heard of it."""
        picture = self.visits[0].picture
        assert picture
        if picture.asked is None:
            return  # the game is over
        decider = self.visits[picture.asked.seat]
        seq = picture.seq + 1
        self._all[seq] = asyncio.Event()
        legal = decider.picture.legal if decider.picture else ()
        began = time.perf_counter()
        await decider.do(Act, seat=picture.asked.seat, ply=picture.ply, action=random.choice(legal))
        await self._all[seq].wait()
        self.seconds.append(time.perf_counter() - began)
        self._left.pop(seq)
        self._all.pop(seq)

    async def play(self, until: float, every: float) -> None:
        """Moves at a steady pace, whether or not the last one was quick."""
        due = time.monotonic() + random.uniform(0, every)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.move()
            due += every


async def crowds(url: str, tables: int, seats: int, seconds: float, every: float) -> list[float]:
    """The times of all moves after warming up, ascending."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(url)) for _ in range(seats)]
        found = [Crowd(guests) for _ in range(tables)]
        for start in range(0, tables, AT_ONCE):
            await asyncio.gather(*(crowd.gather(stack) for crowd in found[start : start + AT_ONCE]))
        gc.collect()  # its pauses here would be taken for the server's
        gc.disable()
        warm = time.monotonic() + WARM_UP
        await asyncio.gather(*(crowd.play(warm, every) for crowd in found))
        for crowd in found:
            crowd.seconds.clear()
        await asyncio.gather(*(crowd.play(warm + seconds, every) for crowd in found))
        return sorted(second for crowd in found for second in crowd.seconds)


def percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def tell(what: str, ordered: Sequence[float]) -> None:
    points = [f"{name} {1000 * percentile(ordered, part):.1f} ms" for name, part in POINTS]
    print(f"{what}: {len(ordered):,} moves, {', '.join(points)}, worst {1000 * ordered[-1]:.0f} ms")


POINTS = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--store", help="postgresql://…; else a SQLite file of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = args.store or str(Path(folder) / "tables.db")
        with Host(store) as host:
            tell("one table, six sockets", asyncio.run(crowds(host.url, 1, 6, 15, 0.1)))
            times = asyncio.run(crowds(host.url, args.tables, 4, args.seconds, 1.0))
            tell(f"{args.tables} tables, four sockets each, a move a second", times)


if __name__ == "__main__":
    main()
