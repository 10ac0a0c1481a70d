"""A hall of tables: rematches, forks, how many there may be, and who may look."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from daikaiju.record.position import read_position
from daikaiju.rules import NOBODY, State
from daikaiju.rules.view import view
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.actor import Keeper
from daikaiju.server.tables.clock import milliseconds
from daikaiju.server.tables.entries import Entry, decode_entry
from daikaiju.server.tables.table import Table
from daikaiju.server.tables.values import Fork, FromRecord, Setup
from daikaiju.server.updates.messages import Free, Rematch, Sit, Start
from daikaiju.server.updates.records import record_of
from halls import TWO, Ear, act, code_of, do, hall_at, play_out, seated


def test_a_rematch_is_one_new_table_for_the_same_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            assert await code_of(do(keeper, "ann", Rematch, "r0")) == "not-over"
            await play_out(keeper)
            assert await code_of(do(keeper, "eve", Rematch, "r1")) == "not-seated"
            one = await do(keeper, "ann", Rematch, "r1")
            two = await do(keeper, "bob", Rematch, "r2")
            assert one.table == two.table
            follower = await hall.keeper(one.table)
            assert [seat.holder for seat in follower.table.seats] == ["bob", "ann"]
            assert follower.table.kept.phase == "gathering"
            assert follower.table.kept.commitment != keeper.table.kept.commitment

    asyncio.run(story())


def seen_by_all(keeper: Keeper) -> State:
    """The position without a top card that somebody has looked at: a fork keeps no secrets."""
    return view(read_position(keeper.table.kept.position), NOBODY)


def test_a_game_is_forked_from_any_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, Setup(seats=3, pace=0, edition="dark"), "ann", "bob", "cid")
            for number in range(12):
                await act(keeper, f"a{number}")
            log = await hall.log(keeper.table.name)
            ply = keeper.table.kept.ply
            fork = await hall.open_table(Setup(), "eve", Fork(keeper.table.name, ply))
            assert fork.picture.origin == keeper.table.name
            assert fork.picture.setup.edition == "dark"
            branch = await hall.keeper(fork.table)
            asked = keeper.table.asked  # and so alive: ann may be out by now
            await do(branch, "eve", Sit, "sit", seat=asked, name="Eve")
            await do(branch, "eve", Start, "start")
            assert seen_by_all(branch) == seen_by_all(keeper)
            text = str(record_of(log, "", None))
            copied = await hall.open_table(Setup(), "eve", FromRecord(text, ply))
            assert seen_by_all(await hall.keeper(copied.table)) == seen_by_all(keeper)
            assert (
                await code_of(hall.open_table(Setup(), "eve", Fork(keeper.table.name, ply + 1)))
                == "no-such-move"
            )
            assert (
                await code_of(hall.open_table(Setup(), "eve", FromRecord("nonsense", 1)))
                == "bad-record"
            )

    asyncio.run(story())


def test_tables_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db", tables=3, tables_of_player=2) as hall:
            await hall.open_table(Setup(), "ann")
            await hall.open_table(Setup(), "ann")
            assert await code_of(hall.open_table(Setup(), "ann")) == "too-many-tables"
            await hall.open_table(Setup(), "bob")
            assert await code_of(hall.open_table(Setup(), "bob")) == "too-many-tables"

    asyncio.run(story())


def test_nobody_looks_where_looking_is_not_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            welcome = await hall.open_table(Setup(seats=2, watched=False), "ann")
            keeper = await hall.keeper(welcome.table)
            curious, bob = Ear("eve"), Ear("bob")
            keeper.join(curious)
            keeper.join(bob)
            await do(keeper, "ann", Sit, "a", seat=0, name="Ann")
            await do(keeper, "bob", Sit, "b", seat=1, name="Bob")
            assert curious.updates[-1].what == "sat"
            await do(keeper, "ann", Start, "start")
            assert curious.closed == "not-here"
            assert not any(update.what == "started" for update in curious.updates)
            assert bob.updates[-1].what == "started"
            with pytest.raises(Refusal, match="private"):
                keeper.join(Ear("eve"))
            with pytest.raises(Refusal, match="private"):
                keeper.join(Ear())
            await do(keeper, "bob", Free, "free", seat=1)
            assert bob.closed == "not-here"

    asyncio.run(story())


def test_the_log_alone_rebuilds_every_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.db") as hall:
            keeper = await seated(hall, Setup(seats=4, pace=0, level="easy"), "ann")
            begun = milliseconds()
            while keeper.table.kept.phase == "playing" and milliseconds() - begun < 2_000:
                try:
                    await act(keeper, f"a{keeper.table.kept.ply}")
                except (Refusal, IndexError):
                    await asyncio.sleep(0.01)
            log: list[Entry] = await hall.log(keeper.table.name)
            table = Table.opened(keeper.table.name, log[0], keeper.table.secret)
            for entry in log[1:]:
                table, _ = table.after(entry)
            row = await hall.store.table(table.name)
            assert row
            stored = Table.restored(row.id, row.snapshot, row.secret)
            while table.kept.seq < stored.kept.seq:
                more = await hall.store.log(table.name, table.kept.seq)
                table, _ = table.after(decode_entry(more[0]))
            assert table.snapshot() == stored.snapshot()

    asyncio.run(story())
