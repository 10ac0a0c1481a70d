"""Tokyo: yielding, entering, and Tokyo Bay closing."""

from __future__ import annotations

from typing import Any

from .actions import A_PASS, A_STAY, A_SWAP, A_YIELD, first_of, kind_of, pack
from .agenda import AFTER_YIELDS, HELD, SWAP, SWAPPING, YIELD, pop, push, top_a, top_b, top_seat
from .constants import BAY, CITY, NOBODY, NOTHING, OUTSIDE
from .locations import next_keep_card
from .moments import swaps, yields
from .operations import (
    alive,
    bay_is_open,
    clockwise,
    enter,
    holder,
    in_tokyo,
    is_asleep,
    move,
    receive,
    trim_health,
)
from .state import State

# --- yielding ------------------------------------------------------------------------------------


def ask_yields(state: State, attacker: int) -> None:
    """Whoever lost hearts to claws in Tokyo may leave it; asked clockwise (YIELD-1, Q-04)."""
    push(state, AFTER_YIELDS, attacker)
    unasked = state.depth
    held = 0
    for steps in range(state.seats - 1, -1, -1):
        seat = clockwise(state, attacker, steps)
        held += state.held[seat]
        if state.smashed[seat]:
            state.smashed[seat] = 0
            if alive(state, seat) and in_tokyo(state, seat):
                push(state, YIELD, seat)
    if state.depth == unasked and held == 0:
        pop(state)


def legal_yields(state: State, out: Any, n: int) -> int:
    out[n] = pack(A_YIELD)
    out[n + 1] = pack(A_STAY)
    return n + 2


def answer_yield(state: State, action: int) -> None:
    """Leaving spares a monster the hearts that depended on it."""
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_YIELD:
        move(state, seat, OUTSIDE)
        state.yielded[seat] = 1
        state.held[seat] = 0


def after_yields(state: State, attacker: int) -> None:
    """Held-back losses, then what yielding does, then swaps: the last is put down first."""
    for steps in range(state.seats - 1, 0, -1):
        seat = clockwise(state, attacker, steps)
        if state.yielded[seat]:
            swaps(state, seat, attacker)
    for steps in range(state.seats - 1, 0, -1):
        seat = clockwise(state, attacker, steps)
        if state.yielded[seat]:
            yields(state, seat, attacker)
            state.yielded[seat] = 0
    for steps in range(state.seats - 1, 0, -1):
        seat = clockwise(state, attacker, steps)
        if state.held[seat] > 0:
            push(state, HELD, seat, attacker)


def offer_swap(state: State, owner: int, other: int, source: int) -> None:
    """After all that yielding brings, this card may be swapped for one of the other's."""
    push(state, SWAPPING, owner, source, other, source)


def ask_swap(state: State, owner: int, source: int, other: int) -> None:
    """Ask, if both still have something to swap."""
    if state.lies[source] == owner and next_keep_card(state, other, NOTHING) != NOTHING:
        push(state, SWAP, owner, source, other, source)


def legal_swaps(state: State, out: Any, n: int) -> int:
    card = next_keep_card(state, top_b(state), NOTHING)
    while card != NOTHING:
        out[n] = pack(A_SWAP, card)
        n += 1
        card = next_keep_card(state, top_b(state), card)
    out[n] = pack(A_PASS)
    return n + 1


def answer_swap(state: State, action: int) -> None:
    """No purchase: counters stay on the cards, only heart limits may change."""
    seat, card, other = top_seat(state), top_a(state), top_b(state)
    pop(state)
    if kind_of(action) == A_SWAP:
        receive(state, seat, first_of(action))
        receive(state, other, card)
        trim_health(state, seat, card)
        trim_health(state, other, card)


# --- entering ------------------------------------------------------------------------------------


def enter_tokyo(state: State, seat: int) -> None:
    """Take the first free place, City before Bay: it is never a choice (ENTER-6, BAY-2, Q-34)."""
    if not alive(state, seat) or in_tokyo(state, seat) or is_asleep(state, seat):
        return
    if holder(state, CITY) == NOBODY:
        enter(state, seat, CITY)
    elif bay_is_open(state) and holder(state, BAY) == NOBODY:
        enter(state, seat, BAY)


def close_bay(state: State) -> None:
    """With fewer than five left Bay's monster must go: to an empty City, or out (BAY-3, BAY-4)."""
    seat = holder(state, BAY)
    if seat == NOBODY or bay_is_open(state):
        return
    if state.bay_moves_to_city and holder(state, CITY) == NOBODY:
        move(state, seat, CITY)
    else:
        move(state, seat, OUTSIDE)
