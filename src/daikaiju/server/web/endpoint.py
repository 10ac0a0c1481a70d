"""Endpoints: what can be asked over HTTP, as values, and how a request becomes an answer.

Server and description (OpenAPI) are made from the same table of endpoints, so that they agree.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..refusals import Refusal
from ..settings import Settings
from ..store import Player, Unavailable
from ..tables.odds_cache import Foreseen
from ..tables.registry import Hall
from ..tables.values import TableId
from .guards import BODY, Caller, read_body
from .rate_limits import Limits
from .responses import json_response, refusal_response
from .sessions import COOKIE, Guests
from .static_files import Pages

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{6}$(?!\n)", description="As people read it out.")]
# Parts of a path, and what is said where there can be nothing of that name.
PARTS: Final[dict[str, tuple[Any, str]]] = {
    "table": (TableId, "no-such-table"),
    "code": (Code, "no-such-code"),
}
_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,15})")
NO_JSON: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


@dataclass(frozen=True, slots=True)
class House:
    """All that answering needs."""

    hall: Hall
    settings: Settings
    guests: Guests
    limits: Limits
    pages: Pages
    replaying: asyncio.Semaphore  # who may play a game again
    foreseen: Foreseen


@dataclass(frozen=True, slots=True)
class Call:
    """One request, understood."""

    house: House
    request: Request
    caller: Caller
    player: Player | None
    body: Any
    query: Any

    @property
    def id(self) -> str:
        """The public id of who asks; empty: nobody knows."""
        return self.player.id if self.player else ""

    @property
    def somebody(self) -> Player:
        if self.player is None:
            raise Refusal("no-player")
        return self.player

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Something that can be asked. The handler gives a value of type `reply`, or a response."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    name: str
    summary: str
    handler: Handler
    body: Any = None
    query: Any = None
    reply: Any = None  # a type that goes as JSON, or the kind of content such as `text/plain`
    codes: tuple[str, ...] = ()  # of refusals, beside those that every request can meet
    description: str = ""
    who: Literal["anybody", "somebody", "unasked"] = "anybody"  # unasked: cookies are not read
    most: int = BODY  # bytes of the body
    status: int = 200


def language_of(player: Player | None, caller: Caller) -> str:
    """The language of a player, else that of the browser."""
    return (player.language if player else "") or caller.language


class Place:
    """One path with all that can be asked there: an application of its own."""

    def __init__(self, endpoints: Sequence[Endpoint], house: House) -> None:
        self._house = house
        self._by_method: dict[str, Endpoint] = {each.method: each for each in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        caller: Caller = scope["daikaiju.caller"]
        language = caller.language
        try:
            endpoint = self._chosen(request.method)
            player = await self._who(endpoint, request)
            language = language_of(player, caller)
            response = await self._answer(endpoint, request, caller, player)
        except Refusal as refusal:
            response = refusal_response(refusal, language)
        except Unavailable:
            response = refusal_response(Refusal("unavailable"), language)
        await response(scope, receive, send)

    def _chosen(self, method: str) -> Endpoint:
        found = self._by_method.get("GET" if method == "HEAD" else method)
        if found is None:
            allowed = [*self._by_method, *(["HEAD"] if "GET" in self._by_method else [])]
            raise Refusal("not-allowed", method=method, allowed=", ".join(allowed))
        return found

    async def _who(self, endpoint: Endpoint, request: Request) -> Player | None:
        key = request.cookies.get(COOKIE)
        if endpoint.who == "unasked" or not key:
            return None
        player = await self._house.guests.who(key)
        if player:
            self._house.limits.request_of(player.id)
        return player

    async def _answer(
        self, endpoint: Endpoint, request: Request, caller: Caller, player: Player | None
    ) -> Response:
        if endpoint.who == "somebody" and player is None:
            raise Refusal("no-player")
        for name, text in request.path_params.items():
            if name in PARTS:
                check_part(name, text)
        query = _read_query(request, endpoint.query) if endpoint.query else None
        body = None
        if endpoint.body is not None:
            data = await read_body(request, endpoint.most)
            body = read_json(data or b"{}", endpoint.body)
        answer = await endpoint.handler(Call(self._house, request, caller, player, body, query))
        return answer if isinstance(answer, Response) else json_response(answer, endpoint.status)


def routes(endpoints: Sequence[Endpoint], house: House) -> list[Route]:
    """The routes to all endpoints, in the order in which their paths first come."""
    paths = dict.fromkeys(endpoint.path for endpoint in endpoints)
    return [Route(path, Place([e for e in endpoints if e.path == path], house)) for path in paths]


# --- reading -------------------------------------------------------------------------------------


def read_json(data: bytes | str, kind: Any) -> Any:
    """What was sent, as a value; else a `Refusal` that says where it is wrong."""
    try:
        return _decoder(kind).decode(data)
    except RecursionError:
        raise Refusal("bad-request", detail="JSON is nested too deeply") from None
    except NO_JSON as error:
        raise Refusal("bad-request", detail=str(error).rstrip(".")) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _read_query(request: Request, kind: Any) -> Any:
    given = request.query_params.multi_items()
    values = {name: int(text) if _NUMBER.fullmatch(text) else text for name, text in given}
    try:
        if len(values) < len(given):
            raise ValueError("every parameter may be there only once")
        return msgspec.convert(values, kind)
    except ValueError as error:
        raise Refusal("bad-request", detail=f"query: {error}") from None


def check_part(name: str, text: str) -> str:
    """A part of a path, if there can be anything of that name; so that nobody asks the store."""
    kind, code = PARTS[name]
    try:
        msgspec.convert(text, kind)
    except msgspec.ValidationError:
        raise Refusal(code, **{name: text}) from None
    return text
