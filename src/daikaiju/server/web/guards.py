"""Checks for each request and socket: host name, origin, rate limit and body.

Every response gets security headers that allow browsers to load only files of this server.
"""

from __future__ import annotations

import asyncio
import ipaddress
import random
import re
import secrets
from asyncio import sleep
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from ...text import preferred_language
from ..refusals import Refusal
from ..settings import Settings
from .rate_limits import RateLimits
from .responses import JSON, refusal_response

MAX_BODY: Final = 16 * 1024  # bytes, unless an endpoint allows more
BODY_SECONDS: Final = 15.0  # to receive a whole body
REFUSAL_SECONDS: Final = (0.5, 1.5)  # delay of the refusal of a request that comes too fast
PART: Final = 32 * 1024  # bytes of a response that are written at once
MAX_FOREIGN_NAMES: Final = 20  # unknown host names that are logged
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
# No public DNS resolves these names, so they cannot be used for DNS rebinding.
_LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "script-src 'self' 'wasm-unsafe-eval'; "  # WebAssembly, but no eval: tables in the browser
    "base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_HSTS: Final = "max-age=31536000"
log = structlog.get_logger("daikaiju.http")


@dataclass(frozen=True, slots=True)
class Caller:
    """The client of a request, as the connection and the headers describe it."""

    address: str  # network address; behind a proxy, the one that the proxy reports
    host: str  # the Host header: `example.org`, `127.0.0.1:8000`
    is_https: bool
    origin: str  # the site of the page that sent the request; "" if no page did
    language: str  # preferred by the browser

    @property
    def own_origin(self) -> str:
        """The origin of this server's own pages, as the caller sees it."""
        return f"{'https' if self.is_https else 'http'}://{self.host}"


def parse_caller(scope: Scope, settings: Settings) -> Caller:
    """Return the caller that the headers describe; a `Refusal` if Host or Origin is repeated."""
    headers = Headers(scope=scope)
    for name in ("host", "origin"):
        if len(headers.getlist(name)) > 1:
            raise Refusal("bad-request", detail=f"{name.title()}: may occur only once")
    host = headers.get("host", "").lower()
    public = urlsplit(settings.public_url)
    by_public_name = public.scheme == "https" and host == public.netloc
    client = scope.get("client")
    return Caller(
        address=client[0] if client else "",
        host=host,
        is_https=scope["scheme"] in ("https", "wss") or by_public_name,
        origin=headers.get("origin", "").lower(),
        language=preferred_language(headers.get("accept-language", "")),
    )


