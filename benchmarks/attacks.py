"""`python -m benchmarks.attacks`: moves of other players while one client attacks the server.

For each attack a new server with its default limits, a process for the attacker with an address of
its own, and players who move at other tables, first without and then with the attack. A row has the
p99 of their moves before and during the attack, its rise, the growth of the server's memory
(without its workers for bots, odds and replays) and its CPU time. The attacker uses at
most a quarter of a core. On a busy machine only memory and CPU time mean something.

    python -m benchmarks.attacks                # all attacks, about 30 s each
    python -m benchmarks.attacks pings odds     # some of them
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from daikaiju.server.runner import loop_factory

from .attack_kinds import ATTACKS, attack, find_target
from .server_process import ServerProcess, resident_bytes
from .table_load import PlayerClient, TableLoad, open_tables, percentile, play_all

QUIET: Final = ("--set", "log_level=warning")
MAX_RISE: Final = 0.020  # seconds of p99
MAX_CONNECTION_BYTES: Final = 256_000
SEATS: Final = 2
EVERY_SECONDS: Final = 0.5  # between two moves at a table
WARM_SECONDS: Final = 3.0
SAMPLE_SECONDS: Final = 0.2  # between two measurements of the memory


class Measured(NamedTuple):
    """The moves of the players in a time, and what the server needed meanwhile."""

    p99: float  # in seconds
    cores: float  # CPU time of the server per second
    memory: int  # bytes, at most


async def measure_attack(
    server: ServerProcess, name: str, tables: int, seconds: float
) -> tuple[Measured, Measured]:
    """Measure the moves of players without and with an attack."""
    found = [TableLoad(await _players(server.url, number)) for number in range(tables)]
    await open_tables(found)
    target = await find_target(server.port, found[0].table)
    processes = multiprocessing.get_context("spawn")
    begin = processes.Event()
    attacker = processes.Process(target=attack, args=(name, target, begin, seconds), daemon=True)
    attacker.start()
    try:
        gc.collect()
        gc.disable()
        await play_all(found, time.monotonic() + WARM_SECONDS, EVERY_SECONDS)
        calm = await _measure(server, found, seconds)
        begin.set()
        return calm, await _measure(server, found, seconds)
    finally:
        attacker.kill()
        attacker.join()


async def _players(url: str, table: int) -> list[PlayerClient]:
    """Return the players of a table, who share an address."""
    address = f"10.0.{table // 250}.{table % 250 + 1}"
    clients = [PlayerClient(url, address) for _ in range(SEATS)]
    for client in clients:
        await client.__aenter__()
    return clients


async def _measure(server: ServerProcess, tables: list[TableLoad], seconds: float) -> Measured:
    cpu = server.cpu_seconds
    sampler = asyncio.create_task(_highest_memory(server.serving_processes))
    times = await play_all(tables, time.monotonic() + seconds, EVERY_SECONDS)
    sampler.cancel()
    cores = (server.cpu_seconds - cpu) / seconds
    return Measured(percentile(times, 0.99), cores, await sampler)


async def _highest_memory(process_ids: list[int]) -> int:
    """Return the most memory of some processes until this task is cancelled."""
    most = 0
    with suppress(asyncio.CancelledError):
        while True:
            most = max(most, sum(map(resident_bytes, process_ids)))
            await asyncio.sleep(SAMPLE_SECONDS)
    return most


def print_row(name: str, calm: Measured, attacked: Measured) -> None:
    rise = attacked.p99 - calm.p99
    grown = max(0, attacked.memory - calm.memory)
    each = grown / ATTACKS[name].connections
    verdict = "" if rise <= MAX_RISE else "  more than 20 ms"
    if each > MAX_CONNECTION_BYTES:
        verdict += f"  more than {MAX_CONNECTION_BYTES // 1000} kB for each connection"
    print(
        f"{name:<25}{1000 * calm.p99:>8.1f} ms{1000 * attacked.p99:>8.1f} ms{1000 * rise:>+8.1f} ms"
        f"{grown / 1e6:>+8.1f} MB{each / 1000:>7.0f} kB   {calm.cores:.2f} {attacked.cores:.2f}"
        f"{verdict}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("names", nargs="*", help=f"of {', '.join(ATTACKS)}; all without names")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    if unknown := set(args.names) - set(ATTACKS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    random.seed(1)
    print(f"load average {os.getloadavg()[0]:.1f}; {args.tables} tables of other players")
    heads = ("p99 before", "during", "rise", "memory", "per conn.", "cores before, during")
    print(f"{'attack':<25}{heads[0]:>11}{heads[1]:>11}{heads[2]:>11}{heads[3]:>11}", *heads[4:])
    for name in args.names or ATTACKS:
        with (
            tempfile.TemporaryDirectory() as folder,
            ServerProcess(
                f"{folder}/games.db", *QUIET, log=Path(folder) / "log.txt", environment={}
            ) as server,
            asyncio.Runner(loop_factory=loop_factory()) as runner,
        ):
            work = measure_attack(server, name, args.tables, args.seconds)
            print_row(name, *runner.run(work))


if __name__ == "__main__":
    main()
