"""Luck and skill over many games: the result of each player with and without luck."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from .luck import Terms
from .review import GameReview


@dataclass
class PlayerGames:
    """The games of one player; all numbers are win chances from 0 to 1."""

    player: str
    starts: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    terms: list[Terms] = field(default_factory=list)

    def add(self, start: float, result: float, terms: Terms) -> None:
        self.starts.append(start)
        self.results.append(result)
        self.terms.append(terms)

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def without_luck(self) -> list[float]:
        """The luck-adjusted result of each game: the result minus the luck of dice and cards."""
        return [result - terms.luck for result, terms in zip(self.results, self.terms, strict=True)]

    def mean_luck(self) -> float:
        return float(np.mean([terms.luck for terms in self.terms]))

    def mean_decisions(self) -> float:
        return float(np.mean([terms.own_decisions for terms in self.terms]))


def standard_error(values: list[float]) -> float | None:
    """Return the standard error of the mean; None for a single value."""
    if len(values) < 2:
        return None
    return float(np.std(values, ddof=1)) / math.sqrt(len(values))


def games_by_player(reviews: Iterable[GameReview]) -> list[PlayerGames]:
    """Return the games of each player, most games first. A seat without a name is its monster."""
    found: dict[str, PlayerGames] = {}
    for review in reviews:
        chances, terms = review.chances(), review.terms()
        for seat, monster in enumerate(review.monsters):
            name = (review.players[seat] if seat < len(review.players) else "") or monster
            player = found.setdefault(name, PlayerGames(name))
            player.add(chances[0][seat], chances[-1][seat], terms[seat])
    return sorted(found.values(), key=lambda each: -each.games)
