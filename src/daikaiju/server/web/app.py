"""The ASGI application: the router for HTTP and sockets, wrapped in the guards."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ..actors.registry import TableRegistry
from ..refusals import Refusal
from ..workers.odds_cache import OddsCache
from .endpoint import AppContext, make_routes
from .guards import Guards
from .packs import pack_files
from .rate_limits import RateLimits
from .responses import refusal_response
from .routes import API, OTHER_ROUTES, ROUTES, SOCKET_PATH
from .sessions import Sessions
from .sockets import SocketHandler
from .static_files import StaticFiles

MAX_REPLAYS = 2  # games that are replayed for requests at the same time


def make_app(registry: TableRegistry) -> ASGIApp:
    """Return the application for a registry. The caller starts and closes the registry."""
    settings = registry.settings
    context = AppContext(
        registry=registry,
        settings=settings,
        sessions=Sessions(registry.store),
        limits=RateLimits(settings),
        static_files=StaticFiles(),
        pack_files=pack_files(),
        replay_slots=asyncio.Semaphore(MAX_REPLAYS),
        odds_cache=OddsCache(registry.bot_pool),
    )

    routes = make_routes((*ROUTES, *OTHER_ROUTES), context)
    socket = WebSocketRoute(SOCKET_PATH, SocketHandler(context))
    router = Router([*routes, socket], redirect_slashes=False, default=partial(_not_found, context))
    return Guards(router, settings, context.limits)


async def _not_found(context: AppContext, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request for an unknown path: a person gets the page, a program a refusal."""
    language = scope["daikaiju.caller"].language
    response = refusal_response(Refusal("no-such-page"), language)
    if _is_page_request(scope):
        response = context.static_files.index(Request(scope), language)
        response.status_code = 404
    await response(scope, receive, send)


def _is_page_request(scope: Scope) -> bool:
    """Return whether a browser asks for a page, not for data or a file."""
    if scope["type"] != "http" or scope["path"].startswith((API, "/static/")):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")
