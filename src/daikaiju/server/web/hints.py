"""Endpoint handlers for hints of the champion, and for the chances that spectators see."""

from __future__ import annotations

from msgspec import structs

from ...record.position import position_text
from ...rules.operations import is_alive
from ...rules.view import view
from ..protocol.review_types import DelayedChances, HintReply
from ..refusals import Refusal
from ..tables.deals import count_turns
from ..tables.hints import TakeHint, hinted_state
from ..tables.table import Table
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


async def get_chances(call: Call) -> DelayedChances:
    """Return the win chances for spectators, delayed by a full turn."""
    table, registry = (await visible_actor(call)).table, call.context.registry
    _check_spectator(table, call.player_id)
    key = table.id, count_turns(table.snapshot) or table.snapshot.ply
    if found := registry.review_pool.known_chances(key):
        return found
    with call.context.limits.replay(call.caller.address, table.snapshot.ply):
        log = await registry.encoded_log(table.id)
        return await registry.review_pool.chances(key, log)


def _check_spectator(table: Table, player: str) -> None:
    """Refuse tables without chances for spectators, and players with a living monster."""
    snapshot = table.snapshot
    if table.state is None or snapshot.phase != "playing":
        raise Refusal("is-over" if snapshot.phase == "over" else "not-begun")
    if not snapshot.setup.chances:
        raise Refusal("no-chances")
    if any(is_alive(table.state, seat) for seat in table.seats_of(player)):
        raise Refusal("spectators-only")
