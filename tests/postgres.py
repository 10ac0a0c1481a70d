"""The PostgreSQL server for tests, named by DAIKAIJU_TEST_POSTGRES.

`.ci/postgres COMMAND …` starts one while a command runs.
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
needs_postgres = pytest.mark.postgres  # conftest.py skips these tests without a server


@contextmanager
def fresh_database() -> Iterator[str]:
    """Create an empty database, yield its URL, and drop it afterwards."""
    name = f"daikaiju_{token_hex(6)}"
    run_statement(SERVER, f"CREATE DATABASE {name}")
    try:
        yield urlsplit(SERVER)._replace(path=f"/{name}").geturl()
    finally:
        run_statement(SERVER, f"DROP DATABASE {name} WITH (FORCE)")


def run_statement(url: str, statement: str) -> Any:
    """Run a statement on a new connection and return its rows."""
    return asyncio.run(fetch_rows(url, statement))


async def fetch_rows(url: str, statement: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement)
    finally:
        await connection.close()


class TcpProxy:
    """A TCP proxy to the server whose connections tests can cut; `url` leads through it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname, parts.port or 5432)
        self._parts = parts
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._is_frozen = False
        self._end_delay = 0.0
        self.port = 0

    @property
    def url(self) -> str:
        who = self._parts.netloc.rpartition("@")[0]
        return self._parts._replace(netloc=f"{who}@127.0.0.1:{self.port}").geturl()

    async def __aenter__(self) -> TcpProxy:
        await self.reopen()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def reopen(self) -> None:
        self._is_frozen = False
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Close all connections and refuse new ones."""
        if self._server:
            self._server.close()
            for end in self._writers:
                end.close()
            await self._server.wait_closed()
            self._server = None
        while self._writers:
            with suppress(OSError):
                await self._writers.pop().wait_closed()

    def freeze(self) -> None:
        """Drop all data without closing the connections."""
        self._is_frozen = True

    def delay_ends(self, seconds: float) -> None:
        """Forward all data at once, but the end of each connection later: it seems to be open."""
        self._end_delay = seconds

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            answers, there = await asyncio.open_connection(*self._target)
            self._writers.add(there)
            await asyncio.gather(self._pump(reader, there), self._pump(answers, writer))
        finally:
            for end in filter(None, (writer, there)):
                end.close()
                self._writers.discard(end)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if not self._is_frozen:
                    target.write(data)
        await asyncio.sleep(self._end_delay)
        target.close()
