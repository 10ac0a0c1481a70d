"""Notifies players who are not connected that a game waits for them.

The notifier reads the store, so it also works after a restart and with several servers. A message
has no secret: it says only that a game waits, and the browser asks the server which one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import structlog

from ...text import translate
from ..actors.registry import TableRegistry
from ..mail.mailer import Mailer
from ..store.subscriptions import Subscription
from .sender import PushSender, Result, new_private_key
from .turns import awaited_player

CHECK_MS: Final = 15_000  # between two checks
WAIT_MS: Final = 60_000  # a player who is only away for a moment is not notified
INTERVAL_MS: Final = 10 * 60_000  # between two notifications of a player
MAX_GAMES: Final = 500  # of one check
MAX_SENDING: Final = 4  # messages at the same time
MAX_CACHED: Final = 10_000
VAPID_KEY: Final = "vapid"
log = structlog.get_logger("daikaiju.push")


class Notifier:
    """Finds waiting games and sends messages to the browsers and e-mail addresses of players."""

    def __init__(
        self, registry: TableRegistry, mailer: Mailer, sender: PushSender | None = None
    ) -> None:
        self._registry, self._mailer, self._sender = registry, mailer, sender
        self._checked_at = 0
        self._slots = asyncio.Semaphore(MAX_SENDING)
        self._tasks: set[asyncio.Task[None]] = set()
        self._awaited: OrderedDict[tuple[str, int], str] = OrderedDict()  # by table and change

    @property
    def is_busy(self) -> bool:
        """Whether messages are still being sent."""
        return bool(self._tasks)

    async def sender(self) -> PushSender:
        """Return the sender; the first call makes or reads the key of the server."""
        if self._sender is None:
            key = await self._registry.store.server_key(VAPID_KEY, new_private_key)
            public_url = self._registry.settings.public_url
            subject = public_url if public_url.startswith("https://") else "https://localhost"
            self._sender = PushSender(key, subject)
        return self._sender

    async def check(self, now: int) -> None:
        """Start to notify all players for whom a game waits; called about once a second."""
        if now - self._checked_at < CHECK_MS:
            return
        self._checked_at = now
        for player in await self._waiting_players(now):
            if await self._registry.store.claim_notice(player, now, now - INTERVAL_MS):
                self._start(self._notify(player))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _waiting_players(self, now: int) -> set[str]:
        store = self._registry.store
        games = await store.changed_games_of_subscribers(now - WAIT_MS, MAX_GAMES)
        found = set()
        for player, table, changed in games:
            if not self._registry.siblings.owns(table):
                continue  # its owner knows who is connected
            awaited = await self._awaited_player(table, changed)
            if awaited == player and not self._is_connected(table, player):
                found.add(player)
        return found

    async def _awaited_player(self, table: str, changed: int) -> str:
        key = (table, changed)
        if key not in self._awaited:
            row = await self._registry.store.table(table)
            awaited = await asyncio.to_thread(awaited_player, row) if row else ""
            self._awaited[key] = awaited
            if len(self._awaited) > MAX_CACHED:
                self._awaited.popitem(last=False)
        return self._awaited[key]

    def _is_connected(self, table: str, player: str) -> bool:
        actors = {actor.table.id: actor for actor in self._registry.actors}
        return table in actors and player in actors[table].present

    async def _notify(self, player: str) -> None:
        store, sender = self._registry.store, await self.sender()
        found = await store.player(player)
        if found:
            self._start(self._mailer.notify(found))
        message = turn_message(found.language if found else "")
        for subscription in await store.subscriptions_of(player):
            async with self._slots:
                result = await asyncio.to_thread(sender.send, subscription, message)
            await self._handle(subscription, result)

    async def _handle(self, subscription: Subscription, result: Result) -> None:
        log.info("push", player=subscription.player, result=result)
        if result == "gone":
            store = self._registry.store
            await store.remove_subscription(subscription.player, subscription.endpoint)


def turn_message(language: str) -> bytes:
    """Return the message that a game waits, in a language."""
    words = {key: str(translate(f"notice-{key}", language or "en")) for key in ("title", "turn")}
    return msgspec.json.encode({"title": words["title"], "body": words["turn"]})
