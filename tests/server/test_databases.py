"""Databases: one file or several servers, with concurrent writers and failures."""

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
    sqlite_appends,
)
from daikaiju.server.store import database as databases
from daikaiju.server.store import store as stores
from polling import wait_until_async
from postgres import TcpProxy, fetch_rows, needs_postgres
from stores import (
    entry,
    gather_results,
    open_and_close,
    opened_store,
    row,
    run_in_database,
    write_log,
)

# --- SQLite --------------------------------------------------------------------------------------


def test_database_file_is_used_by_one_server(tmp_path: Path) -> None:
    async def test() -> None:
        file = str(tmp_path / "games.db")
        async with opened_store(file):
            with pytest.raises(StoreError) as error:
                await open_store(file, "there")
            assert str(error.value) == (
                f"{file} is in use by a running server (process {os.getpid()}): "
                "stop it, or use another file"
            )
        async with opened_store(f"sqlite:///{file}"):
            pass

    asyncio.run(test())


def test_database_file_is_private_and_durable(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    open_and_close(str(file))
    assert file.stat().st_mode & 0o777 == 0o600

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert run_in_database(str(file), settings) == ["wal", 2, 1, 5000]


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("sqlite:///FOLDER/nowhere/games.db", "games.db cannot be written: no such file or"),
        ("FOLDER", "cannot be written: it is a directory"),
        ("FOLDER/text.db", "text.db cannot be used now: file is not a database"),
        ("mysql://host/games", "tables cannot be stored in 'mysql': use a file, sqlite:///FILE or"),
        ("sqlite://", "'sqlite://' names no file: write sqlite:///FILE"),
        (":memory:", "':memory:' names no file"),
    ],
)
def test_unusable_database_gives_a_one_line_error(url: str, expected: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is not a database, despite its name. " * 50)
    with pytest.raises(StoreError, match=expected) as error:
        open_and_close(url.replace("FOLDER", str(tmp_path)))
    assert "\n" not in str(error.value)


def test_locked_file_is_used_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (databases, sqlite_appends):
        monkeypatch.setattr(module, "BUSY_SECONDS", 0.05)
    file = tmp_path / "games.db"

    async def test() -> None:
        async with opened_store(str(file)) as store:
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


def test_acknowledged_entries_survive_a_killed_server(url: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent)}
    command = [sys.executable, "-c", PLAYING, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout
        printed = [server.stdout.readline().split() for _ in range(100)]
        server.send_signal(signal.SIGKILL)
        printed += [line.split() for line in server.stdout.read().splitlines(True) if "\n" in line]

    async def test() -> None:
        async with opened_store(url) as store:
            for name in ("one", "two", "three"):
                acknowledged = max(int(seq) for table, seq in printed if table == name)
                log = await store.log(name, most=100_000)
                stored = await store.table(name)
                assert log == [entry(seq) for seq in range(1, len(log) + 1)]
                assert stored
                assert stored.seq == len(log) >= acknowledged

    asyncio.run(test())


# --- PostgreSQL ----------------------------------------------------------------------------------


@needs_postgres
def test_servers_are_notified_of_each_other(postgres: str) -> None:
    received: dict[str, list[tuple[str, int]]] = {"here": [], "there": []}

    async def test() -> None:
        async with opened_store(postgres) as here, opened_store(postgres) as there:
            here.listen(lambda table, seq: received["here"].append((table, seq)))
            there.listen(lambda table, seq: received["there"].append((table, seq)))
            await write_log(here, "one", 3)
            await there.append(row("one", 4), entry(4))
            with pytest.raises(Conflict):
                await here.append(row("one", 4), entry(4))
            await wait_until_async(lambda: received["here"] == [("one", 4)])
            await wait_until_async(lambda: received["there"] == [("one", 2), ("one", 3)])

    asyncio.run(test())


@needs_postgres
def test_concurrent_writers_of_one_table_do_not_lose_entries(postgres: str) -> None:
    async def add(store: Store, who: str, count: int) -> None:
        """Append entries; retry each after a conflict."""
        while count:
            stored = await store.table("one")
            assert stored
            try:
                await store.append(row("one", stored.seq + 1), f"{who} {count}".encode())
                count -= 1
            except Conflict:
                continue

    async def test() -> None:
        async with opened_store(postgres) as here, opened_store(postgres) as there:
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
def test_store_reconnects_after_a_connection_loss(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "FAILURE_SECONDS", 0.1)
    received: list[tuple[str, int]] = []

    async def test() -> None:
        async with (
            TcpProxy(postgres) as proxy,
            opened_store(proxy.url) as store,
            opened_store(postgres) as other,
        ):
            store.listen(lambda table, seq: received.append((table, seq)))
            await write_log(store, "one", 2)
            await proxy.cut()
            for work in (store.append(row("one", 3), entry(3)), store.table("one")):
                with pytest.raises(Unavailable, match="cannot be used now"):
                    await work
            assert not await store.is_reachable()
            await other.append(row("one", 3), entry(3))
            await proxy.reopen()
            await wait_until_async(store.is_reachable)
            await wait_until_async(lambda: ("", 0) in received)
            await store.append(row("one", 4), entry(4))
            await other.append(row("one", 5), entry(5))
            await wait_until_async(lambda: received == [("", 0), ("one", 5)])
            assert len(await store.log("one")) == 5

    asyncio.run(test())


_TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name LIKE 'daikaiju%'"
)


