"""Storing one's own energy on a card (first edition): how much is asked when it is bought."""

from __future__ import annotations

from typing import Any

from .actions import A_STORE, first_of, pack
from .agenda import STORE, pop, push, top_a, top_seat
from .operations import pay, use_up
from .state import State

MOST_STORED = 60  # what a counter has room for, doubled


def ask_store(state: State, owner: int, source: int) -> None:
    push(state, STORE, owner, source)


def legal_stores(state: State, seat: int, out: Any, n: int) -> int:
    for amount in range(min(state.energy[seat], MOST_STORED) + 1):
        out[n] = pack(A_STORE, amount)
        n += 1
    return n


def answer_store(state: State, action: int) -> None:
    """The bank doubles it; a card on which nothing is stored is empty, and gone."""
    seat, source, amount = top_seat(state), top_a(state), first_of(action)
    pop(state)
    pay(state, seat, amount, source)
    state.counter[source] = 2 * amount
    if amount == 0:
        use_up(state, source)
