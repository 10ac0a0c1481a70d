"""Appends of log entries to PostgreSQL: one statement, which is also the transaction.

It locks the rows of the tables, inserts the entries that follow the last one of their table,
rewrites the rows and notifies the other servers. Through SQLAlchemy the same takes seven round
trips and several times the CPU time. No lock outlives the statement: a frozen server holds none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy.dialects import postgresql

from .appends import CHANNEL, REWRITTEN, Append
from .database import Connect, DatabaseUrl, error_text, translate_error
from .errors import StoreError
from .notifications import CONNECTION_ERRORS
from .schema import ENTRIES, SITTINGS, TABLES

IDLE_SECONDS: Final = 1.0  # then a connection is checked before it is used
LOST: Final = (
    *(ConnectionError, asyncpg.ConnectionDoesNotExistError, asyncpg.AdminShutdownError),
    asyncpg.InternalClientError,  # terminated, but the stream has not ended yet
)
STATEMENT_ERRORS: Final = ("22", "23", "42")  # classes of SQLSTATE that are no outage
_ROW: Final = [name for name in REWRITTEN if name != "seq"]
_COLUMNS: Final = [
    *(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.entry, SITTINGS.c.player_id),
    *(TABLES.c[name] for name in _ROW),
]


def _statement() -> str:
    """Return the statement. Its arguments are an array for each of `_COLUMNS`, and the sender."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    types = [column.type.compile(dialect) for column in _COLUMNS]
    arrays = ", ".join(f"${number}::{type}[]" for number, type in enumerate(types, 1))
    return f"""
        WITH given AS MATERIALIZED (
            SELECT * FROM unnest({arrays}) AS given ({", ".join(c.name for c in _COLUMNS)})
        ), locked AS MATERIALIZED (
            SELECT id, seq FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE SKIP LOCKED
        ), valid AS MATERIALIZED (
            SELECT given.* FROM given JOIN locked ON id = table_id AND locked.seq = given.seq - 1
        ), logged AS (
            INSERT INTO entries (table_id, seq, entry) SELECT table_id, seq, entry FROM valid
        ), rewritten AS (
            UPDATE tables SET {", ".join(f"{name} = valid.{name}" for name in REWRITTEN)}
            FROM valid WHERE id = table_id
        ), sat AS (
            INSERT INTO sittings (player_id, table_id)
            SELECT player_id, table_id FROM valid WHERE player_id <> '' ON CONFLICT DO NOTHING
        ), written AS MATERIALIZED (
            SELECT string_agg(table_id || ' ' || seq, ' ') AS names FROM valid
        )
        SELECT array(SELECT id FROM locked ORDER BY id) AS ids,
            array(SELECT seq FROM locked ORDER BY id) AS seqs,
            CASE WHEN names IS NOT NULL THEN
                pg_notify('{CHANNEL}', ${len(_COLUMNS) + 1}::text || ' ' || names)::text
            END
        FROM written
    """


_APPEND: Final = _statement()


class PostgresAppender:
    """Appends entries on a connection of its own, which is opened when it is first needed."""

    def __init__(self, database: DatabaseUrl, connect: Connect, sender: str) -> None:
        self._database, self._connect, self._sender = database, connect, sender
        self._connection: Any = None
        self._used_at = 0.0

    async def append(self, appends: Sequence[Append]) -> dict[str, int]:
        """Append those entries that follow the last one of their table; each is of another table.

        Return the last entry that each table had before, without tables whose row is locked.
        """
        columns = [list(column) for column in zip(*map(_values, appends), strict=True)]
        try:
            found = await self._fetch(columns)
        except Exception as error:
            raise self._translate(error) from error
        return dict(zip(found["ids"], found["seqs"], strict=True))

    async def close(self) -> None:
        if self._connection:
            try:
                await self._connection.close(timeout=1.0)
            except CONNECTION_ERRORS:
                self._end()

    async def _fetch(self, columns: list[list[Any]]) -> Any:
        """Run the statement; once more if the connection is lost.

        If the first attempt was stored, the second one is a conflict, and the log tells what holds.
        """
        for is_last in (False, True):
            connection = await self._usable_connection()
            try:
                return await connection.fetchrow(_APPEND, *columns, self._sender)
            except LOST:
                self._end()
                if is_last:
                    raise
        raise AssertionError

    async def _usable_connection(self) -> Any:
        """Return the connection; open it, or check it if it was not used for a while."""
        now = asyncio.get_running_loop().time()
        if self._connection and now - self._used_at > IDLE_SECONDS:
            try:
                await self._connection.execute("SELECT 1")
            except LOST:
                self._end()
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        self._used_at = now
        return self._connection

    def _end(self) -> None:
        if self._connection:
            self._connection.terminate()
            self._connection = None

    def _translate(self, error: Exception) -> StoreError:
        """Return the error as a `StoreError`; after an outage use another connection."""
        state = getattr(error, "sqlstate", None) or ""
        if isinstance(error, ValueError) or state[:2] in STATEMENT_ERRORS:
            return StoreError(f"{self._database.name} refused the operation: {error_text(error)}")
        self._end()
        return translate_error(error, self._database)


def _values(append: Append) -> tuple[Any, ...]:
    """Return the values of `_COLUMNS`."""
    row = (append.row[name] for name in _ROW)
    return append.table, append.seq, append.entry, append.sitter, *row
