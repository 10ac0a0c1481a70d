"""Replays of games in a worker process: they would stop all tables if the event loop did them."""

from __future__ import annotations

import asyncio
import logging
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

from ..refusals import Refusal
from ..workers.bot_pool import Queue, WorkerError, WorkerQueue

WORKER_MODULE: Final = "daikaiju.server.updates.replay_worker"
REPLAY_TIMEOUT: Final = 30.0  # seconds: the longest game of a table takes about 5
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


def make_replay_queue() -> WorkerQueue:
    return WorkerQueue(1, WORKER_MODULE)


class ReplayPool:
    """One process, started by the first replay. A process that hangs is replaced."""

    def __init__(self, timeout: float = REPLAY_TIMEOUT, queue: Queue | None = None) -> None:
        self._queue = queue or make_replay_queue()
        self._timeout = timeout

    @property
    def process_ids(self) -> tuple[int, ...]:
        return self._queue.process_ids

    async def run(self, replay: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Return the result of a function of the worker module, or raise its `Refusal`."""
        request = b64encode(pickle.dumps((replay.__name__, arguments))).decode()
        try:
            answer = await self._queue.ask(request, self._timeout)
        except asyncio.CancelledError:
            if self._queue.is_closed:
                raise Refusal("closing") from None
            raise
        except WorkerError as error:
            log.error("no game is replayed: its process %s", error)
            raise Refusal("unavailable") from None
        result: Any = pickle.loads(b64decode(answer))
        if isinstance(result, Refusal):
            raise result
        return result  # type: ignore[no-any-return]

    async def close(self) -> None:
        await self._queue.close()
