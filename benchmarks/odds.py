"""How long the odds take: the library beside a plain enumeration of keeps and throws."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from math import factorial, prod

from daikaiju.odds import Hand, Plan, average
from daikaiju.rules.constants import FACES

Dice = tuple[int, ...]  # how many show each face
FRESH_THROWS = ("113ECH", "123ECH", "22CCEE", "3331HH")


def odds_rows(seconds: float) -> Iterator[tuple[str, str, str]]:
    """What, measured, target: the rows of a table."""
    goal = average("stars")
    hands = [Hand.of(faces, throws=2) for faces in FRESH_THROWS]
    best = _milliseconds(lambda hand: Plan(hand, goal).choices(), hands, seconds)
    ends = _milliseconds(lambda hand: Plan(hand, goal).distribution(), hands, seconds)
    plain = _milliseconds(lambda hand: plain_best(hand.dice, hand.throws), hands, seconds)
    yield "odds of a fresh throw of six dice, every keep (ms)", f"{best:.2f}", "≤ 1"
    yield "… the distribution under best play (ms)", f"{ends:.2f}", ""
    yield "… plain enumeration takes as long as every keep", f"{plain / best:,.0f} ×", ""


def _milliseconds(work: Callable[[Hand], object], hands: list[Hand], seconds: float) -> float:
    """For one hand, the mean of as many rounds as there is time for, after one to warm up."""
    for hand in hands:
        work(hand)
    rounds, begun = 0, time.perf_counter()
    while rounds == 0 or time.perf_counter() - begun < seconds:
        rounds += 1
        for hand in hands:
            work(hand)
    return (time.perf_counter() - begun) / rounds / len(hands) * 1e3


# --- the same without a program ------------------------------------------------------------------


def plain_best(dice: Dice, throws: int) -> float:
    """The best keep's expected stars: each keep, each throw, only remembering what was seen."""

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
    everything = [part for part in _parts((dice,) * FACES) if sum(part) == dice]
    ways = [factorial(dice) // prod(factorial(many) for many in part) for part in everything]
    return [(part, way / FACES**dice) for part, way in zip(everything, ways, strict=True)]
