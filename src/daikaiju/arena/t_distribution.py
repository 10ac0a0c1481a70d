"""Student's t distribution, from the regularised incomplete beta function."""

from __future__ import annotations

import math
from functools import cache

PRECISION = 1e-12
TINY = 1e-300
MAX_STEPS = 400


def student_tail(t: float, freedom: float) -> float:
    """Return the probability of a value above `t`, which is not negative."""
    return 0.5 * _incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


@cache
def student_quantile(probability: float, freedom: float) -> float:
    """Return the value below which a variable lies with a probability above one half."""
    low, high = 0.0, 1.0
    while student_tail(high, freedom) > 1 - probability:
        high *= 2
    while high - low > PRECISION * high:
        middle = (low + high) / 2
        if student_tail(middle, freedom) > 1 - probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function I_x(a, b)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    log_front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(log_front + a * math.log(x) + b * math.log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _continued_fraction(x, a, b) / a
    return 1 - front * _continued_fraction(1 - x, b, a) / b


def _continued_fraction(x: float, a: float, b: float) -> float:
    """Return the continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 / _not_zero(1 - (a + b) * x / (a + 1))
    result = d
    for step in range(1, MAX_STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for term in (even, odd):
            d, c = 1 / _not_zero(1 + term * d), _not_zero(1 + term / c)
            result *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return result


def _not_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY
