"""Time of the server: it does not depend on the system clock once the server runs.

Server time starts at the time of the database server, else of the system, and never before the
newest stored change; from then on it counts elapsed time. So nobody gains or loses time when the
system clock is set, and servers that share a database agree.

Each table in memory has a `TableClock`. It stands still while the process is frozen, and it follows
the times that another server writes into the log of the table.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

BEAT_SECONDS: Final = 0.5  # between two beats of a running process
FREEZE_MS: Final = 2_000  # a longer pause between two beats does not count
MAX_SKEW_MS: Final = 1_000  # a table follows another server whose times differ by more
Milliseconds = Callable[[], int]


def system_time() -> int:
    """Return the time of the system clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed_time() -> int:
    """Return milliseconds since an arbitrary moment, also counted while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """The time of a server, and the time during which its process was running."""

    def __init__(
        self, start: Milliseconds = system_time, elapsed: Milliseconds = elapsed_time
    ) -> None:
        self._elapsed = elapsed
        self._offset = start() - elapsed()
        self._beaters = 0
        self._last_beat = 0
        self._frozen = 0  # milliseconds in which the process did not run

    def milliseconds(self) -> int:
        """Return the time of the server, in milliseconds since 1970."""
        return self._offset + self._elapsed()

    def set_time(self, now: int) -> None:
        """Use the time of the database, which all its servers share."""
        self._offset = now - self._elapsed()

    def advance_to(self, at: int) -> None:
        """Do not be before a time that was stored: the clock was ahead then, or is behind now."""
        self._offset = max(self._offset, at - self._elapsed())

    def running(self) -> int:
        """Return milliseconds since an arbitrary moment, without those of a frozen process."""
        now = self._elapsed()
        if self._beaters and now - self._last_beat > FREEZE_MS:
            self._frozen += now - self._last_beat
            self._last_beat = now
        return now - self._frozen

    @contextmanager
    def beating(self) -> Iterator[Callable[[], None]]:
        """Yield a function to call every `BEAT_SECONDS`; else the process was frozen."""
        self._beaters += 1
        self._last_beat = self._elapsed()
        try:
            yield self._beat
        finally:
            self._beaters -= 1

    def _beat(self) -> None:
        self.running()
        self._last_beat = self._elapsed()


class TableClock:
    """The time of one table in memory. It never goes back behind the last log entry."""

    def __init__(self, clock: ServerClock, changed: int) -> None:
        """`changed` is the time of the last log entry."""
        self._clock = clock
        self._offset = max(clock.milliseconds(), changed) - clock.running()

    def milliseconds(self) -> int:
        return self._offset + self._clock.running()

    def follow(self, at: int) -> None:
        """Follow the time at which another server has just written, if it differs."""
        if abs(at - self.milliseconds()) > MAX_SKEW_MS:
            self.set_back(at)

    def set_back(self, at: int) -> None:
        """Go on from an earlier time: what happened since then does not count."""
        self._offset = at - self._clock.running()


SERVER_CLOCK: Final = ServerClock()
milliseconds: Final = SERVER_CLOCK.milliseconds
