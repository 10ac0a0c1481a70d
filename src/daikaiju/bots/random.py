"""*random*: every legal action equally likely. The par of every other bot."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rng.splitmix import draw_at
from ..rules.actions import A_KEEP, one_die, pack
from ..rules.agenda import KEEP, top_kind
from ..rules.constants import FACES
from ..rules.state import State
from ..rules.transitions import list_besides_keeps, list_legal

# 65536 / n, rounded up: multiplying by it divides small numbers by n, without dividing.
INVERSE = np.array([0] + [-(-65536 // n) for n in range(1, 16)])


def random_action(state: State, luck: Any, at: int, out: Any) -> int:
    """One of the legal actions, drawn with luck[at]."""
    return nth_choice(state, draw_at(luck, at, count_choices(state, out)), out)


def count_choices(state: State, out: Any) -> int:
    """How many legal actions there are. Those besides keeps, which need no list, are in `out`."""
    if _may_keep(state):
        return count_keeps(state) + list_besides_keeps(state, out)
    return list_legal(state, out)


def nth_choice(state: State, index: int, out: Any) -> int:
    """The legal action at this place, after `count_choices` has filled `out`."""
    keeps = count_keeps(state) if _may_keep(state) else 0
    return nth_keep(state, index) if index < keeps else out[index - keeps]


def _may_keep(state: State) -> bool:
    return top_kind(state) == KEEP and state.throws > 0


def count_keeps(state: State) -> int:
    """How many different sets of dice may be kept: all but the whole."""
    n = 1
    for face in range(FACES):
        n *= state.dice[face] + 1
    return n - 1


def nth_keep(state: State, index: int) -> int:
    """The keep at this place of the list of legal actions, without making the list."""
    action = pack(A_KEEP)
    for face in range(FACES - 1, -1, -1):
        most = state.dice[face] + 1
        rest = index * INVERSE[most] >> 16
        action += (index - rest * most) * one_die(face)
        index = rest
    return action
