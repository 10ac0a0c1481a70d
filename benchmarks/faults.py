"""`python -m benchmarks.faults --minutes 10`: random faults while clients play over sockets.

Afterwards the audit checks each acknowledged move, the order, the dice and the visibility
(fault_suite/audit.py). fault_suite/kinds.py lists the faults. The seed chooses them.

    python -m benchmarks.faults --minutes 10                     # SQLite, one server
    .ci/postgres python -m benchmarks.faults --minutes 10        # PostgreSQL, two servers
    python -m benchmarks.faults --only kill --kills 1000         # until a number of kills
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from daikaiju.server.client import GameClient

from .fault_suite.audit import Findings, audit
from .fault_suite.kinds import FAULTS, FaultSetup, cause
from .fault_suite.network import FaultyNetwork
from .fault_suite.players import Group, Observations, stuck_groups
from .fault_suite.servers import FaultyServer, Launcher

PROGRESS_KILLS = 100  # between two lines about progress
END_SECONDS = 30.0  # for the clients to stop


@dataclass
class Plan:
    """How long and what a run of the suite does."""

    seconds: float = 60.0
    kills: int = 0  # end after this many kills instead; 0: after the time
    tables: int = 4
    seed: int = 0
    only: tuple[str, ...] = ()  # kinds of faults; empty: all
    gap: tuple[float, float] = (0.2, 1.0)  # seconds between two faults
    options: tuple[str, ...] = ()  # of `daikaiju serve`
    store: str = ""  # of PostgreSQL; empty: a new SQLite file
    control: str = ""  # program that stops and starts PostgreSQL

    @property
    def kind(self) -> str:
        return "postgres" if self.store else "sqlite"


@dataclass
class Outcome:
    """What happened while the clients played."""

    faults: FaultSetup
    groups: list[Group]
    stuck: list[str]
    errors: list[str]
    seconds: float

    @property
    def observations(self) -> list[Observations]:
        return [observed for group in self.groups for observed in group.observed]


@dataclass
class Report:
    """The result of a run."""

    outcome: Outcome
    findings: Findings

    @property
    def wrong(self) -> list[str]:
        return self.findings.all + self.outcome.stuck + self.outcome.errors

    def __str__(self) -> str:
        found, outcome = self.findings, self.outcome
        counts = sorted(outcome.faults.counts.items())
        kills = sum(server.kills for server in outcome.faults.servers)
        return (
            f"{outcome.seconds:.0f} s, {len(outcome.observations)} games, faults: "
            f"{', '.join(f'{name} {count}' for name, count in counts)}\n"
            f"{kills} kills; {found.moves:,} acknowledged moves, {found.draws:,} draws and "
            f"{found.updates:,} updates checked\n"
            f"{len(found.lost)} lost, {len(found.doubled)} doubled, "
            f"{len(found.contradictory)} contradictory, {len(outcome.stuck)} stuck"
        )


async def run(plan: Plan) -> Report:
    """Play while faults happen, stop the servers and read the logs."""
    with tempfile.TemporaryDirectory() as folder, Launcher(Path(folder)) as launcher:
        store = plan.store or str(Path(folder) / "tables.db")
        count = 2 if plan.store else 1
        servers = [FaultyServer(launcher, store, *plan.options) for _ in range(count)]
        try:
            for server in servers:
                await server.start()
            outcome = await _play_and_break(plan, launcher, servers)
        finally:
            for server in servers:
                await server.stop()
        return Report(outcome, await audit(outcome.observations, store))


async def _play_and_break(plan: Plan, launcher: Launcher, servers: list[FaultyServer]) -> Outcome:
    """Play at some tables while faults happen. With two servers, players use different ones."""
    rng, began, stop = random.Random(plan.seed), time.monotonic(), asyncio.Event()
    async with AsyncExitStack() as stack:
        networks = [
            await stack.enter_async_context(FaultyNetwork(server.port)) for server in servers
        ]
        urls = [network.url for network in networks]
        clients = [
            await stack.enter_async_context(GameClient(*order))
            for order in (urls, urls[::-1], urls)
        ]
        faults = FaultSetup(launcher, servers, networks, rng, plan.control)
        groups = [Group(number, clients, rng) for number in range(plan.tables)]
        playing = [asyncio.create_task(group.run(stop)) for group in groups]
        await _cause_faults(plan, faults, began)
        stuck = await stuck_groups(groups)
        stop.set()
        _, unfinished = await asyncio.wait(playing, timeout=END_SECONDS)
        for task in unfinished:
            task.cancel()
        errors = [str(task.exception()) for task in playing if task.done() and task.exception()]
        return Outcome(faults, groups, stuck, errors, time.monotonic() - began)


async def _cause_faults(plan: Plan, faults: FaultSetup, began: float) -> None:
    """Cause one random fault after the other."""
    kinds = {
        name: fault
        for name, fault in FAULTS[plan.kind].items()
        if not plan.only or name in plan.only
    }
    kills = 0
    while (kills < plan.kills) if plan.kills else (time.monotonic() - began < plan.seconds):
        await asyncio.sleep(faults.rng.uniform(*plan.gap))
        name = faults.rng.choice(sorted(kinds))
        await cause(faults, name, kinds[name])
        before, kills = kills, sum(server.kills for server in faults.servers)
        if kills // PROGRESS_KILLS > before // PROGRESS_KILLS:
            print(f"{kills} kills after {time.monotonic() - began:.0f} s", flush=True)


def _parse_arguments() -> Plan:
    parser = argparse.ArgumentParser(prog="benchmarks.faults")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--kills", type=int, default=0, help="end after this many kills instead")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument(
        "--only", action="append", choices=sorted({*FAULTS["sqlite"], *FAULTS["postgres"]})
    )
    parser.add_argument("--sqlite", action="store_true", help="also with .ci/postgres")
    parser.add_argument(
        "--serve", action="append", default=[], metavar="OPTION", help="of the server"
    )
    args = parser.parse_args()
    store = "" if args.sqlite else os.environ.get("DAIKAIJU_TEST_POSTGRES", "")
    return Plan(
        seconds=60 * args.minutes,
        kills=args.kills,
        tables=args.tables,
        seed=args.seed,
        only=tuple(args.only or ()),
        gap=(0.05, 0.4) if args.kills else Plan.gap,
        options=tuple(args.serve),
        store=store,
        control=os.environ.get("DAIKAIJU_TEST_POSTGRES_CONTROL", ""),
    )


def main() -> None:
    plan = _parse_arguments()
    print(f"{plan.kind}, seed {plan.seed}", flush=True)
    report = asyncio.run(run(plan))
    print(report)
    for line in report.wrong:
        print(f"  {line}")
    raise SystemExit(bool(report.wrong))


if __name__ == "__main__":
    main()
