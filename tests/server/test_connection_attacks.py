"""Attacks of one client on its own connections: none of them may hold memory or stop the others.

Every test sends a bounded amount of data on loopback. What the server does is counted, not timed.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from daikaiju.server.web import connections, guards, http_connection, websocket_connection
from daikaiju.server.web.http_connection import (
    MAX_HEAD,
    MAX_HEADERS,
    MAX_WAITING,
    HttpConnection,
)
from daikaiju.server.web.websocket_connection import FRAME_BURST, WebSocketConnection
from live_server import API, Client, LiveServer, running_server
from polling import wait_until
from raw_connections import frame, handshake, is_closed_by_server, open_connection, read_to_end

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HANDSHAKE = (
    b"GET /api/v1/tables/%b/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, PONG, CONTINUATION, TEXT = 9, 10, 0, 1


def flood(connection: socket.socket, data: bytes, times: int) -> bool:
    """Send data many times. Return whether the server has ended the connection."""
    with suppress(ConnectionError):
        for _ in range(times):
            connection.sendall(data)
    return is_closed_by_server(connection)


def fragment(kind: int, data: bytes) -> bytes:
    """Return a frame that is not the last one of its message."""
    first, *rest = frame(kind, data)
    return bytes([first & 0x7F, *rest])


# --- frames of a socket --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "each"),
    [
        (b"", frame(PING, b"")),
        (b"", frame(PONG, b"")),
        (fragment(TEXT, b""), fragment(CONTINUATION, b"")),
    ],
    ids=["pings", "pongs", "empty fragments"],
)
def test_flood_of_control_frames_is_disconnected_after_a_few(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch, first: bytes, each: bytes
) -> None:
    handled = 0
    count_frame = WebSocketConnection._count_frame

    def count(self: WebSocketConnection) -> bool:
        nonlocal handled
        handled += 1
        return count_frame(self)

    monkeypatch.setattr(WebSocketConnection, "_count_frame", count)
    monkeypatch.setattr(websocket_connection, "FRAME_RATE", 0.001)
    connection, response = handshake(server, ann.open_table(), "Host: localhost")
    assert response.startswith(b"HTTP/1.1 101 ")
    with connection:
        assert flood(connection, first + each * 20_000, 50)
    assert FRAME_BURST < handled <= FRAME_BURST + websocket_connection.SLICE // len(each)


def test_messages_wait_unparsed_until_the_application_takes_them(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A peer that sends many messages at once makes neither a long queue nor a long turn."""
    longest = 0
    parse = WebSocketConnection._parse

    def watch(self: WebSocketConnection) -> None:
        nonlocal longest
        parse(self)
        longest = max(longest, self.queue.qsize())

    monkeypatch.setattr(WebSocketConnection, "_parse", watch)
    connection, _ = handshake(server, ann.open_table(), "Host: localhost")
    with connection:
        assert flood(connection, frame(TEXT, b"{}") * 8_000, 20)
    assert 0 < longest <= websocket_connection.SLICE // len(frame(TEXT, b"{}")) + 1


