"""The store, on both kinds of databases."""

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
from stores import (
    entry,
    gather_results,
    open_and_close,
    opened_store,
    player,
    row,
    run_in_database,
    write_log,
)

# --- tables --------------------------------------------------------------------------------------


def test_table_is_stored_with_its_log(url: str) -> None:
    later = row("one", 2, phase="playing", due=77, snapshot=b"later", people=3, open=False)

    async def write() -> None:
        async with opened_store(url) as store:
            await store.add_table(row(), entry())
            await store.append(later, entry(2))

    async def read() -> None:
        async with opened_store(url) as store:
            assert await store.table("one") == later
            assert await store.log("one") == [entry(1), entry(2)]
            assert await store.log("one", after=1) == [entry(2)]
            assert await store.log("one", most=1) == [entry(1)]
            assert await store.table_id("ONE") == "one"
            assert await store.table_id("one") is None
            assert await store.table("two") is None
            assert await store.log("two") == []

    asyncio.run(write())
    asyncio.run(read())


def test_code_is_unique(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            await store.add_table(row(), entry())
            results = await gather_results(
                store.add_table(row("two", code="ONE"), entry()),
                store.add_table(row("one", code="OTHER"), entry()),
                store.add_table(row("three"), entry()),
                store.add_table(row("four", code="THREE"), entry()),
            )
            assert [type(each) for each in results] == [CodeTaken, Conflict, type(None), CodeTaken]
            assert await store.table("two") is await store.table("four") is None
            assert await store.table_id("THREE") == "three"

    asyncio.run(test())


def test_entries_are_written_once_without_gaps(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            await write_log(store, "one", 3)
            await write_log(store, "two", 3)
            results = await gather_results(
                store.append(row("one", 3), entry(3, "other")),  # exists already
                store.append(row("one", 5), entry(5)),  # leaves a gap
                store.append(row("two", 4), entry(4)),
                store.append(row("two", 4), entry(4, "other")),
                store.append(row("two", 5), entry(5)),
                store.append(row("three", 2), entry(2)),  # unknown table
            )
            late = [isinstance(each, Conflict) for each in results]
            assert late == [True, True, False, True, False, True]
            assert await store.log("one") == [entry(seq) for seq in (1, 2, 3)]
            assert await store.log("two") == [entry(seq) for seq in (1, 2, 3, 4, 5)]
            assert [r.seq for r in await store.tables_of("ann", 9)] == [5, 3]
            assert await store.log("three") == []

    asyncio.run(test())


def test_entries_of_many_tables_share_a_commit(url: str) -> None:
    commits: list[int] = []

    async def test() -> None:
        async with opened_store(url) as store:
            names = [f"table{number}" for number in range(300)]
            await gather_results(*(store.add_table(row(name), entry()) for name in names))
            commits.clear()
            for seq in (2, 3):
                await gather_results(*(store.append(row(name, seq), entry(seq)) for name in names))
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


def test_failed_write_does_not_affect_others_in_the_batch(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            for name in ("one", "two"):
                await store.add_table(row(name), entry())
            results = await gather_results(
                store.append(row("one", 2), entry(2)),
                store.append(row("two", 2, due=2**70), entry(2)),
                store.append(row("two", 2), entry(2, "good")),
                store.add_player(player("bob")),
                store.add_table(row("four", edition=None), entry()),
            )
            assert [type(each) for each in results] == [
                *(type(None), StoreError, type(None), type(None), StoreError)
            ]
            assert await store.log("one") == [entry(1), entry(2)]
            assert await store.log("two") == [entry(1), entry(2, "good")]
            assert await store.player("bob")

    asyncio.run(test())


def test_cancelled_write_is_done_once(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            await store.add_table(row(), entry())
            waiting = asyncio.create_task(store.append(row("one", 2), entry(2)))
            await asyncio.sleep(0)
            waiting.cancel()
            reading = asyncio.create_task(store.log("one"))
            await asyncio.sleep(0)
            is_cancelled = reading.cancel()  # False if the read is done already, as on Python 3.14
            results = await gather_results(
                waiting, reading, store.append(row("one", 2), entry(2, "again"))
            )
            assert [type(each) for each in results] == [
                *(
                    asyncio.CancelledError,
                    asyncio.CancelledError if is_cancelled else list,
                    Conflict,
                )
            ]
            await store.append(row("one", 3), entry(3))
            assert await store.log("one") == [entry(1), entry(2), entry(3)]

    asyncio.run(test())


def test_row_is_written_as_given_at_the_call(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            await store.add_table(row(), entry())
            given = row("one", 2, people=2)
            waiting = asyncio.create_task(store.append(given, entry(2)))
            await asyncio.sleep(0)
            given.people, given.seq = 6, 9
            await waiting
            stored = await store.table("one")
            assert stored
            assert (stored.seq, stored.people) == (2, 2)

    asyncio.run(test())


def test_close_waits_for_pending_writes(url: str) -> None:
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
        assert not await store.is_reachable()
        async with opened_store(url) as store:
            assert len(await store.log("one")) == 8
            assert await store.is_reachable()

    asyncio.run(test())


# --- lists ---------------------------------------------------------------------------------------


def test_open_tables_are_listed_by_last_change(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            for number, phase in enumerate(["gathering", "playing", "over", "gathering"]):
                name = f"{phase}{number}"
                await store.add_table(row(name, phase=phase, changed=number), entry())
            await store.add_table(row("hidden", open=False, changed=9), entry())
            results = await store.open_tables(10)
            assert [each.id for each in results] == ["gathering3", "playing1", "gathering0"]
            assert results[0] == row("gathering3", changed=3, snapshot=b"", secret=b"")
            (last,) = await store.open_tables(1)
            assert [r.id for r in await store.open_tables(1, last.changed)] == ["playing1"]
            assert [await store.count_unfinished(since) for since in (0, 1, 9, 10)] == [4, 3, 1, 0]

    asyncio.run(test())


def test_tables_of_a_player_are_those_hosted_or_joined(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            await write_log(store, "one", 2, host="ann")
            await write_log(store, "two", 3, host="bob")
            await write_log(store, "three", 1, host="", phase="over")
            for seq in (4, 5):
                await store.append(row("two", seq, host="bob"), entry(seq), sitter="ann")
            await store.append(row("three", 2, host="", phase="over"), entry(2), sitter="bob")
            assert [each.id for each in await store.tables_of("ann", 9)] == ["two", "one"]
            assert [each.id for each in await store.tables_of("ann", 9, 1005)] == ["one"]
            assert [each.id for each in await store.tables_of("bob", 9)] == ["two", "three"]
            assert await store.tables_of("eve", 9) == await store.tables_of("", 9) == []
            await store.add_table(row("four", host="ann"), entry(), ["bob", "eve"])
            assert [each.id for each in await store.tables_of("eve", 9)] == ["four"]
            assert [await store.count_hosted_by("ann", since) for since in (0, 10_000)] == [2, 0]
            assert [await store.count_hosted_by(who, 0) for who in ("ann", "bob", "")] == [2, 1, 0]

    asyncio.run(test())


def test_due_tables_are_sorted_by_time(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            for due in (30, 10, None, 20, 40):
                await store.add_table(row(f"due{due}", due=due), entry())
            assert await store.due_tables(30, 9) == ["due10", "due20", "due30"]
            assert await store.due_tables(30, 1) == ["due10"]
            assert await store.due_tables(9, 9) == []
            await store.append(row("due10", 2), entry(2))
            assert await store.due_tables(20, 9) == ["due20"]

    asyncio.run(test())


def test_abandoned_tables_are_deleted_completely(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
            await write_log(store, "old", 2)
            await write_log(store, "begun", 2, phase="playing")
            await write_log(store, "new", 9)
            assert await store.delete_abandoned(1005) == 1
            assert await store.delete_abandoned(1005) == 0
            assert [each.id for each in await store.tables_of("ann", 9)] == ["new", "begun"]
            assert await store.table("old") is None
            assert await store.log("old") == []
            with pytest.raises(Conflict, match="deleted"):
                await store.append(row("old", 3), entry(3))
            await store.add_table(row("fresh", code="OLD"), entry())

    asyncio.run(test())


def test_players_are_stored_and_changed(url: str) -> None:
    async def test() -> None:
        async with opened_store(url) as store:
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


# --- schema --------------------------------------------------------------------------------------


def test_migrations_match_the_schema(url: str) -> None:
    def differences(connection: Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)

    open_and_close(url)
    assert run_in_database(url, differences) == []


def test_newer_schema_is_refused(url: str) -> None:
    def grow(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    open_and_close(url)
    run_in_database(url, grow)
    with pytest.raises(StoreError, match=r"has schema 9999 of a newer version, .* update Daikaiju"):
        open_and_close(url)


@needs_postgres
def test_concurrent_server_starts_migrate_once(postgres: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(open_store(postgres, str(node)) for node in range(4)))
        await stores[0].add_table(row(), entry())
        assert [await store.log("one") for store in stores] == [[entry()]] * 4
        for store in stores:
            await store.close()

    asyncio.run(test())
