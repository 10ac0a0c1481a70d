"""E-mail of players: adding and confirming an address, messages, and their end.

The limits of destinations are in the store: they hold for all servers and after a restart.
"""

from __future__ import annotations

import asyncio
import secrets
from email.message import EmailMessage
from typing import Final

import structlog

from ..clock import milliseconds
from ..email_address import BadAddress, parse_address
from ..protocol.values import DAY_SECONDS
from ..refusals import Refusal
from ..settings import Settings
from ..store import Player, Store
from ..store.emails import StoredEmail
from . import tokens
from .letters import Letters
from .transport import Result, SmtpTransport

DAY_MS: Final = DAY_SECONDS * 1000
CONFIRM_MS: Final = DAY_MS  # for the owner of an address to confirm it
MAX_CONFIRMATIONS: Final = 3  # messages to one destination in a day, of all players
MAX_TURNS: Final = 24  # messages to one destination in a day
BLOCK_MS: Final = 30 * DAY_MS  # a destination that has refused gets no new confirmation
RETRY_SECONDS: Final = (30.0, 300.0)  # after failures that may be temporary
MAX_SENDING: Final = 2  # messages at the same time
KEY_NAME: Final = "mail"
log = structlog.get_logger("daikaiju.mail")


class Mailer:
    """Sends messages, if the host has set an SMTP server."""

    def __init__(
        self, store: Store, settings: Settings, transport: SmtpTransport | None = None
    ) -> None:
        self.is_on = bool(settings.smtp_host)
        self._store = store
        self._letters = Letters(settings.smtp_from, settings.name, settings.public_url)
        self._transport = transport or SmtpTransport(settings)
        self._slots = asyncio.Semaphore(MAX_SENDING)

    # --- addresses -------------------------------------------------------------------------------

    async def set_address(self, player: Player, text: str) -> StoredEmail:
        """Store an address and ask its owner to confirm it; a `Refusal` if that fails."""
        try:
            address = parse_address(text)
        except BadAddress:
            raise Refusal("bad-email") from None
        before = await self._store.email_of(player.id)
        if before and before.is_confirmed and before.address == address:
            return before
        now = milliseconds()
        if not await self._count("confirm", address, now, MAX_CONFIRMATIONS):
            raise Refusal("mail-limit")
        email = StoredEmail(player.id, address, now)
        await self._ask_to_confirm(email, player.language)
        await self._store.set_email(email, now - CONFIRM_MS)
        return email

    async def _ask_to_confirm(self, email: StoredEmail, language: str) -> None:
        key = await self._key()
        token, stop = tokens.confirmation_token(key, email), tokens.stop_token(key, email)
        message = self._letters.confirmation(email.address, language, token, stop)
        if await self._send(message, email) != "sent":
            raise Refusal("mail-failed")

    async def confirm(self, token: str) -> None:
        """Confirm the address that a token names; a `Refusal` if it is wrong or too old."""
        email = await self._store.email_of(tokens.player_of(token))
        if email is None or not tokens.is_same(
            token, tokens.confirmation_token(await self._key(), email)
        ):
            raise Refusal("no-such-email")
        is_late = milliseconds() - email.added > CONFIRM_MS and not email.is_confirmed
        if is_late or not await self._store.confirm_email(email.player, email.added):
            raise Refusal("no-such-email")

    async def stop(self, token: str) -> None:
        """End the messages to the address that a token names; an old token does nothing.

        An address that its owner has not confirmed gets no new request for a while.
        """
        email, key = await self._store.email_of(tokens.player_of(token)), await self._key()
        if email is None or not tokens.is_same(token, tokens.stop_token(key, email)):
            return
        await self._store.remove_email(email.player)
        if not email.is_confirmed:
            destination = tokens.destination_hash(key, "confirm", email.address)
            until = milliseconds() + BLOCK_MS - DAY_MS
            await self._store.block_mail(destination, until, MAX_CONFIRMATIONS)

    # --- a game waits ----------------------------------------------------------------------------

    async def notify(self, player: Player) -> None:
        """Tell a player that a game waits, if there is a confirmed address."""
        if not self.is_on:
            return
        for pause in (*RETRY_SECONDS, 0.0):
            email = await self._store.email_of(player.id)  # it may have been removed meanwhile
            if email is None or not email.is_confirmed:
                return
            if not await self._count("turn", email.address, milliseconds(), MAX_TURNS):
                return
            stop = tokens.stop_token(await self._key(), email)
            message = self._letters.turn(email.address, player.language, stop)
            if await self._send(message, email) != "failed":
                return
            await asyncio.sleep(pause)

    async def _send(self, message: EmailMessage, email: StoredEmail) -> Result:
        async with self._slots:
            result = await asyncio.to_thread(self._transport.send, message, email.address)
        log.info("mail", player=email.player, code=result)
        return result

    async def _count(self, kind: str, address: str, now: int, most: int) -> bool:
        destination = tokens.destination_hash(await self._key(), kind, address)
        return await self._store.count_mail(destination, now, DAY_MS, most)

    async def _key(self) -> bytes:
        return await self._store.server_key(KEY_NAME, _new_key)


def _new_key() -> bytes:
    return secrets.token_bytes(tokens.KEY_BYTES)
