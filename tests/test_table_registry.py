"""The table registry: rematches, forks, limits and private tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from daikaiju.record.game import Record, replay
from daikaiju.record.position import read_position
from daikaiju.rules import NOBODY, State, actor
from daikaiju.rules.view import view
from daikaiju.server.actors.actor import TableActor
from daikaiju.server.clock import milliseconds
from daikaiju.server.protocol.messages import Free, Rematch, Sit, Start
from daikaiju.server.protocol.values import Fork, FromRecord, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.entries import Entry, decode_entry
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.records import record_of
from registries import (
    TIMEOUT,
    TWO_SEATS,
    RecordingListener,
    act,
    open_registry,
    play_to_end,
    refusal_code,
    send_command,
    start_game,
)


def test_rematch_opens_one_new_table_for_the_same_players(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            assert await refusal_code(send_command(actor, "ann", Rematch, "r0")) == "not-over"
            await play_to_end(actor)
            assert await refusal_code(send_command(actor, "eve", Rematch, "r1")) == "not-seated"
            one = await send_command(actor, "ann", Rematch, "r1")
            two = await send_command(actor, "bob", Rematch, "r2")
            assert one.table == two.table
            follower = await registry.actor(one.table)
            assert [seat.holder for seat in follower.table.seats] == ["bob", "ann"]
            assert follower.table.snapshot.phase == "gathering"
            assert follower.table.snapshot.commitment != actor.table.snapshot.commitment

    asyncio.run(body())


def public_state(actor: TableActor) -> State:
    """Return the position without a hidden top card: a fork keeps no secrets."""
    return view(read_position(actor.table.snapshot.position), NOBODY)


def last_decision(record: Record) -> tuple[int, State]:
    """Return the last ply at which a seat decides, and the position. A record may end earlier than
    its game: before a hidden top card."""
    found = [(ply, each.copy()) for ply, (each, _) in enumerate(replay(record)) if actor(each) >= 0]
    return found[-1][0], view(found[-1][1], NOBODY)


def test_game_can_be_forked_from_any_position(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            game = await start_game(
                registry, Setup(seats=3, pace=0, edition="dark"), "ann", "bob", "cid"
            )
            for number in range(12):
                await act(game, f"a{number}")
            record = record_of(await registry.log(game.table.id), "", None)
            ply, position = last_decision(record)
            fork = await registry.open_table(Setup(), "eve", Fork(game.table.id, ply))
            assert fork.picture.origin == game.table.id
            assert fork.picture.setup.edition == "dark"
            branch = await registry.actor(fork.table)
            asked = game.table.asked  # this monster is alive; that of ann may be out
            await send_command(branch, "eve", Sit, "sit", seat=asked, name="Eve")
            await send_command(branch, "eve", Start, "start", entropy="eve")
            assert public_state(branch) == position
            copied = await registry.open_table(Setup(), "eve", FromRecord(str(record), ply))
            assert public_state(await registry.actor(copied.table)) == position
            assert (
                await refusal_code(
                    registry.open_table(Setup(), "eve", Fork(game.table.id, ply + 1000))
                )
                == "no-such-move"
            )
            assert (
                await refusal_code(registry.open_table(Setup(), "eve", FromRecord("nonsense", 1)))
                == "bad-record"
            )

    asyncio.run(body())


def test_number_of_tables_is_limited(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db", tables=3, tables_of_player=2) as registry:
            await registry.open_table(Setup(), "ann")
            await registry.open_table(Setup(), "ann")
            assert await refusal_code(registry.open_table(Setup(), "ann")) == "too-many-tables"
            await registry.open_table(Setup(), "bob")
            assert await refusal_code(registry.open_table(Setup(), "bob")) == "too-many-tables"

    asyncio.run(body())


def test_spectators_are_refused_at_a_private_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            welcome = await registry.open_table(Setup(seats=2, watched=False), "ann")
            actor = await registry.actor(welcome.table)
            spectator, bob = RecordingListener("eve"), RecordingListener("bob")
            actor.add_listener(spectator)
            actor.add_listener(bob)
            await send_command(actor, "ann", Sit, "a", seat=0, name="Ann")
            await send_command(actor, "bob", Sit, "b", seat=1, name="Bob")
            assert spectator.updates[-1].what == "sat"
            await send_command(actor, "ann", Start, "start", entropy="ann")
            assert spectator.closed == "not-here"
            assert not any(update.what == "started" for update in spectator.updates)
            assert bob.updates[-1].what == "started"
            with pytest.raises(Refusal, match="private"):
                actor.add_listener(RecordingListener("eve"))
            with pytest.raises(Refusal, match="private"):
                actor.add_listener(RecordingListener())
            await send_command(actor, "bob", Free, "free", seat=1)
            assert bob.closed == "not-here"

    asyncio.run(body())


def test_table_can_be_rebuilt_from_its_log(tmp_path: Path) -> None:
    async def body() -> None:
        async with open_registry(tmp_path / "t.db") as registry:
            actor = await start_game(registry, Setup(seats=4, pace=0, level="easy"), "ann")
            begun = milliseconds()
            while actor.table.snapshot.phase == "playing" and milliseconds() - begun < 2_000:
                try:
                    await act(actor, f"a{actor.table.snapshot.ply}")
                except (Refusal, IndexError):
                    await asyncio.sleep(0.01)
            log: list[Entry] = await registry.log(actor.table.id)
            table = Table.open(actor.table.id, log[0], actor.table.secret)
            for entry in log[1:]:
                table, _ = table.apply(entry)
            row = await registry.store.table(table.id)
            assert row
            stored = Table.restore(row.id, row.snapshot, row.secret)
            while table.snapshot.seq < stored.snapshot.seq:
                more = await registry.store.log(table.id, table.snapshot.seq)
                table, _ = table.apply(decode_entry(more[0]))
            assert table.encode_snapshot() == stored.encode_snapshot()

    asyncio.run(body())


# --- tables that cannot be opened ----------------------------------------------------------------


def spoil_tables(file: Path, tables: list[str]) -> None:
    """Make the tables overdue. The first one gets a pack, the second one an invalid snapshot."""
    packs = b'"packs":["night_shift@0123456789abcdef"]'
    with closing(sqlite3.connect(file)) as database, database:
        for due, table in enumerate(tables):
            (data,) = database.execute(
                "SELECT snapshot FROM tables WHERE id = ?", (table,)
            ).fetchone()
            snapshot = (data.replace(b'"packs":[]', packs), b"{", data)[due]
            values = (due, snapshot, table)
            database.execute("UPDATE tables SET due = ?, snapshot = ? WHERE id = ?", values)


def test_tables_that_cannot_be_opened_do_not_stop_others(tmp_path: Path) -> None:
    async def body() -> None:
        file, setup = tmp_path / "t.db", Setup(seats=2, pace=0, level="easy")
        async with open_registry(file) as registry:
            tables = [(await start_game(registry, setup, "ann")).table.id for _ in range(3)]
        spoil_tables(file, tables)
        with structlog.testing.capture_logs() as logs:
            async with open_registry(file) as registry:
                async with asyncio.timeout(TIMEOUT):
                    while not any(actor.table.id == tables[2] for actor in registry.actors):
                        await asyncio.sleep(0.01)
                for table, code in zip(tables, ("pack-missing", "server-error"), strict=False):
                    for _ in range(2):
                        assert await refusal_code(registry.actor(table)) == code
        found = [entry for entry in logs if entry.get("table") in tables[:2]]
        assert [entry["table"] for entry in found] == tables[:2]
        assert found[0]["event"].startswith("a table cannot be opened without its pack")
        assert found[0]["pack"] == "night_shift@0123456789abcdef"

    asyncio.run(body())
