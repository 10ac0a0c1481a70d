"""A WebSocket connection with limits that uvicorn does not have.

uvicorn handles all frames of a read at once, answers every ping, and keeps every fragment. Here a
read is handled in slices, the next one only when the application has taken the messages of the last
one. Frames that are no messages (pings, pongs, fragments) have a rate limit; a peer beyond it is
disconnected. One connection holds at most 256 kB.

The class depends on private parts of `WebSocketsSansIOProtocol` of uvicorn, so pyproject.toml pins
its version: check them with a new version.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..light_queue import LightEvent, LightQueue
from .buckets import TokenBucket

MAX_MESSAGE: Final = 4 * 1024  # bytes of an incoming message
CONNECTION: Final = "daikaiju.connection"  # the extension of a scope with its connection
MAX_FRAME: Final = 16 * MAX_MESSAGE  # up to this, a long message gets a refusal
PING_SECONDS: Final = 20.0  # between pings, and the timeout of a pong
MAX_UNREAD_PONGS: Final = 32 * 1024  # bytes of pongs that a peer may leave unread
CLOSE_SECONDS: Final = 5.0  # for a peer to read the rest when a socket is closed
FRAME_RATE: Final = 10  # pings, pongs and fragments a second …
FRAME_BURST: Final = 100  # … and at once
SLICE: Final = 512  # bytes that are parsed at once
MAX_UNPARSED: Final = 2 * MAX_FRAME  # bytes that wait; no regular client sends as many
CACHED_FRAMES: Final = 16  # most messages are sent to several clients at once
Session = Callable[[], Awaitable[None]]
TEXT: Final = 0x81  # the first byte of a frame with a whole text message


@lru_cache(CACHED_FRAMES)
def text_frame(message: bytes) -> bytes:
    """Return a message as a frame of RFC 6455. It is the same for all clients."""
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length) + message
    return struct.pack("!BBQ", TEXT, 127, length) + message


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection that ends when the peer sends too much or does not read."""

    _unparsed = b""
    _frames: TokenBucket | None = None  # the rate limit of frames that are no messages
    _session: Session | None = None  # what the application has started …
    _on_end: Callable[[], None] | None = None  # … and what follows it
    _end_timer: asyncio.TimerHandle | None = None  # set while a closing peer may read the rest

    def __init__(self, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.queue = cast(Any, LightQueue[ASGIReceiveEvent]())
        self.writable = cast(Any, LightEvent())
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        if len(self._unparsed) > MAX_UNPARSED:
            self.transport.abort()
        else:
            self._parse()

    def _parse(self) -> None:
        """Handle slices until the application must take a message first."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            data, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
            super().data_received(data)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._parse()
        return message

    # --- sending without a task ------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope["extensions"])[CONNECTION] = self

    @property
    def unread_bytes(self) -> int:
        """What the peer has not read yet, beside the buffer of the system."""
        return self.transport.get_write_buffer_size()

    def send_frame(self, frame: bytes) -> None:
        """Send a frame, unless the socket is closed."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def stop_receiving(self) -> None:
        """End the loop that receives messages: the server closes the socket."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012, "reason": ""})

    # --- frames that are no messages -------------------------------------------------------------

    def _count_frame(self) -> bool:
        """Count a frame. If there are too many, disconnect the peer and return False."""
        if self._frames is None:
            self._frames = TokenBucket(FRAME_RATE, FRAME_BURST, self.loop.time)
        if self._frames.take():
            self._unparsed = b""
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_text(self, event: Frame) -> None:
        """Handle a message. After the end of the socket messages count too: nothing reads them."""
        if not self.close_sent or self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent or self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._count_frame():
            return
        if self.transport.get_write_buffer_size() > MAX_UNREAD_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    # --- closing ---------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Each would take memory after the end: what was not parsed, the timer, and a parser that
        # refers to itself.
        self._unparsed = b""
        if self._end_timer:
            self._end_timer.cancel()
        self.conn.parser.close()

    def _end_later(self) -> None:
        """End the connection when the peer has had time to read the rest."""
        if not self.disconnected and self._end_timer is None:
            self._end_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_later()

    async def send(self, message: ASGISendEvent) -> None:
        """Mark a refused handshake as complete, so that uvicorn does not log it as an error."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_handshake()
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        self._parse()  # the end of a socket allows to read again

    def _forget_handshake(self) -> None:
        """Free the headers of the handshake: they take four kilobytes."""
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response

    # --- the session -----------------------------------------------------------------------------

    def start_session(self, session: Session) -> None:
        """Run a session as soon as the application has returned.

        It may last for hours. Inside of the application it would keep the memory of all
        middlewares and routers that have called it.
        """
        self._session = session

    def call_at_end(self, function: Callable[[], None]) -> bool:
        """Call a function when the session has ended; return False if there is no session."""
        self._on_end = function if self._session else None
        return self._session is not None

    async def run_asgi(self) -> None:
        self._application, self.app = self.app, self._run_all
        try:
            await super().run_asgi()
        finally:
            self._end_later()

    async def _run_all(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application, which checks the request, then the session that it has started."""
        await self._application(scope, receive, send)
        if self._session:
            try:
                await self._session()
            finally:
                if self._on_end:
                    self._on_end()
