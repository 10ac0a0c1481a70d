"""The core game: two monsters without cards, small enough to be solved exactly.

Energy buys nothing in it, so hearts, stars and the occupant of Tokyo determine a position. A
position is the state before the first throw of a turn, after the reward for Tokyo, from the view of
the monster that throws; its opponent is "the other". Positions are numbered. `after_turn` returns
the position after a turn; it repeats rules of `daikaiju.rules` in one place, and tests compare the
two. All functions here compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
    THREE,
)
from ..rules.definitions import THING_COUNT
from ..rules.signatures import Reals
from ..rules.state import State
from .dice_sets import COUNTS, DICE_SETS, FIRST_INDEX

# The occupant of Tokyo, from the view of the monster that throws.
FREE: Final = 0
OWN: Final = 1
OTHERS: Final = 2

# Results of a turn other than a position.
WON: Final = -1
LOST: Final = -2

# Rule flags: the rules of the table that matter here (bits).
CLAWS_TAKE_TOKYO: Final = 1  # only claws enter Tokyo
TOKYO_PAYS_ENERGY: Final = 2  # the two-player option; energy has no use here

POSITIONS_PER_STARS: Final = FULL_HEALTH * FULL_HEALTH  # positions that differ only in hearts
POSITIONS: Final = 3 * STARS_TO_WIN * STARS_TO_WIN * POSITIONS_PER_STARS

FIRST_FULL_SET: Final = int(FIRST_INDEX[DICE])  # index of the first set of six dice
END_FULL_SET: Final = int(FIRST_INDEX[DICE + 1])  # index after the last set of six dice


# --- positions -----------------------------------------------------------------------------------


def is_core(state: State) -> bool:
    """Whether this is a game of two monsters without cards, tiles and tokens."""
    if state.seats != 2 or state.has_wickedness or state.knocks_out:
        return False
    for thing in range(THING_COUNT[0]):
        if state.location[thing] != GONE:
            return False
    for seat in range(2):
        if state.poison[seat] or state.shrink[seat] or state.zombie[seat]:
            return False
        if state.extra_turns[seat] or state.health[seat] > FULL_HEALTH:
            return False
    return state.fewer_dice == 0 and state.freezes == 0


def rule_flags_of(state: State) -> int:
    """Return the rule flags of a game; its other rules do not affect the winner."""
    claws_take = CLAWS_TAKE_TOKYO if state.claws_take_tokyo else 0
    return claws_take | TOKYO_PAYS_ENERGY if state.tokyo_pays_energy else claws_take


def position_index_of(state: State) -> int:
    """Return the index of the position at the start of this turn, until dice are resolved."""
    seat = state.turn
    other = 1 - seat
    holder = OTHERS if state.place[other] == CITY else FREE
    if state.place[seat] != OUTSIDE:
        holder = OWN
    stars, others_stars = state.stars[seat], state.stars[other]
    return position_index(holder, stars, others_stars, state.health[seat], state.health[other])


def position_index(
    holder: int, stars: int, others_stars: int, hearts: int, others_hearts: int
) -> int:
    by_stars = (holder * STARS_TO_WIN + stars) * STARS_TO_WIN + others_stars
    return (by_stars * FULL_HEALTH + hearts - 1) * FULL_HEALTH + others_hearts - 1


def holder_in(position: int) -> int:
    return position // (POSITIONS_PER_STARS * STARS_TO_WIN * STARS_TO_WIN)


def stars_in(position: int) -> int:
    return position // (POSITIONS_PER_STARS * STARS_TO_WIN) % STARS_TO_WIN


def others_stars_in(position: int) -> int:
    return position // POSITIONS_PER_STARS % STARS_TO_WIN


def hearts_in(position: int) -> int:
    return position // FULL_HEALTH % FULL_HEALTH + 1


def others_hearts_in(position: int) -> int:
    return position % FULL_HEALTH + 1


# --- one turn ------------------------------------------------------------------------------------


def _stars_for(counts: Sequence[int]) -> int:
    """Three dice n give n stars, each further die 1 more."""
    numbers = range(ONE, THREE + 1)
    return sum(face - ONE + 1 + counts[face] - 3 for face in numbers if counts[face] >= 3)


# Results of each set of dice.
STARS: Final = np.array([_stars_for(counts) for counts in DICE_SETS], np.int64)
CLAWS: Final = COUNTS[:, CLAW].astype(np.int64)
HEARTS: Final = COUNTS[:, HEART].astype(np.int64)


def after_turn(rule_flags: int, position: int, dice: int, yields: int) -> int:
    """Return the result of a turn with this final set of dice: WON, LOST, or the position in which
    the other monster throws. `yields`: whether the other leaves Tokyo if it is asked.

    Hearts are used before claws. This is better if claws take Tokyo, and makes no difference else.
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
    if holder == FREE and (claws > 0 or rule_flags & CLAWS_TAKE_TOKYO == 0):
        holder = OWN
        stars += 1 if rule_flags & TOKYO_PAYS_ENERGY == 0 else 0
    if stars >= STARS_TO_WIN or others_hearts <= 0:
        return WON
    return _opponent_position(
        rule_flags, holder, stars, others_stars_in(position), hearts, others_hearts
    )


def _opponent_position(
    rule_flags: int, holder: int, stars: int, others_stars: int, hearts: int, others_hearts: int
) -> int:
    """Return the position at the start of the other's turn, from its view, after its reward."""
    if holder == OTHERS and rule_flags & TOKYO_PAYS_ENERGY == 0:
        others_stars += 2
    if others_stars >= STARS_TO_WIN:
        return LOST
    if holder != FREE:
        holder = OWN + OTHERS - holder
    return position_index(holder, others_stars, stars, others_hearts, hearts)


# --- evaluation ----------------------------------------------------------------------------------


def _first_equivalent() -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Return for each set of six dice the first set with the same stars, claws and hearts."""
    first: dict[tuple[int, int, int], int] = {}
    alike = np.zeros(END_FULL_SET, np.int32)
    for dice in range(FIRST_FULL_SET, END_FULL_SET):
        result = (int(STARS[dice]), int(CLAWS[dice]), int(HEARTS[dice]))
        alike[dice] = first.setdefault(result, dice)
    return alike


EQUIVALENT: Final = _first_equivalent()


def evaluate_results(values: Reals, row: int, rule_flags: int, position: int) -> None:
    """Write the value of each set of six dice at the end of a turn to a row of `values`.

    `values` begins with the table of all positions: the win chance of the monster that throws.
    """
    for dice in range(FIRST_FULL_SET, END_FULL_SET):
        if EQUIVALENT[dice] == dice:
            values[row + dice] = _result_value(values, rule_flags, position, dice)
        else:
            values[row + dice] = values[row + EQUIVALENT[dice]]


def _result_value(values: Reals, rule_flags: int, position: int, dice: int) -> float:
    """Return the value of a final set of dice; the other chooses to stay or yield."""
    stayed = _position_value(values, after_turn(rule_flags, position, dice, 0))
    return min(stayed, _position_value(values, after_turn(rule_flags, position, dice, 1)))


def _position_value(values: Reals, result: int) -> float:
    if result < 0:
        return 1.0 if result == WON else 0.0
    return 1.0 - float(values[result])
