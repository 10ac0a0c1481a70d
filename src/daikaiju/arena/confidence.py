"""How sure a win rate is: a 95 % interval from the spread between groups of games."""

from __future__ import annotations

import math

WIDTH = 1.959964  # of a 95 % interval, in standard deviations
FEWEST_GROUPS = 10  # fewer say nothing about their spread
NO_SPREAD = 1e-9


def effective_games(rate: float, groups: float, total: float, squares: float) -> float:
    """So many independent games would know the rate as well as these groups do.

    `total` and `squares` are the sums of the groups' win rates and of their squares. Games of a
    group share their luck, which can tell more than independent ones or less. 0: cannot be said.
    """
    if groups < FEWEST_GROUPS:
        return 0.0
    spread = (squares - total * total / groups) / (groups - 1)
    if spread < NO_SPREAD:
        return 0.0
    return rate * (1 - rate) * groups / spread


def widened(groups: float) -> float:
    """WIDTH, a little more where the spread itself is known from few groups (Student's t)."""
    z, free = WIDTH, groups - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def wilson(rate: float, games: float, width: float = WIDTH) -> tuple[float, float]:
    """Wilson's interval: never beyond 0 and 1, and honest near them."""
    if games <= 0:
        return 0.0, 1.0
    z = width * width / games
    middle = (rate + z / 2) / (1 + z)
    half = math.sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def win_interval(
    rate: float, games: float, groups: float, total: float, squares: float
) -> tuple[float, float]:
    """The 95 % interval of a win rate; without a known spread, as if all games were independent."""
    effective = effective_games(rate, groups, total, squares)
    if effective > 0:
        return wilson(rate, effective, widened(groups))
    return wilson(rate, games)
