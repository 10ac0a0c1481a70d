"""A guest that is a program: for tests and benchmarks, and for bots that play over the network.

    async with Guest("http://127.0.0.1:8000") as guest:
        table = (await guest.open_table(Setup(seats=2))).table
        async with Visit(guest, table) as visit:
            await visit.do(Sit, seat=0, name="Ann")

A visit outlives its connection: it connects again by itself, and a command that was not answered
is sent again under the same name, so that it is carried out once.
"""

from __future__ import annotations

import asyncio
import http.client
import random
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .tables.values import Setup
from .updates.messages import (
    PROTOCOL,
    AnyCommand,
    AnyMessage,
    Command,
    Done,
    Picture,
    Refused,
    Update,
    Welcome,
)
from .web.http_types import Me, NewTable

FIRST_WAIT: Final = 0.05  # seconds before one connects again …
LONGEST_WAIT: Final = 2.0
PATIENCE: Final = 10.0  # for an answer by HTTP
T = TypeVar("T")
_decode: Final = msgspec.json.Decoder(AnyMessage).decode
_encode: Final = msgspec.json.Encoder().encode


class NotDone(Exception):
    """The server has refused."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.code}: {refused.sentence}")
        self.refused = refused


class Guest:
    """Somebody at a server, known there by a cookie. Several addresses are nodes of one server."""

    def __init__(self, *urls: str, language: str = "en") -> None:
        self._urls = deque(url.rstrip("/") for url in urls)
        self.language = language
        self.cookie = ""
        self.id = ""

    @property
    def url(self) -> str:
        return self._urls[0]

    def try_next(self) -> None:
        """The node that was asked does not answer: ask another."""
        self._urls.rotate(-1)

    async def __aenter__(self) -> Self:
        self.id = (await self.ask("POST", "/players", Me)).id
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cookie = ""

    async def open_table(self, setup: Setup = Setup()) -> Welcome:
        return await self.ask("POST", "/tables", Welcome, NewTable(setup))

    async def command(self, table: str, command: AnyCommand) -> Done:
        """Carry out a command without a socket."""
        return await self.ask("POST", f"/tables/{table}/commands", Done, command)

    async def ask(self, method: str, path: str, reply: type[T], body: object = None) -> T:
        data = await self.fetch(method, f"/api/v1{path}", body)
        return msgspec.json.decode(data, type=reply)

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """What the server answers; `NotDone` if it refuses."""
        status, data = await asyncio.to_thread(self._fetch, method, path, body)
        if status >= 400:
            raise NotDone(msgspec.json.decode(data, type=Refused))
        return data

    def _fetch(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        parts = urlsplit(self.url)
        kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        link = kind(parts.netloc, timeout=PATIENCE)
        try:
            data = None if body is None else _encode(body)
            link.request(method, path, data, self.headers(json=data is not None))
            answer = link.getresponse()
            if given := answer.getheader("set-cookie"):
                self.cookie = given.partition(";")[0]
            return answer.status, answer.read()
        finally:
            link.close()

    def headers(self, json: bool = False) -> dict[str, str]:
        headers = {"Accept-Language": self.language}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if json:
            headers["Content-Type"] = "application/json"
        return headers


class Visit:
    """A guest at a table."""

    def __init__(
        self, guest: Guest, table: str, heard: Callable[[AnyMessage], None] | None = None
    ) -> None:
        """`heard` is called with every message, welcomes after a lost connection included."""
        self.guest, self.table = guest, table
        self.picture: Picture | None = None
        self.connections = 0
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}
        self._news = asyncio.Event()
        self._name = random.randbytes(6).hex()
        self._number = 0

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        while self.picture is None and not self._task.done():
            await self.something()
        if self._task.done():
            self._task.result()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError, NotDone):
            await self._task

    async def do(self, kind: type[Command], **words: Any) -> Done:
        """Send a command until it is answered; `NotDone` if it is refused."""
        self._number += 1
        command = kind(id=f"{self._name}-{self._number}", **words)
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        data = _encode(command)
        self._waiting[command.id] = data, answer
        try:
            await self._send(data)
            return await answer
        finally:
            self._waiting.pop(command.id, None)

    async def something(self, seconds: float = PATIENCE) -> None:
        """Wait until anything is heard, or so long."""
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)

    # --- the connection --------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Connect, listen, and connect again, for as long as the visit lasts."""
        wait = FIRST_WAIT
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                before = self.connections
                try:
                    await self._listen()
                finally:
                    wait = FIRST_WAIT if self.connections > before else wait
            self._socket = None
            self.guest.try_next()
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _listen(self) -> None:
        address = self.guest.url.replace("http", "ws", 1)
        address += f"/api/v1/tables/{self.table}/socket?protocol={PROTOCOL}"
        async with connect(
            address,
            additional_headers=self.guest.headers(),
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        ) as socket:
            async for data in socket:
                await self._take(socket, _decode(data))

    async def _take(self, socket: ClientConnection, message: AnyMessage) -> None:
        if isinstance(message, Welcome):
            self._socket, self.picture = socket, message.picture
            self.connections += 1
            for data, _ in list(self._waiting.values()):
                await socket.send(data, text=True)
        elif isinstance(message, Update):
            self.picture = message.picture
        elif isinstance(message, Done | Refused):
            self._answer(message)
        if self._heard:
            self._heard(message)
        self._news.set()

    def _answer(self, message: Done | Refused) -> None:
        data, answer = self._waiting.get(message.id, (b"", None))
        if answer is None or answer.done():
            return
        if isinstance(message, Done):
            answer.set_result(message)
        elif message.code in ("unavailable", "closing", "too-fast"):
            asyncio.get_running_loop().call_later(LONGEST_WAIT / 4, self._resend, data)
        else:
            answer.set_exception(NotDone(message))

    def _resend(self, data: bytes) -> None:
        self._sending = asyncio.ensure_future(self._send(data))

    async def _send(self, data: bytes) -> None:
        """If it cannot be sent now, it is after the next welcome."""
        if self._socket:
            with suppress(WebSocketException):
                await self._socket.send(data, text=True)
