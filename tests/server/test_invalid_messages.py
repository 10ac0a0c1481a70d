"""What cannot be read on a socket is refused, and changes nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from daikaiju.server.web import connections
from daikaiju.server.web.sockets import MESSAGE
from links import frame, handshake, received
from serving import Served, Visitor
from waiting import wait_until

from .refused import is_refusal

JUNK: list[Any] = [
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


def test_junk_is_refused_and_changes_nothing(server: Served, ann: Visitor) -> None:
    table = ann.open_table()
    ann.done(table, "sit", seat=0, name="Ann")
    before = ann.look(table)
    with ann.visit(table) as visit:
        visit.welcome()
        for junk in JUNK:
            visit.send(junk)
            assert is_refusal(visit.hear(), "bad-request"), junk
        visit.do("ping")
    wait_until(lambda: not ann.look(table)["seats"][0].get("present"))  # she is known to have gone
    after = ann.look(table)
    assert after | {"now": 0} == before | {"now": 0}
    assert server.seq(table) == before["seq"]


def test_a_refusal_names_the_command_if_it_has_a_name(ann: Visitor) -> None:
    table = ann.open_table()
    with ann.visit(table) as visit:
        visit.welcome()
        visit.send({"type": "sit", "id": "mine-7", "seat": 99})
        assert visit.hear()["id"] == "mine-7"
        visit.send({"type": "sit", "id": "<b>", "seat": 99})
        assert "id" not in visit.hear()


def test_long_messages_are_refused_and_endless_ones_end_the_socket(ann: Visitor) -> None:
    table = ann.open_table()
    with ann.visit(table) as visit:
        visit.welcome()
        spaces = " " * (MESSAGE - len('{"type":"ping","id":"a"}'))
        visit.send('{"type":"ping","id":"a"}' + spaces)
        assert visit.hear()["type"] == "done"
        visit.send('{"type":"ping","id":"a"} ' + spaces)
        assert is_refusal(visit.hear(), "too-big")
        visit.do("ping")
        visit.send("x" * (connections.LONGEST_MESSAGE + 1))
        assert visit.rest()[1] == 1009
    with ann.visit(table) as visit:
        with suppress(ConnectionClosed):  # it may come back before all is sent,
            visit.send("x" * 1_000_000)
        assert visit.rest()[1] in (1009, 1006)  # … and what it says may then be lost


def test_text_that_is_not_unicode_ends_the_socket(ann: Visitor) -> None:
    link, said = handshake(ann.server, ann.open_table(), "Host: localhost")
    assert said.startswith(b"HTTP/1.1 101 ")
    with link:
        link.sendall(frame(1, b'{"type":"\xff\xfe"}'))
        assert b"\x03\xef" in received(link)  # 1007


def test_names_and_talk_are_plain_text(ann: Visitor) -> None:
    table = ann.open_table()
    with ann.visit(table) as visit:
        visit.welcome()
        visit.do("sit", seat=0, name="A\r\nX: y\u202e\x00")
        seat = visit.heard[-2]["picture"]["seats"][0]
        assert seat["name"] == "A X: y"
        visit.do("say", text="<script>alert(1)</script>\n\x1b[2J")
        assert visit.heard[-2]["text"] == "<script>alert(1)</script> [2J"
        assert is_refusal(visit.ask("sit", seat=0, name="\u200b\u2028"), "bad-name")
