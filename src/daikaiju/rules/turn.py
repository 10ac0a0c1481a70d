"""Turns: start, end, sales, and which seat takes the next turn."""

from __future__ import annotations

from typing import Final

from .actions import A_PASS, A_SELL, first_of, kind_of, pack
from .agenda import GO_ON, MOVE_COPIES, POISON, SELL, START_TURN, pop, push, top_seat
from .constants import (
    DOWN,
    FACES,
    FROM_KNOCKOUT,
    FROM_RULES,
    FROM_SELLING,
    FROM_STARTING_IN_TOKYO,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    OUTSIDE,
)
from .definitions import PRICE
from .events import TURN, emit_event
from .game_end import finish
from .identity import public_name, thing_named
from .locations import clear_uses, next_keep_card
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
    add_energy,
    clockwise,
    count_living,
    discard_thing,
    gain_energy,
    gain_stars,
    in_tokyo,
    is_standing,
    move,
    next_living,
)
from .predictions import ask_predictions
from .signatures import Words
from .state import State

COPY_MOVES: Final = copy_moves.number  # bit in `state.acts`


def start_turn(state: State, seat: int) -> None:
    """Reward for Tokyo, then effects of cards; moving a copy comes last (ruling Q-40, settled)."""
    _reset_turn(state)
    state.quiet += 1
    emit_event(state, TURN, seat, 0, FROM_RULES)
    if in_tokyo(state, seat):
        _reward_tokyo(state, seat)
    turn_starts(state, seat)
    if state.acts[seat] >> COPY_MOVES & 1:
        push(state, MOVE_COPIES, seat)


def _reset_turn(state: State) -> None:
    state.has_hurt = 0
    state.was_probed = 0
    for face in range(FACES):
        state.dice[face] = 0
        state.resolved[face] = 0
    for seat in range(MAX_SEATS):
        state.unhurt[seat] = 0
        state.smashed[seat] = 0
        state.held[seat] = 0
    clear_uses(state)


def _reward_tokyo(state: State, seat: int) -> None:
    """Gain 2 stars for starting in Tokyo, or 1 energy in the two-player option (TWO-2)."""
    if state.tokyo_pays_energy:
        gain_energy(state, seat, 1, FROM_STARTING_IN_TOKYO)
    else:
        gain_stars(state, seat, 2, FROM_STARTING_IN_TOKYO)
    starts_in_tokyo(state, seat)


def end_turn(state: State, seat: int) -> None:
    """Ask for sales, which precede the other effects at the end of the turn (ruling Q-48)."""
    if sales(state, seat, 0) > 0:
        push(state, SELL, seat)


def legal_sales(state: State, seat: int, out: Words, n: int) -> int:
    card = next_keep_card(state, seat, NOTHING)
    while card != NOTHING:
        out[n] = pack(A_SELL, public_name(state, card))
        n += 1
        card = next_keep_card(state, seat, card)
    out[n] = pack(A_PASS)
    return n + 1


def answer_sale(state: State, action: int) -> None:
    """Sell a card for its printed price (CARD-14); the seat may sell more cards."""
    seat = top_seat(state)
    if kind_of(action) == A_SELL:
        card = thing_named(state, first_of(action))
        discard_thing(state, card, FROM_SELLING)
        add_energy(state, seat, PRICE[state.edition, card], FROM_SELLING)
    if kind_of(action) == A_PASS or sales(state, seat, 0) == 0:
        pop(state)


def end_effects(state: State, seat: int) -> None:
    """Run the effects of cards at the end of the turn, then poison as one loss."""
    if state.poison[seat] > 0:
        push(state, POISON, seat, state.poison[seat])
    turn_ends(state, seat)


def ask_extra_turn(state: State, seat: int) -> None:
    """Ask the active monster whether it takes another turn, if it may."""
    if may_go_on(state, seat):
        push(state, GO_ON, seat)


def legal_extra_turns(state: State, seat: int, out: Words, n: int) -> int:
    n = after_turn(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def next_turn(state: State) -> None:
    """Choose the next seat: extra turns first, then the regular order.

    A whole round in which nothing changed is a standstill, which ends the game (settled).
    """
    if state.quiet >= count_living(state):
        finish(state)
        return
    seat = _take_extra_turn(state)
    if seat == NOBODY:
        seat = _next_regular(state)
    state.turn = seat
    state.step = START_TURN
    if state.asks_predictions:
        ask_predictions(state)


def _next_regular(state: State) -> int:
    """Return the next seat of the regular order; knocked out monsters get up and miss the turn."""
    state.regular = next_living(state, state.regular)
    while state.place[state.regular] == DOWN:
        move(state, state.regular, OUTSIDE, FROM_KNOCKOUT)
        state.regular = next_living(state, state.regular)
    return state.regular


def _take_extra_turn(state: State) -> int:
    """Return the seat of the next extra turn, or NOBODY: with fewer dice, by a tile, by a card."""
    fewer = state.fewer_dice
    state.fewer_dice = 0
    if is_standing(state, state.turn):
        if state.freezes:
            state.freezes = 0
            state.fewer_dice = fewer + 1
            return state.turn
        if another_turn(state, state.turn, 0) > 0:
            return state.turn
    state.freezes = 0
    return _take_granted_turn(state)


def _take_granted_turn(state: State) -> int:
    """Return the first seat, from the active one on, with a granted turn; NOBODY if none."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if state.extra_turns[seat] > 0:
            state.extra_turns[seat] -= 1
            return seat
    return NOBODY
