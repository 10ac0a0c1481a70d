"""The market: buying, sweeping, revealing cards, and purchases out of turn (BUY-1 to BUY-9)."""

from __future__ import annotations

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
    FROM_RULES,
    FROM_SWEEPING,
    GONE,
    MARKET,
    MAX_SEATS,
    NOTHING,
    ON_TOP,
    SLOTS,
    SWEEP_PRICE,
)
from .definitions import COUNTERS, KEEP_CARD, KIND, PRICE
from .events import BOUGHT, PAID, RESHUFFLED, REVEALED, SWEPT, emit_event
from .hooks import update_moment_bits
from .identity import public_name, thing_named
from .locations import first_at, next_at, next_keep_card
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
from .operations import clear_copy, clockwise, gain_energy, is_asleep, is_standing, pay, receive
from .signatures import Words
from .state import State

EVERY_SLOT = (1 << SLOTS) - 1

# --- the buying step -----------------------------------------------------------------------------


def ask_buyer(state: State, seat: int) -> None:
    push(state, BUY, seat)


def price_for(state: State, seat: int, card: int) -> int:
    """Return the price of a card for this monster; at least 0."""
    return max(0, price(state, seat, PRICE[state.edition, card]))


def legal_purchases(state: State, seat: int, out: Words, n: int) -> int:
    if not is_asleep(state, seat):
        n = _list_affordable(state, seat, EVERY_SLOT, out, n)
        n = _list_affordable_elsewhere(state, seat, out, n)
    if _count_market(state) > 0 and state.energy[seat] >= SWEEP_PRICE:
        out[n] = pack(A_SWEEP)
        n += 1
    out[n] = pack(A_DONE)
    return buying_offers(state, seat, out, n + 1)


def _list_affordable_elsewhere(state: State, seat: int, out: Words, n: int) -> int:
    """List purchases of the top card, if the seat has seen it, and from other monsters."""
    if state.seen_top[seat] and buys_top(state, seat, 0) > 0:
        n = _list_if_affordable(state, seat, first_at(state, ON_TOP), out, n)
    if buys_from_others(state, seat, 0) > 0:
        for other in range(state.seats):
            if other != seat:
                n = _list_affordable_from(state, seat, other, out, n)
    return n


def _list_affordable_from(state: State, seat: int, other: int, out: Words, n: int) -> int:
    """List purchases of the Keep cards of another monster."""
    card = next_keep_card(state, other, NOTHING)
    while card != NOTHING:
        n = _list_if_affordable(state, seat, card, out, n)
        card = next_keep_card(state, other, card)
    return n


def is_owned(state: State, thing: int) -> bool:
    return state.location[thing] < MAX_SEATS


def _list_if_affordable(state: State, seat: int, card: int, out: Words, n: int) -> int:
    if can_afford(state, seat, card):
        out[n] = pack(A_BUY, public_name(state, card))
        n += 1
    return n


def can_afford(state: State, seat: int, card: int) -> bool:
    if barred(state, seat, card):
        return False
    return price_for(state, seat, card) <= state.energy[seat]


def _list_affordable(state: State, seat: int, slots: int, out: Words, n: int) -> int:
    """List purchases from these slots (bits)."""
    for slot in range(SLOTS):
        if _can_buy(state, seat, slots, slot):
            out[n] = pack(A_BUY, public_name(state, state.market[slot]))
            n += 1
    return n


def _can_buy(state: State, seat: int, slots: int, slot: int) -> bool:
    card = state.market[slot]
    if card == NOTHING or slots >> slot & 1 == 0:
        return False
    return can_afford(state, seat, card)


def _count_market(state: State) -> int:
    n = 0
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            n += 1
    return n


def answer_buyer(state: State, action: int) -> None:
    """Buying and sweeping may be repeated in any order until the seat is done (BUY-6)."""
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_DONE:
        return
    state.step = BUYING
    if kind_of(action) == A_BUY:
        buy(state, seat, thing_named(state, first_of(action)), 0)
    else:
        sweep(state, seat)


def buy(state: State, seat: int, card: int, fresh: int) -> None:
    """Pay and run or keep the card; then refill the market, then offer claims (Q-17).

    `fresh`: slots (bits) that were filled since the last question.
    """
    cost = price_for(state, seat, card)
    emit_event(state, BOUGHT, seat, cost, card)
    state.energy[seat] -= cost
    emit_event(state, PAID, seat, -cost, card)
    buys(state, seat)
    if is_owned(state, card):
        _buy_from_owner(state, card, cost)
    else:
        state.counter[card] = COUNTERS[state.edition, card]
    if state.location[card] == MARKET:
        remove_from_market(state, card)
        push(state, REFILL, seat, fresh)
    elif state.location[card] == ON_TOP:
        clear_seen_top(state)
    if KIND[card] == KEEP_CARD:
        receive(state, seat, card)
    else:
        state.location[card] = DISCARD
    gained(state, seat, card)


def _buy_from_owner(state: State, card: int, cost: int) -> None:
    """The owner receives the price; counters stay on the card (D7)."""
    owner = state.location[card]
    clear_copy(state, card)
    state.location[card] = GONE
    update_moment_bits(state, owner)
    lost(state, owner, card)
    gain_energy(state, owner, cost, card)


