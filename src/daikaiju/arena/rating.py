"""Ratings of bots in games of several players, by the Plackett-Luce model (library openskill).

Bots do not change, so that the drift of the model is off (tau 0) and its certainty grows at full
speed with every game (gamma 1). A bot in several seats of a table is rated as if each seat were a
player with its rating; its change is the mean of their changes. A game therefore counts once per
bot, and games among copies of one bot change nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from .tally import RatedGame, Tally

AVERAGE_POINTS = 1500.0  # points of an average seat
POINTS_PER_TENFOLD = 400.0  # difference at which the odds are 10 : 1
WIDTH = 1.96  # of a 95 % interval, in standard deviations


@dataclass(frozen=True)
class Rating:
    """The rating of a bot: mu and sigma of openskill, and points on the scale of chess."""

    mu: float
    sigma: float
    points: float
    plus_minus: float


def rate(tally: Tally) -> list[Rating]:
    """Return the rating of each player after the rated games, in the order of their numbers."""
    model = PlackettLuce(tau=0.0, gamma=_gamma_one)
    ratings = [(model.mu, model.sigma)] * tally.players
    for game in tally.rated:
        _rate_game(model, ratings, game)
    unit = POINTS_PER_TENFOLD / math.log(10) / (model.beta * math.sqrt(tally.seats))
    middle = _average_mu(ratings, tally.rated)
    return [
        Rating(mu, sigma, AVERAGE_POINTS + unit * (mu - middle), WIDTH * unit * sigma)
        for mu, sigma in ratings
    ]


def _average_mu(ratings: list[tuple[float, float]], games: list[RatedGame]) -> float:
    """Return the mean mu over all seats, which gets AVERAGE_POINTS: only differences matter."""
    return fmean(
        [ratings[player][0] for game in games for player in game.players] or [ratings[0][0]]
    )


def _gamma_one(*_: Any) -> float:
    return 1.0


def _rate_game(model: PlackettLuce, ratings: list[tuple[float, float]], game: RatedGame) -> None:
    """Update the ratings (mu, sigma) of the players at a table; equal ranks are ties."""
    teams = [[model.rating(*ratings[player])] for player in game.players]
    after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
    for player in set(game.players):
        own = [team[0] for team, who in zip(after, game.players, strict=True) if who == player]
        ratings[player] = fmean(r.mu for r in own), fmean(r.sigma for r in own)
