"""A Python client of the server: for tests, benchmarks, and bots that play over the network.

    async with GameClient("http://127.0.0.1:8000") as client:
        table = (await client.open_table(Setup(seats=2))).table
        async with TableConnection(client, table) as connection:
            await connection.send_command(Sit, seat=0, name="Ann")

A `TableConnection` reconnects when its socket is lost. It sends an unanswered command again with
the same id, so that the server runs it only once.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .protocol.http_types import Me, NewTable
from .protocol.messages import (
    PROTOCOL,
    AnyCommand,
    AnyMessage,
    Command,
    Done,
    Picture,
    Refused,
    Renew,
    Sit,
    Start,
    Update,
    Welcome,
)
from .protocol.values import Setup

FIRST_RECONNECT_SECONDS: Final = 0.05  # doubles with each attempt, up to …
MAX_RECONNECT_SECONDS: Final = 2.0
TIMEOUT_SECONDS: Final = 10.0  # for an HTTP response
T = TypeVar("T")
_decode: Final = msgspec.json.Decoder(AnyMessage).decode
_encode: Final = msgspec.json.Encoder().encode


def new_text() -> str:
    """Return a random text to add to the dice: then no host can have chosen them."""
    return secrets.token_urlsafe(16)


class CommandRefused(Exception):
    """The server refused a command or request."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.code}: {refused.sentence}")
        self.refused = refused


class GameClient:
    """An HTTP client with a session. Several URLs are nodes of one server."""

    def __init__(self, *urls: str, language: str = "en") -> None:
        self._urls = deque(url.rstrip("/") for url in urls)
        self.language = language
        self.cookie = ""
        self.id = ""

    @property
    def url(self) -> str:
        return self._urls[0]

    def try_next(self) -> None:
        """Use the next node after the current one did not answer."""
        self._urls.rotate(-1)

    async def __aenter__(self) -> Self:
        self.id = (await self.request_value("POST", "/players", Me)).id
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cookie = ""

    async def open_table(self, setup: Setup = Setup()) -> Welcome:
        return await self.request_value("POST", "/tables", Welcome, NewTable(setup))

    async def command(self, table: str, command: AnyCommand) -> Done:
        """Run a command over HTTP instead of a socket."""
        return await self.request_value("POST", f"/tables/{table}/commands", Done, command)

    async def request_value(self, method: str, path: str, reply: type[T], body: object = None) -> T:
        """Send a request to the API and return its response as a value of type `reply`."""
        data = await self.fetch(method, f"/api/v1{path}", body)
        return msgspec.json.decode(data, type=reply)

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """Return the body of the response; `CommandRefused` if the server refuses."""
        status, data = await asyncio.to_thread(self._fetch, method, path, body)
        if status >= 400:
            raise CommandRefused(msgspec.json.decode(data, type=Refused))
        return data

    def _fetch(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        parts = urlsplit(self.url)
        kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        connection = kind(parts.netloc, timeout=TIMEOUT_SECONDS)
        try:
            data = None if body is None else _encode(body)
            connection.request(method, path, data, self.headers(json=data is not None))
            reply = connection.getresponse()
            if given := reply.getheader("set-cookie"):
                self.cookie = given.partition(";")[0]
            return reply.status, reply.read()
        finally:
            connection.close()

    def headers(self, json: bool = False) -> dict[str, str]:
        """Return the request headers; with `json`, for a request with a JSON body."""
        headers = {"Accept-Language": self.language}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if json:
            headers["Content-Type"] = "application/json"
        return headers


class TableConnection:
    """A client's connection to the socket of a table."""

    def __init__(
        self, client: GameClient, table: str, on_message: Callable[[AnyMessage], None] | None = None
    ) -> None:
        """`on_message` is called with each message, also with `Welcome` after a reconnect."""
        self.client, self.table = client, table
        self.picture: Picture | None = None
        self.connections = 0
        self._on_message = on_message
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}
        self._received = asyncio.Event()
        self._prefix = random.randbytes(6).hex()
        self._number = 0

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_connected())
        while self.picture is None and not self._task.done():
            await self.wait_for_message()
        if self._task.done():
            self._task.result()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError, CommandRefused):
            await self._task

    async def send_command(self, kind: type[Command], **fields: Any) -> Done:
        """Send a command until it is answered; `CommandRefused` if it is refused."""
        self._number += 1
        if kind in (Sit, Start, Renew):
            fields.setdefault("entropy", new_text())
        command = kind(id=f"{self._prefix}-{self._number}", **fields)
        reply: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        data = _encode(command)
        self._pending[command.id] = data, reply
        try:
            await self._send(data)
            return await reply
        finally:
            self._pending.pop(command.id, None)

    async def wait_for_message(self, seconds: float = TIMEOUT_SECONDS) -> None:
        """Wait for the next message, at most `seconds`."""
        self._received.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._received.wait(), seconds)

    # --- the socket ------------------------------------------------------------------------------

    async def _keep_connected(self) -> None:
        """Connect, listen and reconnect until the task is cancelled."""
        wait = FIRST_RECONNECT_SECONDS
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                before = self.connections
                try:
                    await self._listen()
                finally:
                    wait = FIRST_RECONNECT_SECONDS if self.connections > before else wait
            self._socket = None
            self.client.try_next()
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(2 * wait, MAX_RECONNECT_SECONDS)

    async def _listen(self) -> None:
        address = self.client.url.replace("http", "ws", 1)
        seq = self.picture.seq if self.picture else 0
        address += f"/api/v1/tables/{self.table}/socket?protocol={PROTOCOL}&seq={seq}"
        async with connect(
            address,
            additional_headers=self.client.headers(),
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT_SECONDS,
        ) as socket:
            async for data in socket:
                await self._handle(socket, _decode(data))

    async def _handle(self, socket: ClientConnection, message: AnyMessage) -> None:
        if isinstance(message, Welcome):
            self._socket, self.picture = socket, message.picture
            self.connections += 1
            for data, _ in list(self._pending.values()):
                await socket.send(data, text=True)
        elif isinstance(message, Update):
            self.picture = message.picture
        elif isinstance(message, Done | Refused):
            self._settle(message)
        if isinstance(message, Welcome | Update) and self._may_renew(message.picture):
            renew = Renew(id=f"renew-{message.picture.seq}", entropy=new_text())
            await socket.send(_encode(renew), text=True)
        if self._on_message:
            self._on_message(message)
        self._received.set()

    def _may_renew(self, picture: Picture) -> bool:
        """Return whether a restored game waits for a text of this client."""
        members = {picture.host, *(seat.holder for seat in picture.seats)}
        return picture.renew and self.client.id in members

    def _settle(self, message: Done | Refused) -> None:
        """Answer the waiting caller; after a temporary refusal, send the command again."""
        data, reply = self._pending.get(message.id, (b"", None))
        if reply is None or reply.done():
            return
        if isinstance(message, Done):
            reply.set_result(message)
        elif message.code in ("unavailable", "closing", "too-fast"):
            asyncio.get_running_loop().call_later(MAX_RECONNECT_SECONDS / 4, self._resend, data)
        else:
            reply.set_exception(CommandRefused(message))

    def _resend(self, data: bytes) -> None:
        self._sending = asyncio.ensure_future(self._send(data))

    async def _send(self, data: bytes) -> None:
        """Send a command if connected; else it is sent after the next `Welcome`."""
        if self._socket:
            with suppress(WebSocketException):
                await self._socket.send(data, text=True)
