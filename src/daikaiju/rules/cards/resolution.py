"""Cards that act on the final dice, mostly on numbers and hearts."""

from ..claws import claw_total
from ..constants import ENERGY, HEART, ONE, THREE, TWO
from ..definitions import keep
from ..hooks import at
from ..moments import combinations, heals_others, number_scored
from ..operations import claws_are_attack, gain_stars
from ..state import State

COMPLETE_DESTRUCTION = keep("complete_destruction", id=12, cost=3)


@at(combinations, COMPLETE_DESTRUCTION)
def complete_destruction(state: State, owner: int, source: int) -> None:
    """9 stars for all six faces; the claw may come from a card."""
    numbers = state.dice[ONE] > 0 and state.dice[TWO] > 0 and state.dice[THREE] > 0
    claw = claws_are_attack(state) and claw_total(state, owner) > 0
    if numbers and claw and state.dice[ENERGY] > 0 and state.dice[HEART] > 0:
        gain_stars(state, owner, 9, source)


DETRITIVORE = keep("detritivore", id=13, cost=4)


@at(combinations, DETRITIVORE)
def detritivore(state: State, owner: int, source: int) -> None:
    """2 stars for 1, 2 and 3, once."""
    if state.dice[ONE] > 0 and state.dice[TWO] > 0 and state.dice[THREE] > 0:
        gain_stars(state, owner, 2, source)


GOURMET = keep("gourmet", id=14, cost=4, dark=6)


@at(number_scored, GOURMET)
def gourmet(state: State, owner: int, source: int, other: int) -> None:
    """2 more stars for three or more 1s."""
    if other == ONE:
        gain_stars(state, owner, 2, source)


HEALING_RAY = keep("healing_ray", id=15, cost=4)


@at(heals_others, HEALING_RAY)
def healing_ray(state: State, owner: int, source: int, value: int) -> int:
    """Heart dice may heal others, which pay 2 energy per heart."""
    return value + 1
