"""Time of the odds library, compared with a plain enumeration of keeps and throws."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from math import factorial, prod

from daikaiju.odds import Hand, Plan, average
from daikaiju.rules.constants import FACES

Dice = tuple[int, ...]  # number of dice for each face
FRESH_THROWS = ("113ECH", "123ECH", "22CCEE", "3331HH")


def odds_rows(seconds: float) -> Iterator[tuple[str, str, str]]:
    """Measure the odds and return the rows of a table."""
    goal = average("stars")
    hands = [Hand.of(faces, throws=2) for faces in FRESH_THROWS]
    best = _milliseconds(lambda hand: Plan(hand, goal).choices(), hands, seconds)
    ends = _milliseconds(lambda hand: Plan(hand, goal).distribution(), hands, seconds)
    plain = _milliseconds(lambda hand: plain_best(hand.dice, hand.throws), hands, seconds)
    yield "odds of a fresh throw of six dice, every keep (ms)", f"{best:.2f}", "≤ 1"
    yield "… the distribution under best play (ms)", f"{ends:.2f}", ""
    yield "… plain enumeration, time relative to every keep", f"{plain / best:,.0f} ×", ""


def _milliseconds(work: Callable[[Hand], object], hands: list[Hand], seconds: float) -> float:
    """Return the mean time for one hand, after one round to warm up."""
    for hand in hands:
        work(hand)
    rounds, start = 0, time.perf_counter()
    while rounds == 0 or time.perf_counter() - start < seconds:
        rounds += 1
        for hand in hands:
            work(hand)
    return (time.perf_counter() - start) / rounds / len(hands) * 1e3


# --- plain enumeration ---------------------------------------------------------------------------


def plain_best(dice: Dice, throws: int) -> float:
    """Return the expected stars of the best keep: each keep and each throw, with memoisation."""

    @cache
    def value(have: Dice, left: int) -> float:
        if left == 0:
            return _stars(have)
        return max(_stars(have), *(thrown(kept, left - 1) for kept in _parts(have)))

    @cache
    def thrown(kept: Dice, left: int) -> float:
        missing = sum(dice) - sum(kept)
        return sum(
            chance * value(tuple(map(sum, zip(kept, roll, strict=True))), left)
            for roll, chance in _rolls(missing)
        )

    return value(dice, throws)


def _stars(dice: Dice) -> int:
    return sum(number + many - 3 for number, many in enumerate(dice[:3], start=1) if many >= 3)


def _parts(dice: Dice) -> Iterator[Dice]:
    if not dice:
        yield ()
        return
    for many in range(dice[0] + 1):
        for rest in _parts(dice[1:]):
            yield many, *rest


@cache
def _rolls(dice: int) -> list[tuple[Dice, float]]:
    rolls = [part for part in _parts((dice,) * FACES) if sum(part) == dice]
    counts = [factorial(dice) // prod(factorial(many) for many in part) for part in rolls]
    return [(part, count / FACES**dice) for part, count in zip(rolls, counts, strict=True)]
