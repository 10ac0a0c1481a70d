"""An HTTP connection with limits that uvicorn does not have.

A peer can hold memory or time in many ways: a request head or body that never ends, thousands of
requests sent without waiting for a response, tiny chunks, responses that it does not read. Each has
a limit here, so that one connection holds at most 256 kB.

The class depends on private parts of `HttpToolsProtocol` of uvicorn, so pyproject.toml pins its
version: check them with a new version.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Final

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..processes.siblings import ALONE, Siblings
from .connection_limits import ConnectionLimits
from .handover import Elsewhere, check_destination

MAX_HEAD: Final = 16 * 1024  # bytes of request line and headers
MAX_HEADERS: Final = 100
HEAD_SECONDS: Final = 10.0  # to receive all of them
BODY_SECONDS: Final = 20.0  # to receive a whole body; endpoints allow less
MAX_SENT_BODY: Final = 1024 * 1024  # bytes of a body as it is sent: clients stop late after a 413
MIN_CHUNK: Final = 64  # bytes that a part of a body must have on average …
FREE_CHUNKS: Final = 256  # … after this number of parts
MAX_WAITING: Final = 4  # requests that a client sends before it has the response to the first
WRITE_SECONDS: Final = 20.0  # to read 48 KiB of a response
CLOSE_SECONDS: Final = 5.0  # to read the rest of a response when the connection closes
SLICE: Final = 4 * 1024  # bytes that are parsed at once
HANDOVER_SECONDS: Final = 5.0  # for the other process to take a connection …
HANDOVER_RETRY_SECONDS: Final = 0.01  # … and between two attempts
INVALID: Final = "Invalid HTTP request received."


class RequestLimit(Exception):
    """A request is beyond a limit; the text is the response."""


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection that closes when its peer exceeds a limit."""

    limits: ConnectionLimits  # set by `connections.uvicorn_config`, in a subclass …
    siblings: Siblings = ALONE  # … like this
    received = b""  # what another process has read, if it has handed over the connection
    _timer: asyncio.TimerHandle | None = None  # set while a head or body is incomplete
    _write_timer: asyncio.TimerHandle | None = None  # set while the peer does not read
    _end_timer: asyncio.TimerHandle | None = None  # set while a closing peer may read the rest
    _running: RequestResponseCycle | None = None  # the request that is answered
    _is_in_body = False
    _bytes = 0  # of the incomplete head or body
    _parts = 0  # of the body
    _head = b""  # what was read of the next request
    _has_message = False  # a request is incomplete …
    _has_ended_message = False  # … or ended in the slice that is parsed
    _is_handed_over = False  # the next request is served here, although another process may own it

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_handed_over = bool(self.received)
        if not self.limits.add(self, is_new=not self._is_handed_over):
            transport.abort()
            return
        self._start_timer(HEAD_SECONDS)
        if self.received:
            data, self.received = self.received, b""
            self.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._end_timer:  # it would keep the connection in memory
            self._end_timer.cancel()
        self.resume_writing()
        self.limits.remove(self)
        self._drop_requests()
        super().connection_lost(exc)

    def abort(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    # --- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        start = 0
        try:
            for start in range(0, len(data), SLICE):
                if not self.transport.is_closing():
                    self._parse(data[start : start + SLICE])
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserCallbackError as error:
            # No local variable: with its traceback it would keep the connection in memory.
            self._end_parsing(error.__context__, data[start + SLICE :])
        except httptools.HttpParserError:
            self._refuse(INVALID)
        except RequestLimit as error:
            self._refuse(str(error))

    def _end_parsing(self, cause: BaseException | None, rest: bytes) -> None:
        """Hand over or refuse a request whose head or body raised an exception."""
        if isinstance(cause, Elsewhere):
            self._hand_over(cause.process, self._head + rest)
        else:
            self._refuse(str(cause) if isinstance(cause, RequestLimit) else INVALID)

    def _parse(self, data: bytes) -> None:
        if self._timer is None:
            self._start_timer(HEAD_SECONDS)
        self._bytes += len(data)
        self._head = (self._head if self._has_message else b"") + (
            b"" if self._is_in_body else data
        )
        self._has_ended_message = False
        self.parser.feed_data(data)
        if self._bytes > (MAX_SENT_BODY if self._is_in_body else MAX_HEAD):
            raise RequestLimit("This request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._has_message = True

    def _check_destination(self) -> None:
        """Raise `Elsewhere` if another process must serve the request."""
        if self._is_handed_over:
            self._is_handed_over = False
            return
        try:
            check_destination(self.siblings, self.parser.get_method(), self.url)
        except Elsewhere:
            if self._has_ended_message or not self.is_idle:
                raise RequestLimit("Wait for the response before the next request.") from None
            raise

    def _hand_over(self, process: int, data: bytes, seconds: float = HANDOVER_SECONDS) -> None:
        """Send the connection to another process, with the bytes that were read."""
        if self.transport.is_closing() or seconds <= 0:
            self.transport.abort()
            return
        self.transport.pause_reading()
        file = os.dup(self.transport.get_extra_info("socket").fileno())
        try:
            if self.siblings.mailboxes[process].send("connection", data, file):
                self.transport.abort()
                return
        finally:
            os.close(file)
        left = seconds - HANDOVER_RETRY_SECONDS
        self.loop.call_later(HANDOVER_RETRY_SECONDS, self._hand_over, process, data, left)

    def _upgrade(self) -> None:
        if self._should_upgrade() and self.is_idle:
            self._stop_timer()
            self.limits.remove(self)
            self.handle_websocket_upgrade()
        else:
            self._refuse(
                "This server supports only the upgrade to websocket, on an unused connection."
            )

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _drop_requests(self) -> None:
        """Forget waiting requests, and discard the response to the running one."""
        self.pipeline.clear()
        if self._running and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _refuse(self, sentence: str) -> None:
        self._drop_requests()
        if not self.transport.is_closing():
            self.send_400_response(sentence)
        self._end_later(self.transport.abort)

    def _end_later(self, end: Callable[[], None]) -> None:
        """Call `end` when the peer has had time to read the rest."""
        if self._end_timer:
            self._end_timer.cancel()
        self._end_timer = self.loop.call_later(CLOSE_SECONDS, end)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MAX_HEADERS:
            raise RequestLimit(f"A request may have at most {MAX_HEADERS} headers.")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_WAITING:
            raise RequestLimit("Wait for responses before you send more requests.")
        self._check_destination()
        self._is_in_body, self._parts = True, 0
        self._start_timer(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._parts += 1
        if self._parts > FREE_CHUNKS + self._bytes // MIN_CHUNK:
            raise RequestLimit("The parts of this body are too small.")
        if self.pipeline:
            raise RequestLimit("Wait for responses before you send a request with a body.")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_body = self._has_message = False
        self._has_ended_message = True
        self._stop_timer()
        super().on_message_complete()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer, self._bytes = None, 0

    # --- writing ---------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_in_body or self.transport.is_closing():
            # The peer may still send the rest of the body, or read the rest of the response.
            self._end_later(self._end_unless_done)

    def _end_unless_done(self) -> None:
        if self.transport.is_closing() or (self._is_in_body and self.is_idle):
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None:
            self._write_timer = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer:
            self._write_timer.cancel()
            self._write_timer = None

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()  # not `close`, which would wait for a peer that does not read
