"""The strip beside each card of a study: its interval and its mark on one line of letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

NARROWEST, WIDEST = 14, 60  # letters
MARKS: Final = {"keep": "●", "discard": "◆", "tile": "▲"}


@dataclass(frozen=True)
class Strip:
    """Values from `low` to `high` across `width` letters."""

    low: float
    high: float
    width: int

    def at(self, value: float) -> int:
        share = (value - self.low) / (self.high - self.low)
        return min(self.width - 1, max(0, round(share * (self.width - 1))))

    def drawn(self, card: dict[str, Any]) -> str:
        """The interval as a line, zero as a stroke, the value as the mark of the card's kind."""
        letters = [" "] * self.width
        letters[self.at(0)] = "│"
        left, right = (self.at(each) for each in card["interval"])
        for place in range(left, right + 1):
            letters[place] = "┼" if place == self.at(0) else "─"
        letters[self.at(card["added"])] = MARKS[card["kind"]]
        return "".join(letters).rstrip()

    def heading(self) -> str:
        """The ends in points, and where zero is."""
        left, right = (f"{100 * end:+.0f}".replace("-", "−") for end in (self.low, self.high))
        letters = [" "] * self.width
        letters[self.at(0)] = "0"
        letters[self.width - len(right) :] = right
        if len(left) < self.at(0):
            letters[: len(left)] = left
        return "".join(letters)


def strip_for(cards: Sequence[dict[str, Any]], room: int) -> Strip:
    """A strip that holds all intervals and zero, as wide as there is room."""
    low = min(0.0, *(card["interval"][0] for card in cards))
    high = max(0.01, *(card["interval"][1] for card in cards))
    return Strip(low, high, min(WIDEST, max(NARROWEST, room)))
