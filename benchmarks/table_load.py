"""Many tables at which players move at a fixed rate, and the latency of their moves."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence

from daikaiju.server.client import GameClient, new_text
from daikaiju.server.protocol.messages import Act, Sit, Start
from daikaiju.server.protocol.values import Setup

from .load_client import LoadSocket, open_socket

OPENED_TOGETHER = 50  # number of tables that are opened at the same time
TIMEOUT_SECONDS = 60.0  # of one move


class PlayerClient(GameClient):
    """A client whose requests come from an address, as a trusted proxy reports it."""

    def __init__(self, url: str, address: str = "") -> None:
        super().__init__(url)
        self._address = address

    def headers(self, json: bool = False) -> dict[str, str]:
        found = super().headers(json)
        return found | {"X-Forwarded-For": self._address} if self._address else found


class TableLoad:
    """One table with a socket for each seat, and the latency of its moves."""

    def __init__(self, clients: Sequence[GameClient]) -> None:
        self.clients = clients
        self.table = ""  # its id
        self.sockets: list[LoadSocket] = []
        self.seconds: list[float] = []
        self._missing = 0  # number of sockets without the awaited update
        self._awaited = 0  # its number
        self._all_received: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Open the table and its sockets, and start the game."""
        setup = Setup(seats=len(self.clients), pace=0)
        self.table = (await self.clients[0].open_table(setup)).table
        for client in self.clients:
            self.sockets.append(await open_socket(client, self.table, self._count))
        for seat, socket in enumerate(self.sockets):
            await socket.run(Sit, seat=seat, name=f"P{seat}", entropy=new_text())
        await self.sockets[0].run(Start, entropy=new_text())
        while any(socket.picture.phase != "playing" for socket in self.sockets):
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @property
    def failures(self) -> list[str]:
        """What the server has refused, and lost connections."""
        return [socket.failure for socket in self.sockets if socket.failure]

    def _count(self, seq: int) -> None:
        if seq == self._awaited:
            self._missing -= 1
            if not self._missing and self._all_received and not self._all_received.done():
                self._all_received.set_result(None)

    async def move(self) -> None:
        """Send one decision and measure the time until all sockets have the update."""
        picture = self.sockets[0].picture
        if picture.asked is None:
            return  # the game is over
        asker = self.sockets[picture.asked.seat]
        action = random.choice(asker.picture.legal)
        self._awaited, self._missing = picture.seq + 1, len(self.sockets)
        self._all_received = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        asker.send(Act, seat=picture.asked.seat, ply=picture.ply, action=action)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await self._all_received
        self.seconds.append(time.perf_counter() - began)

    async def play(self, until: float, every: float) -> None:
        """Move at a fixed rate that does not depend on the latency."""
        due = time.monotonic() + random.uniform(0, every)
        while due < until and not self.failures:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.move()
            due += every


async def open_tables(tables: Sequence[TableLoad]) -> None:
    """Open the tables, some at a time."""
    for start in range(0, len(tables), OPENED_TOGETHER):
        await asyncio.gather(*(table.open() for table in tables[start : start + OPENED_TOGETHER]))


async def play_all(tables: Sequence[TableLoad], until: float, every: float) -> list[float]:
    """Play at all tables; return the latencies of this time, ascending."""
    for table in tables:
        table.seconds.clear()
    await asyncio.gather(*(table.play(until, every) for table in tables))
    failures = [failure for table in tables for failure in table.failures]
    if failures:
        raise RuntimeError(f"{len(failures)} sockets failed, the first one: {failures[0]}")
    return sorted(second for table in tables for second in table.seconds)


def percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