def remove_from_market(state: State, card: int) -> None:
    for slot in range(SLOTS):
        if state.market[slot] == card:
            state.market[slot] = NOTHING


def sweep(state: State, seat: int) -> None:
    """Pay 2 energy to replace all cards of the market (BUY-4)."""
    emit_event(state, SWEPT, seat, 0, FROM_SWEEPING)
    pay(state, seat, SWEEP_PRICE, FROM_SWEEPING)
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            state.location[state.market[slot]] = DISCARD
            state.market[slot] = NOTHING
    push(state, REFILL, seat)


# --- revealing cards -----------------------------------------------------------------------------


def refill(state: State, seat: int, fresh: int) -> None:
    """Fill the next empty slot; when all are full, offer the new cards to other monsters.

    A slot stays empty if deck and discard pile are empty (ruling Q-16).
    """
    for slot in range(SLOTS):
        if state.market[slot] == NOTHING and _ensure_deck(state):
            push(state, REFILL, seat, fresh | 1 << slot)
            _reveal_next(state, seat, slot)
            return
    if fresh:
        push(state, OPPORTUNITIES, state.turn, fresh)


def can_draw(state: State) -> bool:
    """Whether the deck or the discard pile has a card to draw."""
    return _has_deck(state) or first_at(state, DISCARD) != NOTHING


def _has_deck(state: State) -> bool:
    return first_at(state, DECK) != NOTHING or is_top_seen(state)


def is_top_seen(state: State) -> bool:
    """Whether a seat has looked at the top card, which is then at the location ON_TOP."""
    for seat in range(state.seats):
        if state.seen_top[seat]:
            return True
    return False


def _ensure_deck(state: State) -> bool:
    """Refill an empty deck from the discard pile (ruling Q-15); whether there is a card then."""
    if _has_deck(state):
        return True
    card = first_at(state, DISCARD)
    if card == NOTHING:
        return False
    emit_event(state, RESHUFFLED, state.turn, 0, FROM_RULES)
    while card != NOTHING:
        state.location[card] = DECK
        card = next_at(state, DISCARD, card)
    return True


def _reveal_next(state: State, seat: int, slot: int) -> None:
    """Reveal the top card: a card that a seat has seen needs no chance event."""
    if is_top_seen(state):
        _put_in_market(state, first_at(state, ON_TOP), slot)
        clear_seen_top(state)
    else:
        push(state, REVEAL, seat, slot)


def clear_seen_top(state: State) -> None:
    """Clear who has seen the top card, because it has moved."""
    for seat in range(state.seats):
        state.seen_top[seat] = 0


def look_at_top(state: State, seat: int) -> None:
    """Show the top card to a seat; chance selects it unless a seat has already seen it."""
    if is_top_seen(state):
        state.seen_top[seat] = 1
    else:
        _ensure_deck(state)
        push(state, LOOK, seat)


def apply_look(state: State, action: int) -> None:
    state.location[thing_named(state, first_of(action))] = ON_TOP
    state.seen_top[top_seat(state)] = 1
    pop(state)


def _put_in_market(state: State, card: int, slot: int) -> None:
    state.location[card] = MARKET
    state.market[slot] = card
    emit_event(state, REVEALED, state.turn, slot, card)


def apply_reveal(state: State, action: int) -> None:
    """Put the card drawn by chance into its slot."""
    slot = top_a(state)
    pop(state)
    _put_in_market(state, thing_named(state, first_of(action)), slot)


# --- purchases of revealed cards out of turn -----------------------------------------------------


def ask_opportunists(state: State, fresh: int, asked: int) -> None:
    """Ask the next monster with a claim, clockwise; claims precede the active monster (CARD-2)."""
    for steps in range(asked + 1, state.seats):
        seat = clockwise(state, state.turn, steps)
        if claims(state, seat, 0) > 0 and _can_buy_any(state, seat, fresh):
            push(state, OPPORTUNITY, seat, fresh, steps)
            return


def _can_buy_any(state: State, seat: int, slots: int) -> bool:
    if is_asleep(state, seat) or not is_standing(state, seat):
        return False
    for slot in range(SLOTS):
        if _can_buy(state, seat, slots, slot):
            return True
    return False


def legal_opportunities(state: State, seat: int, out: Words, n: int) -> int:
    n = _list_affordable(state, seat, top_a(state), out, n)
    out[n] = pack(A_PASS)
    return n + 1


def answer_opportunity(state: State, action: int) -> None:
    """After a purchase another card is revealed, and all claims are asked again (ruling Q-47)."""
    seat, fresh, asked = top_seat(state), top_a(state), top_b(state)
    pop(state)
    if kind_of(action) == A_PASS:
        push(state, OPPORTUNITIES, state.turn, fresh, asked)
    else:
        card = thing_named(state, first_of(action))
        buy(state, seat, card, _without_card(state, fresh, card))


def _without_card(state: State, slots: int, card: int) -> int:
    """Return the slots (bits) without the slot of this card."""
    for slot in range(SLOTS):
        if state.market[slot] == card:
            slots &= ~(1 << slot)
    return slots
