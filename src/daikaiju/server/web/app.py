"""The application: tables in front, guards around them."""

from __future__ import annotations

import asyncio

from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ..refusals import Refusal
from ..tables.odds_cache import Foreseen
from ..tables.registry import Hall
from .endpoint import House, routes
from .guards import Guards
from .rate_limits import Limits
from .responses import refusal_response
from .routes import BESIDES, ROUTES, SOCKET
from .sessions import Guests
from .sockets import Sockets
from .static_files import Pages

REPLAYS_AT_ONCE = 2  # games that are played again for somebody at the same time


def make_app(hall: Hall) -> ASGIApp:
    """The application of a hall, which whoever runs it starts and closes."""
    settings = hall.settings
    house = House(
        hall=hall,
        settings=settings,
        guests=Guests(hall.store),
        limits=Limits(settings),
        pages=Pages(),
        replaying=asyncio.Semaphore(REPLAYS_AT_ONCE),
        foreseen=Foreseen(hall.thinkers),
    )

    router = Router(
        [*routes((*ROUTES, *BESIDES), house), WebSocketRoute(SOCKET, Sockets(house))],
        redirect_slashes=False,
        default=_nothing,
    )
    return Guards(router, settings, house.limits)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Where there is nothing."""
    response = refusal_response(Refusal("no-such-page"), scope["daikaiju.caller"].language)
    await response(scope, receive, send)
