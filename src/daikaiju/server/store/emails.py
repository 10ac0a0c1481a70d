"""E-mail addresses of players in the store, and the number of messages to each destination."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from .queries import Queries
from .schema import EMAILS, MAILS


class StoredEmail(Struct, frozen=True):
    """The address of a player. It gets messages after its owner has confirmed it."""

    player: str
    address: str
    added: int  # milliseconds since 1970
    is_confirmed: bool = False


class EmailQueries(Queries):
    """The part of the store that is about e-mail."""

    async def email_of(self, player: str) -> StoredEmail | None:
        found = await self._read(select(EMAILS).where(EMAILS.c.player_id == player))
        return StoredEmail(*found[0]) if found else None

    async def set_email(self, email: StoredEmail, oldest: int) -> None:
        """Store the address of a player instead of an earlier one.

        Addresses of all players that were added before `oldest` and not confirmed are deleted.
        """
        mine = EMAILS.c.player_id == email.player
        expired = (EMAILS.c.added < oldest, ~EMAILS.c.confirmed)
        values = {
            "player_id": email.player,
            "address": email.address,
            "added": email.added,
            "confirmed": email.is_confirmed,
        }

        def change(connection: Connection) -> None:
            connection.execute(delete(EMAILS).where(*expired))
            if not connection.execute(update(EMAILS).where(mine).values(values)).rowcount:
                connection.execute(insert(EMAILS), values)

        await self._write(change)

    async def confirm_email(self, player: str, added: int) -> bool:
        """Confirm the address that a player added at this time; False if it is no longer there."""
        wanted = (EMAILS.c.player_id == player, EMAILS.c.added == added)
        change = update(EMAILS).where(*wanted).values(confirmed=True)
        return bool(await self._write(lambda open: open.execute(change).rowcount))

    async def remove_email(self, player: str) -> None:
        mine = EMAILS.c.player_id == player
        await self._write(lambda open: open.execute(delete(EMAILS).where(mine)))

    # --- limits ----------------------------------------------------------------------------------

    async def count_mail(self, destination: bytes, now: int, period: int, most: int) -> bool:
        """Count a message to a destination; False if it had `most` messages within the period.

        Counts of earlier periods are deleted.
        """
        here = MAILS.c.destination == destination
        more = update(MAILS).where(here, MAILS.c.count < most).values(count=MAILS.c.count + 1)

        def count(connection: Connection) -> bool:
            connection.execute(delete(MAILS).where(MAILS.c.since <= now - period))
            if connection.execute(more).rowcount:
                return True
            if connection.execute(select(MAILS.c.count).where(here)).first():
                return False
            connection.execute(insert(MAILS), _count_of(destination, now, 1))
            return True

        return bool(await self._write(count))

    async def block_mail(self, destination: bytes, until: int, most: int) -> None:
        """Let `count_mail` refuse messages to a destination until a time and a period later."""
        here = MAILS.c.destination == destination

        def block(connection: Connection) -> None:
            connection.execute(delete(MAILS).where(here))
            connection.execute(insert(MAILS), _count_of(destination, until, most))

        await self._write(block)


def _count_of(destination: bytes, since: int, count: int) -> dict[str, object]:
    return {"destination": destination, "since": since, "count": count}
