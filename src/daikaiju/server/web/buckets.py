"""Token buckets and counts by key, of one process or shared by several."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from ..refusals import Refusal

MAX_KEYS: Final = 20_000  # buckets of each kind
ROUNDING_SECONDS: Final = 1e-6
Clock = Callable[[], float]


class Buckets(Protocol):
    """One token bucket for each key."""

    def take(self, key: Hashable, tokens: float = 1) -> None:
        """Take tokens from the bucket of a key; a `Refusal` if there are too few."""


class Counts(Protocol):
    """Counts by key."""

    @property
    def total(self) -> int: ...
    def __getitem__(self, key: Hashable) -> int: ...
    def change(self, key: Hashable, by: int) -> None: ...


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", seconds=max(1, math.ceil(wait)))


class TokenBucket:
    """A token bucket: it refills at a constant rate up to a maximum."""

    __slots__ = ("_capacity", "_clock", "_rate", "_tokens", "_updated")

    def __init__(self, rate: float, capacity: float, clock: Clock = time.monotonic) -> None:
        """Start full with `capacity` tokens; add `rate` tokens each second."""
        self._rate, self._capacity, self._clock = rate, capacity, clock
        self._tokens, self._updated = capacity, clock()

    def take(self, tokens: float = 1) -> float:
        """Take tokens and return 0. If there are too few, take none and return the seconds until
        there are enough."""
        now = self._clock()
        self._tokens = min(self._capacity, self._tokens + (now - self._updated) * self._rate)
        self._updated = now
        if self._tokens >= tokens:
            self._tokens -= tokens
            return 0
        return (tokens - self._tokens) / self._rate


class KeyedBuckets:
    """One token bucket for each key."""

    def __init__(
        self,
        rate: float,
        capacity: float,
        clock: Clock = time.monotonic,
        max_keys: int = MAX_KEYS,
    ) -> None:
        self._rate, self._capacity, self._clock, self._max_keys = rate, capacity, clock, max_keys
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, tokens: float = 1) -> None:
        """Take tokens from the bucket of a key; a `Refusal` if there are too few."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = TokenBucket(self._rate, self._capacity, self._clock)
            self._buckets[key] = bucket
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if wait := bucket.take(tokens):
            raise too_fast(wait)


class SharedBuckets:
    """Token buckets in memory that several processes share.

    A cell holds the time at which its bucket is full again. Keys share a cell only by chance, and
    nobody can choose a cell: the hash of a key is secret.
    """

    def __init__(
        self, cells: memoryview[float], rate: float, capacity: float, clock: Clock = time.monotonic
    ) -> None:
        self._cells, self._rate, self._clock = cells, rate, clock
        self._fill_seconds = capacity / rate

    def take(self, key: Hashable, tokens: float = 1) -> None:
        """Take tokens from the bucket of a key; a `Refusal` if there are too few."""
        cell, now = hash(key) % len(self._cells), self._clock()
        full_at = max(now, self._cells[cell]) + tokens / self._rate
        wait = full_at - now - self._fill_seconds
        if wait > ROUNDING_SECONDS:
            raise too_fast(wait)
        self._cells[cell] = full_at


class KeyedCounts:
    """Counts by key in the memory of one process."""

    def __init__(self) -> None:
        self._counts: Counter[Hashable] = Counter()
        self.total = 0

    def __getitem__(self, key: Hashable) -> int:
        return self._counts[key]

    def change(self, key: Hashable, by: int) -> None:
        self.total += by
        self._counts[key] += by
        if not self._counts[key]:
            del self._counts[key]


class KeyedSlots:
    """Slots for work that runs, by key."""

    def __init__(self, used: Counts) -> None:
        self._used = used

    @contextmanager
    def slot(self, key: Hashable, most: int) -> Iterator[None]:
        """Use a slot for a while; a `Refusal` if the key uses `most` already."""
        if self._used[key] >= most:
            raise too_fast(1)
        self._used.change(key, 1)
        try:
            yield
        finally:
            self._used.change(key, -1)
