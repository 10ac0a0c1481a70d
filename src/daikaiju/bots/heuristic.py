"""A handwritten evaluation: a win chance for each monster, never a single score.

The strength of a monster is a sum over its stars (they count more near 20), hearts (the last ones
count most), energy, cards and tiles (by price or level) and its zone. The win chances are the
softmax of the strengths.
"""

from __future__ import annotations

import math
from typing import Final

from ..rules.agenda import OVER
from ..rules.constants import MAX_SEATS, STARS_TO_WIN
from ..rules.definitions import LEVEL, PRICE, THING_COUNT
from ..rules.operations import count_living, in_tokyo, is_alive
from ..rules.signatures import Reals
from ..rules.state import State

STAR_VALUE: Final = 0.11
NEAR_WIN_VALUE: Final = 2.2  # bonus at 20 stars; it grows with the cube
HEARTS_VALUE: Final = 2.6  # limit of the value of many hearts
HEARTS_SCALE: Final = 4.5  # hearts for 63 % of that value
ENERGY_VALUE: Final = 0.055
ENOUGH_ENERGY: Final = 10  # energy above this counts half
CARD_VALUE: Final = 0.07  # for each energy of its price
TILE_VALUE: Final = 0.05  # for each level
TOKEN_COST: Final = 0.15  # poison or shrink
TOKYO_VALUE: Final = 0.1  # for stars in later turns
TOKYO_LOSS: Final = 0.9  # expected hearts lost in Tokyo per other monster


def evaluate_heuristic(state: State, values: Reals, at: int) -> None:
    """Write the win chance of each monster to values[at + seat]."""
    if state.step == OVER and state.depth == 0:
        share_among_winners(state, values, at)
        return
    for seat in range(state.seats):
        values[at + seat] = strength(state, seat)
    _add_cards_and_tiles(state, values, at)
    softmax_strengths(state, values, at)


def share_among_winners(state: State, values: Reals, at: int) -> None:
    """Write the result of a finished game: 1, shared by the winners."""
    winners = 0
    for seat in range(state.seats):
        winners += state.winner[seat]
    for seat in range(state.seats):
        values[at + seat] = state.winner[seat] / max(1, winners)


def softmax_strengths(state: State, values: Reals, at: int) -> None:
    """Replace strengths by win chances; eliminated monsters get 0."""
    total = 0.0
    for seat in range(state.seats):
        chance = math.exp(values[at + seat]) if is_alive(state, seat) else 0.0
        values[at + seat] = chance
        total += chance
    for seat in range(state.seats):
        values[at + seat] /= max(total, 1e-300)


def strength(state: State, seat: int) -> float:
    """Return the strength of one monster by its stars, hearts, energy, tokens and zone."""
    part = min(state.stars[seat], STARS_TO_WIN) / STARS_TO_WIN
    total = STAR_VALUE * state.stars[seat] + NEAR_WIN_VALUE * part * part * part
    hearts = float(state.health[seat])
    if in_tokyo(state, seat):
        total += TOKYO_VALUE
        hearts = max(0.4, hearts - TOKYO_LOSS * (count_living(state) - 1))
    total += HEARTS_VALUE * (1.0 - math.exp(-hearts / HEARTS_SCALE))
    energy = state.energy[seat]
    total += ENERGY_VALUE * (energy + min(energy, ENOUGH_ENERGY)) / 2
    return total - TOKEN_COST * (state.poison[seat] + state.shrink[seat])


def _add_cards_and_tiles(state: State, values: Reals, at: int) -> None:
    """Add the value of cards and tiles to the strength of their owners."""
    for thing in range(THING_COUNT[0]):
        if state.location[thing] < MAX_SEATS:
            value = CARD_VALUE * PRICE[state.edition, thing] + TILE_VALUE * LEVEL[thing]
            values[at + state.location[thing]] += value
