"""Storing energy on a card (first edition): the buyer chooses the amount."""

from __future__ import annotations

from .actions import A_STORE, first_of, pack
from .agenda import STORE, pop, push, top_a, top_seat
from .operations import discard_used, pay
from .signatures import Words
from .state import State

MAX_STORED = 60  # doubled, it fits into a counter


def ask_store(state: State, owner: int, source: int) -> None:
    push(state, STORE, owner, source)


def legal_stores(state: State, seat: int, out: Words, n: int) -> int:
    for amount in range(min(state.energy[seat], MAX_STORED) + 1):
        out[n] = pack(A_STORE, amount)
        n += 1
    return n


def answer_store(state: State, action: int) -> None:
    """Store twice the amount paid; a card without stored energy is discarded."""
    seat, source, amount = top_seat(state), top_a(state), first_of(action)
    pop(state)
    pay(state, seat, amount, source)
    state.counter[source] = 2 * amount
    if amount == 0:
        discard_used(state, source)
