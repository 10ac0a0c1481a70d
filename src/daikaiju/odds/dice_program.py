"""The dice program: what a throw is worth before it is made, by going back from its results.

`values` holds rows of numbers, one for each set of dice (see dice_sets.py); `row` says where a row
begins. A row of full sets (all dice thrown) becomes a row of kept sets by `expect`: what is it
worth to keep these dice and throw the others? And `choose` makes of that the next earlier row of
full sets: what is it worth to have these dice and keep the best of them? Both take one step for
each set, from a set to its neighbours with one die more or less, so that three throws of six dice
cost some ten thousand steps. All of it compiles, and runs inside bots and the solver.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules.constants import FACES
from .dice_sets import ALL, COUNTS, FIRST, MINUS, PLUS

ROW: Final = len(ALL)  # cells of a row


def expect(values: Any, row: int, dice: int) -> None:
    """From the values of all full sets to those of the smaller ones: throw what is not kept.

    A set that lacks one die is worth the mean of the six sets that this die can make of it.
    """
    for kept in range(FIRST[dice] - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += values[row + int(PLUS[kept, face])]
        values[row + kept] = total / FACES


def choose(values: Any, row: int, dice: int, into: int) -> None:
    """For each set, the value of the best set that can be kept of it, written to row `into`."""
    for have in range(FIRST[dice + 1]):
        best = values[row + have]
        for face in range(FACES):
            if COUNTS[have, face] > 0:
                best = max(best, values[into + int(MINUS[have, face])])
        values[into + have] = best


def choose_watched(values: Any, row: int, dice: int, into: int, watched: int, carried: int) -> None:
    """The same for whoever throws; row `watched` follows its choices into row `carried`."""
    for have in range(FIRST[dice + 1]):
        best, seen = values[row + have], values[watched + have]
        for face in range(FACES):
            if COUNTS[have, face] > 0 and values[into + int(MINUS[have, face])] > best:
                best = values[into + int(MINUS[have, face])]
                seen = values[carried + int(MINUS[have, face])]
        values[into + have] = best
        values[carried + have] = seen
