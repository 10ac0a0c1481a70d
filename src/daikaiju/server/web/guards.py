"""What every request and every socket passes first: is it ours to answer, and not too much?

Around all answers stand the headers that tell browsers to allow nothing but our own files.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...text import preferred
from ..refusals import Refusal
from ..settings import Settings
from .rate_limits import Limits
from .responses import JSON, refusal_response

BODY: Final = 16 * 1024  # bytes, unless an endpoint takes more
BODY_SECONDS: Final = 15.0  # until all of a body has arrived
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
# Names that no public name server answers for: nobody can lead a browser astray with them.
_AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ONLY_HTTPS: Final = "max-age=31536000"
log = structlog.get_logger("daikaiju.http")


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and how they have reached us."""

    address: str  # of the network; behind a proxy, what the proxy says
    host: str  # as they call us: `example.org`, `127.0.0.1:8000`
    is_https: bool
    origin: str  # the site whose page asks; empty: not a page in a browser
    language: str  # of the browser

    @property
    def own_origin(self) -> str:
        """What the origin of our own pages is to them."""
        return f"{'https' if self.is_https else 'http'}://{self.host}"


def caller_of(scope: Scope, settings: Settings) -> Caller:
    """What the head of a request says; a `Refusal` if it is not one head but several."""
    headers = Headers(scope=scope)
    for name in ("host", "origin"):
        if len(headers.getlist(name)) > 1:
            raise Refusal("bad-request", detail=f"{name.title()}: it may be there only once")
    host = headers.get("host", "").lower()
    public = urlsplit(settings.public_url)
    by_public_name = public.scheme == "https" and host == public.netloc
    client = scope.get("client")
    return Caller(
        address=client[0] if client else "",
        host=host,
        is_https=scope["scheme"] in ("https", "wss") or by_public_name,
        origin=headers.get("origin", "").lower(),
        language=preferred(headers.get("accept-language", "")),
    )


class Guards:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app, self._settings, self._limits = app, settings, limits
        sites = [settings.public_url, *settings.origins]
        self._names = {urlsplit(site).hostname or "" for site in sites} | {settings.host.lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        watched = _Answer(scope, send)
        try:
            await self._let_in(scope, receive, watched)
        except Exception:
            number = secrets.token_hex(4)
            log.exception("a request failed", request=number, method=scope.get("method", "socket"))
            if watched.has_begun:
                raise
            response = refusal_response(Refusal("server-error"), _language(scope))
            response.headers["X-Request-Id"] = number
            await response(scope, receive, watched)

    async def _let_in(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        try:
            caller = caller_of(scope, self._settings)
            answer.add(_around(caller, self._settings))
            self._check_host(caller.host)
            self._check_origin(scope, caller)
            self._limits.request(caller.address, scope["path"].startswith("/static/"))
        except Refusal as refusal:
            await refusal_response(refusal, _language(scope))(scope, receive, answer)
            return
        if _is_preflight(scope, caller):
            await Response(status_code=204, headers=_PREFLIGHT)(scope, receive, answer)
            return
        scope["daikaiju.caller"] = caller
        await self._app(scope, receive, answer)

    def _check_host(self, host: str) -> None:
        """Against names that others point at us: their pages would be taken for our own."""
        found = _HOST.fullmatch(host)
        if not found:
            raise Refusal("bad-request", detail="Host: the name or address of this server")
        name = found[1].strip("[]").rstrip(".")
        is_ours = name in self._names or "." not in name or name.endswith(_AT_HOME)
        if not is_ours and not _is_address(name):
            log.warning("asked for under a name that is not public_url", url=host)
            raise Refusal("foreign-origin")

    def _check_origin(self, scope: Scope, caller: Caller) -> None:
        """Pages of other sites may neither change anything nor open a socket."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        site = Headers(scope=scope).get("sec-fetch-site", "none")
        if not caller.origin and site in ("none", "same-origin"):
            return  # not a page in a browser
        known = (caller.own_origin, self._settings.public_url, *self._settings.origins)
        if not caller.origin or caller.origin not in known:
            raise Refusal("foreign-origin")


def _is_address(name: str) -> bool:
    with suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return False


def _language(scope: Scope) -> str:
    return preferred(Headers(scope=scope).get("accept-language", ""))


# --- headers of answers --------------------------------------------------------------------------

_PREFLIGHT: Final = {
    "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "600",
}


def _is_preflight(scope: Scope, caller: Caller) -> bool:
    """A browser asks whether a page of another site may ask."""
    if scope["type"] != "http" or scope["method"] != "OPTIONS":
        return False
    return bool(caller.origin) and "access-control-request-method" in Headers(scope=scope)


def _around(caller: Caller, settings: Settings) -> dict[str, str]:
    """The headers that one caller gets beside those for everybody."""
    headers = {}
    if caller.is_https:
        headers["Strict-Transport-Security"] = _ONLY_HTTPS
    if caller.origin in settings.origins:
        headers["Access-Control-Allow-Origin"] = caller.origin
        headers["Access-Control-Allow-Credentials"] = "true"
    if settings.origins:
        headers["Vary"] = "Origin"
    return headers


class _Answer:
    """Sends an answer on, with our headers around it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._headers = dict(_HEADERS)
        self.has_begun = False

    def add(self, headers: dict[str, str]) -> None:
        self._headers |= headers

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
        self.has_begun = True
        await self._send(message)


# --- bodies --------------------------------------------------------------------------------------


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, which must be JSON, not too long, and not too long on its way."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise Refusal("too-big", bytes=most)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _all(request, most)
    except TimeoutError:
        late = f"body: not all of it came in {BODY_SECONDS:g} s"
        raise Refusal("bad-request", detail=late) from None
    except ClientDisconnect:
        raise Refusal("bad-request", detail="body: only a part of it has come") from None
    if body:
        _check_json(request.headers)
    return body


async def _all(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("too-big", bytes=most)
    return bytes(body)


def _check_json(headers: Headers) -> None:
    """Forms and plain text, which pages of other sites can send without asking, are not read."""
    kind, _, rest = headers.get("content-type", "").lower().partition(";")
    charset = rest.strip().removeprefix("charset=").strip('"')
    if kind.strip() != JSON or charset not in ("", "utf-8") or "content-encoding" in headers:
        raise Refusal("wrong-type", expected=JSON)
