"""Clients that play at many tables and record all that they receive."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from daikaiju.server.client import CommandRefused, GameClient, TableConnection
from daikaiju.server.protocol.messages import Act, AnyMessage, Done, Sit, Start, Update
from daikaiju.server.protocol.values import Setup

RESUME_TIMEOUT: Final = 90.0  # seconds within which every table must continue
PAUSE_SECONDS: Final = 0.02  # between two moves of a client
EXPECTED: Final = ("stale", "not-your-turn")  # refusals of a client that is behind
MAX_PLIES: Final = 120  # then the clients go on at a new table


@dataclass
class Observations:
    """All that the clients of one table received."""

    table: str = ""
    done: dict[str, Done] = field(default_factory=dict)  # by the id of the command
    updates: dict[str, list[Update]] = field(default_factory=dict)  # by the player
    acts: int = 0

    def record(self, player: str, message: AnyMessage) -> None:
        if isinstance(message, Done):
            self.done[message.id] = message
        elif isinstance(message, Update):
            self.updates.setdefault(player, []).append(message)


class Group:
    """Two players, perhaps with a bot, and a spectator: they play one game after the other."""

    def __init__(self, number: int, clients: Sequence[GameClient], rng: random.Random) -> None:
        self.seats = 2 + number % 2
        self.observed: list[Observations] = []
        self._clients, self._rng = clients, rng
        self._connections: list[TableConnection] = []

    async def run(self, stop: asyncio.Event) -> None:
        """Play games until the event."""
        while not stop.is_set():
            async with AsyncExitStack() as stack:
                await self._gather(stack)
                await asyncio.gather(*(self._play(seat, stop) for seat in (0, 1)))

    async def _gather(self, stack: AsyncExitStack) -> None:
        opened = await _persistently(self._clients[0], Setup(seats=self.seats, pace=0))
        observed = Observations(opened)
        self.observed.append(observed)
        self._connections = []
        for client in self._clients:
            connection = TableConnection(client, opened, partial(observed.record, client.id))
            self._connections.append(await stack.enter_async_context(connection))
        for seat, connection in enumerate(self._connections[:2]):
            await connection.send_command(Sit, seat=seat, name=f"P{seat}")
        await self._connections[0].send_command(Start)

    async def _play(self, seat: int, stop: asyncio.Event) -> None:
        connection = self._connections[seat]
        while not stop.is_set():
            picture = connection.picture
            if not picture or picture.phase == "over" or picture.ply > MAX_PLIES:
                return
            if not picture.asked or picture.asked.seat != seat or not picture.legal:
                await connection.wait_for_message(0.5)
                continue
            action = self._rng.choice(picture.legal)
            try:
                await connection.send_command(Act, seat=seat, ply=picture.ply, action=action)
                self.observed[-1].acts += 1
                await asyncio.sleep(PAUSE_SECONDS)
            except CommandRefused as refusal:
                if refusal.refused.code not in EXPECTED:
                    raise
                await connection.wait_for_message(0.2)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of games and of moves."""
        return len(self.observed), sum(observed.acts for observed in self.observed)


async def _persistently(client: GameClient, setup: Setup) -> str:
    """Open a table, also if the server fails meanwhile; return its id."""
    end = time.monotonic() + RESUME_TIMEOUT
    while True:
        try:
            return (await client.open_table(setup)).table
        except (OSError, CommandRefused, ValueError):
            if time.monotonic() > end:
                raise
            client.try_next()
            await asyncio.sleep(0.2)


async def stuck_groups(groups: Sequence[Group]) -> list[str]:
    """Describe the groups without a new move after the last fault."""
    waiting = [(group, group.progress) for group in groups]
    end = time.monotonic() + RESUME_TIMEOUT
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.1)
        waiting = [(group, before) for group, before in waiting if group.progress == before]
    return [f"{group.observed[-1].table}: does not continue" for group, _ in waiting]
