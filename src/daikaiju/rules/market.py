"""The market: buying, sweeping, turning cards up, and others' claims on them (BUY-1 to BUY-9)."""

from __future__ import annotations

from typing import Any

from .actions import A_BUY, A_DONE, A_PASS, A_SWEEP, first_of, kind_of, pack
from .agenda import (
    BUY,
    BUYING,
    LOOK,
    OPPORTUNITIES,
    OPPORTUNITY,
    REFILL,
    REVEAL,
    pop,
    push,
    top_a,
    top_b,
    top_seat,
)
from .constants import (
    DECK,
    DISCARD,
    FROM_SWEEPING,
    GONE,
    MARKET,
    MOST_SEATS,
    NOTHING,
    ON_TOP,
    SLOTS,
    SWEEP_PRICE,
)
from .definitions import COUNTERS, KEEP_CARD, KIND, PRICE
from .events import BOUGHT, RESHUFFLED, REVEALED, SWEPT, tell
from .hooks import note_acts
from .locations import first_lying, next_keep_card, next_lying
from .moments import (
    barred,
    buying_offers,
    buys,
    buys_from_others,
    buys_top,
    claims,
    gained,
    lost,
    price,
)
from .operations import alive, clockwise, gain_energy, go_blank, is_asleep, pay, receive
from .state import State

EVERY_SLOT = (1 << SLOTS) - 1

# --- the buying step -----------------------------------------------------------------------------


def ask_buyer(state: State, seat: int) -> None:
    if alive(state, seat):
        push(state, BUY, seat)


def price_for(state: State, seat: int, card: int) -> int:
    """What a card costs this monster; never less than nothing."""
    return max(0, price(state, seat, PRICE[state.edition, card]))


def legal_purchases(state: State, seat: int, out: Any, n: int) -> int:
    if not is_asleep(state, seat):
        n = _affordable(state, seat, EVERY_SLOT, out, n)
        n = _affordable_elsewhere(state, seat, out, n)
    if _cards_on_offer(state) > 0 and state.energy[seat] >= SWEEP_PRICE:
        out[n] = pack(A_SWEEP)
        n += 1
    out[n] = pack(A_DONE)
    return buying_offers(state, seat, out, n + 1)


def _affordable_elsewhere(state: State, seat: int, out: Any, n: int) -> int:
    """List purchases of the top card that one has seen, and from other monsters."""
    if state.seen_top[seat] and buys_top(state, seat, 0) > 0:
        n = _listed_if_affordable(state, seat, first_lying(state, ON_TOP), out, n)
    if buys_from_others(state, seat, 0) > 0:
        for other in range(state.seats):
            if other != seat:
                n = _affordable_before(state, seat, other, out, n)
    return n


def _affordable_before(state: State, seat: int, other: int, out: Any, n: int) -> int:
    """List purchases of another monster's cards."""
    card = next_keep_card(state, other, NOTHING)
    while card != NOTHING:
        n = _listed_if_affordable(state, seat, card, out, n)
        card = next_keep_card(state, other, card)
    return n


def is_owned(state: State, thing: int) -> bool:
    return state.lies[thing] < MOST_SEATS


def _listed_if_affordable(state: State, seat: int, card: int, out: Any, n: int) -> int:
    if can_afford(state, seat, card):
        out[n] = pack(A_BUY, card)
        n += 1
    return n


def can_afford(state: State, seat: int, card: int) -> bool:
    if barred(state, seat, card):
        return False
    return price_for(state, seat, card) <= state.energy[seat]


def _affordable(state: State, seat: int, slots: int, out: Any, n: int) -> int:
    """List purchases from these slots (bits)."""
    for slot in range(SLOTS):
        if _can_buy(state, seat, slots, slot):
            out[n] = pack(A_BUY, state.market[slot])
            n += 1
    return n


def _can_buy(state: State, seat: int, slots: int, slot: int) -> bool:
    card = state.market[slot]
    if card == NOTHING or slots >> slot & 1 == 0:
        return False
    return can_afford(state, seat, card)


def _cards_on_offer(state: State) -> int:
    n = 0
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            n += 1
    return n


def answer_buyer(state: State, action: int) -> None:
    """Buying and sweeping may be repeated and mixed until one is done (BUY-6)."""
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_DONE:
        return
    state.step = BUYING
    if kind_of(action) == A_BUY:
        buy(state, seat, first_of(action), 0)
    else:
        sweep(state, seat)


def buy(state: State, seat: int, card: int, still_fresh: int) -> None:
    """Pay; the card acts or is kept; then the market is filled, then others' claims (Q-17)."""
    cost = price_for(state, seat, card)
    tell(state, BOUGHT, seat, cost, card)
    pay(state, seat, cost, card)
    buys(state, seat)
    if is_owned(state, card):
        _buy_from_owner(state, card, cost)
    else:
        state.counter[card] = COUNTERS[state.edition, card]
    if state.lies[card] == MARKET:
        take_off_market(state, card)
        push(state, REFILL, seat, still_fresh)
    elif state.lies[card] == ON_TOP:
        forget_top(state)
    if KIND[card] == KEEP_CARD:
        receive(state, seat, card)
    else:
        state.lies[card] = DISCARD
    gained(state, seat, card)


