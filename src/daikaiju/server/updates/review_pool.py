"""The coach in a worker process: reviews of finished games, hints, chances for spectators.

A review is continued from request to request.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ..protocol.review_types import DelayedChances, HintReply
from ..workers.bot_pool import Queue, WorkerQueue
from .coach_requests import delayed_chances, hint_at
from .replay_pool import ReplayPool
from .review_worker import review_game

WORKER_MODULE: Final = "daikaiju.server.updates.review_worker"
REVIEW_TIMEOUT: Final = 180.0  # seconds: the first review may have to compile machine code
MOST_STORED: Final = 100  # reviews, and delayed chances, in memory
Key = tuple[str, int]  # a table and the number of its turns or moves


def make_review_queue() -> WorkerQueue:
    return WorkerQueue(1, WORKER_MODULE)


class ReviewPool:
    """One process. The latest reviews are kept in memory, so that each is computed once."""

    def __init__(self, queue: Queue | None = None) -> None:
        self._pool = ReplayPool(REVIEW_TIMEOUT, queue or make_review_queue())
        self._stored: OrderedDict[str, str] = OrderedDict()  # by table
        self._chances: OrderedDict[Key, DelayedChances] = OrderedDict()
        self._lock = asyncio.Lock()  # of chances: many spectators ask at the same time

    async def review(
        self, table: str, log: list[bytes], player: str, secret: bytes | None, language: str
    ) -> bytes:
        """Return the review so far as JSON; each call continues it."""
        before = self._stored.get(table, "")
        reply, after = await self._pool.run(review_game, log, player, secret, language, before)
        self._stored[table] = after
        self._stored.move_to_end(table)
        while len(self._stored) > MOST_STORED:
            self._stored.popitem(last=False)
        return reply

    async def hint(self, position: str, language: str) -> HintReply:
        """Return the hint for the decision of a position, which shows what its seat may know."""
        return await self._pool.run(hint_at, position, language)

    def known_chances(self, key: Key) -> DelayedChances | None:
        return self._chances.get(key)

    async def chances(self, key: Key, log: list[bytes]) -> DelayedChances:
        """Return the delayed chances; they are computed once for a turn of a table."""
        async with self._lock:
            if key not in self._chances:
                self._chances[key] = await self._pool.run(delayed_chances, log)
                while len(self._chances) > MOST_STORED:
                    self._chances.popitem(last=False)
            return self._chances[key]

    async def close(self) -> None:
        await self._pool.close()
