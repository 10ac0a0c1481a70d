"""The cache of odds: what a viewer gets if the server ends meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from daikaiju.record import read_position
from daikaiju.server.refusals import Refusal
from daikaiju.server.workers.bot_pool import BotPool
from daikaiju.server.workers.odds_cache import OddsCache

DICE = "second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0"


def test_odds_are_refused_when_the_server_ends() -> None:
    async def body() -> None:
        pool = BotPool()
        waiting = asyncio.create_task(OddsCache(pool).odds(read_position(DICE), True, ""))
        await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(Refusal, match="closing"):
            await waiting
        with pytest.raises(Refusal, match="closing"):
            await OddsCache(pool).odds(read_position(DICE), True, "")

    asyncio.run(body())
