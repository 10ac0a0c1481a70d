"""The socket of a table: it receives commands and sends updates.

Two tasks serve a socket. One reads commands and answers each before it reads the next. The other
sends the messages in the outbox. The table never waits for either: a client that reads too slowly
is disconnected, and gets the current state when it connects again.
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

from ..actors.actor import TableActor
from ..protocol.messages import PROTOCOL, AnyCommand, Ping
from ..refusals import Refusal
from .endpoint import AppContext, check_path_param, language_of, parse_json
from .guards import Caller
from .rate_limits import SocketRateLimit
from .responses import closing_message, refusal_message
from .sessions import COOKIE

MAX_MESSAGE: Final = 4 * 1024  # bytes of an incoming message
MAX_QUEUED: Final = 256  # messages in an outbox …
MAX_QUEUED_BYTES: Final = 1024 * 1024  # … and bytes
CLOSE_SECONDS: Final = 2.0  # to send the last messages on a socket
CLOSE_CODES: Final = {"shutdown": 1012, "too-slow": 1013}  # close codes of RFC 6455 …
POLICY_VIOLATION: Final = 1008  # … for all other reasons
INTERNAL_ERROR: Final = 1011
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_DISCONNECTED: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
_encode: Final = msgspec.json.Encoder().encode
log = structlog.get_logger("daikaiju.socket")


class Outbox:
    """The listener of a table for one socket: it queues messages until they are sent."""

    def __init__(self, player: str, language: str) -> None:
        self.player, self.language = player, language
        self.close_reason = ""  # a code; empty while open
        self.closed = asyncio.Event()
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wakeup = asyncio.Event()

    def send_message(self, message: bytes) -> None:
        """Queue a message; never waits and never fails."""
        if self.close_reason:
            return
        self._queue.append(message)
        self._bytes += len(message)
        self._wakeup.set()
        if len(self._queue) > MAX_QUEUED or self._bytes > MAX_QUEUED_BYTES:
            self._queue.clear()
            self.close("too-slow")

    def close(self, code: str) -> None:
        """Queue the closing message and accept no further ones."""
        if not self.close_reason:
            self.close_reason = code
            self._queue.append(_encode(closing_message(code, self.language)))
            self._wakeup.set()
            self.closed.set()

    async def send_to(self, socket: WebSocket) -> None:
        """Send queued messages until the outbox is closed and empty."""
        while not self.close_reason or self._queue:
            await self._wakeup.wait()
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                await socket.send({"type": "websocket.send", "text": message.decode()})
            self._wakeup.clear()


class SocketHandler:
    """The ASGI application for the sockets of all tables."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller: Caller = scope["daikaiju.caller"]
        socket = WebSocket(scope, receive, send)
        outbox = Outbox("", caller.language)
        code, status = "", POLICY_VIOLATION
        with suppress(*_DISCONNECTED):
            await socket.accept()
            try:
                code = await self._serve(socket, caller, outbox)
                status = CLOSE_CODES.get(code, POLICY_VIOLATION)
            except Refusal as refusal:
                code = refusal.code
                answer = _encode(refusal_message(refusal, outbox.language)).decode()
                await socket.send({"type": "websocket.send", "text": answer})
            except _DISCONNECTED:
                raise
            except Exception:
                log.exception("a socket failed")
                status = INTERNAL_ERROR
            async with asyncio.timeout(CLOSE_SECONDS):
                await socket.close(status, code)

    async def _serve(self, socket: WebSocket, caller: Caller, outbox: Outbox) -> str:
        """Serve a socket until it closes. Return the reason."""
        context = self._context
        context.limits.open_socket(caller.address)
        try:
            player = await context.sessions.authenticate(socket.cookies.get(COOKIE, ""))
            outbox.player = player.id if player else ""
            outbox.language = language_of(player, caller)
            _check_protocol(socket)
            table = check_path_param("table", socket.path_params["table"])
            actor = await context.registry.actor(table)
            outbox.send_message(actor.add_listener(outbox))
            try:
                await _run_tasks(outbox, socket, CommandReader(socket, actor, outbox, context))
            finally:
                actor.remove_listener(outbox)
        finally:
            context.limits.close_socket(caller.address)
        return outbox.close_reason


async def _run_tasks(outbox: Outbox, socket: WebSocket, reader: CommandReader) -> None:
    """Run the reading and the writing task until one ends or the outbox is closed."""
    reading = asyncio.create_task(reader.read())
    writing = asyncio.create_task(outbox.send_to(socket))
    ending = asyncio.create_task(outbox.closed.wait())
    tasks = {reading, writing, ending}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if outbox.close_reason:
            await asyncio.wait({writing}, timeout=CLOSE_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    if not outbox.close_reason:
        raise WebSocketDisconnect


def _check_protocol(socket: WebSocket) -> None:
    version = socket.query_params.get("protocol", str(PROTOCOL))
    if version != str(PROTOCOL):
        raise Refusal("bad-request", detail=f"protocol: this server supports {PROTOCOL}")


# --- commands ------------------------------------------------------------------------------------


class _CommandId(Struct):
    """The id of a command, read from a message that may not be a valid command."""

    id: str = ""


class CommandReader:
    """Reads the messages of one socket and runs them as commands."""

    def __init__(
        self, socket: WebSocket, actor: TableActor, outbox: Outbox, context: AppContext
    ) -> None:
        self._socket, self._actor, self._outbox = socket, actor, outbox
        self._limits, self._rate_limit = context.limits, SocketRateLimit(context.settings.commands)

    async def read(self) -> None:
        """Read until the client disconnects or floods the socket."""
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            data = message.get("text")
            try:
                await self._handle(None if data is None else data.encode())
            except Refusal as refusal:
                self._refuse(refusal, data or "")
                if self._rate_limit.is_flooding:
                    self._outbox.close("too-fast")
                    return

    async def _handle(self, data: bytes | None) -> None:
        try:
            command = _read_command(data)
        except Refusal:
            self._rate_limit.take(is_bad=True)
            raise
        self._rate_limit.take()
        player = self._outbox.player
        if not isinstance(command, Ping):
            if not player:
                raise Refusal("no-player")
            self._limits.command(player)
        done = await self._actor.command(command, player)
        self._outbox.send_message(_encode(done))

    def _refuse(self, refusal: Refusal, data: str) -> None:
        snapshot = self._actor.table.snapshot
        language = self._outbox.language
        answer = refusal_message(
            refusal, language, _find_command_id(data), snapshot.seq, snapshot.ply
        )
        self._outbox.send_message(_encode(answer))


def _read_command(data: bytes | None) -> Any:
    if data is None:
        raise Refusal("bad-request", detail="messages are text, not binary")
    if len(data) > MAX_MESSAGE:
        raise Refusal("too-big", bytes=MAX_MESSAGE)
    return parse_json(data, AnyCommand)


def _find_command_id(data: str) -> str:
    """Return the id of a refused command, or "" if it has no valid id."""
    with suppress(Refusal):
        id: str = parse_json(data, _CommandId).id
        return id if _ID.fullmatch(id) else ""
    return ""
