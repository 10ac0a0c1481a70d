"""The batching writer: all waiting jobs go into one transaction.

A durable commit costs the same for one entry as for a hundred. While a commit runs, the next jobs
queue up. So the store keeps up with many tables, and a job waits at most for one earlier commit.
A job is reported as done only after its commit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ARRAY, Connection, Text, bindparam, exists, func, insert, select, update

from .. import metrics
from .database import Conflict, Connections, StoreError, Unavailable
from .schema import ENTRIES, SITTINGS, TABLES, TableRow

MAX_BATCH: Final = 256  # jobs per transaction
MIN_INTERVAL: Final = 0.008  # seconds between the starts of two transactions
CHANNEL: Final = "daikaiju_entries"

Operation = Callable[[Connection], Any]

# The statements of an append: lock the row and read its seq, insert the entry, update the row.
_LOCK: Final = (
    select(TABLES.c.id, TABLES.c.seq)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)  # all servers lock in the same order: no deadlock
    .with_for_update()
)
_LOG: Final = insert(ENTRIES)
_REWRITTEN: Final = [c.name for c in TABLES.c if c.name not in ("id", "code", "created")]
_REWRITE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in _REWRITTEN})
)
_SITTING: Final = (bindparam("player", type_=Text), bindparam("table", type_=Text))
INSERT_SITTING: Final = insert(SITTINGS).from_select(
    ["player_id", "table_id"],
    select(*_SITTING).where(
        ~exists().where(SITTINGS.c.player_id == _SITTING[0], SITTINGS.c.table_id == _SITTING[1])
    ),
)
_NOTIFY: Final = select(
    func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(Text))))
)


class Append(Struct):
    """A log entry to append, with the new row of its table."""

    table: str
    seq: int
    entry: bytes
    row: dict[str, Any]
    sitter: str


def make_append(row: TableRow, entry: bytes, sitter: str) -> Append:
    """Return an append with a copy of the row, which the caller may change afterwards."""
    values = {name: getattr(row, name) for name in _REWRITTEN}
    values["which"] = row.id
    return Append(row.id, row.seq, entry, values, sitter)


class WriteJob(Struct):
    """An append or another operation, and the future that its caller awaits."""

    work: Append | Operation
    done: asyncio.Future[Any]
    result: Any = None

    def settle(self) -> None:
        """Set the result of the future, unless the caller was cancelled."""
        if self.done.done():
            return
        if isinstance(self.result, StoreError):
            self.done.set_exception(self.result)
        else:
            self.done.set_result(self.result)


class Writer:
    """Queues jobs and stores them in the order of their arrival."""

    def __init__(self, connections: Connections, sender: str) -> None:
        self._connections, self._sender = connections, sender
        self._waiting: deque[WriteJob] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def write(self, work: Append | Operation) -> Any:
        """Store `work` and return its result. It is stored even if the caller is cancelled."""
        if self._is_closing:
            raise Unavailable("the store is closed")
        job = WriteJob(work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._wake.set()
        return await job.done

    async def close(self) -> None:
        """Store the waiting jobs and stop."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        clock = asyncio.get_running_loop().time
        while await self._wake.wait():
            started = clock()
            jobs = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
            if jobs:
                await self._store(jobs)
                metrics.observe_transaction(clock() - started, len(jobs))
                await asyncio.sleep(started + MIN_INTERVAL - clock())
            elif self._is_closing:
                break
            else:
                self._wake.clear()

    async def _store(self, jobs: Sequence[WriteJob]) -> None:
        """Store the jobs in one transaction; if one of them fails, each job in its own."""
        try:
            await self._connections.run(partial(_store, jobs, self._sender))
        except StoreError as failure:
            if len(jobs) > 1 and not isinstance(failure, Unavailable):
                for job in jobs:
                    await self._store([job])
                return
            for job in jobs:
                job.result = type(failure)(*failure.args)
        for job in jobs:
            job.settle()


# --- in a transaction ----------------------------------------------------------------------------


def _store(jobs: Sequence[WriteJob], sender: str, connection: Connection) -> None:
    appends = []
    for job in jobs:
        if isinstance(job.work, Append):
            appends.append((job, job.work))
        else:
            job.result = _run_operation(job.work, connection)
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


def _select_in_sequence(
    connection: Connection, appends: Sequence[tuple[WriteJob, Append]]
) -> list[Append]:
    """Return the appends whose seq follows the last one of their table; the others conflict."""
    ids = _padded({append.table for _, append in appends})
    last: dict[str, int] = dict(connection.execute(_LOCK, {"ids": ids}).all())
    valid = []
    for job, append in appends:
        job.result = None  # an earlier transaction with this job may have failed
        if last.get(append.table) == append.seq - 1:
            last[append.table] = append.seq
            valid.append(append)
        else:
            job.result = _conflict(append, last.get(append.table))
    return valid


def _conflict(append: Append, last: int | None) -> Conflict:
    if last is None:
        return Conflict(f"there is no table {append.table}: it was never opened, or it was deleted")
    return Conflict(f"entry {append.seq} of {append.table} does not follow the last one, {last}")


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
        payloads = [f"{a.table} {a.seq} {sender}" for a in appends]
        connection.execute(_NOTIFY, {"payloads": payloads})
