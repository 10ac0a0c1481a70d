"""Odds that were asked for: found out in another process, once for all who see the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ...rules.state import State
from ..refusals import Refusal
from .bot_pool import Thinkers
from .odds_messages import Odds

MOST_KNOWN: Final = 500  # positions, of a kilobyte each
Key = tuple[bytes, bool, str]


class Foreseen:
    """The odds that were asked for lately: whoever sees the same is told the same."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: OrderedDict[Key, asyncio.Task[Odds | None]] = OrderedDict()

    def knows(self, seen: State, decides: bool, goals: str) -> bool:
        """Has it been asked for, so that nothing is to be found out?"""
        return (seen.tobytes(), decides, goals) in self._known

    async def odds(self, seen: State, decides: bool, goals: str) -> Odds:
        """The odds in a position as somebody sees it, or a `Refusal`."""
        key = seen.tobytes(), decides, goals
        if key not in self._known:
            asking = self._thinkers.odds(seen, decides, goals)
            self._known[key] = asyncio.create_task(asking, name="odds")
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        task = self._known[key]
        self._known.move_to_end(key)
        try:
            # Others may wait for the same: nobody who goes away takes it from them.
            found = await asyncio.shield(task)
        except ValueError as error:
            self._known.pop(key, None)
            raise Refusal("bad-request", detail=f"query: {error}") from None
        if found is None:
            self._known.pop(key, None)
            raise Refusal("odds-unknown")
        return found
