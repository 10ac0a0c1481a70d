"""The steps of the dice program for all sets of dice at once, there and back.

A *row* has a cell for every set of up to `dice` dice (numbered as in dice_sets.py), and one more
that no set has: it is worth less than anything, and where there is no set the tables point to it.
Going back, a row holds values, and a step tells what the moment before was worth: `thrown`,
`best_kept`, `turned`, `thrown_again`. Going forth, a row holds chances, and a step moves them as
somebody plays who knows those values: `throw_rest`, `keep_best`, `turn_best`, `throw_again_best`.

Cells are floats, or Fractions where results must be exact: nothing here minds. `slack` is how much
two values may differ and still count as equal: nothing for Fractions, a rounding error for floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

import numpy as np

from ..rules.constants import FACES
from .dice_sets import COUNTS, FIRST, MINUS, MOST_DICE, PLUS

Number = float | Fraction
Row = np.ndarray[tuple[int], np.dtype[Any]]

NEVER: Final = float("-inf")
LEVELS: Final = [slice(int(FIRST[n]), int(FIRST[n + 1])) for n in range(MOST_DICE + 1)]
# [face, set], as wide as NumPy counts: what dice_sets.py tells the compiler, laid out for rows.
UP: Final = np.ascontiguousarray(PLUS.T.astype(np.intp))
DOWN: Final = np.ascontiguousarray(MINUS.T.astype(np.intp))
_UP_FROM: Final = [np.ascontiguousarray(UP[:, level]) for level in LEVELS]
_DOWN_FROM: Final = [np.ascontiguousarray(DOWN[:, level]) for level in LEVELS]


def no_chances(dice: int, exact: bool) -> Row:
    """A row of nothing but zeros."""
    return np.full(LEVELS[dice].stop + 1, Fraction(0) if exact else 0.0)


def row_of(values: Any, dice: int, exact: bool) -> Row:
    """A row with these values of the full sets; the smaller ones are worth nothing yet."""
    row = np.full(LEVELS[dice].stop + 1, NEVER, object if exact else np.float64)
    full = values[LEVELS[dice]]
    row[LEVELS[dice]] = [Fraction(value) for value in full.tolist()] if exact else full
    return row


def parts_of(dice: Sequence[int]) -> Any:
    """The numbers of all sets that are part of a set (so many dice of each face)."""
    parts = np.zeros(1, np.intp)
    for face, many in enumerate(dice):
        grown = [parts]
        for _ in range(many):
            grown.append(UP[face, grown[-1]])
        parts = np.concatenate(grown)
    return parts


# --- back: what was it worth before? -------------------------------------------------------------


def thrown(row: Row, dice: int) -> Row:
    """From the values of full sets to those of kept ones: the other dice are thrown.

    A set that lacks one die is worth the mean of the six sets that this die can make of it.
    """
    kept = row.copy()
    for size in range(dice - 1, -1, -1):
        kept[LEVELS[size]] = kept[_UP_FROM[size]].sum(axis=0) / FACES
    return kept


def best_kept(kept: Row, dice: int) -> Row:
    """The value of the best set that can be kept of each set."""
    best = kept.copy()
    for size in range(1, dice + 1):
        level = LEVELS[size]
        best[level] = np.maximum(kept[level], best[_DOWN_FROM[size]].max(axis=0))
    return best


def turned(row: Row, dice: int, to: int | None, cost: Number) -> Row:
    """The value if one die may be turned before, to this face or (None) to any."""
    lacking, full = LEVELS[dice - 1], LEVELS[dice]
    filled = row.copy()
    filled[lacking] = row[_UP_FROM[dice - 1]].max(axis=0) if to is None else row[UP[to, lacking]]
    before = row.copy()
    before[full] = np.maximum(row[full], filled[_DOWN_FROM[dice]].max(axis=0) - cost)
    return before


def thrown_again(row: Row, dice: int, face: int) -> Row:
    """The value if dice that show this face may be thrown again as often as one likes.

    Whoever throws such a die again will do so until it shows another face, each of the other five
    alike: so a set is worth the mean of those five, which have one die of this face less.
    """
    before = row.copy()
    for many in range(1, dice + 1):
        sets = _with_so_many(dice, face, many)
        rest = DOWN[face, sets]
        others = [UP[other, rest] for other in range(FACES) if other != face]
        before[sets] = np.maximum(before[sets], before[np.array(others)].sum(axis=0) / (FACES - 1))
    return before


def _with_so_many(dice: int, face: int, many: int) -> Any:
    """The full sets in which so many dice show a face."""
    full = LEVELS[dice]
    return np.flatnonzero(COUNTS[full, face] == many) + full.start


# --- forth: where does that lead? ----------------------------------------------------------------


def throw_rest(chances: Row, dice: int) -> None:
    """Chances of kept sets become chances of full ones."""
    for size in range(dice):
        level = LEVELS[size]
        for ups in _UP_FROM[size]:
            chances[ups] += chances[level] / FACES
        chances[level] *= 0  # a Fraction stays one


def keep_best(chances: Row, kept: Row, best: Row, dice: int, slack: Number) -> None:
    """From each set to the best that can be kept of it; among equals to the one of most dice."""
    for size in range(dice, 0, -1):
        level = LEVELS[size]
        worse = (chances[level] != 0) & (kept[level] < best[level] - slack)
        sets = np.flatnonzero(worse) + level.start
        for face in range(FACES):
            smaller = DOWN[face, sets]
            goes = best[smaller] >= best[sets] - slack
            _move(chances, sets[goes], smaller[goes])
            sets = sets[~goes]


def turn_best(
    chances: Row, before: Row, row: Row, to: int | None, cost: Number, slack: Number
) -> Row:
    """Turn a die wherever that is better than leaving all; the chances of what was turned.

    `row` is what sets are worth afterwards, `before` what they were worth while a die could be
    turned: where both are the same, nothing is turned.
    """
    turning = np.zeros_like(chances)
    sets = np.flatnonzero((chances != 0) & (row < before - slack))
    for face in range(FACES):
        for new in range(FACES) if to is None else (to,):
            sets = sets[chances[sets] != 0]
            own = sets[DOWN[face, sets] >= 0]
            changed = UP[new, DOWN[face, own]]
            goes = row[changed] - cost >= before[own] - slack
            turning[changed[goes]] += chances[own[goes]]
            chances[own[goes]] *= 0
    return turning


def throw_again_best(
    chances: Row, value: Row, otherwise: Row, face: int, dice: int, slack: Number
) -> None:
    """Throw a die of this face again wherever that is better than anything else."""
    for many in range(dice, 0, -1):
        sets = _with_so_many(dice, face, many)
        sets = sets[(chances[sets] != 0) & (value[sets] > otherwise[sets] + slack)]
        for other in range(FACES):
            if other != face:
                chances[UP[other, DOWN[face, sets]]] += chances[sets] / (FACES - 1)
        chances[sets] *= 0


def _move(chances: Row, sets: Any, into: Any) -> None:
    """No two of `sets` go to the same: the same die has been taken from all of them."""
    chances[into] += chances[sets]
    chances[sets] *= 0
