"""A table as a function of its log: no clock, no network, no storage.

`Table.apply` reads the entries one after the other. commands.py maps a command to an entry,
duties.py lists the scheduled work of a table.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, structs

from ...record.position import position_text, read_position
from ...rng.provably_fair import FairDice
from ...rules.agenda import actor
from ...rules.constants import NOBODY
from ...rules.engine import legal_actions
from ...rules.operations import is_alive
from ...rules.setup import new_game
from ...rules.state import State
from ..protocol.values import Phase, Seat, Setup
from .deals import dice_of, entropy_of, new_play
from .entries import (
    Away,
    Back,
    Deal,
    Dealt,
    Entry,
    Followed,
    Freed,
    Hinted,
    Hurried,
    Manned,
    Moved,
    Opened,
    Ordered,
    Renewed,
    Resized,
    Restored,
    Sat,
    Started,
    Undone,
    UndoTarget,
)
from .game_packs import names_of_packs
from .moves import Play, replay_moves
from .ranks import eliminated_seats, times_of_fall
from .renewal import Renewal, apply_restored, apply_text
from .seats import empty_seat, seat_of_bot, taken_seat
from .undo import can_be_undone

MAX_RECENT_COMMANDS: Final = 32  # kept to recognise commands that are sent again
MAX_UNDO_STEPS: Final = 16


class CompletedCommand(Struct, frozen=True):
    """A command that was executed."""

    by: str
    command: str
    seq: int
    ply: int


class Snapshot(Struct):
    """The state that follows from the log; stored beside it so that a table loads quickly."""

    setup: Setup
    code: str
    commitment: str
    host: str
    seats: tuple[Seat, ...]
    created: int
    seq: int = 0
    phase: Phase = "gathering"
    position: str = ""  # the current one; before the game, a start position or empty
    ply: int = 0
    draws: int = 0
    asked_at: int = 0  # when the pending decision began
    changed: int = 0
    origin: str = ""
    next: str = ""
    next_code: str = ""
    recent: tuple[CompletedCommand, ...] = ()
    deal: Deal | None = None
    counts: dict[str, int] = {}  # of the names of draws, if there is a deal
    deals: tuple[Dealt, ...] = ()  # tables with the deal of this game
    earlier: tuple[UndoTarget, ...] = ()  # undo targets of the seat that decides, oldest first
    undone: int = 0  # seq of the last undo entry
    packs: tuple[str, ...] = ()  # references of the packs of the game
    hurried: bool = False  # bots play without pauses while no person has a monster
    out: tuple[int, ...] = ()  # eliminated seats, the first one first …
    fell: tuple[int, ...] = ()  # … and the ply after which each was out
    hinted: tuple[int, int] = (-1, 0)  # position id of the last hint
    start_text: str = ""  # entropy that the player added who started the game
    renewals: tuple[Renewal, ...] = ()  # secrets that replaced the first one, after restores


class Table:
    """One table, with the secrets of its dice, one after the other."""

    def __init__(self, id: str, snapshot: Snapshot, secret: bytes) -> None:
        """Raise `Refusal` if a pack of the table is not loaded."""
        names_of_packs(snapshot.packs)
        self.id, self.snapshot, self.secret = id, snapshot, secret
        begun = snapshot.phase != "gathering"
        self._set_state(read_position(snapshot.position) if begun else None)

    def _set_state(self, state: State | None, legal: list[int] | None = None) -> None:
        """Set the state, which does not change afterwards, and its legal actions if known."""
        self._state, self._packed = state, b""
        # The seat that must decide, CHANCE or NOBODY.
        self.asked: int = NOBODY if state is None else actor(state)
        self._legal = legal

    @classmethod
    def open(cls, id: str, entry: Entry, secret: bytes) -> Table:
        """Return a table from its first entry."""
        what = entry.what
        assert isinstance(what, Opened)
        snapshot = Snapshot(
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
            packs=what.packs,
            deal=what.deal,
        )
        return cls(id, snapshot, secret)

    @classmethod
    def restore(cls, id: str, snapshot: bytes, secret: bytes) -> Table:
        return cls(id, msgspec.json.decode(snapshot, type=Snapshot), secret)

    def apply(self, entry: Entry, play: Play | None = None) -> tuple[Table, Play | None]:
        """Return the table after the next entry, with its moves. This table does not change."""
        new_table = object.__new__(Table)
        new_table.id, new_table.snapshot, new_table.secret = (
            self.id,
            structs.replace(self.snapshot),
            self.secret,
        )
        new_table._state, new_table._packed = self._state, self._packed
        new_table.asked, new_table._legal = self.asked, self._legal
        return new_table, new_table._apply(entry, play)

    def encode_snapshot(self) -> bytes:
        return msgspec.json.encode(self.snapshot)

    # --- queries ---------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The position of the game; None before its start."""
        if self._state is None and self._packed:
            self._state = State.frombytes(self._packed)
        return self._state

    def pack_state(self) -> None:
        """Keep the state as bytes until it is needed again: one kilobyte instead of nine."""
        if self._state is not None:
            self._packed, self._state = self._state.tobytes(), None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.snapshot.seats

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat that must decide."""
        if self._legal is None:
            self._legal = [] if self.state is None else legal_actions(self.state)
        return self._legal

    @property
    def position_id(self) -> tuple[int, int]:
        """Identifies a position. The ply alone does not: after an undo it occurs again."""
        return self.snapshot.ply, self.snapshot.undone

    def undo_target(self, now: int) -> UndoTarget | None:
        """Return the position before the last decision if it can be undone now.

        Its clock was not stopped: an undo does not gain time.
        """
        if not self.snapshot.earlier:
            return None
        to, clock = self.snapshot.earlier[-1], self.snapshot.setup.clock
        until = to.asked_at + round(clock.seconds_left(to.reserve) * 1000)
        return None if clock.is_limited and now >= until else to

    @property
    def has_person(self) -> bool:
        """Whether a person plays a monster that is not out."""
        state = self.state
        return any(
            seat.holder and not seat.is_away and (state is None or is_alive(state, number))
            for number, seat in enumerate(self.seats)
        )

    def seats_of(self, player: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if player and seat.holder == player]

    def find_completed(self, player: str, command: str) -> CompletedCommand | None:
        """Return the command if this player has sent it before and it was executed."""
        for completed in self.snapshot.recent:
            if completed.by == player and completed.command == command:
                return completed
        return None

    @property
    def entropy(self) -> tuple[str, ...]:
        """The texts that players have added: of each seat, then of the player who started."""
        return entropy_of(self.snapshot)

    def new_play(self, state: State | None = None) -> Play:
        """Return a play from the current position, or from another one."""
        return new_play(self.snapshot, state or self.state)

    def dice(self, added: str = "") -> FairDice:
        """Return the dice of this game, starting at the next draw.

        `added` is the text of the player who starts the game.
        """
        return dice_of(self.snapshot, self.secret, added)

    def initial_position(self, monsters: tuple[str, ...]) -> State:
        """Return the first position of the game."""
        if self.snapshot.position:
            return read_position(self.snapshot.position)
        setup, packs = self.snapshot.setup, names_of_packs(self.snapshot.packs)
        return new_game(setup.edition, monsters, setup.options.options(packs))

    # --- applying entries ------------------------------------------------------------------------

    def _apply(self, entry: Entry, play: Play | None) -> Play | None:
        """Apply the next entry. Replay its moves unless `play` has them already."""
        snapshot, what = self.snapshot, entry.what
        assert entry.seq == snapshot.seq + 1, "the log has a gap"
        if isinstance(what, Started):
            play = self._start(what, play)
        elif isinstance(what, Moved):
            play = self._move(what, play)
        elif isinstance(what, Undone):
            self._undo(what, entry.seq)
        elif isinstance(what, Resized):
            more = (Seat(),) * (what.seats - len(snapshot.seats))
            snapshot.seats = (*snapshot.seats, *more)[: what.seats]
        elif isinstance(what, Hurried):
            snapshot.hurried = True
        elif isinstance(what, Hinted):
            snapshot.hinted = self.position_id
        elif isinstance(what, Restored):
            apply_restored(snapshot, what)
        elif isinstance(what, Renewed):
            apply_text(snapshot, what.entropy)
        elif isinstance(what, Dealt):
            snapshot.deals = (*snapshot.deals, what)
        elif isinstance(what, Followed):
            snapshot.next, snapshot.next_code = what.table, what.code
        elif isinstance(what, Sat | Manned | Freed | Away | Back | Ordered):
            self._apply_to_seat(what, entry.at)
        if play:
            self._advance(play)
        if play or isinstance(what, Back | Renewed):
            snapshot.asked_at = entry.at
        snapshot.seq, snapshot.changed = entry.seq, entry.at
        self._remember_command(entry)
        return play

    def _start(self, what: Started, play: Play | None) -> Play:
        snapshot = self.snapshot
        if play is None:
            play = replay_moves(self.new_play(self.initial_position(what.monsters)), what.moves)
        snapshot.seats = tuple(
            structs.replace(
                seat,
                monster=monster,
                bot=snapshot.setup.level if seat.is_free else seat.bot,
                reserve=snapshot.setup.clock.reserve,
            )
            for seat, monster in zip(snapshot.seats, what.monsters, strict=True)
        )
        snapshot.phase, snapshot.start_text = "playing", what.entropy
        apply_text(snapshot, what.entropy)
        return play

    def _move(self, what: Moved, play: Play | None) -> Play:
        assert self.state is not None
        if play is None:
            play = replay_moves(self.new_play(), what.moves, what.seat, what.why)
        self.snapshot.earlier = self._undo_targets_after(what, play)
        if what.why == "person":
            reserve = self._reserve_after(what.seat, what.spent)
            self._change_seat(what.seat, bot=None, reserve=reserve)
        return play

    def _reserve_after(self, number: int, spent: float) -> float:
        """Return the reserve of a seat after it was awaited for some seconds."""
        overtime = max(0.0, spent - self.snapshot.setup.clock.move)
        return max(0.0, self.seats[number].reserve - overtime)

    def _undo_targets_after(self, what: Moved, play: Play) -> tuple[UndoTarget, ...]:
        """Return the positions to which undo can return after a new decision."""
        snapshot, state = self.snapshot, self.state
        assert state is not None
        if what.why != "person" or not can_be_undone(state, play, what.seat):
            return ()
        target = UndoTarget(
            snapshot.position,
            snapshot.ply,
            snapshot.asked_at,
            self.seats[what.seat].reserve,
            snapshot.counts,
        )
        return (*snapshot.earlier, target)[-MAX_UNDO_STEPS:]

    def _undo(self, what: Undone, seq: int) -> None:
        """Restore the position, the clock and the reserve of before the decision."""
        snapshot, to = self.snapshot, what.to
        snapshot.position, snapshot.ply, snapshot.asked_at = to.position, to.ply, to.asked_at
        snapshot.earlier = tuple(other for other in snapshot.earlier if other.ply < to.ply)
        snapshot.undone, snapshot.counts = seq, to.counts
        self._set_state(read_position(to.position))
        assert self.state is not None
        self._note_eliminations(self.state)
        self._change_seat(what.seat, reserve=to.reserve)

    def _advance(self, play: Play) -> None:
        """Set the position after the moves."""
        snapshot = self.snapshot
        self._set_state(play.state, play.legal)
        snapshot.position = position_text(play.state)
        snapshot.ply += len(play.steps)
        self._note_eliminations(play.state)
        snapshot.draws += play.draws
        snapshot.counts = play.names.counts if play.names else {}
        snapshot.phase = "over" if self.asked == NOBODY else "playing"

    def _note_eliminations(self, state: State) -> None:
        snapshot = self.snapshot
        out = eliminated_seats(snapshot.out, state)
        snapshot.fell = times_of_fall(snapshot.out, snapshot.fell, out, snapshot.ply)
        snapshot.out = out

    def _apply_to_seat(self, what: Sat | Manned | Freed | Away | Back | Ordered, at: int) -> None:
        if what.seat == self.asked and isinstance(what, Sat | Manned | Freed | Away):
            self.snapshot.earlier = ()  # a new player cannot undo decisions of the previous one
        if isinstance(what, Sat):
            is_gathering = self.snapshot.phase == "gathering"
            self._set_seat(what.seat, taken_seat(self.seats[what.seat], what, is_gathering))
        elif isinstance(what, Manned):
            self._change_seat(what.seat, bot=what.level, monster=what.monster, holder="", name="")
        elif isinstance(what, Freed):
            self._free(what.seat)
        elif isinstance(what, Away):
            self._leave(what.seat, at)
        elif isinstance(what, Back):
            self._change_seat(what.seat, bot=None)
        else:
            self._change_seat(what.seat, orders=what.orders)

    def _leave(self, number: int, at: int) -> None:
        """Let a bot play for the holder. Leaving does not refill the reserve."""
        spent = (at - self.snapshot.asked_at) / 1000 if number == self.asked else 0.0
        reserve = self._reserve_after(number, spent)
        self._change_seat(number, bot=self.snapshot.setup.level, reserve=reserve)

    def _free(self, number: int) -> None:
        snapshot = self.snapshot
        seat = self.seats[number]
        if snapshot.phase == "gathering":
            self._set_seat(number, empty_seat(seat, keeps_monster=bool(snapshot.position)))
        else:
            self._set_seat(number, seat_of_bot(seat, snapshot.setup.level))

    def _change_seat(self, number: int, **parts: object) -> None:
        self._set_seat(number, structs.replace(self.seats[number], **parts))

    def _set_seat(self, number: int, seat: Seat) -> None:
        seats = self.seats
        self.snapshot.seats = (*seats[:number], seat, *seats[number + 1 :])

    def _remember_command(self, entry: Entry) -> None:
        if entry.command:
            new = CompletedCommand(entry.by, entry.command, entry.seq, self.snapshot.ply)
            self.snapshot.recent = (*self.snapshot.recent, new)[-MAX_RECENT_COMMANDS:]
