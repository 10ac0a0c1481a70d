"""A queue and an event that take little memory while they are empty or set.

`asyncio.Queue` allocates four deques (3 kB), `asyncio.Event` one. A server has a queue for each
table, and both for each socket.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class LightQueue(Generic[T]):
    """A queue with one reader."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None  # set while the reader waits

    def put_nowait(self, item: T) -> None:
        """Add an item and wake the reader."""
        self._items.append(item)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Wait for an item, remove it and return it."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items


class LightEvent:
    """An event that is usually set."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        """Wake all that wait."""
        self._is_set = True
        waiting, self._waiting = self._waiting or (), None
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        """Wait until the event is set."""
        while not self._is_set:
            future = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), future]
            await future
