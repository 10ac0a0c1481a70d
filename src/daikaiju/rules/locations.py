"""Searches for cards and tiles by location, eight things at a time.

The locations of eight things (a group) are eight bytes: one word of the record. Arithmetic on that
word compares all eight at once. This matters on a GPU and for interpreted rules, where no compiler
vectorises the loop.
"""

from __future__ import annotations

from typing import Final

from .constants import GONE, NOTHING
from .definitions import GROUP, GROUP_COUNT, KEEP_CARD, KIND
from .signatures import Word
from .state import WORD, State, first_word, set_word, word_at

BYTE_ONES: Final = 0x0101010101010101  # 1 in every byte
LOCATION_BITS: Final = 6  # of a byte that hold every location; the next bit takes the carry
CARRY_BITS: Final = BYTE_ONES << LOCATION_BITS  # that next bit, in every byte
MAX_INT64: Final = (1 << 63) - 1
LOCATION_WORD: Final = first_word("location")
USED_WORD: Final = first_word("used")
assert GROUP == WORD, "a group of things must have as many locations as a word has bytes"
assert GONE < 1 << LOCATION_BITS, "a location must fit into LOCATION_BITS"


def location_mask(state: State, group: int, location: int) -> Word:
    """Return a word with 1 in the byte of each thing of the group that is at this location."""
    differences = word_at(state, LOCATION_WORD + group) ^ location * BYTE_ONES
    return (differences + CARRY_BITS - BYTE_ONES >> LOCATION_BITS & BYTE_ONES) ^ BYTE_ONES


def sum_bytes(word: Word) -> int:
    """Return the sum of eight bytes; it must be below 256."""
    word += word >> 32
    word += word >> 16
    word += word >> 8
    return word & 255


def count_at(state: State, location: int) -> int:
    """Return the number of things at a location."""
    counts = 0
    for group in range(GROUP_COUNT[0]):
        counts += location_mask(state, group, location)
    return sum_bytes(counts)


def nth_at(state: State, location: int, index: int) -> int:
    """Return the thing with this index (from 0) among those at a location; it must exist."""
    group = 0
    mask = location_mask(state, group, location)
    count = sum_bytes(mask)
    while index >= count:
        index -= count
        group += 1
        mask = location_mask(state, group, location)
        count = sum_bytes(mask)
    return group * WORD + _nth_byte(mask, index)


def _nth_byte(mask: Word, index: int) -> int:
    """Return which byte of a mask is its 1 with this index.

    The multiplication makes prefix sums; the bytes whose prefix sum is at most `index` are those
    before the result.
    """
    prefix_sums = mask * BYTE_ONES & MAX_INT64
    return sum_bytes((index * BYTE_ONES | CARRY_BITS) - prefix_sums >> LOCATION_BITS & BYTE_ONES)


def _first_byte(mask: Word) -> int:
    """Return which byte of a mask is its first 1: its lowest bit less one has all bits below."""
    return sum_bytes((mask & -mask) - 1 & BYTE_ONES)


def first_at(state: State, location: int) -> int:
    """Return the first thing at a location, or NOTHING."""
    for group in range(GROUP_COUNT[0]):
        mask = location_mask(state, group, location)
        if mask:
            return group * WORD + _first_byte(mask)
    return NOTHING


def next_at(state: State, location: int, after: int) -> int:
    """Return the next thing at a location after the thing `after`, or NOTHING."""
    group = after >> 3
    skipped = (after & WORD - 1) * WORD  # bits of the word before `after`
    mask = location_mask(state, group, location) >> skipped & ~1
    if mask:
        return after + _first_byte(mask)
    for later in range(group + 1, GROUP_COUNT[0]):
        mask = location_mask(state, later, location)
        if mask:
            return later * WORD + _first_byte(mask)
    return NOTHING


def next_keep_card(state: State, owner: int, after: int) -> int:
    """Return the next Keep card of a monster after `after`, or the first after NOTHING.

    The result is NOTHING if there is none.
    """
    card = first_at(state, owner) if after == NOTHING else next_at(state, owner, after)
    while card != NOTHING and KIND[card] != KEEP_CARD:
        card = next_at(state, owner, card)
    return card


def clear_uses(state: State) -> None:
    """Mark all things as unused."""
    for group in range(GROUP_COUNT[0]):
        set_word(state, USED_WORD + group, 0)
