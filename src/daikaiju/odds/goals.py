"""Goals: what each final set of dice is worth to somebody.

A goal is a row of values, one for each set of dice (dice_sets.py), so that anybody can write one.
Those that have a text form: `stars`, `energy`, `hearts`, `claws`, `1s`, `2s`, `3s` (as many as
possible, on average), each of them with `>=N` (the chance of at least so many). What depends on the
table (`kill:MONSTER`, `win`) is in table_goals.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ..rules.constants import CLAW, ENERGY, HEART, ONE, THREE, TWO
from ..text import Told
from .dice_sets import COUNTS

NUMBERS: Final = (ONE, TWO, THREE)
_IN_A_SET: Final = 3  # of a number, before it scores


def _stars() -> np.ndarray[Any, np.dtype[np.int8]]:
    """Three n give n stars, each further one 1 more (NUM-3)."""
    dice = COUNTS[:, NUMBERS]
    scores = dice - _IN_A_SET + np.array(NUMBERS, np.int8) - ONE + 1
    stars = np.where(dice >= _IN_A_SET, scores, 0).sum(axis=1, dtype=np.int8)
    return np.asarray(stars)


# What a set of dice shows, by name.
MEASURES: Final = {
    "stars": _stars(),
    "energy": COUNTS[:, ENERGY],
    "hearts": COUNTS[:, HEART],
    "claws": COUNTS[:, CLAW],
    "1s": COUNTS[:, ONE],
    "2s": COUNTS[:, TWO],
    "3s": COUNTS[:, THREE],
}


AT_THE_TABLE: Final = ("kill", "win")


@dataclass(frozen=True, eq=False)
class Goal:
    """The worth of each set of dice, and of each energy that was not spent on the way."""

    name: str
    values: Any = field(repr=False)  # a row of numbers, by set
    energy: int = 0
    is_chance: bool = False  # a value is the chance of something, not an average


def average(measure: str) -> Goal:
    """As much as possible of something, on average; what energy is spent counts against energy."""
    return Goal(measure, MEASURES[measure], energy=int(measure == "energy"))


def at_least(measure: str, many: int) -> Goal:
    """The chance of so much of something."""
    values = (MEASURES[measure] >= many).astype(np.int8)
    return Goal(f"{measure}>={many}", values, is_chance=True)


def read_goal(text: str) -> Goal:
    """The goal that a text names."""
    found = re.fullmatch(r"(\w+)(?:>=(\d+))?", text.replace(" ", "").lower())
    if found and found[1] in MEASURES:
        return at_least(found[1], int(found[2])) if found[2] else average(found[1])
    if text.partition(":")[0] in AT_THE_TABLE:
        raise Told("mistake-goal-at-table", goal=text)
    raise Told("mistake-goal", goal=text, known=", ".join(MEASURES))
