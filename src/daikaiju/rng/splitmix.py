"""SplitMix64: a fast, reproducible random number generator with one word of state.

Streams are numbered: stream k of seed s always gives the same numbers, independent of other
streams. It is predictable, so it is not for games between people (see provably_fair.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.signatures import RngStreams, UnsignedWord, Word

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A = np.uint64(0xBF58476D1CE4E5B9)
MIX_B = np.uint64(0x94D049BB133111EB)
SHIFT_30 = np.uint64(30)
SHIFT_27 = np.uint64(27)
SHIFT_31 = np.uint64(31)
SHIFT_32 = np.uint64(32)
LOW_32 = np.uint64(0xFFFFFFFF)


def mix(word: UnsignedWord) -> Any:
    """Return a word with its bits mixed."""
    word = (word ^ (word >> SHIFT_30)) * MIX_A
    word = (word ^ (word >> SHIFT_27)) * MIX_B
    return word ^ (word >> SHIFT_31)


def stream(seed: Word, number: Word) -> Any:
    """Return the initial state of stream `number` of `seed`."""
    return mix(np.uint64(seed) * GOLDEN + mix(np.uint64(number) + GOLDEN))


def draw(rng: RngStreams, below: int) -> int:
    """Return a uniform random integer below `below`; advances rng[0]."""
    return draw_at(rng, 0, below)


def draw_at(rng: RngStreams, at: int, below: int) -> int:
    """Return a uniform random integer below `below` (at most 2**32); advances rng[at].

    Lemire's method: scale by multiplication, reject the few words that would cause a bias.
    """
    span = np.uint64(below)
    while True:
        rng[at] += GOLDEN
        scaled = (mix(rng[at]) >> SHIFT_32) * span
        low = scaled & LOW_32
        if low >= span or low >= (LOW_32 - span + np.uint64(1)) % span:
            return np.int64(scaled >> SHIFT_32)  # type: ignore[return-value]
