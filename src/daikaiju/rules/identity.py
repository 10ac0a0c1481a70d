"""Names of printed copies in actions.

Copies of a card look alike. An action therefore does not name a copy by its number, but by its rank
among all copies of its card, ordered by location and use: `buy extra_head#2` names the second of
them. Positions that differ only in which copy is where have the same actions.
"""

from __future__ import annotations

from .constants import COPIERS, SLOTS
from .definitions import CARD_OF, COPIES
from .signatures import rarely_called
from .state import State


def public_name(state: State, thing: int) -> int:
    """Return the number with which actions name a thing in this position."""
    return thing if COPIES[thing] == 1 else _name_of_copy(state, thing)


@rarely_called
def _name_of_copy(state: State, thing: int) -> int:
    key = _sort_key(state, thing)
    name = CARD_OF[thing]
    for other in range(CARD_OF[thing], CARD_OF[thing] + COPIES[thing]):
        other_key = _sort_key(state, other)
        if other_key < key or (other_key == key and other < thing):
            name += 1
    return name


def thing_named(state: State, name: int) -> int:
    """Return the thing that actions name with this number in this position."""
    return name if COPIES[name] == 1 else _copy_named(state, name)


@rarely_called
def _copy_named(state: State, name: int) -> int:
    for thing in range(CARD_OF[name], CARD_OF[name] + COPIES[name]):
        if _name_of_copy(state, thing) == name:
            return thing
    return name


def _sort_key(state: State, thing: int) -> int:
    """Return what distinguishes copies of one card: location, slot, counters, use, copiers."""
    slot = 0
    for i in range(SLOTS):
        if state.market[i] == thing:
            slot = i
    copied = 0
    for k in range(COPIERS):
        if state.copies[k] == thing:
            copied |= 1 << k
    used = (state.counter[thing] + 128 << 1 | (state.used[thing] != 0)) << COPIERS | copied
    return (state.location[thing] << 2 | slot) << 16 | used
