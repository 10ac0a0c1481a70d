"""Duties of a table: bot moves, standing orders and clocks, each with its due time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..protocol.values import Orders, Seat
from .standing_orders import ordered_action
from .table import Table

GRACE_MS: Final = 30_000  # minimal time to decide after a restart of the server
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
    number = table.asked
    if number < 0:
        return Duty("forced", number, snapshot.asked_at)  # continues after MAX_MOVES_PER_ENTRY
    seat = table.seats[number]
    if seat.bot is not None:
        return Duty("bot", number, snapshot.asked_at + _pace(table))
    if not skip_orders and _has_ordered_action(table, seat, number):
        return Duty("orders", number, snapshot.asked_at)
    until = deadline(table, number, up_since)
    return Duty("clock", number, until) if until else None


def _pace(table: Table) -> int:
    """Return the delay of the decision of a bot, in milliseconds."""
    is_hurried = table.snapshot.hurried and not table.has_person
    return 0 if is_hurried else table.snapshot.setup.pace


def _are_all_holders_away(table: Table) -> bool:
    """Return whether all holders are away: then bots do not finish the game for them."""
    held = [seat for seat in table.seats if seat.holder]
    return bool(held) and all(seat.is_away for seat in held)


def _has_ordered_action(table: Table, seat: Seat, number: int) -> bool:
    assert table.state is not None
    return seat.orders != Orders() and ordered_action(seat.orders, table.state, number) is not None


def deadline(table: Table, number: int, up_since: int = 0) -> int:
    """Return when a bot takes over from the player who decides; 0: never.

    Downtime of the server does not count.
    """
    clock = table.snapshot.setup.clock
    if not clock.move:
        return 0
    until = table.snapshot.asked_at + round((clock.move + table.seats[number].reserve) * 1000)
    return max(until, up_since + min(GRACE_MS, clock.move * 1000)) if up_since else until
