"""The live list of public tables: one query a second serves all listeners.

The feed reads the store, not the tables in memory: so it also shows the tables of other servers on
the same database. It reads only while there are listeners.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..actors.registry import TableRegistry
from ..refusals import Refusal
from ..store import Unavailable
from .endpoint import AppContext, language_of
from .guards import Caller
from .lobby import describe_tables
from .rate_limits import SocketRateLimit
from .sockets import Outbox, SocketHandler, authenticate, check_protocol, end_of

LOBBY_TABLES: Final = 50  # in a message
INTERVAL_SECONDS: Final = 1.0  # between two queries
LOBBY_SHARE: Final = 2  # of all sockets, one in this number may listen to the lobby
_encode: Final = msgspec.json.Encoder().encode
log = structlog.get_logger("daikaiju.lobby")


class LobbyFeed:
    """Sends the list of public tables to all listeners whenever it changes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._listeners: set[Outbox] = set()
        self._last = b""  # the last message; empty: none yet
        self._task: asyncio.Task[None] | None = None

    def add(self, listener: Outbox) -> None:
        """Send the list to a listener from now on; a `Refusal` if there are too many."""
        most = max(1, self._registry.settings.sockets // LOBBY_SHARE)
        if len(self._listeners) >= most:
            raise Refusal("too-many-sockets", most=most)
        self._listeners.add(listener)
        if self._task is None or self._task.done():
            self._last = b""
            self._task = asyncio.create_task(self._run(), name="lobby")
        elif self._last:
            listener.send_message(self._last)

    def remove(self, listener: Outbox) -> None:
        self._listeners.discard(listener)

    async def _run(self) -> None:
        while self._listeners:
            try:
                await self._send_changes()
            except Unavailable:
                pass  # the next query retries
            except Exception:
                log.exception("the list of tables failed")
            if self._registry.is_closing:
                for listener in list(self._listeners):
                    listener.close("shutdown")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def _send_changes(self) -> None:
        rows = await self._registry.store.open_tables(LOBBY_TABLES)
        message = _encode(describe_tables(rows, LOBBY_TABLES))
        if message != self._last:
            self._last = message
            for listener in list(self._listeners):
                listener.send_message(message)


class LobbySocketHandler(SocketHandler):
    """The ASGI application for sockets of the lobby. Clients have nothing to send on them."""

    def __init__(self, context: AppContext, feed: LobbyFeed) -> None:
        super().__init__(context)
        self._feed = feed

    async def _serve(self, socket: WebSocket, caller: Caller, outbox: Outbox) -> str:
        context = self._context
        context.limits.open_socket(caller.address)
        try:
            player = await authenticate(socket, context)
            outbox.language = language_of(player, caller)
            check_protocol(socket)
            self._feed.add(outbox)
            await _ignore_messages(socket, outbox, context)
        finally:
            self._feed.remove(outbox)
            context.limits.close_socket(caller.address)
        return end_of(outbox)


async def _ignore_messages(socket: WebSocket, outbox: Outbox, context: AppContext) -> None:
    """Read until the client disconnects or floods the socket."""
    rate_limit = SocketRateLimit(context.settings.commands)
    with suppress(WebSocketDisconnect):
        while (await socket.receive())["type"] == "websocket.receive":
            with suppress(Refusal):
                rate_limit.take(is_bad=True)
            if rate_limit.is_flooding:
                outbox.close("too-fast")
                return
