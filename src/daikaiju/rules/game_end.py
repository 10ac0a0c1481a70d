"""The end of the game: 20 stars, one survivor, or no survivor (END-1 to END-8)."""

from __future__ import annotations

from .agenda import NEXT_TURN, OVER, clear_frames
from .constants import FROM_RULES, STARS_TO_WIN
from .events import WON, emit_event
from .operations import clockwise, count_living, is_alive
from .state import State


def end_if_due(state: State) -> bool:
    """End the game if an end condition holds; return whether it ended.

    Edition and options say whether a condition counts at once or at the end of the turn. Called
    when `state.crucial` is set and a step of the turn comes next: all consequences are resolved.
    """
    turn_is_over = state.step == NEXT_TURN and state.depth == 0
    if turn_is_over:
        state.crucial = 0
    left = count_living(state)
    if left <= 1 and (left == 0 or turn_is_over or state.survives_at_once):
        return _end_by_survival(state)
    if turn_is_over or state.wins_at_once:
        return _end_by_stars(state)
    return False


def has_stars_to_win(state: State, seat: int) -> bool:
    """Whether a living monster has 20 stars (END-5)."""
    return is_alive(state, seat) and state.stars[seat] >= STARS_TO_WIN


def end_by_last_words(state: State) -> None:
    """End the game if a monster has won by falling; that win counts at once (D29)."""
    winners = 0
    for seat in range(state.seats):
        if state.winner[seat]:
            emit_event(state, WON, seat, 0, FROM_RULES)
            winners += 1
    if winners > 0:
        finish(state)


def _end_by_survival(state: State) -> bool:
    """The last living monster wins; if none lives, all have lost (END-7)."""
    for seat in range(state.seats):
        if is_alive(state, seat):
            _declare_winner(state, seat)
    finish(state)
    return True


def _end_by_stars(state: State) -> bool:
    """All living monsters with 20 stars win, or only the first in turn order (ruling Q-08)."""
    winners = 0
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if has_stars_to_win(state, seat) and (winners == 0 or state.shares_wins):
            _declare_winner(state, seat)
            winners += 1
    if winners > 0:
        finish(state)
    return winners > 0


def _declare_winner(state: State, seat: int) -> None:
    state.winner[seat] = 1
    emit_event(state, WON, seat, 0, FROM_RULES)


def finish(state: State) -> None:
    """End the game: no pending frame and no next step."""
    clear_frames(state)
    state.step = OVER
    state.crucial = 0
