"""Hearing of what other servers write to the same PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from .database import Connect
from .writer import CHANNEL

PROBE_SECONDS = 10.0  # a connection that says nothing for so long is asked whether it lives
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before connecting again
TROUBLES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

Heard = Callable[[str, int], None]


class Listener:
    """One connection that only listens, made anew whenever it is lost."""

    def __init__(self, connect: Connect, sender: str) -> None:
        self.heard: Heard | None = None
        self._connect, self._sender = connect, sender
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._hang_up()

    async def _listen(self) -> None:
        self._lost = lost = asyncio.Event()
        self._connection = await self._connect()
        self._connection.add_termination_listener(lambda _: lost.set())
        await self._connection.add_listener(CHANNEL, self._on_news)

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            pause = FIRST_PAUSE
            while not await self._is_listening_again(pause):
                pause = min(2 * pause, LONGEST_PAUSE)
            self._tell("", 0)

    async def _until_lost(self) -> None:
        """Returns when the connection is gone, or does not answer any more."""
        with suppress(*TROUBLES):
            while not self._lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._lost.wait(), PROBE_SECONDS)
                if not self._lost.is_set():
                    await self._connection.execute("SELECT 1")

    async def _is_listening_again(self, pause: float) -> bool:
        await self._hang_up()
        await asyncio.sleep(pause)
        with suppress(*TROUBLES):
            await self._listen()
            return True
        return False

    async def _hang_up(self) -> None:
        """Politely if there is somebody to be polite to."""
        connection, self._connection = self._connection, None
        if not connection:
            return
        try:
            if not connection.is_closed():
                await connection.remove_listener(CHANNEL, self._on_news)
                await connection.close(timeout=1.0)
        except TROUBLES:
            pass
        finally:
            connection.terminate()

    def _on_news(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table, seq, sender = payload.split(" ", 2)
        if sender != self._sender:
            self._tell(table, int(seq))

    def _tell(self, table: str, seq: int) -> None:
        if self.heard:
            self.heard(table, seq)
