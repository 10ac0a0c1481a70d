"""The uvicorn server and its protocol classes, with limits that uvicorn does not have.

Three kinds of peers would otherwise hold memory or a connection for a long time: a peer that never
completes its request head, one that sends requests but reads no responses, and one that does not
answer a closing handshake.

The classes depend on private parts of uvicorn (attributes and methods of `HttpToolsProtocol` and
`WebSocketsSansIOProtocol`), so pyproject.toml bounds its version: check them with a new version.
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

from ..actors.registry import TableRegistry
from ..settings import Settings
from .sockets import MAX_MESSAGE

MAX_HEAD: Final = 32 * 1024  # bytes of request line and headers
HEAD_SECONDS: Final = 10.0  # to receive all of them
MAX_UNUSED_BODY: Final = 1024 * 1024  # bytes of a body after its response: clients stop late
IDLE_SECONDS: Final = 10  # to keep a connection open for another request
MAX_FRAME: Final = 16 * MAX_MESSAGE  # up to this, a long message gets a refusal
PING_SECONDS: Final = 20.0  # between pings, and the timeout of a pong
MAX_UNREAD_PONGS: Final = 256 * 1024  # bytes of pongs that a peer may leave unread
CLOSE_SECONDS: Final = 5.0  # for a peer to read the rest when a socket is closed
EXTRA_CONNECTIONS: Final = 200  # connections beside the sockets
SHUTDOWN_SECONDS: Final = 5  # for running requests at shutdown
log = structlog.get_logger("daikaiju.server")


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Return the uvicorn configuration for the application."""
    return uvicorn.Config(
        app,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # costs more than it saves on messages of a few kilobytes
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        limit_concurrency=settings.sockets + EXTRA_CONNECTIONS,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class Server(uvicorn.Server):
    """A uvicorn server that closes the tables before it closes the connections."""

    def __init__(self, config: uvicorn.Config, registry: TableRegistry) -> None:
        super().__init__(config)
        self._registry = registry

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(self._registry.close(), SHUTDOWN_SECONDS)
        except TimeoutError:
            log.warning("the tables were not closed in time", seconds=SHUTDOWN_SECONDS)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wait_for_disconnects(), CLOSE_SECONDS)
        await super().shutdown(sockets)

    async def _wait_for_disconnects(self) -> None:
        while any(actor.listener_count for actor in self._registry.actors):
            await asyncio.sleep(0.01)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection that limits the size and time of a request head, and the size of the
    rest of a body after its response was sent."""

    _head_timer: asyncio.TimerHandle | None = None  # set while a head is incomplete
    _head_bytes = 0  # of the incomplete head
    _is_in_body = False
    _unused_bytes = 0  # of bodies after their response

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_head_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_in_body:
            self._start_head_timer()
        elif self.cycle.response_complete:
            self._unused_bytes += len(data)
        super().data_received(data)
        if self._head_timer:
            self._head_bytes += len(data)
        is_too_long = self._head_bytes > MAX_HEAD or self._unused_bytes > MAX_UNUSED_BODY
        if is_too_long and not self.transport.is_closing():
            self.send_400_response("This request is too long.")

    def on_headers_complete(self) -> None:
        self._stop_head_timer()
        self._is_in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_in_body = False
        super().on_message_complete()

    def _start_head_timer(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_head_timer(self) -> None:
        if self._head_timer:
            self._head_timer.cancel()
        self._head_timer, self._head_bytes = None, 0


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection that aborts when the peer does not read."""

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MAX_UNREAD_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Mark a refused handshake as complete, so that uvicorn does not log it as an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
