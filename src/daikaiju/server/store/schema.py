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
    Float,
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


PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("monster", Text, nullable=False),  # favourite; empty: none
    sqlite_with_rowid=False,
)

DEVICES: Final = Table(
    "devices",  # browsers that use a profile, beside the one that created the player
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("token_hash", LargeBinary, primary_key=True),
    Column("created", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

MOVE_CODES: Final = Table(
    "move_codes",  # one-time codes that move a profile to another browser
    METADATA,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_move_codes_player_id", "player_id"),
    sqlite_with_rowid=False,
)


SUBSCRIPTIONS: Final = Table(
    "subscriptions",  # browsers that get notifications
    METADATA,
    Column("endpoint_hash", LargeBinary, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_subscriptions_player_id", "player_id"),
    sqlite_with_rowid=False,
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("pushed", BigInteger, nullable=False),  # time of the last notification
    sqlite_with_rowid=False,
)

SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

EMAILS: Final = Table(
    "emails",  # addresses to which players want messages
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

MAILS: Final = Table(
    "mails",  # number of messages to a destination, which is only known by a keyed hash
    METADATA,
    Column("destination", LargeBinary, primary_key=True),
    Column("since", BigInteger, nullable=False),  # time of the first message that counts
    Column("count", Integer, nullable=False),
    sqlite_with_rowid=False,
)

RATINGS: Final = Table(
    "ratings",  # of people who want one
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),  # games that start later count
    sqlite_with_rowid=False,
)

RATED_GAMES: Final = Table(
    "rated_games",  # finished games that have been looked at, so that each counts once
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
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
