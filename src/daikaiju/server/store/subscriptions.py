"""Push subscriptions in the store, the times of notifications, and keys of the server."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, union, update

from .queries import Queries
from .schema import EMAILS, NOTICES, SERVER_KEYS, SITTINGS, SUBSCRIPTIONS, TABLES

MAX_SUBSCRIPTIONS: Final = 5  # of one player; a further one replaces the oldest


class Subscription(Struct, frozen=True):
    """A browser that gets notifications of a player."""

    player: str
    endpoint: str  # URL of the push service
    p256dh: str  # public key of the browser
    auth: str  # secret for the encryption

    @property
    def endpoint_hash(self) -> bytes:
        return hash_endpoint(self.endpoint)


def hash_endpoint(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()


class SubscriptionQueries(Queries):
    """The part of the store that is about notifications."""

    async def server_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a key of the server; the first call makes and stores it."""
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)

        def read_or_add(connection: Connection) -> bytes:
            found = connection.execute(query.with_for_update()).scalar_one_or_none()
            if found is None:
                found = make()
                connection.execute(insert(SERVER_KEYS), {"name": name, "value": found})
            return bytes(found)

        return bytes(await self._write(read_or_add))

    async def add_subscription(self, added: Subscription, now: int) -> None:
        """Store a subscription. A browser belongs to one player: the last who asked for it."""
        mine = SUBSCRIPTIONS.c.player_id == added.player
        hashes = SUBSCRIPTIONS.c.endpoint_hash
        values = {
            "endpoint_hash": added.endpoint_hash,
            "player_id": added.player,
            "endpoint": added.endpoint,
            "p256dh": added.p256dh,
            "auth": added.auth,
            "created": now,
        }

        def add(connection: Connection) -> None:
            connection.execute(delete(SUBSCRIPTIONS).where(hashes == added.endpoint_hash))
            connection.execute(insert(SUBSCRIPTIONS), values)
            newest = select(hashes).where(mine).order_by(SUBSCRIPTIONS.c.created.desc())
            for (old,) in connection.execute(newest.offset(MAX_SUBSCRIPTIONS)).all():
                connection.execute(delete(SUBSCRIPTIONS).where(hashes == old))

        await self._write(add)

    async def remove_subscription(self, player: str, endpoint: str) -> None:
        wanted = (
            SUBSCRIPTIONS.c.player_id == player,
            SUBSCRIPTIONS.c.endpoint_hash == hash_endpoint(endpoint),
        )
        await self._write(lambda open: open.execute(delete(SUBSCRIPTIONS).where(*wanted)))

    async def subscriptions_of(self, player: str) -> list[Subscription]:
        c = SUBSCRIPTIONS.c
        query = select(c.player_id, c.endpoint, c.p256dh, c.auth).where(c.player_id == player)
        return [Subscription(*row) for row in await self._read(query)]

    async def changed_games_of_subscribers(
        self, before: int, most: int
    ) -> list[tuple[str, str, int]]:
        """Return (player, table, changed) for running games of players who want notifications.

        They have a subscription or a confirmed address. The game has not changed since
        `before`, and the player was not notified after its change.
        """
        people = union(
            select(SUBSCRIPTIONS.c.player_id), select(EMAILS.c.player_id).where(EMAILS.c.confirmed)
        ).subquery()
        query = (
            select(SITTINGS.c.player_id, TABLES.c.id, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
            .join(people, people.c.player_id == SITTINGS.c.player_id)
            .outerjoin(NOTICES, NOTICES.c.player_id == SITTINGS.c.player_id)
            .where(TABLES.c.phase == "playing", TABLES.c.changed <= before)
            .where(TABLES.c.changed > func.coalesce(NOTICES.c.pushed, 0))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        return [(player, table, changed) for player, table, changed in await self._read(query)]

    async def claim_notice(self, player: str, now: int, since: int) -> bool:
        """Note that a player is notified now, unless that happened after `since`.

        Of several servers only one gets True.
        """
        mine = NOTICES.c.player_id == player
        due = update(NOTICES).where(mine, NOTICES.c.pushed <= since).values(pushed=now)

        def claim(connection: Connection) -> bool:
            if connection.execute(due).rowcount:
                return True
            if connection.execute(select(NOTICES.c.pushed).where(mine)).first():
                return False
            connection.execute(insert(NOTICES), {"player_id": player, "pushed": now})
            return True

        return bool(await self._write(claim))
