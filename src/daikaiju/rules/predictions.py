"""The prediction game of eliminated players (option `predictions`, ruling O-02).

Between two turns each eliminated player without a prediction names the living monster that will
win, or declines. A prediction whose monster is eliminated too is replaced. It changes nothing in
the game. `state.prediction` holds the seat plus 1, and in higher bits how many monsters were alive:
the points if the monster wins.
"""

from __future__ import annotations

from typing import Final

from .actions import A_PASS, A_PREDICT, first_of, kind_of, pack
from .agenda import PREDICT, pop, push, top_seat
from .constants import FROM_RULES, NOBODY
from .events import PREDICTED, emit_event
from .operations import clockwise, count_living, is_alive
from .signatures import Words, rarely_called
from .state import State

DECLINED: Final = -1
SEAT_BITS: Final = 3
SEAT_MASK: Final = (1 << SEAT_BITS) - 1


def predicted_seat(state: State, seat: int) -> int:
    """Return the seat whose win this player predicts; NOBODY without a prediction."""
    found = state.prediction[seat]
    return (found & SEAT_MASK) - 1 if found > 0 else NOBODY


def stake_of(state: State, seat: int) -> int:
    """Return the points of this player if the predicted monster wins."""
    found = state.prediction[seat]
    return found >> SEAT_BITS if found > 0 else 0


def prediction_points(state: State, seat: int) -> int:
    """Return the points that a finished game gives this player for the prediction."""
    other = predicted_seat(state, seat)
    return stake_of(state, seat) if other != NOBODY and state.winner[other] else 0


@rarely_called
def ask_predictions(state: State) -> None:
    """Ask the eliminated players that owe a prediction, clockwise from the active monster."""
    for steps in range(state.seats - 1, -1, -1):
        seat = clockwise(state, state.turn, steps)
        if not is_alive(state, seat) and _owes_prediction(state, seat):
            push(state, PREDICT, seat)


def _owes_prediction(state: State, seat: int) -> bool:
    if state.prediction[seat] <= 0:
        return state.prediction[seat] != DECLINED
    return not is_alive(state, predicted_seat(state, seat))


@rarely_called
def legal_predictions(state: State, out: Words, n: int) -> int:
    """List a pass and all living monsters."""
    out[n] = pack(A_PASS)
    n += 1
    for other in range(state.seats):
        if is_alive(state, other):
            out[n] = pack(A_PREDICT, other)
            n += 1
    return n


@rarely_called
def answer_prediction(state: State, action: int) -> None:
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_PREDICT:
        other = first_of(action)
        state.prediction[seat] = count_living(state) << SEAT_BITS | other + 1
        emit_event(state, PREDICTED, seat, other, FROM_RULES)
    else:
        state.prediction[seat] = DECLINED
