"""A pretended player: it fills a tally from a generator, seeded by match and group.

Quick, and with strengths that are known: what is around the games is tested with it.
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
    CELLS_A_SEAT,
    DAMAGE,
    ENDED,
    ENERGY,
    FIRST_SEAT,
    PLACE,
    ROW,
    SEAT_CELLS,
    STARS,
    TURNS,
    WON,
    RatedGame,
    Tally,
)
from daikaiju.rules.constants import MOST_SEATS
from daikaiju.rules.editions import Options

FOUR = ("odds", "greedy", "random")


def pretended(match: Match, first: int, groups: int) -> Tally:
    """A player that plays nothing: players named first come in better places."""
    tally = Tally(len(match.specs), match.seats)
    for group in range(first, first + groups):
        luck = np.random.default_rng([match.seed, group])
        seating = np.array(match.seating(group))
        strength = (len(match.specs) - 1 - seating) * 0.5
        drawn = strength + luck.gumbel(size=seating.shape)
        places = (-drawn).argsort(axis=1).argsort(axis=1) + 1
        tally.add_games(_rows(match, places, luck), seating, match.together)
        tally.rated += [
            RatedGame(group * match.together + k, tuple(map(int, who)), tuple(map(int, came)))
            for k, (who, came) in enumerate(zip(seating, places, strict=True))
        ]
    return tally


def _rows(match: Match, places: Any, luck: Any) -> Any:
    rows = np.zeros((match.together, ROW), np.int64)
    rows[:, TURNS] = 10 + luck.poisson(20, match.together)
    rows[:, ENDED] = luck.choice((BY_STARS, BY_SURVIVAL), match.together)
    rows[:, FIRST_SEAT] = luck.integers(match.seats, size=match.together)
    cells = rows[:, SEAT_CELLS:].reshape(-1, MOST_SEATS, CELLS_A_SEAT)[:, : match.seats]
    cells[..., WON] = places == 1
    cells[..., PLACE] = places
    for gain, mean in ((STARS, 10), (DAMAGE, 8), (ENERGY, 12), (CARDS, 2)):
        cells[..., gain] = luck.poisson(mean, places.shape)
    return rows


def a_match(
    specs: tuple[str, ...] = FOUR, seats: int = 4, games: int = 400, seed: int = 1
) -> Match:
    """Without asking whether there are such bots."""
    table = tuple(min(seat, len(specs) - 1) for seat in range(seats))
    return Match(specs, (table,), "second", seats, games, seed, Options())


def small_tally() -> tuple[Match, Tally]:
    """Two groups of two games between two bots, to be checked by hand."""
    match = a_match(("odds", "greedy"), seats=2, games=4)
    rows = np.zeros((4, ROW), np.int64)
    cells = rows[:, SEAT_CELLS:].reshape(-1, MOST_SEATS, CELLS_A_SEAT)
    rows[:, TURNS] = 10, 20, 20, 40
    rows[:, ENDED] = BY_STARS, BY_SURVIVAL, BY_STARS, BY_NOBODY
    cells[:, :2, PLACE] = (1, 2), (2, 1), (1, 1), (1, 1)
    cells[:, :2, WON] = (1, 0), (0, 1), (1, 1), (0, 0)  # the third game is shared
    cells[:, :2, STARS] = (20, 5), (4, 12), (20, 20), (0, 0)
    cells[:, :2, CARDS] = (1, 0), (0, 3), (2, 2), (0, 0)
    tally = Tally(2, 2)
    tally.add_games(rows, np.array([[0, 1], [1, 0], [0, 1], [1, 0]]), 2)
    return match, tally
