"""Backup of a whole database to one file, and restore into an empty database.

A backup may run while a server uses the database. The file has gzipped JSON lines: a header, then
each row of each table as a list. It does not depend on the kind of database, so a backup of SQLite
can be restored into PostgreSQL and the other way round.
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
from typing import IO, Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text, update

from ...text import UserError, file_error_reason
from .database import DatabaseUrl, open_connections, parse_database_url
from .errors import StoreError, StoreSetupError
from .file_locks import PRIVATE_MODE, FileLock
from .schema import ENTRIES, METADATA, TABLES
from .schema_upgrade import (
    check_version,
    current_version,
    known_versions,
    lock_schema,
    newest_version,
    upgrade,
)

FORMAT: Final = "daikaiju backup"
VERSION: Final = 1
CHUNK = 500  # rows read or written at a time
_MALFORMED: Final = (msgspec.MsgspecError, UnicodeDecodeError)
_encode = msgspec.json.Encoder().encode


class NewDice(Protocol):
    """What changes in the row of a table that gets a new secret, and its log entry."""

    seq: int
    changed: int
    snapshot: bytes
    secret: bytes
    entry: bytes


Renew = Callable[[bytes, bytes], NewDice]  # of the snapshot and secret of a table
T = TypeVar("T")
Counts = dict[str, int]


class TablePart(Struct):
    """The columns and the number of rows of a database table in the file."""

    table: str
    columns: tuple[str, ...]
    rows: int


class Header(Struct):
    """The first line of the file."""

    format: str
    version: int
    schema: str  # the version of the last migration
    made: str
    parts: tuple[TablePart, ...]

    @property
    def counts(self) -> Counts:
        return {part.table: part.rows for part in self.parts}


async def backup(url: str, file: Path) -> Counts:
    """Write a consistent snapshot of the database. Return the number of rows of each table."""
    database = parse_database_url(url)
    if database.file and not database.file.is_file():
        raise StoreSetupError("mistake-no-store", file=str(database.file))
    return await _run(database, False, lambda connection: _write(connection, database, file))


async def restore(url: str, file: Path, renew: Renew | None = None) -> Counts:
    """Read a backup into an empty database. Return the number of rows of each table.

    `renew` gives each unfinished table new dice: players may remember those that came after the
    backup.
    """
    header = _check_file(file)
    database = parse_database_url(url)
    lock = FileLock(database.file) if database.file else None
    try:
        return await _run(database, True, lambda open: _load(open, database, file, header, renew))
    finally:
        if lock:
            lock.release()


async def _run(database: DatabaseUrl, writes: bool, work: Callable[[Connection], T]) -> T:
    connections = open_connections(database, "backup", writes=writes, has_deadline=False)
    try:
        return await connections.run(work)
    finally:
        await connections.close()


# --- writing -------------------------------------------------------------------------------------


def _write(connection: Connection, database: DatabaseUrl, file: Path) -> Counts:
    if connection.dialect.name == "postgresql":  # SQLite readers always see one snapshot
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    check_version(connection, database)
    found, newest = current_version(connection), newest_version()
    if found != newest:
        if found is None:
            raise StoreSetupError("mistake-not-ours", store=database.name)
        raise StoreSetupError("mistake-old-schema", store=database.name, found=found, newest=newest)
    made = datetime.now(UTC).isoformat(timespec="seconds")
    parts = tuple(_describe_table(connection, table) for table in METADATA.sorted_tables)
    header = Header(FORMAT, VERSION, newest, made, parts)
    with _atomic_write(file) as raw, gzip.GzipFile("", "wb", fileobj=raw) as compressed:
        compressed.write(_encode(header) + b"\n")
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table).execution_options(yield_per=CHUNK)):
                compressed.write(_encode(list(row)) + b"\n")
    return header.counts


def _describe_table(connection: Connection, table: Table) -> TablePart:
    columns = tuple(str(column.name) for column in table.c)  # msgspec encodes no subclasses of str
    return TablePart(str(table.name), columns, _count(connection, table))


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@contextmanager
def _atomic_write(file: Path) -> Iterator[IO[bytes]]:
    """Yield a temporary file that replaces `file` when it is complete and flushed to disk."""
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_MODE)
        try:
            with os.fdopen(handle, "wb") as raw:
                yield raw
                raw.flush()
                os.fsync(raw.fileno())
            temporary.replace(file)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _file_error(error, "mistake-not-written", file) from None


# --- reading -------------------------------------------------------------------------------------


def _check_file(file: Path) -> Header:
    """Read the whole file once, so that no restore starts with a damaged file."""
    with _decompressed_lines(file) as lines:
        header = _read_header(file, lines)
        for part in header.parts:
            for _ in _read_rows(file, part, lines):
                pass
        if next(lines, b""):
            raise _backup_error(file, "mistake-backup-more")
    return header


def _load(
    connection: Connection, database: DatabaseUrl, file: Path, header: Header, renew: Renew | None
) -> Counts:
    """Load the rows into the schema version of the backup, then upgrade the schema."""
    lock_schema(connection)
    check_version(connection, database)
    found = current_version(connection)
    if found is None:
        upgrade(connection, database, header.schema)
    elif found != header.schema:
        words = {"store": database.name, "found": found, "schema": header.schema}
        raise StoreSetupError("mistake-other-schema", file=str(file), **words)
    tables = _empty_tables(connection, database, file, header)
    with _decompressed_lines(file) as lines:
        next(lines, b"")
        for part in header.parts:
            rows = _read_rows(file, part, lines)
            while chunk := list(islice(rows, CHUNK)):
                _insert(connection, tables[part.table], part, chunk)
    upgrade(connection, database)
    if renew:
        _renew_dice(connection, renew)
    return header.counts


def _renew_dice(connection: Connection, renew: Renew) -> None:
    """Add an entry with a new secret to the log of each unfinished table."""
    c = TABLES.c
    unfinished = select(c.id, c.snapshot, c.secret).where(c.phase != "over")
    for table, snapshot, secret in connection.execute(unfinished).all():
        new = renew(snapshot, secret)
        row: dict[str, object] = {"seq": new.seq, "changed": new.changed, "due": None}
        row |= {"snapshot": new.snapshot, "secret": new.secret}
        connection.execute(update(TABLES).where(c.id == table).values(row))
        entry = {"table_id": table, "seq": new.seq, "entry": new.entry}
        connection.execute(insert(ENTRIES), entry)


def _empty_tables(
    connection: Connection, database: DatabaseUrl, file: Path, header: Header
) -> dict[str, Table]:
    """Return the database tables of the backup; an error if one of them has rows."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = dict(metadata.tables)
    for part in header.parts:
        if part.table not in tables or not set(part.columns) <= set(tables[part.table].c.keys()):
            raise _backup_error(file, "mistake-backup-table")
    counts = {part.table: _count(connection, tables[part.table]) for part in header.parts}
    if any(counts.values()):
        has = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
        raise StoreSetupError("mistake-not-empty", store=database.name, has=has)
    return tables


