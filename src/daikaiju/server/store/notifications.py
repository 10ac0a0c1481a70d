"""Notifications of entries that other servers write to the same PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import asyncpg

from .appends import CHANNEL
from .database import Connect
from .errors import Unavailable

PROBE_SECONDS = 10.0  # between checks of a silent connection
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before connecting again
CONNECTION_ERRORS = (
    *(OSError, asyncpg.PostgresError, asyncpg.InterfaceError),
    asyncpg.InternalClientError,  # terminated, but the stream has not ended yet
)

EntryCallback = Callable[[str, int], None]


_NEW_ENTRIES: Final = """
    SELECT table_id, entry
    FROM unnest($1::text[], $2::integer[]) AS known (id, last)
    JOIN entries ON table_id = id AND seq > last
    ORDER BY table_id, seq LIMIT 1000
"""


class NotificationListener:
    """A connection that listens and reads what is new. It reconnects when it is lost."""

    def __init__(self, connect: Connect, sender: str) -> None:
        self.on_entry: EntryCallback | None = None
        self._connect, self._sender = connect, sender
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._in_use = asyncio.Lock()  # a connection runs one statement at a time
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

    async def new_entries(self, last: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return the entries of tables after the last known ones, in order."""
        found: dict[str, list[bytes]] = {}
        try:
            async with self._in_use:
                if self._connection is None:
                    raise Unavailable("the connection is lost")
                rows = await self._connection.fetch(_NEW_ENTRIES, [*last], [*last.values()])
        except (*CONNECTION_ERRORS, TimeoutError) as error:
            raise Unavailable(str(error)) from error
        for table, entry in rows:
            found.setdefault(table, []).append(entry)
        return found

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
                    async with self._in_use:
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
        sender, *written = payload.split(" ")
        if sender != self._sender:
            for table, seq in zip(written[::2], written[1::2], strict=True):
                self._call_back(table, int(seq))

    def _call_back(self, table: str, seq: int) -> None:
        if self.on_entry:
            self.on_entry(table, seq)
