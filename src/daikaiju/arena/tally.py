"""Additive results of games: parts of a match are merged in any order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

import numpy as np

from ..rules.constants import MAX_SEATS

# One row per game, as the compiled loop writes it: cells of the game, then cells of each seat.
TURNS: Final = 0
ENDED: Final = 1  # one of the endings below
FIRST_SEAT: Final = 2  # the seat that took the first turn
DECISIONS: Final = 3
SEAT_CELLS: Final = 4  # first cell of seat 0
WON: Final = 0
RANK: Final = 1  # 1 for the winner; ties share the better rank
STARS: Final = 2
DAMAGE: Final = 3  # hearts that others lost in its turns
ENERGY: Final = 4
CARDS: Final = 5  # bought
CELLS_PER_SEAT: Final = 6
ROW: Final = SEAT_CELLS + MAX_SEATS * CELLS_PER_SEAT
GAINS: Final = ("stars", "damage", "energy", "cards")

# How a game ended.
STANDSTILL: Final = 0
BY_STARS: Final = 1
BY_SURVIVAL: Final = 2
BY_NOBODY: Final = 3
ENDINGS: Final = ("standstill", "stars", "survival", "nobody")

LONGEST_COUNTED: Final = 400  # turns; longer games count as this long in the histogram
RATED_GAMES: Final = 2000  # only the first games of a match: rating costs more time than playing


@dataclass(frozen=True)
class RatedGame:
    """The players and ranks of a game: all that a rating needs."""

    number: int
    players: tuple[int, ...]  # by seat
    ranks: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class Trouble:
    """The failure of a bot: the first one, and the number of games in which it was replaced."""

    game: int  # its number, from 0 on
    sentence: str
    games: int = 1

    def __add__(self, other: Trouble) -> Trouble:
        first = min(self, other, key=lambda each: each.game)
        return replace(first, games=self.games + other.games)


# Wins are counted in integer parts, so that sums are exact in any order: up to six seats share a
# win, and a player has up to 36 seats in a group.
WIN_PARTS: Final = 60
RATE_PARTS: Final = WIN_PARTS * 3600


@dataclass
class Tally:
    """The sums over some games between `players` bots at tables of `seats`."""

    players: int
    seats: int
    games: int = 0
    decisions: int = 0
    seatings: Any = None  # [player]: number of seats played
    won: Any = None  # [player, ending], in parts of 1 / WIN_PARTS: winners share a win
    by_order: Any = None  # [player, position in the turn order, (games, parts of wins)]
    ranks: Any = None  # [player, rank - 1]: number of games
    gains: Any = None  # [player, GAINS]
    spread: Any = (
        None  # [player, (groups, sum of win rates, of their squares)], in parts of RATE_PARTS
    )
    pairs: Any = None  # [player, other, (groups, sum of differences of win rates, of their squares,
    # groups with a difference)], in parts of RATE_PARTS; only for other > player
    endings: Any = None  # [ending]
    turns: Any = None  # [turns]: games of that length
    rated: list[RatedGame] = field(default_factory=list)
    troubles: dict[str, Trouble] = field(default_factory=dict)  # by the spec of the bot

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
            "ranks": (n, seats),
            "gains": (n, len(GAINS)),
            "spread": (n, 3),
            "pairs": (n, n, 4),
            "endings": (len(ENDINGS),),
            "turns": (LONGEST_COUNTED + 1,),
        }.items()

    @property
    def wins(self) -> Any:
        """Wins as [player]; winners share a win."""
        return self.wins_by.sum(axis=1)

    @property
    def wins_by(self) -> Any:
        """Wins as [player, ending]."""
        return self.won / WIN_PARTS

    @property
    def by_turn_order(self) -> Any:
        """Wins as [player, position in the turn order, (games, wins)]."""
        return self.by_order / (1, WIN_PARTS)

    @property
    def groups(self) -> Any:
        """Sums as [player, (groups, sum of win rates, sum of their squares)]."""
        return self.spread / (1.0, RATE_PARTS, RATE_PARTS**2)

    @property
    def paired_differences(self) -> Any:
        """Sums as [player, other, (groups, sum of differences, of squares, unequal groups)]."""
        return self.pairs / (1.0, RATE_PARTS, RATE_PARTS**2, 1.0)

    def add_games(self, rows: Any, seating: Any, games_per_group: int) -> None:
        """Add games, with one row and one seating (the player in each seat) per game.

        Each `games_per_group` consecutive games used the same RNG streams and count as one for the
        interval.
        """
        cells = rows[:, SEAT_CELLS:].reshape(-1, MAX_SEATS, CELLS_PER_SEAT)[:, : self.seats]
        won = cells[..., WON]
        parts = won * (WIN_PARTS // np.maximum(1, won.sum(axis=1, keepdims=True)))
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
        np.add.at(self.ranks, (seating, cells[..., RANK] - 1), 1)
        np.add.at(self.gains, seating, cells[..., STARS:])
        self._add_groups(parts, seating, len(rows) // games_per_group)

    def _add_groups(self, parts: Any, seating: Any, groups: int) -> None:
        """Add the win rate of each player in each group, for the variance between groups."""
        won = np.zeros((groups, self.players), np.int64)
        seatings = np.zeros_like(won)
        group = np.repeat(np.arange(groups), seating.size // groups).reshape(seating.shape)
        np.add.at(won, (group, seating), parts)
        np.add.at(seatings, (group, seating), 1)
        rates = won * (RATE_PARTS // WIN_PARTS) // np.maximum(1, seatings)
        self.spread += np.stack([(seatings > 0).sum(0), rates.sum(0), (rates**2).sum(0)], axis=1)
        self._add_pairs(rates, seatings > 0)

    def _add_pairs(self, rates: Any, has_played: Any) -> None:
        """Add the difference of the win rates of each pair of players in each group."""
        for first in range(self.players):
            for second in range(first + 1, self.players):
                met = has_played[:, first] & has_played[:, second]
                difference = rates[met, first] - rates[met, second]
                sums = met.sum(), difference.sum(), (difference**2).sum()
                self.pairs[first, second] += (*sums, np.count_nonzero(difference))

    def add_trouble(self, spec: str, trouble: Trouble) -> None:
        """Add the failure of a bot in a game."""
        known = self.troubles.get(spec)
        self.troubles[spec] = known + trouble if known else trouble

    def merge(self, other: Tally) -> None:
        """Add the tally of another part of the same match."""
        for each in fields(self):
            if each.name in ("players", "seats"):
                continue
            if each.name == "troubles":
                for spec, trouble in other.troubles.items():
                    self.add_trouble(spec, trouble)
            else:
                setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
