"""Limits of sockets and connections: floods, long data and slow clients."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from daikaiju.server.web import http_connection, websocket_connection
from daikaiju.server.web.websocket_connection import text_frame
from live_server import UNKNOWN_TABLE, Client, Json, LiveServer, running_server
from polling import wait_until
from raw_connections import (
    frame,
    handshake,
    is_closed_by_server,
    open_connection,
    read_to_end,
    send_forever,
)

from .refusal_checks import is_refusal, refused_handshake

# --- sockets -------------------------------------------------------------------------------------


def send_all(client: Client, table: str, messages: Sequence[object]) -> tuple[list[Json], int, str]:
    """Send the messages until the socket closes. Return what was received and how it closed."""
    with client.connect(table) as socket:
        socket.receive_welcome()
        with suppress(ConnectionClosed):
            for message in messages:
                socket.send(message)
        return socket.receive_rest()


@pytest.mark.usefixtures("stopped_limits")
def test_flood_is_refused_and_then_closes_the_socket(tmp_path: Path) -> None:
    with running_server(tmp_path, commands=5) as server:
        ann = server.new_player("Ann")
        table = ann.open_table()
        pings = [{"type": "ping", "id": f"p{number}"} for number in range(100)]
        received, status, reason = send_all(ann, table, pings)
        kinds = [message.get("code", message["type"]) for message in received]
        assert kinds[:10] == ["done"] * 10
        assert kinds.count("too-fast") > 20
        assert received[-1]["type"] == "closing"
        assert (status, reason) == (1008, "too-fast")
        assert server.seq(table) == 1


@pytest.mark.usefixtures("stopped_limits")
def test_too_many_invalid_messages_close_the_socket(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.new_player("Ann")
        received, status, _ = send_all(ann, ann.open_table(), ["{"] * 60)
        assert is_refusal(received[0], "bad-request")
        assert received[-1]["code"] == "too-fast"
        assert status == 1008


def test_sockets_are_limited_per_address_per_table_and_in_total(tmp_path: Path) -> None:
    with running_server(tmp_path, sockets=4, sockets_of_address=2, sockets_of_table=1) as server:
        ann, bob, eve = (server.new_player(name) for name in ("Ann", "Bob", "Eve"))
        tables = [ann.open_table(), ann.open_table()]

        def reason(client: Client, table: str) -> str:
            with client.connect(table) as socket:
                return socket.receive_rest()[2]

        with ann.connect(tables[0]) as first, ann.connect(tables[0]) as second:
            first.receive_welcome()
            second.receive_welcome()
            assert reason(ann, tables[1]) == "too-many-sockets"
            with bob.connect(tables[0]) as third:
                third.receive_welcome()
                assert reason(bob, tables[0]) == "table-full"
                with eve.connect(tables[1]) as fourth:
                    fourth.receive_welcome()
                    assert reason(eve, tables[1]) == "too-many-sockets"
        # The server notices a closed socket with a delay.
        wait_until(lambda: is_welcomed(ann, tables[1]))


def is_welcomed(client: Client, table: str) -> bool:
    with client.connect(table) as socket:
        return bool(socket.receive()["type"] == "welcome")


@pytest.mark.usefixtures("stopped_limits")
def test_handshake_counts_as_a_request(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=5) as server:
        anonymous = server.anonymous_client()
        for _ in range(5):
            anonymous.get("/server")
        status, response = refused_handshake(anonymous, UNKNOWN_TABLE)
        assert status == 429
        assert is_refusal(response, "too-fast")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_message_is_framed_as_the_websocket_library_does(length: int) -> None:
    """A frame is made once for all sockets, so not by the library of each socket."""
    message = b"x" * length
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_slow_reader_is_disconnected_without_delaying_others(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_connection, "CLOSE_SECONDS", 0.2)
    table = ann.open_table()
    slow_reader, response = handshake(server, table, "Host: localhost")
    assert response.startswith(b"HTTP/1.1 101 ")
    with slow_reader, ann.connect(table) as socket:
        socket.receive_welcome()
        socket.do("sit", seat=0, name="Ann")
        actor = server.run(lambda: server.registry.actor(table))
        while actor.listener_count == 2:
            broadcast(server, table, b'{"type":"noise","words":"' + b"x" * 100_000 + b'"}')
            socket.receive_type("noise")
        assert socket.do("say", text="still here")["type"] == "done"
        assert is_closed_by_server(slow_reader)


def broadcast(server: LiveServer, table: str, message: bytes) -> None:
    async def send_message() -> None:
        for listener in list((await server.registry.actor(table))._listeners):
            listener.send_message(message)

    server.run(send_message)


def test_client_that_sends_pings_without_reading_is_disconnected(
    server: LiveServer, ann: Client
) -> None:
    """Every ping needs an answer, but the queue of answers is limited."""
    connection, response = handshake(server, ann.open_table(), "Host: localhost")
    assert response.startswith(b"HTTP/1.1 101 ")
    with connection, pytest.raises(ConnectionError):
        send_forever(connection, frame(9, b"x" * 125) * 1000)


# --- connections ---------------------------------------------------------------------------------


def test_incomplete_request_head_times_out(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", 0.2)
    for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "):
        with open_connection(server) as connection:
            connection.sendall(sent)
            assert is_closed_by_server(connection)


def test_kept_alive_connection_with_an_incomplete_head_times_out(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", 2.0)
    with open_connection(server) as connection:
        for _ in range(3):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.recv(65536).endswith(b'{"ok":true}')
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert is_closed_by_server(connection)


def test_endless_request_is_disconnected(server: LiveServer) -> None:
    for first, more in [
        (b"GET /", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n" * 200),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999\r\n\r\n", b"x" * 1000),
    ]:
        with open_connection(server) as connection:
            connection.sendall(first)
            with pytest.raises(ConnectionError):
                send_forever(connection, more)


def test_non_http_data_is_refused(server: LiveServer) -> None:
    for junk in (b"\x16\x03\x01\x02\x00", b"\x00" * 100, b"HELO x\r\n\r\n", b"GET\r\n\r\n"):
        with open_connection(server) as connection:
            connection.sendall(junk)
            assert read_to_end(connection).startswith(b"HTTP/1.1 400 ")
