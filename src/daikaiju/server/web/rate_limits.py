"""How much anybody may ask of the server: by network address, by player, by socket.

Nothing here grows without end: buckets of those who have been quiet for longest are thrown away.
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

MOST_KEYS: Final = 20_000  # buckets remembered of each kind
# What costs more than a request counts as so many, in a bucket of its own.
NEW_PLAYER: Final = 10
NEW_TABLE: Final = 30
REPLAY: Final = 10
ODDS: Final = 4
FILE: Final = 0.1  # of the page, which lies in memory: to load it takes some thirty of them
# Commands of one player: as many as a socket may send in so many seconds at once, but in the long
# run only a part of that.
AT_ONCE: Final = 50
LASTING: Final = 0.2
HALF_OF_IPV6: Final = 64  # bits: what one household or host usually has to itself
BURST_SECONDS: Final = 2  # of commands that a socket may send at once
LEAST_BURST: Final = 10  # … however few it may send a second
BAD_MESSAGE: Final = 4  # commands for which a message counts that cannot be read
REFUSALS: Final = 20  # of what comes too fast, before a socket is closed; one more each second
Clock = Callable[[], float]


class Bucket:
    """Tokens that trickle in, up to a number; every deed takes some out."""

    __slots__ = ("_at", "_clock", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        """`rate` tokens a second; it begins full, with `most`."""
        self._rate, self._most, self._clock = rate, most, clock
        self._tokens, self._at = most, clock()

    def take(self, tokens: float = 1) -> float:
        """0 if there were enough; else nothing is taken, and the seconds until there are."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens >= tokens:
            self._tokens -= tokens
            return 0
        return (tokens - self._tokens) / self._rate


class Buckets:
    """A bucket for each key."""

    def __init__(
        self,
        rate: float,
        most: float,
        clock: Clock = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._rate, self._most, self._clock, self._most_keys = rate, most, clock, most_keys
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, tokens: float = 1) -> None:
        """Take tokens, or a `Refusal`."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self._rate, self._most, self._clock)
            self._buckets[key] = bucket
            if len(self._buckets) > self._most_keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if wait := bucket.take(tokens):
            raise too_fast(wait)


class Pace:
    """How fast one socket may talk."""

    def __init__(self, rate: int, clock: Clock = time.monotonic) -> None:
        """`rate` commands a second."""
        self._commands = Bucket(rate, max(LEAST_BURST, BURST_SECONDS * rate), clock)
        self._refusals = Bucket(1, REFUSALS, clock)
        self.is_out_of_hand = False  # it goes on however often it is refused

    def take(self, is_bad: bool = False) -> None:
        """A message has come; a `Refusal` if that was too fast."""
        if wait := self._commands.take(BAD_MESSAGE if is_bad else 1):
            self.is_out_of_hand = self._refusals.take() > 0
            raise too_fast(wait)


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", seconds=max(1, math.ceil(wait)))


class Limits:
    """All limits of one server process."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        def a_minute(number: float) -> Buckets:
            """So many a minute, all of them at once if need be."""
            return Buckets(number / 60, max(1, number), clock)

        self._settings = settings
        self._requests = a_minute(settings.requests)
        self._codes = a_minute(settings.codes)
        self._players = a_minute(settings.requests / NEW_PLAYER)
        self._tables = a_minute(settings.requests / NEW_TABLE)
        self._replays = a_minute(settings.requests / REPLAY)
        self._odds = a_minute(settings.requests / ODDS)
        rate = settings.commands
        self._commands = Buckets(rate * LASTING, rate * AT_ONCE, clock)
        self._sockets: Counter[str] = Counter()  # open ones by network …
        self.sockets = 0  # … and all together

    def request(self, address: str, is_for_file: bool = False) -> None:
        """Any request, and any attempt to open a socket."""
        self._requests.take(network(address), FILE if is_for_file else 1)

    def request_of(self, player: str) -> None:
        """… of somebody, from wherever."""
        self._requests.take((player,))

    def code(self, address: str) -> None:
        """A table is looked up by its code: whoever guesses gets nowhere."""
        self._codes.take(network(address))

    def new_player(self, address: str) -> None:
        self._players.take(network(address))

    def new_table(self, address: str, player: str) -> None:
        self._tables.take(network(address))
        self._tables.take((player,))

    def replay(self, address: str) -> None:
        """A game is played again: that takes a while."""
        self._replays.take(network(address))

    def odds(self, address: str) -> None:
        """Odds that nobody has asked for yet are to be found out."""
        self._odds.take(network(address))

    def command(self, player: str) -> None:
        """Something is to be stored: nobody fills the disk, through however many sockets."""
        self._commands.take(player)

    def enter(self, address: str) -> None:
        """A socket is opened; `leave` must follow."""
        where, settings = network(address), self._settings
        if self.sockets >= settings.sockets:
            raise Refusal("too-many-sockets", most=settings.sockets)
        if self._sockets[where] >= settings.sockets_of_address:
            raise Refusal("too-many-sockets", most=settings.sockets_of_address)
        self._sockets[where] += 1
        self.sockets += 1

    def leave(self, address: str) -> None:
        where = network(address)
        self.sockets -= 1
        self._sockets[where] -= 1
        if not self._sockets[where]:
            del self._sockets[where]


def network(address: str) -> str:
    """Who shares a limit: an IPv4 address, or half an IPv6 address, which one host can vary."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # a Unix socket, or whatever a proxy says
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(int(found) >> (128 - HALF_OF_IPV6))
