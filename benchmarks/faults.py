"""`python -m benchmarks.faults`: pull plugs in the middle of play, and see if anything is lost.

People play at several tables as fast as they can. Whatever was acknowledged to anybody, or told to
anybody, is written down here; when all is over it must stand in the log, at the same place.
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

from daikaiju.server.client import Guest, NotDone, Visit
from daikaiju.server.store import open_store
from daikaiju.server.tables.entries import Entry, Moved, Started, decode_entry
from daikaiju.server.tables.values import Setup
from daikaiju.server.updates.messages import Act, AnyMessage, Done, Sit, Start, Update

from .hosting import Host

GIVE_UP = 90.0  # seconds within which every table must have moved on
Break = Callable[[], Awaitable[None]]


@dataclass
class Witness:
    """What people were told at one table."""

    table: str = ""
    done: dict[str, Done] = field(default_factory=dict)  # by the name of the command
    moves: dict[int, list[str]] = field(default_factory=dict)  # by the seq of the entry
    contradictions: list[str] = field(default_factory=list)
    acts: int = 0

    def heard(self, message: AnyMessage) -> None:
        if isinstance(message, Done):
            self.done[message.id] = message
        elif isinstance(message, Update):
            seq, told = message.picture.seq, [step.move for step in message.steps]
            before = self.moves.setdefault(seq, told)
            if not _agree(before, told):
                self.contradictions.append(f"{self.table}: of {seq}: {before} and {told}")

    def lost(self, log: Sequence[Entry]) -> list[str]:
        """What was told and does not stand in the log."""
        entries = {entry.seq: entry for entry in log}
        missing = [
            f"{self.table}: command {name} was acknowledged as {done.seq}"
            for name, done in self.done.items()
            if done.seq not in entries or entries[done.seq].command != name
        ]
        for seq, moves in self.moves.items():
            entry = entries.get(seq)
            if entry is None or not _agree(_moves_of(entry), moves):
                missing.append(f"{self.table}: entry {seq} was told, with {moves}")
        names = [(entry.by, entry.command) for entry in log if entry.command]
        if len(names) != len(set(names)):
            missing.append(f"{self.table}: a command was carried out twice")
        if sorted(entries) != list(range(1, len(log) + 1)):
            missing.append(f"{self.table}: the log has a gap")
        return missing + self.contradictions


def _moves_of(entry: Entry) -> list[str]:
    """As they are told, without the monster before them."""
    what = entry.what
    moves = what.moves if isinstance(what, Moved | Started) else ()
    return [move.rpartition(": ")[2] for move in moves]


def _agree(one: Sequence[str], other: Sequence[str]) -> bool:
    """The same moves, but for a card that not everybody may see."""
    return len(one) == len(other) and all(
        a == b or "reveal ?" in (a, b) for a, b in zip(one, other, strict=True)
    )


class Party:
    """Two people, perhaps with a bot, who play at one table until they are told to stop."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.witness = Witness()
        self.visits: list[Visit] = []

    async def gather(self, stack: AsyncExitStack, guests: Sequence[Guest]) -> None:
        opened = await guests[0].open_table(Setup(seats=self.seats, pace=0))
        self.witness.table = opened.table
        for guest in guests:
            visit = Visit(guest, opened.table, self.witness.heard)
            self.visits.append(await stack.enter_async_context(visit))
        for seat, visit in enumerate(self.visits):
            await visit.do(Sit, seat=seat, name=f"P{seat}")
        await self.visits[0].do(Start)

    async def play(self, seat: int, stop: asyncio.Event) -> None:
        visit = self.visits[seat]
        while not stop.is_set():
            picture = visit.picture
            if not picture or picture.phase == "over":
                return
            if not picture.asked or picture.asked.seat != seat or not picture.legal:
                await visit.something(0.5)
                continue
            action = random.choice(picture.legal)
            try:
                await visit.do(Act, seat=seat, ply=picture.ply, action=action)
                self.witness.acts += 1
            except NotDone as refusal:
                if refusal.refused.code not in ("stale", "not-your-turn"):
                    raise
                await visit.something(0.2)

    @property
    def ply(self) -> int:
        return max(visit.picture.ply for visit in self.visits if visit.picture)

    @property
    def is_over(self) -> bool:
        return any(visit.picture and visit.picture.phase == "over" for visit in self.visits)


