"""Tokyo: yielding, entering, and closing Tokyo Bay."""

from __future__ import annotations

from .actions import A_PASS, A_STAY, A_SWAP, A_YIELD, first_of, kind_of, pack
from .agenda import AFTER_YIELDS, HELD, SWAP, SWAPPING, YIELD, pop, push, top_a, top_b, top_seat
from .constants import BAY, CITY, FROM_CLOSING_BAY, FROM_YIELDING, NOBODY, NOTHING, OUTSIDE
from .identity import public_name, thing_named
from .locations import next_keep_card
from .moments import swaps, yields
from .operations import (
    bay_is_open,
    clockwise,
    enter,
    in_tokyo,
    is_alive,
    is_asleep,
    is_standing,
    move,
    occupant,
    receive,
    trim_health,
)
from .signatures import Words
from .state import State

# --- yielding ------------------------------------------------------------------------------------


def ask_yields(state: State, attacker: int) -> None:
    """Ask the monsters that lost hearts to claws in Tokyo, clockwise (YIELD-1, Q-04)."""
    push(state, AFTER_YIELDS, attacker)
    unasked = state.depth
    held = 0
    for steps in range(state.seats - 1, -1, -1):
        seat = clockwise(state, attacker, steps)
        held += state.held[seat]
        if state.smashed[seat]:
            state.smashed[seat] = 0
            if is_alive(state, seat) and in_tokyo(state, seat):
                push(state, YIELD, seat)
    if state.depth == unasked and held == 0:
        pop(state)


def legal_yields(state: State, out: Words, n: int) -> int:
    out[n] = pack(A_YIELD)
    out[n + 1] = pack(A_STAY)
    return n + 2


def answer_yield(state: State, action: int) -> None:
    """Move a monster that yields outside; it keeps the hearts held back."""
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_YIELD:
        move(state, seat, OUTSIDE, FROM_YIELDING)
        state.yielded[seat] = 1
        state.held[seat] = 0


def after_yields(state: State, attacker: int) -> None:
    """Push the frames after yielding, the last first: losses held back, effects, swaps."""
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
    """Offer to swap this card for a card of `other`, after all effects of yielding."""
    push(state, SWAPPING, owner, source, other, source)


def ask_swap(state: State, owner: int, source: int, other: int) -> None:
    """Ask, if both monsters still have a card to swap."""
    if state.location[source] == owner and next_keep_card(state, other, NOTHING) != NOTHING:
        push(state, SWAP, owner, source, other, source)


def legal_swaps(state: State, out: Words, n: int) -> int:
    card = next_keep_card(state, top_b(state), NOTHING)
    while card != NOTHING:
        out[n] = pack(A_SWAP, public_name(state, card))
        n += 1
        card = next_keep_card(state, top_b(state), card)
    out[n] = pack(A_PASS)
    return n + 1


def answer_swap(state: State, action: int) -> None:
    """Swap two cards: counters stay on them, and limits of hearts may change."""
    seat, card, other = top_seat(state), top_a(state), top_b(state)
    pop(state)
    if kind_of(action) == A_SWAP:
        receive(state, seat, thing_named(state, first_of(action)))
        receive(state, other, card)
        trim_health(state, seat, card)
        trim_health(state, other, card)


# --- entering ------------------------------------------------------------------------------------


def enter_tokyo(state: State, seat: int) -> None:
    """Enter the first free zone, City before Bay; it is compulsory (ENTER-6, BAY-2, Q-34)."""
    if not is_standing(state, seat) or in_tokyo(state, seat) or is_asleep(state, seat):
        return
    if occupant(state, CITY) == NOBODY:
        enter(state, seat, CITY)
    elif bay_is_open(state) and occupant(state, BAY) == NOBODY:
        enter(state, seat, BAY)


def close_bay(state: State) -> None:
    """With fewer than five living, move the monster in Bay to an empty City or outside (BAY-3,
    BAY-4)."""
    seat = occupant(state, BAY)
    if seat == NOBODY or bay_is_open(state):
        return
    if state.bay_moves_to_city and occupant(state, CITY) == NOBODY:
        move(state, seat, CITY, FROM_CLOSING_BAY)
    else:
        move(state, seat, OUTSIDE, FROM_CLOSING_BAY)
