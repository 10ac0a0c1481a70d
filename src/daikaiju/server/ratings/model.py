"""Ratings by the Plackett-Luce model (library openskill), and how they are shown."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from msgspec import structs
from openskill.models import PlackettLuce

from ..protocol.profile_types import RatingSeen
from ..store.ratings import LOWER_END, StoredRating

LEAST_GAMES: Final = 5  # for a place in the ranking
AVERAGE_POINTS: Final = 1500.0  # points of a person without games
POINTS_PER_TENFOLD: Final = 400.0  # difference at which the odds of a game of two are 10 : 1
_MODEL: Final = PlackettLuce()
_POINTS_PER_MU: Final = POINTS_PER_TENFOLD / math.log(10) / (_MODEL.beta * math.sqrt(2))


def first_rating(player: str, now: int) -> StoredRating:
    """Return the rating of a person without games."""
    return StoredRating(player, _MODEL.mu, _MODEL.sigma, 0, now)


def rate(ratings: Mapping[str, StoredRating], ranks: Mapping[str, int]) -> list[StoredRating]:
    """Return the ratings after a game. Equal ranks are ties; fewer than two people: no change."""
    people = [player for player in ranks if player in ratings]
    if len(people) < 2:
        return []
    teams = [[_MODEL.rating(ratings[each].mu, ratings[each].sigma)] for each in people]
    after = _MODEL.rate(teams, ranks=[float(ranks[each]) for each in people])
    return [
        structs.replace(ratings[each], mu=own.mu, sigma=own.sigma, games=ratings[each].games + 1)
        for each, (own,) in zip(people, after, strict=True)
    ]


def describe_rating(rating: StoredRating) -> RatingSeen:
    """Return a rating in points, with the half width of its 95 % interval."""
    points = AVERAGE_POINTS + _POINTS_PER_MU * (rating.mu - _MODEL.mu)
    width = _POINTS_PER_MU * LOWER_END * rating.sigma
    return RatingSeen(round(points), round(width), rating.games)
