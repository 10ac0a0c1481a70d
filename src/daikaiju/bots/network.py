"""Judging a position by a small network, fitted to the results of many games.

Each monster is a list of features (its hearts, stars, energy, place, cards, …), each feature a row
of weights; their sum is the monster's picture. A monster's strength follows from its own picture
and the sum of the others', so that seats, and how many there are, make no difference to the
network. Strengths become chances as in heuristic.py.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules.agenda import OVER
from ..rules.constants import (
    EDITIONS,
    MOST_SEATS,
    NOTHING,
    STARS_TO_WIN,
    THINGS,
    TOP_WICKEDNESS,
    ZOMBIE_HEALTH,
)
from ..rules.operations import alive, clockwise, living
from ..rules.state import State
from .heuristic import share_by_strength, share_win
from .scratch import FEATURE_ROOM, NET_ROOM

MOST_ENERGY: Final = 15
MOST_TOKENS: Final = 3
# Where the features of each kind begin.
F_HEARTS: Final = 0
F_STARS: Final = F_HEARTS + ZOMBIE_HEALTH + 1
F_ENERGY: Final = F_STARS + STARS_TO_WIN + 1
F_PLACE: Final = F_ENERGY + MOST_ENERGY + 1  # by how many others live
F_ORDER: Final = F_PLACE + 3 * MOST_SEATS  # how many turns away its turn is
F_TABLE: Final = F_ORDER + MOST_SEATS  # by how many live
F_POISON: Final = F_TABLE + (EDITIONS + 3) * MOST_SEATS
F_SHRINK: Final = F_POISON + MOST_TOKENS + 1
F_WICKED: Final = F_SHRINK + MOST_TOKENS + 1
F_THINGS: Final = F_WICKED + TOP_WICKEDNESS + 1
FEATURES: Final = F_THINGS + THINGS
MOST_FEATURES: Final = 11 + THINGS  # of one monster

WIDTH: Final = 32  # of a picture
DEPTH: Final = 24  # of the layer that compares
# Where the weights of each layer begin.
W_OWN: Final = FEATURES * WIDTH
W_OTHERS: Final = W_OWN + WIDTH * DEPTH
W_BIAS: Final = W_OTHERS + WIDTH * DEPTH
W_STRENGTH: Final = W_BIAS + DEPTH
WEIGHTS_OF_ONE: Final = W_STRENGTH + DEPTH
# Two networks: a duel, where one's loss is the other's gain, is another game than a brawl.
NETWORKS: Final = 2
WEIGHTS: Final = NETWORKS * WEIGHTS_OF_ONE


def features(state: State, seat: int, out: Any, n: int) -> int:
    """Write the features of a living monster but for its things to `out`; where they end."""
    left = living(state) - 1
    has_cards = state.market[0] != NOTHING  # without any, energy is worth nothing
    out[n] = F_HEARTS + min(state.health[seat], ZOMBIE_HEALTH)
    out[n + 1] = F_STARS + min(state.stars[seat], STARS_TO_WIN)
    out[n + 2] = F_ENERGY + (min(state.energy[seat], MOST_ENERGY) if has_cards else 0)
    out[n + 3] = F_PLACE + 3 * left + state.place[seat]
    out[n + 4] = F_ORDER + _turns_away(state, seat)
    out[n + 5] = F_TABLE + (EDITIONS + 3) * left + state.edition
    out[n + 6] = F_POISON + min(state.poison[seat], MOST_TOKENS)
    out[n + 7] = F_SHRINK + min(state.shrink[seat], MOST_TOKENS)
    out[n + 8] = F_WICKED + min(state.wickedness[seat], TOP_WICKEDNESS)
    n += 9
    if state.tokyo_pays_energy:
        out[n] = F_TABLE + (EDITIONS + 3) * left + EDITIONS
        n += 1
    if not has_cards:
        out[n] = F_TABLE + (EDITIONS + 3) * left + EDITIONS + 1
        n += 1
    return n


def _turns_away(state: State, seat: int) -> int:
    """How many turns of others come before its own."""
    away = 0
    for steps in range(state.seats):
        other = clockwise(state, state.turn, steps)
        if other == seat:
            return away
        if alive(state, other):
            away += 1
    return away


def network_of(state: State) -> int:
    """Where the weights for this many monsters begin."""
    return 0 if living(state) <= 2 else WEIGHTS_OF_ONE


def judge_fitted(state: State, values: Any, at: int, out: Any, weights: Any) -> None:
    """Write each monster's chance to win to values[at + seat]; `out` is room for features."""
    if state.step == OVER and state.depth == 0:
        share_win(state, values, at)
        return
    net = network_of(state)
    _draw_pictures(state, net, values, out, weights)
    total = NET_ROOM + MOST_SEATS * WIDTH
    for i in range(WIDTH):
        values[total + i] = 0.0
    for seat in range(state.seats):
        if alive(state, seat):
            for i in range(WIDTH):
                values[total + i] += values[NET_ROOM + seat * WIDTH + i]
    for seat in range(state.seats):
        if alive(state, seat):
            values[at + seat] = _compared(values, NET_ROOM + seat * WIDTH, total, net, weights)
    share_by_strength(state, values, at)


def _draw_pictures(state: State, net: int, values: Any, out: Any, weights: Any) -> None:
    """Sum up the rows of each monster's features; nothing below zero counts."""
    for seat in range(state.seats):
        picture = NET_ROOM + seat * WIDTH
        for i in range(WIDTH):
            values[picture + i] = 0.0
        if alive(state, seat):
            end = features(state, seat, out, FEATURE_ROOM)
            for f in range(FEATURE_ROOM, end):
                _add_row(values, picture, net + out[f] * WIDTH, weights)
    for thing in range(THINGS):
        if state.lies[thing] < MOST_SEATS:
            picture = NET_ROOM + state.lies[thing] * WIDTH
            _add_row(values, picture, net + (F_THINGS + thing) * WIDTH, weights)
    for cell in range(NET_ROOM, NET_ROOM + state.seats * WIDTH):
        values[cell] = max(0.0, values[cell])


def _add_row(values: Any, picture: int, row: int, weights: Any) -> None:
    for i in range(WIDTH):
        values[picture + i] += weights[row + i]


def _compared(values: Any, picture: int, total: int, net: int, weights: Any) -> float:
    """The strength of one monster beside the others.

    The inner loops run over cells that lie side by side, so that the compiler takes four at a time.
    """
    layer = total + WIDTH
    for j in range(DEPTH):
        values[layer + j] = weights[net + W_BIAS + j]
    for i in range(WIDTH):
        own = values[picture + i]
        others = values[total + i] - own
        for j in range(DEPTH):
            weight = own * weights[net + W_OWN + i * DEPTH + j]
            values[layer + j] += weight + others * weights[net + W_OTHERS + i * DEPTH + j]
    strength = 0.0
    for j in range(DEPTH):
        strength += max(0.0, values[layer + j]) * weights[net + W_STRENGTH + j]
    return strength
