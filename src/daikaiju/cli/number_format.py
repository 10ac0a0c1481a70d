"""Number formats of the terminal, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .output import message

if TYPE_CHECKING:
    from ..odds import Number  # the import of `odds` computes all sets of dice, which is slow

TINY: Final = 1e-12  # tolerance for rounding errors of floats
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
    """Return the title of a measure of dice, such as `stars`."""
    return message(_MEASURES[name])


def percent(chance: Number) -> str:
    """Return a chance in tenths of a percent; 0 and 100 only if impossible or certain."""
    if chance < TINY or chance > 1 - TINY:
        return message("cli-percent", percent=round(chance) * 100)
    if chance < 0.0005:
        return message("cli-under-percent", percent=0.1)
    if chance >= 0.9995:
        return message("cli-over-percent", percent=99.9)
    return message("cli-percent-tenths", percent=100 * float(chance))


def share(part: float) -> str:
    """Return a measured share in tenths of a percent, rounded."""
    return message("cli-percent-tenths", percent=100 * part)


def share_range(interval: Sequence[float]) -> str:
    low, high = interval
    return message("cli-percent-range", low=100 * low, high=100 * high)


def decimal(value: Number, digits: int) -> str:
    """Return a number with 2, 3, 4 or 9 decimal places."""
    keys = {2: "cli-decimal-2", 3: "cli-decimal-3", 4: "cli-decimal-4", 9: "cli-decimal-9"}
    return message(keys[digits], number=float(value))
