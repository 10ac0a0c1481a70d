"""Commands at a table: who may do what, and which entry of the log it leads to."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from ... import __version__
from ...record.notation import NotationError, action_text, monster_name, parse_action
from ...record.position import read_position
from ...rules.constants import MONSTERS
from ...rules.definitions import THINGS_PRINTED
from ...rules.editions import find_edition
from ...rules.engine import legal_actions
from ...rules.operations import alive
from ..refusals import Refusal
from ..updates.messages import (
    Act,
    Command,
    Free,
    Leave,
    Man,
    Order,
    Resize,
    Return,
    Say,
    Sit,
    Start,
    Undo,
)
from .entries import (
    Away,
    Back,
    Freed,
    Manned,
    Moved,
    Ordered,
    Resized,
    Said,
    Sat,
    Started,
    Undone,
    What,
)
from .moves import Play
from .table import Table
from .values import Seat

LONG_WAIT: Final = 60_000  # milliseconds for which one waits for somebody who has gone
EXAMPLES: Final = 8  # of what would have been possible
JOINERS: Final = "\u200c\u200d"
NAMES_OF_THINGS: Final = frozenset(thing.name for thing in THINGS_PRINTED)


@dataclass(frozen=True, slots=True)
class Decision:
    """An entry to be written, with its moves if it has any."""

    what: What
    play: Play | None = None


def decide(
    table: Table, command: Command, player: str, now: int, present: Collection[str] = ()
) -> Decision:
    """What a command of a player leads to; else a `Refusal`. Nothing is changed here.

    `present` are the players who are connected.
    """
    if isinstance(command, Man):
        return _man(table, command, player, now, present)
    return _DECIDING[type(command)](table, command, player, now)


# --- sitting down and standing up ----------------------------------------------------------------


def _sit(table: Table, command: Sit, player: str, now: int) -> Decision:
    seat = _seat(table, command.seat)
    if table.kept.phase == "over":
        raise Refusal("is-over")
    if seat.holder not in ("", player):
        raise Refusal("seat-taken", name=seat.name)
    if table.kept.phase == "playing":
        _check_late(table, command.seat, player)
        monster = seat.monster
    else:
        monster = _monster(table, command.seat, command.monster)
        _check_lives(table, command.seat)
    name = clean_name(command.name)
    if not name:
        raise Refusal("bad-name")
    return Decision(Sat(command.seat, player, name, monster, command.entropy))


def _check_late(table: Table, number: int, player: str) -> None:
    """In a running game one may take a bot's living monster, if one has none oneself."""
    assert table.state is not None
    seat, setup, mine = table.seats[number], table.kept.setup, table.seats_of(player)
    if seat.holder:
        raise Refusal("already-seated")
    if not setup.late:
        raise Refusal("no-late")
    if not alive(table.state, number):
        raise Refusal("seat-not-free")
    if any(alive(table.state, own) for own in mine):
        raise Refusal("already-seated")
    if mine and not setup.second_life:
        raise Refusal("no-second-life")


def _check_lives(table: Table, number: int) -> None:
    """A game that goes on from a position may begin with monsters that are out."""
    if table.kept.position and not alive(read_position(table.kept.position), number):
        raise Refusal("seat-not-free")


def _man(table: Table, command: Man, player: str, now: int, present: Collection[str]) -> Decision:
    seat = _seat(table, command.seat)
    _check_not_over(table)
    _check_belongs(table, player)
    if seat.holder:
        if seat.is_away:
            raise Refusal("seat-not-free")
        if not _is_missed(table, command.seat, now, present):
            raise Refusal("still-waited-for")
        return Decision(Away(command.seat, late=True))
    monster = seat.monster or _monster(table, command.seat, "")
    return Decision(Manned(command.seat, monster, command.level))


def _is_missed(table: Table, number: int, now: int, present: Collection[str]) -> bool:
    """Everybody waits for somebody who is not even here: the others may let a bot stand in."""
    is_absent = table.seats[number].holder not in present
    return is_absent and table.asked == number and now - table.kept.asked_at >= LONG_WAIT


def _free(table: Table, command: Free, player: str, now: int) -> Decision:
    seat = _seat(table, command.seat)
    _check_not_over(table)
    if seat.is_free:
        raise Refusal("nobody-seated")
    if seat.holder != player:
        _check_may_free(table, seat, player)
    return Decision(Freed(command.seat))


def _check_may_free(table: Table, seat: Seat, player: str) -> None:
    """Others' seats: of a bot, by anybody here; of a person, by the host; both only at first."""
    if table.kept.phase != "gathering":
        raise Refusal("has-begun")
    if seat.holder and player != table.kept.host:
        raise Refusal("not-the-host")
    _check_belongs(table, player)


def _leave(table: Table, command: Leave, player: str, now: int) -> Decision:
    seat = _own(table, command.seat, player)
    _check_not_over(table)
    if table.kept.phase == "gathering":
        return Decision(Freed(command.seat))
    if seat.is_away:
        raise Refusal("already-away")
    return Decision(Away(command.seat, late=False))


def _return(table: Table, command: Return, player: str, now: int) -> Decision:
    seat = _own(table, command.seat, player)
    _check_playing(table)
    if not seat.is_away:
        raise Refusal("not-away")
    return Decision(Back(command.seat))


def _resize(table: Table, command: Resize, player: str, now: int) -> Decision:
    _check_gathering(table)
    _check_belongs(table, player)
    if table.kept.position:
        raise Refusal("seats-fixed")
    if any(seat.holder for seat in table.seats[command.seats :]):
        raise Refusal("seats-occupied")
    return Decision(Resized(command.seats))


# --- the game ------------------------------------------------------------------------------------


