"""95 % confidence intervals of win rates, from the variance between groups of games."""

from __future__ import annotations

import math

WIDTH = 1.959964  # of a 95 % interval, in standard deviations
MIN_GROUPS = 10  # with fewer groups the variance is unknown
NO_SPREAD = 1e-9


def effective_games(rate: float, groups: float, total: float, squares: float) -> float:
    """Return the number of independent games that would give the same precision.

    `total` and `squares` are the sums of the groups' win rates and of their squares. Games of a
    group share RNG streams, so that they can carry more or less information than independent games.
    The result is 0 if it cannot be estimated.
    """
    if groups < MIN_GROUPS:
        return 0.0
    spread = (squares - total * total / groups) / (groups - 1)
    if spread < NO_SPREAD:
        return 0.0
    return rate * (1 - rate) * groups / spread


def widened(groups: float) -> float:
    """Return WIDTH, widened for few groups by Student's t distribution."""
    z, free = WIDTH, groups - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def wilson(rate: float, games: float, width: float = WIDTH) -> tuple[float, float]:
    """Return Wilson's interval, which stays within 0 and 1 and is accurate near them."""
    if games <= 0:
        return 0.0, 1.0
    z = width * width / games
    middle = (rate + z / 2) / (1 + z)
    half = math.sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def win_interval(
    rate: float, games: float, groups: float, total: float, squares: float
) -> tuple[float, float]:
    """Return the 95 % interval of a win rate.

    Independent games are assumed with few groups, and if all games were won or all lost. If all of
    many groups agree on another rate, chance has cancelled within each of them: the interval is one
    number.
    """
    effective = effective_games(rate, groups, total, squares)
    if effective > 0:
        return wilson(rate, effective, widened(groups))
    if groups >= MIN_GROUPS and 0 < rate < 1:
        return rate, rate
    return wilson(rate, games)
