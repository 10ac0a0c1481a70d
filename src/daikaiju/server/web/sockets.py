"""The socket of a table: it receives commands and sends updates.

One task serves a socket: it reads commands and answers each before it reads the next. Updates are
written to the connection directly, without a task. The table never waits: a client that reads too
slowly is disconnected, and gets the current state when it connects again.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import msgspec
import structlog
from msgspec import Struct
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ..actors.actor import MOVED, TableActor
from ..protocol.messages import PROTOCOL, AnyCommand, Ping, PlayDeal, Rematch
from ..refusals import Refusal
from ..store import Player
from .endpoint import AppContext, check_path_param, language_of, parse_json
from .guards import Caller
from .rate_limits import SocketRateLimit, network
from .responses import closing_message, refusal_message
from .sessions import session_key
from .websocket_connection import CONNECTION, MAX_MESSAGE, WebSocketConnection, text_frame

MAX_UNREAD_BYTES: Final = 128 * 1024  # that a client may leave unread
CLOSE_SECONDS: Final = 2.0  # to send the last messages on a socket
CLOSE_CODES: Final = {"shutdown": 1012, MOVED: 1012, "too-slow": 1013}  # of RFC 6455 …
POLICY_VIOLATION: Final = 1008  # … for all other reasons
INTERNAL_ERROR: Final = 1011
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_SEQ: Final = re.compile("[0-9]{1,9}")
_DISCONNECTED: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
_encode: Final = msgspec.json.Encoder().encode
log = structlog.get_logger("daikaiju.socket")


class Outbox:
    """The listener of a table for one socket. It writes each message to the connection at once.

    The connection buffers what the client has not read yet. A client that leaves too much unread is
    disconnected.
    """

    __slots__ = ("_connection", "close_reason", "language", "name", "network", "player")

    def __init__(self, connection: WebSocketConnection, language: str, network: str = "") -> None:
        self._connection = connection
        self.player, self.language, self.name, self.network = "", language, "", network
        self.close_reason = ""  # a code; empty while open

    def send_message(self, message: bytes) -> None:
        """Send a message; never waits and never fails."""
        if self.close_reason:
            return
        self._connection.send_frame(text_frame(message))
        if self._connection.unread_bytes > MAX_UNREAD_BYTES:
            self.close("too-slow")

    def close(self, code: str) -> None:
        """Send the closing message and accept no further ones."""
        if not self.close_reason:
            self.close_reason = code
            if code != MOVED:  # then the client connects again without a notice
                message = _encode(closing_message(code, self.language))
                self._connection.send_frame(text_frame(message))
            self._connection.stop_receiving()


class SocketHandler:
    """The ASGI application for the sockets of all tables."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: WebSocketConnection = scope["extensions"][CONNECTION]
        connection.start_session(partial(self._run, scope, connection))

    async def _run(self, scope: Scope, connection: WebSocketConnection) -> None:
        """Accept a socket and serve it until it closes."""
        caller: Caller = scope["daikaiju.caller"]
        socket = WebSocket(scope, cast(Receive, connection.receive), cast(Send, connection.send))
        outbox = Outbox(connection, caller.language, network(caller.address))
        code, status = "", POLICY_VIOLATION
        with suppress(*_DISCONNECTED):
            await socket.accept()
            try:
                code = await self._serve(socket, caller, outbox)
                status = CLOSE_CODES.get(code, POLICY_VIOLATION)
            except Refusal as refusal:
                code = refusal.code
                outbox.send_message(_encode(refusal_message(refusal, outbox.language)))
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
            player = await authenticate(socket, context)
            if player:
                outbox.player, outbox.name = player.id, player.name
            outbox.language = language_of(player, caller)
            check_protocol(socket)
            table = check_path_param("table", socket.path_params["table"])
            actor = await context.registry.actor(table)
            await actor.catch_up(seen_seq(socket))
            outbox.send_message(actor.add_listener(outbox))
            try:
                await CommandReader(socket, actor, outbox, context, caller.address).read()
            finally:
                actor.remove_listener(outbox)
        finally:
            context.limits.close_socket(caller.address)
        return end_of(outbox)


async def authenticate(socket: WebSocket, context: AppContext) -> Player | None:
    """Return the player of a socket; free its headers, which nothing reads afterwards."""
    player = await context.sessions.authenticate(session_key(socket.headers))
    socket.scope["headers"].clear()
    return player


def end_of(outbox: Outbox) -> str:
    """Return why the server ends a socket; `WebSocketDisconnect` if the client has ended it."""
    if not outbox.close_reason:
        raise WebSocketDisconnect
    return outbox.close_reason


def check_protocol(socket: WebSocket) -> None:
    version = socket.query_params.get("protocol", str(PROTOCOL))
    if version != str(PROTOCOL):
        raise Refusal("bad-request", detail=f"protocol: this server supports {PROTOCOL}")


def seen_seq(socket: WebSocket) -> int:
    """Return the number of the newest entry that the client has seen; 0 if it names none."""
    seq = socket.query_params.get("seq", "0")
    if not _SEQ.fullmatch(seq):
        raise Refusal("bad-request", detail="seq: a whole number of at most nine digits")
    return int(seq)


# --- commands ------------------------------------------------------------------------------------


class _CommandId(Struct):
    """The id of a command, read from a message that may not be a valid command."""

    id: str = ""


class CommandReader:
    """Reads the messages of one socket and runs them as commands."""

    def __init__(
        self,
        socket: WebSocket,
        actor: TableActor,
        outbox: Outbox,
        context: AppContext,
        address: str,
    ) -> None:
        self._socket, self._actor, self._outbox, self._address = socket, actor, outbox, address
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
            self._limits.command(self._address, player, isinstance(command, Rematch | PlayDeal))
        done = await self._actor.command(command, player, self._outbox.name)
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
