"""Which people a finished game rates, and in which order.

- Only people count who had exactly one seat when the game started. Bots are left out: the order is
  that among people.
- A person who gave up a monster that was still in the game is last, also if a bot then won with it.
- A bot that plays for an absent person plays for their rating.
- A game counts for nobody if it is from a given position, if its deal was played before, or if
  the champion gave a hint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...record.position import read_position
from ..tables.entries import (
    Entry,
    Freed,
    Hinted,
    Manned,
    Moved,
    Opened,
    Resized,
    Sat,
    Started,
    Undone,
)
from ..tables.ranks import ranks
from ..tables.table import Snapshot

GAVE_UP: Final = 100  # place of those who gave up: behind all others


@dataclass(frozen=True)
class FinishedGame:
    """The start of a game, and the place of each person who counts; smaller is better."""

    started: int  # milliseconds since 1970
    ranks: dict[str, int]


@dataclass
class _Seats:
    """The holders of the seats, as the log tells."""

    holders: list[str] = field(default_factory=list)
    starters: list[str] = field(default_factory=list)  # the holders when the game started
    given_up: dict[int, int] = field(default_factory=dict)  # ply by seat
    started: int = 0
    ply: int = 0
    is_unrated: bool = False

    def apply(self, entry: Entry) -> None:
        what = entry.what
        if isinstance(what, Opened):
            self.holders = [seat.holder for seat in what.seats]
            self.is_unrated = bool(what.position or (what.deal and what.deal.first))
        elif isinstance(what, Sat):
            self._set(what.seat, what.player)
        elif isinstance(what, Freed | Manned):
            self._set(what.seat, "")
        elif isinstance(what, Hinted):
            self.is_unrated = True
        elif isinstance(what, Resized):
            self.holders = (self.holders + [""] * what.seats)[: what.seats]
        elif isinstance(what, Started):
            self.starters, self.started = list(self.holders), entry.at
        if isinstance(what, Started | Moved):
            self.ply += len(what.moves)
        elif isinstance(what, Undone):
            self.ply = what.to.ply

    def _set(self, seat: int, holder: str) -> None:
        self.holders[seat] = holder
        if self.started:
            if holder == self.starters[seat]:
                self.given_up.pop(seat, None)  # back in the own seat
            else:
                self.given_up.setdefault(seat, self.ply)


def finished_game(snapshot: Snapshot, entries: Sequence[Entry]) -> FinishedGame:
    """Return the people and their ranks; raise ValueError if the position cannot be read."""
    found = ranks(read_position(snapshot.position), snapshot.out, snapshot.fell)
    return people_and_ranks(entries, found, dict(zip(snapshot.out, snapshot.fell, strict=False)))


def people_and_ranks(
    entries: Sequence[Entry], found: Sequence[int], fell: Mapping[int, int]
) -> FinishedGame:
    """Return the people of a log with their ranks.

    `found` has the place of each seat, `fell` the ply after which an eliminated seat was out.
    """
    seats = _Seats()
    for entry in entries:
        seats.apply(entry)
    by_person = {}
    for number, person in enumerate(seats.starters):
        if person and seats.starters.count(person) == 1:
            given_up = seats.given_up.get(number)
            is_last = given_up is not None and fell.get(number, given_up + 1) > given_up
            by_person[person] = GAVE_UP if is_last else found[number]
    return FinishedGame(seats.started, {} if seats.is_unrated else by_person)