class Guards:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self._app, self._settings, self._limits = app, settings, limits
        sites = [settings.public_url, *settings.origins]
        self._names = {urlsplit(site).hostname or "" for site in sites} | {settings.host.lower()}
        self._foreign_names: set[str] = set()  # in the log; each once

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        sender = _HeaderSender(scope, send)
        try:
            await self._check_and_forward(scope, receive, sender)
        except ClientDisconnected:
            return  # before the response to its handshake: no error
        except Exception:
            request_id = secrets.token_hex(4)
            log.exception(
                "a request failed", request=request_id, method=scope.get("method", "socket")
            )
            if sender.has_started:
                raise
            response = refusal_response(Refusal("server-error"), _language(scope))
            response.headers["X-Request-Id"] = request_id
            await response(scope, receive, sender)

    async def _check_and_forward(
        self, scope: Scope, receive: Receive, answer: _HeaderSender
    ) -> None:
        try:
            caller = parse_caller(scope, self._settings)
            answer.add(_caller_headers(caller, self._settings))
            with self._limits.running_request(caller.address, scope["type"] == "http"):
                await self._count_request(scope, caller)
                self._check_host(caller.host)
                self._check_origin(scope, caller)
                await self._forward(scope, receive, answer, caller)
        except Refusal as refusal:
            await refusal_response(refusal, _language(scope))(scope, receive, answer)

    async def _forward(
        self, scope: Scope, receive: Receive, answer: _HeaderSender, caller: Caller
    ) -> None:
        if _is_preflight(scope, caller):
            await Response(status_code=204, headers=_PREFLIGHT)(scope, receive, answer)
            return
        scope["daikaiju.caller"] = caller
        await self._app(scope, receive, answer)

    async def _count_request(self, scope: Scope, caller: Caller) -> None:
        """Refuse requests above the limit, with a delay: else refusals would take all the time of
        the server."""
        try:
            self._limits.request(caller.address, scope["path"].startswith("/static/"))
        except Refusal:
            await sleep(random.uniform(*REFUSAL_SECONDS))
            raise

    def _check_host(self, host: str) -> None:
        """Refuse unknown host names. They allow DNS rebinding: a page of another site would count
        as a page of this server."""
        found = _HOST.fullmatch(host)
        if not found:
            raise Refusal("bad-request", detail="Host: the name or address of this server")
        name = found[1].strip("[]").rstrip(".")
        is_ours = name in self._names or "." not in name or name.endswith(_LOCAL_SUFFIXES)
        if not is_ours and not _is_address(name):
            if len(self._foreign_names) < MAX_FOREIGN_NAMES and name not in self._foreign_names:
                self._foreign_names.add(name)
                log.warning("host name is not public_url", url=host)
            raise Refusal("foreign-origin")

    def _check_origin(self, scope: Scope, caller: Caller) -> None:
        """Refuse changes and sockets for pages of other sites."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        site = Headers(scope=scope).get("sec-fetch-site", "none")
        if not caller.origin and site in ("none", "same-origin"):
            return  # not sent by a page of another site
        known = (caller.own_origin, self._settings.public_url, *self._settings.origins)
        if not caller.origin or caller.origin not in known:
            raise Refusal("foreign-origin")


def _is_address(name: str) -> bool:
    with suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return False


def _language(scope: Scope) -> str:
    return preferred_language(Headers(scope=scope).get("accept-language", ""))


# --- response headers ----------------------------------------------------------------------------

_PREFLIGHT: Final = {
    "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "600",
}


def _is_preflight(scope: Scope, caller: Caller) -> bool:
    """Return whether the request is a CORS preflight of a browser."""
    if scope["type"] != "http" or scope["method"] != "OPTIONS":
        return False
    return bool(caller.origin) and "access-control-request-method" in Headers(scope=scope)


def _caller_headers(caller: Caller, settings: Settings) -> dict[str, str]:
    """Return the headers that depend on the caller."""
    headers = {}
    if caller.is_https:
        headers["Strict-Transport-Security"] = _HSTS
    if caller.origin in settings.origins:
        headers["Access-Control-Allow-Origin"] = caller.origin
        headers["Access-Control-Allow-Credentials"] = "true"
    if settings.origins:
        headers["Vary"] = "Origin"
    return headers


class _HeaderSender:
    """Forwards a response in parts and adds the security headers.

    The next part waits until the client has read the previous ones.
    """

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._headers = dict(_HEADERS)
        self.has_started = False

    def add(self, headers: dict[str, str]) -> None:
        self._headers |= headers

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
        self.has_started = True
        if message["type"] == "http.response.body":
            await self._send_body(message, memoryview(message.get("body", b"")))
        else:
            await self._send(message)

    async def _send_body(self, message: Message, body: memoryview) -> None:
        while len(body) > PART:
            await self._send({**message, "body": bytes(body[:PART]), "more_body": True})
            body = body[PART:]
        await self._send({**message, "body": bytes(body)})


# --- bodies --------------------------------------------------------------------------------------


async def read_body(request: Request, most: int) -> bytes:
    """Return the body of a request; a `Refusal` if it is not JSON, too large or too slow."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise Refusal("too-big", bytes=most)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _read_stream(request, most)
    except TimeoutError:
        detail = f"body: incomplete after {BODY_SECONDS:g} s"
        raise Refusal("bad-request", detail=detail) from None
    except ClientDisconnect:
        raise Refusal("bad-request", detail="body: incomplete, the client disconnected") from None
    if body:
        _check_content_type(request.headers)
    return body


async def _read_stream(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("too-big", bytes=most)
    return bytes(body)


def _check_content_type(headers: Headers) -> None:
    """Require JSON: pages of other sites can send forms and plain text without a preflight."""
    kind, _, rest = headers.get("content-type", "").lower().partition(";")
    charset = rest.strip().removeprefix("charset=").strip('"')
    if kind.strip() != JSON or charset not in ("", "utf-8") or "content-encoding" in headers:
        raise Refusal("wrong-type", expected=JSON)
