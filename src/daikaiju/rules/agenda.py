"""The agenda: pending work and pending questions, stored as data in the state.

A turn is a sequence of steps; `state.step` is the next one. Everything else is a stack of frames,
which is processed first. A frame is `(kind, seat, a, b, source)`. The comment beside each kind says
what `a` and `b` mean; `source` is the cause: a card, a tile or one of constants.FROM_….

Frames up to LAST_STEP run without input, frames up to LAST_CHANCE wait for chance, and the others
are questions that wait for a decision of their seat. A step that needs a decision pushes a question
and returns, so no suspended call holds game state. When the stack is empty and there is no next
step, the game is over.

Names of constants here appear in position texts: they do not change.
"""

from __future__ import annotations

from typing import Final

from .constants import CHANCE, FROM_RULES, NOBODY
from .state import WORD, State, first_word, set_word

AGENDA: Final = first_word("agenda")

# The steps of a turn, in order (TURN-1, TURN-2). The rules test for the end of the game before each
# step, when all consequences of the earlier steps are resolved.
OVER: Final = 0
START_TURN: Final = 1
THROWING: Final = 2
PROBES: Final = 3  # other monsters may change dice
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

# Frames that run without input. Up to LAST_PAUSE, the rules test for the end of the game before the
# frame, as before a step.
MOVE_COPIES: Final = 17  # offer the seat to move its copies
KNOCK_OUT: Final = 18  # seat loses all hearts
POISON: Final = 19  # seat loses a hearts to its poison
REFILL: Final = 20  # a: market slots filled since the last question (bits)
LAST_PAUSE: Final = 20
OPENING: Final = 21  # find the seat of the first turn
OPPORTUNITIES: Final = 22  # a: slots just filled (bits); b: number of seats that have answered
YIELDS_NOW: Final = 23  # as the steps, in editions where claws take Tokyo at once
ENTER_NOW: Final = 24
AFTER_YIELDS: Final = 25
HELD: Final = 26  # seat loses the hearts held back; a: the seat that causes it
SWAPPING: Final = 27  # seat may swap its card a with seat b
HIT: Final = 28  # seat loses a hearts to a card of seat b
LOSSES: Final = 30  # apply `state.loss`; a: the seat that causes it
PROTECTION: Final = 31  # ask seat again after a protection; a: as LOSSES
APPLY_LOSSES: Final = 32  # all protections are answered; a: as LOSSES
LAST_STEP: Final = 39

# Frames that wait for chance.
THROW: Final = 40  # a: dice
THROW_FOR: Final = 41  # for card a of seat; b: dice
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
ASIDE: Final = 63  # dice thrown for card a may be thrown again
ORDER: Final = 64
USE_HEART: Final = 65  # a: heart dice left
PROTECT: Final = 66  # a: as LOSSES
YIELD: Final = 67
SWAP: Final = 68  # a: the seat's own card; b: the other seat
BUY: Final = 69
OPPORTUNITY: Final = 70  # a, b: as OPPORTUNITIES
STORE: Final = 71  # a: the card that stores energy
SELL: Final = 72
COPY: Final = 73  # a: the copier
MOVE_COPY: Final = 74  # a: the copier; b: its price
TAKE: Final = 75  # a: level
GO_ON: Final = 76  # optionally take another turn


def push(
    state: State, kind: int, seat: int, a: int = 0, b: int = 0, source: int = FROM_RULES
) -> None:
    """Push a frame: five small numbers in one word of the record."""
    at = state.depth * WORD
    state.agenda[at] = kind
    state.agenda[at + 1] = seat
    state.agenda[at + 2] = a
    state.agenda[at + 3] = b
    state.agenda[at + 4] = source
    state.depth += 1


def pop(state: State) -> None:
    """Remove the top frame and zero it, so that equal positions have equal bytes."""
    state.depth -= 1
    set_word(state, AGENDA + state.depth, 0)


def frame_field(state: State, index: int, field: int) -> int:
    """Return one of the five numbers of a frame. Frame 0 is the bottom of the stack."""
    return state.agenda[index * WORD + field]


def top_kind(state: State) -> int:
    """Return the kind of the top frame; 0 if the stack is empty."""
    if state.depth == 0:
        return 0
    return frame_field(state, state.depth - 1, 0)


def top_seat(state: State) -> int:
    return frame_field(state, state.depth - 1, 1)


def top_a(state: State) -> int:
    return frame_field(state, state.depth - 1, 2)


def top_b(state: State) -> int:
    return frame_field(state, state.depth - 1, 3)


def top_source(state: State) -> int:
    return frame_field(state, state.depth - 1, 4)


def actor(state: State) -> int:
    """Return who acts next: a seat (0 to 5), CHANCE, or NOBODY when the game is over."""
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        return top_seat(state)
    if kind > LAST_STEP:
        return CHANCE
    return NOBODY


def clear_frames(state: State) -> None:
    """Remove all frames."""
    while state.depth > 0:
        pop(state)
