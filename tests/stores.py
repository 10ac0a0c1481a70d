"""What tests of the store have in common: databases of both kinds, tables and players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from daikaiju.server.store import Player, Row, Store, open_store
from daikaiju.server.store.database import connections, find_place
from postgres import fresh_database, needs_postgres

BOTH = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a new database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
    else:
        with fresh_database() as url:
            yield url


@asynccontextmanager
async def opened(url: str, node: str = "here") -> AsyncIterator[Store]:
    store = await open_store(url, node)
    try:
        yield store
    finally:
        await store.close()


def row(name: str = "one", seq: int = 1, **more: Any) -> Row:
    """A table that gathers, changed at 1000 and a bit for each entry."""
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
    return Row(id=name, seq=seq, **(values | more))


def entry(seq: int = 1, word: str = "entry") -> bytes:
    return f"{word} {seq}".encode()


async def play(store: Store, name: str, last: int, **more: Any) -> None:
    """A table with so many entries."""
    await store.add_table(row(name, **more), entry())
    for seq in range(2, last + 1):
        await store.append(row(name, seq, **more), entry(seq))


def player(name: str = "ann") -> Player:
    return Player(id=name, token_hash=b"\xff" * 32, name=name.title(), language="en", created=5)


async def all_of(*works: Any) -> list[Any]:
    """What each comes to, exceptions too."""
    return list(await asyncio.gather(*works, return_exceptions=True))


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
