"""Appends of log entries, and their results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection

from .errors import Conflict, StoreError, Unavailable
from .schema import TABLES, TableRow

CHANNEL: Final = (
    "daikaiju_entries"  # of notifications: the sender, then table and seq of each entry
)
REWRITTEN: Final = [c.name for c in TABLES.c if c.name not in ("id", "code", "created")]

Operation = Callable[[Connection], Any]


class Append(Struct):
    """A log entry to append, with the new row of its table."""

    table: str
    seq: int
    entry: bytes
    row: dict[str, Any]
    sitter: str


def make_append(row: TableRow, entry: bytes, sitter: str) -> Append:
    """Return an append with a copy of the row, which the caller may change afterwards."""
    values = {name: getattr(row, name) for name in REWRITTEN}
    values["which"] = row.id
    return Append(row.id, row.seq, entry, values, sitter)


class RowLocked(Unavailable):
    """Another server has locked the row of a table. Only the jobs of that table wait for it."""


class WriteJob(Struct):
    """An append or another operation, and the future that its caller awaits."""

    work: Append | Operation
    done: asyncio.Future[Any]
    until: float  # time of the loop at which a locked row counts as a failure
    result: Any = None

    def settle(self) -> None:
        """Set the result of the future, unless the caller was cancelled."""
        if self.done.done():
            return
        if isinstance(self.result, StoreError):
            self.done.set_exception(self.result)
        else:
            self.done.set_result(self.result)


AppendJobs = Sequence[tuple[WriteJob, Append]]


def set_results(
    appends: AppendJobs, last: Mapping[str, int], locked: Collection[str]
) -> list[Append]:
    """Set the results of appends; return those that follow the last entry of their table.

    `last` has the seq of that entry, without the tables in `locked` and those that do not exist.
    """
    seqs, valid = dict(last), []
    for job, append in appends:
        job.result = None  # an earlier transaction with this job may have failed
        if seqs.get(append.table) == append.seq - 1:
            seqs[append.table] = append.seq
            valid.append(append)
        elif append.table in locked:
            job.result = RowLocked(f"another server has locked the row of table {append.table}")
        else:
            job.result = _conflict(append, seqs.get(append.table))
    return valid


def _conflict(append: Append, last: int | None) -> Conflict:
    if last is None:
        return Conflict(f"there is no table {append.table}: it was never opened, or it was deleted")
    return Conflict(f"entry {append.seq} of {append.table} does not follow the last one, {last}")
