"""Where cards and tiles lie, looked up eight at a time.

The places of eight things are eight bytes, one word of the record. Arithmetic on that word answers
for all of them at once, which matters where nothing else does it: on a GPU, and interpreted.
"""

from __future__ import annotations

from typing import Final

from .constants import GONE, NOTHING, THINGS
from .definitions import KEEP_CARD, KIND
from .state import WORD, State, Word, first_word, set_word, word_at

EACH: Final = 0x0101010101010101  # 1 in every byte
BITS: Final = 6  # of a byte that are enough for every place; the next one is for carrying
ABOVE: Final = EACH << BITS  # … that next one, in every byte
POSITIVE: Final = (1 << 63) - 1
LIES: Final = first_word("lies")
USED: Final = first_word("used")
EIGHTS: Final = THINGS // WORD
assert THINGS % WORD == 0
assert GONE < 1 << BITS


def lying(state: State, eight: int, place: int) -> Word:
    """Which of eight things lie there: 1 in the bytes of those that do."""
    differences = word_at(state, LIES + eight) ^ place * EACH
    return (differences + ABOVE - EACH >> BITS & EACH) ^ EACH


def bytes_added(found: Word) -> int:
    """The sum of eight bytes, if it is below 256."""
    found += found >> 32
    found += found >> 16
    found += found >> 8
    return found & 255


def count_lying(state: State, place: int) -> int:
    """How many things lie there."""
    found = 0
    for eight in range(EIGHTS):
        found += lying(state, eight, place)
    return bytes_added(found)


def nth_lying(state: State, place: int, index: int) -> int:
    """The thing lying there that has `index` others before it; there must be one."""
    eight = 0
    found = lying(state, eight, place)
    within = bytes_added(found)
    while index >= within:
        index -= within
        eight += 1
        found = lying(state, eight, place)
        within = bytes_added(found)
    return eight * WORD + _nth_byte(found, index)


def _nth_byte(found: Word, index: int) -> int:
    """Of eight bytes that are 1 or 0, the 1 with `index` others before it: the bytes up to which
    no more than so many have been counted are those before it."""
    counted = found * EACH & POSITIVE
    return bytes_added((index * EACH | ABOVE) - counted >> BITS & EACH)


def _first_byte(found: Word) -> int:
    """The first byte that is 1: below it all bits are set in the word less one."""
    return bytes_added((found & -found) - 1 & EACH)


def first_lying(state: State, place: int) -> int:
    """The first thing that lies there, or NOTHING."""
    for eight in range(EIGHTS):
        found = lying(state, eight, place)
        if found:
            return eight * WORD + _first_byte(found)
    return NOTHING


def next_lying(state: State, place: int, after: int) -> int:
    """The next thing after another that lies there, or NOTHING."""
    eight = after >> 3
    passed = (after & WORD - 1) * WORD  # bits of its word that come before the other
    found = lying(state, eight, place) >> passed & ~1
    if found:
        return after + _first_byte(found)
    for later in range(eight + 1, EIGHTS):
        found = lying(state, later, place)
        if found:
            return later * WORD + _first_byte(found)
    return NOTHING


def next_keep_card(state: State, owner: int, after: int) -> int:
    """The next Keep card of a monster after another, or after NOTHING; NOTHING if it has none."""
    card = first_lying(state, owner) if after == NOTHING else next_lying(state, owner, after)
    while card != NOTHING and KIND[card] != KEEP_CARD:
        card = next_lying(state, owner, card)
    return card


def forget_uses(state: State) -> None:
    """All things may be used again."""
    for eight in range(EIGHTS):
        set_word(state, USED + eight, 0)
