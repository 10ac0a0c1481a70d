"""Names of draws: `throw 2 5 0` is the first throw in the fifth turn of seat 2.

The numbers of a draw follow from the secret and its name, so that the dice and cards of a game are
fixed for each seat and turn: a *deal*. A game with the same secret and texts has the same deal,
also if its players decide otherwise. docs/fair-dice.md specifies the names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ..rules.agenda import (
    DRAW_STARTER,
    LAY_TILE,
    LOOK,
    OPENING_THROW,
    REVEAL,
    THROW,
    THROW_FOR,
    top_kind,
    top_seat,
)
from ..rules.events import TURN
from ..rules.state import State

KINDS: Final = {
    THROW: "throw",
    THROW_FOR: "extra",
    OPENING_THROW: "first",
    REVEAL: "reveal",
    LOOK: "reveal",
    DRAW_STARTER: "starts",
    LAY_TILE: "lay",
}
OWN_SEAT: Final = (THROW_FOR, OPENING_THROW)  # thrown for the seat of the frame
_TURN: Final = "turn"


class DrawNames:
    """Names the draws of a game in its order."""

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        """`counts` continues a game: the turns of each seat, and the draws in its current turn."""
        self.counts = dict(counts or {})

    def next_name(self, state: State) -> str:
        """Return the name of the pending draw."""
        key, seat = self._key(state)
        return f"{key} {self.counts.get(f'{_TURN} {seat}', 0)} {self.counts.get(key, 0)}"

    def take_name(self, state: State) -> str:
        """Return the name of the pending draw, and count it."""
        name, (key, _) = self.next_name(state), self._key(state)
        self.counts[key] = self.counts.get(key, 0) + 1
        return name

    def note_turns(self, events: Iterable[tuple[int, int, int, int]]) -> None:
        """Count the turns that began, by the events of a move."""
        for kind, seat, _, _ in events:
            if kind == TURN:
                turns = self.counts.get(f"{_TURN} {seat}", 0) + 1
                kept = {key: n for key, n in self.counts.items() if key.split()[1] != str(seat)}
                self.counts = {**kept, f"{_TURN} {seat}": turns}

    @property
    def turns(self) -> int:
        """The turns of all seats that have begun."""
        return sum(n for key, n in self.counts.items() if key.startswith(_TURN))

    @staticmethod
    def _key(state: State) -> tuple[str, int]:
        kind = top_kind(state)
        seat = int(top_seat(state) if kind in OWN_SEAT else state.turn)
        return f"{KINDS[kind]} {seat}", seat
