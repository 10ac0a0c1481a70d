"""What is asked about the server itself."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from typing import Any, Final, get_args, get_type_hints

from starlette.responses import Response

from ... import __version__
from ...rules.constants import MONSTERS
from ...rules.editions import EDITIONS, Edition
from ...text import LANGUAGES
from .. import metrics
from ..refusals import Refusal
from ..tables.standing_orders import cards_for_orders
from ..tables.values import Choices, Level
from ..updates.messages import PROTOCOL
from .endpoint import Call
from .guards import BODY
from .http_types import Choice, EditionSeen, Health, LimitsSeen, ServerInfo
from .responses import NEVER_KEPT
from .sockets import MESSAGE

BODY_WITH_RECORD: Final = 512 * 1024  # bytes


async def server(call: Call) -> ServerInfo:
    settings = call.house.settings
    return ServerInfo(
        name=settings.name,
        version=__version__,
        protocol=PROTOCOL,
        monsters=tuple(MONSTERS),
        editions=tuple(_edition(edition) for edition in EDITIONS),
        levels=get_args(Level),
        languages=LANGUAGES,
        cards=tuple(dict.fromkeys(c for e in EDITIONS for c in cards_for_orders(e.name))),
        limits=LimitsSeen(
            tables_of_player=settings.tables_of_player,
            sockets_of_table=settings.sockets_of_table,
            requests=settings.requests,
            codes=settings.codes,
            commands=settings.commands,
            message=MESSAGE,
            body=BODY,
            record=BODY_WITH_RECORD,
        ),
    )


@cache
def _edition(edition: Edition) -> EditionSeen:
    usual = {
        "two_player": edition.pays_energy_to_two,
        "bay": None,
        "win": edition.win,
        "survivor": edition.survivor,
    }
    plain, hints = Choices(), get_type_hints(Choices)
    options = [
        Choice(name, _values(hints[name]), usual.get(name, getattr(plain, name)))
        for name in hints
        if edition.has_wickedness or name != "tiles"
    ]
    return EditionSeen(edition.name, edition.year, edition.monsters, tuple(options))


def _values(hint: Any) -> tuple[bool | str, ...]:
    """What a type allows, beside null."""
    if hint is bool:
        return (False, True)
    parts = [part for part in get_args(hint) if part is not type(None)]
    if all(isinstance(part, str) for part in parts):
        return tuple(parts)
    return _values(parts[0])


async def alive(call: Call) -> Health:
    return Health(ok=True)


async def ready(call: Call) -> Health:
    hall = call.house.hall
    if hall.is_closing:
        raise Refusal("closing")
    if not await hall.store.reachable():
        raise Refusal("unavailable")
    return Health(ok=True)


async def figures(call: Call) -> Response:
    """Only for this machine: figures tell more than a guest needs to know."""
    if not _is_near(call.caller.address):
        raise Refusal("no-such-page")
    data = metrics.exposition(call.house.hall)
    return Response(data, headers=NEVER_KEPT, media_type=metrics.CONTENT_TYPE)


def _is_near(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
