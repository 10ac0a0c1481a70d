"""Operations on monsters and cards: the vocabulary of phases and cards.

Each operation makes one change and emits an event. Queries come first.
"""

from __future__ import annotations

from typing import Final

from .agenda import HIT, LOSSES, push
from .constants import (
    BAY,
    BAY_SEATS,
    CITY,
    CLAW,
    COPIERS,
    DISCARD,
    FROM_ENTERING,
    FULL_HEALTH,
    GONE,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    OUT,
    STARS_TO_WIN,
    ZOMBIE_HEALTH,
)
from .definitions import COPIER, COUNTERS, KIND, TILE
from .events import (
    COPIED,
    EXTRA_TURN,
    HEALTH,
    LOST_CARD,
    MOVED,
    POISONED,
    POWER,
    SHRUNK,
    STARS,
    emit_event,
)
from .hooks import add_moment_bits, update_moment_bits
from .moments import energy_gained, enters, gained, hearts_gained, lost, most_hearts, sleeps
from .state import State

REVIVAL_BITS: Final = 8  # for the hearts of a revival

# --- queries -------------------------------------------------------------------------------------


def is_alive(state: State, seat: int) -> bool:
    return state.place[seat] != OUT


def is_standing(state: State, seat: int) -> bool:
    """Whether the monster is neither eliminated nor knocked out."""
    return state.place[seat] < OUT


def in_tokyo(state: State, seat: int) -> bool:
    return state.place[seat] == CITY or state.place[seat] == BAY


def count_living(state: State) -> int:
    """Return the number of living monsters."""
    n = 0
    for seat in range(state.seats):
        if is_alive(state, seat):
            n += 1
    return n


def occupant(state: State, zone: int) -> int:
    """Return the seat in City or in Bay; NOBODY if it is free."""
    for seat in range(state.seats):
        if state.place[seat] == zone:
            return seat
    return NOBODY


def bay_is_open(state: State) -> bool:
    return state.has_bay != 0 and count_living(state) >= BAY_SEATS


def clockwise(state: State, seat: int, steps: int) -> int:
    """Return the seat this many steps clockwise, whether its monster lives or not."""
    at = seat + steps
    return at - state.seats if at >= state.seats else at


def next_living(state: State, seat: int) -> int:
    """Return the next living monster clockwise."""
    at = clockwise(state, seat, 1)
    while not is_alive(state, at):
        at = clockwise(state, at, 1)
    return at


def previous_living(state: State, seat: int) -> int:
    """Return the next living monster counterclockwise."""
    at = clockwise(state, seat, state.seats - 1)
    while not is_alive(state, at):
        at = clockwise(state, at, state.seats - 1)
    return at


def max_health(state: State, seat: int) -> int:
    """Return the limit of hearts: 10, changed by cards, tiles and Zombify (HEAL-3, HEAL-4)."""
    return most_hearts(state, seat, ZOMBIE_HEALTH if state.zombie[seat] else FULL_HEALTH)


def is_asleep(state: State, seat: int) -> bool:
    return sleeps(state, seat, 0) > 0


def claws_are_attack(state: State) -> bool:
    """Whether the claws of the active monster count as an attack.

    In editions where claws from cards only hurt, the dice must show a claw (GLOS-2, CARD-20).
    """
    return state.dice[CLAW] > 0 or state.added_claws_attack != 0


# --- gaining and losing --------------------------------------------------------------------------


def gain_stars(state: State, seat: int, amount: int, source: int) -> None:
    """Add stars, up to 20, the last mark of the counter (ruling Q-09)."""
    gained = min(amount, STARS_TO_WIN - state.stars[seat])
    state.stars[seat] += gained
    if state.stars[seat] == STARS_TO_WIN:
        state.crucial = 1
    emit_event(state, STARS, seat, gained, source)


def lose_stars(state: State, seat: int, amount: int, source: int) -> int:
    """Remove stars, down to 0 (ruling Q-09); return how many were lost."""
    fewer = min(amount, state.stars[seat])
    state.stars[seat] -= fewer
    emit_event(state, STARS, seat, -fewer, source)
    return fewer


def others_lose_stars(state: State, owner: int, amount: int, source: int) -> None:
    for seat in range(state.seats):
        if seat != owner and is_alive(state, seat):
            lose_stars(state, seat, amount, source)


def gain_energy(state: State, seat: int, amount: int, source: int) -> None:
    """Gain energy once; cards may add to it. A gain of 0 is no gain."""
    if amount > 0:
        add_energy(state, seat, energy_gained(state, seat, amount), source)


def add_energy(state: State, seat: int, amount: int, source: int) -> None:
    """Add energy that is no gain, so that cards do not add to it."""
    state.energy[seat] += amount
    emit_event(state, POWER, seat, amount, source)


def pay(state: State, seat: int, amount: int, source: int) -> None:
    """Spend or lose energy; the caller has checked that there is enough."""
    state.energy[seat] -= amount
    emit_event(state, POWER, seat, -amount, source)


def revival(hearts: int, source: int) -> int:
    """Return the result of a card that revives its owner (moment `saved`): hearts and cause."""
    return hearts | source + 1 << REVIVAL_BITS


