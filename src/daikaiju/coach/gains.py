"""The second evaluation of actions from that of some leaves.

The sums have a fixed order, so that every machine gets the same numbers.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ..rules.signatures import Reals


class Change(NamedTuple):
    """What changes the values of actions; leaves with a second evaluation come first."""

    weights: Reals  # by action and leaf
    gains: Reals  # second minus first evaluation, by leaf and seat
    values: Reals  # by action and seat: the first evaluation, then the second
    errors: Reals  # by action: the possible error of the second one against the first action


def apply_gains(change: Change, leaves: int, evaluated: int, seats: int, seat: int) -> None:
    """Add to each action the gains of its leaves; a leaf without one counts with their mean.

    The error is that of the leaves without one, if their gains for `seat` spread as the others.
    """
    weights, gains, values, errors = change.weights, change.gains, change.values, change.errors
    spread = _spread_of(gains, evaluated, seats, seat)
    for each in range(seats):
        mean = _mean_of(gains, evaluated, seats, each)
        for action in range(len(errors)):
            total = 0.0
            for leaf in range(evaluated):
                total += weights[action * leaves + leaf] * (gains[leaf * seats + each] - mean)
            values[action * seats + each] += mean + total
    for action in range(len(errors)):
        squares = 0.0
        for leaf in range(evaluated, leaves):
            difference = weights[action * leaves + leaf] - weights[leaf]
            squares += difference * difference
        errors[action] = math.sqrt(squares) * spread


def _mean_of(gains: Reals, evaluated: int, seats: int, seat: int) -> float:
    total = 0.0
    for leaf in range(evaluated):
        total += gains[leaf * seats + seat]
    return total / evaluated


def _spread_of(gains: Reals, evaluated: int, seats: int, seat: int) -> float:
    """Return the standard deviation of the gains of a seat."""
    mean = _mean_of(gains, evaluated, seats, seat)
    squares = 0.0
    for leaf in range(evaluated):
        difference = gains[leaf * seats + seat] - mean
        squares += difference * difference
    return math.sqrt(squares / evaluated)
