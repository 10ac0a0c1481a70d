"""Evaluation by a small network, trained on the results of many games.

Each monster is a list of features (hearts, stars, energy, zone, cards, …). Each feature has a row
of weights, and their sum is the embedding of the monster. The strength of a monster depends on its
own embedding and on the sum of the others', so that the order and number of seats do not matter.
Strengths become win chances as in heuristic.py.
"""

from __future__ import annotations

from typing import Final

from ..rules.agenda import OVER
from ..rules.constants import (
    EDITIONS,
    MAX_SEATS,
    NOTHING,
    STARS_TO_WIN,
    THINGS,
    TOP_WICKEDNESS,
    ZOMBIE_HEALTH,
)
from ..rules.definitions import CARD_OF, THING_COUNT
from ..rules.operations import clockwise, count_living, is_alive
from ..rules.signatures import Reals, Words
from ..rules.state import State
from .heuristic import share_among_winners, softmax_strengths
from .scratch import FEATURE_INDICES, LAYERS

MAX_ENERGY: Final = 15
MAX_TOKENS: Final = 3
# Index of the first feature of each kind.
F_HEARTS: Final = 0
F_STARS: Final = F_HEARTS + ZOMBIE_HEALTH + 1
F_ENERGY: Final = F_STARS + STARS_TO_WIN + 1
F_ZONE: Final = F_ENERGY + MAX_ENERGY + 1  # zone, by the number of other living monsters
F_ORDER: Final = F_ZONE + 3 * MAX_SEATS  # turns until its own turn
F_TABLE: Final = F_ORDER + MAX_SEATS  # edition and options, by the number of other monsters
F_POISON: Final = F_TABLE + (EDITIONS + 3) * MAX_SEATS
F_SHRINK: Final = F_POISON + MAX_TOKENS + 1
F_WICKED: Final = F_SHRINK + MAX_TOKENS + 1
F_CARDS: Final = F_WICKED + TOP_WICKEDNESS + 1
FEATURES: Final = F_CARDS + THINGS  # cards by their id
MAX_FEATURES: Final = 11 + THINGS  # of one monster

WIDTH: Final = 32  # of an embedding
DEPTH: Final = 24  # of the hidden layer
# Index of the first weight of each layer.
W_OWN: Final = FEATURES * WIDTH
W_OTHERS: Final = W_OWN + WIDTH * DEPTH
W_BIAS: Final = W_OTHERS + WIDTH * DEPTH
W_STRENGTH: Final = W_BIAS + DEPTH
WEIGHTS_OF_ONE: Final = W_STRENGTH + DEPTH
# Two networks: with two living monsters the game is zero-sum, with more it is not.
NETWORKS: Final = 2
WEIGHTS: Final = NETWORKS * WEIGHTS_OF_ONE


def features(state: State, seat: int, out: Words, n: int) -> int:
    """Write the features of a living monster, except cards and tiles, from out[n] on.

    Return the index after the last one.
    """
    left = count_living(state) - 1
    has_cards = state.market[0] != NOTHING  # without cards, energy has no use
    out[n] = F_HEARTS + min(state.health[seat], ZOMBIE_HEALTH)
    out[n + 1] = F_STARS + min(state.stars[seat], STARS_TO_WIN)
    out[n + 2] = F_ENERGY + (min(state.energy[seat], MAX_ENERGY) if has_cards else 0)
    out[n + 3] = F_ZONE + 3 * left + state.place[seat]
    out[n + 4] = F_ORDER + _turns_away(state, seat)
    out[n + 5] = F_TABLE + (EDITIONS + 3) * left + state.edition
    out[n + 6] = F_POISON + min(state.poison[seat], MAX_TOKENS)
    out[n + 7] = F_SHRINK + min(state.shrink[seat], MAX_TOKENS)
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
    """Return how many turns of others come before the next turn of `seat`."""
    away = 0
    for steps in range(state.seats):
        other = clockwise(state, state.turn, steps)
        if other == seat:
            return away
        if is_alive(state, other):
            away += 1
    return away


def network_of(state: State) -> int:
    """Return the index of the first weight for this number of living monsters."""
    return 0 if count_living(state) <= 2 else WEIGHTS_OF_ONE


def evaluate_network(state: State, values: Reals, at: int, out: Words, weights: Reals) -> None:
    """Write the win chance of each monster to values[at + seat]; `out` is scratch for features."""
    if state.step == OVER and state.depth == 0:
        share_among_winners(state, values, at)
        return
    net = network_of(state)
    _sum_features(state, net, values, out, weights)
    total = LAYERS + MAX_SEATS * WIDTH
    for i in range(WIDTH):
        values[total + i] = 0.0
    for seat in range(state.seats):
        if is_alive(state, seat):
            for i in range(WIDTH):
                values[total + i] += values[LAYERS + seat * WIDTH + i]
    for seat in range(state.seats):
        if is_alive(state, seat):
            values[at + seat] = _strength(values, LAYERS + seat * WIDTH, total, net, weights)
    softmax_strengths(state, values, at)


def _sum_features(state: State, net: int, values: Reals, out: Words, weights: Reals) -> None:
    """Sum the rows of each monster's features, then apply ReLU."""
    for seat in range(state.seats):
        embedding = LAYERS + seat * WIDTH
        for i in range(WIDTH):
            values[embedding + i] = 0.0
        if is_alive(state, seat):
            end = features(state, seat, out, FEATURE_INDICES)
            for f in range(FEATURE_INDICES, end):
                _add_row(values, embedding, net + out[f] * WIDTH, weights)
    for thing in range(THING_COUNT[0]):
        if state.location[thing] < MAX_SEATS:
            embedding = LAYERS + state.location[thing] * WIDTH
            _add_row(values, embedding, net + (F_CARDS + CARD_OF[thing]) * WIDTH, weights)
    for cell in range(LAYERS, LAYERS + state.seats * WIDTH):
        values[cell] = max(0.0, values[cell])


def _add_row(values: Reals, embedding: int, row: int, weights: Reals) -> None:
    for i in range(WIDTH):
        values[embedding + i] += weights[row + i]


def _strength(values: Reals, embedding: int, total: int, net: int, weights: Reals) -> float:
    """Return the strength of one monster compared with the others.

    The inner loops run over adjacent cells so that the compiler vectorises them.
    """
    layer = total + WIDTH
    for j in range(DEPTH):
        values[layer + j] = weights[net + W_BIAS + j]
    for i in range(WIDTH):
        own = values[embedding + i]
        others = values[total + i] - own
        for j in range(DEPTH):
            weight = own * weights[net + W_OWN + i * DEPTH + j]
            values[layer + j] += weight + others * weights[net + W_OTHERS + i * DEPTH + j]
    strength = 0.0
    for j in range(DEPTH):
        strength += max(0.0, values[layer + j]) * weights[net + W_STRENGTH + j]
    return strength
