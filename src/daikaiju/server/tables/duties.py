"""What a table has to do by itself, and when: bots decide, orders are followed, clocks run out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .standing_orders import ordered
from .table import Table
from .values import Orders, Seat

PARDON: Final = 30_000  # milliseconds that everybody has at least after the server was away
MOST_PLIES: Final = 20_000  # a game that has gone on for so long has come to a standstill


@dataclass(frozen=True, slots=True)
class Duty:
    """One thing to be done at a time (milliseconds since 1970)."""

    kind: Literal["bot", "orders", "clock", "alone"]
    seat: int
    at: int


def duty(table: Table, up_since: int = 0, asks_anyway: bool = False) -> Duty | None:
    """The next thing that this table must do by itself, if nobody does anything before.

    `asks_anyway`: standing orders could not be followed this time.
    """
    kept = table.kept
    if kept.phase != "playing" or kept.ply > MOST_PLIES or _everybody_left(table):
        return None
    number = table.asked
    if number < 0:
        return Duty("alone", number, kept.asked_at)  # chance goes on after MOST_AT_ONCE moves
    seat = table.seats[number]
    if seat.bot is not None:
        return Duty("bot", number, kept.asked_at + kept.setup.pace)
    if not asks_anyway and _is_ordered(table, seat, number):
        return Duty("orders", number, kept.asked_at)
    until = deadline(table, number, up_since)
    return Duty("clock", number, until) if until else None


def _everybody_left(table: Table) -> bool:
    """Bots do not play a game to its end for people who are all away."""
    held = [seat for seat in table.seats if seat.holder]
    return bool(held) and all(seat.is_away for seat in held)


def _is_ordered(table: Table, seat: Seat, number: int) -> bool:
    assert table.state is not None
    return seat.orders != Orders() and ordered(seat.orders, table.state, number) is not None


def deadline(table: Table, number: int, up_since: int = 0) -> int:
    """When a bot takes over from somebody who thinks; 0: never.

    Time in which the server was away does not count against anybody.
    """
    clock = table.kept.setup.clock
    if not clock.move:
        return 0
    until = table.kept.asked_at + round((clock.move + table.seats[number].reserve) * 1000)
    return max(until, up_since + min(PARDON, clock.move * 1000)) if up_since else until
