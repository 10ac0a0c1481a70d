"""Duties of a table: bot moves, standing orders and clocks, each with its due time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ...rules.agenda import PREDICT, top_kind
from ..protocol.values import Orders, Seat
from .renewal import is_waiting
from .standing_orders import ordered_action
from .table import Table

GRACE_MS: Final = 30_000  # minimal time to decide after a restart of the server
PREDICTION_MS: Final = 30_000  # time of an eliminated player to predict the winner
MAX_PLIES: Final = 20_000  # a longer game makes no progress


@dataclass(frozen=True, slots=True)
class Duty:
    """Work that is due at a time (milliseconds since 1970)."""

    kind: Literal["bot", "orders", "clock", "forced"]
    seat: int
    at: int


def next_duty(table: Table, up_since: int = 0, skip_orders: bool = False) -> Duty | None:
    """Return the next duty of a table, if no command changes the table before.

    `skip_orders`: standing orders could not be applied to this position.
    """
    snapshot = table.snapshot
    if snapshot.phase != "playing" or snapshot.ply > MAX_PLIES or _are_all_holders_away(table):
        return None
    if is_waiting(snapshot):
        return None
    number = table.asked
    if number < 0:
        return Duty("forced", number, snapshot.asked_at)  # continues after MAX_MOVES_PER_ENTRY
    seat = table.seats[number]
    if seat.bot is not None:
        return Duty("bot", number, snapshot.asked_at + _pace(table))
    if is_prediction(table):
        return Duty("orders", number, _prediction_deadline(table))
    if not skip_orders and _has_ordered_action(table, seat, number):
        return Duty("orders", number, snapshot.asked_at)
    until = deadline(table, number, up_since)
    return Duty("clock", number, until) if until else None


def _pace(table: Table) -> int:
    """Return the delay of the decision of a bot, in milliseconds."""
    is_hurried = table.snapshot.hurried and not table.has_person
    return 0 if is_hurried else table.snapshot.setup.pace


def is_prediction(table: Table) -> bool:
    """Return whether an eliminated player is asked to predict the winner."""
    assert table.state is not None
    return top_kind(table.state) == PREDICT


def _prediction_deadline(table: Table) -> int:
    """Return when the game goes on without a prediction: at once if bots finish the game."""
    is_hurried = table.snapshot.hurried and not table.has_person
    return table.snapshot.asked_at + (0 if is_hurried else PREDICTION_MS)


def _are_all_holders_away(table: Table) -> bool:
    """Return whether all holders are away: then bots do not finish the game for them."""
    held = [seat for seat in table.seats if seat.holder]
    return bool(held) and all(seat.is_away for seat in held)


def _has_ordered_action(table: Table, seat: Seat, number: int) -> bool:
    assert table.state is not None
    return seat.orders != Orders() and ordered_action(seat.orders, table.state, number) is not None


def deadline(table: Table, number: int, up_since: int = 0) -> int:
    """Return when a bot takes over from the player who decides; 0: never.

    Downtime of the server does not count. A prediction has its own deadline.
    """
    if is_prediction(table):
        return _prediction_deadline(table)
    clock = table.snapshot.setup.clock
    if not clock.is_limited:
        return 0
    seconds = clock.seconds_left(table.seats[number].reserve)
    until = table.snapshot.asked_at + round(seconds * 1000)
    grace = min(GRACE_MS, (clock.move or clock.reserve) * 1000)
    return max(until, up_since + grace) if up_since else until
