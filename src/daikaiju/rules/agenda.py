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
from .signatures import Word
from .state import State

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
PREDICT: Final = 77  # an eliminated player predicts the winner; not a question of environments


# A frame is one word: the kind in the highest byte, the seat in the next one, then 16 bits for each
# of a, b and source.
_KIND_BITS: Final = 56
_SEAT_BITS: Final = 48
_A_BITS: Final = 32
_B_BITS: Final = 16
_BYTE: Final = 0xFF
_HALF: Final = 0xFFFF
_HALF_SIGN: Final = 0x8000
_BYTE_SIGN: Final = 0x80


def push(
    state: State, kind: int, seat: int, a: int = 0, b: int = 0, source: int = FROM_RULES
) -> None:
    """Push a frame: five small numbers in one word of the record."""
    state.agenda[state.depth] = frame_word(kind, seat, a, b, source)
    state.depth += 1


def frame_word(kind: Word, seat: Word, a: Word, b: Word, source: Word) -> Word:
    """Return a frame as one word."""
    who = kind << _KIND_BITS | (seat & _BYTE) << _SEAT_BITS
    return who | (a & _HALF) << _A_BITS | (b & _HALF) << _B_BITS | source & _HALF


def pop(state: State) -> None:
    """Remove the top frame and zero it, so that equal positions have equal bytes."""
    state.depth -= 1
    state.agenda[state.depth] = 0


def frame_kind(state: State, index: int) -> int:
    """Return the kind of a frame. Frame 0 is the bottom of the stack."""
    return state.agenda[index] >> _KIND_BITS


def frame_fields(state: State, index: int) -> tuple[int, int, int, int]:
    """Return the seat, a, b and source of a frame."""
    word = state.agenda[index]
    half = [_signed(word >> bits & _HALF) for bits in (_A_BITS, _B_BITS, 0)]
    return (_frame_seat(word), half[0], half[1], half[2])


def _frame_seat(word: Word) -> int:
    return (word >> _SEAT_BITS & _BYTE ^ _BYTE_SIGN) - _BYTE_SIGN


def _signed(half: Word) -> int:
    """Return 16 bits as a number with a sign."""
    return (half ^ _HALF_SIGN) - _HALF_SIGN


def top_kind(state: State) -> int:
    """Return the kind of the top frame; 0 if the stack is empty."""
    if state.depth == 0:
        return 0
    return frame_kind(state, state.depth - 1)


def top_seat(state: State) -> int:
    return _frame_seat(state.agenda[state.depth - 1])


def top_a(state: State) -> int:
    return _signed(state.agenda[state.depth - 1] >> _A_BITS & _HALF)


def top_b(state: State) -> int:
    return _signed(state.agenda[state.depth - 1] >> _B_BITS & _HALF)


def top_source(state: State) -> int:
    return _signed(state.agenda[state.depth - 1] & _HALF)


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
