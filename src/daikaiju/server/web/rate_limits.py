"""Rate limits by network address, by player and by socket.

Memory is bounded: the least recently used buckets are dropped.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address
from typing import Final

from ..refusals import Refusal
from ..settings import Settings

MAX_KEYS: Final = 20_000  # buckets of each kind
# Expensive requests have buckets of their own. Each costs as much as this number of requests.
NEW_PLAYER_COST: Final = 10
NEW_TABLE_COST: Final = 30
REPLAY_COST: Final = 10
ODDS_COST: Final = 4
FILE_COST: Final = 0.1  # of the page, served from memory: loading the page takes about 30 files
# Commands of one player: a burst of as many as a socket may send in PLAYER_BURST_SECONDS, then
# SUSTAINED_SHARE of the rate of a socket.
PLAYER_BURST_SECONDS: Final = 50
SUSTAINED_SHARE: Final = 0.2
IPV6_PREFIX: Final = 64  # bits: the network of one household or host
BURST_SECONDS: Final = 2  # of commands that a socket may send in a burst
MIN_BURST: Final = 10  # … even at a low rate
BAD_MESSAGE_COST: Final = 4  # commands: what an invalid message counts
MAX_REFUSALS: Final = 20  # `too-fast` refusals before a socket is closed; one more each second
Clock = Callable[[], float]


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


class SocketRateLimit:
    """The rate limit of the messages of one socket."""

    def __init__(self, rate: int, clock: Clock = time.monotonic) -> None:
        """`rate` commands a second."""
        self._commands = TokenBucket(rate, max(MIN_BURST, BURST_SECONDS * rate), clock)
        self._refusals = TokenBucket(1, MAX_REFUSALS, clock)
        self.is_flooding = False  # it continues after MAX_REFUSALS refusals

    def take(self, is_bad: bool = False) -> None:
        """Count a message; a `Refusal` if the rate is too high."""
        if wait := self._commands.take(BAD_MESSAGE_COST if is_bad else 1):
            self.is_flooding = self._refusals.take() > 0
            raise too_fast(wait)


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", seconds=max(1, math.ceil(wait)))


class RateLimits:
    """All rate limits of one server process. Each method raises a `Refusal` above its limit."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        def per_minute(number: float) -> KeyedBuckets:
            """Return buckets for `number` requests each minute, which may come in one burst."""
            return KeyedBuckets(number / 60, max(1, number), clock)

        self._settings = settings
        self._requests = per_minute(settings.requests)
        self._codes = per_minute(settings.codes)
        self._players = per_minute(settings.requests / NEW_PLAYER_COST)
        self._tables = per_minute(settings.requests / NEW_TABLE_COST)
        self._replays = per_minute(settings.requests / REPLAY_COST)
        self._odds = per_minute(settings.requests / ODDS_COST)
        rate = settings.commands
        self._commands = KeyedBuckets(rate * SUSTAINED_SHARE, rate * PLAYER_BURST_SECONDS, clock)
        self._sockets: Counter[str] = Counter()  # open sockets by network …
        self.sockets = 0  # … and in total

    def request(self, address: str, is_for_file: bool = False) -> None:
        """Count a request or an attempt to open a socket."""
        self._requests.take(network(address), FILE_COST if is_for_file else 1)

    def player_request(self, player: str) -> None:
        """Count a request of a player from any address."""
        self._requests.take((player,))

    def code(self, address: str) -> None:
        """Count a lookup of a table by its code. The limit prevents guessing."""
        self._codes.take(network(address))

    def new_player(self, address: str) -> None:
        self._players.take(network(address))

    def new_table(self, address: str, player: str) -> None:
        self._tables.take(network(address))
        self._tables.take((player,))

    def replay(self, address: str) -> None:
        """Count the replay of a game."""
        self._replays.take(network(address))

    def odds(self, address: str) -> None:
        """Count a computation of odds that are not in the cache."""
        self._odds.take(network(address))

    def command(self, player: str) -> None:
        """Count a command of a player on all sockets. Commands are stored: the limit bounds the
        growth of the store."""
        self._commands.take(player)

    def open_socket(self, address: str) -> None:
        """Count an open socket; `close_socket` must follow."""
        key, settings = network(address), self._settings
        if self.sockets >= settings.sockets:
            raise Refusal("too-many-sockets", most=settings.sockets)
        if self._sockets[key] >= settings.sockets_of_address:
            raise Refusal("too-many-sockets", most=settings.sockets_of_address)
        self._sockets[key] += 1
        self.sockets += 1

    def close_socket(self, address: str) -> None:
        key = network(address)
        self.sockets -= 1
        self._sockets[key] -= 1
        if not self._sockets[key]:
            del self._sockets[key]


def network(address: str) -> str:
    """Return the network that shares a limit: an IPv4 address, or the first 64 bits of an IPv6
    address, because one host can use many addresses below them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # of a Unix socket, or the text of a proxy
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(int(found) >> (128 - IPV6_PREFIX))
