"""A queue in which clients take turns: many items of one client do not delay those of others."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items of several clients: one of each client in turn, for each first in, first out."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}  # the next client first
        self._count = asyncio.Semaphore(0)

    def put(self, client: str, item: T) -> None:
        self._waiting.setdefault(client, deque()).append(item)
        self._count.release()

    async def get(self) -> T:
        """Wait for an item and remove it."""
        await self._count.acquire()
        return self._next()

    def remove_all(self) -> list[T]:
        """Remove and return all items. No task may wait for an item."""
        found = []
        while self._waiting:
            found.append(self._next())
        self._count = asyncio.Semaphore(0)
        return found

    def _next(self) -> T:
        client = next(iter(self._waiting))
        items = self._waiting.pop(client)
        item = items.popleft()
        if items:
            self._waiting[client] = items  # after all other clients
        return item