def test_ended_connections_hold_neither_data_nor_timers(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients that are disconnected and connect again would fill the memory for seconds."""
    ended: list[WebSocketConnection | HttpConnection] = []
    for kind in (WebSocketConnection, HttpConnection):
        _record_ended(kind, ended, monkeypatch)
    connection, _ = handshake(server, ann.open_table(), "Host: localhost")
    with connection:
        assert flood(connection, fragment(TEXT, b"") + fragment(CONTINUATION, b"") * 20_000, 50)
    with open_connection(server) as connection:
        assert flood(connection, GET * 1_000, 5)
    wait_until(lambda: len({isinstance(each, HttpConnection) for each in ended}) == 2)
    assert all(each._end_timer is None or each._end_timer.cancelled() for each in ended)
    assert not any(getattr(each, "_unparsed", b"") for each in ended)


def _record_ended(kind: Any, ended: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Add each connection of a kind to a list when it has ended."""
    connection_lost = kind.connection_lost

    def record(self: Any, error: Exception | None) -> None:
        connection_lost(self, error)
        ended.append(self)

    monkeypatch.setattr(kind, "connection_lost", record)


def test_regular_pings_and_fragments_are_answered(server: LiveServer, ann: Client) -> None:
    connection, _ = handshake(server, ann.open_table(), "Host: localhost")
    command = b'{"type":"ping","id":"p1"}'
    with connection:
        for data in (frame(PING, b"a"), fragment(TEXT, command[:9])):
            connection.sendall(data)
        connection.sendall(
            fragment(CONTINUATION, command[9:12]) + frame(CONTINUATION, command[12:])
        )
        received = b""
        while b'"id":"p1"' not in received:
            received += connection.recv(65536)
        assert b"\x8a\x01a" in received  # the pong


# --- request heads -------------------------------------------------------------------------------


def test_long_head_is_refused_also_in_one_read(server: LiveServer) -> None:
    for head in (
        b'Cookie: a="' + b"\\" * 120_000 + b'"\r\n',
        b"X: " + b"y" * (MAX_HEAD + http_connection.SLICE) + b"\r\n",
        b"X: y\r\n" * (MAX_HEADERS + 1),
    ):
        with open_connection(server) as connection:
            connection.sendall(GET[:-2] + head + b"\r\n")
            with suppress(ConnectionError):
                assert read_to_end(connection).startswith(b"HTTP/1.1 400 ")


def test_cookies_of_other_programs_are_not_parsed(server: LiveServer, ann: Client) -> None:
    """The parser of some Python versions needs quadratic time for backslashes."""
    strange = 'a="' + "\\" * 12_000 + '"'
    for cookie in (f"{strange}; {ann.cookie}", f"{ann.cookie}; {strange}"):
        client = server.anonymous_client(Cookie=cookie)
        assert client.get("/players/me").json()["id"] == ann.id
    for cookie in (f"x{ann.cookie}", f'a="{ann.cookie}"', f"{ann.cookie}x", strange):
        assert not server.anonymous_client(Cookie=cookie).get("/players/me").json()["id"]


# --- requests without waiting --------------------------------------------------------------------


def test_a_few_requests_may_be_sent_at_once(server: LiveServer) -> None:
    with open_connection(server) as connection:
        connection.sendall(GET * MAX_WAITING)
        answers = b""
        while answers.count(b'{"ok":true}') < MAX_WAITING:
            answers += connection.recv(65536)


def test_many_requests_without_waiting_end_the_connection(server: LiveServer) -> None:
    for more in (GET, b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n123456789"):
        with open_connection(server) as connection:
            assert flood(connection, GET + more * 1_000, 100)


def test_dropped_requests_are_no_errors(
    server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The responses to requests of a closed connection are discarded silently."""
    for _ in range(20):
        with open_connection(server) as connection:
            assert flood(connection, GET * 100, 2)
    wait_until(lambda: not server.connections)
    assert not caplog.records


def test_tiny_chunks_and_endless_trailers_end_the_connection(server: LiveServer) -> None:
    head = (
        f"POST {API}/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n"
    ).encode()
    for part in (b"1\r\n \r\n", b"0\r\n" + b"X: y\r\n" * 200):
        with open_connection(server) as connection:
            connection.sendall(head)
            assert flood(connection, part * 1_000, 100)


@pytest.mark.usefixtures("stopped_limits")
def test_handshakes_of_clients_that_are_gone_are_no_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A client that is refused, and disconnects before it is told, cannot fill the log."""
    refused = 0

    async def wait(_seconds: float) -> None:
        nonlocal refused
        await asyncio.sleep(0.3)  # the client is gone when the refusal is sent
        refused += 1

    with running_server(tmp_path, requests=10) as server:
        table = server.new_player("Ann").open_table()
        monkeypatch.setattr(guards, "sleep", wait)
        for _ in range(30):
            with open_connection(server) as connection:
                connection.sendall(HANDSHAKE % table.encode())
        wait_until(lambda: refused >= 10)
    assert "failed" not in capsys.readouterr().out


# --- slow clients --------------------------------------------------------------------------------


def test_body_that_never_ends_is_disconnected(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the refusal, and where no endpoint reads the body."""
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.2)
    monkeypatch.setattr(http_connection, "BODY_SECONDS", 0.5)
    monkeypatch.setattr(http_connection, "CLOSE_SECONDS", 0.2)
    for path in (f"{API}/players", "/healthz"):
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
        with open_connection(server) as connection:
            connection.sendall(head.encode() + b"{")
            assert is_closed_by_server(connection)


def test_response_that_is_not_read_is_held_in_part_and_not_for_long(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "WRITE_SECONDS", 0.5)
    largest = 0
    pause = http_connection.HttpConnection.pause_writing

    def watch(self: http_connection.HttpConnection) -> None:
        nonlocal largest
        largest = max(largest, self.transport.get_write_buffer_size())
        pause(self)

    monkeypatch.setattr(http_connection.HttpConnection, "pause_writing", watch)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", server.port))
        path = f"{API}/openapi.json"
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 4)
        wait_until(lambda: largest > 0)
        wait_until(lambda: not server.connections)
    assert largest <= 4 * guards.PART


# --- many connections ----------------------------------------------------------------------------


def test_connections_are_limited_per_address_and_idle_ones_make_way(tmp_path: Path) -> None:
    with running_server(tmp_path, proxies=(), connections_of_address=3) as server:
        idle = [open_connection(server) for _ in range(4)]
        assert is_closed_by_server(idle[0])  # the oldest one
        with open_connection(server) as connection:
            connection.sendall(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert read_to_end(connection).endswith(b'{"ok":true}')
        for connection in idle:
            connection.close()


def test_new_connections_are_limited_per_minute(tmp_path: Path) -> None:
    with running_server(tmp_path, proxies=(), requests=5, connections_of_address=3) as server:
        answers = []
        for _ in range(20):
            with open_connection(server) as connection, suppress(ConnectionError):
                connection.sendall(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                answers.append(read_to_end(connection))
        assert b"" in answers or len(answers) < 20
        assert answers[0].endswith(b'{"ok":true}')


@pytest.mark.usefixtures("stopped_limits")
def test_refusals_are_delayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that ignores refusals cannot use all the time of the server."""
    delays: list[float] = []

    async def sleep(seconds: float) -> None:
        delays.append(seconds)

    with running_server(tmp_path, requests=3) as server:
        monkeypatch.setattr(guards, "sleep", sleep)
        client = server.anonymous_client(Host="wrong.example.org")
        codes = [client.get("/server").json()["code"] for _ in range(6)]
    assert codes == ["foreign-origin"] * 3 + ["too-fast"] * 3
    assert len(delays) == 3
    assert min(delays) >= guards.REFUSAL_SECONDS[0]


def test_buffers_of_the_system_are_small(server: LiveServer) -> None:
    with open_connection(server):
        wait_until(lambda: bool(server.connections))
        found = next(iter(server.connections)).transport.get_extra_info("socket")
        for direction in (socket.SO_RCVBUF, socket.SO_SNDBUF):
            size = found.getsockopt(socket.SOL_SOCKET, direction)
            assert size <= 2 * connections.BUFFER_BYTES
