"""The log of a table: all its entries in order. Entries are never changed or removed.

The state of a table follows from its log alone: `Table.apply` in table.py reads the entries.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..protocol.values import Level, Orders, Seat, Setup

Why = Literal["person", "bot", "orders", "table"]


class Deal(Struct, frozen=True, omit_defaults=True):
    """The dice and cards of a table are fixed for each seat and turn (record/draw_names.py).

    If the deal was played before, `first` is the table of the first game, and the secret and the
    texts are those of that game.
    """

    first: str = ""
    code: str = ""  # of that table
    entropy: tuple[str, ...] = ()


class Opened(Struct, tag="opened", frozen=True, omit_defaults=True):
    """The first entry. `position` is set if the game starts from an existing position."""

    setup: Setup
    code: str
    commitment: str  # hash of the secret of the dice
    seats: tuple[Seat, ...]  # initial seats; the monsters of a position are fixed
    position: str = ""
    origin: str = ""  # id of the table whose rematch or fork this is
    packs: tuple[str, ...] = ()  # references of the packs of the game: `my_cards@0a1b…`
    deal: Deal | None = None  # tables of earlier versions: None, their draws have numbers only


class Sat(Struct, tag="sat", frozen=True, omit_defaults=True):
    """A player takes a free seat or a seat of a bot, or changes name or monster."""

    seat: int
    player: str
    name: str
    monster: str
    entropy: str = ""


class Manned(Struct, tag="manned", frozen=True):
    """A bot takes a free seat, or the level of a bot changes."""

    seat: int
    monster: str
    level: Level


class Freed(Struct, tag="freed", frozen=True):
    """A seat loses its holder. In a running game a bot plays on."""

    seat: int


class Away(Struct, tag="away", frozen=True):
    """A bot plays for the holder, who has left or was too slow."""

    seat: int
    late: bool  # the clock has run out


class Back(Struct, tag="back", frozen=True):
    """The holder plays again."""

    seat: int


class Resized(Struct, tag="resized", frozen=True):
    """The number of seats changes."""

    seats: int


class Ordered(Struct, tag="ordered", frozen=True):
    """A seat gets standing orders."""

    seat: int
    orders: Orders


class Started(Struct, tag="started", frozen=True, omit_defaults=True):
    """The game starts, with the monster of each seat and the first moves. Bots take free seats."""

    rules: str  # version of the rules
    monsters: tuple[str, ...]
    moves: tuple[str, ...]
    entropy: str = ""  # added by the player who started the game


class Moved(Struct, tag="moved", frozen=True, omit_defaults=True):
    """One decision, with the chance and forced moves that follow from it."""

    seat: int
    why: Why
    moves: tuple[str, ...]
    spent: float = 0  # seconds until the decision
    reason: str = ""  # that the player stated, as plain text; hidden from others during the game


class UndoTarget(Struct, frozen=True):
    """An earlier position to which an undo returns."""

    position: str
    ply: int
    asked_at: int  # milliseconds since 1970; the clock was not stopped
    reserve: float
    counts: dict[str, int] = {}  # of the names of draws


class Undone(Struct, tag="undone", frozen=True):
    """The last decision of a seat is undone: the game returns to the position before it.

    The entry holds the whole target, so that the log stays readable if the rules for undo change.
    """

    seat: int
    to: UndoTarget


class Hinted(Struct, tag="hinted", frozen=True):
    """The champion gives a seat a hint for its pending decision. All players see that it did."""

    seat: int


class Said(Struct, tag="said", frozen=True):
    """A chat message, as plain text."""

    name: str
    text: str


class Hurried(Struct, tag="hurried", frozen=True):
    """Bots play without pauses, as long as no person has a monster."""


class Restored(Struct, tag="restored", frozen=True):
    """The table was restored from a backup: the next draws use a new secret."""

    commitment: str


class Renewed(Struct, tag="renewed", frozen=True):
    """A player adds a text to the new secret after a restore, and the game goes on."""

    entropy: str


class Dealt(Struct, tag="dealt", frozen=True):
    """Another table plays the deal of this finished game."""

    table: str
    code: str


class Followed(Struct, tag="followed", frozen=True):
    """The same players continue at another table."""

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
    | Hinted
    | Said
    | Hurried
    | Restored
    | Renewed
    | Dealt
    | Followed
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry of the log."""

    seq: int  # 1, 2, 3 …
    at: int  # milliseconds since 1970
    what: What
    by: str = ""  # the player who caused it; empty: the table itself
    command: str = ""  # id of the command, so that it is executed once


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
