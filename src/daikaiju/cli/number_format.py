"""Numbers as the terminal shows them: the digits and signs of the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .output import say

if TYPE_CHECKING:
    from ..odds import Number  # not before it is needed: they lay out all sets of dice

TINY: Final = 1e-12  # what floats may be off
_MEASURES: Final = {
    "stars": "cli-stars",
    "energy": "cli-energy",
    "hearts": "cli-hearts",
    "claws": "cli-claws",
    "1s": "cli-ones",
    "2s": "cli-twos",
    "3s": "cli-threes",
}


def measure_title(name: str) -> str:
    """What a set of dice shows, by the name that goals have for it."""
    return say(_MEASURES[name])


def percent(chance: Number) -> str:
    """In tenths of a percent; never 0 or 100 for what is neither impossible nor certain."""
    if chance < TINY or chance > 1 - TINY:
        return say("cli-percent", percent=round(chance) * 100)
    if chance < 0.0005:
        return say("cli-under-percent", percent=0.1)
    if chance >= 0.9995:
        return say("cli-over-percent", percent=99.9)
    return say("cli-percent-tenths", percent=100 * float(chance))


def share(part: float) -> str:
    """A measured share: in tenths of a percent, as it is."""
    return say("cli-percent-tenths", percent=100 * part)


def share_range(interval: Sequence[float]) -> str:
    low, high = interval
    return say("cli-percent-range", low=100 * low, high=100 * high)


def decimal(value: Number, digits: int) -> str:
    """A number with two, three, four or nine digits behind the point."""
    keys = {2: "cli-decimal-2", 3: "cli-decimal-3", 4: "cli-decimal-4", 9: "cli-decimal-9"}
    return say(keys[digits], number=float(value))
