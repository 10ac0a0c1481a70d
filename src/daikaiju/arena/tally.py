"""What games brought, in sums that add up: chunks of a match are merged in any order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Final

import numpy as np

from ..rules.constants import MOST_SEATS

# One row a game, as the compiled game loop writes it: cells of the game, then cells of each seat.
TURNS: Final = 0
ENDED: Final = 1
FIRST_SEAT: Final = 2  # who took the first turn
DECISIONS: Final = 3
SEAT_CELLS: Final = 4  # where those of seat 0 begin
WON: Final = 0
PLACE: Final = 1  # 1 for the winner; equals share the better place
STARS: Final = 2
DAMAGE: Final = 3  # hearts that others lost in its turns
ENERGY: Final = 4
CARDS: Final = 5  # bought
CELLS_A_SEAT: Final = 6
ROW: Final = SEAT_CELLS + MOST_SEATS * CELLS_A_SEAT
GAINS: Final = ("stars", "damage", "energy", "cards")

# How a game ended.
STANDSTILL: Final = 0
BY_STARS: Final = 1
BY_SURVIVAL: Final = 2
BY_NOBODY: Final = 3
ENDINGS: Final = ("standstill", "stars", "survival", "nobody")

LONGEST_COUNTED: Final = 400  # turns; longer games count as this long in the histogram
RATED_GAMES: Final = 2000  # of a match, the first: rating one costs more than playing it


@dataclass(frozen=True)
class RatedGame:
    """Who sat at a table and who came in which place: all that a rating needs."""

    number: int
    players: tuple[int, ...]  # by seat
    places: tuple[int, ...]


# Wins are counted in whole parts, so that sums are exact and come out the same in any order: up to
# six may share a win, and in a group a player may sit at up to 36 seats.
A_WIN: Final = 60
A_RATE: Final = A_WIN * 3600


@dataclass
class Tally:
    """The sums of some games between `players` at tables of `seats`."""

    players: int
    seats: int
    games: int = 0
    decisions: int = 0
    seatings: Any = None  # [player]: how often it sat at a table
    won: Any = None  # [player, ending], in parts of A_WIN: a shared win is shared
    by_order: Any = None  # [player, place in the turn order, (games, parts of wins)]
    places: Any = None  # [player, place - 1]
    gains: Any = None  # [player, GAINS]
    spread: Any = None  # [player, (groups, sum of win rates, of their squares)], rates in A_RATE
    endings: Any = None  # [ending]
    turns: Any = None  # [turns]: games of that length
    rated: list[RatedGame] = field(default_factory=list)
    troubles: dict[str, str] = field(default_factory=dict)  # spec of a foreign bot: what it did

    def __post_init__(self) -> None:
        for name, shape in self._shapes():
            if getattr(self, name) is None:
                setattr(self, name, np.zeros(shape, np.int64))

    def _shapes(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        n, seats = self.players, self.seats
        yield from {
            "seatings": (n,),
            "won": (n, len(ENDINGS)),
            "by_order": (n, seats, 2),
            "places": (n, seats),
            "gains": (n, len(GAINS)),
            "spread": (n, 3),
            "endings": (len(ENDINGS),),
            "turns": (LONGEST_COUNTED + 1,),
        }.items()

    @property
    def wins(self) -> Any:
        """[player]"""
        return self.wins_by.sum(axis=1)

    @property
    def wins_by(self) -> Any:
        """[player, ending]"""
        return self.won / A_WIN

    @property
    def by_turn_order(self) -> Any:
        """[player, place in the turn order, (games, wins)]"""
        return self.by_order / (1, A_WIN)

    @property
    def groups(self) -> Any:
        """[player, (groups, sum of win rates, sum of their squares)]"""
        return self.spread / (1.0, A_RATE, A_RATE**2)

    def add_games(self, rows: Any, seating: Any, together: int) -> None:
        """Add games, a row and a seating (the player at each seat) for each.

        Each `together` games in a row had the same luck: they count as one for the interval.
        """
        cells = rows[:, SEAT_CELLS:].reshape(-1, MOST_SEATS, CELLS_A_SEAT)[:, : self.seats]
        won = cells[..., WON]
        parts = won * (A_WIN // np.maximum(1, won.sum(axis=1, keepdims=True)))
        ended = np.repeat(rows[:, ENDED, None], self.seats, axis=1)
        order = (np.arange(self.seats) - rows[:, FIRST_SEAT, None]) % self.seats
        self.games += len(rows)
        self.decisions += int(rows[:, DECISIONS].sum())
        np.add.at(self.endings, rows[:, ENDED], 1)
        np.add.at(self.turns, np.minimum(rows[:, TURNS], LONGEST_COUNTED), 1)
        np.add.at(self.seatings, seating, 1)
        np.add.at(self.won, (seating, ended), parts)
        np.add.at(self.by_order, (seating, order, 0), 1)
        np.add.at(self.by_order, (seating, order, 1), parts)
        np.add.at(self.places, (seating, cells[..., PLACE] - 1), 1)
        np.add.at(self.gains, seating, cells[..., STARS:])
        self._add_groups(parts, seating, len(rows) // together)

    def _add_groups(self, parts: Any, seating: Any, groups: int) -> None:
        """The win rate of each player in each group, for the spread between groups."""
        won = np.zeros((groups, self.players), np.int64)
        sat = np.zeros_like(won)
        group = np.repeat(np.arange(groups), seating.size // groups).reshape(seating.shape)
        np.add.at(won, (group, seating), parts)
        np.add.at(sat, (group, seating), 1)
        rates = won * (A_RATE // A_WIN) // np.maximum(1, sat)
        self.spread += np.stack([(sat > 0).sum(0), rates.sum(0), (rates**2).sum(0)], axis=1)

    def merge(self, other: Tally) -> None:
        """Add what another part of the same match brought."""
        for each in fields(self):
            if each.name in ("players", "seats"):
                continue
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if each.name == "troubles":
                mine.update(theirs)
            else:
                setattr(self, each.name, mine + theirs)
