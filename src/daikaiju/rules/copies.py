"""Copiers: a card or tile that acts as another Keep card (CARD-3 to CARD-6, ruling Q-46)."""

from __future__ import annotations

from .actions import A_COPY, A_PASS, first_of, kind_of, pack
from .agenda import COPY, MOVE_COPY, pop, push, top_a, top_b, top_kind, top_seat
from .constants import COPIERS, MAX_SEATS, NOTHING
from .definitions import COPIER, KEEP_CARD, KIND, THING_COUNT
from .identity import public_name, thing_named
from .moments import barred
from .operations import copy_card, is_copier, pay
from .signatures import Words
from .state import State


def can_be_copied(state: State, card: int) -> bool:
    """Whether this is a Keep card that a monster owns, and not itself a copier."""
    return KIND[card] == KEEP_CARD and state.location[card] < MAX_SEATS and not is_copier(card)


def copied_by(state: State, source: int) -> int:
    """Return the card that this copier copies, or NOTHING."""
    for k in range(COPIERS):
        if COPIER[k] == source:
            return state.copies[k]
    return NOTHING


def _is_choice(state: State, source: int, card: int) -> bool:
    if not can_be_copied(state, card) or copied_by(state, source) == card:
        return False
    return not barred(state, state.location[source], card)


def has_choice(state: State, source: int) -> bool:
    for card in range(THING_COUNT[0]):
        if _is_choice(state, source, card):
            return True
    return False


def ask_copy(state: State, owner: int, source: int) -> None:
    """Ask which card to copy; without a candidate the copier stays blank."""
    if has_choice(state, source):
        push(state, COPY, owner, source)


def offer_move(state: State, owner: int, source: int, cost: int) -> None:
    """Offer to choose another card at the start of the turn, for a price."""
    if state.energy[owner] >= cost and has_choice(state, source):
        push(state, MOVE_COPY, owner, source, cost)


def legal_copies(state: State, out: Words, n: int) -> int:
    source = top_a(state)
    can_pay = state.energy[top_seat(state)] >= top_b(state)
    for card in range(THING_COUNT[0]):
        if can_pay and _is_choice(state, source, card):
            out[n] = pack(A_COPY, public_name(state, card))
            n += 1
    if top_kind(state) == MOVE_COPY:
        out[n] = pack(A_PASS)
        n += 1
    return n


def answer_copy(state: State, action: int) -> None:
    seat, source, cost = top_seat(state), top_a(state), top_b(state)
    pop(state)
    if kind_of(action) == A_COPY:
        card = thing_named(state, first_of(action))
        if cost > 0:
            pay(state, seat, cost, source)
        copy_card(state, seat, source, card)
