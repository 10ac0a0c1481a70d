"""What cards can do to dice, whatever the cards are called: three kinds of help.

A use is free, or it costs energy: then there may be any number of uses. Which card is which help
stands in cards.py.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True)
class Help:
    """Something that changes dice; `use NAME` is the action."""

    name: str

    @property
    def effect(self) -> Hashable:
        """What a use does and costs: the same for helps that do the same."""
        return type(self), *(v for k, v in vars(self).items() if k not in ("name", "uses"))


@dataclass(frozen=True)
class MoreThrows(Help):
    """Between throws, each use is one more throw: so many uses, or any number for a price."""

    uses: int = 0
    price: int = 0


@dataclass(frozen=True)
class ThrownAgain(Help):
    """Between throws, any die that shows this face may be thrown again, any number of times."""

    face: int


@dataclass(frozen=True)
class Turned(Help):
    """After the throws, each use turns one die to this face, or (None) to any; uses as above."""

    to: int | None = None
    uses: int = 0
    price: int = 0
