"""The distribution of the final dice of a turn, if its player follows a dice program."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..odds.dice_sets import EQUIVALENT, FIRST_INDEX, MINUS, PLUS
from ..rules.constants import FACES


def final_dice(own: Any, dice: int, kept: int, throws: int, all_differ: bool) -> dict[int, float]:
    """Return the chance of each final set of dice; sets with the same effect are one set.

    `own` has the values of the player: own[throws left, set]. `kept` is what the player keeps, and
    `throws` are left after the next throw; -1: nothing is thrown.
    """
    chances = np.zeros(FIRST_INDEX[dice + 1])
    chances[kept] = 1.0
    if throws >= 0:
        _throw(chances, dice)
    for left in range(throws, 0, -1):
        chosen = np.zeros_like(chances)
        np.add.at(chosen, _best_keeps(own[left - 1], dice), chances)
        chances = chosen
        _throw(chances, dice)
    found: dict[int, float] = {}
    for final in np.flatnonzero(chances).tolist():
        alike = final if all_differ else int(EQUIVALENT[final])
        found[alike] = found.get(alike, 0.0) + float(chances[final])
    return found


def _throw(chances: Any, dice: int) -> None:
    """Throw the dice that each set lacks: its chance goes to full sets."""
    for size in range(dice):
        sets = slice(FIRST_INDEX[size], FIRST_INDEX[size + 1])
        for face in range(FACES):
            np.add.at(chances, PLUS[sets, face], chances[sets] / FACES)
        chances[sets] = 0.0


def _best_keeps(values: Any, dice: int) -> Any:
    """Return for each set the subset with the highest value; the set itself if none is better."""
    best, chosen = values.copy(), np.arange(len(values))
    for size in range(1, dice + 1):
        sets = slice(FIRST_INDEX[size], FIRST_INDEX[size + 1])
        for face in range(FACES):
            fewer = MINUS[sets, face]
            better = (fewer >= 0) & (best[fewer] > best[sets])
            best[sets] = np.where(better, best[fewer], best[sets])
            chosen[sets] = np.where(better, chosen[fewer], chosen[sets])
    return chosen
