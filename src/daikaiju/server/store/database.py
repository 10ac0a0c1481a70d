"""Which database a URL names, how it is connected to, and what its failures mean for a caller."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import InterfaceError as WrongUse
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from sqlalchemy.ext.asyncio import create_async_engine

from ...text import Keyed, reason_of

BUSY_SECONDS = 5.0  # how long SQLite waits for whoever else writes to the file
CONNECT_SECONDS = 5.0  # how long PostgreSQL may take to answer the bell …
COMMAND_SECONDS = 5.0  # … each command …
DEADLINE_SECONDS = 12.0  # … and a whole transaction
READERS = 5  # connections that read
PRIVATE: Final = 0o600  # the store knows the dice of running games

T = TypeVar("T")
Connect = Callable[[], Awaitable[Any]]


class StoreError(Exception):
    """The store did not do it; the sentence says why."""


class Misplaced(Keyed, StoreError):
    """What whoever starts a server, a backup or a restore can put right, in any language."""


class Conflict(StoreError):
    """That entry is already written, or the table is gone: read the log and decide again."""


class CodeTaken(StoreError):
    """Another table has this code."""


class Unavailable(StoreError):
    """The store cannot be reached, or nobody knows whether it wrote: read before going on."""


@dataclass(frozen=True)
class Place:
    """A database: a file of SQLite, or one of a PostgreSQL server."""

    file: Path | None
    dsn: str = ""

    @property
    def name(self) -> str:
        """To be read in a sentence: without user and password."""
        if self.file:
            return str(self.file)
        where = self.dsn.partition("://")[2].rpartition("@")[2].partition("?")[0]
        return f"the database at {where}"


def find_place(url: str) -> Place:
    """A path, `sqlite:///PATH` or `postgresql://…`; else a sentence."""
    kind, is_url, rest = url.partition("://")
    if is_url and re.fullmatch(r"postgres(ql)?(\+asyncpg)?", kind):
        return Place(None, f"postgresql://{rest}")
    if is_url and not re.fullmatch(r"sqlite(\+aiosqlite)?", kind):
        raise Misplaced("mistake-store-kind", kind=kind)
    path = rest.removeprefix("/") if is_url else url
    if path in ("", ":memory:"):
        raise Misplaced("mistake-store-file", url=url)
    return Place(Path(path))


# --- connections ---------------------------------------------------------------------------------


class Connections(ABC):
    """Ways into a database. Work is plain functions of a connection, the same for both kinds."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._is_closed = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction; an exception undoes it. Troubles come out as `StoreError`."""
        if self._is_closed:
            raise Unavailable(f"{self.place.name} is closed")
        try:
            return await self._run(work)
        except StoreError:
            raise
        except Exception as error:
            raise told(error, self.place) from error

    async def close(self) -> None:
        """When what runs is done."""
        self._is_closed = True
        await self._close()

    @abstractmethod
    async def _run(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _close(self) -> None: ...


def connections(
    place: Place, node: str = "", *, writes: bool = False, patient: bool = False
) -> Connections:
    """One connection to write with, or some to read with.

    The patient ones may take their time: to migrate, to back up, to restore.
    """
    if place.file:
        return FileConnections(place, writes)
    return ServerConnections(place, node, writes, patient)


class FileConnections(Connections):
    """To a file of SQLite, in threads: one hop there and back for a whole transaction."""

    def __init__(self, place: Place, writes: bool) -> None:
        super().__init__(place)
        count = 1 if writes else READERS
        self._threads = ThreadPoolExecutor(count, "daikaiju-store")
        self._engine = create_engine(
            URL.create("sqlite", database=str(place.file)),
            connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
            pool_size=count,
            max_overflow=0,
        )
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"  # a reader may come too late to write
        event.listen(self._engine, "connect", _prepare_sqlite)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def _close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class ServerConnections(Connections):
    """To a PostgreSQL server. Nobody waits for it longer than a deadline, unless patient."""

    def __init__(self, place: Place, node: str, writes: bool, patient: bool) -> None:
        super().__init__(place)
        self._deadline = None if patient else DEADLINE_SECONDS
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connector(place.dsn, node, patient),
            pool_pre_ping=True,
            pool_size=1 if writes else READERS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
        )
        self._running: set[asyncio.Task[Any]] = set()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Whoever is cancelled meanwhile leaves no connection behind in the middle of things."""
        task = asyncio.create_task(self._do(work))
        self._running.add(task)
        task.add_done_callback(self._after)
        return await asyncio.shield(task)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(self._deadline), self._engine.begin() as connection:
            return await connection.run_sync(work)

    def _after(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever has left need not hear of it

    async def _close(self) -> None:
        if self._running:
            await asyncio.wait(self._running)
        with suppress(TimeoutError):  # a server that does not answer gets no goodbye
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._engine.dispose()


def connector(dsn: str, node: str, patient: bool = False) -> Connect:
    """What makes a connection to PostgreSQL. asyncpg reads the URL, as libpq would."""
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise Misplaced("mistake-no-asyncpg") from None

    async def connect() -> Any:
        return await asyncpg.connect(
            dsn,
            timeout=CONNECT_SECONDS,
            command_timeout=None if patient else COMMAND_SECONDS,
            server_settings={"application_name": f"daikaiju {node}".strip()[:63]},
        )

    return connect


# --- failures ------------------------------------------------------------------------------------


def told(error: Exception, place: Place) -> StoreError:
    """An error of a database or its driver, as one of ours."""
    cause = getattr(error, "orig", None) or error
    words = " ".join(str(cause).split()) or type(cause).__name__
    if _is_outage(error):
        return Unavailable(f"{place.name} cannot be used now: {words}")
    return StoreError(f"{place.name} refused what it was given: {words}")


def _is_outage(error: Exception) -> bool:
    """Not the fault of what was asked, so that it may work later."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "pgcode", None) or ""
        driver = error.orig.__cause__ if error.orig else None
        wrong = isinstance(error, IntegrityError | DataError | ProgrammingError)
        if isinstance(error, WrongUse):  # of a closed connection is no wrong use of ours
            wrong = driver is None or isinstance(driver, ValueError)
        return not wrong and state[:2] not in ("22", "23", "42")
    if isinstance(error, SQLAlchemyError):
        return isinstance(error, NoFreeConnection)
    return isinstance(error, OSError) or type(error).__module__.startswith("asyncpg.")


# --- one server a file ---------------------------------------------------------------------------


class FileLock:
    """Held as long as a server uses a file; the system lets go of it if the server dies."""

    def __init__(self, file: Path) -> None:
        """Take it, and make sure that the file can be written; else a sentence."""
        try:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
            lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            reason = reason_of(error)
            raise Misplaced("mistake-store-denied", file=str(file), reason=reason) from None
        self._handle: IO[bytes] = os.fdopen(lock, "r+b", buffering=0)
        try:
            _lock(self._handle)
        except OSError:
            holder = self._handle.read(20).decode("ascii", "replace").strip()
            self._handle.close()
            raise Misplaced("mistake-store-used", file=str(file), process=holder or "?") from None
        self._handle.truncate(0)
        self._handle.write(str(os.getpid()).encode())

    def release(self) -> None:
        self._handle.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: IO[bytes]) -> None:
        handle.seek(1 << 30)  # far behind what others may read
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        handle.seek(0)

else:
    import fcntl

    def _lock(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
