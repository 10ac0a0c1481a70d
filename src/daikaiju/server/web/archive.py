"""What is asked about games that are or were played: each is played again for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from starlette.responses import Response

from ...record.dice_proof import Proof, proof
from ...record.game import Record
from ..refusals import Refusal
from ..tables.actor import Keeper
from ..updates.records import history, record_of
from .endpoint import Call
from .http_types import After, History, UpTo
from .lobby import keeper_for
from .responses import NEVER_KEPT, TEXT

T = TypeVar("T")


async def updates(call: Call) -> History:
    wanted: After = call.query
    keeper = await keeper_for(call)
    log = await call.house.hall.log(keeper.table.name)
    told = await _replayed(
        call,
        lambda: history(
            keeper.table.name, log, keeper.table.secret, call.id, wanted.after, wanted.most
        ),
    )
    return History(tuple(told))


async def record(call: Call) -> Response:
    wanted: UpTo = call.query
    record = await _recorded(call, await keeper_for(call))
    if wanted.ply is not None:
        if wanted.ply > len(record.moves):
            raise Refusal("no-such-move", last=len(record.moves))
        if wanted.ply < len(record.moves):
            record = replace(record, moves=record.moves[: wanted.ply], result="")
    return Response(str(record), headers=NEVER_KEPT | _named(record), media_type=TEXT)


def _named(record: Record) -> dict[str, str]:
    """The header that says how the file is called on somebody's disk."""
    name = f"daikaiju-{record.date}-{'-'.join(record.seats)}.txt"
    return {"Content-Disposition": f'attachment; filename="{name}"'}


async def proof_of(call: Call) -> Proof:
    keeper = await keeper_for(call)
    if keeper.table.kept.phase != "over":
        raise Refusal("not-over")
    record = await _recorded(call, keeper)
    return await _replayed(call, lambda: proof(record))


async def _recorded(call: Call, keeper: Keeper) -> Record:
    table = keeper.table
    if table.kept.phase == "gathering":
        raise Refusal("not-begun")
    log = await call.house.hall.log(table.name)
    return await _replayed(call, lambda: record_of(log, call.id, table.secret))


async def _replayed(call: Call, work: Callable[[], T]) -> T:
    """Something for which a game is played again: not in the loop, and not everything at once."""
    call.house.limits.replay(call.caller.address)
    async with call.house.replaying:
        return await asyncio.to_thread(work)
