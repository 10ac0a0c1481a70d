"""Sets of dice as numbers: how many dice show each face is all that matters of a throw.

All sets of up to MOST_DICE dice are numbered, smaller sets first, so that the sets of `n` dice are
those from FIRST[n] to FIRST[n + 1]. One more die, or one die less, leads from number to number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ..rules.constants import FACES, THREE

MOST_DICE: Final = 10  # with so many there are 8,008 sets
NO_SET: Final = -1


def _sets_of(dice: int, faces: int = FACES) -> Iterator[tuple[int, ...]]:
    """All ways to share so many dice out among the faces."""
    if faces == 1:
        yield (dice,)
        return
    for many in range(dice, -1, -1):
        for rest in _sets_of(dice - many, faces - 1):
            yield (many, *rest)


ALL: Final = [each for dice in range(MOST_DICE + 1) for each in _sets_of(dice)]
_NUMBER: Final = {each: number for number, each in enumerate(ALL)}


def _neighbours(step: int) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """The number of each set with one die of each face more or less, where there is such a set."""
    found = np.full((len(ALL), FACES), NO_SET, np.int32)
    for number, each in enumerate(ALL):
        for face in range(FACES):
            near = (*each[:face], each[face] + step, *each[face + 1 :])
            found[number, face] = _NUMBER.get(near, NO_SET)
    return found


COUNTS: Final = np.array(ALL, np.int8)  # [set, face]: dice that show it
SIZE: Final = COUNTS.sum(axis=1, dtype=np.int8)
FIRST: Final = np.searchsorted(SIZE, np.arange(MOST_DICE + 2)).astype(np.int64)
PLUS: Final = _neighbours(+1)
MINUS: Final = _neighbours(-1)


def number_of(counts: Sequence[int]) -> int:
    """The number of the set in which so many dice show each face."""
    number = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            number = int(PLUS[number, face])
    return number


def _scoring(counts: tuple[int, ...]) -> tuple[int, ...]:
    """What of a set gives anything by itself: three and more of a number, and all other faces."""
    return tuple(n if n >= 3 or face > THREE else 0 for face, n in enumerate(counts))


def _first_alike() -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    firsts: dict[tuple[int, ...], int] = {}
    alike = [firsts.setdefault((sum(e), *_scoring(e)), number) for number, e in enumerate(ALL)]
    return np.array(alike, np.int32)


# [set]: the first set of as many dice that gives the same: numbers that do not score are alike.
ALIKE: Final = _first_alike()
