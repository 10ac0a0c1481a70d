"""Checks of a position. Faults are values, not exceptions."""

from __future__ import annotations

from typing import Final

from .agenda import LAST_STEP, NEXT_TURN, OVER, top_kind
from .constants import (
    BAY,
    CITY,
    COPIERS,
    DECK,
    DICE,
    EDITIONS,
    FACES,
    FRAMES,
    GONE,
    MARKET,
    MAX_SEATS,
    NOTHING,
    ON_TOP,
    OUT,
    SLOTS,
    STACK,
    STARS_TO_WIN,
    THINGS,
    TOP_WICKEDNESS,
)
from .definitions import KEEP_CARD, KIND, TILE
from .hooks import moment_bits
from .locations import first_at
from .market import is_top_seen
from .operations import bay_is_open, is_alive, max_health
from .state import State

BAD_TABLE: Final = 1
BAD_TURN: Final = 2
CROWDED_TOKYO: Final = 4
WRONG_BAY: Final = 8
BAD_HEALTH: Final = 16
BAD_COUNTS: Final = 32
BAD_OUT: Final = 64
BAD_LOCATION: Final = 128
BAD_MARKET: Final = 256
BAD_DICE: Final = 512
BAD_COPY: Final = 1024
BAD_AGENDA: Final = 2048
BAD_WINNER: Final = 4096
BAD_TOP: Final = 8192

FAULT_TEXTS: Final = {
    BAD_TABLE: "the table has no edition, or not 2 to 6 seats, or a monster twice",
    BAD_TURN: "the turn belongs to no seat of the table",
    CROWDED_TOKYO: "two monsters are in one zone of Tokyo",
    WRONG_BAY: "a monster is in Tokyo Bay, which is not open",
    BAD_HEALTH: "a living monster has no hearts, or a monster has more than its limit",
    BAD_COUNTS: "stars, energy, tokens or Wickedness are out of their range",
    BAD_OUT: "an eliminated monster still has hearts, energy, tokens, cards or tiles",
    BAD_LOCATION: "a card or tile has an impossible location",
    BAD_MARKET: "the market or the moments of a monster disagree with the locations of cards",
    BAD_DICE: "the dice on the table are impossible",
    BAD_COPY: "a copier copies a card that cannot be copied",
    BAD_AGENDA: "the agenda is empty before the end, or waits for something impossible",
    BAD_WINNER: "there is a winner before the end, or one that cannot have won",
    BAD_TOP: "a seat has seen a top card that does not exist, or no seat has seen the card on top",
}


def faults(state: State) -> int:
    """Return all faults of a position as bits; 0 if it is valid."""
    if not _is_table(state):
        return BAD_TABLE
    found = _tokyo_faults(state) | _monster_faults(state) | _card_faults(state)
    return found | _turn_faults(state)


def problems(state: State) -> list[str]:
    """Return all faults of a position, one sentence each; an empty list if it is valid."""
    found = int(faults(state))
    return [sentence for bit, sentence in FAULT_TEXTS.items() if found & bit]


def _is_table(state: State) -> bool:
    if not 0 <= state.edition < EDITIONS or not 2 <= state.seats <= MAX_SEATS:
        return False
    for seat in range(state.seats):
        for other in range(seat):
            if state.monster[seat] == state.monster[other]:
                return False
    return True


def _tokyo_faults(state: State) -> int:
    in_city = 0
    in_bay = 0
    for seat in range(state.seats):
        if state.place[seat] == CITY:
            in_city += 1
        if state.place[seat] == BAY:
            in_bay += 1
    found = CROWDED_TOKYO if in_city > 1 or in_bay > 1 else 0
    if in_bay > 0 and not bay_is_open(state):
        found |= WRONG_BAY
    return found


def _monster_faults(state: State) -> int:
    found = 0
    for seat in range(state.seats):
        health = state.health[seat]
        if (
            health < 0
            or health > max_health(state, seat)
            or (health == 0) != (state.place[seat] == OUT)
        ):
            found |= BAD_HEALTH
        if not 0 <= state.stars[seat] <= STARS_TO_WIN or state.energy[seat] < 0:
            found |= BAD_COUNTS
        if state.poison[seat] < 0 or state.shrink[seat] < 0:
            found |= BAD_COUNTS
        if not 0 <= state.wickedness[seat] <= TOP_WICKEDNESS:
            found |= BAD_COUNTS
        if not is_alive(state, seat) and _has_anything(state, seat):
            found |= BAD_OUT
    return found


def _has_anything(state: State, seat: int) -> bool:
    if state.energy[seat] or state.poison[seat] or state.shrink[seat]:
        return True
    return first_at(state, seat) != NOTHING


def _card_faults(state: State) -> int:
    found = 0
    on_offer = 0
    on_top = 0
    for thing in range(THINGS):
        location = state.location[thing]
        if location == GONE:
            continue
        on_offer += location == MARKET
        on_top += location == ON_TOP
        if not _is_valid_location(state, thing, location):
            found |= BAD_LOCATION
    for slot in range(SLOTS):
        if state.market[slot] != NOTHING:
            on_offer -= 1
            if state.location[state.market[slot]] != MARKET:
                found |= BAD_MARKET
    if on_offer != 0 or _acts_fault(state):
        found |= BAD_MARKET
    if on_top > 1 or (on_top == 1) != is_top_seen(state):
        found |= BAD_TOP
    return found | _copy_faults(state)


def _is_valid_location(state: State, thing: int, location: int) -> bool:
    """Whether a thing in the game may be at this location."""
    if 0 <= location < MAX_SEATS:
        return location < state.seats and (KIND[thing] == KEEP_CARD or KIND[thing] == TILE)
    if KIND[thing] == TILE:
        return location == STACK
    return KIND[thing] != NOTHING and DECK <= location < STACK


def _acts_fault(state: State) -> bool:
    """Whether `state.acts` disagrees with the things that monsters own."""
    for seat in range(state.seats):
        if state.acts[seat] != moment_bits(state, seat):
            return True
    return False


def _copy_faults(state: State) -> int:
    for k in range(COPIERS):
        card = state.copies[k]
        if card != NOTHING and (KIND[card] != KEEP_CARD or state.location[card] >= MAX_SEATS):
            return BAD_COPY
    return 0


def _turn_faults(state: State) -> int:
    found = 0
    if not 0 <= state.turn < state.seats:
        found |= BAD_TURN
    dice = 0
    for face in range(FACES):
        dice += state.dice[face]
        if state.dice[face] < 0:
            found |= BAD_DICE
    if dice > 2 * DICE:
        found |= BAD_DICE
    winners = 0
    for seat in range(state.seats):
        winners += state.winner[seat]
    if winners > 0 and state.depth > 0:
        found |= BAD_WINNER
    return found | _agenda_faults(state)


def _agenda_faults(state: State) -> int:
    """Check that an actor is pending until the end of the game, and none afterwards."""
    if not 0 <= state.depth < FRAMES or not OVER <= state.step <= NEXT_TURN:
        return BAD_AGENDA
    if state.depth == 0 and state.step != OVER:
        return BAD_AGENDA
    if state.depth > 0 and top_kind(state) <= LAST_STEP:
        return BAD_AGENDA
    for index in range(FRAMES):
        if (state.agenda[index] == 0) != (index >= state.depth):
            return BAD_AGENDA
    return 0
