"""The batching writer: all waiting jobs go into one transaction.

A durable commit costs the same for one entry as for a hundred. While a commit runs, the next jobs
queue up. So the store keeps up with many tables, and a job waits at most for one earlier commit.
A job is reported as done only after its commit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import Connection, Text, bindparam, exists, func, insert, select, update

from .. import metrics
from .appends import (
    CHANNEL,
    REWRITTEN,
    Append,
    AppendJobs,
    Operation,
    RowLocked,
    WriteJob,
    set_results,
)
from .database import Connections
from .errors import StoreError, Unavailable
from .schema import ENTRIES, SITTINGS, TABLES

MAX_BATCH: Final = 256  # jobs per transaction
MIN_INTERVAL: Final = 0.016  # seconds between the starts of two transactions …
SHARED_INTERVAL: Final = 0.032  # … if several processes write to the same database
LOCK_SECONDS: Final = 5.0  # for another server to release the row of a table …
LOCK_RETRY_SECONDS: Final = 0.05  # … and between two attempts

log = structlog.get_logger("daikaiju.store")

# The statements of an append: lock the row and read its seq, insert the entry, update the row.
_LOCK: Final = (
    select(TABLES.c.id, TABLES.c.seq)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)  # all servers lock in the same order: no deadlock
    .with_for_update(skip_locked=True)
)
_EXISTING: Final = select(TABLES.c.id).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
_LOG: Final = insert(ENTRIES)
_REWRITE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in REWRITTEN})
)
_SITTING: Final = (bindparam("player", type_=Text), bindparam("table", type_=Text))
INSERT_SITTING: Final = insert(SITTINGS).from_select(
    ["player_id", "table_id"],
    select(*_SITTING).where(
        ~exists().where(SITTINGS.c.player_id == _SITTING[0], SITTINGS.c.table_id == _SITTING[1])
    ),
)
_NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("payload", type_=Text)))


class Appender(Protocol):
    """Appends entries of different tables in one transaction."""

    async def append(self, appends: Sequence[Append]) -> Mapping[str, int]: ...
    async def close(self) -> None: ...


class Writer:
    """Queues jobs and stores them in the order of their arrival."""

    def __init__(
        self,
        connections: Connections,
        sender: str,
        interval: float = MIN_INTERVAL,
        *,
        appender: Appender,
    ) -> None:
        """The `appender` takes over the batches that are only appends of different tables."""
        self._connections, self._sender, self._interval = connections, sender, interval
        self._appender = appender
        self._waiting: deque[WriteJob] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self.failed_at: float | None = None  # time of the loop; None: the last write was stored
        self._task = asyncio.create_task(self._work())

    async def write(self, work: Append | Operation) -> Any:
        """Store `work` and return its result. It is stored even if the caller is cancelled."""
        if self._is_closing:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        job = WriteJob(work, loop.create_future(), loop.time() + LOCK_SECONDS)
        self._add(job)
        return await job.done

    def _add(self, job: WriteJob) -> None:
        self._waiting.append(job)
        self._wake.set()

    async def close(self) -> None:
        """Store the waiting jobs and stop."""
        self._is_closing = True
        self._wake.set()
        await self._task
        await self._appender.close()

    async def _work(self) -> None:
        clock = asyncio.get_running_loop().time
        while await self._wake.wait():
            started = clock()
            jobs = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
            if jobs:
                await self._store(jobs)
                metrics.observe_transaction(clock() - started, len(jobs))
                await asyncio.sleep(started + self._interval - clock())
            elif self._is_closing:
                break
            else:
                self._wake.clear()

    async def _store(self, jobs: Sequence[WriteJob]) -> None:
        """Store the jobs in one transaction; if one of them fails, each job in its own."""
        try:
            await self._store_all(jobs)
        except StoreError as failure:
            if len(jobs) > 1 and not isinstance(failure, Unavailable):
                for job in jobs:
                    await self._store([job])
                return
            for job in jobs:
                job.result = type(failure)(*failure.args)
            self._note_failure(failure)
        else:
            self.failed_at = None
        for job in jobs:
            self._settle(job)

    async def _store_all(self, jobs: Sequence[WriteJob]) -> None:
        appends = _appends(jobs)
        is_simple = len({append.table for _, append in appends}) == len(jobs)
        if not is_simple:
            await self._connections.run(partial(_store, jobs, self._sender))
            return
        last = await self._appender.append([append for _, append in appends])
        missing = [append.table for _, append in appends if append.table not in last]
        read = partial(_existing_tables, missing)
        set_results(appends, last, await self._connections.run(read) if missing else ())

    def _settle(self, job: WriteJob) -> None:
        """Report the result of a job; try again later if another server has locked its row."""
        loop = asyncio.get_running_loop()
        if isinstance(job.result, RowLocked) and loop.time() < job.until and not self._is_closing:
            loop.call_later(LOCK_RETRY_SECONDS, self._add, job)
        else:
            job.settle()

    def _note_failure(self, failure: StoreError) -> None:
        """Remember and log that the database cannot write; each outage once."""
        if isinstance(failure, Unavailable):
            if self.failed_at is None:
                log.error("the store cannot write", reason=str(failure))
            self.failed_at = asyncio.get_running_loop().time()


# --- in a transaction ----------------------------------------------------------------------------


def _appends(jobs: Sequence[WriteJob]) -> AppendJobs:
    """Return the jobs that append entries."""
    return [(job, job.work) for job in jobs if isinstance(job.work, Append)]


def _store(jobs: Sequence[WriteJob], sender: str, connection: Connection) -> None:
    for job in jobs:
        if not isinstance(job.work, Append):
            job.result = _run_operation(job.work, connection)
    appends = _appends(jobs)
    valid = _select_in_sequence(connection, appends) if appends else []
    if valid:
        _append(connection, valid)
        _notify(connection, valid, sender)


def _run_operation(operation: Operation, connection: Connection) -> Any:
    """Return the result of an operation, or the error that it raised."""
    try:
        return operation(connection)
    except StoreError as error:
        return error


def _select_in_sequence(connection: Connection, appends: AppendJobs) -> list[Append]:
    """Return the appends whose seq follows the last one of their table; the others conflict."""
    ids = _padded({append.table for _, append in appends})
    last: dict[str, int] = dict(connection.execute(_LOCK, {"ids": ids}).all())
    missing = [each for each in ids if each not in last]
    return set_results(appends, last, _existing_tables(missing, connection) if missing else ())


def _existing_tables(ids: Collection[str], connection: Connection) -> frozenset[str]:
    """Return those of the tables that exist. If a row was not found, another server locks it."""
    return frozenset(connection.execute(_EXISTING, {"ids": _padded(ids)}).scalars())


def _padded(ids: Iterable[str]) -> list[str]:
    """Pad the list to a power of two: PostgreSQL prepares one statement for each length."""
    found = sorted(ids)
    return found + found[-1:] * ((1 << (len(found) - 1).bit_length()) - len(found))


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    connection.execute(
        _LOG, [{"table_id": a.table, "seq": a.seq, "entry": a.entry} for a in appends]
    )
    connection.execute(_REWRITE, [a.row for a in appends])
    sat = [{"player": a.sitter, "table": a.table} for a in appends if a.sitter]
    if sat:
        connection.execute(INSERT_SITTING, sat)


def _notify(connection: Connection, appends: Sequence[Append], sender: str) -> None:
    """Notify the other servers. PostgreSQL delivers notifications after the commit."""
    if connection.dialect.name == "postgresql":
        written = " ".join(f"{append.table} {append.seq}" for append in appends)
        connection.execute(_NOTIFY, {"payload": f"{sender} {written}"})