def _insert(connection: Connection, table: Table, part: TablePart, rows: list[list[Any]]) -> None:
    for index, name in enumerate(part.columns):
        if isinstance(table.c[name].type, LargeBinary):
            for row in rows:
                row[index] = msgspec.convert(row[index], bytes)
    connection.execute(insert(table), [dict(zip(part.columns, row, strict=True)) for row in rows])


@contextmanager
def _decompressed_lines(file: Path) -> Iterator[Iterator[bytes]]:
    """Yield the lines of a backup; an error if the file cannot be decompressed completely."""
    try:
        with gzip.open(file, "rb") as lines:
            yield iter(lines)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        cut = isinstance(error, EOFError)
        raise _backup_error(file, "mistake-backup-cut" if cut else "mistake-backup-bits") from None
    except OSError as error:
        raise _file_error(error, "mistake-backup-unreadable", file) from None


def _read_header(file: Path, lines: Iterator[bytes]) -> Header:
    try:
        header = msgspec.json.decode(next(lines, b""), type=Header)
    except _MALFORMED:
        raise _backup_error(file, "mistake-backup-other") from None
    if header.format != FORMAT:
        raise _backup_error(file, "mistake-backup-other")
    if header.version > VERSION or header.schema not in known_versions():
        raise _backup_error(file, "mistake-backup-newer")
    return header


def _read_rows(file: Path, part: TablePart, lines: Iterator[bytes]) -> Iterator[list[Any]]:
    for _ in range(part.rows):
        try:
            row = msgspec.json.decode(next(lines, b""), type=list[Any])
        except _MALFORMED:
            raise _backup_error(file, "mistake-backup-broken") from None
        if len(row) != len(part.columns):
            raise _backup_error(file, "mistake-backup-broken")
        yield row


def _backup_error(file: Path, why: str) -> StoreError:
    """Return the error for a file that cannot be restored; `why` is a catalogue key."""
    return StoreSetupError("mistake-backup", file=str(file), problem=UserError(why))


def _file_error(error: OSError, key: str, file: Path) -> Exception:
    """Return the error for a file problem; an error of the database connection stays as it is."""
    if isinstance(error, ConnectionError | TimeoutError):
        return error
    return StoreSetupError(key, file=str(file), reason=file_error_reason(error))
