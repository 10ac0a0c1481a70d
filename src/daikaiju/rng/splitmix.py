"""A fast, small, reproducible generator for millions of games: SplitMix64, one word of state.

Streams are numbered: stream k of seed s always brings the same numbers, whatever else runs.
It is not for tables of people: there, dice must be unpredictable.
"""

from __future__ import annotations

from typing import Any

import numpy as np

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A = np.uint64(0xBF58476D1CE4E5B9)
MIX_B = np.uint64(0x94D049BB133111EB)
SHIFT_30 = np.uint64(30)
SHIFT_27 = np.uint64(27)
SHIFT_31 = np.uint64(31)
SHIFT_32 = np.uint64(32)
LOW_32 = np.uint64(0xFFFFFFFF)


def mixed(word: Any) -> Any:
    """One word, thoroughly stirred."""
    word = (word ^ (word >> SHIFT_30)) * MIX_A
    word = (word ^ (word >> SHIFT_27)) * MIX_B
    return word ^ (word >> SHIFT_31)


def stream(seed: int, number: int) -> Any:
    """The state at which stream `number` of `seed` begins."""
    return mixed(np.uint64(seed) * GOLDEN + mixed(np.uint64(number) + GOLDEN))


def draw(luck: Any, below: int) -> int:
    """A whole number below `below`, every one equally likely; luck[0] moves on."""
    return draw_at(luck, 0, below)


def draw_at(luck: Any, at: int, below: int) -> int:
    """The same, with luck[at].

    `below` may be up to 2**32. Scaled by multiplication, rejecting the few words that would make
    some numbers likelier (Lemire's method).
    """
    span = np.uint64(below)
    while True:
        luck[at] += GOLDEN
        scaled = (mixed(luck[at]) >> SHIFT_32) * span
        low = scaled & LOW_32
        if low >= span or low >= (LOW_32 - span + np.uint64(1)) % span:
            return np.int64(scaled >> SHIFT_32)  # type: ignore[return-value]
