"""What is asked about the dice of a running game, and about its dangers."""

from __future__ import annotations

from msgspec import structs

from ...rules.state import State
from ..refusals import Refusal
from ..tables.odds_messages import Odds
from ..tables.table import Table
from ..updates.visibility import eyes, seen_from
from .endpoint import Call
from .http_types import Goals
from .lobby import keeper_for


async def odds(call: Call) -> Odds:
    wanted: Goals = call.query
    table, house = (await keeper_for(call)).table, call.house
    seen = seen_from(_position(table), eyes(table, call.id))
    own = table.seats_of(call.id)
    decides = not own or table.asked in own
    if not house.foreseen.knows(seen, decides, wanted.goal):
        house.limits.odds(call.caller.address)
    found = await house.foreseen.odds(seen, decides, wanted.goal)
    return structs.replace(found, seq=table.kept.seq, ply=table.kept.ply)


def _position(table: Table) -> State:
    """Where the game stands, if its odds may be told."""
    kept = table.kept
    if table.state is None or kept.phase != "playing":
        raise Refusal("is-over" if kept.phase == "over" else "not-begun")
    if not kept.setup.odds:
        raise Refusal("no-odds")
    return table.state
