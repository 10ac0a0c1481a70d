"""The store keeps what it says it keeps, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import Engine

from daikaiju.server.store import (
    CodeTaken,
    Conflict,
    StoreError,
    Unavailable,
    open_store,
)
from daikaiju.server.store.schema import METADATA
from postgres import needs_postgres
from stores import all_of, entry, in_database, open_and_close, opened, play, player, row

# --- tables --------------------------------------------------------------------------------------


def test_a_table_is_kept_with_its_log(url: str) -> None:
    later = row("one", 2, phase="playing", due=77, snapshot=b"later", people=3, open=False)

    async def write() -> None:
        async with opened(url) as store:
            await store.add_table(row(), entry())
            await store.append(later, entry(2))

    async def read() -> None:
        async with opened(url) as store:
            assert await store.table("one") == later
            assert await store.log("one") == [entry(1), entry(2)]
            assert await store.log("one", after=1) == [entry(2)]
            assert await store.log("one", most=1) == [entry(1)]
            assert await store.id_of("ONE") == "one"
            assert await store.id_of("one") is None
            assert await store.table("two") is None
            assert await store.log("two") == []

    asyncio.run(write())
    asyncio.run(read())


def test_a_code_is_given_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await store.add_table(row(), entry())
            found = await all_of(
                store.add_table(row("two", code="ONE"), entry()),
                store.add_table(row("one", code="OTHER"), entry()),
                store.add_table(row("three"), entry()),
                store.add_table(row("four", code="THREE"), entry()),
            )
            assert [type(each) for each in found] == [CodeTaken, Conflict, type(None), CodeTaken]
            assert await store.table("two") is await store.table("four") is None
            assert await store.id_of("THREE") == "three"

    asyncio.run(test())


def test_an_entry_is_written_once_and_none_is_left_out(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await play(store, "one", 3)
            await play(store, "two", 3)
            found = await all_of(
                store.append(row("one", 3), entry(3, "other")),  # is there already
                store.append(row("one", 5), entry(5)),  # leaves one out
                store.append(row("two", 4), entry(4)),
                store.append(row("two", 4), entry(4, "other")),
                store.append(row("two", 5), entry(5)),
                store.append(row("three", 2), entry(2)),  # never opened
            )
            late = [isinstance(each, Conflict) for each in found]
            assert late == [True, True, False, True, False, True]
            assert await store.log("one") == [entry(seq) for seq in (1, 2, 3)]
            assert await store.log("two") == [entry(seq) for seq in (1, 2, 3, 4, 5)]
            assert [r.seq for r in await store.tables_of("ann", 9)] == [5, 3]
            assert await store.log("three") == []

    asyncio.run(test())


def test_many_tables_share_a_commit(url: str) -> None:
    commits: list[int] = []

    async def test() -> None:
        async with opened(url) as store:
            names = [f"table{number}" for number in range(300)]
            await all_of(*(store.add_table(row(name), entry()) for name in names))
            commits.clear()
            for seq in (2, 3):
                await all_of(*(store.append(row(name, seq), entry(seq)) for name in names))
            assert len(commits) <= 8
            for name in names:
                assert await store.log(name) == [entry(1), entry(2), entry(3)]

    def count(_: Connection) -> None:
        commits.append(1)

    event.listen(Engine, "commit", count)
    try:
        asyncio.run(test())
    finally:
        event.remove(Engine, "commit", count)


def test_what_cannot_be_stored_harms_nobody_else(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for name in ("one", "two"):
                await store.add_table(row(name), entry())
            found = await all_of(
                store.append(row("one", 2), entry(2)),
                store.append(row("two", 2, due=2**70), entry(2)),
                store.append(row("two", 2), entry(2, "good")),
                store.add_player(player("bob")),
                store.add_table(row("four", edition=None), entry()),
            )
            assert [type(each) for each in found] == [
                *(type(None), StoreError, type(None), type(None), StoreError)
            ]
            assert await store.log("one") == [entry(1), entry(2)]
            assert await store.log("two") == [entry(1), entry(2, "good")]
            assert await store.player("bob")

    asyncio.run(test())


def test_whoever_is_cancelled_has_written_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await store.add_table(row(), entry())
            waiting = asyncio.create_task(store.append(row("one", 2), entry(2)))
            await asyncio.sleep(0)
            waiting.cancel()
            reading = asyncio.create_task(store.log("one"))
            await asyncio.sleep(0)
            reading.cancel()
            found = await all_of(waiting, reading, store.append(row("one", 2), entry(2, "again")))
            assert [type(each) for each in found] == [
                *(asyncio.CancelledError, asyncio.CancelledError, Conflict)
            ]
            await store.append(row("one", 3), entry(3))
            assert await store.log("one") == [entry(1), entry(2), entry(3)]

    asyncio.run(test())


def test_a_row_is_written_as_it_was_given(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await store.add_table(row(), entry())
            given = row("one", 2, people=2)
            waiting = asyncio.create_task(store.append(given, entry(2)))
            await asyncio.sleep(0)
            given.people, given.seq = 6, 9
            await waiting
            kept = await store.table("one")
            assert kept
            assert (kept.seq, kept.people) == (2, 2)

    asyncio.run(test())


def test_closing_waits_for_what_is_to_be_stored(url: str) -> None:
    async def test() -> None:
        store = await open_store(url, "here")
        await store.add_table(row(), entry())
        waiting = [asyncio.create_task(store.append(row("one", s), entry(s))) for s in range(2, 9)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(Unavailable):
            await store.append(row("one", 9), entry(9))
        with pytest.raises(Unavailable):
            await store.table("one")
        assert not await store.reachable()
        async with opened(url) as store:
            assert len(await store.log("one")) == 8
            assert await store.reachable()

    asyncio.run(test())


# --- lists ---------------------------------------------------------------------------------------


def test_open_tables_are_listed_by_their_last_change(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for number, phase in enumerate(["gathering", "playing", "over", "gathering"]):
                name = f"{phase}{number}"
                await store.add_table(row(name, phase=phase, changed=number), entry())
            await store.add_table(row("hidden", open=False, changed=9), entry())
            found = await store.open_tables(10)
            assert [each.id for each in found] == ["gathering3", "playing1", "gathering0"]
            assert found[0] == row("gathering3", changed=3, snapshot=b"", secret=b"")
            (last,) = await store.open_tables(1)
            assert [r.id for r in await store.open_tables(1, last.changed)] == ["playing1"]
            assert [await store.unfinished(since) for since in (0, 1, 9, 10)] == [4, 3, 1, 0]

    asyncio.run(test())


def test_players_find_the_tables_they_opened_or_sat_at(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await play(store, "one", 2, host="ann")
            await play(store, "two", 3, host="bob")
            await play(store, "three", 1, host="", phase="over")
            for seq in (4, 5):
                await store.append(row("two", seq, host="bob"), entry(seq), sitter="ann")
            await store.append(row("three", 2, host="", phase="over"), entry(2), sitter="bob")
            assert [each.id for each in await store.tables_of("ann", 9)] == ["two", "one"]
            assert [each.id for each in await store.tables_of("ann", 9, 1005)] == ["one"]
            assert [each.id for each in await store.tables_of("bob", 9)] == ["two", "three"]
            assert await store.tables_of("eve", 9) == await store.tables_of("", 9) == []
            await store.add_table(row("four", host="ann"), entry(), ["bob", "eve"])
            assert [each.id for each in await store.tables_of("eve", 9)] == ["four"]
            assert [await store.hosted_by("ann", since) for since in (0, 10_000)] == [2, 0]
            assert [await store.hosted_by(who, 0) for who in ("ann", "bob", "")] == [2, 1, 0]

    asyncio.run(test())


def test_tables_that_are_due_come_soonest_first(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for due in (30, 10, None, 20, 40):
                await store.add_table(row(f"due{due}", due=due), entry())
            assert await store.due(30, 9) == ["due10", "due20", "due30"]
            assert await store.due(30, 1) == ["due10"]
            assert await store.due(9, 9) == []
            await store.append(row("due10", 2), entry(2))
            assert await store.due(20, 9) == ["due20"]

    asyncio.run(test())


def test_abandoned_tables_are_forgotten_with_everything(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await play(store, "old", 2)
            await play(store, "begun", 2, phase="playing")
            await play(store, "new", 9)
            assert await store.forget_abandoned(1005) == 1
            assert await store.forget_abandoned(1005) == 0
            assert [each.id for each in await store.tables_of("ann", 9)] == ["new", "begun"]
            assert await store.table("old") is None
            assert await store.log("old") == []
            with pytest.raises(Conflict, match="forgotten"):
                await store.append(row("old", 3), entry(3))
            await store.add_table(row("fresh", code="OLD"), entry())

    asyncio.run(test())


def test_players_are_kept_and_changed(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            ann = player()
            await store.add_player(ann)
            assert await store.player("ann") == ann
            assert await store.player("bob") is None
            ann.name, ann.language = "Änne 🦖", "de"
            await store.change_player(ann)
            assert await store.player("ann") == ann
            with pytest.raises(Conflict):
                await store.add_player(player())
            with pytest.raises(StoreError, match="there is no player bob"):
                await store.change_player(player("bob"))

    asyncio.run(test())


# --- the schema ----------------------------------------------------------------------------------


def test_migrations_make_what_the_schema_says(url: str) -> None:
    def differences(connection: Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)

    open_and_close(url)
    assert in_database(url, differences) == []


def test_a_newer_database_is_left_alone(url: str) -> None:
    def grow(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    open_and_close(url)
    in_database(url, grow)
    with pytest.raises(StoreError, match=r"newer daikaiju: its schema is 9999, .* update daikaiju"):
        open_and_close(url)


@needs_postgres
def test_servers_that_start_at_once_migrate_once(postgres: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(open_store(postgres, str(node)) for node in range(4)))
        await stores[0].add_table(row(), entry())
        assert [await store.log("one") for store in stores] == [[entry()]] * 4
        for store in stores:
            await store.close()

    asyncio.run(test())