async def trial(urls: Sequence[str], tables: int, pull: Break) -> tuple[list[Witness], list[str]]:
    """Play at so many tables while `pull` does its worst; who saw what, and what does not go on.

    With several nodes, the two at a table are at different ones.
    """
    async with AsyncExitStack() as stack:
        nodes = (urls, urls[::-1])
        guests = [await stack.enter_async_context(Guest(*order)) for order in nodes]
        parties = [Party(2 + number % 2) for number in range(tables)]
        for party in parties:
            await party.gather(stack, guests)
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(seat, stop)) for p in parties for seat in (0, 1)]
        await pull()
        stuck = await _not_moving(parties)
        stop.set()
        await asyncio.gather(*playing)
        return [party.witness for party in parties], stuck


async def _not_moving(parties: Sequence[Party]) -> list[str]:
    """After the last plug was put in again, every game that is not over must go on."""
    waiting = [(party, party.ply) for party in parties]
    end = time.monotonic() + GIVE_UP
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.1)
        waiting = [(party, ply) for party, ply in waiting if party.ply == ply and not party.is_over]
    return [f"{party.witness.table}: does not go on" for party, _ in waiting]


async def lost(witnesses: Sequence[Witness], url: str) -> list[str]:
    """What was told to anybody and is not in the store."""
    store = await open_store(url, "auditor")
    try:
        wrong = []
        for witness in witnesses:
            log: list[Entry] = []
            while more := await store.log(witness.table, len(log)):
                log += map(decode_entry, more)
            wrong += witness.lost(log)
        return wrong
    finally:
        await store.close()


def run(hosts: Sequence[Host], tables: int, store: str, pull: Break) -> list[str]:
    """The whole trial: play, pull plugs, stop the servers, read the logs; what is wrong."""
    try:
        for host in hosts:
            host.start()
        witnesses, stuck = asyncio.run(trial([host.url for host in hosts], tables, pull))
    finally:
        for host in hosts:
            host.stop()
    acts = sum(witness.acts for witness in witnesses)
    print(f"{acts:,} acknowledged moves at {tables} tables")
    return stuck + asyncio.run(lost(witnesses, store))


# --- what can be pulled --------------------------------------------------------------------------


def killed(host: Host, times: int) -> Break:
    """The server, killed without warning at any moment and started again, so many times."""

    async def pull() -> None:
        for _ in range(times):
            await asyncio.sleep(random.uniform(0.1, 0.6))
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)

    return pull


def killed_for_good(host: Host) -> Break:
    """One of several nodes, killed and not started again."""

    async def pull() -> None:
        await asyncio.sleep(3)
        await asyncio.to_thread(host.kill)

    return pull


def unplugged(control: str, times: int) -> Break:
    """The database, stopped at once and started again after a while."""

    async def pull() -> None:
        for _ in range(times):
            await asyncio.sleep(random.uniform(1, 2))
            await asyncio.to_thread(subprocess.run, [control, "stop"], check=True)
            await asyncio.sleep(random.uniform(0.5, 1.5))
            await asyncio.to_thread(subprocess.run, [control, "start"], check=True)

    return pull


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.faults")
    parser.add_argument("--pull", choices=("server", "node", "database"), default="server")
    parser.add_argument("--times", type=int, default=100, help="for a server or a database")
    parser.add_argument("--tables", type=int, default=8)
    args = parser.parse_args()
    began = time.monotonic()
    wrong = tried(args.pull, args.times, args.tables)
    print(f"{args.pull} pulled, {time.monotonic() - began:.0f} s; lost or wrong: {len(wrong)}")
    for line in wrong:
        print(f"  {line}")
    raise SystemExit(bool(wrong))


def tried(what: str, times: int, tables: int) -> list[str]:
    """One of the trials. Nodes and databases need `.ci/postgres python -m benchmarks.faults …`."""
    if what == "server":
        with tempfile.TemporaryDirectory() as folder:
            store = str(Path(folder) / "tables.db")
            host = Host(store)
            return run([host], tables, store, killed(host, times))
    try:
        store = os.environ["DAIKAIJU_TEST_POSTGRES"]
        control = os.environ["DAIKAIJU_TEST_POSTGRES_CONTROL"]
    except KeyError:
        raise SystemExit("run this by .ci/postgres, which starts a PostgreSQL for it") from None
    hosts = [Host(store), Host(store)]
    pull = killed_for_good(hosts[1]) if what == "node" else unplugged(control, times)
    return run(hosts, tables, store, pull)


if __name__ == "__main__":
    main()
