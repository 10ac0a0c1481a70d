"""Endpoint handlers that replay a running or finished game, in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import TypeVar

from starlette.responses import Response

from ...record.dice_proof import Proof
from ...record.game import Record
from ..protocol.http_types import After, UploadedRecord, UpTo
from ..refusals import Refusal
from ..tables.table import Table
from ..updates.replay_worker import replay_proof, replay_record, replay_updates, replay_watched
from .endpoint import Call
from .lobby import visible_actor
from .responses import JSON, NO_STORE, TEXT

T = TypeVar("T")


async def list_updates(call: Call) -> Response:
    query: After = call.query
    table = (await visible_actor(call)).table
    with _replay_slot(call, table):
        log = await call.context.registry.encoded_log(table.id)
        data = await call.context.registry.replay_pool.run(
            replay_updates, table.id, log, table.secret, call.player_id, query.after, query.most
        )
    return Response(data, headers=NO_STORE, media_type=JSON)


async def watch_record(call: Call) -> Response:
    wanted: UploadedRecord = call.body
    moves = wanted.text.count("\n")
    with call.context.limits.replay(call.caller.address, moves):
        data = await call.context.registry.replay_pool.run(
            replay_watched, wanted.text, wanted.after, wanted.most
        )
    return Response(data, headers=NO_STORE, media_type=JSON)


async def get_record(call: Call) -> Response:
    query: UpTo = call.query
    table = (await visible_actor(call)).table
    record = await _replay(call, table, replay_record)
    if query.ply is not None:
        if query.ply > len(record.moves):
            raise Refusal("no-such-move", last=len(record.moves))
        if query.ply < len(record.moves):
            record = replace(record, moves=record.moves[: query.ply], result="", chain="")
    return Response(str(record), headers=NO_STORE | _filename_header(record), media_type=TEXT)


def _filename_header(record: Record) -> dict[str, str]:
    """Return the header with the name for the downloaded file."""
    name = f"daikaiju-{record.date}-{'-'.join(record.seats)}.txt"
    return {"Content-Disposition": f'attachment; filename="{name}"'}


async def get_proof(call: Call) -> Proof:
    table = (await visible_actor(call)).table
    if table.snapshot.phase != "over":
        raise Refusal("not-over")
    return await _replay(call, table, replay_proof)


async def get_review(call: Call) -> Response:
    table = (await visible_actor(call)).table
    if table.snapshot.phase != "over":
        raise Refusal("not-over")
    registry = call.context.registry
    with _replay_slot(call, table):
        log = await registry.encoded_log(table.id)
        data = await registry.review_pool.review(
            table.id, log, call.player_id, table.secret, call.caller.language
        )
    return Response(data, headers=NO_STORE, media_type=JSON)


async def _replay(
    call: Call, table: Table, replay: Callable[[list[bytes], str, bytes | None], T]
) -> T:
    """Return the result of a replay of the whole game, as the caller may see it."""
    if table.snapshot.phase == "gathering":
        raise Refusal("not-begun")
    registry = call.context.registry
    with _replay_slot(call, table):
        log = await registry.encoded_log(table.id)
        return await registry.replay_pool.run(replay, log, call.player_id, table.secret)


def _replay_slot(call: Call, table: Table) -> AbstractContextManager[None]:
    """Count a replay, by the length of the game, while it waits and runs."""
    return call.context.limits.replay(call.caller.address, table.snapshot.ply)
