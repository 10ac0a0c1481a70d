"""Connections: uvicorn as we want it, with bounds where it has none.

A head that does not end, a peer that asks and never reads, a goodbye that is never answered: none
of them may hold memory or a connection for long.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Final

import structlog
import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..settings import Settings
from ..tables.registry import Hall
from .sockets import MESSAGE

HEAD: Final = 32 * 1024  # bytes of request line and headers
HEAD_SECONDS: Final = 10.0  # until all of them have arrived
UNWANTED: Final = 1024 * 1024  # bytes of bodies after they were answered: some cannot stop at once
IDLE_SECONDS: Final = 10  # that a connection is kept open for another request
LONGEST_MESSAGE: Final = 16 * MESSAGE  # what is too long is refused in words; longer is not read
PING_SECONDS: Final = 20.0  # between pings, and until one must have been answered
UNREAD: Final = 256 * 1024  # bytes of answers to pings that a peer may leave unread
GOODBYE_SECONDS: Final = 5.0  # that a peer has to read the rest when a socket is closed
BESIDES: Final = 200  # connections beside those of sockets
SHUTDOWN_SECONDS: Final = 5  # for requests under way when the server ends
log = structlog.get_logger("daikaiju.server")


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How the application is served, wherever it listens."""
    return uvicorn.Config(
        app,
        http=Connection,
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # costs more than it saves on messages of a few kilobytes
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        limit_concurrency=settings.sockets + BESIDES,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class Server(uvicorn.Server):
    """uvicorn, which closes the tables before it hangs up on everybody."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(self._hall.close(), SHUTDOWN_SECONDS)
        except TimeoutError:
            log.warning("the tables were not closed in time", seconds=SHUTDOWN_SECONDS)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_have_left(), GOODBYE_SECONDS)
        await super().shutdown(sockets)

    async def _all_have_left(self) -> None:
        while any(keeper.listeners for keeper in self._hall.keepers):
            await asyncio.sleep(0.01)


class Connection(HttpToolsProtocol):
    """An HTTP connection. The head of a request has a size and a time; a body that nobody wants
    any more, because it was answered before its end, has a size."""

    _patience: asyncio.TimerHandle | None = None  # while a head is awaited
    _head = 0  # bytes of one that has not ended yet
    _is_in_body = False
    _unwanted = 0  # bytes of bodies

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_in_body:
            self._wait_for_head()
        elif self.cycle.response_complete:
            self._unwanted += len(data)
        super().data_received(data)
        if self._patience:
            self._head += len(data)
        if (self._head > HEAD or self._unwanted > UNWANTED) and not self.transport.is_closing():
            self.send_400_response("This request is too long.")

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._is_in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_in_body = False
        super().on_message_complete()

    def _wait_for_head(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
        self._patience, self._head = None, 0


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Whoever does not read what they are sent is cut off."""

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """A refused handshake is an answer too, and not worth a line in the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
