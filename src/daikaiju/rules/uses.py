"""Uses of cards and tiles, with an answer to a question or instead of one."""

from __future__ import annotations

from .actions import A_USE, A_USE_DIE, first_of, kind_of, second_of, third_of
from .agenda import AFTER_TURN, ASIDE, CHANGE, CHANGES, GO_ON, PROBE, PROTECT, pop, top_seat
from .dice import answer_aside
from .identity import thing_named
from .losses import answer_protection
from .moments import used, used_on_die, used_to_turn
from .state import State


def use_thing(state: State, kind: int, action: int) -> None:
    """Use a card or tile, with or instead of an answer; most questions are then asked again."""
    seat, source = top_seat(state), thing_named(state, first_of(action))
    if kind == PROTECT:
        answer_protection(state, action)
    elif kind == PROBE:
        pop(state)
    elif kind == CHANGE or kind == GO_ON:
        pop(state)
        state.step = CHANGES if kind == CHANGE else AFTER_TURN
    if kind_of(action) == A_USE:
        used(state, seat, source)
    elif kind == ASIDE:
        answer_aside(state, action)
    elif kind_of(action) == A_USE_DIE:
        used_on_die(state, seat, source, second_of(action))
    else:
        used_to_turn(state, seat, source, second_of(action), third_of(action))
