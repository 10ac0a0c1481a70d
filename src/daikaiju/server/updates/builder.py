"""Builds the messages of a table. Each message contains only what its receiver may see.

A table sends messages about one state to many receivers, so an `UpdateBuilder` caches shared parts:
receivers with the same view get the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache, partial
from typing import Final, TypeVar

import msgspec

from ... import __version__
from ...record.notation import action_text
from ...record.position import position_text, read_position
from ...rng.provably_fair import SECRET_BYTES
from ...rules.actions import A_KEEP, kind_of
from ...rules.constants import NOBODY
from ...rules.engine import outcome
from ...rules.state import State
from ..protocol.messages import (
    PROTOCOL,
    Asked,
    Board,
    Happening,
    Picture,
    Result,
    SeatSeen,
    Step,
    Update,
    Welcome,
)
from ..protocol.values import Orders, Seat
from ..tables.commands import ABSENCE_MS
from ..tables.entries import Entry, Moved, Said
from ..tables.game_packs import names_of_packs
from ..tables.moves import Play, PlayedMove
from ..tables.renewal import is_waiting
from ..tables.table import Table
from .board import board_of, question
from .causes import explain_events
from .visibility import best_viewer, view_from, viewer_seats

T = TypeVar("T")
ENCODER: Final = msgspec.json.Encoder()
HIDDEN_MOVE: Final = "reveal ?"
_NO_ORDERS: Final = Orders()
_MAX_KEEP_TEXTS: Final = 20_000  # possible sets of kept dice, with up to twelve dice


class UpdateBuilder:
    """Builds the messages about one state of a table."""

    def __init__(
        self,
        table: Table,
        now: int,
        present: frozenset[str] = frozenset(),
        watchers: int = 0,
        until: int = 0,
        shows_all: bool = False,
        spectators: tuple[str, ...] = (),
    ) -> None:
        """`present` are the connected players, `until` is the deadline of the pending decision,
        `spectators` are names.

        With `shows_all` nothing is hidden: the table is a past state of a game that is over by now.
        """
        self.table, self._now = table, now
        self._present, self._watchers, self._until = present, watchers, until
        self._shows_all, self._spectators = shows_all, spectators
        self._views: dict[bool, _View] = {}
        self._seats: dict[tuple[int, ...], tuple[SeatSeen, ...]] = {}
        self._legal: tuple[str, ...] | None = None
        self._events: list[tuple[Happening, ...]] | None = None
        self._encoded: dict[tuple[object, ...], bytes] = {}

    def picture(self, player: str) -> Picture:
        """Return all that a player may see; the player "" is a spectator."""
        table, snapshot, part = self.table, self.table.snapshot, self._part
        held, is_over = table.seats_of(player), snapshot.phase == "over"
        own: tuple[int, ...] = part((), lambda: self._own_seats(player))
        decides = part(False, lambda: self._decides(held))
        return Picture(
            seq=snapshot.seq,
            ply=snapshot.ply,
            now=self._now,
            phase=snapshot.phase,
            setup=snapshot.setup,
            host=snapshot.host,
            code=snapshot.code,
            commitment=snapshot.commitment,
            seats=part((), lambda: self._seats_for(self._with_orders(held))),
            board=part(None, lambda: self._board(own)),
            position=part("", lambda: self._position(own)),
            asked=part(None, self._asked),
            legal=part((), self._legal_texts) if decides else (),
            undo=decides and part(False, lambda: table.undo_target(self._now) is not None),
            result=part(None, lambda: _result(table.state)) if is_over else None,
            secret=table.secret[:SECRET_BYTES].hex() if is_over else "",
            origin=part("", lambda: self._origin_for(player)),
            next=snapshot.next,
            next_code=snapshot.next_code,
            watchers=self._watchers,
            spectators=self._spectators,
            packs=part((), lambda: names_of_packs(snapshot.packs)),
            start_text=snapshot.start_text,
            deal="" if snapshot.deal is None else "again" if snapshot.deal.first else "new",
            deal_code=snapshot.deal.code if snapshot.deal else "",
            restored=tuple(each.commitment for each in snapshot.renewals),
            renew=snapshot.phase == "playing" and is_waiting(snapshot),
        )

    def welcome(self, player: str) -> Welcome:
        return Welcome(PROTOCOL, __version__, player, self.table.id, self.picture(player))

    def update(self, entry: Entry, play: Play | None, player: str) -> Update:
        """Return the update about the entry that led to this state."""
        what = entry.what
        said = what if isinstance(what, Said) else None
        own: tuple[int, ...] = self._part((), lambda: self._own_seats(player))
        return Update(
            what=str(what.__struct_config__.tag),
            picture=self.picture(player),
            by=entry.by,
            seat=getattr(what, "seat", -1),
            steps=self._part((), lambda: self._steps(play, own, _visible_reason(entry, own))),
            name=said.name if said else "",
            text=said.text if said else "",
        )

    def encoded_update(self, entry: Entry, play: Play | None, player: str) -> bytes:
        """Return the update as JSON, encoded once for all players with the same view."""
        own = self._own_seats(player)
        key = (entry.seq, _visible_reason(entry, own), *self._view_key(play, player))
        if key not in self._encoded:
            self._encoded[key] = ENCODER.encode(self.update(entry, play, player))
        return self._encoded[key]

    def _part(self, default: T, build: Callable[[], T]) -> T:
        """Return a part of a message. `default` is for builders that leave out parts."""
        return build()

    # --- visibility ------------------------------------------------------------------------------

    def _view_key(self, play: Play | None, player: str) -> tuple[object, ...]:
        """Return all values that decide what a player may see."""
        held, own = self.table.seats_of(player), self._own_seats(player)
        revealed = tuple(step.seen_by for step in play.steps if step.seen_by in own) if play else ()
        origin = self._origin_for(player)
        return self._knows_top(own), self._decides(held), self._with_orders(held), revealed, origin

    def _own_seats(self, player: str) -> tuple[int, ...]:
        """Return the seats whose view a player gets."""
        return tuple(viewer_seats(self.table, player, self._shows_all))

    def _origin_for(self, player: str) -> str:
        """Return the table whose rematch or fork this is. It may be private: only the host, who
        knows it, gets it."""
        snapshot = self.table.snapshot
        return snapshot.origin if player and player == snapshot.host else ""

    def _knows_top(self, own: Sequence[int]) -> bool:
        """Return whether one of these seats has seen the top card of the deck."""
        return self._state is not None and best_viewer(self._state, own) != NOBODY

    def _decides(self, held: Sequence[int]) -> bool:
        """Return whether one of these seats must decide and its holder plays it."""
        asked = self.table.asked
        return asked in held and self.table.seats[asked].bot is None

    def _with_orders(self, held: Sequence[int]) -> tuple[int, ...]:
        """Return those of these seats that have standing orders."""
        return tuple(seat for seat in held if self.table.seats[seat].orders != _NO_ORDERS)

    # --- the position ----------------------------------------------------------------------------

    @cached_property
    def _state(self) -> State | None:
        """The current state, or the start position if the table starts from one."""
        if self.table.state is None and self.table.snapshot.position:
            return read_position(self.table.snapshot.position)
        return self.table.state

    def _view(self, own: Sequence[int]) -> _View | None:
        """Return the position as these seats see it."""
        if self._state is None:
            return None
        knows = self._knows_top(own)
        if knows not in self._views:
            visible = view_from(self._state, own)
            is_whole = visible == self._state  # then the text of the position exists already
            self._views[knows] = _View(visible, self.table.snapshot.position if is_whole else "")
        return self._views[knows]

    def _position(self, own: Sequence[int]) -> str:
        view = self._view(own)
        return view.text if view else ""

    def _board(self, own: Sequence[int]) -> Board | None:
        view = self._view(own)
        return view.board if view else None

    def _legal_texts(self) -> tuple[str, ...]:
        """Return the legal actions, for the seat that must decide.

        They may name a card that only this seat has seen.
        """
        if self._legal is None and (state := self.table.state):
            self._legal = tuple(_action_text(state, action) for action in self.table.legal)
        return self._legal or ()

    def _asked(self) -> Asked | None:
        """Return the pending decision, if a seat must decide."""
        number, state = self.table.asked, self.table.state
        if number < 0 or state is None:
            return None
        since = self.table.snapshot.asked_at
        if self.table.seats[number].bot:
            return Asked(number, since, question=question(state))
        return Asked(number, since, self._until, since + ABSENCE_MS, question(state))

    # --- the seats -------------------------------------------------------------------------------

    def _seats_for(self, with_orders: tuple[int, ...]) -> tuple[SeatSeen, ...]:
        """Return all seats. Only the holder of a seat sees its orders."""
        if with_orders not in self._seats:
            self._seats[with_orders] = tuple(
                self._seat(seat, number in with_orders)
                for number, seat in enumerate(self.table.seats)
            )
        return self._seats[with_orders]

    def _seat(self, seat: Seat, shows_orders: bool) -> SeatSeen:
        return SeatSeen(
            monster=seat.monster,
            holder=seat.holder,
            name=seat.name,
            bot=seat.bot,
            present=bool(seat.holder) and seat.holder in self._present,
            reserve=seat.reserve,
            entropy=seat.entropy,
            orders=seat.orders if shows_orders else None,
        )

    # --- the moves -------------------------------------------------------------------------------

    def _steps(self, play: Play | None, own: Sequence[int], reason: str) -> tuple[Step, ...]:
        """Return the moves. The first one is the decision that the reason is about."""
        if play is None:
            return ()
        if self._events is None:
            self._events = [self._part((), partial(self._explain, step)) for step in play.steps]
        first = self.table.snapshot.ply - len(play.steps) + 1
        return tuple(
            Step(_move_text(step, own), first + n, step.seat, step.why, events, "" if n else reason)
            for n, (step, events) in enumerate(zip(play.steps, self._events, strict=True))
        )

    def _explain(self, step: PlayedMove) -> tuple[Happening, ...]:
        return explain_events(step.events, self.table.snapshot.setup.edition)


class _View:
    """A position as some seats see it."""

    def __init__(self, visible: State, text: str) -> None:
        """`text` is the position as text, or empty if it is not known yet."""
        self._visible, self._text = visible, text

    @cached_property
    def text(self) -> str:
        return self._text or position_text(self._visible)

    @cached_property
    def board(self) -> Board:
        return board_of(self._visible)


def _visible_reason(entry: Entry, own: Sequence[int]) -> str:
    """Return the stated reason of a decision, if a viewer of these seats may read it.

    It may tell others what the player knows or plans, so only the player sees it during the game.
    """
    return entry.what.reason if isinstance(entry.what, Moved) and entry.what.seat in own else ""


def _move_text(step: PlayedMove, own: Sequence[int]) -> str:
    """Return a move without its monster; a card that only another seat has seen is hidden."""
    if step.seen_by != NOBODY and step.seen_by not in own:
        return HIDDEN_MOVE
    return step.move.rpartition(": ")[2]


def _result(state: State | None) -> Result | None:
    end = outcome(state) if state is not None else None
    return Result(end.winners, end.reason) if end else None


def _action_text(state: State, action: int) -> str:
    """Return the text of an action, cached if it keeps dice: there are many such actions."""
    return _keep_text(action) if kind_of(action) == A_KEEP else action_text(state, action)


@lru_cache(_MAX_KEEP_TEXTS)
def _keep_text(action: int) -> str:
    return action_text(State(), action)
