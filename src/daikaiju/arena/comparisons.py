"""Comparisons between the bots of a match, from paired differences.

In each group of games all bots have the same dice and the same seats. The difference between the
win rates of two bots in a group is therefore free of most chance, and the groups are independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .confidence import MIN_GROUPS
from .t_distribution import student_quantile, student_tail
from .tally import Tally

ERROR_RATE = 0.05  # of all statements of a report together
MIN_COMPARED = 30  # groups; with fewer and skewed differences Student's test is too sure
# Sum of squared differences at which the sequential test is most sensitive, divided by about 8.
SENSITIVITY = 5.0


@dataclass(frozen=True)
class Comparison:
    """Two bots; the first one has won more in the groups that both have played."""

    better: int
    worse: int
    groups: int
    difference: float  # of the win rates
    interval: tuple[float, float]  # 95 %
    p: float  # of this comparison alone
    adjusted_p: float  # for all comparisons of the match together
    is_sure: bool


@dataclass(frozen=True)
class Differences:
    """Sums over groups of the differences between two bots."""

    groups: float
    total: float
    squares: float
    unequal: float  # groups with a difference


def compare(tally: Tally, sequential: bool = False) -> list[Comparison]:
    """Return a comparison of each pair of bots that have met.

    With `sequential` the values of p hold although the match was stopped as soon as it was sure.
    """
    found = [
        (first, second, _differences(tally, first, second))
        for first in range(tally.players)
        for second in range(first + 1, tally.players)
        if tally.pairs[first, second, 0]
    ]
    p = [sequential_p(each) if sequential else paired_p(each) for *_, each in found]
    return [
        _comparison(*pair, own, adjusted)
        for pair, own, adjusted in zip(found, p, holm(p), strict=True)
    ]


def _differences(tally: Tally, first: int, second: int) -> Differences:
    return Differences(*tally.paired_differences[first, second].tolist())


def _comparison(
    first: int, second: int, sums: Differences, p: float, adjusted: float
) -> Comparison:
    mean, (low, high) = sums.total / sums.groups, paired_interval(sums)
    is_sure, groups = adjusted <= ERROR_RATE, int(sums.groups)
    if mean >= 0:
        return Comparison(first, second, groups, mean, (low, high), p, adjusted, is_sure)
    return Comparison(second, first, groups, -mean, (-high, -low), p, adjusted, is_sure)


def is_best_sure(tally: Tally) -> bool:
    """Whether one bot is better than each other bot, by the sequential test."""
    sure = [each for each in compare(tally, sequential=True) if each.is_sure]
    wins = [sum(each.better == player for each in sure) for player in range(tally.players)]
    return tally.players > 1 and max(wins) == tally.players - 1


# --- one comparison ------------------------------------------------------------------------------


def paired_interval(sums: Differences) -> tuple[float, float]:
    """Return the 95 % interval of the mean difference.

    Bots that never differ in ten or more groups have the interval 0 to 0.
    """
    if not sums.unequal:
        return (0.0, 0.0) if sums.groups >= MIN_GROUPS else (-1.0, 1.0)
    half = student_quantile(0.975, _freedom(sums)) * _standard_error(sums)
    mean = sums.total / sums.groups
    return max(-1.0, mean - half), min(1.0, mean + half)


def paired_p(sums: Differences) -> float:
    """Return the two-sided p of equal bots.

    Student's test counts only groups with a difference as free: with few of them its usual form
    would be too sure. No p is below that of all signs alike.
    """
    if not sums.unequal or sums.groups < MIN_COMPARED:
        return 1.0
    t = abs(sums.total / sums.groups) / _standard_error(sums)
    return min(1.0, max(2 * student_tail(t, _freedom(sums)), 2.0 ** (1 - min(sums.unequal, 99))))


def sequential_p(sums: Differences) -> float:
    """Return a p that may be looked at after any number of groups.

    It is 1 / E with E = √(ρ / (ρ + V)) · exp(S² / (2 (ρ + V))), S the sum of the differences and V
    that of their squares. For bots that are equal in every group E is a martingale that starts at
    1, so that it ever reaches 1 / p with a probability of at most p.
    """
    both = SENSITIVITY + sums.squares
    log_e = 0.5 * math.log(SENSITIVITY / both) + sums.total**2 / (2 * both)
    return min(1.0, math.exp(-log_e))


def _freedom(sums: Differences) -> float:
    return max(1.0, sums.unequal - 1)


def _standard_error(sums: Differences) -> float:
    """Return the standard error of the mean difference.

    If all groups have the same difference, one group without a difference is added.
    """
    groups, total, squares = sums.groups, sums.total, sums.squares
    spread = squares - total * total / groups
    if spread < 1e-9 * squares or groups < 2:
        groups += 1
        spread = squares - total * total / groups
    return math.sqrt(spread / (groups - 1) / groups)


# --- several comparisons -------------------------------------------------------------------------


def holm(values: Sequence[float]) -> list[float]:
    """Return p adjusted by Holm's method.

    If all comparisons with an adjusted p of at most 5 % are called sure, then the probability that
    any of these statements is wrong is at most 5 %.
    """
    order = sorted(range(len(values)), key=lambda index: values[index])
    adjusted, least = [0.0] * len(values), 0.0
    for rank, index in enumerate(order):
        least = max(least, min(1.0, values[index] * (len(values) - rank)))
        adjusted[index] = least
    return adjusted


def as_data(comparison: Comparison, specs: Sequence[str]) -> dict[str, Any]:
    """Return a comparison for JSON, with the specs of the bots."""
    return {
        "better": specs[comparison.better],
        "worse": specs[comparison.worse],
        "groups": comparison.groups,
        "difference": comparison.difference,
        "interval": comparison.interval,
        "p": comparison.p,
        "adjusted_p": comparison.adjusted_p,
        "is_sure": comparison.is_sure,
    }
