"""A turn from its first moment to the next one's: start, end, whose turn comes then."""

from __future__ import annotations

from typing import Any

from .actions import A_PASS, A_SELL, first_of, kind_of, pack
from .agenda import GO_ON, POISON, SELL, START_TURN, pop, push, top_seat
from .constants import FACES, FROM_SELLING, FROM_STARTING_IN_TOKYO, MOST_SEATS, NOBODY, NOTHING
from .definitions import PRICE
from .events import TURN, tell
from .locations import forget_uses, next_keep_card
from .moments import (
    after_turn,
    another_turn,
    copy_moves,
    may_go_on,
    sales,
    starts_in_tokyo,
    turn_ends,
    turn_starts,
)
from .operations import (
    alive,
    clockwise,
    gain_energy,
    gain_stars,
    give_up,
    in_tokyo,
    next_living,
    take_back_energy,
)
from .state import State


def start_turn(state: State, seat: int) -> None:
    """Pay for holding Tokyo, then what cards do; a copy is moved last (ruling Q-40, settled)."""
    _forget_last_turn(state)
    tell(state, TURN, seat, 0, 0)
    if in_tokyo(state, seat):
        _pay_for_tokyo(state, seat)
    turn_starts(state, seat)
    copy_moves(state, seat)


def _forget_last_turn(state: State) -> None:
    state.has_hurt = 0
    state.was_probed = 0
    for face in range(FACES):
        state.dice[face] = 0
        state.resolved[face] = 0
    for seat in range(MOST_SEATS):
        state.unhurt[seat] = 0
        state.smashed[seat] = 0
        state.held[seat] = 0
    forget_uses(state)


def _pay_for_tokyo(state: State, seat: int) -> None:
    """2 stars for starting a turn in Tokyo, or 1 energy in the two-player option (TWO-2)."""
    if state.tokyo_pays_energy:
        gain_energy(state, seat, 1, FROM_STARTING_IN_TOKYO)
    else:
        gain_stars(state, seat, 2, FROM_STARTING_IN_TOKYO)
    starts_in_tokyo(state, seat)


def end_turn(state: State, seat: int) -> None:
    """First sales (ruling Q-48); then comes what happens at the end of the turn."""
    if alive(state, seat) and sales(state, seat, 0) > 0:
        push(state, SELL, seat)


def legal_sales(state: State, seat: int, out: Any, n: int) -> int:
    card = next_keep_card(state, seat, NOTHING)
    while card != NOTHING:
        out[n] = pack(A_SELL, card)
        n += 1
        card = next_keep_card(state, seat, card)
    out[n] = pack(A_PASS)
    return n + 1


def answer_sale(state: State, action: int) -> None:
    """A sold card brings its printed price (CARD-14); one may go on selling."""
    seat = top_seat(state)
    if kind_of(action) == A_SELL:
        card = first_of(action)
        give_up(state, card)
        take_back_energy(state, seat, PRICE[state.edition, card], FROM_SELLING)
    if kind_of(action) == A_PASS or sales(state, seat, 0) == 0:
        pop(state)


def end_effects(state: State, seat: int) -> None:
    """What cards do at the end of the turn, then poison, as one loss."""
    if alive(state, seat):
        if state.poison[seat] > 0:
            push(state, POISON, seat, state.poison[seat])
        turn_ends(state, seat)


def after_turn_step(state: State, seat: int) -> None:
    """Whoever may take another turn is asked."""
    if alive(state, seat) and may_go_on(state, seat):
        push(state, GO_ON, seat)


def legal_going_on(state: State, seat: int, out: Any, n: int) -> int:
    n = after_turn(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def next_turn(state: State) -> None:
    """Extra turns first; then on in the regular order."""
    seat = _extra_turn(state)
    if seat == NOBODY:
        state.regular = next_living(state, state.regular)
        seat = state.regular
    state.turn = seat
    state.step = START_TURN


def _extra_turn(state: State) -> int:
    """Who takes an extra turn: with fewer dice, by a tile, or by a card, in this order."""
    fewer = state.fewer_dice
    state.fewer_dice = 0
    if alive(state, state.turn):
        if state.freezes:
            state.freezes = 0
            state.fewer_dice = fewer + 1
            return state.turn
        if another_turn(state, state.turn, 0) > 0:
            return state.turn
    state.freezes = 0
    return _granted_turn(state)


def _granted_turn(state: State) -> int:
    """The nearest monster, from the active one on, to which a whole turn has been granted."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if state.extra_turns[seat] > 0:
            state.extra_turns[seat] -= 1
            return seat
    return NOBODY
