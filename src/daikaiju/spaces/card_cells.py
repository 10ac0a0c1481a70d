"""Cards and tiles in an observation: one row of cells for each fact, one column for each card id.

The cells of the cards are the last ones of an observation (observations.py).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ..rules.agenda import (
    ASIDE,
    COPY,
    MOVE_COPY,
    PROTECT,
    STORE,
    SWAP,
    top_a,
    top_kind,
    top_source,
)
from ..rules.constants import (
    COPIERS,
    DECK,
    MARKET,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    ON_TOP,
    STACK,
    THINGS,
)
from ..rules.definitions import ALL_THINGS, CARD_OF, COPIES, THING_COUNT, close_registry
from ..rules.hooks import is_anything_copied
from ..rules.operations import clockwise
from ..rules.signatures import Bytes, rarely_called
from ..rules.state import State

# The rows of a card in the slice `cards`.
CARD_ROWS: Final = {
    "owned": "copies of each monster (six rows, the observer first)",
    "offered": "copies in the market; a tile that can be taken",
    "deck": "copies that may be in the deck",
    "top": "it is the top card of the deck, and the observer has seen it",
    "counter": "counters on it: smoke, stored energy",
    "used": "used this turn, where once a turn is allowed",
    "copied": "by each copier (four rows): 1 + the distance to the owner of this card",
    "question": "the decision is about it",
}
C_OWNED: Final = 0
C_OFFERED: Final = MAX_SEATS
C_DECK: Final = C_OFFERED + 1
C_TOP: Final = C_DECK + 1
C_COUNTER: Final = C_TOP + 1
C_USED: Final = C_COUNTER + 1
C_COPIED: Final = C_USED + 1
C_QUESTION: Final = C_COPIED + COPIERS
CARD_CELLS: Final = C_QUESTION + 1  # of one card

close_registry("the observation is laid out when daikaiju.spaces is used; load packs before that")
CARD_SLOTS: Final = int(THING_COUNT[0])
FIRST_IDS: Final = 96  # in the slice `cards`
MORE_IDS: Final = 32  # in each further slice
MORE_SLICES: Final = max(0, -(-(CARD_SLOTS - FIRST_IDS) // MORE_IDS))
EXTRA_COPIES = np.array([t.number for t in ALL_THINGS if t.copy > 1], np.int64)
EXTRAS: Final = len(EXTRA_COPIES)
CARDS_START: Final = 231  # cells of an observation before the cards
MORE_START: Final = CARDS_START + CARD_CELLS * FIRST_IDS


def _thing_asked_about(state: State) -> int:
    """Return the thing that stores, copies, swaps, threw dice or offers protection."""
    kind = top_kind(state)
    if kind == PROTECT:
        return top_source(state) if top_source(state) < THINGS else NOTHING
    if kind == ASIDE or kind == SWAP or kind == STORE:
        return top_a(state)
    if kind == COPY or kind == MOVE_COPY:
        return top_a(state)
    return NOTHING


def distance_to(state: State, me: int, seat: int) -> int:
    """Return the clockwise distance from the observer to a seat."""
    return seat - me if seat >= me else seat - me + state.seats


# --- cards and tiles -----------------------------------------------------------------------------


def cell_of_card(card: int, row: int) -> int:
    """Return the cell of a card in one of the rows C_OWNED to C_QUESTION."""
    if card < FIRST_IDS:
        return CARDS_START + row * FIRST_IDS + card
    more = card - FIRST_IDS
    return MORE_START + (more // MORE_IDS * CARD_CELLS + row) * MORE_IDS + more % MORE_IDS


def observe_cards(state: State, me: int, knows_top: int, row: Bytes, lane: int, lanes: int) -> None:
    """Write all cards and tiles.

    A single worker goes row by row, which vectorises; one of several goes card by card.
    """
    card = lane
    if lanes == 1:
        _observe_first_cards(state, me, knows_top, row)
        card = FIRST_IDS
    while card < FIRST_IDS + MORE_SLICES * MORE_IDS:
        _observe_card(state, me, knows_top, row, card)
        card += lanes


def _observe_first_cards(state: State, me: int, knows_top: int, row: Bytes) -> None:
    """Write the slice `cards`, at first with a column for each printed copy."""
    hidden = DECK if knows_top else ON_TOP  # where else a card counts as in the deck
    top = ON_TOP if knows_top else NOTHING
    for thing in range(FIRST_IDS):
        _observe_thing(state, thing, hidden, top, row)
    for i in range(MAX_SEATS):
        owner = clockwise(state, me, i) if i < state.seats else NOBODY
        for thing in range(FIRST_IDS):
            _observe_owner(state, thing, owner, row, CARDS_START + i * FIRST_IDS)
    for cell in range(CARDS_START + C_COPIED * FIRST_IDS, MORE_START):
        row[cell] = 0
    for i in range(EXTRAS):
        if EXTRA_COPIES[i] < FIRST_IDS:
            _merge_copy(state, me, knows_top, row, EXTRA_COPIES[i])
    _mark_cards(state, me, row)


def _observe_thing(state: State, thing: int, hidden: int, top: int, row: Bytes) -> None:
    """Write everything about a thing except its owner. Bytes are compared, which vectorises."""
    location = state.location[thing]
    cell = CARDS_START + thing
    row[cell + C_OFFERED * FIRST_IDS] = (location == MARKET) | (location == STACK)
    row[cell + C_DECK * FIRST_IDS] = (location == DECK) | (location == np.int8(hidden))
    row[cell + C_TOP * FIRST_IDS] = location == np.int8(top)
    row[cell + C_COUNTER * FIRST_IDS] = state.counter[thing]
    row[cell + C_USED * FIRST_IDS] = state.used[thing]


def _observe_owner(state: State, thing: int, owner: int, row: Bytes, start: int) -> None:
    row[start + thing] = state.location[thing] == np.int8(owner)


def _merge_copy(state: State, me: int, knows_top: int, row: Bytes, thing: int) -> None:
    """Move what is written about a second copy to the column of its card."""
    line = _row_of_location(state, me, knows_top, state.location[thing])
    if line != NOTHING:
        row[cell_of_card(thing, line)] = 0
        row[cell_of_card(CARD_OF[thing], line)] += 1
    if state.counter[thing] != 0 or state.used[thing] != 0:
        for line in range(C_COUNTER, C_USED + 1):
            row[cell_of_card(CARD_OF[thing], line)] += row[cell_of_card(thing, line)]
            row[cell_of_card(thing, line)] = 0


def _row_of_location(state: State, me: int, knows_top: int, location: int) -> int:
    """Return the row in which a card at this location is counted, or NOTHING."""
    if location < MAX_SEATS:
        return distance_to(state, me, location)
    if location == MARKET or location == STACK:
        return C_OFFERED
    if location == DECK or (location == ON_TOP and not knows_top):
        return C_DECK
    return C_TOP if location == ON_TOP else NOTHING


def _mark_cards(state: State, me: int, row: Bytes) -> None:
    """Mark the cards of the slice `cards` that are copied, or that the decision is about."""
    if is_anything_copied(state):
        for k in range(COPIERS):
            copied = state.copies[k]
            if copied != NOTHING and copied < FIRST_IDS:
                cell = cell_of_card(CARD_OF[copied], C_COPIED + k)
                row[cell] = _copy_mark(state, me, copied)
    asked = _thing_asked_about(state)
    if asked != NOTHING and asked < FIRST_IDS:
        row[cell_of_card(CARD_OF[asked], C_QUESTION)] = 1


@rarely_called
def _observe_card(state: State, me: int, knows_top: int, row: Bytes, card: int) -> None:
    """Write one card with all its copies, as one of several workers."""
    for i in range(CARD_CELLS):
        row[cell_of_card(card, i)] = 0
    if card >= CARD_SLOTS or CARD_OF[card] != card:
        return
    for thing in range(card, card + COPIES[card]):
        line = _row_of_location(state, me, knows_top, state.location[thing])
        if line != NOTHING:
            row[cell_of_card(card, line)] += 1
        row[cell_of_card(card, C_COUNTER)] += state.counter[thing]
        row[cell_of_card(card, C_USED)] += state.used[thing]
    for k in range(COPIERS):
        if state.copies[k] != NOTHING and CARD_OF[state.copies[k]] == card:
            row[cell_of_card(card, C_COPIED + k)] = _copy_mark(state, me, state.copies[k])
    asked = _thing_asked_about(state)
    if asked != NOTHING and CARD_OF[asked] == card:
        row[cell_of_card(card, C_QUESTION)] = 1


def _copy_mark(state: State, me: int, copied: int) -> int:
    """Return 1 + the distance to the owner of a copied card."""
    return 1 + distance_to(state, me, state.location[copied])
