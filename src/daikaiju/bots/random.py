"""*random*: every legal action is equally likely. The baseline of all other bots."""

from __future__ import annotations

import numpy as np

from ..rng.splitmix import draw_at
from ..rules.actions import A_KEEP, one_die, pack
from ..rules.agenda import KEEP, top_kind
from ..rules.chance import chance_action, outcome_count
from ..rules.constants import FACES
from ..rules.signatures import RngStreams, Words
from ..rules.state import State
from ..rules.transitions import list_except_keeps, list_legal

# 65536 / n, rounded up: a multiplication and a shift replace the division of small numbers.
INVERSE = np.array([0] + [-(-65536 // n) for n in range(1, 16)])


def draw_chance(state: State, rng: RngStreams, at: int) -> int:
    """Draw an outcome of chance with rng[at]."""
    return chance_action(state, draw_at(rng, at, outcome_count(state)))


def random_action(state: State, rng: RngStreams, at: int, out: Words) -> int:
    """Draw a legal action with rng[at]."""
    return nth_choice(state, draw_at(rng, at, count_choices(state, out)), out)


def count_choices(state: State, out: Words) -> int:
    """Return the number of legal actions. Those that are not keeps are written to `out`."""
    if _may_keep(state):
        return count_keeps(state) + list_except_keeps(state, out)
    return list_legal(state, out)


def nth_choice(state: State, index: int, out: Words) -> int:
    """Return the legal action with this index, after `count_choices` has filled `out`."""
    keeps = count_keeps(state) if _may_keep(state) else 0
    return nth_keep(state, index) if index < keeps else out[index - keeps]


def _may_keep(state: State) -> bool:
    return top_kind(state) == KEEP and state.throws > 0


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
