"""The socket of a table: commands come in, and whatever happens at the table goes out.

Two tasks serve a socket. One reads commands, each answered before the next is read; the other
writes what waits in the outbox. The table itself never waits for either: whoever cannot keep up
is sent away, and sees how things stand when they connect again.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ..refusals import Refusal
from ..tables.actor import Keeper
from ..updates.messages import PROTOCOL, AnyCommand, Ping
from .endpoint import House, check_part, language_of, read_json
from .guards import Caller
from .rate_limits import Pace
from .responses import closing, refused
from .sessions import COOKIE

MESSAGE: Final = 4 * 1024  # bytes of a message that comes in
MOST_WAITING: Final = 256  # messages in an outbox …
MOST_BYTES: Final = 1024 * 1024  # … and bytes
GOODBYE_SECONDS: Final = 2.0  # for the last messages on a socket
CLOSED: Final = {"shutdown": 1012, "too-slow": 1013}  # close codes of RFC 6455; else:
NOT_WANTED: Final = 1008
BROKEN: Final = 1011
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
_encode: Final = msgspec.json.Encoder().encode
log = structlog.get_logger("daikaiju.socket")


class Outbox:
    """Somebody who listens to a table: what they are told waits here until it is sent."""

    def __init__(self, player: str, language: str) -> None:
        self.player, self.language = player, language
        self.closing = ""  # why it ends
        self.ends = asyncio.Event()
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; never waits and never fails."""
        if self.closing:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._news.set()
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.close("too-slow")

    def close(self, code: str) -> None:
        """Tell nothing more but why it ends."""
        if not self.closing:
            self.closing = code
            self._waiting.append(_encode(closing(code, self.language)))
            self._news.set()
            self.ends.set()

    async def send_to(self, socket: WebSocket) -> None:
        """Send everything, until it ends."""
        while not self.closing or self._waiting:
            await self._news.wait()
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await socket.send({"type": "websocket.send", "text": message.decode()})
            self._news.clear()


class Sockets:
    """The application behind the sockets of all tables."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller: Caller = scope["daikaiju.caller"]
        socket = WebSocket(scope, receive, send)
        outbox = Outbox("", caller.language)
        code, status = "", NOT_WANTED
        with suppress(*_GONE):
            await socket.accept()
            try:
                code = await self._serve(socket, caller, outbox)
                status = CLOSED.get(code, NOT_WANTED)
            except Refusal as refusal:
                code = refusal.code
                answer = _encode(refused(refusal, outbox.language)).decode()
                await socket.send({"type": "websocket.send", "text": answer})
            except _GONE:
                raise
            except Exception:
                log.exception("a socket failed")
                status = BROKEN
            async with asyncio.timeout(GOODBYE_SECONDS):
                await socket.close(status, code)

    async def _serve(self, socket: WebSocket, caller: Caller, outbox: Outbox) -> str:
        """Serve a socket to its end; why it ends."""
        house = self._house
        house.limits.enter(caller.address)
        try:
            player = await house.guests.who(socket.cookies.get(COOKIE, ""))
            outbox.player = player.id if player else ""
            outbox.language = language_of(player, caller)
            _check_protocol(socket)
            table = check_part("table", socket.path_params["table"])
            keeper = await house.hall.keeper(table)
            outbox.tell(keeper.join(outbox))
            try:
                await _run(outbox, socket, Reader(socket, keeper, outbox, house))
            finally:
                keeper.part(outbox)
        finally:
            house.limits.leave(caller.address)
        return outbox.closing


async def _run(outbox: Outbox, socket: WebSocket, reader: Reader) -> None:
    """Read and write until one of them ends, or the outbox is closed."""
    reading = asyncio.create_task(reader.read())
    writing = asyncio.create_task(outbox.send_to(socket))
    ending = asyncio.create_task(outbox.ends.wait())
    tasks = {reading, writing, ending}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if outbox.closing:
            await asyncio.wait({writing}, timeout=GOODBYE_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    if not outbox.closing:
        raise WebSocketDisconnect


def _check_protocol(socket: WebSocket) -> None:
    wanted = socket.query_params.get("protocol", str(PROTOCOL))
    if wanted != str(PROTOCOL):
        raise Refusal("bad-request", detail=f"protocol: this server speaks {PROTOCOL}")


# --- commands ------------------------------------------------------------------------------------


class _Named(Struct):
    """As much of a command as is needed to say which one was refused."""

    id: str = ""


class Reader:
    """Takes the messages of one socket."""

    def __init__(self, socket: WebSocket, keeper: Keeper, outbox: Outbox, house: House) -> None:
        self._socket, self._keeper, self._outbox = socket, keeper, outbox
        self._limits, self._pace = house.limits, Pace(house.settings.commands)

    async def read(self) -> None:
        """Until the other side goes, or talks so fast that it has to go."""
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            data = message.get("text")
            try:
                await self._take(None if data is None else data.encode())
            except Refusal as refusal:
                self._refuse(refusal, data or "")
                if self._pace.is_out_of_hand:
                    self._outbox.close("too-fast")
                    return

    async def _take(self, data: bytes | None) -> None:
        try:
            command = _read_command(data)
        except Refusal:
            self._pace.take(is_bad=True)
            raise
        self._pace.take()
        player = self._outbox.player
        if not isinstance(command, Ping):
            if not player:
                raise Refusal("no-player")
            self._limits.command(player)
        done = await self._keeper.command(command, player)
        self._outbox.tell(_encode(done))

    def _refuse(self, refusal: Refusal, data: str) -> None:
        kept = self._keeper.table.kept
        language = self._outbox.language
        answer = refused(refusal, language, _id_in(data), kept.seq, kept.ply)
        self._outbox.tell(_encode(answer))


def _read_command(data: bytes | None) -> Any:
    if data is None:
        raise Refusal("bad-request", detail="messages are text, not binary")
    if len(data) > MESSAGE:
        raise Refusal("too-big", bytes=MESSAGE)
    return read_json(data, AnyCommand)


def _id_in(data: str) -> str:
    """The name of a command that was refused, if it has one."""
    with suppress(Refusal):
        id: str = read_json(data, _Named).id
        return id if _ID.fullmatch(id) else ""
    return ""
