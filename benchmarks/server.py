"""`python -m benchmarks.server`: the latency of moves, and what they cost the server.

The server is a separate process; all clients are in this one, each seat with its own socket. The
latency is measured here: from sending the command until the last socket of the table has received
the update. The CPU time of the clients is reported beside that of the server.

    python -m benchmarks.server one                                # one table, six sockets
    python -m benchmarks.server live --tables 1200                 # a move a second at each table
    .ci/postgres python -m benchmarks.server live --tables 1000    # the same on PostgreSQL
    .ci/postgres python -m benchmarks.server live --nodes 2        # two servers on one database

`--before FOLDER` measures the server of another working tree first, with the same clients.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from daikaiju.server.runner import loop_factory

from .server_process import NO_LIMITS, ServerProcess
from .table_load import PlayerClient, TableLoad, open_tables, percentile, play_all

FIGURES = ("one", "live")
SEATS = {"one": 6, "live": 4}
SECONDS_BETWEEN_MOVES = {"one": 0.1, "live": 1.0}
WARM_UP = 5.0  # seconds that are not counted
WARM_TABLES = 8  # played before the memory is measured, so that each process has loaded its code
PERCENTILES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))


@dataclass
class Measurement:
    """The latencies of all moves, ascending, and what a move and a table cost."""

    seconds: list[float]
    server_ms: float  # CPU time of a move, with its updates
    client_ms: float  # CPU time of the clients for a move
    table_kb: float  # memory per live table
    all_mb: float  # memory of the server and its processes


async def measure_moves(
    servers: Sequence[ServerProcess], tables: int, seats: int, seconds: float, every: float
) -> Measurement:
    """Measure moves after the warm-up. The players of a table use different servers."""
    urls = [servers[seat % len(servers)].url for seat in range(seats)]
    clients = [PlayerClient(url) for url in urls]
    for client in clients:
        await client.__aenter__()
    await _play_and_close(clients, every)
    memory = _memory(servers)
    found = [TableLoad(clients) for _ in range(tables)]
    await open_tables(found)
    gc.collect()  # a pause here would count as latency of the server
    gc.disable()
    warm = time.monotonic() + WARM_UP
    await play_all(found, warm, every)
    cpu, own = _cpu(servers), time.process_time()
    times = await play_all(found, warm + seconds, every)
    cpu, own = _cpu(servers) - cpu, time.process_time() - own
    after = _memory(servers)
    for table in found:
        table.close()
    per_move = 1000 / len(times)
    kb = (after - memory) / tables / 1000
    return Measurement(times, cpu * per_move, own * per_move, kb, after / 1e6)


async def _play_and_close(clients: Sequence[PlayerClient], every: float) -> None:
    """Play at a few tables for a moment, so that all processes have run all parts of their code."""
    found = [TableLoad(clients) for _ in range(WARM_TABLES)]
    await open_tables(found)
    await play_all(found, time.monotonic() + 3 * every, every)
    for table in found:
        table.close()


def _cpu(servers: Sequence[ServerProcess]) -> float:
    return sum(server.cpu_seconds for server in servers)


def _memory(servers: Sequence[ServerProcess]) -> int:
    return sum(server.memory_bytes for server in servers)


def print_measurement(what: str, found: Measurement) -> None:
    ordered = found.seconds
    points = [f"{name} {1000 * percentile(ordered, part):.1f} ms" for name, part in PERCENTILES]
    print(f"{what}: {len(ordered):,} moves, {', '.join(points)}, worst {1000 * ordered[-1]:.0f} ms")
    print(
        f"  CPU time per move: server {found.server_ms:.2f} ms, clients {found.client_ms:.2f} ms; "
        f"memory: {found.table_kb:.0f} kB per table, {found.all_mb:.0f} MB in all",
        flush=True,
    )


@contextmanager
def _running_servers(args: argparse.Namespace, folder: str) -> Iterator[list[ServerProcess]]:
    """Start the servers of a working tree; an empty folder means this one."""
    options = ("--processes", args.processes) if args.processes else ()
    source = {"PYTHONPATH": str(Path(folder) / "src")} if folder else {}
    with tempfile.TemporaryDirectory() as data, ExitStack() as stack:
        store, log = args.store or str(Path(data) / "tables.db"), Path(data) / "log.txt"
        servers = [
            ServerProcess(store, *options, log=log, environment=NO_LIMITS | source)
            for _ in range(args.nodes)
        ]
        for server in servers:
            stack.enter_context(server)
        yield servers


def _measure(args: argparse.Namespace, folder: str) -> None:
    """Measure the wished figures of one working tree."""
    for figure in args.figures or FIGURES:
        tables = 1 if figure == "one" else args.tables
        seats, every = SEATS[figure], SECONDS_BETWEEN_MOVES[figure]
        with (
            _running_servers(args, folder) as servers,
            asyncio.Runner(loop_factory=loop_factory()) as runner,
        ):
            found = runner.run(measure_moves(servers, tables, seats, args.seconds, every))
        name = f"{tables} table{'s' if tables > 1 else ''}, {seats} sockets each"
        print_measurement(f"{folder + ': ' if folder else ''}{name}", found)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.server", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("figures", nargs="*", metavar="one | live", help="default: both")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--store", help="postgresql://…; default: a new SQLite file")
    parser.add_argument("--sqlite", action="store_true", help="also with .ci/postgres")
    parser.add_argument("--processes", help="of each server; default: its own")
    parser.add_argument("--nodes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--before", metavar="FOLDER", help="another working tree, measured first")
    args = parser.parse_args()
    if unknown := set(args.figures) - set(FIGURES):
        parser.error(f"unknown: {', '.join(unknown)}; choose from {', '.join(FIGURES)}")
    if not args.store and not args.sqlite:
        args.store = os.environ.get("DAIKAIJU_TEST_POSTGRES")
    if args.nodes > 1 and not args.store:
        parser.error("--nodes needs PostgreSQL: a file belongs to one server")
    print(f"load average {os.getloadavg()[0]:.1f}, {'PostgreSQL' if args.store else 'SQLite'}")
    for folder in (args.before, "") if args.before else ("",):
        _measure(args, folder)


if __name__ == "__main__":
    main()
