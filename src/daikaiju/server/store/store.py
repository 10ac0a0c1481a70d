"""Where tables and players are kept: the only place that knows of a database.

SQLite in one file, for one server; or PostgreSQL, for as many as one likes. The same schema and
the same statements serve both. Writing goes through one `Writer`, which commits for everybody at
once; readers have connections of their own and are never in its way.
"""

from __future__ import annotations

from collections.abc import Iterable
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

from .database import (
    CodeTaken,
    Conflict,
    FileLock,
    Place,
    StoreError,
    Unavailable,
    connections,
    connector,
    find_place,
    told,
)
from .schema import ENTRIES, PLAYERS, SITTINGS, TABLES, Player, Row
from .schema_upgrade import migrate
from .writer import REMEMBER, Writer, to_append

if TYPE_CHECKING:
    from .notifications import Heard, Listener

__all__ = [
    "CodeTaken",
    "Conflict",
    "Player",
    "Row",
    "Store",
    "StoreError",
    "Unavailable",
    "open_store",
]

_UNFINISHED: Final = TABLES.c.phase.in_(("gathering", "playing"))
_BUSY: Final = select(func.count()).select_from(TABLES).where(_UNFINISHED)
_ABANDONED: Final = TABLES.c.phase == "gathering"
_NOTHING: Final = literal(b"", LargeBinary)
_BRIEF: Final = [_NOTHING if c.name in ("snapshot", "secret") else c for c in TABLES.c]


async def open_store(url: str, node: str) -> Store:
    """The store that a URL names, its schema up to date; a sentence if that cannot be.

    `node` is what this server is called where an administrator looks at connections.
    """
    place = find_place(url)
    lock = FileLock(place.file) if place.file else None
    try:
        await migrate(place)
        store = Store(place, node, lock)
    except BaseException:
        if lock:
            lock.release()
        raise
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store


class Store:
    """An open store. Every call may raise `Unavailable`."""

    def __init__(self, place: Place, node: str, lock: FileLock | None) -> None:
        self._place, self._lock = place, lock
        sender = token_hex(8)  # not `node`: two servers may have been given one name
        self._reading = connections(place, node)
        self._writing = connections(place, node, writes=True)
        self._writer = Writer(self._writing, sender)
        self._listener = None if place.file else _listener(place, node, sender)

    async def start(self) -> None:
        """Listen to the other servers, where there can be any."""
        try:
            if self._listener:
                await self._listener.start()
        except Exception as error:
            raise told(error, self._place) from error

    async def close(self) -> None:
        """Store what waits to be stored, and let go of the database."""
        if self._listener:
            await self._listener.close()
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()
        if self._lock:
            self._lock.release()

    # --- tables ----------------------------------------------------------------------------------

    async def add_table(self, row: Row, entry: bytes, sitters: Iterable[str] = ()) -> None:
        """A new table with the first entry of its log, for its host and those who sit there."""
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
                connection.execute(REMEMBER, {"player": player, "table": values["id"]})

        await self._writer.write(add)

    async def append(self, row: Row, entry: bytes, sitter: str = "") -> None:
        """The next entry of a table, whose number is `row.seq`, and its row from then on."""
        await self._writer.write(to_append(row, entry, sitter))

    async def table(self, table: str) -> Row | None:
        found = await self._read(select(TABLES).where(TABLES.c.id == table))
        return Row(*found[0]) if found else None

    async def id_of(self, code: str) -> str | None:
        found = await self._read(select(TABLES.c.id).where(TABLES.c.code == code))
        return found[0][0] if found else None

    async def log(self, table: str, after: int = 0, most: int = 1000) -> list[bytes]:
        """Entries of a table in order, those after a number."""
        wanted = (ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        query = select(ENTRIES.c.entry).where(*wanted).order_by(ENTRIES.c.seq).limit(most)
        return [entry for (entry,) in await self._read(query)]

    async def open_tables(self, most: int, before: int | None = None) -> list[Row]:
        """Listed tables that are not over, without snapshot and secret; the last changed first."""
        return await self._page(select(*_BRIEF).where(_UNFINISHED, TABLES.c.open), most, before)

    async def tables_of(self, player: str, most: int, before: int | None = None) -> list[Row]:
        """Tables that somebody opened or sat at, listed as above."""
        query = select(*_BRIEF).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        return await self._page(query.where(SITTINGS.c.player_id == player), most, before)

    async def due(self, now: int, most: int) -> list[str]:
        """Tables that must do something by themselves, the soonest first."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        return [table for (table,) in await self._read(query)]

    async def unfinished(self, since: int) -> int:
        """How many tables are not over and have changed since."""
        return await self._count(_BUSY.where(TABLES.c.changed >= since))

    async def hosted_by(self, player: str, since: int) -> int:
        """… of those that this player opened."""
        return await self._count(_BUSY.where(TABLES.c.changed >= since, TABLES.c.host == player))

    async def forget_abandoned(self, before: int) -> int:
        """Delete tables that still gather and have not changed since; how many."""

        def forget(connection: Connection) -> int:
            wanted = select(TABLES.c.id).where(_ABANDONED, TABLES.c.changed < before)
            locked = wanted.order_by(TABLES.c.id).with_for_update(skip_locked=True)
            ids = connection.execute(locked).scalars().all()
            for table in ids:
                connection.execute(delete(TABLES).where(TABLES.c.id == table))
            return len(ids)

        return int(await self._writer.write(forget))

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

    def listen(self, heard: Heard) -> None:
        """Be told (table, seq) of each entry that another server writes.

        ("", 0): for a while nothing could be heard, and everything may have changed.
        """
        if self._listener:
            self._listener.heard = heard

    async def reachable(self) -> bool:
        """Does the database answer?"""
        try:
            await self._read(select(1))
        except StoreError:
            return False
        return True

    # --- reading ---------------------------------------------------------------------------------

    async def _page(self, query: Select[Any], most: int, before: int | None) -> list[Row]:
        if before is not None:
            query = query.where(TABLES.c.changed < before)
        newest = query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
        return [Row(*row) for row in await self._read(newest)]

    async def _count(self, query: Select[Any]) -> int:
        return int((await self._read(query))[0][0])

    async def _read(self, query: Select[Any]) -> list[Any]:
        return await self._reading.run(lambda connection: list(connection.execute(query)))


def _listener(place: Place, node: str, sender: str) -> Listener:
    from .notifications import Listener  # needs asyncpg, which a file does not

    return Listener(connector(place.dsn, f"{node} listening"), sender)


def _check_new(connection: Connection, same: Select[Any], id: str, code: str) -> None:
    """Nothing has this id or code yet."""
    found = connection.execute(same).scalars().all()
    if id in found:
        raise Conflict(f"{id} is already stored")
    if found:
        raise CodeTaken(f"another table has the {code}")
