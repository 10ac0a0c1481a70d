"""Judging a position by hand: for each monster a chance to win, one value each, never one score.

What counts is the strength of a monster: its stars (the more the nearer they are to 20), hearts
(the last ones most), energy, cards and tiles (by their price or level) and its place. The chances
are shared out by strength, so that they add up to one.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ..rules.agenda import OVER
from ..rules.constants import MOST_SEATS, STARS_TO_WIN, THINGS
from ..rules.definitions import LEVEL, PRICE
from ..rules.operations import alive, in_tokyo, living
from ..rules.state import State

A_STAR: Final = 0.11
NEAR_TWENTY: Final = 2.2  # what 20 stars are worth above their number, growing with the cube
HEARTS: Final = 2.6  # what many hearts are worth at most …
HEARTS_SCALE: Final = 4.5  # … and how soon one has nearly all of that
AN_ENERGY: Final = 0.055
ENERGY_ENOUGH: Final = 10  # what is above buys nothing soon, and counts half
A_CARD: Final = 0.07  # for each energy of its price
A_TILE: Final = 0.05  # for each level
A_TOKEN: Final = 0.15  # poison or shrink
IN_TOKYO: Final = 0.1  # stars to come …
HEARTS_IN_DANGER: Final = 0.9  # … and hearts that a round of claws will cost, for each other


def judge(state: State, values: Any, at: int) -> None:
    """Write each monster's chance to win to values[at + seat]."""
    if state.step == OVER and state.depth == 0:
        share_win(state, values, at)
        return
    for seat in range(state.seats):
        values[at + seat] = strength(state, seat)
    _add_belongings(state, values, at)
    share_by_strength(state, values, at)


def share_win(state: State, values: Any, at: int) -> None:
    """The game is over: the winners have won."""
    winners = 0
    for seat in range(state.seats):
        winners += state.winner[seat]
    for seat in range(state.seats):
        values[at + seat] = state.winner[seat] / max(1, winners)


def share_by_strength(state: State, values: Any, at: int) -> None:
    """From strengths to chances: the exponentials in proportion; the fallen have none."""
    total = 0.0
    for seat in range(state.seats):
        chance = math.exp(values[at + seat]) if alive(state, seat) else 0.0
        values[at + seat] = chance
        total += chance
    for seat in range(state.seats):
        values[at + seat] /= max(total, 1e-300)


def strength(state: State, seat: int) -> float:
    """Stars, hearts, energy, tokens and place of one monster."""
    part = min(state.stars[seat], STARS_TO_WIN) / STARS_TO_WIN
    total = A_STAR * state.stars[seat] + NEAR_TWENTY * part * part * part
    hearts = float(state.health[seat])
    if in_tokyo(state, seat):
        total += IN_TOKYO
        hearts = max(0.4, hearts - HEARTS_IN_DANGER * (living(state) - 1))
    total += HEARTS * (1.0 - math.exp(-hearts / HEARTS_SCALE))
    energy = state.energy[seat]
    total += AN_ENERGY * (energy + min(energy, ENERGY_ENOUGH)) / 2
    return total - A_TOKEN * (state.poison[seat] + state.shrink[seat])


def _add_belongings(state: State, values: Any, at: int) -> None:
    for thing in range(THINGS):
        if state.lies[thing] < MOST_SEATS:
            worth = A_CARD * PRICE[state.edition, thing] + A_TILE * LEVEL[thing]
            values[at + state.lies[thing]] += worth
