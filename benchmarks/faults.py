"""`python -m benchmarks.faults`: kill servers or databases during play; nothing may be lost.

Clients play at several tables as fast as they can. This program records every move that was
acknowledged or sent to any client. At the end the log must contain all of them, at the same `seq`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from daikaiju.server.client import CommandRefused, GameClient, TableConnection
from daikaiju.server.protocol.messages import Act, AnyMessage, Done, Sit, Start, Update
from daikaiju.server.protocol.values import Setup
from daikaiju.server.store import open_store
from daikaiju.server.tables.entries import Entry, Moved, Started, decode_entry

from .server_process import ServerProcess

RESUME_TIMEOUT = 90.0  # seconds within which every table must continue
Fault = Callable[[], Awaitable[None]]  # injects a fault, such as a killed process


@dataclass
class Observations:
    """All that the clients of one table received."""

    table: str = ""
    done: dict[str, Done] = field(default_factory=dict)  # by the id of the command
    moves: dict[int, list[str]] = field(default_factory=dict)  # by the seq of the entry
    contradictions: list[str] = field(default_factory=list)
    acts: int = 0

    def record(self, message: AnyMessage) -> None:
        if isinstance(message, Done):
            self.done[message.id] = message
        elif isinstance(message, Update):
            seq, moves = message.picture.seq, [step.move for step in message.steps]
            before = self.moves.setdefault(seq, moves)
            if not _agree(before, moves):
                self.contradictions.append(f"{self.table}: entry {seq}: {before} and {moves}")

    def find_lost(self, log: Sequence[Entry]) -> list[str]:
        """Describe everything that clients received and that is not in the log."""
        entries = {entry.seq: entry for entry in log}
        missing = [
            f"{self.table}: command {name} was acknowledged as {done.seq}"
            for name, done in self.done.items()
            if done.seq not in entries or entries[done.seq].command != name
        ]
        for seq, moves in self.moves.items():
            entry = entries.get(seq)
            if entry is None or not _agree(_moves_of(entry), moves):
                missing.append(f"{self.table}: entry {seq} was sent, with {moves}")
        names = [(entry.by, entry.command) for entry in log if entry.command]
        if len(names) != len(set(names)):
            missing.append(f"{self.table}: a command was executed twice")
        if sorted(entries) != list(range(1, len(log) + 1)):
            missing.append(f"{self.table}: the log has a gap")
        return missing + self.contradictions


def _moves_of(entry: Entry) -> list[str]:
    """Return the moves as clients get them, without the name of the monster."""
    what = entry.what
    moves = what.moves if isinstance(what, Moved | Started) else ()
    return [move.rpartition(": ")[2] for move in moves]


def _agree(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the moves are the same, except for a card that only some players may see."""
    return len(one) == len(other) and all(
        a == b or "reveal ?" in (a, b) for a, b in zip(one, other, strict=True)
    )


