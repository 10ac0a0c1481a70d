"""The sets of dice that a player may keep: how many there are, and each by its index."""

from __future__ import annotations

import numpy as np

from ..rules.actions import A_KEEP, one_die, pack
from ..rules.constants import FACES
from ..rules.state import State

# 65536 / n, rounded up: a multiplication and a shift replace the division of small numbers.
INVERSE = np.array([0] + [-(-65536 // n) for n in range(1, 16)])


def count_keeps(state: State) -> int:
    """Return how many different sets of dice may be kept: every subset but the whole."""
    n = 1
    for face in range(FACES):
        n *= state.dice[face] + 1
    return n - 1


def nth_keep(state: State, index: int) -> int:
    """Return the keep with this index in the list of legal actions, without building the list."""
    action = pack(A_KEEP)
    for face in range(FACES - 1, -1, -1):
        most = state.dice[face] + 1
        rest = index * INVERSE[most] >> 16
        action += (index - rest * most) * one_die(face)
        index = rest
    return action
