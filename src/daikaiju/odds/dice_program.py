"""The dice program: values of throws by backward induction over sets of dice.

`values` holds rows of numbers with a cell for each set of dice (see dice_sets.py); `row` is the
offset of a row. `expect_throw` turns the values of full sets (all dice thrown) into values of kept
sets: keep these dice and throw the others. `choose_keep` turns these into the values of full sets
one throw earlier: keep the best part. Both do one step per set, to its neighbours with one die more
or less, so three throws of six dice cost about ten thousand steps. Bots and the solver run the
compiled functions.
"""

from __future__ import annotations

from typing import Final

from ..rules.constants import FACES
from ..rules.signatures import Reals
from .dice_sets import COUNTS, DICE_SETS, FIRST_INDEX, MINUS, PLUS

ROW_SIZE: Final = len(DICE_SETS)  # cells per row


def expect_throw(values: Reals, row: int, dice: int) -> None:
    """Compute the values of smaller sets from those of full sets: the missing dice are thrown.

    A set that lacks one die has the mean value of the six sets with that die.
    """
    for kept in range(FIRST_INDEX[dice] - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += values[row + int(PLUS[kept, face])]
        values[row + kept] = total / FACES


def choose_keep(values: Reals, row: int, dice: int, into: int) -> None:
    """Write the value of the best subset that can be kept of each set to row `into`."""
    for have in range(FIRST_INDEX[dice + 1]):
        best = values[row + have]
        for face in range(FACES):
            if COUNTS[have, face] > 0:
                best = max(best, values[into + int(MINUS[have, face])])
        values[into + have] = best


def choose_keep_tracked(
    values: Reals, row: int, dice: int, into: int, watched: int, carried: int
) -> None:
    """As `choose_keep`; row `carried` gets the cells of row `watched` for the same choices."""
    for have in range(FIRST_INDEX[dice + 1]):
        best, seen = values[row + have], values[watched + have]
        for face in range(FACES):
            if COUNTS[have, face] > 0 and values[into + int(MINUS[have, face])] > best:
                best = values[into + int(MINUS[have, face])]
                seen = values[carried + int(MINUS[have, face])]
        values[into + have] = best
        values[carried + have] = seen
