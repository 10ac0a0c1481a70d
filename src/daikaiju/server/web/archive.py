"""Endpoint handlers that replay a running or finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from starlette.responses import Response

from ...record.dice_proof import Proof, build_proof
from ...record.game import Record
from ..actors.actor import TableActor
from ..protocol.http_types import After, History, UpTo
from ..refusals import Refusal
from ..updates.records import past_updates, record_of
from .endpoint import Call
from .lobby import visible_actor
from .responses import NO_STORE, TEXT

T = TypeVar("T")


async def list_updates(call: Call) -> History:
    query: After = call.query
    actor = await visible_actor(call)
    log = await call.context.registry.log(actor.table.id)
    found = await _run_replay(
        call,
        lambda: past_updates(
            actor.table.id, log, actor.table.secret, call.player_id, query.after, query.most
        ),
    )
    return History(tuple(found))


async def get_record(call: Call) -> Response:
    query: UpTo = call.query
    record = await _make_record(call, await visible_actor(call))
    if query.ply is not None:
        if query.ply > len(record.moves):
            raise Refusal("no-such-move", last=len(record.moves))
        if query.ply < len(record.moves):
            record = replace(record, moves=record.moves[: query.ply], result="")
    return Response(str(record), headers=NO_STORE | _filename_header(record), media_type=TEXT)


def _filename_header(record: Record) -> dict[str, str]:
    """Return the header with the name for the downloaded file."""
    name = f"daikaiju-{record.date}-{'-'.join(record.seats)}.txt"
    return {"Content-Disposition": f'attachment; filename="{name}"'}


async def get_proof(call: Call) -> Proof:
    actor = await visible_actor(call)
    if actor.table.snapshot.phase != "over":
        raise Refusal("not-over")
    record = await _make_record(call, actor)
    return await _run_replay(call, lambda: build_proof(record))


async def _make_record(call: Call, actor: TableActor) -> Record:
    table = actor.table
    if table.snapshot.phase == "gathering":
        raise Refusal("not-begun")
    log = await call.context.registry.log(table.id)
    return await _run_replay(call, lambda: record_of(log, call.player_id, table.secret))


async def _run_replay(call: Call, work: Callable[[], T]) -> T:
    """Return the result of `work`, which replays a game: in a thread, a few at the same time."""
    call.context.limits.replay(call.caller.address)
    async with call.context.replay_slots:
        return await asyncio.to_thread(work)
