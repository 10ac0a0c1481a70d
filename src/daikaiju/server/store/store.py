"""The store of tables and players: the interface of the server to its database.

It is a SQLite file for one server, or PostgreSQL for several. Both have the same schema and the
same statements. One `Writer` batches all writes into shared commits; reads use other connections
and do not block it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    Select,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from .appends import Operation, make_append
from .database import (
    DatabaseUrl,
    is_disk_full,
    make_connector,
    open_connections,
    parse_database_url,
    translate_error,
)
from .emails import EmailQueries
from .errors import CodeTaken, Conflict, StoreError, Unavailable
from .file_locks import FileLock
from .profiles import ProfileQueries
from .ratings import RatingQueries
from .schema import ENTRIES, PLAYERS, SITTINGS, TABLES, Player, TableRow
from .schema_upgrade import migrate
from .sqlite_appends import SqliteAppender
from .subscriptions import SubscriptionQueries
from .writer import INSERT_SITTING, MIN_INTERVAL, SHARED_INTERVAL, Appender, Writer

if TYPE_CHECKING:
    from .notifications import EntryCallback, NotificationListener

__all__ = [
    "CodeTaken",
    "Conflict",
    "Player",
    "TableRow",
    "Store",
    "StoreError",
    "Unavailable",
    "open_store",
    "prepare_store",
]

FAILURE_SECONDS: Final = 10.0  # after a failed write the server is not ready
_UNFINISHED: Final = TABLES.c.phase.in_(("gathering", "playing"))
_COUNT_UNFINISHED: Final = select(func.count()).select_from(TABLES).where(_UNFINISHED)
_NOT_STARTED: Final = TABLES.c.phase == "gathering"
_EMPTY_BYTES: Final = literal(b"", LargeBinary)
_SUMMARY: Final = [_EMPTY_BYTES if c.name in ("snapshot", "secret") else c for c in TABLES.c]


async def prepare_store(url: str) -> FileLock | None:
    """Lock a SQLite file and upgrade the schema; a `StoreError` if that fails."""
    database = parse_database_url(url)
    lock = FileLock(database.file) if database.file else None
    try:
        await migrate(database)
    except BaseException:
        if lock:
            lock.release()
        raise
    return lock


async def open_store(url: str, node: str, *, is_prepared: bool = False) -> Store:
    """Open the store of a URL; a `StoreError` if that fails.

    `node` names this server in the list of connections of PostgreSQL. `is_prepared`: another
    process has called `prepare_store`, and several share the store.
    """
    lock = None if is_prepared else await prepare_store(url)
    store = Store(parse_database_url(url), node, lock, is_shared=is_prepared)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store


class Store(ProfileQueries, SubscriptionQueries, EmailQueries, RatingQueries):
    """An open store. Each method may raise `Unavailable`."""

    def __init__(
        self, database: DatabaseUrl, node: str, lock: FileLock | None, is_shared: bool = False
    ) -> None:
        self._database, self._lock = database, lock
        sender = token_hex(8)  # not `node`: two servers may have the same name
        self._reading = open_connections(database, node, is_shared=is_shared)
        self._writing = open_connections(database, node, writes=True, is_shared=is_shared)
        interval = SHARED_INTERVAL if is_shared else MIN_INTERVAL
        appender = _make_appender(database, node, sender, is_shared)
        self._writer = Writer(self._writing, sender, interval, appender=appender)
        self._listener = None if database.file else _make_listener(database, node, sender)

    async def start(self) -> None:
        """Start to listen to the other servers (PostgreSQL only)."""
        try:
            if self._listener:
                await self._listener.start()
        except Exception as error:
            raise translate_error(error, self._database) from error

    async def close(self) -> None:
        """Store the waiting writes and close the connections."""
        if self._listener:
            await self._listener.close()
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()
        if self._lock:
            self._lock.release()

    # --- tables ----------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, entry: bytes, sitters: Iterable[str] = ()) -> None:
        """Store a new table with its first log entry and the sittings of host and `sitters`."""
        values = msgspec.structs.asdict(row)

        def add(connection: Connection) -> None:
            same = select(TABLES.c.id).where(
                or_(TABLES.c.code == values["code"], TABLES.c.id == values["id"])
            )
            _check_new(connection, same, values["id"], f"code {values['code']}")
            connection.execute(insert(TABLES), values)
            first = {"table_id": values["id"], "seq": values["seq"], "entry": entry}
            connection.execute(insert(ENTRIES), first)
            for player in {values["host"], *sitters} - {""}:
                connection.execute(INSERT_SITTING, {"player": player, "table": values["id"]})

        await self._writer.write(add)

    async def append(self, row: TableRow, entry: bytes, sitter: str = "") -> None:
        """Store the next log entry of a table, with number `row.seq`, and its new row."""
        await self._writer.write(make_append(row, entry, sitter))

    async def table(self, table: str) -> TableRow | None:
        found = await self._read(select(TABLES).where(TABLES.c.id == table))
        return TableRow(*found[0]) if found else None

    async def table_id(self, code: str) -> str | None:
        found = await self._read(select(TABLES.c.id).where(TABLES.c.code == code))
        return found[0][0] if found else None

    async def log(self, table: str, after: int = 0, most: int = 1000) -> list[bytes]:
        """Return at most `most` log entries of a table with a seq above `after`, in order."""
        wanted = (ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        query = select(ENTRIES.c.entry).where(*wanted).order_by(ENTRIES.c.seq).limit(most)
        return [entry for (entry,) in await self._read(query)]

    async def open_tables(self, most: int, before: int | None = None) -> list[TableRow]:
        """Return public unfinished tables, without snapshot and secret, last changed first."""
        return await self._page(select(*_SUMMARY).where(_UNFINISHED, TABLES.c.open), most, before)

    async def tables_of(self, player: str, most: int, before: int | None = None) -> list[TableRow]:
        """Return the tables that a player opened or sat at, in the form of `open_tables`."""
        query = select(*_SUMMARY).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        return await self._page(query.where(SITTINGS.c.player_id == player), most, before)

    async def games_of(self, player: str, most: int, before: int | None = None) -> list[TableRow]:
        """Return the tables that a player opened or sat at, with snapshots."""
        query = select(TABLES).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        return await self._page(query.where(SITTINGS.c.player_id == player), most, before)

    async def due_tables(self, now: int, most: int) -> list[str]:
        """Return the ids of tables with scheduled work due at `now`, earliest first."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        return [table for (table,) in await self._read(query)]

    async def count_unfinished(self, since: int) -> int:
        """Count the unfinished tables that changed after `since`."""
        return await self._count(_COUNT_UNFINISHED.where(TABLES.c.changed >= since))

    async def count_hosted_by(self, player: str, since: int) -> int:
        """Count the unfinished tables that a player opened and that changed after `since`."""
        return await self._count(
            _COUNT_UNFINISHED.where(TABLES.c.changed >= since, TABLES.c.host == player)
        )

    async def newest_change(self) -> int:
        """Return the time of the newest entry of unfinished tables; 0 if there is none."""
        found = await self._read(select(func.max(TABLES.c.changed)).where(_UNFINISHED))
        return int(found[0][0] or 0)

    async def delete_abandoned(self, before: int) -> int:
        """Delete tables that have not started and not changed since `before`. Return how many."""

        def delete_tables(connection: Connection) -> int:
            wanted = select(TABLES.c.id).where(_NOT_STARTED, TABLES.c.changed < before)
            locked = wanted.order_by(TABLES.c.id).with_for_update(skip_locked=True)
            ids = connection.execute(locked).scalars().all()
            for table in ids:
                connection.execute(delete(TABLES).where(TABLES.c.id == table))
            return len(ids)

        return int(await self._writer.write(delete_tables))

    # --- players ---------------------------------------------------------------------------------

    async def add_player(self, player: Player) -> None:
        values = msgspec.structs.asdict(player)

        def add(connection: Connection) -> None:
            same = select(PLAYERS.c.id).where(PLAYERS.c.id == values["id"])
            _check_new(connection, same, values["id"], "")
            connection.execute(insert(PLAYERS), values)

        await self._writer.write(add)

    async def player(self, id: str) -> Player | None:
        found = await self._read(select(PLAYERS).where(PLAYERS.c.id == id))
        return Player(*found[0]) if found else None

    async def change_player(self, player: Player) -> None:
        values = msgspec.structs.asdict(player)
        changing = update(PLAYERS).where(PLAYERS.c.id == player.id).values(values)

        def change(connection: Connection) -> None:
            if not connection.execute(changing).rowcount:
                raise StoreError(f"there is no player {values['id']}")

        await self._writer.write(change)

    # --- other servers ---------------------------------------------------------------------------

    def listen(self, on_entry: EntryCallback) -> None:
        """Call `on_entry` with (table, seq) for each entry that another server writes.

        ("", 0) means that the connection was lost for a while, so every table may have changed.
        """
        if self._listener:
            self._listener.on_entry = on_entry

    async def new_entries(self, last: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return the entries of tables after the last known ones, if another server writes."""
        return await self._listener.new_entries(last) if self._listener else {}

    async def database_time(self) -> int | None:
        """Return the time of the database server, in milliseconds; None for a SQLite file."""
        if self._database.file:
            return None
        seconds = func.extract("epoch", func.clock_timestamp())
        return round(1000 * float((await self._read(select(seconds)))[0][0]))

    async def is_reachable(self) -> bool:
        """Return whether the database answers, and can write as far as is known."""
        if is_disk_full(self._database) or self._has_just_failed():
            return False
        try:
            await self._read(select(1))
        except StoreError:
            return False
        return True

    def _has_just_failed(self) -> bool:
        """Return whether the last write failed a short time ago. Later a new one may succeed."""
        failed_at = self._writer.failed_at
        now = asyncio.get_running_loop().time()
        return failed_at is not None and now - failed_at < FAILURE_SECONDS

    # --- reading ---------------------------------------------------------------------------------

    async def _page(self, query: Select[Any], most: int, before: int | None) -> list[TableRow]:
        if before is not None:
            query = query.where(TABLES.c.changed < before)
        newest = query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
        return [TableRow(*row) for row in await self._read(newest)]

    async def _count(self, query: Select[Any]) -> int:
        return int((await self._read(query))[0][0])

    async def _read(self, query: Select[Any]) -> list[Any]:
        return await self._reading.run(lambda connection: list(connection.execute(query)))

    async def _write(self, work: Operation) -> Any:
        return await self._writer.write(work)

    async def _write_alone(self, work: Operation) -> Any:
        return await self._writing.run(work)


def _make_listener(database: DatabaseUrl, node: str, sender: str) -> NotificationListener:
    from .notifications import NotificationListener  # imports asyncpg, which SQLite does not need

    return NotificationListener(make_connector(database.dsn, f"{node} listening"), sender)


def _make_appender(database: DatabaseUrl, node: str, sender: str, is_shared: bool) -> Appender:
    if database.file:
        return SqliteAppender(database, is_shared)
    from .postgres_appends import PostgresAppender  # imports asyncpg, too

    return PostgresAppender(database, make_connector(database.dsn, f"{node} writing"), sender)


def _check_new(connection: Connection, same: Select[Any], id: str, code: str) -> None:
    """Raise an error if the id or the code is already used."""
    found = connection.execute(same).scalars().all()
    if id in found:
        raise Conflict(f"{id} is already stored")
    if found:
        raise CodeTaken(f"another table has the {code}")
