"""The agenda: what the game still has to do, and whom it asks, as data in the state.

A turn runs through its steps; `state.step` is the next one. What comes up on the way lies on a
stack of frames and is done first: a frame is `(kind, seat, a, b, source)`; what `a` and `b` mean
is said beside each kind, and `source` is what brought it about: a card, a tile, or one of the
words.FROM_…. Some frames run by themselves, chance frames wait for chance, questions wait for
their seat. A step that needs an answer pushes a question and returns: no half-finished call holds
game state. When the stack is empty and there is no next step, the game is over.
"""

from __future__ import annotations

from typing import Final

from .constants import CHANCE, FROM_RULES, NOBODY
from .state import WORD, State, first_word, set_word

AGENDA: Final = first_word("agenda")

# The steps of a turn, in order (TURN-1, TURN-2). Before each of them the end of the game is looked
# for: what was done before has then had all its consequences.
OVER: Final = 0
START_TURN: Final = 1
THROWING: Final = 2
PROBES: Final = 3  # others may touch the dice
CHANGES: Final = 4  # the active monster may change dice
COMBINATIONS: Final = 5
RESOLVE: Final = 6
YIELDS: Final = 7
ENTER: Final = 8
BUYING: Final = 9
END_TURN: Final = 10
END_EFFECTS: Final = 11
AFTER_TURN: Final = 12
NEXT_TURN: Final = 13
STEP_NAMES: Final = (
    "over",
    "start_turn",
    "throwing",
    "probes",
    "changes",
    "combinations",
    "resolve",
    "yields",
    "enter",
    "buying",
    "end_turn",
    "end_effects",
    "after_turn",
    "next_turn",
)

# Frames that run by themselves.
REFILL: Final = 20  # a: slots of the market filled since anybody was asked (bits)
OPENING: Final = 21  # who takes the first turn?
OPPORTUNITIES: Final = 22  # a: slots just filled (bits); b: how many seats have answered
YIELDS_NOW: Final = 23  # the same as the steps, where claws take Tokyo at once
ENTER_NOW: Final = 24
AFTER_YIELDS: Final = 25
HELD: Final = 26  # seat now loses the hearts held back; a: who does it
SWAPPING: Final = 27  # may seat swap its card a with somebody (b)?
HIT: Final = 28  # seat loses a hearts because of b, by a card
POISON: Final = 29  # seat loses a hearts to its poison
LOSSES: Final = 30  # `loss` is set; a: who does it
PROTECTION: Final = 31  # ask seat again, after it has used something; a: as LOSSES
APPLY_LOSSES: Final = 32  # everybody has been asked; a: as LOSSES
LAST_STEP: Final = 39

# Chance.
THROW: Final = 40  # a: dice
THROW_FOR: Final = 41  # for the card a of seat; b: dice
OPENING_THROW: Final = 42
REVEAL: Final = 43  # a: slot
LOOK: Final = 44  # seat looks at the top card
DRAW_STARTER: Final = 45
LAY_TILE: Final = 46  # a: one face, b: the other
LAST_CHANCE: Final = 59

# Questions to a seat.
KEEP: Final = 60
PROBE: Final = 61
CHANGE: Final = 62
ASIDE: Final = 63  # dice thrown for the card a may be thrown again
ORDER: Final = 64
USE_HEART: Final = 65  # a: heart dice left
PROTECT: Final = 66  # a: as LOSSES
YIELD: Final = 67
SWAP: Final = 68  # a: one's own card; b: with whom
BUY: Final = 69
OPPORTUNITY: Final = 70  # a, b: as OPPORTUNITIES
STORE: Final = 71  # a: what stores
SELL: Final = 72
COPY: Final = 73  # a: the copier
MOVE_COPY: Final = 74  # a: the copier; b: its price
TAKE: Final = 75  # a: level
GO_ON: Final = 76  # take another turn?


def push(
    state: State, kind: int, seat: int, a: int = 0, b: int = 0, source: int = FROM_RULES
) -> None:
    """Put a frame on top: five small numbers in a word of the record."""
    at = state.depth * WORD
    state.agenda[at] = kind
    state.agenda[at + 1] = seat
    state.agenda[at + 2] = a
    state.agenda[at + 3] = b
    state.agenda[at + 4] = source
    state.depth += 1


def pop(state: State) -> None:
    """Take the top frame off and wipe it, so that equal positions have equal bytes."""
    state.depth -= 1
    set_word(state, AGENDA + state.depth, 0)


def part(state: State, index: int, which: int) -> int:
    """One of the five numbers of a frame, the lowest frame having the index 0."""
    return state.agenda[index * WORD + which]


def top_kind(state: State) -> int:
    """The kind of the next frame; 0 if there is none."""
    if state.depth == 0:
        return 0
    return part(state, state.depth - 1, 0)


def top_seat(state: State) -> int:
    return part(state, state.depth - 1, 1)


def top_a(state: State) -> int:
    return part(state, state.depth - 1, 2)


def top_b(state: State) -> int:
    return part(state, state.depth - 1, 3)


def top_source(state: State) -> int:
    return part(state, state.depth - 1, 4)


def actor(state: State) -> int:
    """Who must act next: a seat, CHANCE, or NOBODY when the game is over."""
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        return top_seat(state)
    if kind > LAST_STEP:
        return CHANCE
    return NOBODY


def clear(state: State) -> None:
    while state.depth > 0:
        pop(state)
