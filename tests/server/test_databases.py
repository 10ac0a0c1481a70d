"""Databases: one file or several servers, whoever else writes or dies."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from daikaiju.server.store import (
    Conflict,
    Store,
    StoreError,
    Unavailable,
    notifications,
    open_store,
)
from daikaiju.server.store import database as databases
from postgres import Wire, fetched, needs_postgres
from stores import all_of, entry, in_database, open_and_close, opened, play, row
from waiting import until

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
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent)}
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
            await until(lambda: heard["here"] == [("one", 4)])
            await until(lambda: heard["there"] == [("one", 2), ("one", 3)])

    asyncio.run(test())


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
            await until(lambda: ("", 0) in heard)
            await store.append(row("one", 4), entry(4))
            await other.append(row("one", 5), entry(5))
            await until(lambda: heard == [("", 0), ("one", 5)])
            assert len(await store.log("one")) == 5

    asyncio.run(test())


@needs_postgres
def test_connections_that_the_server_ends_are_made_anew(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    end = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name LIKE 'daikaiju%'"
    )

    async def test() -> None:
        async with opened(postgres) as store:
            store.listen(lambda table, seq: heard.append((table, seq)))
            await play(store, "one", 2)
            await fetched(postgres, end)
            await store.append(row("one", 3), entry(3))
            assert len(await store.log("one")) == 3
            await until(lambda: heard == [("", 0)])

    asyncio.run(test())


@needs_postgres
def test_a_server_that_does_not_answer_is_not_waited_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COMMAND_SECONDS", "CONNECT_SECONDS"):
        monkeypatch.setattr(databases, name, 0.3)
    monkeypatch.setattr(notifications, "PROBE_SECONDS", 0.1)
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
            await until(lambda: heard == [("", 0)])
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
