"""Table registries for tests: tables with a real store, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from daikaiju.server.actors.actor import TableActor
from daikaiju.server.actors.registry import TableRegistry
from daikaiju.server.clock import SERVER_CLOCK, ServerClock
from daikaiju.server.protocol.messages import Act, AnyMessage, Command, Done, Sit, Start, Update
from daikaiju.server.protocol.values import Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.store import open_store
from daikaiju.server.workers.bot_pool import BotPool

TIMEOUT = 120.0  # seconds until a test fails
TWO_SEATS = Setup(seats=2, pace=0)


class RecordingListener:
    """A listener of a table that records its messages."""

    language = "en"

    def __init__(self, player: str = "", name: str = "", network: str = "") -> None:
        self.player, self.name, self.network = player, name, network
        self.messages: list[AnyMessage] = []
        self.closed = ""
        self._arrived = asyncio.Event()

    def send_message(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message, type=AnyMessage))
        self._arrived.set()

    def close(self, code: str) -> None:
        self.closed = code

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.messages if isinstance(message, Update)]

    async def wait_for_update(self, wanted: Callable[[Update], bool]) -> Update:
        """Return the first matching update, received already or later."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                self._arrived.clear()
                for update in self.updates:
                    if wanted(update):
                        return update
                await self._arrived.wait()


@asynccontextmanager
async def open_registry(
    location: object, clock: ServerClock = SERVER_CLOCK, **settings: Any
) -> AsyncIterator[TableRegistry]:
    """Open a registry with the store in this file or at this URL."""
    store = await open_store(str(location), "node")
    chosen = Settings(store=str(location), **settings)
    registry = TableRegistry(store, chosen, BotPool(timeout=TIMEOUT), clock=clock)
    await registry.start()
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


async def send_command(
    actor: TableActor, player: str, kind: type[Command], id: str, **fields: Any
) -> Done:
    return await actor.command(kind(id=id, **fields), player)


async def start_game(registry: TableRegistry, setup: Setup, *players: str) -> TableActor:
    """Start a game of these players and return the actor of its table."""
    welcome = await registry.open_table(setup, players[0])
    actor = await registry.actor(welcome.table)
    for seat, player in enumerate(players):
        await send_command(
            actor, player, Sit, f"sit{seat}", seat=seat, name=player.title(), entropy=player
        )
    await send_command(actor, players[0], Start, "start")
    return actor


async def act(actor: TableActor, id: str, action: str = "") -> Done:
    """Take an action for the asked seat; the first legal one by default."""
    seat = actor.table.asked
    player = actor.table.seats[seat].holder
    legal = actor.welcome(player).picture.legal
    ply = actor.table.snapshot.ply
    return await send_command(actor, player, Act, id, seat=seat, ply=ply, action=action or legal[0])


async def play_to_end(actor: TableActor) -> None:
    number = 0
    while actor.table.snapshot.phase == "playing":
        number += 1
        await act(actor, f"act{number}")


async def refusal_code(command: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(Refusal) as caught:
        await command
    return caught.value.code
