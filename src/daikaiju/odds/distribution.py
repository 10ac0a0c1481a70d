"""Distributions of final dice, and queries on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .goals import MEASURES, Goal
from .transitions import Number


@dataclass(frozen=True)
class Distribution:
    """The chances of final dice; keys are pairs of a set index and the energy spent.

    A measure is a key of MEASURES: "stars", "energy", "hearts", "claws", "1s", "2s", "3s".
    """

    chances: Mapping[tuple[int, int], Number]

    def joint(self, *measures: str) -> dict[tuple[int, ...], Number]:
        """Return the chance of each combination of measures: `joint("stars", "claws")[2, 3]`."""
        rows = [MEASURES[measure] for measure in measures]
        found: dict[tuple[int, ...], Number] = {}
        for (dice, _), chance in self.chances.items():
            key = tuple(int(row[dice]) for row in rows)
            found[key] = found.get(key, 0) + chance
        return found

    def exactly(self, measure: str) -> list[Number]:
        """Return the chances of exactly 0, 1, 2, … of a measure."""
        found = self.joint(measure)
        return [found.get((many,), 0) for many in range(max(found)[0] + 1)]

    def at_least(self, measure: str) -> list[Number]:
        """Return the chances of at least 0, 1, 2, … of a measure."""
        exactly = self.exactly(measure)
        return [sum(exactly[many:]) for many in range(len(exactly))]

    def mean(self, measure: str) -> Number:
        """Return the mean of a measure."""
        return sum(many * chance for many, chance in enumerate(self.exactly(measure)))

    def energy_spent(self) -> Number:
        """Return the mean energy spent."""
        return sum(spent * chance for (_, spent), chance in self.chances.items())

    def value_of(self, goal: Goal) -> Number:
        """Return the mean value of a goal."""
        value: Number = 0
        for (dice, spent), chance in self.chances.items():
            value += chance * (goal.values.item(dice) - goal.energy * spent)
        return value
