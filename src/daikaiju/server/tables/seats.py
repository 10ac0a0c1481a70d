"""Seats after a player sat down or left."""

from __future__ import annotations

from ..protocol.values import Level, Orders, Seat
from .entries import Sat


def taken_seat(seat: Seat, what: Sat, is_gathering: bool) -> Seat:
    """Return the seat with its new holder. In a running game the entropy does not change."""
    return Seat(
        monster=what.monster,
        holder=what.player,
        name=what.name,
        orders=seat.orders if seat.holder == what.player else Orders(),
        reserve=seat.reserve,
        entropy=what.entropy if is_gathering else seat.entropy,
    )


def empty_seat(seat: Seat, keeps_monster: bool) -> Seat:
    """Return the seat without its holder, before the game starts."""
    return Seat(monster=seat.monster if keeps_monster else "", reserve=seat.reserve)


def seat_of_bot(seat: Seat, level: Level) -> Seat:
    """Return the seat with a bot in place of its holder, in a running game: the entropy stays."""
    return Seat(monster=seat.monster, bot=level, entropy=seat.entropy, reserve=seat.reserve)
