"""Rates finished games: looks for them in the store, so it misses none after a crash.

The store counts each game once, also if several servers find it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec
import structlog

from ...packs import PackError
from ..actors.registry import TableRegistry
from ..protocol.values import DAY_SECONDS
from ..store.ratings import StoredRating
from ..tables.entries import decode_entry
from ..tables.table import Snapshot
from .finished_game import FinishedGame, finished_game
from .model import rate

CHECK_MS: Final = 2_000  # between two checks
LOOK_BACK_MS: Final = 30 * DAY_SECONDS * 1000  # after a start: games that ended since then
OVERLAP_MS: Final = 10 * 60_000  # of two checks: other servers may write late, or have other clocks
MAX_GAMES: Final = 50  # of one check
log = structlog.get_logger("daikaiju.ratings")


class Rater:
    """Finds finished games that were not rated, and rates them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._checked_at = 0
        self._since = 0  # games that changed before were looked at
        self._unreadable: set[str] = set()  # their pack is missing; tried again after a restart

    async def check(self, now: int) -> None:
        """Rate finished games; called about once a second."""
        if now - self._checked_at < CHECK_MS:
            return
        self._checked_at = now
        since = self._since or now - LOOK_BACK_MS
        most = MAX_GAMES + len(self._unreadable)
        games = await self._registry.store.unrated_games(since, most)
        for table in games:
            if table not in self._unreadable:
                await self._rate(table)
        if len(games) < most:
            self._since = now - OVERLAP_MS

    async def _rate(self, table: str) -> None:
        store = self._registry.store
        row = await store.table(table)
        if row is None:
            return
        entries = await self._registry.encoded_log(table)
        game = await asyncio.to_thread(_read_game, row.snapshot, entries)
        if game is None:
            self._unreadable.add(table)
            return

        def change(ratings: Mapping[str, StoredRating]) -> list[StoredRating]:
            before = {name: each for name, each in ratings.items() if each.since <= game.started}
            return rate(before, game.ranks)

        if await store.rate_game(table, tuple(game.ranks), change):
            log.info("a finished game was looked at", table=table)


def _read_game(snapshot: bytes, entries: list[bytes]) -> FinishedGame | None:
    """Return the game, or None if it cannot be read because a pack is missing."""
    try:
        decoded = msgspec.json.decode(snapshot, type=Snapshot)
        return finished_game(decoded, [decode_entry(entry) for entry in entries])
    except (PackError, ValueError, KeyError):
        return None
