"""Steps of the dice program for all sets of dice at once, backward and forward.

A *row* has a cell for every set of up to `dice` dice (indexed as in dice_sets.py), and a last cell
for NO_SET, whose value is IMPOSSIBLE. In the backward pass a row holds values, and a step computes
the values before an event: `value_before_throw`, `value_before_keep`, `value_before_turn`,
`value_before_rethrow`. In the forward pass a row holds chances, and a step moves them as a player
does who maximises those values: `throw_rest`, `keep_best`, `turn_best`, `rethrow_best`.

Cells are floats, or Fractions for exact results. Values that differ by at most `tolerance` are
equal: 0 for Fractions, a rounding error for floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

import numpy as np

from ..rules.constants import FACES
from .dice_sets import COUNTS, FIRST_INDEX, MAX_DICE, MINUS, PLUS

Number = float | Fraction
Row = np.ndarray[tuple[int], np.dtype[Any]]

IMPOSSIBLE: Final = float("-inf")
SIZE_SLICES: Final = [
    slice(int(FIRST_INDEX[n]), int(FIRST_INDEX[n + 1])) for n in range(MAX_DICE + 1)
]
# [face, set] as NumPy index types: PLUS and MINUS of dice_sets.py, transposed for rows.
ADD_DIE: Final = np.ascontiguousarray(PLUS.T.astype(np.intp))
REMOVE_DIE: Final = np.ascontiguousarray(MINUS.T.astype(np.intp))
_ADD_BY_SIZE: Final = [np.ascontiguousarray(ADD_DIE[:, level]) for level in SIZE_SLICES]
_REMOVE_BY_SIZE: Final = [np.ascontiguousarray(REMOVE_DIE[:, level]) for level in SIZE_SLICES]


def zero_row(dice: int, exact: bool) -> Row:
    """Return a row of zeros."""
    return np.full(SIZE_SLICES[dice].stop + 1, Fraction(0) if exact else 0.0)


def value_row(values: Any, dice: int, exact: bool) -> Row:
    """Return a row with the values of full sets; smaller sets are IMPOSSIBLE."""
    row = np.full(SIZE_SLICES[dice].stop + 1, IMPOSSIBLE, object if exact else np.float64)
    full = values[SIZE_SLICES[dice]]
    row[SIZE_SLICES[dice]] = [Fraction(value) for value in full.tolist()] if exact else full
    return row


def subsets_of(dice: Sequence[int]) -> Any:
    """Return the indices of all subsets of a set, given as numbers of dice by face."""
    parts = np.zeros(1, np.intp)
    for face, many in enumerate(dice):
        grown = [parts]
        for _ in range(many):
            grown.append(ADD_DIE[face, grown[-1]])
        parts = np.concatenate(grown)
    return parts


# --- backward pass: values -----------------------------------------------------------------------


def value_before_throw(row: Row, dice: int) -> Row:
    """Compute the values of kept sets from those of full sets: the other dice are thrown.

    A set that lacks one die has the mean value of the six sets with that die.
    """
    kept = row.copy()
    for size in range(dice - 1, -1, -1):
        kept[SIZE_SLICES[size]] = kept[_ADD_BY_SIZE[size]].sum(axis=0) / FACES
    return kept


def value_before_keep(kept: Row, dice: int) -> Row:
    """Return the value of the best subset that can be kept of each set."""
    best = kept.copy()
    for size in range(1, dice + 1):
        level = SIZE_SLICES[size]
        best[level] = np.maximum(kept[level], best[_REMOVE_BY_SIZE[size]].max(axis=0))
    return best


def value_before_turn(row: Row, dice: int, to: int | None, cost: Number) -> Row:
    """Return the values if one die may first be turned to this face, or to any face if None."""
    lacking, full = SIZE_SLICES[dice - 1], SIZE_SLICES[dice]
    filled = row.copy()
    filled[lacking] = (
        row[_ADD_BY_SIZE[dice - 1]].max(axis=0) if to is None else row[ADD_DIE[to, lacking]]
    )
    before = row.copy()
    before[full] = np.maximum(row[full], filled[_REMOVE_BY_SIZE[dice]].max(axis=0) - cost)
    return before


def value_before_rethrow(row: Row, dice: int, face: int) -> Row:
    """Return the values if dice that show this face may be thrown again any number of times.

    Such a die is thrown until it shows one of the five other faces, which are equally likely: the
    value is the mean over the five sets with that die changed.
    """
    before = row.copy()
    for many in range(1, dice + 1):
        sets = _sets_with_count(dice, face, many)
        rest = REMOVE_DIE[face, sets]
        others = [ADD_DIE[other, rest] for other in range(FACES) if other != face]
        before[sets] = np.maximum(before[sets], before[np.array(others)].sum(axis=0) / (FACES - 1))
    return before


def _sets_with_count(dice: int, face: int, many: int) -> Any:
    """Return the full sets in which this many dice show a face."""
    full = SIZE_SLICES[dice]
    return np.flatnonzero(COUNTS[full, face] == many) + full.start


# --- forward pass: chances -----------------------------------------------------------------------


def throw_rest(chances: Row, dice: int) -> None:
    """Turn chances of kept sets into chances of full sets."""
    for size in range(dice):
        level = SIZE_SLICES[size]
        for larger in _ADD_BY_SIZE[size]:
            chances[larger] += chances[level] / FACES
        chances[level] *= 0  # a Fraction stays one


def keep_best(chances: Row, kept: Row, best: Row, dice: int, tolerance: Number) -> None:
    """Move each set to its best subset to keep; among equals to the one with the most dice."""
    for size in range(dice, 0, -1):
        level = SIZE_SLICES[size]
        worse = (chances[level] != 0) & (kept[level] < best[level] - tolerance)
        sets = np.flatnonzero(worse) + level.start
        for face in range(FACES):
            smaller = REMOVE_DIE[face, sets]
            moves = best[smaller] >= best[sets] - tolerance
            _move(chances, sets[moves], smaller[moves])
            sets = sets[~moves]


def turn_best(
    chances: Row, before: Row, row: Row, to: int | None, cost: Number, tolerance: Number
) -> Row:
    """Turn a die wherever that is better; return the chances of the sets with a turned die.

    `row` holds the values after the opportunity to turn a die, `before` those with it. If both are
    equal, no die is turned.
    """
    turning = np.zeros_like(chances)
    sets = np.flatnonzero((chances != 0) & (row < before - tolerance))
    for face in range(FACES):
        for new in range(FACES) if to is None else (to,):
            sets = sets[chances[sets] != 0]
            own = sets[REMOVE_DIE[face, sets] >= 0]
            changed = ADD_DIE[new, REMOVE_DIE[face, own]]
            moves = row[changed] - cost >= before[own] - tolerance
            turning[changed[moves]] += chances[own[moves]]
            chances[own[moves]] *= 0
    return turning


def rethrow_best(
    chances: Row, value: Row, otherwise: Row, face: int, dice: int, tolerance: Number
) -> None:
    """Throw a die of this face again wherever that is better than all other choices."""
    for many in range(dice, 0, -1):
        sets = _sets_with_count(dice, face, many)
        sets = sets[(chances[sets] != 0) & (value[sets] > otherwise[sets] + tolerance)]
        for other in range(FACES):
            if other != face:
                chances[ADD_DIE[other, REMOVE_DIE[face, sets]]] += chances[sets] / (FACES - 1)
        chances[sets] *= 0


def _move(chances: Row, sets: Any, into: Any) -> None:
    """Move chances. No two of `sets` have the same target: all lose a die of the same face."""
    chances[into] += chances[sets]
    chances[sets] *= 0
