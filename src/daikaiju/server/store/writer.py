"""The one who writes: everything that waits to be stored goes into one transaction.

A durable commit costs the same for one entry as for a hundred. While one is under way the next
entries gather, so that the store keeps up with many tables, and none waits longer than for the
commit before its own. Nobody hears that something is stored before it is.
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
from .schema import ENTRIES, SITTINGS, TABLES, Row

MOST: Final = 256  # jobs in a transaction
PACE: Final = 0.008  # seconds between the beginnings of two; the first comes at once
CHANNEL: Final = "daikaiju_entries"

Deed = Callable[[Connection], Any]

# What an entry does: is its turn come? (the row stays locked) — the log — the row of the table.
_LOCK: Final = (
    select(TABLES.c.id, TABLES.c.seq)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)  # everybody locks in the same order, so that nobody waits in a circle
    .with_for_update()
)
_LOG: Final = insert(ENTRIES)
_REWRITTEN: Final = [c.name for c in TABLES.c if c.name not in ("id", "code", "created")]
_REWRITE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in _REWRITTEN})
)
_SAT: Final = (bindparam("player", type_=Text), bindparam("table", type_=Text))
REMEMBER: Final = insert(SITTINGS).from_select(
    ["player_id", "table_id"],
    select(*_SAT).where(
        ~exists().where(SITTINGS.c.player_id == _SAT[0], SITTINGS.c.table_id == _SAT[1])
    ),
)
_NOTIFY: Final = select(func.pg_notify(CHANNEL, func.unnest(bindparam("news", type_=ARRAY(Text)))))


class Append(Struct):
    """An entry, with the row of its table as it is from then on."""

    table: str
    seq: int
    entry: bytes
    row: dict[str, Any]
    sitter: str


def to_append(row: Row, entry: bytes, sitter: str) -> Append:
    """With the values of now: the caller may change the row while it waits."""
    values = {name: getattr(row, name) for name in _REWRITTEN}
    values["which"] = row.id
    return Append(row.id, row.seq, entry, values, sitter)


class Job(Struct):
    """Something to be stored, and whoever waits for it."""

    what: Append | Deed
    done: asyncio.Future[Any]
    outcome: Any = None

    def settle(self) -> None:
        """Tell how it went, unless nobody waits any more."""
        if self.done.done():
            return
        if isinstance(self.outcome, StoreError):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class Writer:
    """Takes jobs from everybody and stores them in the order in which they came."""

    def __init__(self, connections: Connections, sender: str) -> None:
        self._connections, self._sender = connections, sender
        self._waiting: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def write(self, what: Append | Deed) -> Any:
        """Store it. Whoever is cancelled here does not learn of it, but it is stored."""
        if self._is_closing:
            raise Unavailable("the store is closed")
        job = Job(what, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._wake.set()
        return await job.done

    async def close(self) -> None:
        """Store what waits, and stop."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        clock = asyncio.get_running_loop().time
        while await self._wake.wait():
            begun = clock()
            jobs = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            if jobs:
                await self._store(jobs)
                metrics.stored(clock() - begun, len(jobs))
                await asyncio.sleep(begun + PACE - clock())
            elif self._is_closing:
                break
            else:
                self._wake.clear()

    async def _store(self, jobs: Sequence[Job]) -> None:
        """In one transaction; if something in it cannot be stored at all, each in its own."""
        try:
            await self._connections.run(partial(_store, jobs, self._sender))
        except StoreError as failure:
            if len(jobs) > 1 and not isinstance(failure, Unavailable):
                for job in jobs:
                    await self._store([job])
                return
            for job in jobs:
                job.outcome = type(failure)(*failure.args)
        for job in jobs:
            job.settle()


# --- in a transaction ----------------------------------------------------------------------------


def _store(jobs: Sequence[Job], sender: str, connection: Connection) -> None:
    appends = []
    for job in jobs:
        if isinstance(job.what, Append):
            appends.append((job, job.what))
        else:
            job.outcome = _outcome(job.what, connection)
    fitting = _whose_turn_is_come(connection, appends) if appends else []
    if fitting:
        _append(connection, fitting)
        _tell(connection, fitting, sender)


def _outcome(deed: Deed, connection: Connection) -> Any:
    """What a deed returns, or why it wrote nothing."""
    try:
        return deed(connection)
    except StoreError as refusal:
        return refusal


def _whose_turn_is_come(
    connection: Connection, appends: Sequence[tuple[Job, Append]]
) -> list[Append]:
    """Those whose number follows the last one of their table; the others came too late."""
    ids = _padded({append.table for _, append in appends})
    last: dict[str, int] = dict(connection.execute(_LOCK, {"ids": ids}).all())
    fitting = []
    for job, append in appends:
        job.outcome = None  # whatever came of it in a transaction that failed
        if last.get(append.table) == append.seq - 1:
            last[append.table] = append.seq
            fitting.append(append)
        else:
            job.outcome = _too_late(append, last.get(append.table))
    return fitting


def _too_late(append: Append, last: int | None) -> Conflict:
    if last is None:
        return Conflict(f"there is no table {append.table}: it was never opened, or is forgotten")
    return Conflict(f"entry {append.seq} of {append.table} cannot follow: the last one is {last}")


def _padded(ids: Iterable[str]) -> list[str]:
    """Up to a power of two: each length is another statement, which PostgreSQL would prepare."""
    found = sorted(ids)
    return found + found[-1:] * ((1 << (len(found) - 1).bit_length()) - len(found))


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    connection.execute(
        _LOG, [{"table_id": a.table, "seq": a.seq, "entry": a.entry} for a in appends]
    )
    connection.execute(_REWRITE, [a.row for a in appends])
    sat = [{"player": a.sitter, "table": a.table} for a in appends if a.sitter]
    if sat:
        connection.execute(REMEMBER, sat)


def _tell(connection: Connection, appends: Sequence[Append], sender: str) -> None:
    """The other servers; they hear of it when it is committed, and only then."""
    if connection.dialect.name == "postgresql":
        news = [f"{a.table} {a.seq} {sender}" for a in appends]
        connection.execute(_NOTIFY, {"news": news})
