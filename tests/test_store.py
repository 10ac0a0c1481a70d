"""The store keeps what it says it keeps, on both databases, whoever else writes or dies."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import Engine

from daikaiju.server.store import (
    CodeTaken,
    Conflict,
    Store,
    StoreError,
    Unavailable,
    listening,
    open_store,
)
from daikaiju.server.store import database as databases
from daikaiju.server.store.database import connections, find_place
from daikaiju.server.store.schema import METADATA
from postgres import Wire, fetched, fresh_database, needs_postgres, until
from stores import BOTH, all_of, database, entry, opened, play, player, row


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as found:
        yield found


@pytest.fixture
def postgres() -> Iterator[str]:
    with fresh_database() as found:
        yield found


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


def in_database(url: str, work: object) -> object:
    """What a function of a connection returns."""

    async def run() -> object:
        found = connections(find_place(url), writes=True)
        try:
            return await found.run(work)  # type: ignore[arg-type]
        finally:
            await found.close()

    return asyncio.run(run())


def open_and_close(url: str) -> None:
    async def run() -> None:
        async with opened(url):
            pass

    asyncio.run(run())


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


# --- a file --------------------------------------------------------------------------------------


def test_a_file_has_one_server(tmp_path: Path) -> None:
    async def test() -> None:
        file = str(tmp_path / "games.db")
        async with opened(file):
            with pytest.raises(StoreError) as error:
                await open_store(file, "there")
            assert str(error.value) == (
                f"{file} is already used by a running server (process {os.getpid()}): "
                "stop it or name another file"
            )
        async with opened(f"sqlite:///{file}"):
            pass

    asyncio.run(test())


def test_a_file_is_for_its_owner_only_and_durable(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    open_and_close(str(file))
    assert file.stat().st_mode & 0o777 == 0o600

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert in_database(str(file), settings) == ["wal", 2, 1, 5000]


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite:///FOLDER/nowhere/games.db", "games.db cannot be written: no such file or"),
        ("FOLDER", "cannot be written: it is a directory"),
        ("FOLDER/text.db", "text.db cannot be used now: file is not a database"),
        ("mysql://host/games", "tables cannot be kept in 'mysql': name a file, sqlite:///FILE or"),
        ("sqlite://", "'sqlite://' names no file to keep tables in: write sqlite:///FILE"),
        (":memory:", "':memory:' names no file"),
    ],
)
def test_a_place_that_will_not_do_gets_one_sentence(url: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is no database, whatever its name may say. " * 50)
    with pytest.raises(StoreError, match=says) as error:
        open_and_close(url.replace("FOLDER", str(tmp_path)))
    assert "\n" not in str(error.value)


def test_a_file_that_is_locked_is_used_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.05)
    file = tmp_path / "games.db"

    async def test() -> None:
        async with opened(str(file)) as store:
            await store.add_table(row(), entry())
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="database is locked"):
                await store.append(row("one", 2), entry(2))
            assert await store.log("one") == [entry()]
            other.close()
            await store.append(row("one", 2), entry(2))
            assert await store.log("one") == [entry(1), entry(2)]

    asyncio.run(test())


PLAYING = """
import asyncio, sys
from stores import entry, row
from daikaiju.server.store import open_store

async def table(store, name):
    await store.add_table(row(name), entry())
    for seq in range(2, 1_000_000):
        await store.append(row(name, seq), entry(seq))
        print(name, seq, flush=True)

async def main():
    store = await open_store(sys.argv[1], "there")
    await asyncio.gather(*(table(store, name) for name in ("one", "two", "three")))

