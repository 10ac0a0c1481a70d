"""Several servers with one PostgreSQL: each serves every table and sends all updates."""

from __future__ import annotations

import asyncio

import pytest

from daikaiju.server.actors.actor import TableActor
from daikaiju.server.protocol.messages import Say
from daikaiju.server.protocol.values import Clock, Setup
from daikaiju.server.refusals import Refusal
from polling import wait_until_async
from postgres import fresh_database, needs_postgres
from registries import TWO_SEATS, RecordingListener, act, open_registry, send_command, start_game


@needs_postgres
def test_move_on_one_node_reaches_listeners_on_another() -> None:
    async def body(url: str) -> None:
        async with open_registry(url) as one, open_registry(url) as two:
            here = await start_game(one, TWO_SEATS, "ann", "bob")
            there = await two.actor(here.table.id)
            listener = RecordingListener()
            there.add_listener(listener)
            for number in range(10):
                await act(here, f"a{number}")
            await listener.wait_for_update(
                lambda update: update.picture.seq == here.table.snapshot.seq
            )
            seqs = [update.picture.seq for update in listener.updates]
            assert seqs == list(range(seqs[0], seqs[0] + 10))
            assert there.table.encode_snapshot() == here.table.encode_snapshot()

    with fresh_database() as url:
        asyncio.run(body(url))


@needs_postgres
def test_concurrent_writes_of_two_nodes_make_one_log() -> None:
    """Ann chats on one node and Bob on the other, without pauses."""

    async def body(url: str) -> None:
        async with open_registry(url) as one, open_registry(url) as two:
            here = await start_game(one, TWO_SEATS, "ann", "bob")
            there = await two.actor(here.table.id)
            seq = here.table.snapshot.seq
            listeners = [RecordingListener(), RecordingListener()]
            here.add_listener(listeners[0])
            there.add_listener(listeners[1])

            async def chat(actor: TableActor, player: str) -> None:
                for number in range(15):
                    await send_command(
                        actor, player, Say, f"{player}{number}", text=f"word {number}"
                    )

            await asyncio.gather(chat(here, "ann"), chat(there, "bob"))
            for listener in listeners:
                await listener.wait_for_update(lambda update: update.picture.seq == seq + 30)
                seqs = [update.picture.seq for update in listener.updates]
                assert seqs == list(range(seq + 1, seq + 31))
            assert len(await one.log(here.table.id)) == seq + 30

    with fresh_database() as url:
        asyncio.run(body(url))


@needs_postgres
def test_duties_of_a_stopped_node_are_done_by_another() -> None:
    async def body(url: str) -> None:
        setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=3600))
        async with open_registry(url) as two:
            async with open_registry(url) as one:
                actor = await start_game(one, setup, "ann")
                while actor.table.asked == 0:
                    await act(actor, f"a{actor.table.snapshot.ply}")
                table, ply = actor.table.id, actor.table.snapshot.ply
            there = await two.actor(table)
            await wait_until_async(lambda: there.table.snapshot.ply > ply)

    with fresh_database() as url:
        asyncio.run(body(url))


@needs_postgres
def test_a_client_that_reconnects_to_a_node_that_is_behind_does_not_go_back() -> None:
    async def body(url: str) -> None:
        async with open_registry(url) as one, open_registry(url) as two:
            here = await start_game(one, TWO_SEATS, "ann", "bob")
            there = await two.actor(here.table.id)
            two.store.listen(lambda table, seq: None)  # notifications to this node are lost
            for number in range(3):
                await act(here, f"a{number}")
            seen = here.table.snapshot.seq
            assert there.table.snapshot.seq < seen
            await there.catch_up(seen)
            assert there.welcome("ann").picture.seq == seen

    with fresh_database() as url:
        asyncio.run(body(url))


@needs_postgres
def test_a_node_that_cannot_read_the_log_refuses_a_client_that_has_seen_more() -> None:
    async def body(url: str) -> None:
        async with open_registry(url) as node:
            actor = await start_game(node, TWO_SEATS, "ann", "bob")
            seen = actor.table.snapshot.seq
            await actor.catch_up(seen + 5)  # a restored backup has a shorter log
            await node.store.close()
            await actor.catch_up(seen)
            with pytest.raises(Refusal, match="unavailable"):
                await actor.catch_up(seen + 1)

    with fresh_database() as url:
        asyncio.run(body(url))
