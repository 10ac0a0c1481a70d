"""Waiting for what must come to hold: as long as it takes, and a test fails if it never does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE = 60.0  # seconds until a test gives up, not until anything is expected
A_MOMENT = 0.02


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it has not come to hold"
        time.sleep(A_MOMENT)


async def until(holds: Callable[[], bool | Awaitable[bool]]) -> None:
    """The same while other tasks go on; the question may be one that has to be awaited."""
    async with asyncio.timeout(PATIENCE):
        while not await _answer(holds()):
            await asyncio.sleep(A_MOMENT)


async def _answer(told: bool | Awaitable[bool]) -> bool:
    return told if isinstance(told, bool) else await told
