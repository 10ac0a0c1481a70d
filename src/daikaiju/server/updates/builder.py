"""What the people at a table are told. Each is told what one may see, and nothing else.

A table tells everybody about the same moment, so a `Teller` does once what is the same for many:
people who may see the same get the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ... import __version__
from ...record.notation import action_text
from ...record.position import position_text, read_position
from ...rules.actions import A_KEEP, kind_of
from ...rules.constants import NOBODY
from ...rules.engine import legal_actions, outcome
from ...rules.state import State
from ..tables.entries import Entry, Said
from ..tables.moves import Play, Played
from ..tables.table import Table
from ..tables.values import Orders, Seat
from .board import board_of, question
from .causes import happenings
from .messages import (
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
from .visibility import best_eye, eyes, seen_from

ENCODER: Final = msgspec.json.Encoder()
HIDDEN: Final = "reveal ?"
_NO_ORDERS: Final = Orders()
_KEEPS: Final = 20_000  # sets of dice that may be kept, with all of twelve dice


class Teller:
    """Makes the messages about one moment of a table."""

    def __init__(
        self,
        table: Table,
        now: int,
        present: frozenset[str] = frozenset(),
        watchers: int = 0,
        until: int = 0,
        is_open: bool = False,
    ) -> None:
        """`present` are the players connected, `until` is when whoever is asked must have decided.

        With `is_open` nothing is hidden: the game, of which this was a moment, is over by now.
        """
        self.table, self._now = table, now
        self._present, self._watchers, self._until = present, watchers, until
        self._is_open = is_open
        self._state = _state_of(table)
        self._seen: dict[bool, tuple[str, Board]] = {}
        self._seats: dict[tuple[int, ...], tuple[SeatSeen, ...]] = {}
        self._legal: tuple[str, ...] | None = None
        self._happened: list[tuple[Happening, ...]] | None = None
        self._encoded: dict[tuple[object, ...], bytes] = {}

    def picture(self, player: str) -> Picture:
        """All that a player may see. Nobody in particular is "", a spectator."""
        table, kept = self.table, self.table.kept
        held, is_over = table.seats_of(player), kept.phase == "over"
        position, board = self._look(eyes(table, player, self._is_open))
        return Picture(
            seq=kept.seq,
            ply=kept.ply,
            now=self._now,
            phase=kept.phase,
            setup=kept.setup,
            host=kept.host,
            code=kept.code,
            commitment=kept.commitment,
            seats=self._seats_for(self._with_orders(held)),
            board=board,
            position=position,
            asked=self._asked(),
            legal=self._legal_texts() if self._decides(held) else (),
            undo=self._decides(held) and table.way_back(self._now) is not None,
            result=_result(table.state) if is_over else None,
            secret=table.secret.hex() if is_over else "",
            origin=kept.origin,
            next=kept.next,
            next_code=kept.next_code,
            watchers=self._watchers,
        )

    def welcome(self, player: str) -> Welcome:
        return Welcome(PROTOCOL, __version__, player, self.table.name, self.picture(player))

    def update(self, entry: Entry, play: Play | None, player: str) -> Update:
        """What a player is told of the entry that has led to this moment."""
        what = entry.what
        said = what if isinstance(what, Said) else None
        return Update(
            what=str(what.__struct_config__.tag),
            picture=self.picture(player),
            by=entry.by,
            seat=getattr(what, "seat", -1),
            steps=self._steps(play, eyes(self.table, player, self._is_open)) if play else (),
            name=said.name if said else "",
            text=said.text if said else "",
        )

    def encoded_update(self, entry: Entry, play: Play | None, player: str) -> bytes:
        """The same in JSON, made once for all who may see the same."""
        key = (entry.seq, *self._sight(play, player))
        if key not in self._encoded:
            self._encoded[key] = ENCODER.encode(self.update(entry, play, player))
        return self._encoded[key]

    # --- who sees what ---------------------------------------------------------------------------

    def _sight(self, play: Play | None, player: str) -> tuple[object, ...]:
        """All on which it depends what somebody is told."""
        held, own = self.table.seats_of(player), eyes(self.table, player, self._is_open)
        looked = tuple(step.looker for step in play.steps if step.looker in own) if play else ()
        return self._knows_top(own), self._decides(held), self._with_orders(held), looked

    def _knows_top(self, own: Sequence[int]) -> bool:
        return self._state is not None and best_eye(self._state, own) != NOBODY

    def _decides(self, held: Sequence[int]) -> bool:
        """Is it one of these seats that must decide, and is its holder there to do it?"""
        asked = self.table.asked
        return asked in held and self.table.seats[asked].bot is None

    def _with_orders(self, held: Sequence[int]) -> tuple[int, ...]:
        return tuple(seat for seat in held if self.table.seats[seat].orders != _NO_ORDERS)

    # --- the position ----------------------------------------------------------------------------

    def _look(self, own: Sequence[int]) -> tuple[str, Board | None]:
        """The position as a line and as a board, as it is seen from these seats."""
        if self._state is None:
            return "", None
        knows = self._knows_top(own)
        if knows not in self._seen:
            seen = seen_from(self._state, own)
            is_whole = seen == self._state  # then its line has been written already
            line = self.table.kept.position if is_whole else position_text(seen)
            self._seen[knows] = line, board_of(seen)
        return self._seen[knows]

    def _legal_texts(self) -> tuple[str, ...]:
        """They may name a card that only the one who decides has seen."""
        if self._legal is None and (state := self.table.state):
            self._legal = tuple(_text(state, action) for action in legal_actions(state))
        return self._legal or ()

    def _asked(self) -> Asked | None:
        number, state = self.table.asked, self.table.state
        if number < 0 or state is None:
            return None
        until = 0 if self.table.seats[number].bot else self._until
        return Asked(number, self.table.kept.asked_at, until, question(state))

    # --- the seats -------------------------------------------------------------------------------

    def _seats_for(self, with_orders: tuple[int, ...]) -> tuple[SeatSeen, ...]:
        """Orders, where there are any, are shown to their holder only."""
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

    def _steps(self, play: Play, own: Sequence[int]) -> tuple[Step, ...]:
        if self._happened is None:
            edition = self.table.kept.setup.edition
            self._happened = [happenings(step, edition) for step in play.steps]
        first = self.table.kept.ply - len(play.steps) + 1
        return tuple(
            Step(_move(step, own), ply, step.seat, step.why, events)
            for ply, (step, events) in enumerate(
                zip(play.steps, self._happened, strict=True), start=first
            )
        )


def _state_of(table: Table) -> State | None:
    """Where the game stands; where it will go on from, if it goes on from elsewhere."""
    if table.state is None and table.kept.position:
        return read_position(table.kept.position)
    return table.state


def _move(step: Played, own: Sequence[int]) -> str:
    """A move without the name of its monster; a card that others have looked at is hidden."""
    if step.looker != NOBODY and step.looker not in own:
        return HIDDEN
    return step.move.rpartition(": ")[2]


def _result(state: State | None) -> Result | None:
    end = outcome(state) if state is not None else None
    return Result(end.winners, end.reason) if end else None


def _text(state: State, action: int) -> str:
    """Keeping dice is the same in every position, and there are many ways to do it."""
    return _keep_text(action) if kind_of(action) == A_KEEP else action_text(state, action)


@lru_cache(_KEEPS)
def _keep_text(action: int) -> str:
    return action_text(State(), action)
