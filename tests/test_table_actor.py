"""Table actors with a real store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from daikaiju.server.actors.actor import TableActor
from daikaiju.server.actors.registry import TableRegistry
from daikaiju.server.protocol.messages import Act, Done, Leave, Order, Return, Say, Start
from daikaiju.server.protocol.values import Clock, Orders, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.store import Store, TableRow, Unavailable
from daikaiju.server.tables.entries import decode_entry
from daikaiju.server.updates.records import record_of
from daikaiju.server.workers.bot_pool import BotPool
from polling import wait_until_async
from registries import (
    TIMEOUT,
    TWO_SEATS,
    RecordingListener,
    act,
    open_registry,
    refusal_code,
    send_command,
    start_game,
)

# --- store, then send ----------------------------------------------------------------------------


def test_updates_are_stored_before_they_are_sent_in_order(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            listeners = [RecordingListener("ann"), RecordingListener("bob"), RecordingListener()]
            for listener in listeners:
                actor.add_listener(listener)
            for number in range(20):
                done = await act(actor, f"a{number}")
                stored = [decode_entry(e) for e in await registry.store.log(actor.table.id)]
                assert stored[-1].seq == done.seq
                assert stored[-1].command == f"a{number}"
                assert all(listener.updates[-1].picture.seq == done.seq for listener in listeners)
            seqs = [update.picture.seq for update in listeners[2].updates]
            assert seqs == list(range(seqs[0], seqs[0] + 20))

    asyncio.run(body())


def test_only_the_asked_listener_gets_legal_actions(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            listeners = {name: RecordingListener(name) for name in ("ann", "bob", "")}
            for listener in listeners.values():
                actor.add_listener(listener)
            await act(actor, "a")
            asked = actor.table.seats[actor.table.asked].holder
            for name, listener in listeners.items():
                assert bool(listener.updates[-1].picture.legal) == (name == asked)

    asyncio.run(body())


def test_concurrent_commands_run_one_at_a_time(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            seat, ply = actor.table.asked, actor.table.snapshot.ply
            holder = actor.table.seats[seat].holder
            legal = actor.welcome(holder).picture.legal
            answers = await asyncio.gather(
                *(
                    send_command(actor, holder, Act, f"x{n}", seat=seat, ply=ply, action=legal[0])
                    for n in range(20)
                ),
                return_exceptions=True,
            )
            assert sum(isinstance(answer, Done) for answer in answers) == 1
            refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
            assert refused == ["stale"] * 19

    asyncio.run(body())


def test_cancelled_command_is_still_carried_out(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            seq = actor.table.snapshot.seq
            gone = asyncio.create_task(act(actor, "gone"))
            await asyncio.sleep(0)
            gone.cancel()
            await send_command(actor, "ann", Leave, "leave", seat=0)
            assert actor.table.snapshot.seq == seq + 2

    asyncio.run(body())


# --- recovery ------------------------------------------------------------------------------------


def test_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            listener = RecordingListener("ann")
            actor.add_listener(listener)
            first = await act(actor, "first")
            name, before = actor.table.id, actor.table.encode_snapshot()
        assert listener.closed == "shutdown"
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await registry.actor(name)
            assert actor.table.encode_snapshot() == before
            by = (await registry.log(name))[first.seq - 1].by
            again = Act(id="first", seat=0, ply=0, action="stop")
            assert await actor.command(again, by) == first
            await act(actor, "second")

    asyncio.run(body())


class UnreliableStore(Store):
    """A store that raises Unavailable before or after writing, as after a lost connection."""

    failure = ""  # "before": the entry is not stored; "after": it is

    async def append(self, row: TableRow, entry: bytes, sitter: str = "") -> None:
        if self.failure == "before":
            raise Unavailable("lost")
        await super().append(row, entry, sitter)
        if self.failure == "after":
            raise Unavailable("lost")


@pytest.mark.parametrize("failure", ["before", "after"])
def test_command_with_unknown_outcome_is_done_once_on_retry(tmp_path: Path, failure: str) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            listener = RecordingListener()
            actor.add_listener(listener)
            seat, ply, seq = (
                actor.table.asked,
                actor.table.snapshot.ply,
                actor.table.snapshot.seq,
            )
            holder = actor.table.seats[seat].holder
            action = actor.welcome(holder).picture.legal[0]
            command = Act(id="once", seat=seat, ply=ply, action=action)
            registry.store.__class__ = UnreliableStore
            registry.store.failure = failure  # type: ignore[attr-defined]
            assert await refusal_code(actor.command(command, holder)) == "unavailable"
            assert not listener.updates
            registry.store.failure = ""  # type: ignore[attr-defined]
            done = await actor.command(command, holder)
            assert done.seq == seq + 1
            assert [update.picture.seq for update in listener.updates] == [seq + 1]

    asyncio.run(body())


def test_stored_entry_is_sent_to_listeners_without_a_retry(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            listener = RecordingListener()
            actor.add_listener(listener)
            seq = actor.table.snapshot.seq
            registry.store.__class__ = UnreliableStore
            registry.store.failure = "after"  # type: ignore[attr-defined]
            assert await refusal_code(act(actor, "once")) == "unavailable"
            await listener.wait_for_update(lambda update: update.picture.seq == seq + 1)

    asyncio.run(body())


def test_two_nodes_never_write_the_same_sequence_number(tmp_path: Path) -> None:
    """Two registries share one store without notifications, as nodes with a slow broker."""

    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            one = await start_game(registry, TWO_SEATS, "ann", "bob")
            other_hall = TableRegistry(registry.store, registry.settings, BotPool())
            two = await other_hall.actor(one.table.id)
            listener = RecordingListener()
            two.add_listener(listener)
            for number in range(10):
                await act(one, f"a{number}")
            done = await send_command(two, "ann", Say, "here", text="I am here")
            assert done.seq == one.table.snapshot.seq + 1
            seqs = [update.picture.seq for update in listener.updates]
            assert seqs == list(range(seqs[0], done.seq + 1))
            one.check_log()
            await send_command(one, "bob", Say, "there", text="I am there")
            assert len(await registry.log(one.table.id)) == done.seq + 1
            await two.close()

    asyncio.run(body())


# --- duties --------------------------------------------------------------------------------------


def test_bots_play_a_whole_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            welcome = await registry.open_table(Setup(seats=3, pace=0, level="easy"), "ann")
            actor = await registry.actor(welcome.table)
            listener = RecordingListener()
            actor.add_listener(listener)
            await send_command(actor, "ann", Start, "start", entropy="ann")
            last = await listener.wait_for_update(lambda update: update.picture.phase == "over")
            assert last.picture.result
            assert last.picture.secret
            record = record_of(await registry.log(actor.table.id), "", actor.table.secret)
            assert record.result

    asyncio.run(body())


def test_bot_plays_on_after_a_restart_without_listeners(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=3600))
            actor = await start_game(registry, setup, "ann")
            name = actor.table.id
            while actor.table.asked == 0:
                await act(actor, f"a{actor.table.snapshot.ply}")
            ply = actor.table.snapshot.ply
        async with open_registry(tmp_path / "t.db") as registry:
            await wait_until_async(
                lambda: any(each.table.snapshot.ply > ply for each in registry.actors)
            )
            assert registry.actors[0].table.id == name

    asyncio.run(body())


def test_bot_plays_for_a_late_player_until_the_return(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=1))
            actor = await start_game(registry, setup, "ann", "bob")
            listener = RecordingListener()
            actor.add_listener(listener)
            slow = actor.table.asked
            away = await listener.wait_for_update(lambda update: update.what == "away")
            assert away.seat == slow
            assert away.picture.seats[slow].bot == "easy"
            await listener.wait_for_update(
                lambda update: update.what == "moved" and update.steps[0].why == "bot"
            )
            holder = actor.table.seats[slow].holder
            await send_command(actor, holder, Return, "return", seat=slow)
            assert actor.table.seats[slow].bot is None

    asyncio.run(body())


def test_standing_orders_are_followed_by_the_actor(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            listener = RecordingListener()
            actor.add_listener(listener)
            for seat, player in enumerate(("ann", "bob")):
                orders = Orders(tokyo="danger", danger=50, buy_from=99)
                await send_command(actor, player, Order, "order", seat=seat, orders=orders)
            await play_until_ordered(actor, listener)

    asyncio.run(body())


async def play_until_ordered(actor: TableActor, listener: RecordingListener) -> None:
    """Act for both players until standing orders have decided something."""
    number = 0
    async with asyncio.timeout(TIMEOUT):
        while not any(step.why == "orders" for update in listener.updates for step in update.steps):
            number += 1
            try:
                await act(actor, f"n{number}", "stop")
            except (Refusal, IndexError):
                await asyncio.sleep(0.01)
            if actor.table.snapshot.phase == "over":
                break
