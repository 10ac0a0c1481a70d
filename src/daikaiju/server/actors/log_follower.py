"""Reads the entries that other nodes write, for all tables of this node at once.

Several servers may share a PostgreSQL store. A notification names the tables with new entries.
Those that arrive while entries are read wait for the next read: a busy node reads many tables at
once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from ..store import Store, StoreError
from .actor import TableActor


class LogFollower:
    """Keeps the tables of this node equal to their logs."""

    def __init__(self, store: Store, actors: Mapping[str, TableActor]) -> None:
        self._store, self._actors = store, actors
        self._behind: set[str] = set()
        self._has_behind = asyncio.Event()

    def note(self, table: str, seq: int) -> None:
        """Read an entry that another node has written; ("", 0): all tables may have changed."""
        actor = self._actors.get(table)
        if not table:
            self._check(self._actors.values())
        elif actor and actor.table.snapshot.seq < seq:
            self._behind.add(table)
            self._has_behind.set()

    def check(self, table: str) -> None:
        """Read the log of a table that another process of this server has released."""
        if actor := self._actors.get(table):
            actor.check_log()

    async def run(self) -> None:
        """Read new entries until this task is cancelled."""
        while await self._has_behind.wait():
            self._has_behind.clear()
            tables, self._behind = self._behind, set()
            await self._read({t: actor for t in tables if (actor := self._actors.get(t))})

    async def _read(self, actors: Mapping[str, TableActor]) -> None:
        known = {table: actor.table.snapshot.seq for table, actor in actors.items()}
        try:
            found = await self._store.new_entries(known)
        except StoreError:
            self._check(actors.values())
            return
        for table, actor in actors.items():
            actor.follow(found.get(table, []))

    def _check(self, actors: Iterable[TableActor]) -> None:
        for actor in list(actors):
            actor.check_log()
