"""Endpoint handler for the odds of a running game."""

from __future__ import annotations

from msgspec import structs

from ...rules.state import State
from ..protocol.http_types import Goals
from ..protocol.odds_messages import Odds
from ..refusals import Refusal
from ..tables.table import Table
from ..updates.visibility import view_from, viewer_seats
from .endpoint import Call
from .lobby import visible_actor


async def get_odds(call: Call) -> Odds:
    query: Goals = call.query
    table, context = (await visible_actor(call)).table, call.context
    visible = view_from(_position(table), viewer_seats(table, call.player_id))
    own = table.seats_of(call.player_id)
    decides = not own or table.asked in own  # spectators get the odds of each decision
    address = call.caller.address
    if not context.odds_cache.has(visible, decides, query.goal):
        context.limits.odds(address)
    found = await context.odds_cache.odds(visible, decides, query.goal, address)
    return structs.replace(found, seq=table.snapshot.seq, ply=table.snapshot.ply)


def _position(table: Table) -> State:
    """Return the current state of the game; a `Refusal` if its odds are not available."""
    snapshot = table.snapshot
    if table.state is None or snapshot.phase != "playing":
        raise Refusal("is-over" if snapshot.phase == "over" else "not-begun")
    if not snapshot.setup.odds:
        raise Refusal("no-odds")
    return table.state
