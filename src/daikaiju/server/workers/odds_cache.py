"""Cache of requested odds: computed in a worker process once for all viewers with the same view."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ...rules.state import State
from ..protocol.odds_messages import Odds
from ..refusals import Refusal
from .bot_pool import BotPool

MAX_CACHED: Final = 500  # positions, of about one kilobyte each
Key = tuple[bytes, bool, str]


class OddsCache:
    """The most recently requested odds. Viewers with the same view get the same result."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._tasks: OrderedDict[Key, asyncio.Task[Odds | None]] = OrderedDict()

    def has(self, visible: State, decides: bool, goals: str) -> bool:
        """Return whether the odds were requested before, so that no computation is needed."""
        return (visible.tobytes(), decides, goals) in self._tasks

    async def odds(self, visible: State, decides: bool, goals: str, client: str = "") -> Odds:
        """Return the odds in a position as one viewer sees it, or raise `Refusal`."""
        key = visible.tobytes(), decides, goals
        if key not in self._tasks:
            computation = self._bot_pool.odds(visible, decides, goals, client)
            self._tasks[key] = asyncio.create_task(computation, name="odds")
            if len(self._tasks) > MAX_CACHED:
                self._tasks.popitem(last=False)
        task = self._tasks[key]
        self._tasks.move_to_end(key)
        try:
            # Other callers may wait for the same task: a cancelled caller must not cancel it.
            found = await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the server ends
                raise Refusal("closing") from None
            raise
        except ValueError as error:
            self._tasks.pop(key, None)
            raise Refusal("bad-request", detail=f"query: {error}") from None
        if found is None:
            self._tasks.pop(key, None)
            raise Refusal("odds-unknown")
        return found
