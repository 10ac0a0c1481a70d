"""Appends of log entries to a SQLite file: one transaction, by the driver itself.

Through SQLAlchemy the same takes several times the CPU time. An append updates the row of its table
only if its entry follows the last one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, nullcontext
from typing import Final

from .appends import REWRITTEN, Append
from .database import BUSY_SECONDS, DatabaseUrl, prepare_sqlite, translate_error
from .file_locks import WriteTurn

_REWRITE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = :{name}' for name in REWRITTEN)}"
    " WHERE id = :which AND seq = :seq - 1"
)
_LOG: Final = "INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)"
_SIT: Final = "INSERT OR IGNORE INTO sittings (player_id, table_id) VALUES (?, ?)"
_LAST: Final = "SELECT seq FROM tables WHERE id = ?"


class SqliteAppender:
    """Appends entries on a connection of its own, in a thread of its own."""

    def __init__(self, database: DatabaseUrl, is_shared: bool) -> None:
        """`is_shared`: several processes write to the file, one after the other."""
        assert database.file
        self._database, self._turn = database, WriteTurn(database.file) if is_shared else None
        self._thread = ThreadPoolExecutor(1, "daikaiju-append")
        self._connection: sqlite3.Connection | None = None

    async def append(self, appends: Sequence[Append]) -> dict[str, int]:
        """Append those entries that follow the last one of their table; each is of another table.

        Return the last entry that each table had before, without tables that do not exist.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._append, appends)
        except Exception as error:
            raise translate_error(error, self._database) from error

    async def close(self) -> None:
        """Close the connection after the running transaction."""
        if self._connection:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        await asyncio.to_thread(self._thread.shutdown)
        if self._turn:
            self._turn.close()

    # --- in the thread ---------------------------------------------------------------------------

    def _append(self, appends: Sequence[Append]) -> dict[str, int]:
        if self._connection is None:
            self._connection = _connect(self._database)
        with self._turn or nullcontext(), closing(self._connection.cursor()) as cursor:
            cursor.execute("BEGIN IMMEDIATE")
            try:
                last = {each.table: _append_one(cursor, each) for each in appends}
                cursor.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    cursor.execute("ROLLBACK")
                raise
        return {table: seq for table, seq in last.items() if seq is not None}


def _connect(database: DatabaseUrl) -> sqlite3.Connection:
    connection = sqlite3.connect(
        str(database.file), timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        prepare_sqlite(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _append_one(cursor: sqlite3.Cursor, append: Append) -> int | None:
    """Append an entry if it follows the last one; return the one before, None without a table."""
    if not cursor.execute(_REWRITE, append.row).rowcount:
        found = cursor.execute(_LAST, (append.table,)).fetchone()
        return found and int(found[0])
    cursor.execute(_LOG, (append.table, append.seq, append.entry))
    if append.sitter:
        cursor.execute(_SIT, (append.sitter, append.table))
    return append.seq - 1
