"""Chance: what it may bring, with exact weights. Whoever runs a game supplies the luck.

At a chance frame there are `ways(state)` equally likely ways; one whole number below that says
which one happens (`brought`). So every generator is used alike: fast ones for millions of games,
a cryptographic one at a table, a script in a scenario, none at all in a search that enumerates.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, dice_of, one_die, pack
from .agenda import (
    DRAW_STARTER,
    LAY_TILE,
    LOOK,
    OPENING_THROW,
    REVEAL,
    THROW,
    THROW_FOR,
    top_a,
    top_b,
    top_kind,
)
from .constants import DECK, DICE, FACES, ONE
from .locations import count_lying, nth_lying
from .state import State

MOST_DICE = 10  # thrown at once; more are thrown in several goes
POWERS_OF_SIX = np.array([FACES**dice for dice in range(MOST_DICE + 1)])
THREE_DICE = np.array(
    [
        one_die(way % FACES) + one_die(way // FACES % FACES) + one_die(way // FACES**2)
        for way in range(FACES**3)
    ]
)


def dice_to_throw(state: State) -> int:
    """How many dice chance throws now; 0 when it is asked for something else."""
    kind = top_kind(state)
    if kind == THROW:
        return top_a(state)
    if kind == OPENING_THROW:
        return DICE
    if kind == THROW_FOR:
        return min(top_b(state), MOST_DICE)
    return 0


def ways(state: State) -> int:
    """How many equally likely ways chance has now."""
    kind = top_kind(state)
    if kind == REVEAL or kind == LOOK:
        return count_lying(state, DECK)
    if kind == DRAW_STARTER:
        return state.seats
    if kind == LAY_TILE:
        return 2
    return POWERS_OF_SIX[dice_to_throw(state)]


def brought(state: State, way: int) -> int:
    """The action that chance takes in this way (0 ≤ way < ways(state))."""
    kind = top_kind(state)
    if kind == REVEAL or kind == LOOK:
        return pack(A_REVEAL, nth_lying(state, DECK, way))
    if kind == DRAW_STARTER:
        return pack(A_STARTS, way)
    if kind == LAY_TILE:
        return pack(A_LAY, top_a(state) if way == 0 else top_b(state))
    return _roll(dice_to_throw(state), way)


def _roll(dice: int, way: int) -> int:
    """The digits of `way` in base six are the dice; they are looked up three at a time.

    A place without a die reads as the digit 0, which is the face 1: those are taken off again.
    """
    places = 6
    action = pack(A_ROLL) + THREE_DICE[way % 216] + THREE_DICE[way // 216 % 216]
    while places < dice:
        way //= 216 * 216
        action += THREE_DICE[way % 216]
        way *= 216
        places += 3
    return action - (places - dice) * one_die(ONE)


def list_chances(state: State, out: Any) -> int:
    """Write every different action of chance into `out`, ascending; how many there are."""
    if dice_to_throw(state) > 0:
        return _list_rolls(dice_to_throw(state), out)
    n = ways(state)
    for way in range(n):
        out[way] = brought(state, way)
    return n


def _list_rolls(dice: int, out: Any) -> int:
    """All sets of so many faces; what the first five faces leave shows the last one."""
    n = 0
    for ones in range(dice + 1):
        for twos in range(dice - ones + 1):
            for threes in range(dice - ones - twos + 1):
                numbers = ones + twos + threes
                for energy in range(dice - numbers + 1):
                    for claws in range(dice - numbers - energy + 1):
                        hearts = dice - numbers - energy - claws
                        high = (ones << 8 | twos << 4 | threes) << 12
                        out[n] = pack(A_ROLL) + high + (energy << 8 | claws << 4 | hearts)
                        n += 1
    return n


def weight(state: State, action: int) -> int:
    """In how many of the `ways` chance brings this action."""
    left = dice_to_throw(state)
    if left == 0:
        return 1
    n = 1
    for face in range(FACES):
        for chosen in range(1, dice_of(action, face) + 1):
            n = n * left // chosen
            left -= 1
    return n
