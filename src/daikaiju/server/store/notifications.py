"""Notifications of entries that other servers write to the same PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from .database import Connect
from .writer import CHANNEL

PROBE_SECONDS = 10.0  # between checks of a silent connection
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before connecting again
CONNECTION_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

EntryCallback = Callable[[str, int], None]


class NotificationListener:
    """A connection that only listens, and reconnects when it is lost."""

    def __init__(self, connect: Connect, sender: str) -> None:
        self.on_entry: EntryCallback | None = None
        self._connect, self._sender = connect, sender
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect and start to listen."""
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._disconnect()

    async def _listen(self) -> None:
        self._lost = lost_event = asyncio.Event()
        self._connection = await self._connect()
        self._connection.add_termination_listener(lambda _: lost_event.set())
        await self._connection.add_listener(CHANNEL, self._on_notification)

    async def _keep_listening(self) -> None:
        while True:
            await self._wait_until_lost()
            pause = FIRST_PAUSE
            while not await self._try_to_reconnect(pause):
                pause = min(2 * pause, LONGEST_PAUSE)
            self._call_back("", 0)

    async def _wait_until_lost(self) -> None:
        """Wait until the connection is lost or does not answer."""
        with suppress(*CONNECTION_ERRORS):
            while not self._lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._lost.wait(), PROBE_SECONDS)
                if not self._lost.is_set():
                    await self._connection.execute("SELECT 1")

    async def _try_to_reconnect(self, pause: float) -> bool:
        await self._disconnect()
        await asyncio.sleep(pause)
        with suppress(*CONNECTION_ERRORS):
            await self._listen()
            return True
        return False

    async def _disconnect(self) -> None:
        """Close the connection: with a handshake if the server still answers."""
        connection, self._connection = self._connection, None
        if not connection:
            return
        try:
            if not connection.is_closed():
                await connection.remove_listener(CHANNEL, self._on_notification)
                await connection.close(timeout=1.0)
        except CONNECTION_ERRORS:
            pass
        finally:
            connection.terminate()

    def _on_notification(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table, seq, sender = payload.split(" ", 2)
        if sender != self._sender:
            self._call_back(table, int(seq))

    def _call_back(self, table: str, seq: int) -> None:
        if self.on_entry:
            self.on_entry(table, seq)
