"""The processes of one server as each of them sees the others: which one owns a table.

Each table has one owner among the live processes. All of them compute it in the same way from the
id of the table, so they need no agreement. When a process ends, only its tables get other owners.
The numbers of the store are a second safeguard: a write that does not follow the last entry fails.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from .mailboxes import Mailbox
from .shared_state import SharedState

POOL: Final = -1  # the number of the process with the bot workers


class Siblings:
    """This process, and those with which it shares a port."""

    def __init__(
        self,
        number: int = 0,
        shared: SharedState | None = None,
        mailboxes: Sequence[Mailbox] = (),
        pool: Mailbox | None = None,
    ) -> None:
        """Without `shared` this process is alone. `pool` is the process with all bot workers."""
        self.number, self.shared = number, shared
        self.mailboxes, self.pool = mailboxes, pool

    @property
    def count(self) -> int:
        return self.shared.processes if self.shared else 1

    def owner(self, table: str) -> int:
        """Return the number of the process that owns a table."""
        if self.shared is None:
            return 0
        # A string has the same hash in all processes, because they are forked from one.
        return max(self._live(), key=lambda number: hash((number, table)))

    def owns(self, table: str) -> bool:
        """Return whether this process owns a table."""
        return self.owner(table) == self.number

    @property
    def live_flags(self) -> bytes:
        """Which processes live. When it changes, tables may have other owners."""
        return bytes(self.shared.live) if self.shared else b""

    def any_live(self) -> int:
        """Return the number of any live process, for a new table."""
        return random.choice(self._live())

    def _live(self) -> Sequence[int]:
        assert self.shared is not None
        flags = self.shared.live
        return [n for n in range(len(flags)) if flags[n]] or range(len(flags))

    @property
    def own_mailbox(self) -> Mailbox | None:
        """The mailbox of this process; None if it is alone."""
        return (
            self.pool
            if self.number == POOL
            else self.mailboxes[self.number]
            if self.shared
            else None
        )

    def report_life(self) -> None:
        """Tell the supervisor that the event loop of this process runs."""
        if self.shared:
            self.shared.beats[self.number] = time.monotonic()


ALONE: Final = Siblings()
