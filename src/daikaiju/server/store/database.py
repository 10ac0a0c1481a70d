"""Database URLs, connections to SQLite and PostgreSQL, and the translation of their errors."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import InterfaceError as SqlInterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .errors import StoreError, StoreSetupError, Unavailable
from .file_locks import WriteTurn

BUSY_SECONDS = 5.0  # for SQLite to wait for another writer
CONNECT_SECONDS = 5.0  # for PostgreSQL to accept a connection …
COMMAND_SECONDS = 5.0  # … to run one command …
DEADLINE_SECONDS = 12.0  # … and to run a whole transaction
# A frozen or unreachable server must not keep its locks: PostgreSQL ends its transaction.
SESSION_LIMITS: Final = {
    "idle_in_transaction_session_timeout": "3s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
MIN_FREE_BYTES: Final = 4 * 1024 * 1024  # on the disk of a SQLite file, to accept new games
SQLITE_CACHE = "cache_size=-256"  # in KiB, for each connection: the system caches the file, too
READ_CONNECTIONS = 5  # size of the pool for reading …
SHARED_READ_CONNECTIONS = 2  # … if several processes have one each
_SQLITE_STATEMENT_ERRORS: Final = (
    *(sqlite3.IntegrityError, sqlite3.DataError),
    *(sqlite3.ProgrammingError, sqlite3.InterfaceError),
)

T = TypeVar("T")
Connect = Callable[[], Awaitable[Any]]


@dataclass(frozen=True)
class DatabaseUrl:
    """The address of a database: a SQLite file, or a PostgreSQL database (`dsn`)."""

    file: Path | None
    dsn: str = ""

    @property
    def name(self) -> str:
        """The name for messages, without user and password."""
        if self.file:
            return str(self.file)
        address = self.dsn.partition("://")[2].rpartition("@")[2].partition("?")[0]
        return f"the database at {address}"


def parse_database_url(url: str) -> DatabaseUrl:
    """Parse a path, `sqlite:///PATH` or `postgresql://…`; else raise a `StoreSetupError`."""
    kind, is_url, rest = url.partition("://")
    if is_url and re.fullmatch(r"postgres(ql)?(\+asyncpg)?", kind):
        return DatabaseUrl(None, f"postgresql://{rest}")
    if is_url and not re.fullmatch(r"sqlite(\+aiosqlite)?", kind):
        raise StoreSetupError("mistake-store-kind", kind=kind)
    path = rest.removeprefix("/") if is_url else url
    if path in ("", ":memory:"):
        raise StoreSetupError("mistake-store-file", url=url)
    return DatabaseUrl(Path(path))


def is_disk_full(database: DatabaseUrl) -> bool:
    """Return whether the disk of a SQLite file has no space for new games."""
    if database.file is None:
        return False
    with suppress(OSError):
        return shutil.disk_usage(database.file.parent).free < MIN_FREE_BYTES
    return True


# --- connections ---------------------------------------------------------------------------------


class Connections(ABC):
    """A connection pool. Work is a function of a connection, the same for both databases."""

    def __init__(self, database: DatabaseUrl) -> None:
        self.database = database
        self._is_closed = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction. An exception rolls it back; errors become `StoreError`."""
        if self._is_closed:
            raise Unavailable(f"{self.database.name} is closed")
        try:
            return await self._run(work)
        except StoreError:
            raise
        except Exception as error:
            raise translate_error(error, self.database) from error

    async def close(self) -> None:
        """Close the pool after the running work is done."""
        self._is_closed = True
        await self._close()

    @abstractmethod
    async def _run(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _close(self) -> None: ...


def open_connections(
    database: DatabaseUrl,
    node: str = "",
    *,
    writes: bool = False,
    has_deadline: bool = True,
    is_shared: bool = False,
) -> Connections:
    """Return a pool of one connection for writing, or of several for reading.

    Migration, backup and restore use no deadline. `is_shared`: several processes of one server use
    the database.
    """
    readers = SHARED_READ_CONNECTIONS if is_shared else READ_CONNECTIONS
    size = 1 if writes else readers
    if database.file:
        return SqliteConnections(database, writes, size, is_shared)
    return PostgresConnections(database, node, size, has_deadline)


class SqliteConnections(Connections):
    """Connections to a SQLite file. A whole transaction runs in one call of a thread."""

    def __init__(self, database: DatabaseUrl, writes: bool, count: int, is_shared: bool) -> None:
        super().__init__(database)
        assert database.file
        self._turn = WriteTurn(database.file) if writes and is_shared else None
        self._threads = ThreadPoolExecutor(count, "daikaiju-store")
        self._engine = create_engine(
            URL.create("sqlite", database=str(database.file)),
            connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
            pool_size=count,
            max_overflow=0,
        )
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"  # BEGIN alone may fail at the first write
        event.listen(self._engine, "connect", lambda connection, _: prepare_sqlite(connection))
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._run_transaction, work
        )

    def _run_transaction(self, work: Callable[[Connection], T]) -> T:
        with self._turn or nullcontext(), self._engine.begin() as connection:
            return work(connection)

    async def _close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()
        if self._turn:
            self._turn.close()


