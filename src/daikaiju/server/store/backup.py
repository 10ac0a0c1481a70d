"""One file with everything: written beside a running server, read into an empty database.

The file is compressed JSON lines: a header that says what follows, then every row of every table
as a list. It knows nothing of the kind of database, so that games can move to another one.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from ...text import Told, reason_of
from .database import PRIVATE, FileLock, Misplaced, Place, StoreError, connections, find_place
from .schema import METADATA
from .schema_upgrade import check_version, newest, upgrade, version, versions, wait_for_turn

FORMAT: Final = "daikaiju backup"
VERSION: Final = 1
CHUNK = 500  # rows read or written at a time
_MALFORMED: Final = (msgspec.MsgspecError, UnicodeDecodeError)
_encode = msgspec.json.Encoder().encode

T = TypeVar("T")
Counts = dict[str, int]


class Part(Struct):
    """A table of the database: its columns, and how many rows follow."""

    table: str
    columns: tuple[str, ...]
    rows: int


class Header(Struct):
    """The first line."""

    format: str
    version: int
    schema: str  # the last migration
    made: str
    parts: tuple[Part, ...]

    @property
    def counts(self) -> Counts:
        return {part.table: part.rows for part in self.parts}


async def backup(url: str, file: Path) -> Counts:
    """Write everything as it is at this moment; how many rows of what."""
    place = find_place(url)
    if place.file and not place.file.is_file():
        raise Misplaced("mistake-no-store", file=str(place.file))
    return await _run(place, False, lambda connection: _write(connection, place, file))


async def restore(url: str, file: Path) -> Counts:
    """Read a backup into a database that has nothing yet; how many rows of what."""
    header = _checked(file)
    place = find_place(url)
    lock = FileLock(place.file) if place.file else None
    try:
        return await _run(place, True, lambda connection: _load(connection, place, file, header))
    finally:
        if lock:
            lock.release()


async def _run(place: Place, writes: bool, work: Callable[[Connection], T]) -> T:
    patient = connections(place, "backup", writes=writes, patient=True)
    try:
        return await patient.run(work)
    finally:
        await patient.close()


# --- writing -------------------------------------------------------------------------------------


def _write(connection: Connection, place: Place, file: Path) -> Counts:
    if connection.dialect.name == "postgresql":  # with SQLite, whoever reads sees one moment
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    check_version(connection, place)
    found = version(connection)
    if found != newest():
        if found is None:
            raise Misplaced("mistake-not-ours", store=place.name)
        raise Misplaced("mistake-old-schema", store=place.name, found=found, newest=newest())
    made = datetime.now(UTC).isoformat(timespec="seconds")
    parts = tuple(_part(connection, table) for table in METADATA.sorted_tables)
    header = Header(FORMAT, VERSION, newest(), made, parts)
    with _replaced(file) as raw, gzip.GzipFile("", "wb", fileobj=raw) as packed:
        packed.write(_encode(header) + b"\n")
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table).execution_options(yield_per=CHUNK)):
                packed.write(_encode(list(row)) + b"\n")
    return header.counts


def _part(connection: Connection, table: Table) -> Part:
    columns = tuple(str(column.name) for column in table.c)  # plain: JSON knows no other
    return Part(str(table.name), columns, _count(connection, table))


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@contextmanager
def _replaced(file: Path) -> Iterator[IO[bytes]]:
    """A file that takes the place of another when it is whole, and durable, and not before."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        try:
            with os.fdopen(handle, "wb") as raw:
                yield raw
                raw.flush()
                os.fsync(raw.fileno())
            beside.replace(file)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _file_trouble(error, "mistake-not-written", file) from None


# --- reading -------------------------------------------------------------------------------------


def _checked(file: Path) -> Header:
    """Read it to the end once, so that nothing is begun with a file that is not whole."""
    with _unpacked(file) as lines:
        header = _header(file, lines)
        for part in header.parts:
            for _ in _rows(file, part, lines):
                pass
        if next(lines, b""):
            raise _bad(file, "mistake-backup-more")
    return header


def _load(connection: Connection, place: Place, file: Path, header: Header) -> Counts:
    """Into the schema that the backup was made from, which is brought up to date afterwards."""
    wait_for_turn(connection)
    check_version(connection, place)
    found = version(connection)
    if found is None:
        upgrade(connection, place, header.schema)
    elif found != header.schema:
        words = {"store": place.name, "found": found, "schema": header.schema}
        raise Misplaced("mistake-other-schema", file=str(file), **words)
    tables = _empty_tables(connection, place, file, header)
    with _unpacked(file) as lines:
        next(lines, b"")
        for part in header.parts:
            rows = _rows(file, part, lines)
            while chunk := list(islice(rows, CHUNK)):
                _insert(connection, tables[part.table], part, chunk)
    upgrade(connection, place)
    return header.counts


def _empty_tables(
    connection: Connection, place: Place, file: Path, header: Header
) -> dict[str, Table]:
    """The tables that the backup speaks of, as the database has them."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = dict(metadata.tables)
    for part in header.parts:
        if part.table not in tables or not set(part.columns) <= set(tables[part.table].c.keys()):
            raise _bad(file, "mistake-backup-table")
    counts = {part.table: _count(connection, tables[part.table]) for part in header.parts}
    if any(counts.values()):
        has = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
        raise Misplaced("mistake-not-empty", store=place.name, has=has)
    return tables


def _insert(connection: Connection, table: Table, part: Part, rows: list[list[Any]]) -> None:
    for place, name in enumerate(part.columns):
        if isinstance(table.c[name].type, LargeBinary):
            for row in rows:
                row[place] = msgspec.convert(row[place], bytes)
    connection.execute(insert(table), [dict(zip(part.columns, row, strict=True)) for row in rows])


@contextmanager
def _unpacked(file: Path) -> Iterator[Iterator[bytes]]:
    """The lines of a backup; a sentence when it cannot be unpacked to its end."""
    try:
        with gzip.open(file, "rb") as lines:
            yield iter(lines)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        cut = isinstance(error, EOFError)
        raise _bad(file, "mistake-backup-cut" if cut else "mistake-backup-bits") from None
    except OSError as error:
        raise _file_trouble(error, "mistake-backup-unreadable", file) from None


def _header(file: Path, lines: Iterator[bytes]) -> Header:
    try:
        header = msgspec.json.decode(next(lines, b""), type=Header)
    except _MALFORMED:
        raise _bad(file, "mistake-backup-other") from None
    if header.format != FORMAT:
        raise _bad(file, "mistake-backup-other")
    if header.version > VERSION or header.schema not in versions():
        raise _bad(file, "mistake-backup-newer")
    return header


def _rows(file: Path, part: Part, lines: Iterator[bytes]) -> Iterator[list[Any]]:
    for _ in range(part.rows):
        try:
            row = msgspec.json.decode(next(lines, b""), type=list[Any])
        except _MALFORMED:
            raise _bad(file, "mistake-backup-broken") from None
        if len(row) != len(part.columns):
            raise _bad(file, "mistake-backup-broken")
        yield row


def _bad(file: Path, why: str) -> StoreError:
    """Of a file that cannot be restored; `why` is the key of a sentence about it."""
    return Misplaced("mistake-backup", file=str(file), problem=Told(why))


def _file_trouble(error: OSError, key: str, file: Path) -> Exception:
    """… unless it is a trouble of the database, which speaks for itself."""
    if isinstance(error, ConnectionError | TimeoutError):
        return error
    return Misplaced(key, file=str(file), reason=reason_of(error))
