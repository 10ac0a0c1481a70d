"""The application: tables in front, guards around them."""

from __future__ import annotations

import asyncio

from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ..refusals import Refusal
from ..tables.foreseen import Foreseen
from ..tables.hall import Hall
from .answering import refusal_response
from .endpoint import House, routes
from .guards import Guards
from .guests import Guests
from .limits import Limits
from .pages import Pages
from .routes import BESIDES, ROUTES, SOCKET
from .sockets import Sockets

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
