"""Sets of dice: the number of dice that show each face, without order.

All sets of up to MAX_DICE dice have an index, smaller sets first: the sets of `n` dice are those
from FIRST_INDEX[n] to FIRST_INDEX[n + 1]. PLUS and MINUS give the sets with one die more or less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ..rules.constants import FACES, THREE

MAX_DICE: Final = 10  # there are 8,008 sets
NO_SET: Final = -1


def _sets_of(dice: int, faces: int = FACES) -> Iterator[tuple[int, ...]]:
    """Yield all sets of this many dice."""
    if faces == 1:
        yield (dice,)
        return
    for many in range(dice, -1, -1):
        for rest in _sets_of(dice - many, faces - 1):
            yield (many, *rest)


DICE_SETS: Final = [each for dice in range(MAX_DICE + 1) for each in _sets_of(dice)]
_INDEX: Final = {each: number for number, each in enumerate(DICE_SETS)}


def _neighbours(step: int) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """Return by set and face the index of the set with one die more or less, or NO_SET."""
    found = np.full((len(DICE_SETS), FACES), NO_SET, np.int32)
    for number, each in enumerate(DICE_SETS):
        for face in range(FACES):
            neighbour = (*each[:face], each[face] + step, *each[face + 1 :])
            found[number, face] = _INDEX.get(neighbour, NO_SET)
    return found


COUNTS: Final = np.array(DICE_SETS, np.int8)  # [set, face]: number of dice
SIZE: Final = COUNTS.sum(axis=1, dtype=np.int8)
FIRST_INDEX: Final = np.searchsorted(SIZE, np.arange(MAX_DICE + 2)).astype(np.int64)
PLUS: Final = _neighbours(+1)
MINUS: Final = _neighbours(-1)


def set_index(counts: Sequence[int]) -> int:
    """Return the index of the set with these numbers of dice by face."""
    number = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            number = int(PLUS[number, face])
    return number


def _scoring_counts(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice with an effect: three or more of a number, and all other faces."""
    return tuple(n if n >= 3 or face > THREE else 0 for face, n in enumerate(counts))


def _first_equivalent() -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    firsts: dict[tuple[int, ...], int] = {}
    alike = [
        firsts.setdefault((sum(e), *_scoring_counts(e)), number)
        for number, e in enumerate(DICE_SETS)
    ]
    return np.array(alike, np.int32)


# [set]: the first set of the same size and effect; numbers that do not score are equivalent.
EQUIVALENT: Final = _first_equivalent()
