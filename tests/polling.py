"""Wait until a condition is true; fail after a timeout."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

TIMEOUT = 120.0  # seconds until a test fails
POLL_SECONDS = 0.02


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end, "the condition stays false"
        time.sleep(POLL_SECONDS)


async def wait_until_async(condition: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait without blocking other tasks. The condition may return an awaitable."""
    async with asyncio.timeout(TIMEOUT):
        while not await _value_of(condition()):
            await asyncio.sleep(POLL_SECONDS)


async def _value_of(value: bool | Awaitable[bool]) -> bool:
    return value if isinstance(value, bool) else await value
