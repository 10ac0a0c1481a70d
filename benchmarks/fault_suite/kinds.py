"""The kinds of faults, and how each is caused without root.

| fault | how |
|---|---|
| kill | SIGKILL of any process of a server: the server itself, bots, replays |
| freeze | SIGSTOP, and SIGCONT up to 4 seconds later |
| full disk | `prlimit` forbids to write behind the present size of the files of the store |
| read-only disk | `prlimit` forbids to write any byte of a file |
| slow disk | each commit of SQLite takes up to 0.3 s longer, inside of the server (launcher.py) |
| clock | the time of the system jumps by up to 3 hours, inside of the server (launcher.py) |
| cut | connections of clients are reset |
| half-open | data of connections disappears for up to 4 seconds, then they are reset |
| database | PostgreSQL is stopped at once and started again |
"""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .network import FaultyNetwork
from .servers import FaultyServer, Launcher

MAX_SECONDS: Final = 4.0  # of a fault that lasts
HOURS: Final = 3 * 3600


@dataclass
class FaultSetup:
    """What faults act on."""

    launcher: Launcher
    servers: Sequence[FaultyServer]
    networks: Sequence[FaultyNetwork]
    rng: random.Random
    database_control: str = ""  # program that stops and starts PostgreSQL
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def seconds(self) -> float:
        return self.rng.uniform(0.2, MAX_SECONDS)

    @property
    def server(self) -> FaultyServer:
        return self.rng.choice(self.servers)


Fault = Callable[[FaultSetup], Awaitable[None]]


async def kill(setup: FaultSetup) -> None:
    server = setup.server
    processes = server.processes()
    # The first process twice as often as each other.
    process = setup.rng.choice([*processes[:1], *processes])
    setup.counts["kill of a server" if process == processes[0] else "kill of a worker"] += 1
    await server.kill(process)


async def freeze(setup: FaultSetup) -> None:
    server = setup.server
    await server.freeze(
        setup.rng.choice([*server.processes()[:1], *server.processes()]), setup.seconds
    )


async def fill_disk(setup: FaultSetup) -> None:
    server = setup.server
    sizes = [file.stat().st_size for file in Path(server.store).parent.glob("*.db*")]
    await _limit_files(server, max(sizes), setup.seconds)


async def forbid_writing(setup: FaultSetup) -> None:
    await _limit_files(setup.server, 0, setup.seconds)


async def _limit_files(server: FaultyServer, most: int, seconds: float) -> None:
    server.limit_files(most)
    try:
        await asyncio.sleep(seconds)
    finally:
        server.limit_files()


async def slow_down(setup: FaultSetup) -> None:
    setup.launcher.set_faults(delay=setup.rng.uniform(0.05, 0.3))
    await asyncio.sleep(setup.seconds)
    setup.launcher.set_faults()


async def set_clock(setup: FaultSetup) -> None:
    """Let the clock jump; kill and restart the server while it is wrong, or correct it before."""
    setup.launcher.set_faults(clock=setup.rng.uniform(-HOURS, HOURS))
    await asyncio.sleep(setup.seconds)
    if setup.rng.random() < 0.5:
        await kill(setup)
    setup.launcher.set_faults()


async def cut_connections(setup: FaultSetup) -> None:
    for link in setup.rng.choice(setup.networks).choose(setup.rng):
        link.cut()


async def lose_packets(setup: FaultSetup) -> None:
    links = setup.rng.choice(setup.networks).choose(setup.rng)
    for link in links:
        link.is_silent = True
    await asyncio.sleep(setup.seconds)
    for link in links:
        link.cut()


async def restart_database(setup: FaultSetup) -> None:
    control = setup.database_control
    await asyncio.to_thread(subprocess.run, [control, "stop"], check=True)
    await asyncio.sleep(setup.rng.uniform(0.1, 1.5))
    await asyncio.to_thread(subprocess.run, [control, "start"], check=True)


ANYWHERE: Final[dict[str, Fault]] = {
    "kill": kill,
    "freeze": freeze,
    "clock": set_clock,
    "cut": cut_connections,
    "half-open": lose_packets,
}
FAULTS: Final[dict[str, dict[str, Fault]]] = {
    "sqlite": ANYWHERE | {"full": fill_disk, "read-only": forbid_writing, "slow": slow_down},
    "postgres": ANYWHERE | {"database": restart_database},
}


async def cause(setup: FaultSetup, name: str, fault: Fault) -> None:
    """Cause one fault, and count it."""
    setup.counts[name] += 1
    await fault(setup)
