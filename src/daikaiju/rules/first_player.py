"""The first player: most claws in one throw, tied players throw again (START-1 to START-3).

`state.opening` holds the claws that each seat has thrown, or one of the two markers below.
"""

from __future__ import annotations

from typing import Final

from .actions import dice_of
from .agenda import OPENING, OPENING_THROW, START_TURN, pop, push, top_seat
from .constants import CLAW
from .state import State

TO_THROW: Final = -1
BEATEN: Final = -2


def run_opening(state: State) -> None:
    """Let the next seat throw; when all have thrown, the seat with the most claws begins."""
    most = BEATEN
    tied = 0
    first = 0
    for seat in range(state.seats):
        if state.opening[seat] == TO_THROW:
            push(state, OPENING, 0)
            push(state, OPENING_THROW, seat)
            return
        if state.opening[seat] > most:
            most, tied, first = state.opening[seat], 0, seat
        if state.opening[seat] == most:
            tied += 1
    if tied > 1:
        _throw_again(state, most)
    else:
        _begin(state, first)


def _throw_again(state: State, most: int) -> None:
    """Only the tied seats throw again (ruling Q-20)."""
    for seat in range(state.seats):
        state.opening[seat] = TO_THROW if state.opening[seat] == most else BEATEN
    push(state, OPENING, 0)


def _begin(state: State, seat: int) -> None:
    for other in range(state.seats):
        state.opening[other] = 0
    state.turn = state.regular = seat
    state.step = START_TURN


def apply_opening_throw(state: State, action: int) -> None:
    seat = top_seat(state)
    pop(state)
    state.opening[seat] = dice_of(action, CLAW)


def apply_starter(state: State, seat: int) -> None:
    pop(state)
    _begin(state, seat)
