"""A PostgreSQL server for tests: the one that DAIKAIJU_TEST_POSTGRES names, if it does.

`.ci/postgres COMMAND …` starts one for the time of a command.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

SERVER = os.environ.get("DAIKAIJU_TEST_POSTGRES", "")
REASON = "DAIKAIJU_TEST_POSTGRES names no PostgreSQL server (.ci/postgres starts one)"
needs_postgres = pytest.mark.skipif(not SERVER, reason=REASON)


@contextmanager
def fresh_database() -> Iterator[str]:
    """The URL of a database that is empty now and gone afterwards."""
    name = f"daikaiju_{token_hex(6)}"
    on_server(SERVER, f"CREATE DATABASE {name}")
    try:
        yield urlsplit(SERVER)._replace(path=f"/{name}").geturl()
    finally:
        on_server(SERVER, f"DROP DATABASE {name} WITH (FORCE)")


def on_server(url: str, statement: str) -> Any:
    """The rows of one statement, on a connection of its own."""
    return asyncio.run(fetched(url, statement))


async def fetched(url: str, statement: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement)
    finally:
        await connection.close()


class Wire:
    """A wire to the server that can be cut, and mended again; `url` leads through it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname, parts.port or 5432)
        self._parts = parts
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._is_frozen = False
        self.port = 0

    @property
    def url(self) -> str:
        who = self._parts.netloc.rpartition("@")[0]
        return self._parts._replace(netloc=f"{who}@127.0.0.1:{self.port}").geturl()

    async def __aenter__(self) -> Wire:
        await self.mend()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def mend(self) -> None:
        self._is_frozen = False
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """All connections end, and nobody answers the bell."""
        if self._server:
            self._server.close()
            for end in list(self._ends):
                end.close()
            await self._server.wait_closed()
            self._server = None
        while self._ends:
            await asyncio.sleep(0.005)

    def freeze(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._is_frozen = True

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            answers, there = await asyncio.open_connection(*self._target)
            self._ends.add(there)
            await asyncio.gather(self._pump(reader, there), self._pump(answers, writer))
        finally:
            for end in filter(None, (writer, there)):
                end.close()
                self._ends.discard(end)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if not self._is_frozen:
                    target.write(data)
        target.close()
