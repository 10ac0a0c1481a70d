"""A TCP proxy between clients and a server, whose connections can be cut or made half-open."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Self


class Link:
    """One connection through the proxy."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.ends = ends
        self.is_silent = False  # drops all data

    def cut(self) -> None:
        """Reset both sides."""
        for end in self.ends:
            end.transport.abort()


class FaultyNetwork:
    """The proxy of one server."""

    def __init__(self, port: int) -> None:
        self._target, self._links = port, set[Link]()
        self._server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server
        self._server.close()
        for link in list(self._links):
            link.cut()

    def choose(self, rng: random.Random) -> list[Link]:
        """Return some of the open connections."""
        return [link for link in list(self._links) if rng.random() < 0.5]

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answers, there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        link = Link(writer, there)
        self._links.add(link)
        try:
            await asyncio.gather(_pump(link, reader, there), _pump(link, answers, writer))
        finally:
            self._links.discard(link)
            link.cut()


async def _pump(link: Link, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            if not link.is_silent:
                target.write(data)
                await target.drain()
    if not link.is_silent:
        with suppress(OSError):
            target.close()
