"""What can be done to monsters and cards: the verbs that phases and cards are written in.

Each verb does one thing and tells it; questions come first.
"""

from __future__ import annotations

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
    MOST_SEATS,
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
    tell,
)
from .hooks import note_acts, note_gain
from .moments import energy_gained, enters, gained, hearts_gained, lost, most_hearts, sleeps
from .state import State

# --- questions -----------------------------------------------------------------------------------


def alive(state: State, seat: int) -> bool:
    return state.place[seat] != OUT


def in_tokyo(state: State, seat: int) -> bool:
    return state.place[seat] == CITY or state.place[seat] == BAY


def living(state: State) -> int:
    """How many monsters are left."""
    n = 0
    for seat in range(state.seats):
        if alive(state, seat):
            n += 1
    return n


def holder(state: State, place: int) -> int:
    """Who is in City or in Bay; NOBODY if it is free."""
    for seat in range(state.seats):
        if state.place[seat] == place:
            return seat
    return NOBODY


def bay_is_open(state: State) -> bool:
    return state.has_bay != 0 and living(state) >= BAY_SEATS


def clockwise(state: State, seat: int, steps: int) -> int:
    """The seat so many places to the left, whether its monster lives or not."""
    at = seat + steps
    return at - state.seats if at >= state.seats else at


def next_living(state: State, seat: int) -> int:
    """The nearest living monster to the left."""
    at = clockwise(state, seat, 1)
    while not alive(state, at):
        at = clockwise(state, at, 1)
    return at


def last_living(state: State, seat: int) -> int:
    """The nearest living monster to the right."""
    at = clockwise(state, seat, state.seats - 1)
    while not alive(state, at):
        at = clockwise(state, at, state.seats - 1)
    return at


def most_health(state: State, seat: int) -> int:
    """10 hearts, or what cards, tiles and an undead life allow (HEAL-3, HEAL-4)."""
    return most_hearts(state, seat, ZOMBIE_HEALTH if state.zombie[seat] else FULL_HEALTH)


def is_asleep(state: State, seat: int) -> bool:
    return sleeps(state, seat, 0) > 0


def rolled_claws_attack(state: State) -> bool:
    """Do the active monster's claws count as an attack? Where added claws only hurt, a claw must
    have been rolled (GLOS-2, CARD-20)."""
    return state.dice[CLAW] > 0 or state.added_claws_attack != 0


# --- gaining and losing --------------------------------------------------------------------------


def gain_stars(state: State, seat: int, amount: int, source: int) -> None:
    """Nobody has more than 20, the last mark of the counter (ruling Q-09)."""
    state.stars[seat] = min(STARS_TO_WIN, state.stars[seat] + amount)
    if state.stars[seat] == STARS_TO_WIN:
        state.crucial = 1
    tell(state, STARS, seat, amount, source)


def lose_stars(state: State, seat: int, amount: int, source: int) -> int:
    """Stars never fall below 0 (ruling Q-09). How many were lost."""
    fewer = min(amount, state.stars[seat])
    state.stars[seat] -= fewer
    tell(state, STARS, seat, -fewer, source)
    return fewer


def others_lose_stars(state: State, owner: int, amount: int, source: int) -> None:
    for seat in range(state.seats):
        if seat != owner and alive(state, seat):
            lose_stars(state, seat, amount, source)


def gain_energy(state: State, seat: int, amount: int, source: int) -> None:
    """One gain, whatever its size; nothing gained is no gain."""
    if amount > 0:
        take_back_energy(state, seat, energy_gained(state, seat, amount), source)


def take_back_energy(state: State, seat: int, amount: int, source: int) -> None:
    """Energy that only returns: no gain that cards could add to."""
    state.energy[seat] += amount
    tell(state, POWER, seat, amount, source)


def pay(state: State, seat: int, amount: int, source: int) -> None:
    """Spend energy, or lose it; the caller has looked whether there is enough."""
    state.energy[seat] -= amount
    tell(state, POWER, seat, -amount, source)


def heal(state: State, seat: int, amount: int, source: int) -> None:
    """One gain of hearts, up to the limit."""
    if amount > 0:
        raise_health(state, seat, hearts_gained(state, seat, amount), source)


