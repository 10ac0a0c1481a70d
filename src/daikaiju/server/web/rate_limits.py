"""Rate limits by network address, by player and by socket.

Memory is bounded: the least recently used buckets are dropped.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from ipaddress import IPv6Address, ip_address
from typing import Final

from ..processes.shared_state import BucketKind, CountKind
from ..processes.siblings import ALONE, Siblings
from ..protocol.values import DAY_SECONDS
from ..refusals import Refusal
from ..settings import Settings
from .buckets import (
    Buckets,
    Clock,
    Counts,
    KeyedBuckets,
    KeyedCounts,
    KeyedSlots,
    SharedBuckets,
    TokenBucket,
    too_fast,
)

# Expensive requests have buckets of their own. Each costs as much as this number of requests.
NEW_PLAYER_COST: Final = 10
NEW_TABLE_COST: Final = 30
REPLAY_COST: Final = 10
MOVES_PER_REPLAY: Final = 500  # a longer game counts as several replays
MAX_REPLAYS: Final = 3  # of one address that wait or run
ODDS_COST: Final = 4
FILE_COST: Final = 0.1  # of the page, served from memory: loading the page takes about 30 files
# Commands of one player: a burst of as many as a socket may send in PLAYER_BURST_SECONDS, then
# SUSTAINED_SHARE of the rate of a socket.
PLAYER_BURST_SECONDS: Final = 50
SUSTAINED_SHARE: Final = 0.2
NETWORK_PLAYERS: Final = 20  # an address may send commands for this many players …
NETWORK_BURSTS: Final = 3  # … at once for this many
IPV6_PREFIX: Final = 64  # bits: the network of one household or host
EMAILS_OF_HOUR: Final = 5  # requests to confirm an address, of one network or player …
ALL_EMAILS_OF_HOUR: Final = 200  # … and of all
HOUR_SECONDS: Final = 3_600
BURST_SECONDS: Final = 2  # of commands that a socket may send in a burst
MIN_BURST: Final = 10  # … even at a low rate
BAD_MESSAGE_COST: Final = 4  # commands: what an invalid message counts
MAX_REFUSALS: Final = 20  # `too-fast` refusals before a socket is closed; one more each second


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


def make_buckets(
    kind: BucketKind,
    rate: float,
    capacity: float,
    clock: Clock = time.monotonic,
    siblings: Siblings = ALONE,
) -> Buckets:
    """Return the buckets of a kind; several processes of one server share them."""
    if siblings.shared:
        return SharedBuckets(siblings.shared.buckets[kind], rate, capacity, clock)
    return KeyedBuckets(rate, capacity, clock)


def make_counts(kind: CountKind, siblings: Siblings = ALONE) -> Counts:
    """Return the counts of a kind; several processes of one server share them."""
    if siblings.shared:
        return siblings.shared.counts(kind, siblings.number)
    return KeyedCounts()


class RateLimits:
    """All rate limits of a server. Each method raises a `Refusal` above its limit."""

    def __init__(
        self, settings: Settings, clock: Clock = time.monotonic, siblings: Siblings = ALONE
    ) -> None:
        def buckets(kind: BucketKind, rate: float, capacity: float) -> Buckets:
            return make_buckets(kind, rate, capacity, clock, siblings)

        def per_minute(kind: BucketKind, number: float) -> Buckets:
            """Return buckets for `number` requests each minute, which may come in one burst."""
            return buckets(kind, number / 60, max(1, number))

        self._settings = settings
        self._requests = per_minute("requests", settings.requests)
        self._codes = per_minute("codes", settings.codes)
        self._players = per_minute("players", settings.requests / NEW_PLAYER_COST)
        self._tables = per_minute("tables", settings.requests / NEW_TABLE_COST)
        self._replays = per_minute("replays", settings.requests / REPLAY_COST)
        self._odds = per_minute("odds", settings.requests / ODDS_COST)
        rate, burst = settings.commands * SUSTAINED_SHARE, settings.commands * PLAYER_BURST_SECONDS
        self._commands = buckets("commands", rate, burst)
        self._network_commands = buckets(
            "network_commands", NETWORK_PLAYERS * rate, NETWORK_BURSTS * burst
        )
        tables = settings.tables_of_address
        self._tables_of_day = buckets("tables_of_day", tables / DAY_SECONDS, tables)
        self._emails = buckets("emails", EMAILS_OF_HOUR / HOUR_SECONDS, EMAILS_OF_HOUR)
        self._all_emails = buckets(
            "all_emails", ALL_EMAILS_OF_HOUR / HOUR_SECONDS, ALL_EMAILS_OF_HOUR
        )
        self._sockets = make_counts("sockets", siblings)  # open sockets by network
        self._running = KeyedSlots(make_counts("requests", siblings))
        self._replaying = KeyedSlots(make_counts("replays", siblings))

    def request(self, address: str, is_for_file: bool = False) -> None:
        """Count a request or an attempt to open a socket."""
        self._requests.take(network(address), FILE_COST if is_for_file else 1)

    def running_request(self, address: str, is_http: bool = True) -> AbstractContextManager[None]:
        """Count a request of an address while it runs. Sockets have other limits."""
        most = self._settings.connections_of_address
        return self._running.slot(network(address), most) if is_http else nullcontext()

    def player_request(self, player: str) -> None:
        """Count a request of a player from any address."""
        self._requests.take((player,))

    def code(self, address: str) -> None:
        """Count a lookup of a table by its code. The limit prevents guessing."""
        self._codes.take(network(address))

    def new_player(self, address: str) -> None:
        self._players.take(network(address))

    def new_email(self, address: str, player: str) -> None:
        """Count a message that asks to confirm an e-mail address."""
        self._emails.take(network(address))
        self._emails.take((player,))
        self._all_emails.take("")

    def new_table(self, address: str, player: str) -> None:
        self._tables.take(network(address))
        self._tables.take((player,))
        self._tables_of_day.take(network(address))

    @contextmanager
    def replay(self, address: str, moves: int) -> Iterator[None]:
        """Count the replay of a game, by its length, while it waits and runs."""
        key = network(address)
        with self._replaying.slot(key, MAX_REPLAYS):
            self._replays.take(key, 1 + moves // MOVES_PER_REPLAY)
            yield

    def odds(self, address: str) -> None:
        """Count a computation of odds that are not in the cache."""
        self._odds.take(network(address))

    def command(self, address: str, player: str, opens_table: bool = False) -> None:
        """Count a command of a player on all sockets. Commands are stored: the limit bounds the
        growth of the store. A rematch is a new table too."""
        self._commands.take(player)
        self._network_commands.take(network(address))
        if opens_table:
            self.new_table(address, player)

    def open_socket(self, address: str) -> None:
        """Count an open socket; `close_socket` must follow."""
        key, settings = network(address), self._settings
        if self._sockets.total >= settings.sockets:
            raise Refusal("too-many-sockets", most=settings.sockets)
        if self._sockets[key] >= settings.sockets_of_address:
            raise Refusal("too-many-sockets", most=settings.sockets_of_address)
        self._sockets.change(key, 1)

    def close_socket(self, address: str) -> None:
        self._sockets.change(network(address), -1)


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
