"""Endpoint handler for hints of the champion."""

from __future__ import annotations

from msgspec import structs

from ...record.position import position_text
from ...rules.view import view
from ..protocol.review_types import HintReply
from ..tables.hints import TakeHint, hinted_state
from .endpoint import Call
from .lobby import visible_actor


async def give_hint(call: Call) -> HintReply:
    """Return a hint. It is sent after the log tells all players of it."""
    actor, player = await visible_actor(call), call.required_player
    table, limits = actor.table, call.context.limits
    state, seat, position = hinted_state(table, player.id), table.asked, table.position_id
    with limits.replay(call.caller.address, 0):
        visible = position_text(view(state, seat))
        found = await call.context.registry.review_pool.hint(visible, call.caller.language)
    if actor.table.snapshot.hinted != position:
        limits.command(call.caller.address, player.id)
        command = TakeHint(id=f"hint-{position[0]}-{position[1]}", seat=seat, position=position)
        await actor.command(command, player.id)
    return structs.replace(found, ply=table.snapshot.ply)
