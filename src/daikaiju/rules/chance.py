"""Chance: its outcomes and their exact weights. The caller supplies the random numbers.

At a chance frame there are `outcome_count(state)` equally likely outcomes, and
`chance_action(state, i)` is the action of outcome `i`. Any source of random integers fits: a fast
RNG for millions of games, a cryptographic one at a table, a script in a scenario, or none in a
search that enumerates.
"""

from __future__ import annotations

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
from .identity import public_name
from .locations import count_at, nth_at
from .signatures import Words
from .state import State

MAX_DICE = 10  # thrown at once; more dice are thrown in several throws
POWERS_OF_SIX = np.array([FACES**dice for dice in range(MAX_DICE + 1)])
THREE_DICE = np.array(
    [
        one_die(i % FACES) + one_die(i // FACES % FACES) + one_die(i // FACES**2)
        for i in range(FACES**3)
    ]
)


def dice_to_throw(state: State) -> int:
    """Return how many dice chance throws now; 0 at a chance frame without dice."""
    kind = top_kind(state)
    if kind == THROW:
        return top_a(state)
    if kind == OPENING_THROW:
        return DICE
    if kind == THROW_FOR:
        return min(top_b(state), MAX_DICE)
    return 0


def outcome_count(state: State) -> int:
    """Return the number of equally likely outcomes of the chance frame."""
    kind = top_kind(state)
    if kind == REVEAL or kind == LOOK:
        return count_at(state, DECK)
    if kind == DRAW_STARTER:
        return state.seats
    if kind == LAY_TILE:
        return 2
    return POWERS_OF_SIX[dice_to_throw(state)]


def chance_action(state: State, index: int) -> int:
    """Return the action of one outcome (0 ≤ index < outcome_count(state))."""
    kind = top_kind(state)
    if kind == REVEAL or kind == LOOK:
        return pack(A_REVEAL, public_name(state, nth_at(state, DECK, index)))
    if kind == DRAW_STARTER:
        return pack(A_STARTS, index)
    if kind == LAY_TILE:
        face = top_a(state) if index == 0 else top_b(state)
        return pack(A_LAY, public_name(state, face))
    return _roll_action(dice_to_throw(state), index)


def _roll_action(dice: int, index: int) -> int:
    """Return the roll whose dice are the base-six digits of `index`, looked up three at a time.

    Digits beyond the number of dice read as 0, which is the face 1; these are subtracted again.
    """
    digits = 6
    action = pack(A_ROLL) + THREE_DICE[index % 216] + THREE_DICE[index // 216 % 216]
    while digits < dice:
        index //= 216 * 216
        action += THREE_DICE[index % 216]
        index *= 216
        digits += 3
    return action - (digits - dice) * one_die(ONE)


def list_chance_actions(state: State, out: Words) -> int:
    """Write every distinct action of chance into `out`, ascending; return their number."""
    if dice_to_throw(state) > 0:
        return _list_rolls(dice_to_throw(state), out)
    n = outcome_count(state)
    for index in range(n):
        out[index] = chance_action(state, index)
    return n


def _list_rolls(dice: int, out: Words) -> int:
    """List all sets of this many dice; the counts of five faces determine the sixth."""
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


def outcome_weight(state: State, action: int) -> int:
    """Return in how many of the `outcome_count` outcomes chance takes this action."""
    left = dice_to_throw(state)
    if left == 0:
        return 1
    n = 1
    for face in range(FACES):
        for chosen in range(1, dice_of(action, face) + 1):
            n = n * left // chosen
            left -= 1
    return n
