"""Limits of HTTP connections by network address.

Connections of proxies are not counted: a proxy limits those of its clients. When an address has too
many connections, its oldest one without a running request is closed for the new one.
"""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ..processes.siblings import ALONE, Siblings
from ..refusals import Refusal
from ..settings import Settings
from .buckets import Clock
from .rate_limits import make_buckets, make_counts, network


class Connection(Protocol):
    """A connection as this module needs it."""

    @property
    def address(self) -> str: ...
    @property
    def is_idle(self) -> bool: ...
    def abort(self) -> None: ...


class ConnectionLimits:
    """The open HTTP connections of a server, by network."""

    def __init__(
        self, settings: Settings, clock: Clock = time.monotonic, siblings: Siblings = ALONE
    ) -> None:
        self._limit = settings.connections_of_address
        self._proxies = _TrustedHosts(list(settings.proxies))
        # A client meets the limit of requests first.
        self._new = make_buckets(
            "connections", 2 * settings.requests / 60, 2 * self._limit, clock, siblings
        )
        self._counts = make_counts("connections", siblings)  # of all processes
        self._open: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    def add(self, connection: Connection, is_new: bool = True) -> bool:
        """Count a connection. Return whether it is within the limits; `remove` must follow.

        A connection that comes from another process is not new.
        """
        if connection.address in self._proxies:
            return True
        key = network(connection.address)
        try:
            if is_new:
                self._new.take(key)
        except Refusal:
            return False
        if self._counts[key] >= self._limit and not self._close_idle(key):
            return False
        self._open[key][connection] = None
        self._counts.change(key, 1)
        return True

    def remove(self, connection: Connection) -> None:
        """Forget a connection, also one that was not counted."""
        key = network(connection.address)
        if connection in self._open.get(key, ()):
            self._counts.change(key, -1)
            del self._open[key][connection]
            if not self._open[key]:
                del self._open[key]

    def _close_idle(self, key: str) -> bool:
        """Close the oldest connection without a running request, if there is one."""
        found = next((each for each in self._open.get(key, ()) if each.is_idle), None)
        if found is None:
            return False
        self.remove(found)
        found.abort()
        return True
