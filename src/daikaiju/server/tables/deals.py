"""Deals: tables whose dice and cards are fixed for each seat and turn.

Every new table has a deal. When its game is over, other tables may play the same deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...record.draw_names import DrawNames
from ...rng.provably_fair import SECRET_BYTES, FairDice
from ...rules.state import State
from ..protocol.values import Seat
from ..refusals import Refusal
from .entries import Deal
from .moves import Play

if TYPE_CHECKING:
    from .table import Snapshot, Table

MAX_DEALS: Final = 100  # tables with the deal of one game


def new_play(snapshot: Snapshot, state: State | None) -> Play:
    """Return a play from a position of this table."""
    assert state is not None
    return Play(state, None if snapshot.deal is None else DrawNames(snapshot.counts))


def count_turns(snapshot: Snapshot) -> int:
    """Return how many turns have begun; 0 also for tables of earlier versions."""
    return DrawNames(snapshot.counts).turns


def is_repeated(snapshot: Snapshot) -> bool:
    """Return whether the deal was played before, so that players may know it."""
    return snapshot.deal is not None and bool(snapshot.deal.first)


def entropy_of(snapshot: Snapshot) -> tuple[str, ...]:
    """Return the texts of the dice: of each seat, then of the player who started."""
    if snapshot.deal is not None and snapshot.deal.first:
        return snapshot.deal.entropy
    texts = tuple(seat.entropy for seat in snapshot.seats)
    return (*texts, snapshot.start_text) if snapshot.start_text else texts


def dice_of(snapshot: Snapshot, secret: bytes, added: str) -> FairDice:
    """Return the dice of a table; `added` is the text of the player who starts the game."""
    texts = entropy_of(snapshot) + ((added,) if added and not is_repeated(snapshot) else ())
    if snapshot.renewals:
        texts += (snapshot.renewals[-1].entropy or added,)
    return FairDice(secret[-SECRET_BYTES:], texts, snapshot.draws)


def deal_of(table: Table) -> Deal:
    """Return the deal of a finished game for another table; a `Refusal` if there is none."""
    snapshot = table.snapshot
    if snapshot.phase != "over":
        raise Refusal("not-over")
    if snapshot.deal is None or snapshot.renewals:
        raise Refusal("no-deal")
    if snapshot.deal.first:
        raise Refusal("deal-of-other", code=snapshot.deal.code)
    if len(snapshot.deals) >= MAX_DEALS:
        raise Refusal("too-many-deals", tables=MAX_DEALS)
    return Deal(table.id, snapshot.code, entropy_of(snapshot))


def seats_for_deal(snapshot: Snapshot) -> tuple[Seat, ...]:
    """Return the seats of a table with the deal of this game: its monsters and its bots."""
    return tuple(
        Seat(monster=seat.monster, bot=None if seat.holder else seat.bot) for seat in snapshot.seats
    )


def seats_for_rematch(snapshot: Snapshot) -> tuple[Seat, ...]:
    """Return the seats of a rematch: the same players and bots, each moved on by one seat."""
    return tuple(
        Seat(
            monster=seat.monster,
            holder=seat.holder,
            name=seat.name,
            bot=None if seat.holder else seat.bot,
            orders=seat.orders,
        )
        for seat in (*snapshot.seats[1:], snapshot.seats[0])
    )
