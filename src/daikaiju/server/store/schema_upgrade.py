"""Bringing a database up to what this program needs, whenever a server opens it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .database import Misplaced, Place, connections

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x6461696B61696A75  # any number that nobody else locks


async def migrate(place: Place) -> None:
    """Make or update the schema. Of several servers that start at once one does it."""
    patient = connections(place, "migrating", writes=True, patient=True)

    def work(connection: Connection) -> None:
        wait_for_turn(connection)
        upgrade(connection, place)

    try:
        await patient.run(work)
    finally:
        await patient.close()


def wait_for_turn(connection: Connection) -> None:
    """Until the end of this transaction nobody else migrates. SQLite has but one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def upgrade(connection: Connection, place: Place, to: str = "head") -> None:
    """Run the migrations that are missing, in the transaction of this connection."""
    check_version(connection, place)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def check_version(connection: Connection, place: Place) -> None:
    """A database that a newer program has changed is left alone."""
    found = version(connection)
    if found and found not in versions():
        raise Misplaced("mistake-new-schema", store=place.name, found=found, newest=newest())


def version(connection: Connection) -> str | None:
    """Of the schema in a database; None: it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def versions() -> list[str]:
    """Those that this program knows, the newest first."""
    return [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]


def newest() -> str:
    return versions()[0]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
