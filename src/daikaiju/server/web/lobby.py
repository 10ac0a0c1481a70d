"""What is asked about tables: which there are, how they stand, and commands for them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import cast

import segno
from starlette.responses import Response

from ..refusals import Refusal
from ..store import Row
from ..tables.actor import Keeper
from ..tables.values import EditionName, Phase
from ..updates.messages import AnyCommand, Done, Sit, Welcome
from .endpoint import Call
from .http_types import Found, Listed, Listing, NewTable, Page
from .responses import NEVER_KEPT


async def open_tables(call: Call) -> Listing:
    page: Page = call.query
    rows = await call.house.hall.store.open_tables(page.most, page.before or None)
    return _listing(rows, page)


async def my_tables(call: Call) -> Listing:
    page: Page = call.query
    store = call.house.hall.store
    rows = await store.tables_of(call.somebody.id, page.most, page.before or None)
    return _listing(rows, page)


def _listing(rows: Sequence[Row], page: Page) -> Listing:
    is_cut = len(rows) == page.most
    return Listing(tuple(map(_listed, rows)), rows[-1].changed if is_cut else 0)


def _listed(row: Row) -> Listed:
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
    wanted: NewTable = call.body
    starts = [start for start in (wanted.fork, wanted.record, wanted.example) if start]
    if len(starts) > 1:
        raise Refusal("bad-request", detail="only one of `fork`, `record` and `example`")
    house, player = call.house, call.somebody.id
    house.limits.new_table(call.caller.address, player)
    return await house.hall.open_table(wanted.setup, player, starts[0] if starts else None)


async def look(call: Call) -> Welcome:
    return (await keeper_for(call)).welcome(call.id)


async def find(call: Call) -> Found:
    call.house.limits.code(call.caller.address)
    code = call.part("code")
    return Found(await call.house.hall.id_of(code), code.upper())


async def command(call: Call) -> Done:
    command: AnyCommand = call.body
    keeper = await call.house.hall.keeper(call.part("table"))
    if not isinstance(command, Sit):
        keeper.check_may_look(call.id)
    call.house.limits.command(call.somebody.id)
    return await keeper.command(command, call.somebody.id)


async def keeper_for(call: Call) -> Keeper:
    """The keeper of a table at which who asks may look."""
    keeper = await call.house.hall.keeper(call.part("table"))
    keeper.check_may_look(call.id)
    return keeper


async def invitation(call: Call) -> Response:
    """The link of an invitation as a picture."""
    keeper = await keeper_for(call)
    base = call.house.settings.public_url or call.caller.own_origin
    drawn = BytesIO()
    segno.make(f"{base}/t/{keeper.table.kept.code}", error="m").save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return Response(drawn.getvalue(), headers=NEVER_KEPT, media_type="image/svg+xml")
