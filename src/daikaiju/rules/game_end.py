"""The ends of the game: 20 stars, one survivor, nobody left (END-1 to END-8)."""

from __future__ import annotations

from .agenda import NEXT_TURN, OVER, clear
from .constants import STARS_TO_WIN
from .events import WON, tell
from .operations import alive, clockwise, living
from .state import State


def look_for_end(state: State) -> bool:
    """End the game if it is time: at once, or when the turn is over, as the table plays it.

    Called when `state.crucial` is set and a step of the turn comes next: what was done before has
    then had all its consequences.
    """
    turn_is_over = state.step == NEXT_TURN and state.depth == 0
    if turn_is_over:
        state.crucial = 0
    left = living(state)
    if left <= 1 and (left == 0 or turn_is_over or state.survives_at_once):
        return _crown_survivor(state)
    if turn_is_over or state.wins_at_once:
        return _crown_stars(state)
    return False


def has_stars_to_win(state: State, seat: int) -> bool:
    """One must be alive to win (END-5)."""
    return alive(state, seat) and state.stars[seat] >= STARS_TO_WIN


def end_by_last_words(state: State) -> None:
    """Whoever wins by falling wins there and then (D29)."""
    winners = 0
    for seat in range(state.seats):
        if state.winner[seat]:
            tell(state, WON, seat, 0, 0)
            winners += 1
    if winners > 0:
        finish(state)


def _crown_survivor(state: State) -> bool:
    """The one who is left wins; if nobody is, everybody has lost (END-7)."""
    for seat in range(state.seats):
        if alive(state, seat):
            _crown(state, seat)
    finish(state)
    return True


def _crown_stars(state: State) -> bool:
    """All living monsters with 20 stars win, or the first in turn order (ruling Q-08)."""
    winners = 0
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if has_stars_to_win(state, seat) and (winners == 0 or state.shares_wins):
            _crown(state, seat)
            winners += 1
    if winners > 0:
        finish(state)
    return winners > 0


def _crown(state: State, seat: int) -> None:
    state.winner[seat] = 1
    tell(state, WON, seat, 0, 0)


def finish(state: State) -> None:
    """Nothing pending and no next step: that is the end."""
    clear(state)
    state.step = OVER
