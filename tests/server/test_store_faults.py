"""Faults around the store: locks of a frozen server, a full disk, a second name of the file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection

from daikaiju.server.store import StoreError, Unavailable, open_store
from daikaiju.server.store import database as databases
from live_server import LiveServer
from postgres import needs_postgres
from stores import entry, opened_store, row, run_in_database, write_log

from .refusal_checks import is_refused


@needs_postgres
def test_row_that_a_frozen_server_has_locked_delays_only_its_table(postgres: str) -> None:
    async def test() -> None:
        frozen = await asyncpg.connect(postgres)
        async with opened_store(postgres) as store:
            for name in ("one", "two"):
                await write_log(store, name, 1)
            transaction = frozen.transaction()
            await transaction.start()
            await frozen.execute("SELECT * FROM tables WHERE id = 'one' FOR UPDATE")
            locked = asyncio.create_task(store.append(row("one", 2), entry(2)))
            for seq in range(2, 6):
                await store.append(row("two", seq), entry(seq))
            assert not locked.done()
            assert await store.is_reachable()
            await transaction.rollback()
            await locked
            assert await store.log("one") == [entry(1), entry(2)]
        await frozen.close()

    asyncio.run(test())


@needs_postgres
def test_postgres_ends_the_transactions_of_a_frozen_server(postgres: str) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("idle_in_transaction_session_timeout", "application_name")
        return [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in names]

    assert run_in_database(postgres, settings) == ["3s", "daikaiju"]


@needs_postgres
def test_lock_that_is_never_released_is_an_outage(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("daikaiju.server.store.writer.LOCK_SECONDS", 0.2)

    async def test() -> None:
        frozen = await asyncpg.connect(postgres)
        async with opened_store(postgres) as store:
            await write_log(store, "one", 1)
            async with frozen.transaction():
                await frozen.execute("SELECT * FROM tables WHERE id = 'one' FOR UPDATE")
                with pytest.raises(Unavailable):
                    await store.append(row("one", 2), entry(2))
        await frozen.close()

    asyncio.run(test())


def failing(work: Callable[[Connection], Any]) -> None:
    raise OSError("database or disk is full")


def test_server_is_not_ready_while_it_cannot_write(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anonymous, store = server.anonymous_client(), server.registry.store
    assert anonymous.request("GET", "/readyz").status_code == 200
    with monkeypatch.context() as full:
        full.setattr(store._writing, "_run", failing)
        assert is_refused(anonymous.post("/players", {"name": "Eve"}), "unavailable")
    answer = anonymous.request("GET", "/readyz")
    assert answer.status_code == 503
    server.new_player("Eve")
    assert anonymous.request("GET", "/readyz").status_code == 200


def test_server_is_not_ready_on_a_full_disk(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "MIN_FREE_BYTES", 1 << 62)
    assert server.anonymous_client().request("GET", "/readyz").status_code == 503


def test_second_server_on_the_same_file_is_refused_through_links(tmp_path: Path) -> None:
    file, link, copy = tmp_path / "games.db", tmp_path / "link.db", tmp_path / "hard.db"

    async def is_refused_at(path: Path, words: str) -> None:
        with pytest.raises(StoreError, match=words):
            await open_store(str(path), "there")

    async def test() -> None:
        async with opened_store(str(file)):
            link.symlink_to(file)
            await is_refused_at(link, "is in use by a running server")
            os.link(file, copy)
            await is_refused_at(copy, "has a second name")

    asyncio.run(test())
