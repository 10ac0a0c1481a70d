"""Who takes the first turn: most claws in one throw, the tied throw again (START-1 to START-3).

`state.opening` holds the claws each seat has shown, or one of the two marks below.
"""

from __future__ import annotations

from typing import Final

from .actions import dice_of
from .agenda import OPENING, OPENING_THROW, START_TURN, pop, push, top_seat
from .constants import CLAW
from .state import State

TO_THROW: Final = -1
BEATEN: Final = -2


def open_game(state: State) -> None:
    """Let the next one throw; when all have thrown, begin with the one who showed most claws."""
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
    """Only the tied throw again (ruling Q-20)."""
    for seat in range(state.seats):
        state.opening[seat] = TO_THROW if state.opening[seat] == most else BEATEN
    push(state, OPENING, 0)


def _begin(state: State, seat: int) -> None:
    for other in range(state.seats):
        state.opening[other] = 0
    state.turn = state.regular = seat
    state.step = START_TURN


def opening_thrown(state: State, action: int) -> None:
    seat = top_seat(state)
    pop(state)
    state.opening[seat] = dice_of(action, CLAW)


def starter_drawn(state: State, seat: int) -> None:
    pop(state)
    _begin(state, seat)
