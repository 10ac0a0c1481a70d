"""The core: the game of two monsters without cards, small enough to be solved exactly.

Energy buys nothing in it, so that hearts, stars and who holds Tokyo say everything. A position is
the moment before the first throw of a turn (holding Tokyo has been paid by then), seen by the
monster that throws; the monster opposite is "the other". Positions are numbered, and `after` says
where a turn leads: what the rules say in many places stands here in one, and tests prove that it
is the same. All of it compiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ..rules.constants import (
    CITY,
    CLAW,
    DICE,
    FULL_HEALTH,
    GONE,
    HEART,
    ONE,
    OUTSIDE,
    STARS_TO_WIN,
    THINGS,
    THREE,
)
from ..rules.state import State
from .dice_sets import ALL, COUNTS, FIRST

# Who holds Tokyo, seen by the monster that throws.
FREE: Final = 0
OWN: Final = 1
OTHERS: Final = 2

# Where a turn can lead besides to another position.
WON: Final = -1
LOST: Final = -2

# What the table has answered to the questions that matter here (bits).
CLAWS_TAKE: Final = 1  # Tokyo is entered only by claws
PAYS_ENERGY: Final = 2  # Tokyo pays energy, thus nothing: the two-player option

PER_STARS: Final = FULL_HEALTH * FULL_HEALTH  # positions that differ only in hearts
POSITIONS: Final = 3 * STARS_TO_WIN * STARS_TO_WIN * PER_STARS

FIRST_FULL: Final = int(FIRST[DICE])  # the sets of six dice are numbered from here …
LAST_FULL: Final = int(FIRST[DICE + 1])  # … up to, not including, here


# --- which games, and which positions ------------------------------------------------------------


def is_core(state: State) -> bool:
    """Is this a game of two monsters without cards, tiles or tokens?"""
    if state.seats != 2 or state.has_wickedness:
        return False
    for thing in range(THINGS):
        if state.lies[thing] != GONE:
            return False
    for seat in range(2):
        if state.poison[seat] or state.shrink[seat] or state.zombie[seat]:
            return False
        if state.extra_turns[seat] or state.health[seat] > FULL_HEALTH:
            return False
    return state.fewer_dice == 0 and state.freezes == 0


def answers_of(state: State) -> int:
    """What this table answers; nothing else of edition and options matters to who wins."""
    claws_take = CLAWS_TAKE if state.claws_take_tokyo else 0
    return claws_take | PAYS_ENERGY if state.tokyo_pays_energy else claws_take


def position_of(state: State) -> int:
    """The position in which the turn stands until its dice are resolved."""
    seat = state.turn
    other = 1 - seat
    holder = OTHERS if state.place[other] == CITY else FREE
    if state.place[seat] != OUTSIDE:
        holder = OWN
    stars, others_stars = state.stars[seat], state.stars[other]
    return numbered(holder, stars, others_stars, state.health[seat], state.health[other])


def numbered(holder: int, stars: int, others_stars: int, hearts: int, others_hearts: int) -> int:
    by_stars = (holder * STARS_TO_WIN + stars) * STARS_TO_WIN + others_stars
    return (by_stars * FULL_HEALTH + hearts - 1) * FULL_HEALTH + others_hearts - 1


def holder_in(position: int) -> int:
    return position // (PER_STARS * STARS_TO_WIN * STARS_TO_WIN)


def stars_in(position: int) -> int:
    return position // (PER_STARS * STARS_TO_WIN) % STARS_TO_WIN


def others_stars_in(position: int) -> int:
    return position // PER_STARS % STARS_TO_WIN


def hearts_in(position: int) -> int:
    return position // FULL_HEALTH % FULL_HEALTH + 1


def others_hearts_in(position: int) -> int:
    return position % FULL_HEALTH + 1


# --- where a turn leads --------------------------------------------------------------------------


def _stars_for(counts: Sequence[int]) -> int:
    """Three n give n stars, each further one 1 more."""
    numbers = range(ONE, THREE + 1)
    return sum(face - ONE + 1 + counts[face] - 3 for face in numbers if counts[face] >= 3)


# What matters of each set of dice.
STARS: Final = np.array([_stars_for(counts) for counts in ALL], np.int64)
CLAWS: Final = COUNTS[:, CLAW].astype(np.int64)
HEARTS: Final = COUNTS[:, HEART].astype(np.int64)


def after(answers: int, position: int, dice: int, yields: int) -> int:
    """Where a turn leads that ends its throws with this set of dice: WON, LOST, or the position
    in which the other monster throws. `yields`: does the other leave Tokyo, if it is asked?

    Hearts are used before claws: where claws take Tokyo that is better, elsewhere it is the same.
    """
    holder, stars = holder_in(position), stars_in(position) + STARS[dice]
    hearts, others_hearts = hearts_in(position), others_hearts_in(position)
    claws = CLAWS[dice]
    if holder != OWN:
        hearts = min(FULL_HEALTH, hearts + HEARTS[dice])
    if holder != FREE:
        others_hearts -= claws
    if holder == OTHERS and claws > 0 and yields:
        holder = FREE
    if holder == FREE and (claws > 0 or answers & CLAWS_TAKE == 0):
        holder = OWN
        stars += 1 if answers & PAYS_ENERGY == 0 else 0
    if stars >= STARS_TO_WIN or others_hearts <= 0:
        return WON
    return _turned(answers, holder, stars, others_stars_in(position), hearts, others_hearts)


def _turned(
    answers: int, holder: int, stars: int, others_stars: int, hearts: int, others_hearts: int
) -> int:
    """The other monster's turn begins: it is paid for holding Tokyo, and sees the table so."""
    if holder == OTHERS and answers & PAYS_ENERGY == 0:
        others_stars += 2
    if others_stars >= STARS_TO_WIN:
        return LOST
    if holder != FREE:
        holder = OWN + OTHERS - holder
    return numbered(holder, others_stars, stars, others_hearts, hearts)


# --- what that is worth --------------------------------------------------------------------------


def _first_alike() -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    """For each set of six dice the first one that has the same stars, claws and hearts."""
    first: dict[tuple[int, int, int], int] = {}
    alike = np.zeros(LAST_FULL, np.int16)
    for dice in range(FIRST_FULL, LAST_FULL):
        result = (int(STARS[dice]), int(CLAWS[dice]), int(HEARTS[dice]))
        alike[dice] = first.setdefault(result, dice)
    return alike


ALIKE: Final = _first_alike()


def weigh_results(values: Any, row: int, answers: int, position: int) -> None:
    """Write what each set of six dice is worth as the result of a turn to a row of `values`.

    The table of all positions lies at the beginning of `values`: the chance to win of the monster
    that throws.
    """
    for dice in range(FIRST_FULL, LAST_FULL):
        if ALIKE[dice] == dice:
            values[row + dice] = _result(values, answers, position, dice)
        else:
            values[row + dice] = values[row + ALIKE[dice]]


def _result(values: Any, answers: int, position: int, dice: int) -> float:
    """The other monster stays in Tokyo or yields as is worse for the one that threw."""
    stayed = _worth(values, after(answers, position, dice, 0))
    return min(stayed, _worth(values, after(answers, position, dice, 1)))


def _worth(values: Any, reached: int) -> float:
    if reached < 0:
        return 1.0 if reached == WON else 0.0
    return 1.0 - float(values[reached])
