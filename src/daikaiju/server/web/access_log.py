"""A line of the log for every request and every socket.

Of the address that was asked for, only the kind is told: it may hold the code of an invitation.
Where somebody called from is told only if they were refused.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import logs

HEADER: Final = "X-Request-Id"
QUIET: Final = ("/healthz", "/readyz", "/metrics")  # asked for every few seconds
_CODE: Final = re.compile(rb'^{"type":"refused","code":"([a-z-]+)"')


class Access:
    """Stands before the application and notes what it answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer, begun = _Answer(send), time.perf_counter()
        if scope["type"] == "websocket":
            logs.log.info("a socket opens", request=answer.number)
        try:
            await self._app(scope, receive, answer)
        finally:
            _tell(scope, answer, time.perf_counter() - begun)


def _tell(scope: Scope, answer: _Answer, seconds: float) -> None:
    words: dict[str, Any] = {"request": answer.number}
    if table := scope.get("path_params", {}).get("table"):
        words["table"] = table
    if answer.status >= 400:
        client = scope.get("client")
        words |= {"code": answer.code, "address": client[0] if client else ""}
    if scope["type"] == "websocket":
        logs.log.info("a socket ends", **words, seconds=round(seconds, 1))
        return
    tell = logs.log.debug if scope["path"] in QUIET else logs.log.info
    tell(
        "answered",
        method=scope["method"],
        route=_route(scope),
        status=answer.status,
        **words,
        milliseconds=round(1000 * seconds, 1),
    )


def _route(scope: Scope) -> str:
    """The path, with names where it has values; of one that leads nowhere, nothing."""
    if "endpoint" not in scope:
        return "?"
    values = {str(value): name for name, value in scope["path_params"].items()}
    return "/".join(
        f"{{{values[part]}}}" if part in values else part for part in scope["path"].split("/")
    )


class _Answer:
    """Sends an answer on, with a number by which it is found in the log."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.number = secrets.token_hex(4)
        self.status = 0
        self.code = ""

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            self.number = headers.setdefault(HEADER, self.number)
        elif self.status >= 400 and not self.code:
            found = _CODE.match(message.get("body", b""))
            self.code = found[1].decode() if found else ""
        await self._send(message)
