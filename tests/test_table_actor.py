"""Keepers: one authority a table, over a real store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from daikaiju.server.refusals import Refusal
from daikaiju.server.store import Row, Store, Unavailable
from daikaiju.server.tables.actor import Keeper
from daikaiju.server.tables.bot_pool import Thinkers
from daikaiju.server.tables.entries import decode_entry
from daikaiju.server.tables.registry import Hall
from daikaiju.server.tables.values import Clock, Orders, Setup
from daikaiju.server.updates.messages import Act, Done, Leave, Order, Return, Say, Start
from daikaiju.server.updates.records import record_of
from halls import PATIENCE, TWO, Ear, act, code_of, do, hall_at, seated
from waiting import until

# --- write, then tell ----------------------------------------------------------------------------


def test_what_is_told_is_stored_and_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            ears = [Ear("ann"), Ear("bob"), Ear()]
            for ear in ears:
                keeper.join(ear)
            for number in range(20):
                done = await act(keeper, f"a{number}")
                stored = [decode_entry(e) for e in await hall.store.log(keeper.table.name)]
                assert stored[-1].seq == done.seq
                assert stored[-1].command == f"a{number}"
                assert all(ear.updates[-1].picture.seq == done.seq for ear in ears)
            seqs = [update.picture.seq for update in ears[2].updates]
            assert seqs == list(range(seqs[0], seqs[0] + 20))

    asyncio.run(story())


def test_only_the_one_who_must_decide_is_told_what_is_possible(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            ears = {name: Ear(name) for name in ("ann", "bob", "")}
            for ear in ears.values():
                keeper.join(ear)
            await act(keeper, "a")
            asked = keeper.table.seats[keeper.table.asked].holder
            for name, ear in ears.items():
                assert bool(ear.updates[-1].picture.legal) == (name == asked)

    asyncio.run(story())


def test_many_commands_at_once_are_carried_out_one_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            seat, ply = keeper.table.asked, keeper.table.kept.ply
            holder = keeper.table.seats[seat].holder
            legal = keeper.welcome(holder).picture.legal
            answers = await asyncio.gather(
                *(
                    do(keeper, holder, Act, f"x{n}", seat=seat, ply=ply, action=legal[0])
                    for n in range(20)
                ),
                return_exceptions=True,
            )
            assert sum(isinstance(answer, Done) for answer in answers) == 1
            refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
            assert refused == ["stale"] * 19

    asyncio.run(story())


def test_a_command_that_nobody_waits_for_any_more_is_still_carried_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            seq = keeper.table.kept.seq
            gone = asyncio.create_task(act(keeper, "gone"))
            await asyncio.sleep(0)
            gone.cancel()
            await do(keeper, "ann", Leave, "leave", seat=0)
            assert keeper.table.kept.seq == seq + 2

    asyncio.run(story())


# --- losing nothing ------------------------------------------------------------------------------


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            ear = Ear("ann")
            keeper.join(ear)
            first = await act(keeper, "first")
            name, before = keeper.table.name, keeper.table.snapshot()
        assert ear.closed == "shutdown"
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await hall.keeper(name)
            assert keeper.table.snapshot() == before
            by = (await hall.log(name))[first.seq - 1].by
            again = Act(id="first", seat=0, ply=0, action="stop")
            assert await keeper.command(again, by) == first
            await act(keeper, "second")

    asyncio.run(story())


class Forgetful(Store):
    """Stores, and then cannot say whether it did: as when a connection is lost in a commit."""

    trouble = ""  # "before": nothing is stored; "after": it is; both say Unavailable

    async def append(self, row: Row, entry: bytes, sitter: str = "") -> None:
        if self.trouble == "before":
            raise Unavailable("lost")
        await super().append(row, entry, sitter)
        if self.trouble == "after":
            raise Unavailable("lost")


@pytest.mark.parametrize("trouble", ["before", "after"])
def test_a_command_of_unknown_outcome_is_done_once_when_sent_again(
    tmp_path: Path, trouble: str
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            ear = Ear()
            keeper.join(ear)
            seat, ply, seq = keeper.table.asked, keeper.table.kept.ply, keeper.table.kept.seq
            holder = keeper.table.seats[seat].holder
            action = keeper.welcome(holder).picture.legal[0]
            command = Act(id="once", seat=seat, ply=ply, action=action)
            hall.store.__class__ = Forgetful
            hall.store.trouble = trouble  # type: ignore[attr-defined]
            assert await code_of(keeper.command(command, holder)) == "unavailable"
            assert not ear.updates
            hall.store.trouble = ""  # type: ignore[attr-defined]
            done = await keeper.command(command, holder)
            assert done.seq == seq + 1
            assert [update.picture.seq for update in ear.updates] == [seq + 1]

    asyncio.run(story())


def test_watchers_hear_of_what_was_stored_though_nobody_asks_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            ear = Ear()
            keeper.join(ear)
            seq = keeper.table.kept.seq
            hall.store.__class__ = Forgetful
            hall.store.trouble = "after"  # type: ignore[attr-defined]
            assert await code_of(act(keeper, "once")) == "unavailable"
            await ear.until(lambda update: update.picture.seq == seq + 1)

    asyncio.run(story())


def test_two_nodes_never_write_the_same_place_twice(tmp_path: Path) -> None:
    """Two halls over one store, neither hearing of the other, as nodes behind a slow broker."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            one = await seated(hall, TWO, "ann", "bob")
            other_hall = Hall(hall.store, hall.settings, Thinkers())
            two = await other_hall.keeper(one.table.name)
            ear = Ear()
            two.join(ear)
            for number in range(10):
                await act(one, f"a{number}")
            done = await do(two, "ann", Say, "here", text="I am here")
            assert done.seq == one.table.kept.seq + 1
            seqs = [update.picture.seq for update in ear.updates]
            assert seqs == list(range(seqs[0], done.seq + 1))
            one.look()
            await do(one, "bob", Say, "there", text="I am there")
            assert len(await hall.log(one.table.name)) == done.seq + 1
            await two.close()

    asyncio.run(story())


