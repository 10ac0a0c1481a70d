"""WebSocket clients that cost little CPU time, so that a load test measures the server.

The client shares the processor with the server. It therefore frames commands by hand, and reads of
each update only its number, until a table needs the position for its next move.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from daikaiju.server.client import GameClient
from daikaiju.server.protocol.messages import PROTOCOL, Command, Refused

HEAD_END: Final = b"\r\n\r\n"
TEXT: Final = 0x81
PING: Final = 0x89
CLOSE: Final = 0x88
MASKED: Final = 0x80  # clients must mask; the mask of zeros changes nothing
NO_MASK: Final = bytes(4)
TIMEOUT_SECONDS: Final = 60.0  # for a command to be stored
SEQ: Final = re.compile(rb'"seq":(\d+)')
_encode: Final = msgspec.json.Encoder().encode


class AskedPart(Struct):
    """The part of `Asked` that a player needs."""

    seat: int


class PicturePart(Struct):
    """The part of a `Picture` that a player needs."""

    seq: int
    ply: int = 0
    phase: str = ""
    asked: AskedPart | None = None
    legal: tuple[str, ...] = ()


class _PictureMessage(Struct):
    picture: PicturePart


_decode_picture: Final = msgspec.json.Decoder(_PictureMessage).decode
_decode_refusal: Final = msgspec.json.Decoder(Refused).decode


class LoadSocket(asyncio.Protocol):
    """The socket of one player at one table."""

    def __init__(self, request: bytes, on_update: Callable[[int], None]) -> None:
        """`on_update` is called with the number of each update."""
        self._request, self._on_update = request, on_update
        self._received = b""
        self._has_shaken_hands = False
        self._last_picture = b""  # the last message with a picture
        self._waiting: dict[bytes, asyncio.Future[None]] = {}  # for answers, by the id of a command
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.failure = ""  # what the server has refused, or why it has closed the socket

    @property
    def picture(self) -> PicturePart:
        return _decode_picture(self._last_picture).picture

    def send(self, kind: type[Command], **fields: Any) -> bytes:
        """Send a command. Return its id."""
        id = secrets.token_hex(6)
        self._send_frame(TEXT, _encode(kind(id=id, **fields)))
        return id.encode()

    async def run(self, kind: type[Command], **fields: Any) -> None:
        """Send a command and wait until it is stored."""
        id = self.send(kind, **fields)
        self._waiting[id] = done = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await done
        finally:
            del self._waiting[id]

    def close(self) -> None:
        self._transport.abort()

    # --- the connection --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        self._fail("the connection is lost")

    def data_received(self, data: bytes) -> None:
        data = self._received + data if self._received else data
        if not self._has_shaken_hands:
            head, found, rest = data.partition(HEAD_END)
            if found and b" 101 " not in head:
                self._fail(head.decode("latin-1").partition("\r\n")[0])
            self._has_shaken_hands = bool(found)
            data = rest if found else data
        self._received = self._read_frames(data) if self._has_shaken_hands else data

    def _read_frames(self, data: bytes) -> bytes:
        """Handle all whole frames; return the rest."""
        start, end = 0, len(data)
        while end - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                length, body = int.from_bytes(data[start + 2 : start + 4]), start + 4
            elif length == 127:
                length, body = int.from_bytes(data[start + 2 : start + 10]), start + 10
            if end - body < length:
                break
            self._handle(data[start], data[body : body + length])
            start = body + length
        return data[start:]

    def _handle(self, kind: int, message: bytes) -> None:
        if kind == PING:
            self._send_frame(PING + 1, message)
        elif kind == CLOSE:
            self._fail(f"the server closes the socket: {message[2:].decode()}")
        elif message.startswith(b'{"type":"update"'):
            self._last_picture = message
            found = SEQ.search(message)
            assert found
            self._on_update(int(found[1]))
        elif message.startswith(b'{"type":"done"'):
            self._answer(message)
        elif message.startswith(b'{"type":"welcome"'):
            self._last_picture = message
            self.welcomed.set_result(None)
        elif message.startswith(b'{"type":"refused"'):
            refused = _decode_refusal(message)
            self._fail(f"{refused.code}: {refused.sentence}")

    def _answer(self, message: bytes) -> None:
        for id, waiting in self._waiting.items():
            if id in message and not waiting.done():
                waiting.set_result(None)

    def _fail(self, reason: str) -> None:
        self.failure = self.failure or reason
        for waiting in (*self._waiting.values(), self.welcomed):
            if not waiting.done():
                waiting.set_exception(ConnectionError(reason))
                waiting.exception()  # nobody may wait for it

    def _send_frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        if length < 126:
            head = bytes((kind, MASKED | length))
        else:
            head = bytes((kind, MASKED | 126)) + length.to_bytes(2)
        self._transport.write(head + NO_MASK + data)


async def open_socket(
    client: GameClient, table: str, on_update: Callable[[int], None]
) -> LoadSocket:
    """Open the socket of a player at a table and wait for the welcome."""
    host = urlsplit(client.url)
    head = [
        f"GET /api/v1/tables/{table}/socket?protocol={PROTOCOL} HTTP/1.1",
        f"Host: {host.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *(f"{name}: {value}" for name, value in client.headers().items()),
    ]
    request = "\r\n".join(head).encode() + HEAD_END
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LoadSocket(request, on_update),
        host.hostname or "",
        host.port or 80,
    )
    await socket.welcomed
    return socket
