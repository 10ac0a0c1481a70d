"""The queue and the event of tables and sockets, with the tasks that wait for them."""

import asyncio

from daikaiju.server.light_queue import LightEvent, LightQueue


def test_items_come_in_their_order_and_wake_the_reader() -> None:
    async def read() -> list[int]:
        queue = LightQueue[int]()
        reader = asyncio.create_task(_take(queue, 3))
        await asyncio.sleep(0)  # the reader waits now
        for number in (1, 2, 3):
            queue.put_nowait(number)
        assert not queue.empty()
        found = await reader
        assert queue.empty()
        return found

    assert asyncio.run(read()) == [1, 2, 3]


def test_a_cancelled_reader_loses_no_item() -> None:
    async def read() -> int:
        queue = LightQueue[int]()
        cancelled = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        cancelled.cancel()
        queue.put_nowait(7)
        await asyncio.gather(cancelled, return_exceptions=True)
        return await queue.get()

    assert asyncio.run(read()) == 7


def test_an_event_wakes_all_that_wait_and_can_be_cleared() -> None:
    async def wait() -> list[bool]:
        event = LightEvent()
        waiting = [asyncio.create_task(event.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        before = [task.done() for task in waiting]
        event.set()
        await asyncio.gather(*waiting)
        await event.wait()  # returns at once
        event.clear()
        again = asyncio.create_task(event.wait())
        await asyncio.sleep(0)
        before.append(again.done())
        again.cancel()
        return before

    assert asyncio.run(wait()) == [False, False, False]


async def _take(queue: LightQueue[int], count: int) -> list[int]:
    return [await queue.get() for _ in range(count)]
