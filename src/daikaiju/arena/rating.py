"""One number a bot: a multi-player rating by the model of Plackett and Luce (library openskill).

Bots neither learn nor tire, so the model's drift is off (tau 0) and its certainty grows at full
pace with every game (gamma 1). A bot at several seats of a table is rated as if each seat were a
player with its rating; the mean of what those seats would gain is what the bot gains, so that a
game counts once for each bot, and games among copies of one bot move nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from .tally import RatedGame, Tally

MIDDLE = 1500.0  # points of an average seat
TENFOLD = 400.0  # points that make a bot ten times as likely to come out ahead
WIDTH = 1.96  # of a 95 % interval, in standard deviations


@dataclass(frozen=True)
class Rating:
    """What the games say of a bot: openskill's mu and sigma, and points on the scale of chess."""

    mu: float
    sigma: float
    points: float
    plus_minus: float


def rate(tally: Tally) -> list[Rating]:
    """The rating of each player after the rated games, in the order of their numbers."""
    model = PlackettLuce(tau=0.0, gamma=_at_full_pace)
    ratings = [(model.mu, model.sigma)] * tally.players
    for game in tally.rated:
        _rate_game(model, ratings, game)
    a_unit = TENFOLD / math.log(10) / (model.beta * math.sqrt(tally.seats))
    middle = _of_average_seat(ratings, tally.rated)
    return [
        Rating(mu, sigma, MIDDLE + a_unit * (mu - middle), WIDTH * a_unit * sigma)
        for mu, sigma in ratings
    ]


def _of_average_seat(ratings: list[tuple[float, float]], games: list[RatedGame]) -> float:
    """Only differences mean something: the seats of all games are the zero to measure from."""
    return fmean(
        [ratings[player][0] for game in games for player in game.players] or [ratings[0][0]]
    )


def _at_full_pace(*_: Any) -> float:
    return 1.0


def _rate_game(model: PlackettLuce, ratings: list[tuple[float, float]], game: RatedGame) -> None:
    """Move the ratings (mu, sigma) of those at the table; equals in place are equals."""
    teams = [[model.rating(*ratings[player])] for player in game.players]
    after = model.rate(teams, ranks=[float(place) for place in game.places])
    for player in set(game.players):
        own = [team[0] for team, who in zip(after, game.players, strict=True) if who == player]
        ratings[player] = fmean(r.mu for r in own), fmean(r.sigma for r in own)