# --- what a table does by itself -----------------------------------------------------------------


def test_bots_play_a_whole_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            welcome = await hall.open_table(Setup(seats=3, pace=0, level="easy"), "ann")
            keeper = await hall.keeper(welcome.table)
            ear = Ear()
            keeper.join(ear)
            await do(keeper, "ann", Start, "start")
            last = await ear.until(lambda update: update.picture.phase == "over")
            assert last.picture.result
            assert last.picture.secret
            record = record_of(await hall.log(keeper.table.name), "", keeper.table.secret)
            assert record.result

    asyncio.run(story())


def test_a_bot_plays_on_after_a_restart_without_anybody_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=3600))
            keeper = await seated(hall, setup, "ann")
            name = keeper.table.name
            while keeper.table.asked == 0:
                await act(keeper, f"a{keeper.table.kept.ply}")
            ply = keeper.table.kept.ply
        async with hall_at(tmp_path / "t.db") as hall:
            await until(lambda: any(each.table.kept.ply > ply for each in hall.keepers))
            assert hall.keepers[0].table.name == name

    asyncio.run(story())


def test_whoever_is_too_slow_is_played_for_until_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            setup = Setup(seats=2, pace=0, level="easy", clock=Clock(move=1))
            keeper = await seated(hall, setup, "ann", "bob")
            ear = Ear()
            keeper.join(ear)
            slow = keeper.table.asked
            away = await ear.until(lambda update: update.what == "away")
            assert away.seat == slow
            assert away.picture.seats[slow].bot == "easy"
            await ear.until(lambda update: update.what == "moved" and update.steps[0].why == "bot")
            holder = keeper.table.seats[slow].holder
            await do(keeper, holder, Return, "return", seat=slow)
            assert keeper.table.seats[slow].bot is None

    asyncio.run(story())


def test_orders_are_followed_without_asking(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            ear = Ear()
            keeper.join(ear)
            for seat, player in enumerate(("ann", "bob")):
                orders = Orders(tokyo="danger", danger=50, buy_from=99)
                await do(keeper, player, Order, "order", seat=seat, orders=orders)
            await play_until_ordered(keeper, ear)

    asyncio.run(story())


async def play_until_ordered(keeper: Keeper, ear: Ear) -> None:
    """Decide for both until the table has decided something by their orders."""
    number = 0
    async with asyncio.timeout(PATIENCE):
        while not any(step.why == "orders" for update in ear.updates for step in update.steps):
            number += 1
            try:
                await act(keeper, f"n{number}", "stop")
            except (Refusal, IndexError):
                await asyncio.sleep(0.01)
            if keeper.table.kept.phase == "over":
                break
