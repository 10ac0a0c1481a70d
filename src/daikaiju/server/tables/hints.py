"""Hints of the champion: who may get one, and the log entry that tells the others."""

from __future__ import annotations

from ...rules.agenda import PREDICT, top_kind
from ...rules.state import State
from ..protocol.messages import Command, SeenPly
from ..protocol.values import SeatNumber
from ..refusals import Refusal
from .entries import Hinted
from .table import Table


class TakeHint(Command, frozen=True):
    """Note that a seat gets a hint. Clients cannot send it: see web/hints.py."""

    seat: SeatNumber
    position: tuple[SeenPly, int]  # `Table.position_id` of the decision


def hint_entry(table: Table, command: TakeHint, player: str) -> Hinted:
    """Return the entry that tells of a hint; a `Refusal` if the position has changed."""
    if table.position_id != command.position:
        raise Refusal("stale")
    hinted_state(table, player)
    return Hinted(command.seat)


def hinted_state(table: Table, player: str) -> State:
    """Return the position for which a player may get a hint; else raise `Refusal`."""
    state, snapshot = table.state, table.snapshot
    if state is None or snapshot.phase != "playing":
        raise Refusal("is-over" if snapshot.phase == "over" else "not-begun")
    if not allows_hints(table):
        raise Refusal("no-hints")
    if table.asked not in table.seats_of(player):
        raise Refusal("not-your-seat")
    if top_kind(state) == PREDICT:
        raise Refusal("no-hint-here")
    return state


def allows_hints(table: Table) -> bool:
    """Return whether the table allows hints: by its setup, also by who plays."""
    wanted = table.snapshot.setup.hints
    return wanted == "all" or (wanted == "bots" and sum(bool(s.holder) for s in table.seats) == 1)
