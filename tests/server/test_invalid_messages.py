"""Invalid messages on a socket are refused and change nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from daikaiju.server.web import websocket_connection
from daikaiju.server.web.websocket_connection import MAX_MESSAGE
from live_server import Client, LiveServer
from polling import wait_until
from raw_connections import frame, handshake, read_to_end

from .refusal_checks import is_refusal

INVALID_MESSAGES: list[Any] = [
    *("", "{", "null", "[]", "5", '"x"', "true", "{}", "\x00", "é" * 100, "{'a': 1}", "]" * 1000),
    *("[" * 4000, '{"a":' * 700, "NaN", '{"type":"ping"}', '{"id":"x"}', '{"type":"ping","id":5}'),
    *(b"", b"\x00\xff", b'{"type":"ping","id":"a"}'),
    {"type": "ping", "id": ""},
    {"type": "ping", "id": "x" * 41},
    {"type": "ping", "id": "a b"},
    {"type": "ping", "id": "a", "extra": 1},
    {"type": "nothing", "id": "a"},
    {"type": None, "id": "a"},
    {"type": "opened", "id": "a"},
    {"type": "sit", "id": "a"},
    {"type": "sit", "id": "a", "seat": -1, "name": "x"},
    {"type": "sit", "id": "a", "seat": 6, "name": "x"},
    {"type": "sit", "id": "a", "seat": "0", "name": "x"},
    {"type": "sit", "id": "a", "seat": True, "name": "x"},
    {"type": "sit", "id": "a", "seat": 0.5, "name": "x"},
    {"type": "sit", "id": "a", "seat": 10**30, "name": "x"},
    {"type": "sit", "id": "a", "seat": 0, "name": ""},
    {"type": "sit", "id": "a", "seat": 0, "name": "x" * 25},
    {"type": "sit", "id": "a", "seat": 0, "name": "x", "monster": "Robert'); DROP"},
    {"type": "sit", "id": "a", "seat": 0, "name": "x", "entropy": "\n"},
    {"type": "sit", "id": "a", "seat": 0, "name": "x", "monster": "the_king\n"},
    {"type": "ping", "id": "a\n"},
    {"type": "sit", "id": "a", "seat": 0, "name": "x", "player": "somebody else"},
    {"type": "man", "id": "a", "seat": 0, "level": "cmd:sh"},
    {"type": "man", "id": "a", "seat": 0, "level": "search:9999999"},
    {"type": "act", "id": "a", "seat": 0, "ply": -1, "action": "x"},
    {"type": "act", "id": "a", "seat": 0, "ply": 0, "action": "x" * 81},
    {"type": "order", "id": "a", "seat": 0, "orders": {"hearts": 99}},
    {"type": "order", "id": "a", "seat": 0, "orders": {"cards": {"x": "maybe"}}},
    {"type": "say", "id": "a", "text": ""},
    {"type": "say", "id": "a", "text": "x" * 301},
    {"type": "resize", "id": "a", "seats": 1},
]


def test_invalid_messages_are_refused_and_change_nothing(server: LiveServer, ann: Client) -> None:
    table = ann.open_table()
    ann.do(table, "sit", seat=0, name="Ann")
    before = ann.picture(table)
    with ann.connect(table) as socket:
        socket.receive_welcome()
        for message in INVALID_MESSAGES:
            socket.send(message)
            assert is_refusal(socket.receive(), "bad-request"), message
        socket.do("ping")
    wait_until(
        lambda: not ann.picture(table)["seats"][0].get("present")
    )  # the server has noticed the closed socket
    after = ann.picture(table)
    assert after | {"now": 0} == before | {"now": 0}
    assert server.seq(table) == before["seq"]


def test_refusal_has_the_command_id_if_it_is_valid(ann: Client) -> None:
    table = ann.open_table()
    with ann.connect(table) as socket:
        socket.receive_welcome()
        socket.send({"type": "sit", "id": "mine-7", "seat": 99})
        assert socket.receive()["id"] == "mine-7"
        socket.send({"type": "sit", "id": "<b>", "seat": 99})
        assert "id" not in socket.receive()


def test_long_messages_are_refused_and_oversized_frames_close_the_socket(ann: Client) -> None:
    table = ann.open_table()
    with ann.connect(table) as socket:
        socket.receive_welcome()
        spaces = " " * (MAX_MESSAGE - len('{"type":"ping","id":"a"}'))
        socket.send('{"type":"ping","id":"a"}' + spaces)
        assert socket.receive()["type"] == "done"
        socket.send('{"type":"ping","id":"a"} ' + spaces)
        assert is_refusal(socket.receive(), "too-big")
        socket.do("ping")
        socket.send("x" * (websocket_connection.MAX_FRAME + 1))
        assert socket.receive_rest()[1] == 1009
    with ann.connect(table) as socket:
        with suppress(ConnectionClosed):  # the server may close before all is sent,
            socket.send("x" * 1_000_000)
        assert socket.receive_rest()[1] in (1009, 1006)  # … and its close frame may be lost


def test_invalid_utf8_closes_the_socket(ann: Client) -> None:
    connection, response = handshake(ann.server, ann.open_table(), "Host: localhost")
    assert response.startswith(b"HTTP/1.1 101 ")
    with connection:
        connection.sendall(frame(1, b'{"type":"\xff\xfe"}'))
        assert b"\x03\xef" in read_to_end(connection)  # 1007


def test_names_and_chat_are_plain_text(ann: Client) -> None:
    table = ann.open_table()
    with ann.connect(table) as socket:
        socket.receive_welcome()
        socket.do("sit", seat=0, name="A\r\nX: y\u202e\x00")
        seat = socket.received[-2]["picture"]["seats"][0]
        assert seat["name"] == "A X: y"
        socket.do("say", text="<script>alert(1)</script>\n\x1b[2J")
        assert socket.received[-2]["text"] == "<script>alert(1)</script> [2J"
        assert is_refusal(socket.command("sit", seat=0, name="\u200b\u2028"), "bad-name")