def _start(table: Table, command: Start, player: str, now: int) -> Decision:
    _check_gathering(table)
    _check_belongs(table, player)
    monsters = _monsters_of_all(table)
    play = Play(table.first_position(monsters))
    play.go_on(table.dice())
    return Decision(Started(__version__, monsters, play.moves), play)


def _act(table: Table, command: Act, player: str, now: int) -> Decision:
    _own(table, command.seat, player)
    _check_playing(table)
    _check_seen(table, command)
    if table.asked != command.seat:
        raise Refusal("not-your-turn", monster=_who_is_asked(table))
    play = acted(table, _read_action(table, command.action), "person")
    spent = max(0.0, (now - table.kept.asked_at) / 1000)
    return Decision(Moved(command.seat, "person", play.moves, spent), play)


def _undo(table: Table, command: Undo, player: str, now: int) -> Decision:
    _own(table, command.seat, player)
    _check_playing(table)
    _check_seen(table, command)
    earlier = table.way_back(now)
    if earlier is None or table.asked != command.seat:
        raise Refusal("nothing-to-undo")
    return Decision(Undone(command.seat, earlier))


def acted(table: Table, action: int, why: Any) -> Play:
    """What comes of a legal decision."""
    assert table.state is not None
    play = Play(table.state)
    play.do(action, why)
    play.go_on(table.dice())
    return play


def _read_action(table: Table, text: str) -> int:
    assert table.state is not None
    try:
        return parse_action(table.state, text)
    except NotationError:
        legal = [action_text(table.state, action) for action in legal_actions(table.state)]
        allowed = ", ".join(legal[:EXAMPLES]) + (" …" if len(legal) > EXAMPLES else "")
        raise Refusal("illegal", action=clean(text), allowed=allowed) from None


def _order(table: Table, command: Order, player: str, now: int) -> Decision:
    _own(table, command.seat, player)
    _check_not_over(table)
    for card in command.orders.cards:
        if card not in NAMES_OF_THINGS:
            raise Refusal("bad-request", detail=f"orders.cards: {clean(card)}")
    return Decision(Ordered(command.seat, command.orders))


def _say(table: Table, command: Say, player: str, now: int) -> Decision:
    mine = table.seats_of(player)
    if not mine:
        raise Refusal("not-seated")
    text = clean(command.text)
    if not text:
        raise Refusal("bad-request", detail="text")
    return Decision(Said(table.seats[mine[0]].name, text))


_DECIDING: Final[dict[type[Command], Callable[[Table, Any, str, int], Decision]]] = {
    Sit: _sit,
    Free: _free,
    Leave: _leave,
    Return: _return,
    Resize: _resize,
    Start: _start,
    Act: _act,
    Undo: _undo,
    Order: _order,
    Say: _say,
}

# --- questions -----------------------------------------------------------------------------------


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refusal("no-such-seat", seats=len(table.seats))
    return table.seats[number]


def _own(table: Table, number: int, player: str) -> Seat:
    seat = _seat(table, number)
    if not player or seat.holder != player:
        raise Refusal("not-your-seat")
    return seat


def _check_belongs(table: Table, player: str) -> None:
    """Somebody who sits here, or who opened the table."""
    if player != table.kept.host and not table.seats_of(player):
        raise Refusal("not-seated")


def _check_gathering(table: Table) -> None:
    if table.kept.phase != "gathering":
        raise Refusal("has-begun")


def _check_playing(table: Table) -> None:
    if table.kept.phase == "gathering":
        raise Refusal("not-begun")
    _check_not_over(table)


def _check_not_over(table: Table) -> None:
    if table.kept.phase == "over":
        raise Refusal("is-over")


def _check_seen(table: Table, command: Act | Undo) -> None:
    """What was decided about a position that is not there any more does not count."""
    kept = table.kept
    if command.ply != kept.ply or 0 < command.seq < kept.undone:
        raise Refusal("stale")


def _who_is_asked(table: Table) -> str:
    assert table.state is not None
    return monster_name(table.state, table.asked) if table.asked >= 0 else ""


def _monster(table: Table, number: int, wanted: str) -> str:
    """The monster for a seat: the one wanted, or that of the seat, or the first free one."""
    own = table.seats[number].monster
    if table.kept.position:
        if wanted not in ("", own):
            raise Refusal("seats-fixed")
        return own
    others = {seat.monster for n, seat in enumerate(table.seats) if n != number}
    if wanted in others and wanted:
        raise Refusal("monster-taken", monster=wanted)
    if wanted and wanted not in MONSTERS:
        raise Refusal("no-such-monster", monster=wanted, monsters=", ".join(MONSTERS))
    return wanted or own or _first_free(table, others)


def _first_free(table: Table, taken: set[str]) -> str:
    """Those of the edition's box come first."""
    box = find_edition(table.kept.setup.edition).monsters
    return next(name for name in (*box, *MONSTERS) if name not in taken)


def _monsters_of_all(table: Table) -> tuple[str, ...]:
    taken = {seat.monster for seat in table.seats if seat.monster}
    monsters = []
    for seat in table.seats:
        monsters.append(seat.monster or _first_free(table, taken))
        taken.add(monsters[-1])
    return tuple(monsters)


def clean(text: str) -> str:
    """Text of people as plain words: no control or direction signs, single spaces.

    What joins letters in Persian and emoji stays.
    """
    plain = "".join(
        " " if unicodedata.category(letter)[0] in "CZ" and letter not in JOINERS else letter
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(plain.split())


def clean_name(text: str) -> str:
    """… and no commas: they separate the players in the header of a record."""
    return clean(text.replace(",", " ")).strip(JOINERS)
