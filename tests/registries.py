"""Halls for tests: tables over a real store, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.store import open_store
from daikaiju.server.tables.actor import Keeper
from daikaiju.server.tables.bot_pool import Thinkers
from daikaiju.server.tables.registry import Hall
from daikaiju.server.tables.values import Setup
from daikaiju.server.updates.messages import Act, AnyMessage, Command, Done, Sit, Start, Update

PATIENCE = 30.0  # seconds until a test gives up
TWO = Setup(seats=2, pace=0)


class Ear:
    """Somebody at a table, with all that was told."""

    language = "en"

    def __init__(self, player: str = "") -> None:
        self.player = player
        self.told: list[AnyMessage] = []
        self.closed = ""
        self._news = asyncio.Event()

    def tell(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message, type=AnyMessage))
        self._news.set()

    def close(self, code: str) -> None:
        self.closed = code

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.told if isinstance(message, Update)]

    async def until(self, wanted: Callable[[Update], bool]) -> Update:
        """The first update of that kind, told already or to come."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                for update in self.updates:
                    if wanted(update):
                        return update
                await self._news.wait()


@asynccontextmanager
async def hall_at(place: object, **settings: Any) -> AsyncIterator[Hall]:
    """A hall over the store in that file, or at that URL."""
    store = await open_store(str(place), "node")
    hall = Hall(store, Settings(store=str(place), **settings), Thinkers())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


async def do(keeper: Keeper, player: str, kind: type[Command], id: str, **words: Any) -> Done:
    return await keeper.command(kind(id=id, **words), player)  # type: ignore[arg-type]


async def seated(hall: Hall, setup: Setup, *players: str) -> Keeper:
    """A table at which these people sit and the game has begun."""
    welcome = await hall.open_table(setup, players[0])
    keeper = await hall.keeper(welcome.table)
    for seat, player in enumerate(players):
        await do(keeper, player, Sit, f"sit{seat}", seat=seat, name=player.title())
    await do(keeper, players[0], Start, "start")
    return keeper


async def act(keeper: Keeper, id: str, action: str = "") -> Done:
    """Whoever must decide does the first thing that is possible."""
    seat = keeper.table.asked
    player = keeper.table.seats[seat].holder
    legal = keeper.welcome(player).picture.legal
    ply = keeper.table.kept.ply
    return await do(keeper, player, Act, id, seat=seat, ply=ply, action=action or legal[0])


async def play_out(keeper: Keeper) -> None:
    number = 0
    while keeper.table.kept.phase == "playing":
        number += 1
        await act(keeper, f"act{number}")


async def code_of(command: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(Refusal) as caught:
        await command
    return caught.value.code