def _buy_from_owner(state: State, card: int, cost: int) -> None:
    """The price goes to the owner; what lies on the card moves with it (D7)."""
    owner = state.lies[card]
    go_blank(state, card)
    state.lies[card] = GONE
    note_acts(state, owner)
    lost(state, owner, card)
    gain_energy(state, owner, cost, card)


def take_off_market(state: State, card: int) -> None:
    for slot in range(SLOTS):
        if state.market[slot] == card:
            state.market[slot] = NOTHING


def sweep(state: State, seat: int) -> None:
    """For 2 energy all cards on offer make room for new ones (BUY-4)."""
    tell(state, SWEPT, seat, 0, 0)
    pay(state, seat, SWEEP_PRICE, FROM_SWEEPING)
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            state.lies[state.market[slot]] = DISCARD
            state.market[slot] = NOTHING
    push(state, REFILL, seat)


# --- turning cards up ----------------------------------------------------------------------------


def refill(state: State, seat: int, fresh: int) -> None:
    """Fill the next empty slot; when all are full, offer what is new.

    With deck and discard pile empty a slot stays empty (ruling Q-16).
    """
    for slot in range(SLOTS):
        if state.market[slot] == NOTHING and _make_ready(state):
            push(state, REFILL, seat, fresh | 1 << slot)
            _turn_up(state, seat, slot)
            return
    if fresh:
        push(state, OPPORTUNITIES, state.turn, fresh)


def can_draw(state: State) -> bool:
    """Is there a card to turn up, in the deck or in the discard pile?"""
    return _has_deck(state) or first_lying(state, DISCARD) != NOTHING


def _has_deck(state: State) -> bool:
    return first_lying(state, DECK) != NOTHING or is_top_seen(state)


def is_top_seen(state: State) -> bool:
    """Has anybody looked at the top card, so that it lies ON_TOP?"""
    for seat in range(state.seats):
        if state.seen_top[seat]:
            return True
    return False


def _make_ready(state: State) -> bool:
    """An empty deck is made anew from the discard pile (ruling Q-15). Is there a card then?"""
    if _has_deck(state):
        return True
    card = first_lying(state, DISCARD)
    if card == NOTHING:
        return False
    tell(state, RESHUFFLED, state.turn, 0, 0)
    while card != NOTHING:
        state.lies[card] = DECK
        card = next_lying(state, DISCARD, card)
    return True


def _turn_up(state: State, seat: int, slot: int) -> None:
    """A card that somebody has seen on top is no chance any more."""
    if is_top_seen(state):
        _put_on_offer(state, first_lying(state, ON_TOP), slot)
        forget_top(state)
    else:
        push(state, REVEAL, seat, slot)


def forget_top(state: State) -> None:
    """The card on top is no longer there."""
    for seat in range(state.seats):
        state.seen_top[seat] = 0


def look_at_top(state: State, seat: int) -> None:
    """See the top card: chance says which it is, unless somebody has seen it already."""
    if is_top_seen(state):
        state.seen_top[seat] = 1
    else:
        _make_ready(state)
        push(state, LOOK, seat)


def top_looked_at(state: State, action: int) -> None:
    state.lies[first_of(action)] = ON_TOP
    state.seen_top[top_seat(state)] = 1
    pop(state)


def _put_on_offer(state: State, card: int, slot: int) -> None:
    state.lies[card] = MARKET
    state.market[slot] = card
    tell(state, REVEALED, state.turn, slot, card)


def revealed(state: State, action: int) -> None:
    """Chance has turned a card up."""
    slot = top_a(state)
    pop(state)
    _put_on_offer(state, first_of(action), slot)


# --- claims on cards just turned up --------------------------------------------------------------


def ask_opportunists(state: State, fresh: int, asked: int) -> None:
    """Whoever has a claim may buy before the active monster, clockwise from it (CARD-2)."""
    for steps in range(asked + 1, state.seats):
        seat = clockwise(state, state.turn, steps)
        if claims(state, seat, 0) > 0 and _can_buy_any(state, seat, fresh):
            push(state, OPPORTUNITY, seat, fresh, steps)
            return


def _can_buy_any(state: State, seat: int, slots: int) -> bool:
    if is_asleep(state, seat):
        return False
    for slot in range(SLOTS):
        if _can_buy(state, seat, slots, slot):
            return True
    return False


def legal_opportunities(state: State, seat: int, out: Any, n: int) -> int:
    n = _affordable(state, seat, top_a(state), out, n)
    out[n] = pack(A_PASS)
    return n + 1


def answer_opportunity(state: State, action: int) -> None:
    """A purchase turns up another card, and all with a claim are asked anew (ruling Q-47)."""
    seat, fresh, asked = top_seat(state), top_a(state), top_b(state)
    pop(state)
    if kind_of(action) == A_PASS:
        push(state, OPPORTUNITIES, state.turn, fresh, asked)
    else:
        buy(state, seat, first_of(action), _without(state, fresh, first_of(action)))


def _without(state: State, slots: int, card: int) -> int:
    """The slots (bits) but for that of this card."""
    for slot in range(SLOTS):
        if state.market[slot] == card:
            slots &= ~(1 << slot)
    return slots
