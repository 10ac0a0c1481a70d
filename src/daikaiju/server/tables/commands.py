"""Commands at a table: who may execute them, and which log entry they lead to."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from ... import __version__
from ...record.notation import NotationError, action_text, monster_name, parse_action
from ...record.position import read_position
from ...rules.constants import MONSTERS
from ...rules.definitions import CARD_BY_NAME
from ...rules.editions import find_edition
from ...rules.operations import is_alive
from ...text.plain_text import clean_name, clean_text
from ..protocol.messages import (
    Act,
    Command,
    Free,
    Hurry,
    Leave,
    Man,
    Order,
    Renew,
    Resize,
    Return,
    Say,
    Sit,
    Start,
    Undo,
)
from ..protocol.values import Seat
from ..refusals import Refusal
from .deals import is_repeated
from .entries import (
    Away,
    Back,
    Freed,
    Hurried,
    Manned,
    Moved,
    Ordered,
    Renewed,
    Resized,
    Said,
    Sat,
    Started,
    Undone,
    What,
)
from .hints import TakeHint, hint_entry
from .moves import Play
from .renewal import check_text, is_waiting
from .table import Table

ABSENCE_MS: Final = 60_000  # then a bot may replace an absent player
MAX_LEGAL_SHOWN: Final = 8  # legal actions in the text of a refusal


@dataclass(frozen=True, slots=True)
class Decision:
    """An entry to write, with its moves if it has any."""

    what: What
    play: Play | None = None


def decide(
    table: Table,
    command: Command,
    player: str,
    now: int,
    present: Collection[str] = (),
    name: str = "",
) -> Decision:
    """Return the entry that a command of a player leads to, or raise `Refusal`. Change nothing.

    `present` are the connected players, `name` is the name of the player without a seat.
    """
    if isinstance(command, Man):
        return _man(table, command, player, now, present)
    if isinstance(command, Say):
        return _say(table, command, player, name)
    if isinstance(command, TakeHint):
        return Decision(hint_entry(table, command, player))
    return _HANDLERS[type(command)](table, command, player, now)


# --- seats ---------------------------------------------------------------------------------------


def _sit(table: Table, command: Sit, player: str, now: int) -> Decision:
    seat = _seat(table, command.seat)
    if table.snapshot.phase == "over":
        raise Refusal("is-over")
    if seat.holder not in ("", player):
        raise Refusal("seat-taken", name=seat.name)
    if table.snapshot.phase == "playing":
        _check_late_seat(table, command.seat, player)
        monster = seat.monster
    else:
        monster = _monster(table, command.seat, command.monster)
        _check_alive_in_position(table, command.seat)
    name = clean_name(command.name)
    if not name:
        raise Refusal("bad-name")
    return Decision(Sat(command.seat, player, name, monster, command.entropy))


def _check_late_seat(table: Table, number: int, player: str) -> None:
    """Allow a player without a living monster to take a living monster of a bot."""
    assert table.state is not None
    seat, setup, mine = table.seats[number], table.snapshot.setup, table.seats_of(player)
    if seat.holder:
        raise Refusal("already-seated")
    if not setup.late:
        raise Refusal("no-late")
    if not is_alive(table.state, number):
        raise Refusal("seat-not-free")
    if any(is_alive(table.state, own) for own in mine):
        raise Refusal("already-seated")
    if mine and not setup.second_life:
        raise Refusal("no-second-life")


def _check_alive_in_position(table: Table, number: int) -> None:
    """Refuse a monster that is already out in the start position."""
    if table.snapshot.position and not is_alive(read_position(table.snapshot.position), number):
        raise Refusal("seat-not-free")


def _man(table: Table, command: Man, player: str, now: int, present: Collection[str]) -> Decision:
    """Give a seat to a bot: a free seat, a seat of a bot, or the seat of an absent player."""
    seat = _seat(table, command.seat)
    _check_not_over(table)
    _check_member(table, player)
    if seat.holder:
        if seat.is_away:
            raise Refusal("seat-not-free")
        if not _is_awaited_and_absent(table, command.seat, now, present):
            raise Refusal("still-waited-for")
        return Decision(Away(command.seat, late=True))
    if table.snapshot.phase == "playing" and player != table.snapshot.host:
        raise Refusal("not-the-host")  # else players could weaken the bots of their opponents
    monster = seat.monster or _monster(table, command.seat, "")
    return Decision(Manned(command.seat, monster, command.level))


def _is_awaited_and_absent(table: Table, number: int, now: int, present: Collection[str]) -> bool:
    """Return whether the game waits for an absent player: then a bot may take over."""
    is_absent = table.seats[number].holder not in present
    return is_absent and table.asked == number and now - table.snapshot.asked_at >= ABSENCE_MS


def _free(table: Table, command: Free, player: str, now: int) -> Decision:
    seat = _seat(table, command.seat)
    _check_not_over(table)
    if seat.is_free:
        raise Refusal("nobody-seated")
    if seat.holder != player:
        _check_may_free(table, seat, player)
    return Decision(Freed(command.seat))


def _check_may_free(table: Table, seat: Seat, player: str) -> None:
    """Refuse to free the seat of another player or bot without the right to do so.

    Before the game starts, members may free seats of bots, and the host may free any seat.
    """
    if table.snapshot.phase != "gathering":
        raise Refusal("has-begun")
    if seat.holder and player != table.snapshot.host:
        raise Refusal("not-the-host")
    _check_member(table, player)


def _leave(table: Table, command: Leave, player: str, now: int) -> Decision:
    seat = _own_seat(table, command.seat, player)
    _check_not_over(table)
    if table.snapshot.phase == "gathering":
        return Decision(Freed(command.seat))
    if seat.is_away:
        raise Refusal("already-away")
    return Decision(Away(command.seat, late=False))


def _return(table: Table, command: Return, player: str, now: int) -> Decision:
    seat = _own_seat(table, command.seat, player)
    _check_playing(table)
    if not seat.is_away:
        raise Refusal("not-away")
    return Decision(Back(command.seat))


def _resize(table: Table, command: Resize, player: str, now: int) -> Decision:
    _check_gathering(table)
    _check_member(table, player)
    if table.snapshot.position or is_repeated(table.snapshot):
        raise Refusal("seats-fixed")
    if any(seat.holder for seat in table.seats[command.seats :]):
        raise Refusal("seats-occupied")
    return Decision(Resized(command.seats))


# --- the game ------------------------------------------------------------------------------------


def _start(table: Table, command: Start, player: str, now: int) -> Decision:
    _check_gathering(table)
    _check_member(table, player)
    check_text(table.snapshot, command.entropy)
    monsters = _monsters_of_seats(table)
    play = table.new_play(table.initial_position(monsters))
    play.play_forced(table.dice(command.entropy))
    return Decision(Started(__version__, monsters, play.moves, command.entropy), play)


def _renew(table: Table, command: Renew, player: str, now: int) -> Decision:
    _check_playing(table)
    _check_member(table, player)
    if not is_waiting(table.snapshot):
        raise Refusal("stale")
    return Decision(Renewed(command.entropy))


def _act(table: Table, command: Act, player: str, now: int) -> Decision:
    _own_seat(table, command.seat, player)
    _check_playing(table)
    _check_not_stale(table, command)
    if is_waiting(table.snapshot):
        raise Refusal("needs-text")
    if table.asked != command.seat:
        raise Refusal("not-your-turn", monster=_asked_monster(table))
    play = play_action(table, _read_action(table, command.action), "person")
    spent = max(0.0, (now - table.snapshot.asked_at) / 1000)
    reason = clean_text(command.reason)
    return Decision(Moved(command.seat, "person", play.moves, spent, reason), play)


def _undo(table: Table, command: Undo, player: str, now: int) -> Decision:
    _own_seat(table, command.seat, player)
    _check_playing(table)
    _check_not_stale(table, command)
    earlier = table.undo_target(now)
    if earlier is None or table.asked != command.seat:
        raise Refusal("nothing-to-undo")
    return Decision(Undone(command.seat, earlier))


def play_action(table: Table, action: int, why: Any) -> Play:
    """Return the moves that a legal action leads to."""
    assert table.state is not None
    play = table.new_play()
    play.make_move(action, why)
    play.play_forced(table.dice())
    return play


def _read_action(table: Table, text: str) -> int:
    assert table.state is not None
    try:
        return parse_action(table.state, text, table.legal)
    except NotationError:
        legal = [action_text(table.state, action) for action in table.legal]
        allowed = ", ".join(legal[:MAX_LEGAL_SHOWN]) + (
            " …" if len(legal) > MAX_LEGAL_SHOWN else ""
        )
        raise Refusal("illegal", action=clean_text(text), allowed=allowed) from None


def _order(table: Table, command: Order, player: str, now: int) -> Decision:
    _own_seat(table, command.seat, player)
    _check_not_over(table)
    for card in command.orders.cards:
        if card not in CARD_BY_NAME:
            raise Refusal("bad-request", detail=f"orders.cards: {clean_text(card)}")
    return Decision(Ordered(command.seat, command.orders))


def _say(table: Table, command: Say, player: str, name: str) -> Decision:
    """Chat as a player, or as a spectator where the table allows it."""
    mine = table.seats_of(player)
    if not mine and table.snapshot.setup.chat != "all":
        raise Refusal("not-seated")
    speaker = table.seats[mine[0]].name if mine else clean_name(name)
    if not speaker:
        raise Refusal("bad-name")
    text = clean_text(command.text)
    if not text:
        raise Refusal("bad-request", detail="text")
    return Decision(Said(speaker, text))


def _hurry(table: Table, command: Hurry, player: str, now: int) -> Decision:
    _check_playing(table)
    _check_member(table, player)
    if table.has_person:
        raise Refusal("still-playing")
    return Decision(Hurried())


_HANDLERS: Final[dict[type[Command], Callable[[Table, Any, str, int], Decision]]] = {
    Sit: _sit,
    Free: _free,
    Leave: _leave,
    Return: _return,
    Resize: _resize,
    Start: _start,
    Renew: _renew,
    Act: _act,
    Undo: _undo,
    Order: _order,
    Hurry: _hurry,
}

# --- checks --------------------------------------------------------------------------------------


def _seat(table: Table, number: int) -> Seat:
    """Return a seat; refuse an unknown number."""
    if number >= len(table.seats):
        raise Refusal("no-such-seat", seats=len(table.seats))
    return table.seats[number]


def _own_seat(table: Table, number: int, player: str) -> Seat:
    """Return a seat of the player; refuse a seat of another holder."""
    seat = _seat(table, number)
    if not player or seat.holder != player:
        raise Refusal("not-your-seat")
    return seat


def _check_member(table: Table, player: str) -> None:
    """Refuse players who neither hold a seat nor opened the table."""
    if player != table.snapshot.host and not table.seats_of(player):
        raise Refusal("not-seated")


def _check_gathering(table: Table) -> None:
    if table.snapshot.phase != "gathering":
        raise Refusal("has-begun")


def _check_playing(table: Table) -> None:
    if table.snapshot.phase == "gathering":
        raise Refusal("not-begun")
    _check_not_over(table)


def _check_not_over(table: Table) -> None:
    if table.snapshot.phase == "over":
        raise Refusal("is-over")


def _check_not_stale(table: Table, command: Act | Undo) -> None:
    """Refuse decisions about a position that is no longer current."""
    snapshot = table.snapshot
    if command.ply != snapshot.ply or 0 < command.seq < snapshot.undone:
        raise Refusal("stale")


def _asked_monster(table: Table) -> str:
    assert table.state is not None
    return monster_name(table.state, table.asked) if table.asked >= 0 else ""


def _monster(table: Table, number: int, wanted: str) -> str:
    """Return the monster for a seat: the wanted one, that of the seat, or the first free one."""
    own = table.seats[number].monster
    if table.snapshot.position:
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
    """Return the first free monster; those of the edition come first."""
    printed = find_edition(table.snapshot.setup.edition).monsters
    return next(name for name in (*printed, *MONSTERS) if name not in taken)


def _monsters_of_seats(table: Table) -> tuple[str, ...]:
    """Return the monster of each seat; a seat without one gets a free monster."""
    taken = {seat.monster for seat in table.seats if seat.monster}
    monsters = []
    for seat in table.seats:
        monsters.append(seat.monster or _first_free(table, taken))
        taken.add(monsters[-1])
    return tuple(monsters)
