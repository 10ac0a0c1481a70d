"""Endpoint handlers for the server itself: description, health and metrics."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from typing import Any, Final, get_args, get_type_hints

from starlette.responses import Response

from ... import __version__
from ...packs import PACKS
from ...rules.constants import MONSTERS
from ...rules.editions import EDITIONS, Edition
from ...text import LANGUAGES
from .. import metrics
from ..protocol.http_types import Choice, EditionSeen, Health, LimitsSeen, ServerInfo
from ..protocol.messages import PROTOCOL
from ..protocol.values import Choices, Level
from ..refusals import Refusal
from ..tables.standing_orders import cards_for_orders
from .endpoint import Call
from .guards import MAX_BODY
from .responses import NO_STORE
from .sockets import MAX_MESSAGE

MAX_BODY_WITH_RECORD: Final = 512 * 1024  # bytes


async def describe_server(call: Call) -> ServerInfo:
    settings = call.context.settings
    return ServerInfo(
        name=settings.name,
        version=__version__,
        protocol=PROTOCOL,
        monsters=tuple(MONSTERS),
        editions=tuple(_describe_edition(edition) for edition in EDITIONS),
        levels=get_args(Level),
        languages=LANGUAGES,
        cards=tuple(dict.fromkeys(c for e in EDITIONS for c in cards_for_orders(e.name))),
        packs=tuple(PACKS),
        limits=LimitsSeen(
            tables_of_player=settings.tables_of_player,
            sockets_of_table=settings.sockets_of_table,
            requests=settings.requests,
            codes=settings.codes,
            commands=settings.commands,
            message=MAX_MESSAGE,
            body=MAX_BODY,
            record=MAX_BODY_WITH_RECORD,
        ),
    )


@cache
def _describe_edition(edition: Edition) -> EditionSeen:
    defaults = {
        "two_player": edition.pays_energy_to_two,
        "bay": None,
        "win": edition.win,
        "survivor": edition.survivor,
    }
    choices, hints = Choices(), get_type_hints(Choices)
    options = [
        Choice(name, _allowed_values(hints[name]), defaults.get(name, getattr(choices, name)))
        for name in hints
        if edition.has_wickedness or name != "tiles"
    ]
    return EditionSeen(edition.name, edition.year, edition.monsters, tuple(options))


def _allowed_values(hint: Any) -> tuple[bool | str, ...]:
    """Return the values that a type allows, except null."""
    if hint is bool:
        return (False, True)
    parts = [part for part in get_args(hint) if part is not type(None)]
    if all(isinstance(part, str) for part in parts):
        return tuple(parts)
    return _allowed_values(parts[0])


async def report_alive(call: Call) -> Health:
    return Health(ok=True)


async def report_ready(call: Call) -> Health:
    registry = call.context.registry
    if registry.is_closing:
        raise Refusal("closing")
    if not await registry.store.is_reachable():
        raise Refusal("unavailable")
    return Health(ok=True)


async def serve_metrics(call: Call) -> Response:
    """Return the metrics. Only this machine gets them: they reveal details of the server."""
    if not _is_loopback(call.caller.address):
        raise Refusal("no-such-page")
    actors = call.context.registry.actors
    data = metrics.render_metrics(
        phases=(actor.table.snapshot.phase for actor in actors),
        sockets=sum(actor.listener_count for actor in actors),
    )
    return Response(data, headers=NO_STORE, media_type=metrics.CONTENT_TYPE)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
