"""The log of a table: everything that happened there, in order, each entry once and for ever.

A table is what its log says: `table_goals.py` reads entries one after the other. Whatever is not in
the log has not happened; whoever is told something is told what stands there.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from .values import Level, Orders, Seat, Setup

Why = Literal["person", "bot", "orders", "table"]


class Opened(Struct, tag="opened", frozen=True, omit_defaults=True):
    """The first entry. `position` is set where a game goes on from elsewhere."""

    setup: Setup
    code: str
    commitment: str  # to the secret of the dice
    seats: tuple[Seat, ...]  # who sits there already; the monsters of a position are fixed
    position: str = ""
    origin: str = ""  # the table that this one follows or branches from


class Sat(Struct, tag="sat", frozen=True, omit_defaults=True):
    """A person takes a free seat, or one that a bot has, or changes name or monster."""

    seat: int
    player: str
    name: str
    monster: str
    entropy: str = ""


class Manned(Struct, tag="manned", frozen=True):
    """A bot takes a free seat, or plays there at another level."""

    seat: int
    monster: str
    level: Level


class Freed(Struct, tag="freed", frozen=True):
    """Nobody has this seat any more; in a running game a bot plays on."""

    seat: int


class Away(Struct, tag="away", frozen=True):
    """A bot stands in for the holder, who has left or was too slow."""

    seat: int
    late: bool  # the clock ran out


class Back(Struct, tag="back", frozen=True):
    """The holder plays again."""

    seat: int


class Resized(Struct, tag="resized", frozen=True):
    """The table has so many seats now."""

    seats: int


class Ordered(Struct, tag="ordered", frozen=True):
    """Standing orders of a seat."""

    seat: int
    orders: Orders


class Started(Struct, tag="started", frozen=True):
    """The game begins: monsters for all seats, bots for the free ones, and the first moves."""

    rules: str  # the version of the rules by which it is played
    monsters: tuple[str, ...]
    moves: tuple[str, ...]


class Moved(Struct, tag="moved", frozen=True, omit_defaults=True):
    """One decision, and what it led to without another: chance, and moves without a choice."""

    seat: int
    why: Why
    moves: tuple[str, ...]
    spent: float = 0  # seconds of thought


class Earlier(Struct, frozen=True):
    """A moment that one may go back to."""

    position: str
    ply: int
    asked_at: int  # since then the clock has run on
    reserve: float


class Undone(Struct, tag="undone", frozen=True):
    """The last decision of a seat is taken back: the game stands where it did before.

    All that it goes back to is in here: what can be taken back may be settled otherwise one day,
    and the log must still read.
    """

    seat: int
    to: Earlier


class Said(Struct, tag="said", frozen=True):
    """A few words to the table. They are plain text."""

    name: str
    text: str


class Followed(Struct, tag="followed", frozen=True):
    """The same people play again, at another table."""

    table: str
    code: str


What = (
    Opened
    | Sat
    | Manned
    | Freed
    | Away
    | Back
    | Resized
    | Ordered
    | Started
    | Moved
    | Undone
    | Said
    | Followed
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the log."""

    seq: int  # 1, 2, 3 …
    at: int  # milliseconds since 1970
    what: What
    by: str = ""  # the player who asked for it; empty: the table itself
    command: str = ""  # … and that player's name for the command, so that it happens only once


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
