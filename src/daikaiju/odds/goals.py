"""Goals: the value of each final set of dice.

A goal is an array with a value for each set of dice (dice_sets.py). Goals with a text form are
`stars`, `energy`, `hearts`, `claws`, `1s`, `2s`, `3s` (the mean, as high as possible), and each of
them with `>=N` (the chance of at least N). Goals that depend on the position (`kill:MONSTER`,
`win`) are in table_goals.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ..rules.constants import CLAW, ENERGY, HEART, ONE, THREE, TWO
from ..text import UserError
from .dice_sets import COUNTS

NUMBERS: Final = (ONE, TWO, THREE)
_SCORING_COUNT: Final = 3  # dice of a number that score


def _stars() -> np.ndarray[Any, np.dtype[np.int8]]:
    """Three dice n give n stars, each further die 1 more (NUM-3)."""
    dice = COUNTS[:, NUMBERS]
    scores = dice - _SCORING_COUNT + np.array(NUMBERS, np.int8) - ONE + 1
    stars = np.where(dice >= _SCORING_COUNT, scores, 0).sum(axis=1, dtype=np.int8)
    return np.asarray(stars)


# The measures of a set of dice, by name: an array over all sets.
MEASURES: Final = {
    "stars": _stars(),
    "energy": COUNTS[:, ENERGY],
    "hearts": COUNTS[:, HEART],
    "claws": COUNTS[:, CLAW],
    "1s": COUNTS[:, ONE],
    "2s": COUNTS[:, TWO],
    "3s": COUNTS[:, THREE],
}


TABLE_GOALS: Final = ("kill", "win")


@dataclass(frozen=True, eq=False)
class Goal:
    """The value of each final set of dice: `Goal("mine", values)`, indexed as in dice_sets.py.

    `energy` is the value of each energy that is not spent on modifiers.
    """

    name: str
    values: Any = field(repr=False)  # an array of numbers, by set
    energy: int = 0
    is_chance: bool = False  # values are chances, not means


def average(measure: str) -> Goal:
    """Return the goal of the highest mean of a measure; "energy" subtracts energy spent."""
    return Goal(measure, MEASURES[measure], energy=int(measure == "energy"))


def at_least(measure: str, many: int) -> Goal:
    """Return the goal of the best chance of at least `many` of a measure."""
    values = (MEASURES[measure] >= many).astype(np.int8)
    return Goal(f"{measure}>={many}", values, is_chance=True)


def parse_goal(text: str) -> Goal:
    """Return the goal of a text such as `stars` or `claws>=3`; raise UserError if it is unknown."""
    found = re.fullmatch(r"(\w+)(?:>=(\d+))?", text.replace(" ", "").lower())
    if found and found[1] in MEASURES:
        return _at_least_possible(text, *found.groups()) if found[2] else average(found[1])
    if text.partition(":")[0] in TABLE_GOALS:
        raise UserError("mistake-goal-at-table", goal=text)
    raise UserError("mistake-goal", goal=text, known=", ".join(MEASURES))


def _at_least_possible(text: str, measure: str, many: str) -> Goal:
    """Return the goal; raise UserError if no set of dice reaches it."""
    most = int(MEASURES[measure].max())
    if int(many) > most:
        raise UserError("mistake-goal-minimum", goal=text, most=most)
    return at_least(measure, int(many))
