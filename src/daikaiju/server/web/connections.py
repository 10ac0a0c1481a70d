"""The uvicorn server: its configuration, and the order of a shutdown."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Final, cast

import structlog
import uvicorn
from starlette.types import ASGIApp

from ..actors.registry import TableRegistry
from ..processes.mailboxes import Mailbox, Message
from ..processes.siblings import ALONE, Siblings
from ..settings import Settings
from .connection_limits import ConnectionLimits
from .http_connection import HttpConnection
from .server_info import send_metrics
from .websocket_connection import CLOSE_SECONDS, MAX_FRAME, PING_SECONDS, WebSocketConnection

IDLE_SECONDS: Final = 10  # to keep a connection open for another request
BUFFER_BYTES: Final = 64 * 1024  # of the system, for each connection and direction
EXTRA_CONNECTIONS: Final = 200  # connections beside the sockets
SHUTDOWN_SECONDS: Final = 5  # for running requests at shutdown
log = structlog.get_logger("daikaiju.server")


def uvicorn_config(app: ASGIApp, settings: Settings, siblings: Siblings = ALONE) -> uvicorn.Config:
    """Return the uvicorn configuration for the application."""
    limits = ConnectionLimits(settings, siblings=siblings)
    attributes = {"limits": limits, "siblings": siblings}
    return uvicorn.Config(
        app,
        http=type("LimitedConnection", (HttpConnection,), attributes),
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections. They inherit the buffer sizes of the listeners."""
        for listener in sockets or ():
            for direction in (socket.SO_RCVBUF, socket.SO_SNDBUF):
                listener.setsockopt(socket.SOL_SOCKET, direction, BUFFER_BYTES)
        await super().startup(sockets)
        if mailbox := self._registry.siblings.own_mailbox:
            loop = asyncio.get_running_loop()
            loop.add_reader(mailbox.receiver.fileno(), self._receive_messages, mailbox)

    def _receive_messages(self, mailbox: Mailbox) -> None:
        """Handle all messages of other processes."""
        while message := mailbox.receive():
            if message.kind == "check":
                self._registry.follower.check(message.data.decode())
            elif message.kind == "stream" and message.file is not None:
                send_metrics(message.file, self._registry)
            elif message.file is not None:
                task = asyncio.create_task(self._take_connection(message))
                self.server_state.tasks.add(task)
                task.add_done_callback(self.server_state.tasks.discard)

    async def _take_connection(self, message: Message) -> None:
        """Serve a connection that another process has accepted."""
        loop = asyncio.get_running_loop()

        def make_protocol() -> asyncio.Protocol:
            kind = cast(type[HttpConnection], self.config.http_protocol_class)
            protocol = kind(self.config, self.server_state, self.lifespan.state)
            protocol.received = message.data
            return protocol

        with suppress(OSError):
            await loop.connect_accepted_socket(make_protocol, socket.socket(fileno=message.file))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if mailbox := self._registry.siblings.own_mailbox:
            asyncio.get_running_loop().remove_reader(mailbox.receiver.fileno())
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
