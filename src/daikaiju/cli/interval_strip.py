"""The strip beside each card of a study: its confidence interval and value as one text line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

MIN_WIDTH, MAX_WIDTH = 14, 60  # characters
MARKS: Final = {"keep": "●", "discard": "◆", "tile": "▲"}


@dataclass(frozen=True)
class Strip:
    """A horizontal scale from `low` to `high`, `width` characters wide."""

    low: float
    high: float
    width: int

    def column(self, value: float) -> int:
        """Return the column of a value."""
        share = (value - self.low) / (self.high - self.low)
        return min(self.width - 1, max(0, round(share * (self.width - 1))))

    def draw(self, card: dict[str, Any]) -> str:
        """Return the strip: interval as a line, zero as a stroke, value as the card's mark."""
        cells = [" "] * self.width
        cells[self.column(0)] = "│"
        left, right = (self.column(end) for end in card["interval"])
        for column in range(left, right + 1):
            cells[column] = "┼" if column == self.column(0) else "─"
        cells[self.column(card["added"])] = MARKS[card["kind"]]
        return "".join(cells).rstrip()

    def heading(self) -> str:
        """Return the scale: both ends in percentage points, and the zero."""
        left, right = (f"{100 * end:+.0f}".replace("-", "−") for end in (self.low, self.high))
        cells = [" "] * self.width
        cells[self.column(0)] = "0"
        cells[self.width - len(right) :] = right
        if len(left) < self.column(0):
            cells[: len(left)] = left
        return "".join(cells)


def make_strip(cards: Sequence[dict[str, Any]], width: int) -> Strip:
    """Return a strip for all intervals and zero, of that width within the limits."""
    low = min(0.0, *(card["interval"][0] for card in cards))
    high = max(0.01, *(card["interval"][1] for card in cards))
    return Strip(low, high, min(MAX_WIDTH, max(MIN_WIDTH, width)))
