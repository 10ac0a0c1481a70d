"""Several servers on one PostgreSQL: each serves every table, and what one writes all tell."""

from __future__ import annotations

import asyncio

from daikaiju.server.tables.actor import Keeper
from daikaiju.server.tables.values import Clock, Setup
from daikaiju.server.updates.messages import Say
from halls import TWO, Ear, act, do, hall_at, seated
from postgres import fresh_database, needs_postgres
from waiting import until


@needs_postgres
def test_a_move_made_at_one_node_reaches_those_who_look_on_at_another() -> None:
    async def story(url: str) -> None:
        async with hall_at(url) as one, hall_at(url) as two:
            here = await seated(one, TWO, "ann", "bob")
            there = await two.keeper(here.table.name)
            ear = Ear()
            there.join(ear)
            for number in range(10):
                await act(here, f"a{number}")
            await ear.until(lambda update: update.picture.seq == here.table.kept.seq)
            seqs = [update.picture.seq for update in ear.updates]
            assert seqs == list(range(seqs[0], seqs[0] + 10))
            assert there.table.snapshot() == here.table.snapshot()

    with fresh_database() as url:
        asyncio.run(story(url))


@needs_postgres
def test_two_nodes_that_write_at_once_make_one_log() -> None:
    """Ann talks at one node, Bob at the other, both as fast as they can."""

    async def story(url: str) -> None:
        async with hall_at(url) as one, hall_at(url) as two:
            here = await seated(one, TWO, "ann", "bob")
            there = await two.keeper(here.table.name)
            seq = here.table.kept.seq
            ears = [Ear(), Ear()]
            here.join(ears[0])
            there.join(ears[1])

            async def talk(keeper: Keeper, player: str) -> None:
                for number in range(15):
                    await do(keeper, player, Say, f"{player}{number}", text=f"word {number}")

            await asyncio.gather(talk(here, "ann"), talk(there, "bob"))
            for ear in ears:
                await ear.until(lambda update: update.picture.seq == seq + 30)
                seqs = [update.picture.seq for update in ear.updates]
                assert seqs == list(range(seq + 1, seq + 31))
            assert len(await one.log(here.table.name)) == seq + 30

    with fresh_database() as url:
        asyncio.run(story(url))


@needs_postgres
def test_what_a_dead_node_has_left_undone_another_does() -> None:
    async def story(url: str) -> None:
        setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=3600))
        async with hall_at(url) as two:
            async with hall_at(url) as one:
                keeper = await seated(one, setup, "ann")
                while keeper.table.asked == 0:
                    await act(keeper, f"a{keeper.table.kept.ply}")
                table, ply = keeper.table.name, keeper.table.kept.ply
            there = await two.keeper(table)
            await until(lambda: there.table.kept.ply > ply)

    with fresh_database() as url:
        asyncio.run(story(url))
