"""`python -m benchmarks.server`: the latency of moves with many tables at once.

The server is a separate process; all clients are in this one, each seat with its own socket. Every
table makes a move each second. The latency is measured here: from sending the command until the
last socket of the table has received the update.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from pathlib import Path

from daikaiju.server.client import GameClient, TableConnection
from daikaiju.server.protocol.messages import Act, AnyMessage, Sit, Start, Update
from daikaiju.server.protocol.values import Setup

from .server_process import ServerProcess

WARM_UP = 5.0  # seconds that are not counted
OPENED_TOGETHER = 50  # number of tables that are opened at the same time


class TableLoad:
    """One table with a socket for each seat, and the latency of its moves."""

    def __init__(self, clients: Sequence[GameClient]) -> None:
        self.clients = clients
        self.connections: list[TableConnection] = []
        self.seconds: list[float] = []
        self._left: dict[int, int] = {}  # sockets without the update, by seq
        self._all: dict[int, asyncio.Event] = {}

    async def gather(self, stack: AsyncExitStack) -> None:
        opened = await self.clients[0].open_table(Setup(seats=len(self.clients), pace=0))
        for client in self.clients:
            connection = TableConnection(client, opened.table, self._record)
            self.connections.append(await stack.enter_async_context(connection))
        for seat, connection in enumerate(self.connections):
            await connection.send_command(Sit, seat=seat, name=f"P{seat}")
        await self.connections[0].send_command(Start)
        while any(
            not connection.picture or connection.picture.phase != "playing"
            for connection in self.connections
        ):
            await self.connections[-1].wait_for_message(1)

    def _record(self, message: AnyMessage) -> None:
        if isinstance(message, Update):
            seq = message.picture.seq
            self._left[seq] = self._left.get(seq, len(self.connections)) - 1
            if self._left[seq] <= 0 and seq in self._all:
                self._all[seq].set()

    async def move(self) -> None:
        """Send one decision and measure the time until all sockets have the update."""
        picture = self.connections[0].picture
        assert picture
        if picture.asked is None:
            return  # the game is over
        active = self.connections[picture.asked.seat]
        seq = picture.seq + 1
        self._all[seq] = asyncio.Event()
        legal = active.picture.legal if active.picture else ()
        began = time.perf_counter()
        await active.send_command(
            Act, seat=picture.asked.seat, ply=picture.ply, action=random.choice(legal)
        )
        await self._all[seq].wait()
        self.seconds.append(time.perf_counter() - began)
        self._left.pop(seq)
        self._all.pop(seq)

    async def play(self, until: float, every: float) -> None:
        """Move at a fixed rate that does not depend on the latency."""
        due = time.monotonic() + random.uniform(0, every)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.move()
            due += every


@dataclass
class Measurement:
    """The latencies of all moves, ascending, and what they cost the server."""

    seconds: list[float]
    cpu_ms: float  # per move, with its updates
    table_kb: float  # memory per live table


async def measure_moves(
    servers: Sequence[ServerProcess], tables: int, seats: int, seconds: float, every: float
) -> Measurement:
    """Measure moves after the warm-up. The players of a table use different servers."""
    async with AsyncExitStack() as stack:
        memory = sum(server.memory_bytes for server in servers)
        urls = [servers[seat % len(servers)].url for seat in range(seats)]
        clients = [await stack.enter_async_context(GameClient(url)) for url in urls]
        found = [TableLoad(clients) for _ in range(tables)]
        for start in range(0, tables, OPENED_TOGETHER):
            await asyncio.gather(
                *(table.gather(stack) for table in found[start : start + OPENED_TOGETHER])
            )
        gc.collect()  # a pause here would count as latency of the server
        gc.disable()
        warm = time.monotonic() + WARM_UP
        await asyncio.gather(*(table.play(warm, every) for table in found))
        for table in found:
            table.seconds.clear()
        cpu = sum(server.cpu_seconds for server in servers)
        await asyncio.gather(*(table.play(warm + seconds, every) for table in found))
        times = sorted(second for table in found for second in table.seconds)
        cpu = sum(server.cpu_seconds for server in servers) - cpu
        memory = sum(server.memory_bytes for server in servers) - memory
        return Measurement(times, 1000 * cpu / len(times), memory / tables / 1000)


def percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def print_times(what: str, found: Measurement) -> None:
    ordered = found.seconds
    points = [f"{name} {1000 * percentile(ordered, part):.1f} ms" for name, part in PERCENTILES]
    print(f"{what}: {len(ordered):,} moves, {', '.join(points)}, worst {1000 * ordered[-1]:.0f} ms")
    print(
        f"  server: {found.cpu_ms:.2f} ms CPU per move, {found.table_kb:.0f} kB per table",
        flush=True,
    )


PERCENTILES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--store", help="postgresql://…; default: a new SQLite file")
    parser.add_argument("--processes", help="of each server; default: its own")
    parser.add_argument("--nodes", type=int, default=1, help="servers on one PostgreSQL --store")
    args = parser.parse_args()
    if args.nodes > 1 and not args.store:
        parser.error("--nodes needs --store postgresql://…: a file belongs to one server")
    options = ("--processes", args.processes) if args.processes else ()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        store = args.store or str(Path(folder) / "tables.db")
        servers = [ServerProcess(store, *options) for _ in range(args.nodes)]
        for server in servers:
            stack.enter_context(server)
        found = asyncio.run(measure_moves(servers, 1, 6, 15, 0.1))
        print_times("one table, six sockets", found)
        found = asyncio.run(measure_moves(servers, args.tables, 4, args.seconds, 1.0))
        print_times(f"{args.tables} tables, four sockets each, a move a second", found)


if __name__ == "__main__":
    main()
