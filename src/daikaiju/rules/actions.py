"""Actions as integers: a kind and its arguments. Their text form is in `daikaiju.record`.

An action is `kind << 24 | payload`. The payload is a set of dice (four bits for each face) or up to
three numbers of eight bits.
"""

from __future__ import annotations

from typing import Final

from .constants import FACES
from .signatures import Words

# Decisions of a seat. The comment names the payload; a "thing" is a card or a tile.
A_KEEP: Final = 1  # dice to keep; the others are thrown
A_STOP: Final = 2
A_USE: Final = 3  # thing
A_USE_DIE: Final = 4  # thing, face
A_TURN_DIE: Final = 5  # thing, face, face
A_RESOLVE: Final = 6  # face
A_HEAL: Final = 7
A_HEAL_OTHER: Final = 8  # seat
A_CURE_POISON: Final = 9
A_CURE_SHRINK: Final = 10
A_YIELD: Final = 11
A_STAY: Final = 12
A_BUY: Final = 13  # thing
A_SWEEP: Final = 14
A_DONE: Final = 15
A_SELL: Final = 16  # thing
A_COPY: Final = 17  # thing
A_SWAP: Final = 18  # thing
A_STORE: Final = 19  # number
A_TAKE: Final = 20  # thing
A_PASS: Final = 21
# Outcomes of chance.
A_ROLL: Final = 22  # dice
A_REVEAL: Final = 23  # thing
A_STARTS: Final = 24  # seat
A_LAY: Final = 25  # thing
# A decision after elimination.
A_PREDICT: Final = 26  # seat

MAX_ACTIONS: Final = 1024  # capacity of a list of legal actions


def pack(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Build an action from its kind and up to three numbers."""
    return kind << 24 | first << 16 | second << 8 | third


def kind_of(action: int) -> int:
    return action >> 24


def first_of(action: int) -> int:
    return action >> 16 & 255


def second_of(action: int) -> int:
    return action >> 8 & 255


def third_of(action: int) -> int:
    return action & 255


def dice_of(action: int, face: int) -> int:
    """Return how many dice of this face the action names."""
    return action >> 4 * (FACES - 1 - face) & 15


def one_die(face: int) -> int:
    """Return the payload that names one die of this face; payloads can be added."""
    return 1 << 4 * (FACES - 1 - face)


def sort_unique(out: Words, n: int) -> int:
    """Sort the first n actions and drop duplicates; return the new n. Most are already sorted."""
    kept = 1
    while kept < n and out[kept - 1] < out[kept]:
        kept += 1
    for i in range(kept, n):
        action = out[i]
        at = kept
        while at > 0 and out[at - 1] > action:
            at -= 1
        if at > 0 and out[at - 1] == action:
            continue
        for move in range(kept, at, -1):
            out[move] = out[move - 1]
        out[at] = action
        kept += 1
    return kept
