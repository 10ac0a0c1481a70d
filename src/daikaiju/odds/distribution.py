"""How dice may end: every final set of dice with its chance, and what can be asked about that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .goals import MEASURES, Goal
from .transitions import Number


@dataclass(frozen=True)
class Distribution:
    """The chance of each final set of dice (by number) and energy spent on the way."""

    chances: Mapping[tuple[int, int], Number]

    def joint(self, *measures: str) -> dict[tuple[int, ...], Number]:
        """The chance of each combination: `joint("stars", "claws")[2, 3]`."""
        rows = [MEASURES[measure] for measure in measures]
        found: dict[tuple[int, ...], Number] = {}
        for (dice, _), chance in self.chances.items():
            key = tuple(int(row[dice]) for row in rows)
            found[key] = found.get(key, 0) + chance
        return found

    def of(self, measure: str) -> list[Number]:
        """The chance of exactly 0, 1, 2, … of something."""
        found = self.joint(measure)
        return [found.get((many,), 0) for many in range(max(found)[0] + 1)]

    def at_least(self, measure: str) -> list[Number]:
        """The chance of at least 0, 1, 2, … of something."""
        exactly = self.of(measure)
        return [sum(exactly[many:]) for many in range(len(exactly))]

    def mean(self, measure: str) -> Number:
        return sum(many * chance for many, chance in enumerate(self.of(measure)))

    def energy_spent(self) -> Number:
        """On average."""
        return sum(spent * chance for (_, spent), chance in self.chances.items())

    def worth(self, goal: Goal) -> Number:
        """The value of a goal, on average."""
        worth: Number = 0
        for (dice, spent), chance in self.chances.items():
            worth += chance * (goal.values.item(dice) - goal.energy * spent)
        return worth
