"""Memory that all processes of one server share.

The supervisor creates it before it forks the processes. There are no locks, so a process that is
killed or frozen blocks no other. Each value is a number of at most eight bytes, which the processor
writes at once. Two processes that change the same rate limit at the same moment may count one
request instead of two.
"""

from __future__ import annotations

import secrets
from collections.abc import Hashable
from mmap import mmap
from typing import Final, Literal

CELLS: Final = 1 << 16  # of each kind of limit; clients are spread over them by a secret hash
VERSIONS: Final = 1 << 12  # of players
BucketKind = Literal[
    "requests",
    "codes",
    "players",
    "tables",
    "replays",
    "odds",
    "commands",
    "network_commands",
    "tables_of_day",
    "emails",
    "all_emails",
    "connections",
]
CountKind = Literal["sockets", "requests", "replays", "connections"]
BUCKETS: Final[tuple[BucketKind, ...]] = BucketKind.__args__  # type: ignore[attr-defined]
COUNTS: Final[tuple[CountKind, ...]] = CountKind.__args__  # type: ignore[attr-defined]


class SharedState:
    """All shared values. A process is named by its number: 0, 1, 2 …"""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.live = _shared_array("B", processes)  # 1: the process serves; set by the supervisor
        # Time of the last sign of life of each process; the last one is that of the pool.
        self.beats = _shared_floats(processes + 1)
        self.buckets = {kind: _shared_floats(CELLS) for kind in BUCKETS}
        self._counts = {kind: _shared_array("I", CELLS * processes) for kind in COUNTS}
        self._totals = {kind: _shared_array("I", processes) for kind in COUNTS}
        self._versions = _shared_array("Q", VERSIONS)

    def counts(self, kind: CountKind, process: int) -> SharedCounts:
        """Return the counts of a kind, which `process` will change."""
        return SharedCounts(self._counts[kind], self._totals[kind], self.processes, process)

    def clear_counts(self, process: int) -> None:
        """Forget what a process has counted: it has ended."""
        for kind in COUNTS:
            self._counts[kind][process * CELLS : (process + 1) * CELLS] = _zeros(CELLS)
            self._totals[kind][process] = 0

    def version(self, key: Hashable) -> int:
        """Return a number that changes when any process calls `change_version` for the key."""
        return int(self._versions[hash(key) % VERSIONS])

    def change_version(self, key: Hashable) -> None:
        self._versions[hash(key) % VERSIONS] = secrets.randbits(63)


class SharedCounts:
    """What all processes count by key, such as open sockets by network."""

    def __init__(self, cells: memoryview, totals: memoryview, processes: int, process: int) -> None:
        self._cells, self._totals, self._processes, self._own = cells, totals, processes, process

    def __getitem__(self, key: Hashable) -> int:
        """Return the count of a key in all processes."""
        cell = hash(key) % CELLS
        return sum(self._cells[cell + each * CELLS] for each in range(self._processes))

    @property
    def total(self) -> int:
        """The count of all keys in all processes."""
        return sum(self._totals)

    def change(self, key: Hashable, by: int) -> None:
        """Add to the count of a key. Each process changes only its own part."""
        self._cells[hash(key) % CELLS + self._own * CELLS] += by
        self._totals[self._own] += by


def _shared_floats(length: int) -> memoryview[float]:
    """Return numbers in memory that forked processes share; they start with zero."""
    return memoryview(mmap(-1, 8 * length)).cast("d")


def _shared_array(form: Literal["B", "I", "Q"], length: int) -> memoryview[int]:
    """Return integers in memory that forked processes share; they start with zero."""
    sizes = {"B": 1, "I": 4, "Q": 8}
    return memoryview(mmap(-1, sizes[form] * length)).cast(form)


def _zeros(length: int) -> memoryview:
    return memoryview(bytes(4 * length)).cast("I")
