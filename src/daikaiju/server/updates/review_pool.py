"""The coach in a worker process: reviews of finished games, and hints.

A review is continued from request to request.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ..protocol.review_types import HintReply
from ..workers.bot_pool import Queue, WorkerQueue
from .coach_requests import hint_at
from .replay_pool import ReplayPool
from .review_worker import review_game

WORKER_MODULE: Final = "daikaiju.server.updates.review_worker"
REVIEW_TIMEOUT: Final = 180.0  # seconds: the first review may have to compile machine code
MOST_STORED: Final = 100  # reviews in memory


def make_review_queue() -> WorkerQueue:
    return WorkerQueue(1, WORKER_MODULE)


class ReviewPool:
    """One process. The latest reviews are kept in memory, so that each is computed once."""

    def __init__(self, queue: Queue | None = None) -> None:
        self._pool = ReplayPool(REVIEW_TIMEOUT, queue or make_review_queue())
        self._stored: OrderedDict[str, str] = OrderedDict()  # by table

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

    async def close(self) -> None:
        await self._pool.close()
