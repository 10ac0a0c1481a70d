"""The access log: one line for each request and each socket.

It has the route instead of the path, which may contain an invitation code. It has the network
address of the client only if the request was refused. Lines about refused requests are limited by
address, so that nobody can fill the disk: the next line says how many were skipped.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import Counter
from functools import partial
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import logs
from ..refusals import Refusal
from .buckets import MAX_KEYS, Clock, KeyedBuckets
from .rate_limits import network
from .websocket_connection import CONNECTION, WebSocketConnection

HEADER: Final = "X-Request-Id"
DEBUG_PATHS: Final = (
    "/health",
    "/ready",
    "/healthz",
    "/readyz",
    "/metrics",
)  # requested every few seconds
REFUSED_LINES: Final = 30  # at once, for refused requests of one address …
REFUSED_LINE_RATE: Final = 0.5  # … and a second
_CODE: Final = re.compile(rb'^{"type":"refused","code":"([a-z-]+)"')


class AccessLog:
    """ASGI middleware that logs the response of the application."""

    def __init__(self, app: ASGIApp, clock: Clock = time.monotonic) -> None:
        self._app = app
        self._refused_lines = KeyedBuckets(REFUSED_LINE_RATE, REFUSED_LINES, clock)
        self._skipped: Counter[str] = Counter()  # lines by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response, started = _ResponseWatcher(send), time.perf_counter()
        log_end = partial(self._log_response, scope, response, started)
        if scope["type"] == "websocket":
            logs.log.info("a socket opens", request=response.request_id)
        try:
            await self._app(scope, receive, response)
        finally:
            connection: WebSocketConnection | None = scope.get("extensions", {}).get(CONNECTION)
            if not (connection and connection.call_at_end(log_end)):
                log_end()

    def _log_response(self, scope: Scope, response: _ResponseWatcher, started: float) -> None:
        seconds = time.perf_counter() - started
        fields: dict[str, Any] = {"request": response.request_id}
        if table := scope.get("path_params", {}).get("table"):
            fields["table"] = table
        if response.status >= 400:
            client = scope.get("client")
            address = client[0] if client else ""
            if not self._may_log(network(address)):
                return
            fields |= {"code": response.code, "address": address}
            if skipped := self._skipped.pop(network(address), 0):
                fields["skipped"] = skipped
        _write_line(scope, response.status, fields, seconds)

    def _may_log(self, key: str) -> bool:
        try:
            self._refused_lines.take(key)
        except Refusal:
            self._skipped[key] += 1
            if len(self._skipped) > MAX_KEYS:
                self._skipped.clear()
            return False
        return True


def _write_line(scope: Scope, status: int, fields: dict[str, Any], seconds: float) -> None:
    if scope["type"] == "websocket":
        logs.log.info("a socket ends", **fields, seconds=round(seconds, 1))
        return
    write = logs.log.debug if scope["path"] in DEBUG_PATHS else logs.log.info
    write(
        "answered",
        method=scope["method"],
        route=_route(scope),
        status=status,
        **fields,
        milliseconds=round(1000 * seconds, 1),
    )


def _route(scope: Scope) -> str:
    """Return the path with the names of its parameters, or `?` for an unknown path."""
    if "endpoint" not in scope:
        return "?"
    values = {str(value): name for name, value in scope["path_params"].items()}
    return "/".join(
        f"{{{values[part]}}}" if part in values else part for part in scope["path"].split("/")
    )


class _ResponseWatcher:
    """Forwards a response and adds the request id that the log line has."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.request_id = secrets.token_hex(4)
        self.status = 0
        self.code = ""

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            self.request_id = headers.setdefault(HEADER, self.request_id)
        elif self.status >= 400 and not self.code:
            found = _CODE.match(message.get("body", b""))
            self.code = found[1].decode() if found else ""
        await self._send(message)
