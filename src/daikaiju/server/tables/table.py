"""A table: what its log says. No clock, no network and no storage: entries in, entries out.

`Table.after` takes the entries one after the other; `commands.py` says which entry a command leads
to, `duties.py` what the table has to do by itself.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, structs

from ...record.position import position_text, read_position
from ...rng.provably_fair import Dice
from ...rules.agenda import actor
from ...rules.constants import NOBODY
from ...rules.setup import new_game
from ...rules.state import State
from .entries import (
    Away,
    Back,
    Earlier,
    Entry,
    Followed,
    Freed,
    Manned,
    Moved,
    Opened,
    Ordered,
    Resized,
    Sat,
    Started,
    Undone,
)
from .moves import Play, replayed
from .undo import may_be_undone
from .values import Orders, Phase, Seat, Setup

MOST_REMEMBERED: Final = 32  # commands by whose names one recognises those sent again
MOST_UNDONE: Final = 16  # decisions, one before the other


class Remembered(Struct, frozen=True):
    """A command that was carried out."""

    by: str
    command: str
    seq: int
    ply: int


class Kept(Struct):
    """All that the log amounts to; stored beside it so that a table is quickly at hand again."""

    setup: Setup
    code: str
    commitment: str
    host: str
    seats: tuple[Seat, ...]
    created: int
    seq: int = 0
    phase: Phase = "gathering"
    position: str = ""  # where the game stands, or will begin if not as a new one
    ply: int = 0
    draws: int = 0
    asked_at: int = 0  # since when somebody has had to decide
    changed: int = 0
    origin: str = ""
    next: str = ""
    next_code: str = ""
    recent: tuple[Remembered, ...] = ()
    earlier: tuple[Earlier, ...] = ()  # to which whoever is asked may go back, the nearest last
    undone: int = 0  # the last entry that took a decision back


class Table:
    """One table, with the secret of its dice."""

    def __init__(self, name: str, kept: Kept, secret: bytes) -> None:
        self.name, self.kept, self.secret = name, kept, secret
        begun = kept.phase != "gathering"
        self.state: State | None = read_position(kept.position) if begun else None

    @classmethod
    def opened(cls, name: str, entry: Entry, secret: bytes) -> Table:
        """A table with its first entry."""
        what = entry.what
        assert isinstance(what, Opened)
        kept = Kept(
            setup=what.setup,
            code=what.code,
            commitment=what.commitment,
            host=entry.by,
            seats=what.seats,
            created=entry.at,
            seq=entry.seq,
            position=what.position,
            changed=entry.at,
            origin=what.origin,
        )
        return cls(name, kept, secret)

    @classmethod
    def restored(cls, name: str, snapshot: bytes, secret: bytes) -> Table:
        return cls(name, msgspec.json.decode(snapshot, type=Kept), secret)

    def after(self, entry: Entry, play: Play | None = None) -> tuple[Table, Play | None]:
        """The table as it is after the next entry, with the moves of that; this one stays."""
        later = object.__new__(Table)
        later.name, later.kept, later.secret = self.name, structs.replace(self.kept), self.secret
        later.state = self.state
        return later, later._read(entry, play)

    def snapshot(self) -> bytes:
        return msgspec.json.encode(self.kept)

    # --- questions -------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.kept.seats

    @property
    def asked(self) -> int:
        """The seat that must decide, CHANCE or NOBODY."""
        return NOBODY if self.state is None else actor(self.state)

    @property
    def moment(self) -> tuple[int, int]:
        """Names a position: once decisions are taken back, other moves may have its number."""
        return self.kept.ply, self.kept.undone

    def way_back(self, now: int) -> Earlier | None:
        """The moment before the last decision, if there is a way back.

        Its clock has run on: taking something back brings nobody more time.
        """
        if not self.kept.earlier:
            return None
        to, clock = self.kept.earlier[-1], self.kept.setup.clock
        until = to.asked_at + round((clock.move + to.reserve) * 1000)
        return None if clock.move and now >= until else to

    def seats_of(self, player: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if player and seat.holder == player]

    def is_known(self, player: str, command: str) -> Remembered | None:
        """The command, if this player has already sent it and it was carried out."""
        for known in self.kept.recent:
            if known.by == player and known.command == command:
                return known
        return None

    def dice(self) -> Dice:
        """The luck of this game, from the next draw on."""
        return Dice(self.secret, [seat.entropy for seat in self.seats], self.kept.draws)

    def first_position(self, monsters: tuple[str, ...]) -> State:
        """Where the game begins."""
        if self.kept.position:
            return read_position(self.kept.position)
        setup = self.kept.setup
        return new_game(setup.edition, monsters, setup.options.options())

    # --- reading the log -------------------------------------------------------------------------

    def _read(self, entry: Entry, play: Play | None) -> Play | None:
        """Take in the next entry; its moves, if they are not at hand, are played again."""
        kept, what = self.kept, entry.what
        assert entry.seq == kept.seq + 1, "the log has a gap"
        if isinstance(what, Started):
            play = self._start(what, play)
        elif isinstance(what, Moved):
            play = self._move(what, play)
        elif isinstance(what, Undone):
            self._undo(what, entry.seq)
        elif isinstance(what, Resized):
            more = (Seat(),) * (what.seats - len(kept.seats))
            kept.seats = (*kept.seats, *more)[: what.seats]
        elif isinstance(what, Followed):
            kept.next, kept.next_code = what.table, what.code
        elif isinstance(what, Sat | Manned | Freed | Away | Back | Ordered):
            self._seat(what)
        if play:
            self._follow(play)
        if play or isinstance(what, Back):
            kept.asked_at = entry.at
        kept.seq, kept.changed = entry.seq, entry.at
        self._remember(entry)
        return play

    def _start(self, what: Started, play: Play | None) -> Play:
        kept = self.kept
        if play is None:
            play = replayed(self.first_position(what.monsters), what.moves)
        kept.seats = tuple(
            structs.replace(
                seat,
                monster=monster,
                bot=kept.setup.level if seat.is_free else seat.bot,
                reserve=kept.setup.clock.reserve,
            )
            for seat, monster in zip(kept.seats, what.monsters, strict=True)
        )
        kept.phase = "playing"
        return play

    def _move(self, what: Moved, play: Play | None) -> Play:
        assert self.state is not None
        if play is None:
            play = replayed(self.state, what.moves, what.seat, what.why)
        self.kept.earlier = self._ways_back(what, play)
        if what.why == "person":
            seat = self.seats[what.seat]
            over = max(0.0, what.spent - self.kept.setup.clock.move)
            self._change(what.seat, bot=None, reserve=max(0.0, seat.reserve - over))
        return play

    def _ways_back(self, what: Moved, play: Play) -> tuple[Earlier, ...]:
        """The moments to which one may go back after a decision that is being made."""
        kept, state = self.kept, self.state
        assert state is not None
        if what.why != "person" or not may_be_undone(state, play, what.seat):
            return ()
        here = Earlier(kept.position, kept.ply, kept.asked_at, self.seats[what.seat].reserve)
        return (*kept.earlier, here)[-MOST_UNDONE:]

    def _undo(self, what: Undone, seq: int) -> None:
        """As if the decision had never been made, and its maker had thought on all the time."""
        kept, to = self.kept, what.to
        kept.position, kept.ply, kept.asked_at = to.position, to.ply, to.asked_at
        kept.earlier = tuple(other for other in kept.earlier if other.ply < to.ply)
        kept.undone = seq
        self.state = read_position(to.position)
        self._change(what.seat, reserve=to.reserve)

    def _follow(self, play: Play) -> None:
        kept = self.kept
        self.state = play.state
        kept.position = position_text(play.state)
        kept.ply += len(play.steps)
        kept.draws += play.draws
        kept.phase = "over" if actor(play.state) == NOBODY else "playing"

    def _seat(self, what: Sat | Manned | Freed | Away | Back | Ordered) -> None:
        level = self.kept.setup.level
        if what.seat == self.asked and isinstance(what, Sat | Manned | Freed | Away):
            self.kept.earlier = ()  # nobody takes back what another has decided
        if isinstance(what, Sat):
            self._sit(what)
        elif isinstance(what, Manned):
            self._change(what.seat, bot=what.level, monster=what.monster, holder="", name="")
        elif isinstance(what, Freed):
            self._free(what.seat)
        elif isinstance(what, Away):
            self._change(what.seat, bot=level)
        elif isinstance(what, Back):
            self._change(what.seat, bot=None)
        else:
            self._change(what.seat, orders=what.orders)

    def _sit(self, what: Sat) -> None:
        """Once the game has begun, what has stirred its dice does not change any more."""
        seat = self.seats[what.seat]
        self._put(
            what.seat,
            Seat(
                monster=what.monster,
                holder=what.player,
                name=what.name,
                orders=seat.orders if seat.holder == what.player else Orders(),
                reserve=seat.reserve,
                entropy=what.entropy if self.kept.phase == "gathering" else seat.entropy,
            ),
        )

    def _free(self, number: int) -> None:
        """While gathering, nobody's; in a game a bot plays on, and its entropy stays mixed in."""
        seat, kept = self.seats[number], self.kept
        gathering = kept.phase == "gathering"
        self._put(
            number,
            Seat(
                monster="" if gathering and not kept.position else seat.monster,
                bot=None if gathering else kept.setup.level,
                entropy="" if gathering else seat.entropy,
                reserve=seat.reserve,
            ),
        )

    def _change(self, number: int, **parts: object) -> None:
        self._put(number, structs.replace(self.seats[number], **parts))

    def _put(self, number: int, seat: Seat) -> None:
        seats = self.seats
        self.kept.seats = (*seats[:number], seat, *seats[number + 1 :])

    def _remember(self, entry: Entry) -> None:
        if entry.command:
            new = Remembered(entry.by, entry.command, entry.seq, self.kept.ply)
            self.kept.recent = (*self.kept.recent, new)[-MOST_REMEMBERED:]
