"""Helpers for tests of the store: databases of both kinds, tables and players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from daikaiju.server.store import Player, Store, TableRow, open_store
from daikaiju.server.store.database import open_connections, parse_database_url
from postgres import fresh_database, needs_postgres

DATABASE_KINDS = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


@contextmanager
def new_database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of a new database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
    else:
        with fresh_database() as url:
            yield url


@asynccontextmanager
async def opened_store(url: str, node: str = "here") -> AsyncIterator[Store]:
    store = await open_store(url, node)
    try:
        yield store
    finally:
        await store.close()


def row(name: str = "one", seq: int = 1, **more: Any) -> TableRow:
    """Return the row of a gathering table, changed at 1000 + `seq`."""
    values: dict[str, Any] = {
        "code": name.upper(),
        "phase": "gathering",
        "open": True,
        "edition": "second",
        "seats": 4,
        "people": 1,
        "host": "ann",
        "created": 1000,
        "changed": 1000 + seq,
        "due": None,
        "snapshot": b"\x00\xffpicture",
        "secret": bytes(range(32)),
    }
    return TableRow(id=name, seq=seq, **(values | more))


def entry(seq: int = 1, word: str = "entry") -> bytes:
    return f"{word} {seq}".encode()


async def write_log(store: Store, name: str, last: int, **more: Any) -> None:
    """Add a table with this many entries."""
    await store.add_table(row(name, **more), entry())
    for seq in range(2, last + 1):
        await store.append(row(name, seq, **more), entry(seq))


def player(name: str = "ann") -> Player:
    return Player(id=name, token_hash=b"\xff" * 32, name=name.title(), language="en", created=5)


async def gather_results(*works: Any) -> list[Any]:
    """Await all and return their results or exceptions."""
    return list(await asyncio.gather(*works, return_exceptions=True))


def run_in_database(url: str, work: object) -> object:
    """Call a function with a connection and return its result."""

    async def run() -> object:
        found = open_connections(parse_database_url(url), writes=True)
        try:
            return await found.run(work)  # type: ignore[arg-type]
        finally:
            await found.close()

    return asyncio.run(run())


def open_and_close(url: str) -> None:
    async def run() -> None:
        async with opened_store(url):
            pass

    asyncio.run(run())
