"""The database schema, and its rows as values.

`migrations/` creates this schema; a test checks that both agree. The log of a game table
(`entries`) is the source of truth; its row in `tables` is a summary that saves reading the log.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

# Constraint names follow a rule, so that later migrations can refer to them on both databases.
METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("snapshot", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Index("ix_tables_phase_changed", "phase", "changed"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_due", "due"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # one B-tree instead of two: half the page writes
)

SITTINGS: Final = Table(
    "sittings",  # players who opened a table or ever sat there
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Index("ix_sittings_table_id", "table_id"),
    sqlite_with_rowid=False,
)


class TableRow(Struct):
    """The summary of a table. Each new log entry rewrites it."""

    id: str
    code: str
    seq: int  # of the last entry
    phase: str
    open: bool
    edition: str
    seats: int
    people: int
    host: str
    created: int  # milliseconds since 1970, like all times here
    changed: int
    due: int | None  # when the scheduled work of the table is due
    snapshot: bytes
    secret: bytes


class Player(Struct):
    """A player, identified by the session cookie."""

    id: str
    token_hash: bytes
    name: str
    language: str
    created: int