def raise_health(state: State, seat: int, amount: int, source: int) -> None:
    healed = min(amount, most_health(state, seat) - state.health[seat])
    if healed > 0:
        state.health[seat] += healed
        tell(state, HEALTH, seat, healed, source)


def trim_health(state: State, seat: int, source: int) -> None:
    """Hearts above the limit are cut."""
    above = state.health[seat] - most_health(state, seat)
    if above > 0:
        state.health[seat] -= above
        tell(state, HEALTH, seat, -above, source)


def hit(state: State, seat: int, amount: int, author: int, source: int) -> None:
    """A card makes one monster lose hearts, once everything before it is done."""
    push(state, HIT, seat, amount, author, source)


def hit_others(state: State, author: int, amount: int, source: int) -> None:
    """A card makes every other monster lose hearts, all together."""
    for seat in range(state.seats):
        if seat != author and alive(state, seat):
            state.loss[seat] = amount
    push(state, LOSSES, author, author, 0, source)


def poison(state: State, seat: int, amount: int, source: int) -> None:
    """Give poison tokens, or take them off."""
    state.poison[seat] += amount
    tell(state, POISONED, seat, amount, source)


def shrink(state: State, seat: int, amount: int, source: int) -> None:
    """Give shrink tokens, or take them off."""
    state.shrink[seat] += amount
    tell(state, SHRUNK, seat, amount, source)


def grant_turn(state: State, seat: int, source: int) -> None:
    """One more whole turn after this one."""
    state.extra_turns[seat] += 1
    tell(state, EXTRA_TURN, seat, 1, source)


# --- Tokyo ---------------------------------------------------------------------------------------


def move(state: State, seat: int, place: int) -> None:
    state.place[seat] = place
    tell(state, MOVED, seat, place, NOTHING)


def enter(state: State, seat: int, place: int) -> None:
    """Enter Tokyo: 1 star, or 1 energy in the two-player option (TOKYO-1, TWO-1)."""
    move(state, seat, place)
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
    """A card or tile comes to lie in front of a monster, and works there."""
    before = state.lies[thing]
    state.lies[thing] = seat
    note_gain(state, seat, thing)
    if before < MOST_SEATS:
        note_acts(state, before)


def go_blank(state: State, source: int) -> None:
    """A copier copies nothing any more."""
    for k in range(COPIERS):
        if COPIER[k] == source and state.copies[k] != NOTHING:
            copied = state.copies[k]
            state.copies[k] = NOTHING
            state.counter[source] = 0
            note_acts(state, state.lies[source])
            lost(state, state.lies[source], copied)


def give_up(state: State, thing: int) -> None:
    """A monster's card goes to the discard pile, a tile out of the game (ruling Q-31).

    Whoever copied it goes blank (CARD-3 to CARD-6).
    """
    owner = state.lies[thing]
    go_blank(state, thing)
    state.lies[thing] = GONE if KIND[thing] == TILE else DISCARD
    state.counter[thing] = 0
    state.used[thing] = 0
    note_acts(state, owner)
    tell(state, LOST_CARD, owner, 0, thing)
    for k in range(COPIERS):
        if state.copies[k] == thing:
            go_blank(state, COPIER[k])
    lost(state, owner, thing)


def use_up(state: State, source: int) -> None:
    """A card is discarded by its own effect; a tile that copied it goes blank (D22)."""
    if KIND[source] == TILE:
        go_blank(state, source)
    else:
        give_up(state, source)


def copy_card(state: State, owner: int, source: int, card: int) -> None:
    """A copier begins to work as this card, as if it had just been played (CARD-4 to CARD-6)."""
    go_blank(state, source)
    for k in range(COPIERS):
        if COPIER[k] == source:
            state.copies[k] = card
    state.counter[source] = COUNTERS[state.edition, card]
    state.used[source] = 0
    note_acts(state, owner)
    tell(state, COPIED, owner, card, source)
    gained(state, owner, source)


def turn_die(state: State, face: int, to: int) -> None:
    state.dice[face] -= 1
    state.dice[to] += 1
