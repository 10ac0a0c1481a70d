"""Dice modifiers: three kinds of effects of cards on dice. The module cards.py maps cards to them.

A modifier has a number of free uses, or any number of uses for a price in energy.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True)
class DiceModifier:
    """An effect on dice; its action is `use NAME`."""

    name: str

    @property
    def effect(self) -> Hashable:
        """A key of what a use does and costs; equal for interchangeable modifiers."""
        return type(self), *(v for k, v in vars(self).items() if k not in ("name", "uses"))


@dataclass(frozen=True)
class ExtraThrows(DiceModifier):
    """Between throws, each use is one more throw: `uses` free ones, or any number for `price`."""

    uses: int = 0
    price: int = 0


@dataclass(frozen=True)
class FaceRethrow(DiceModifier):
    """Between throws, any die that shows `face` may be thrown again, any number of times."""

    face: int


@dataclass(frozen=True)
class DieTurn(DiceModifier):
    """After the throws, each use turns one die to the face `to`, or to any face if it is None.

    There are `uses` free uses, or any number for `price`.
    """

    to: int | None = None
    uses: int = 0
    price: int = 0