def heal(state: State, seat: int, amount: int, source: int) -> None:
    """Gain hearts once, up to the limit; cards may add to it."""
    if amount > 0:
        raise_health(state, seat, hearts_gained(state, seat, amount), source)


def raise_health(state: State, seat: int, amount: int, source: int) -> None:
    healed = min(amount, max_health(state, seat) - state.health[seat])
    if healed > 0:
        state.health[seat] += healed
        emit_event(state, HEALTH, seat, healed, source)


def trim_health(state: State, seat: int, source: int) -> None:
    """Remove hearts above the limit."""
    above = state.health[seat] - max_health(state, seat)
    if above > 0:
        state.health[seat] -= above
        emit_event(state, HEALTH, seat, -above, source)


def hit(state: State, seat: int, amount: int, author: int, source: int) -> None:
    """Queue a loss of one monster, caused by a card of `author`."""
    push(state, HIT, seat, amount, author, source)


def hit_others(state: State, author: int, amount: int, source: int) -> None:
    """Queue a loss of all other monsters at the same time, caused by a card of `author`."""
    for seat in range(state.seats):
        if seat != author and is_standing(state, seat):
            state.loss[seat] = amount
    push(state, LOSSES, author, author, 0, source)


def poison(state: State, seat: int, amount: int, source: int) -> None:
    """Add poison tokens; a negative amount removes them."""
    state.poison[seat] += amount
    emit_event(state, POISONED, seat, amount, source)


def shrink(state: State, seat: int, amount: int, source: int) -> None:
    """Add shrink tokens; a negative amount removes them."""
    state.shrink[seat] += amount
    emit_event(state, SHRUNK, seat, amount, source)


def grant_turn(state: State, seat: int, source: int) -> None:
    """Grant one more whole turn after this one."""
    state.extra_turns[seat] += 1
    emit_event(state, EXTRA_TURN, seat, 1, source)


# --- Tokyo ---------------------------------------------------------------------------------------


def move(state: State, seat: int, zone: int, source: int) -> None:
    state.place[seat] = zone
    emit_event(state, MOVED, seat, zone, source)


def enter(state: State, seat: int, zone: int, source: int = FROM_ENTERING) -> None:
    """Enter Tokyo: 1 star, or 1 energy in the two-player option (TOKYO-1, TWO-1).

    A card that makes a monster enter is the source of the move.
    """
    move(state, seat, zone, source)
    if state.tokyo_pays_energy:
        gain_energy(state, seat, 1, FROM_ENTERING)
    else:
        gain_stars(state, seat, 1, FROM_ENTERING)
    enters(state, seat)


# --- cards and tiles -----------------------------------------------------------------------------


def is_copier(source: int) -> bool:
    for k in range(COPIERS):
        if COPIER[k] == source:
            return True
    return False


def receive(state: State, seat: int, thing: int) -> None:
    """Give a card or tile to a monster."""
    before = state.location[thing]
    state.location[thing] = seat
    add_moment_bits(state, seat, thing)
    if before < MAX_SEATS:
        update_moment_bits(state, before)


def clear_copy(state: State, source: int) -> None:
    """Make a copier blank: it copies no card any more."""
    for k in range(COPIERS):
        if COPIER[k] == source and state.copies[k] != NOTHING:
            copied = state.copies[k]
            state.copies[k] = NOTHING
            state.counter[source] = 0
            update_moment_bits(state, state.location[source])
            lost(state, state.location[source], copied)


def discard_thing(state: State, thing: int, reason: int = 0) -> None:
    """Move a monster's card to the discard pile, or a tile out of the game (ruling Q-31).

    A copier of that card becomes blank (CARD-3 to CARD-6). `reason` is FROM_ELIMINATION or
    FROM_SELLING, or 0 if the card discards itself.
    """
    owner = state.location[thing]
    clear_copy(state, thing)
    state.location[thing] = GONE if KIND[thing] == TILE else DISCARD
    state.counter[thing] = 0
    state.used[thing] = 0
    update_moment_bits(state, owner)
    emit_event(state, LOST_CARD, owner, reason, thing)
    for k in range(COPIERS):
        if state.copies[k] == thing:
            clear_copy(state, COPIER[k])
    lost(state, owner, thing)


def discard_used(state: State, source: int) -> None:
    """Discard a card by its own effect; a tile that copies it becomes blank instead (D22)."""
    if KIND[source] == TILE:
        clear_copy(state, source)
    else:
        discard_thing(state, source)


def copy_card(state: State, owner: int, source: int, card: int) -> None:
    """Make a copier act as this card, as if the card were newly bought (CARD-4 to CARD-6)."""
    clear_copy(state, source)
    for k in range(COPIERS):
        if COPIER[k] == source:
            state.copies[k] = card
    state.counter[source] = COUNTERS[state.edition, card]
    state.used[source] = 0
    update_moment_bits(state, owner)
    emit_event(state, COPIED, owner, card, source)
    gained(state, owner, source)


def turn_die(state: State, face: int, to: int) -> None:
    state.dice[face] -= 1
    state.dice[to] += 1