asyncio.run(main())
"""


def test_nothing_that_was_acknowledged_dies_with_the_server(url: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-c", PLAYING, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout
        said = [server.stdout.readline().split() for _ in range(100)]
        server.send_signal(signal.SIGKILL)
        said += [line.split() for line in server.stdout.read().splitlines(True) if "\n" in line]

    async def test() -> None:
        async with opened(url) as store:
            for name in ("one", "two", "three"):
                told = max(int(seq) for table, seq in said if table == name)
                log = await store.log(name, most=100_000)
                kept = await store.table(name)
                assert log == [entry(seq) for seq in range(1, len(log) + 1)]
                assert kept
                assert kept.seq == len(log) >= told

    asyncio.run(test())


# --- several servers -----------------------------------------------------------------------------


@needs_postgres
def test_servers_hear_of_each_other(postgres: str) -> None:
    heard: dict[str, list[tuple[str, int]]] = {"here": [], "there": []}

    async def test() -> None:
        async with opened(postgres) as here, opened(postgres) as there:
            here.listen(lambda table, seq: heard["here"].append((table, seq)))
            there.listen(lambda table, seq: heard["there"].append((table, seq)))
            await play(here, "one", 3)
            await there.append(row("one", 4), entry(4))
            with pytest.raises(Conflict):
                await here.append(row("one", 4), entry(4))
            await until(lambda: _is(heard["here"] == [("one", 4)]))
            await until(lambda: _is(heard["there"] == [("one", 2), ("one", 3)]))

    asyncio.run(test())


async def _is(true: bool) -> bool:
    return true


@needs_postgres
def test_servers_that_write_to_one_table_take_turns(postgres: str) -> None:
    async def add(store: Store, who: str, count: int) -> None:
        """So many entries, each tried again until it is the first of its number."""
        while count:
            kept = await store.table("one")
            assert kept
            try:
                await store.append(row("one", kept.seq + 1), f"{who} {count}".encode())
                count -= 1
            except Conflict:
                continue

    async def test() -> None:
        async with opened(postgres) as here, opened(postgres) as there:
            await here.add_table(row(), entry())
            writers = [(here, "a"), (here, "b"), (there, "c"), (there, "d")]
            await asyncio.gather(*(add(store, who, 25) for store, who in writers))
            log = (await here.log("one"))[1:]
            assert len(log) == len(set(log)) == 100
            for _, who in writers:
                mine = [int(line.split()[1]) for line in log if line.startswith(who.encode())]
                assert mine == list(range(25, 0, -1))

    asyncio.run(test())


@needs_postgres
def test_a_server_that_was_away_is_used_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, int]] = []

    async def test() -> None:
        async with Wire(postgres) as wire, opened(wire.url) as store, opened(postgres) as other:
            store.listen(lambda table, seq: heard.append((table, seq)))
            await play(store, "one", 2)
            await wire.cut()
            for work in (store.append(row("one", 3), entry(3)), store.table("one")):
                with pytest.raises(Unavailable, match="cannot be used now"):
                    await work
            assert not await store.reachable()
            await other.append(row("one", 3), entry(3))
            await wire.mend()
            await until(store.reachable)
            await until(lambda: _is(("", 0) in heard))
            await store.append(row("one", 4), entry(4))
            await other.append(row("one", 5), entry(5))
            await until(lambda: _is(heard == [("", 0), ("one", 5)]))
            assert len(await store.log("one")) == 5

    asyncio.run(test())


@needs_postgres
def test_connections_that_the_server_ends_are_made_anew(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    end = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name LIKE 'daikaiju%'"
    )

    async def test() -> None:
        async with opened(postgres) as store:
            store.listen(lambda table, seq: heard.append((table, seq)))
            await play(store, "one", 2)
            await fetched(postgres, end)
            await store.append(row("one", 3), entry(3))
            assert len(await store.log("one")) == 3
            await until(lambda: _is(heard == [("", 0)]))

    asyncio.run(test())


@needs_postgres
def test_a_server_that_does_not_answer_is_not_waited_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COMMAND_SECONDS", "CONNECT_SECONDS"):
        monkeypatch.setattr(databases, name, 0.3)
    monkeypatch.setattr(listening, "PROBE_SECONDS", 0.1)
    heard: list[tuple[str, int]] = []

    async def test() -> None:
        async with Wire(postgres) as wire, opened(wire.url) as store:
            store.listen(lambda table, seq: heard.append((table, seq)))
            await play(store, "one", 2)
            wire.freeze()
            found = await all_of(
                *(store.append(row("one", 3), entry(3)), store.append(row("two", 2), entry(2))),
                *(store.table("one") for _ in range(12)),
            )
            assert {type(each) for each in found} == {Unavailable}
            await wire.cut()
            await wire.mend()
            await until(store.reachable)
            await until(lambda: _is(heard == [("", 0)]))
            kept = await store.table("one")
            assert kept
            await store.append(row("one", kept.seq + 1), entry(kept.seq + 1))
            wire.freeze()  # also not to say goodbye

    asyncio.run(test())


def test_a_password_is_in_no_sentence() -> None:
    async def test() -> None:
        url = "postgresql://ann:geheim@127.0.0.1:1/games?sslmode=disable"
        with pytest.raises(Unavailable, match=r"database at 127.0.0.1:1/games cannot be") as error:
            await open_store(url, "here")
        assert "geheim" not in str(error.value)

    asyncio.run(test())


def test_a_file_needs_no_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    open_and_close(str(tmp_path / "games.db"))
    with pytest.raises(StoreError, match=r"PostgreSQL needs asyncpg, .* 'daikaiju\[postgres\]'"):
        open_and_close("postgresql://127.0.0.1/games")