@needs_postgres
def test_terminated_connections_are_reopened(postgres: str) -> None:
    received: list[tuple[str, int]] = []

    async def test() -> None:
        async with opened_store(postgres) as store:
            store.listen(lambda table, seq: received.append((table, seq)))
            await write_log(store, "one", 2)
            await fetch_rows(postgres, _TERMINATE)
            await store.append(row("one", 3), entry(3))
            assert len(await store.log("one")) == 3
            await wait_until_async(lambda: received == [("", 0)])

    asyncio.run(test())


@needs_postgres
def test_connections_are_reopened_when_their_end_arrives_late(postgres: str) -> None:
    """The message that ends a connection may arrive before the end of its stream."""

    async def test() -> None:
        async with TcpProxy(postgres) as proxy, opened_store(proxy.url) as store:
            await write_log(store, "one", 2)
            await gather_results(*(store.table("one") for _ in range(2)))
            proxy.delay_ends(0.5)
            await fetch_rows(postgres, _TERMINATE)
            assert len(await store.log("one")) == 2
            await store.append(row("one", 3), entry(3))
            await store.add_table(row("two", 1), entry(1))
            assert len(await store.log("one")) == 3
            await proxy.cut()

    asyncio.run(test())


@needs_postgres
def test_unresponsive_database_times_out(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COMMAND_SECONDS", "CONNECT_SECONDS"):
        monkeypatch.setattr(databases, name, 0.3)
    monkeypatch.setattr(notifications, "PROBE_SECONDS", 0.1)
    monkeypatch.setattr(stores, "FAILURE_SECONDS", 0.1)
    received: list[tuple[str, int]] = []

    async def test() -> None:
        async with TcpProxy(postgres) as proxy, opened_store(proxy.url) as store:
            store.listen(lambda table, seq: received.append((table, seq)))
            await write_log(store, "one", 2)
            proxy.freeze()
            found = await gather_results(
                *(store.append(row("one", 3), entry(3)), store.append(row("two", 2), entry(2))),
                *(store.table("one") for _ in range(12)),
            )
            assert {type(each) for each in found} == {Unavailable}
            await proxy.cut()
            await proxy.reopen()
            await wait_until_async(store.is_reachable)
            await wait_until_async(lambda: received == [("", 0)])
            stored = await store.table("one")
            assert stored
            await store.append(row("one", stored.seq + 1), entry(stored.seq + 1))
            proxy.freeze()  # also while the store closes

    asyncio.run(test())


def test_password_is_in_no_error() -> None:
    async def test() -> None:
        url = "postgresql://ann:geheim@127.0.0.1:1/games?sslmode=disable"
        with pytest.raises(Unavailable, match=r"database at 127.0.0.1:1/games cannot be") as error:
            await open_store(url, "here")
        assert "geheim" not in str(error.value)

    asyncio.run(test())


def test_sqlite_needs_no_asyncpg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    open_and_close(str(tmp_path / "games.db"))
    with pytest.raises(StoreError, match=r"PostgreSQL needs asyncpg, .* 'daikaiju\[postgres\]'"):
        open_and_close("postgresql://127.0.0.1/games")
