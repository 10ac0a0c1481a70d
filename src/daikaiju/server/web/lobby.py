"""Endpoint handlers for tables: lists, one table, commands and invitations."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from io import BytesIO
from typing import cast

import segno
from starlette.responses import Response

from ..actors.actor import TableActor
from ..protocol.http_types import Found, Listed, Listing, NewTable, Page
from ..protocol.messages import AnyCommand, Done, PlayDeal, Rematch, Sit, Welcome
from ..protocol.values import EditionName, Fork, FromRecord, Phase
from ..refusals import Refusal
from ..store import TableRow
from .endpoint import Call
from .responses import NO_STORE


async def list_open_tables(call: Call) -> Listing:
    page: Page = call.query
    rows = await call.context.registry.store.open_tables(page.most, page.before or None)
    return describe_tables(rows, page.most)


async def list_my_tables(call: Call) -> Listing:
    page: Page = call.query
    store = call.context.registry.store
    rows = await store.tables_of(call.required_player.id, page.most, page.before or None)
    return describe_tables(rows, page.most)


def describe_tables(rows: Sequence[TableRow], most: int) -> Listing:
    """Return a part of a list; if it has `most` tables there may be more."""
    is_full = len(rows) == most
    return Listing(tuple(map(_list_entry, rows)), rows[-1].changed if is_full else 0)


def _list_entry(row: TableRow) -> Listed:
    return Listed(
        table=row.id,
        code=row.code,
        phase=cast(Phase, row.phase),
        edition=cast(EditionName, row.edition),
        seats=row.seats,
        people=row.people,
        created=row.created,
        changed=row.changed,
    )


async def open_table(call: Call) -> Welcome:
    body: NewTable = call.body
    starts = [start for start in (body.fork, body.record, body.example) if start]
    if len(starts) > 1:
        raise Refusal("bad-request", detail="only one of `fork`, `record` and `example`")
    context, player = call.context, call.required_player.id
    context.limits.new_table(call.caller.address, player)
    start = starts[0] if starts else None
    slot = context.limits.replay(call.caller.address, await _count_moves(call, start))
    with slot if isinstance(start, Fork | FromRecord) else nullcontext():
        return await context.registry.open_table(body.setup, player, start)


async def _count_moves(call: Call, start: Fork | FromRecord | str | None) -> int:
    """Return the number of moves that must be replayed to start from a position."""
    if isinstance(start, FromRecord):
        return start.text.count("\n")
    if isinstance(start, Fork):
        return (await call.context.registry.stored_table(start.table)).snapshot.ply
    return 0


async def show_table(call: Call) -> Welcome:
    return (await visible_actor(call)).welcome(call.player_id)


async def find_table(call: Call) -> Found:
    call.context.limits.code(call.caller.address)
    code = call.path_param("code")
    return Found(await call.context.registry.table_id(code), code.upper())


async def run_command(call: Call) -> Done:
    command: AnyCommand = call.body
    actor = await call.context.registry.actor(call.path_param("table"))
    if not isinstance(command, Sit):
        actor.check_may_watch(call.player_id)
    player, opens = call.required_player, isinstance(command, Rematch | PlayDeal)
    call.context.limits.command(call.caller.address, player.id, opens)
    return await actor.command(command, player.id, player.name)


async def visible_actor(call: Call) -> TableActor:
    """Return the actor of the requested table; a `Refusal` if the player may not watch it."""
    actor = await call.context.registry.actor(call.path_param("table"))
    actor.check_may_watch(call.player_id)
    return actor


async def draw_invitation(call: Call) -> Response:
    """Return the link of an invitation as a QR code."""
    actor = await visible_actor(call)
    base = call.context.settings.public_url or call.caller.own_origin
    image = BytesIO()
    segno.make(f"{base}/t/{actor.table.snapshot.code}", error="m").save(
        image, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return Response(image.getvalue(), headers=NO_STORE, media_type="image/svg+xml")
