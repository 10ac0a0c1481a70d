"""Profiles of players in the store: favourite monster, devices, and codes to move a profile."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from .queries import Queries
from .schema import (
    DEVICES,
    MOVE_CODES,
    PLAYERS,
    PROFILES,
    SITTINGS,
    SUBSCRIPTIONS,
    TABLES,
    TableRow,
)

MAX_DEVICES: Final = 10  # beside the first one; a further one replaces the oldest


class ProfileQueries(Queries):
    """The part of the store that is about profiles."""

    # --- favourite monster -----------------------------------------------------------------------

    async def favourite(self, player: str) -> str:
        """Return the favourite monster of a player, or ""."""
        found = await self._read(select(PROFILES.c.monster).where(PROFILES.c.player_id == player))
        return str(found[0][0]) if found else ""

    async def set_favourite(self, player: str, monster: str) -> None:
        mine = PROFILES.c.player_id == player

        def change(connection: Connection) -> None:
            if not connection.execute(
                update(PROFILES).where(mine).values(monster=monster)
            ).rowcount:
                connection.execute(insert(PROFILES), {"player_id": player, "monster": monster})

        await self._write(change)

    # --- devices ---------------------------------------------------------------------------------

    async def has_device(self, player: str, token_hash: bytes) -> bool:
        """Return whether the token of this hash belongs to a further device of the player."""
        wanted = (DEVICES.c.player_id == player, DEVICES.c.token_hash == token_hash)
        return bool(await self._read(select(DEVICES.c.created).where(*wanted)))

    async def count_devices(self, player: str) -> int:
        """Count the devices of a player beside the first one."""
        query = select(func.count()).select_from(DEVICES).where(DEVICES.c.player_id == player)
        return int((await self._read(query))[0][0])

    async def add_device(self, player: str, token_hash: bytes, now: int) -> None:
        mine = DEVICES.c.player_id == player

        def add(connection: Connection) -> None:
            values = {"player_id": player, "token_hash": token_hash, "created": now}
            connection.execute(insert(DEVICES), values)
            newest = select(DEVICES.c.token_hash).where(mine).order_by(DEVICES.c.created.desc())
            for (old,) in connection.execute(newest.offset(MAX_DEVICES)).all():
                connection.execute(delete(DEVICES).where(mine, DEVICES.c.token_hash == old))

        await self._write(add)

    async def remove_device(self, player: str, token_hash: bytes) -> None:
        wanted = (DEVICES.c.player_id == player, DEVICES.c.token_hash == token_hash)
        await self._write(lambda connection: connection.execute(delete(DEVICES).where(*wanted)))

    async def keep_one_device(self, player: str, token_hash: bytes) -> None:
        """Make this token the only one of the player; no other browser gets notifications."""

        def keep(connection: Connection) -> None:
            first = update(PLAYERS).where(PLAYERS.c.id == player).values(token_hash=token_hash)
            connection.execute(first)
            connection.execute(delete(DEVICES).where(DEVICES.c.player_id == player))
            connection.execute(delete(MOVE_CODES).where(MOVE_CODES.c.player_id == player))
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.player_id == player))

        await self._write(keep)

    # --- codes to move a profile -----------------------------------------------------------------

    async def add_move_code(self, player: str, code_hash: bytes, now: int, expires: int) -> None:
        """Store a code; delete earlier ones of the player and expired ones of all players."""
        old = or_(MOVE_CODES.c.player_id == player, MOVE_CODES.c.expires <= now)

        def add(connection: Connection) -> None:
            connection.execute(delete(MOVE_CODES).where(old))
            values = {"code_hash": code_hash, "player_id": player, "expires": expires}
            connection.execute(insert(MOVE_CODES), values)

        await self._write(add)

    async def take_move_code(self, code_hash: bytes, now: int) -> str:
        """Delete a valid code and return its player; "" if there is none. It works only once."""
        wanted = (MOVE_CODES.c.code_hash == code_hash, MOVE_CODES.c.expires > now)

        def take(connection: Connection) -> str:
            query = select(MOVE_CODES.c.player_id).where(*wanted)
            found = connection.execute(query).scalar_one_or_none()
            taken = connection.execute(delete(MOVE_CODES).where(*wanted)).rowcount
            return str(found) if found and taken else ""

        return str(await self._write(take))

    # --- games -----------------------------------------------------------------------------------

    async def tables_in_phase(self, player: str, phase: str, most: int) -> list[TableRow]:
        """Return the tables of a player in a phase with their snapshots, last changed first."""
        query = select(TABLES).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        mine = query.where(SITTINGS.c.player_id == player, TABLES.c.phase == phase)
        newest = mine.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
        return [TableRow(*row) for row in await self._read(newest)]