def prepare_sqlite(connection: Any) -> None:
    """Configure a new connection of the driver."""
    cursor = connection.cursor()
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", SQLITE_CACHE)
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class PostgresConnections(Connections):
    """Connections to a PostgreSQL server, with a deadline for each transaction."""

    def __init__(self, database: DatabaseUrl, node: str, count: int, has_deadline: bool) -> None:
        super().__init__(database)
        self._deadline = DEADLINE_SECONDS if has_deadline else None
        self._size = count
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=make_connector(database.dsn, node, has_deadline),
            pool_pre_ping=True,
            pool_size=count,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
        )
        self._running: set[asyncio.Task[Any]] = set()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a task of its own: cancelling the caller does not interrupt it."""
        task = asyncio.create_task(self._run_transaction(work))
        self._running.add(task)
        task.add_done_callback(self._on_done)
        return await asyncio.shield(task)

    async def _run_transaction(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(self._deadline), AsyncExitStack() as stack:
            connection = await self._begin(stack)
            return await connection.run_sync(work)

    async def _begin(self, stack: AsyncExitStack) -> AsyncConnection:
        """Begin a transaction on a usable connection of the pool.

        The server tells a connection that it is terminated before the stream ends. In between,
        asyncpg raises an internal error, and the pool drops the connection.
        """
        from asyncpg import InternalClientError

        for _ in range(self._size):
            with suppress(InternalClientError):
                return await stack.enter_async_context(self._engine.begin())
        return await stack.enter_async_context(self._engine.begin())

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved, in case the caller was cancelled

    async def _close(self) -> None:
        if self._running:
            await asyncio.wait(self._running)
        with suppress(TimeoutError):  # the server may not answer
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._engine.dispose()


def make_connector(dsn: str, node: str, has_timeout: bool = True) -> Connect:
    """Return a function that connects to PostgreSQL. asyncpg parses the URL like libpq."""
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise StoreSetupError("mistake-no-asyncpg") from None

    async def connect() -> Any:
        return await asyncpg.connect(
            dsn,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS if has_timeout else None,
            server_settings={"application_name": f"daikaiju {node}".strip()[:63]}
            | (SESSION_LIMITS if has_timeout else {}),
        )

    return connect


# --- errors --------------------------------------------------------------------------------------


def translate_error(error: Exception, database: DatabaseUrl) -> StoreError:
    """Return an error of a database or its driver as a `StoreError`."""
    message = error_text(getattr(error, "orig", None) or error)
    if _is_outage(error):
        return Unavailable(f"{database.name} cannot be used now: {message}")
    return StoreError(f"{database.name} refused the operation: {message}")


def error_text(error: BaseException) -> str:
    """Return the message of an error in one line."""
    return " ".join(str(error).split()) or type(error).__name__


def _is_outage(error: Exception) -> bool:
    """Return whether an error is a temporary failure of the database, not of the statement."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "pgcode", None) or ""
        driver = error.orig.__cause__ if error.orig else None
        is_statement_error = isinstance(error, IntegrityError | DataError | ProgrammingError)
        if isinstance(error, SqlInterfaceError):  # also raised for a closed connection: an outage
            is_statement_error = driver is None or isinstance(driver, ValueError)
        return not is_statement_error and state[:2] not in ("22", "23", "42")
    if isinstance(error, SQLAlchemyError):
        return isinstance(error, PoolTimeout)
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, _SQLITE_STATEMENT_ERRORS)
    return isinstance(error, OSError) or type(error).__module__.startswith("asyncpg.")
