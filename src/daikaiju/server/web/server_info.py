"""Endpoint handlers for the server itself: description, health and metrics."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
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
from ..actors.registry import TableRegistry
from ..processes.mailboxes import Mailbox
from ..protocol.http_types import Choice, EditionSeen, Health, LimitsSeen, ServerInfo
from ..protocol.messages import PROTOCOL
from ..protocol.values import Choices, Level
from ..refusals import Refusal
from ..tables.standing_orders import cards_for_orders
from .endpoint import Call
from .guards import MAX_BODY
from .responses import NO_STORE
from .websocket_connection import MAX_MESSAGE

METRICS_SECONDS: Final = 2.0  # for another process to send its metrics
MAX_BODY_WITH_RECORD: Final = 512 * 1024  # bytes


async def describe_server(call: Call) -> ServerInfo:
    settings = call.context.settings
    return ServerInfo(
        name=settings.name,
        version=__version__,
        protocol=PROTOCOL,
        monsters=tuple(MONSTERS),
        editions=tuple(describe_edition(edition) for edition in EDITIONS),
        levels=get_args(Level),
        languages=LANGUAGES,
        cards=tuple(dict.fromkeys(c for e in EDITIONS for c in cards_for_orders(e.name))),
        packs=tuple(PACKS),
        mail=call.context.mailer.is_on,
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
def describe_edition(edition: Edition) -> EditionSeen:
    """Return an edition with the options that a table may choose."""
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
    data = await _collect_metrics(call.context.registry)
    return Response(data, headers=NO_STORE, media_type=metrics.CONTENT_TYPE)


async def _collect_metrics(registry: TableRegistry) -> bytes:
    """Return the metrics of all processes that share the port."""
    _set_gauges(registry)
    siblings = registry.siblings
    if siblings.count == 1:
        return metrics.render_metrics()
    others = [number for number in range(siblings.count) if number != siblings.number]
    found = await asyncio.gather(*(_ask_for_metrics(siblings.mailboxes[n]) for n in others))
    by_process = {siblings.number: metrics.encode_metrics()}
    by_process |= {number: data for number, data in zip(others, found, strict=True) if data}
    return metrics.render_all(dict(sorted(by_process.items())))


async def _ask_for_metrics(mailbox: Mailbox) -> bytes:
    """Return the metrics of another process; nothing if it does not answer."""
    here, there = socket.socketpair()
    here.setblocking(False)
    with there:
        mailbox.send("stream", file=there.fileno())
    reader, writer = await asyncio.open_connection(sock=here)
    try:
        async with asyncio.timeout(METRICS_SECONDS):
            return await reader.read()
    except (TimeoutError, OSError):
        return b""
    finally:
        writer.close()


def send_metrics(file: int, registry: TableRegistry) -> None:
    """Send the metrics of this process to another one that has asked for them."""
    _set_gauges(registry)
    with socket.socket(fileno=file) as stream, suppress(OSError):
        stream.setblocking(False)
        stream.sendall(metrics.encode_metrics())


def _set_gauges(registry: TableRegistry) -> None:
    actors = registry.actors
    metrics.set_gauges(
        phases=(actor.table.snapshot.phase for actor in actors),
        sockets=sum(actor.listener_count for actor in actors),
    )


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
