"""The distribution of the final dice of a turn, if its player follows a dice program."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ..odds.dice_program import ROW_SIZE
from ..odds.dice_sets import COUNTS, EQUIVALENT, FIRST_INDEX, MINUS, PLUS
from ..rules.constants import FACES, MAX_SEATS
from ..rules.signatures import Reals, Words

NO_THROW: Final = -1  # throws left if nothing is thrown


class Spread(NamedTuple):
    """A dice program, and buffers with a cell for each set of dice."""

    rows: Reals  # win chances by throws left, set of dice and seat
    chances: Reals
    values: Reals
    chosen: Words


def new_spread(rows: Reals) -> Spread:
    """Return a program with new buffers."""
    return Spread(rows, np.zeros(ROW_SIZE), np.zeros(ROW_SIZE), np.zeros(ROW_SIZE, np.int64))


def spread_dice(
    spread: Spread, dice: int, kept: int, throws: int, seat: int, all_differ: int
) -> int:
    """Compute the chance of each final set of dice; sets with the same effect are one set.

    `kept` is what `seat` keeps, and `throws` are left after the next throw, or NO_THROW. Return
    their number: they are in `chosen`, and their chances in `values`.
    """
    chances, sets = spread.chances, int(FIRST_INDEX[dice + 1])
    for each in range(sets):
        chances[each] = 0.0
    chances[kept] = 1.0
    if throws != NO_THROW:
        _throw(chances, dice)
    for left in range(throws, 0, -1):
        _choose_keeps(spread, (left - 1) * sets * MAX_SEATS + seat, sets)
        _keep(spread, sets)
        _throw(chances, dice)
    return _list_final_sets(spread, sets, all_differ)


def _throw(chances: Reals, dice: int) -> None:
    """Throw the dice that each set lacks: its chance goes to full sets."""
    for size in range(dice):
        for face in range(FACES):
            for each in range(FIRST_INDEX[size], FIRST_INDEX[size + 1]):
                chances[int(PLUS[each, face])] += chances[each] / FACES
        for each in range(FIRST_INDEX[size], FIRST_INDEX[size + 1]):
            chances[each] = 0.0


def _choose_keeps(spread: Spread, row: int, sets: int) -> None:
    """Write to `chosen` the best subset of each set; the set itself if none is better."""
    rows, values, chosen = spread.rows, spread.values, spread.chosen
    for each in range(sets):
        values[each] = rows[row + each * MAX_SEATS]
        chosen[each] = each
        for face in range(FACES):
            if COUNTS[each, face] > 0:
                fewer = int(MINUS[each, face])
                if values[fewer] > values[each]:
                    values[each] = values[fewer]
                    chosen[each] = chosen[fewer]


def _keep(spread: Spread, sets: int) -> None:
    """Move the chance of each set to the subset that is kept of it."""
    chances, kept, chosen = spread.chances, spread.values, spread.chosen
    for each in range(sets):
        kept[each] = 0.0
    for each in range(sets):
        kept[int(chosen[each])] += chances[each]
    for each in range(sets):
        chances[each] = kept[each]


def _list_final_sets(spread: Spread, sets: int, all_differ: int) -> int:
    chances, weights, finals = spread.chances, spread.values, spread.chosen
    found = 0
    for final in range(sets):
        if chances[final] > 0.0:
            alike = final if all_differ else int(EQUIVALENT[final])
            at = 0
            while at < found and finals[at] != alike:
                at += 1
            if at == found:
                finals[at] = alike
                weights[at] = 0.0
                found += 1
            weights[at] += chances[final]
    return found
