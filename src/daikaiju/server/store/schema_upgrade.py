"""Upgrade of the database schema with Alembic, when a server opens the database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .database import DatabaseUrl, open_connections
from .errors import StoreSetupError

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x6461696B61696A75  # an arbitrary key of this program


async def migrate(database: DatabaseUrl) -> None:
    """Create or upgrade the schema. If several servers start at the same time, one does it."""
    connections = open_connections(database, "migrating", writes=True, has_deadline=False)

    def work(connection: Connection) -> None:
        lock_schema(connection)
        upgrade(connection, database)

    try:
        await connections.run(work)
    finally:
        await connections.close()


def lock_schema(connection: Connection) -> None:
    """Lock the schema until the transaction ends. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def upgrade(connection: Connection, database: DatabaseUrl, to: str = "head") -> None:
    """Run the missing migrations in the transaction of this connection."""
    check_version(connection, database)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def check_version(connection: Connection, database: DatabaseUrl) -> None:
    """Raise an error if a newer program has upgraded the database."""
    found = current_version(connection)
    if found and found not in known_versions():
        newest = newest_version()
        raise StoreSetupError("mistake-new-schema", store=database.name, found=found, newest=newest)


def current_version(connection: Connection) -> str | None:
    """Return the schema version of a database, or None if it has no schema of this program."""
    return MigrationContext.configure(connection).get_current_revision()


def known_versions() -> list[str]:
    """Return the schema versions that this program knows, newest first."""
    return [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]


def newest_version() -> str:
    return known_versions()[0]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
