"""A fake match player: it fills a tally from an RNG seeded by match and group.

It is fast and its strengths are known. Tests of everything around the games use it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from daikaiju.arena.match import Match
from daikaiju.arena.tally import (
    BY_NOBODY,
    BY_STARS,
    BY_SURVIVAL,
    CARDS,
    CELLS_PER_SEAT,
    DAMAGE,
    ENDED,
    ENERGY,
    FIRST_SEAT,
    RANK,
    ROW,
    SEAT_CELLS,
    STARS,
    TURNS,
    WON,
    RatedGame,
    Tally,
)
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.rules.editions import Options

FOUR_SEATS = ("odds", "greedy", "random")


def fake_play(match: Match, first: int, groups: int) -> Tally:
    """Fill a tally without playing: players named first get better ranks."""
    tally = Tally(len(match.specs), match.seats)
    for group in range(first, first + groups):
        rng = np.random.default_rng([match.seed, group])
        seating = np.array(match.seating(group))
        strength = (len(match.specs) - 1 - seating) * 0.5
        drawn = strength + rng.gumbel(size=seating.shape)
        places = (-drawn).argsort(axis=1).argsort(axis=1) + 1
        tally.add_games(_rows(match, places, rng), seating, match.games_per_group)
        tally.rated += [
            RatedGame(
                group * match.games_per_group + k, tuple(map(int, who)), tuple(map(int, came))
            )
            for k, (who, came) in enumerate(zip(seating, places, strict=True))
        ]
    return tally


def _rows(match: Match, places: Any, rng: Any) -> Any:
    rows = np.zeros((match.games_per_group, ROW), np.int64)
    rows[:, TURNS] = 10 + rng.poisson(20, match.games_per_group)
    rows[:, ENDED] = rng.choice((BY_STARS, BY_SURVIVAL), match.games_per_group)
    rows[:, FIRST_SEAT] = rng.integers(match.seats, size=match.games_per_group)
    cells = rows[:, SEAT_CELLS:].reshape(-1, MAX_SEATS, CELLS_PER_SEAT)[:, : match.seats]
    cells[..., WON] = places == 1
    cells[..., RANK] = places
    for gain, mean in ((STARS, 10), (DAMAGE, 8), (ENERGY, 12), (CARDS, 2)):
        cells[..., gain] = rng.poisson(mean, places.shape)
    return rows


def make_fake_match(
    specs: tuple[str, ...] = FOUR_SEATS,
    seats: int = 4,
    games: int = 400,
    seed: int = 1,
    until_sure: bool = False,
) -> Match:
    """Return a match without checking that the bots exist."""
    table = tuple(min(seat, len(specs) - 1) for seat in range(seats))
    return Match(specs, (table,), "second", seats, games, seed, Options(), until_sure)


def small_tally() -> tuple[Match, Tally]:
    """Return two groups of two games between two bots, small enough to check by hand."""
    match = make_fake_match(("odds", "greedy"), seats=2, games=4)
    rows = np.zeros((4, ROW), np.int64)
    cells = rows[:, SEAT_CELLS:].reshape(-1, MAX_SEATS, CELLS_PER_SEAT)
    rows[:, TURNS] = 10, 20, 20, 40
    rows[:, ENDED] = BY_STARS, BY_SURVIVAL, BY_STARS, BY_NOBODY
    cells[:, :2, RANK] = (1, 2), (2, 1), (1, 1), (1, 1)
    cells[:, :2, WON] = (1, 0), (0, 1), (1, 1), (0, 0)  # the third game is shared
    cells[:, :2, STARS] = (20, 5), (4, 12), (20, 20), (0, 0)
    cells[:, :2, CARDS] = (1, 0), (0, 3), (2, 2), (0, 0)
    tally = Tally(2, 2)
    tally.add_games(rows, np.array([[0, 1], [1, 0], [0, 1], [1, 0]]), 2)
    return match, tally
