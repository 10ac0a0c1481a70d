"""A queue in which clients take turns."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from daikaiju.record.position import read_position
from daikaiju.server.workers.bot_pool import BotPool
from daikaiju.server.workers.fair_queue import FairQueue

DECISION = "second gigazaur,the_king throws=2 dice=113ECH agenda=keep.0"


def filled(*items: tuple[str, Any]) -> FairQueue[Any]:
    queue: FairQueue[Any] = FairQueue()
    for client, item in items:
        queue.put(client, item)
    return queue


async def taken(queue: FairQueue[Any], number: int) -> list[Any]:
    return [await queue.get() for _ in range(number)]


def test_clients_take_turns_and_keep_their_order() -> None:
    async def test() -> None:
        queue = filled(("ann", 1), ("ann", 2), ("ann", 3), ("bo", "a"), ("bo", "b"), ("cy", "x"))
        assert await taken(queue, 6) == [1, "a", "x", 2, "b", 3]

    asyncio.run(test())


def test_a_new_client_waits_for_one_item_of_each_other() -> None:
    async def test() -> None:
        queue = filled(*(("ann", number) for number in range(100)), ("bo", "b"))
        assert await taken(queue, 1) == [0]
        queue.put("cy", "c")
        assert await taken(queue, 4) == ["b", 1, "c", 2]

    asyncio.run(test())


def test_a_task_waits_for_an_item() -> None:
    async def test() -> None:
        queue = filled()
        waiting = asyncio.create_task(queue.get())
        cancelled = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        cancelled.cancel()
        queue.put("ann", 1)
        assert await waiting == 1
        queue.put("ann", 2)
        assert await queue.get() == 2

    asyncio.run(test())


def test_all_items_are_removed() -> None:
    async def test() -> None:
        queue = filled(("ann", 1), ("ann", 2), ("bo", 3))
        assert queue.remove_all() == [1, 3, 2]
        queue.put("cy", 4)
        assert await queue.get() == 4

    asyncio.run(test())


@pytest.mark.slow
def test_a_client_with_many_tables_does_not_delay_the_bots_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")

    async def test() -> None:
        pool, state, done = BotPool(timeout=120), read_position(DECISION), list[str]()

        async def ask(client: str) -> None:
            await pool.choose("legend", state, 0, client)
            done.append(client)

        async with asyncio.TaskGroup() as group:
            for client in [*["many"] * 8, "one"]:
                group.create_task(ask(client))
        await pool.close()
        assert done.index("one") <= 2  # one is in work, and one was next

    asyncio.run(test())