class TablePlayers:
    """Two clients, perhaps with a bot, who play at one table until an event stops them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.observed = Observations()
        self.connections: list[TableConnection] = []

    async def gather(self, stack: AsyncExitStack, clients: Sequence[GameClient]) -> None:
        opened = await clients[0].open_table(Setup(seats=self.seats, pace=0))
        self.observed.table = opened.table
        for client in clients:
            connection = TableConnection(client, opened.table, self.observed.record)
            self.connections.append(await stack.enter_async_context(connection))
        for seat, connection in enumerate(self.connections):
            await connection.send_command(Sit, seat=seat, name=f"P{seat}")
        await self.connections[0].send_command(Start)

    async def play(self, seat: int, stop: asyncio.Event) -> None:
        connection = self.connections[seat]
        while not stop.is_set():
            picture = connection.picture
            if not picture or picture.phase == "over":
                return
            if not picture.asked or picture.asked.seat != seat or not picture.legal:
                await connection.wait_for_message(0.5)
                continue
            action = random.choice(picture.legal)
            try:
                await connection.send_command(Act, seat=seat, ply=picture.ply, action=action)
                self.observed.acts += 1
            except CommandRefused as refusal:
                if refusal.refused.code not in ("stale", "not-your-turn"):
                    raise
                await connection.wait_for_message(0.2)

    @property
    def ply(self) -> int:
        return max(connection.picture.ply for connection in self.connections if connection.picture)

    @property
    def is_over(self) -> bool:
        return any(
            connection.picture and connection.picture.phase == "over"
            for connection in self.connections
        )


async def play_and_break(
    urls: Sequence[str], tables: int, inject: Fault
) -> tuple[list[Observations], list[str]]:
    """Play at some tables while faults happen. Return what clients observed, and stuck tables.

    With several nodes, the two clients of a table use different ones.
    """
    async with AsyncExitStack() as stack:
        nodes = (urls, urls[::-1])
        clients = [await stack.enter_async_context(GameClient(*order)) for order in nodes]
        groups = [TablePlayers(2 + number % 2) for number in range(tables)]
        for players in groups:
            await players.gather(stack, clients)
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(seat, stop)) for p in groups for seat in (0, 1)]
        await inject()
        stuck = await _stuck_tables(groups)
        stop.set()
        await asyncio.gather(*playing)
        return [players.observed for players in groups], stuck


async def _stuck_tables(groups: Sequence[TablePlayers]) -> list[str]:
    """Describe the tables without a new move after the last fault. A finished game is not stuck."""
    waiting = [(players, players.ply) for players in groups]
    end = time.monotonic() + RESUME_TIMEOUT
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.1)
        waiting = [
            (players, ply) for players, ply in waiting if players.ply == ply and not players.is_over
        ]
    return [f"{players.observed.table}: does not continue" for players, _ in waiting]


async def find_lost(observations: Sequence[Observations], url: str) -> list[str]:
    """Describe everything that clients received and that is not in the store."""
    store = await open_store(url, "auditor")
    try:
        wrong = []
        for observed in observations:
            log: list[Entry] = []
            while more := await store.log(observed.table, len(log)):
                log += map(decode_entry, more)
            wrong += observed.find_lost(log)
        return wrong
    finally:
        await store.close()


def run(servers: Sequence[ServerProcess], tables: int, store: str, inject: Fault) -> list[str]:
    """Play with faults, stop the servers and read the logs. Return a list of errors."""
    try:
        for server in servers:
            server.start()
        observations, stuck = asyncio.run(
            play_and_break([server.url for server in servers], tables, inject)
        )
    finally:
        for server in servers:
            server.stop()
    acts = sum(observed.acts for observed in observations)
    print(f"{acts:,} acknowledged moves at {tables} tables")
    return stuck + asyncio.run(find_lost(observations, store))


# --- faults --------------------------------------------------------------------------------------


def kill_repeatedly(server: ServerProcess, times: int) -> Fault:
    """Return a fault: the server is killed at random times and restarted."""

    async def inject() -> None:
        for _ in range(times):
            await asyncio.sleep(random.uniform(0.1, 0.6))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    return inject


def kill_once(server: ServerProcess) -> Fault:
    """Return a fault: one of several nodes is killed and not restarted."""

    async def inject() -> None:
        await asyncio.sleep(3)
        await asyncio.to_thread(server.kill)

    return inject


def restart_database(control: str, times: int) -> Fault:
    """Return a fault: the database is stopped immediately and restarted later, several times."""

    async def inject() -> None:
        for _ in range(times):
            await asyncio.sleep(random.uniform(1, 2))
            await asyncio.to_thread(subprocess.run, [control, "stop"], check=True)
            await asyncio.sleep(random.uniform(0.5, 1.5))
            await asyncio.to_thread(subprocess.run, [control, "start"], check=True)

    return inject


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.faults")
    parser.add_argument("--pull", choices=("server", "node", "database"), default="server")
    parser.add_argument("--times", type=int, default=100, help="for a server or a database")
    parser.add_argument("--tables", type=int, default=8)
    args = parser.parse_args()
    began = time.monotonic()
    wrong = run_trial(args.pull, args.times, args.tables)
    print(f"fault: {args.pull}, {time.monotonic() - began:.0f} s; lost or wrong: {len(wrong)}")
    for line in wrong:
        print(f"  {line}")
    raise SystemExit(bool(wrong))


def run_trial(what: str, times: int, tables: int) -> list[str]:
    """Run a trial and return its errors. For "node" and "database" start it with `.ci/postgres`."""
    if what == "server":
        with tempfile.TemporaryDirectory() as folder:
            store = str(Path(folder) / "tables.db")
            server = ServerProcess(store)
            return run([server], tables, store, kill_repeatedly(server, times))
    try:
        store = os.environ["DAIKAIJU_TEST_POSTGRES"]
        control = os.environ["DAIKAIJU_TEST_POSTGRES_CONTROL"]
    except KeyError:
        raise SystemExit(
            "run this with .ci/postgres, which starts a PostgreSQL server for it"
        ) from None
    servers = [ServerProcess(store), ServerProcess(store)]
    inject = kill_once(servers[1]) if what == "node" else restart_database(control, times)
    return run(servers, tables, store, inject)


if __name__ == "__main__":
    main()
