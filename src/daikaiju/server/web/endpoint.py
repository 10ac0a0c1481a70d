"""HTTP endpoints as values, and the handler that turns a request into a response.

The router and the OpenAPI description are built from the same endpoints, so they always agree.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..actors.registry import TableRegistry
from ..mail.mailer import Mailer
from ..protocol.profile_types import EmailToken
from ..protocol.values import TableId
from ..push.notifier import Notifier
from ..refusals import Refusal
from ..settings import Settings
from ..store import Player, Unavailable
from ..workers.odds_cache import OddsCache
from .guards import MAX_BODY, Caller, read_body
from .rate_limits import RateLimits
from .responses import json_response, refusal_response
from .sessions import Sessions, session_key
from .static_files import StaticFile, StaticFiles

API: Final = "/api/v1"
Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{6}$(?!\n)", description="Invitation code.")]
# Path parameters: the type of each, and the refusal code for a value that does not have that type.
PATH_PARAMS: Final[dict[str, tuple[Any, str]]] = {
    "table": (TableId, "no-such-table"),
    "code": (Code, "no-such-code"),
    "token": (EmailToken, "no-such-email"),
}
_INTEGER: Final = re.compile(r"-?(0|[1-9][0-9]{0,15})")
JSON_ERRORS: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


@dataclass(frozen=True, slots=True)
class AppContext:
    """The shared objects that request handlers need."""

    registry: TableRegistry
    settings: Settings
    sessions: Sessions
    limits: RateLimits
    static_files: StaticFiles
    pack_files: Mapping[str, StaticFile]  # the cards of packs, by language
    odds_cache: OddsCache
    notifier: Notifier
    mailer: Mailer


@dataclass(frozen=True, slots=True)
class Call:
    """A parsed request: its caller, player, body and query."""

    context: AppContext
    request: Request
    caller: Caller
    player: Player | None
    body: Any
    query: Any

    @property
    def player_id(self) -> str:
        """The public id of the player, or "" without a session."""
        return self.player.id if self.player else ""

    @property
    def required_player(self) -> Player:
        """The player; a `Refusal` without a session."""
        if self.player is None:
            raise Refusal("no-player")
        return self.player

    def path_param(self, name: str) -> str:
        """Return a parameter of the path."""
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An HTTP endpoint. The handler returns a value of type `reply`, or a `Response`."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    name: str
    summary: str
    handler: Handler
    body: Any = None
    query: Any = None
    reply: Any = None  # a type that is sent as JSON, or a content type such as `text/plain`
    codes: tuple[str, ...] = ()  # refusal codes, beside those that any request can get
    description: str = ""
    session: Literal["optional", "required", "ignored"] = "optional"  # ignored: no cookie is read
    max_body: int = MAX_BODY  # bytes
    status: int = 200


def language_of(player: Player | None, caller: Caller) -> str:
    """Return the language of the player, or else that of the browser."""
    return (player.language if player else "") or caller.language


class PathHandler:
    """The ASGI application for one path: it selects the endpoint by the method."""

    def __init__(self, endpoints: Sequence[Endpoint], context: AppContext) -> None:
        self._context = context
        self._by_method: dict[str, Endpoint] = {each.method: each for each in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        caller: Caller = scope["daikaiju.caller"]
        language = caller.language
        try:
            endpoint = self._select_endpoint(request.method)
            player = await self._authenticate(endpoint, request)
            language = language_of(player, caller)
            response = await self._respond(endpoint, request, caller, player)
        except Refusal as refusal:
            response = refusal_response(refusal, language)
        except Unavailable:
            response = refusal_response(Refusal("unavailable"), language)
        await response(scope, receive, send)

    def _select_endpoint(self, method: str) -> Endpoint:
        found = self._by_method.get("GET" if method == "HEAD" else method)
        if found is None:
            allowed = [*self._by_method, *(["HEAD"] if "GET" in self._by_method else [])]
            raise Refusal("not-allowed", method=method, allowed=", ".join(allowed))
        return found

    async def _authenticate(self, endpoint: Endpoint, request: Request) -> Player | None:
        key = session_key(request.headers)
        if endpoint.session == "ignored" or not key:
            return None
        player = await self._context.sessions.authenticate(key)
        if player:
            self._context.limits.player_request(player.id)
        return player

    async def _respond(
        self, endpoint: Endpoint, request: Request, caller: Caller, player: Player | None
    ) -> Response:
        if endpoint.session == "required" and player is None:
            raise Refusal("no-player")
        for name, text in request.path_params.items():
            if name in PATH_PARAMS:
                check_path_param(name, text)
        query = _parse_query(request, endpoint.query) if endpoint.query else None
        body = None
        if endpoint.body is not None:
            data = await read_body(request, endpoint.max_body)
            body = parse_json(data or b"{}", endpoint.body)
        answer = await endpoint.handler(Call(self._context, request, caller, player, body, query))
        return answer if isinstance(answer, Response) else json_response(answer, endpoint.status)


def make_routes(endpoints: Sequence[Endpoint], context: AppContext) -> list[Route]:
    """Return one route for each path, in the order of the first endpoint of the path."""
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, []).append(endpoint)
    return [Route(path, PathHandler(group, context)) for path, group in paths.items()]


# --- parsing -------------------------------------------------------------------------------------


def parse_json(data: bytes | str, kind: Any) -> Any:
    """Return JSON data as a value of type `kind`; a `Refusal` names the first error."""
    try:
        return _decoder(kind).decode(data)
    except RecursionError:
        raise Refusal("bad-request", detail="JSON is nested too deeply") from None
    except JSON_ERRORS as error:
        raise Refusal("bad-request", detail=str(error).rstrip(".")) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _parse_query(request: Request, kind: Any) -> Any:
    given = request.query_params.multi_items()
    values = {name: int(text) if _INTEGER.fullmatch(text) else text for name, text in given}
    try:
        if len(values) < len(given):
            raise ValueError("each parameter may occur only once")
        return msgspec.convert(values, kind)
    except (ValueError, msgspec.ValidationError) as error:
        raise Refusal("bad-request", detail=f"query: {error}") from None


def check_path_param(name: str, text: str) -> str:
    """Return `text` if it has the form of the parameter, else a `Refusal` without a store query."""
    kind, code = PATH_PARAMS[name]
    try:
        msgspec.convert(text, kind)
    except msgspec.ValidationError:
        raise Refusal(code, **{name: text}) from None
    return text
