"""The ASGI application: the router for HTTP and sockets, wrapped in the guards."""

from __future__ import annotations

from functools import partial

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ..actors.registry import TableRegistry
from ..mail.mailer import Mailer
from ..push.notifier import Notifier
from ..ratings.rater import Rater
from ..refusals import Refusal
from ..workers.odds_cache import OddsCache
from .endpoint import API, AppContext, make_routes
from .guards import Guards
from .lobby_feed import LobbyFeed, LobbySocketHandler
from .packs import pack_files
from .rate_limits import RateLimits
from .responses import refusal_response
from .routes import LOBBY_SOCKET_PATH, OTHER_ROUTES, ROUTES, SOCKET_PATH
from .sessions import Sessions
from .sockets import SocketHandler
from .static_files import StaticFiles


def make_app(registry: TableRegistry) -> ASGIApp:
    """Return the application for a registry. The caller starts and closes the registry."""
    settings = registry.settings
    mailer = Mailer(registry.store, settings)
    notifier = Notifier(registry, mailer)
    registry.sweep_jobs += [notifier.check, Rater(registry).check]
    context = AppContext(
        registry=registry,
        settings=settings,
        sessions=Sessions(registry.store, siblings=registry.siblings),
        limits=RateLimits(settings, siblings=registry.siblings),
        static_files=StaticFiles(),
        pack_files=pack_files(),
        odds_cache=OddsCache(registry.bot_pool),
        notifier=notifier,
        mailer=mailer,
    )

    routes = make_routes((*ROUTES, *OTHER_ROUTES), context)
    sockets = [
        WebSocketRoute(SOCKET_PATH, SocketHandler(context)),
        WebSocketRoute(LOBBY_SOCKET_PATH, LobbySocketHandler(context, LobbyFeed(registry))),
    ]
    router = Router(
        [*routes, *sockets], redirect_slashes=False, default=partial(_not_found, context)
    )
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
