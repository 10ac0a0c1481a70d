"""The sockets of tables: what is told to whom, and what nobody gets away with."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from daikaiju.server.web import connections
from daikaiju.server.web.sockets import MESSAGE, MOST_BYTES, MOST_WAITING, Outbox
from serving import API, MANY, NOBODY, PATIENCE, Json, Served, Visitor, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One that does not mind how much is asked of it."""
    with served(tmp_path_factory.mktemp("server"), **MANY) as server:
        yield server


@pytest.fixture
def ann(server: Served) -> Visitor:
    return server.guest("Ann")


@pytest.fixture
def bob(server: Served) -> Visitor:
    return server.guest("Bob")


def is_refused(message: Json, code: str) -> bool:
    assert (message["type"], message["code"]) == ("refused", code), message
    return bool(message["sentence"])


def refused_handshake(visitor: Visitor, table: str, **headers: str) -> tuple[int, Json]:
    """The answer to a handshake that fails."""
    with pytest.raises(InvalidStatus) as failed, visitor.visit(table, **headers):
        pass
    response = failed.value.response
    return response.status_code, json.loads(response.body or b"{}")


# --- what is told --------------------------------------------------------------------------------


def test_everybody_at_a_table_is_told_what_happens_in_order(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table(seats=2)
    onlooker = ann.server.stranger()
    with ann.visit(table) as one, bob.visit(table) as two, onlooker.visit(table) as three:
        assert one.welcome()["you"] == ann.id
        assert two.welcome()["you"] == bob.id
        assert three.welcome()["you"] == ""
        done = one.do("sit", seat=0, name="Ann")
        two.do("sit", seat=1, name="Bob")
        one.do("start")
        for visit in (one, two, three):
            visit.do("ping")
            updates = [each for each in visit.heard if each["type"] == "update"]
            assert [each["what"] for each in updates] == ["sat", "sat", "started"]
            seqs = [each["picture"]["seq"] for each in updates]
            assert seqs == list(range(done["seq"], done["seq"] + 3))
    keeper = ann.server.do(lambda: ann.server.hall.keeper(table))
    while keeper.listeners:
        time.sleep(0.01)  # until all are known to have gone


def test_the_update_comes_before_the_answer_and_both_after_the_welcome(ann: Visitor) -> None:
    table = ann.open_table()
    with ann.visit(table) as visit:
        visit.do("sit", seat=0, name="Ann")
        assert [each["type"] for each in visit.heard] == ["welcome", "update", "done"]


def test_welcomes_and_updates_leave_no_gap(ann: Visitor, bob: Visitor) -> None:
    """People come while somebody talks: what they hear goes on where their welcome ends."""
    table = ann.open_table()
    is_over = threading.Event()

    def talk() -> None:
        with ann.visit(table) as visit:
            visit.do("sit", seat=0, name="Ann")
            while not is_over.is_set():
                visit.do("say", text="la la la")

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        for _ in range(20):
            with bob.visit(table) as visit:
                seqs = [visit.welcome()["picture"]["seq"]]
                seqs += [visit.hear_a("update")["picture"]["seq"] for _ in range(3)]
            assert seqs == list(range(seqs[0], seqs[0] + 4))
    finally:
        is_over.set()
        talking.join()


def test_who_comes_and_goes_is_told(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table(seats=2)
    with ann.visit(table) as visit:
        visit.do("sit", seat=0, name="Ann")
        with bob.visit(table) as other:
            other.welcome()
            assert visit.hear_a("present")["watchers"] == 1
            other.do("sit", seat=1, name="Bob")
        gone = visit.hear_until(lambda m: m["type"] == "present" and not m.get("watchers"))
        assert gone["seats"] == [True, False]


def test_refusals_are_in_the_language_of_the_player(ann: Visitor) -> None:
    table = ann.open_table()
    ann.headers["Accept-Language"] = "fr"
    with ann.visit(table) as visit:
        french = visit.ask("rematch")["sentence"]
    ann.ask("PATCH", f"{API}/players/me", json={"language": "es"})
    with ann.visit(table) as visit:
        assert visit.ask("rematch")["sentence"] != french


# --- who may what --------------------------------------------------------------------------------


def test_an_onlooker_without_a_cookie_sees_and_does_nothing(ann: Visitor) -> None:
    table = ann.open_table()
    seq = ann.server.seq(table)
    with ann.server.stranger().visit(table) as visit:
        assert visit.do("ping")["seq"] == seq
        assert is_refused(visit.ask("sit", seat=0, name="x"), "no-player")
        assert is_refused(visit.ask("say", text="x"), "no-player")
        assert is_refused(visit.ask("resize", seats=2), "no-player")
        assert is_refused(visit.ask("start"), "no-player")
    assert ann.server.seq(table) == seq


def test_a_forged_cookie_is_no_cookie(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table()
    ann.done(table, "sit", seat=0, name="Ann")
    token = bob.cookie.partition(".")[2]
    forger = ann.server.stranger(Cookie=f"daikaiju={ann.id}.{token}")
    with forger.visit(table) as visit:
        assert visit.welcome()["you"] == ""
        assert is_refused(visit.ask("free", seat=0), "no-player")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"]
)
def test_pages_of_other_sites_get_no_socket(ann: Visitor, origin: str) -> None:
    table = ann.open_table()
    status, said = refused_handshake(ann, table, Origin=origin)
    assert status == 403
    assert is_refused(said, "foreign-origin")


def test_a_name_that_others_point_at_us_gets_no_socket(ann: Visitor) -> None:
    """The handshake by hand: the client would name the host itself."""
    table = ann.open_table()
    evil = f"Host: evil.example\r\nOrigin: http://evil.example\r\nCookie: {ann.cookie}"
    link, said = handshake(ann.server, table, evil)
    link.close()
    assert said.startswith(b"HTTP/1.1 403 ")
    assert b"foreign-origin" in said


def test_our_own_page_gets_one(ann: Visitor) -> None:
    table = ann.open_table()
    with ann.visit(table, Origin=ann.server.url) as visit:
        assert visit.welcome()["you"] == ann.id


def test_nobody_moves_a_foreign_seat(server: Served, ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table(seats=2)
    with ann.visit(table) as one, bob.visit(table) as two:
        one.do("sit", seat=0, name="Ann")
        two.do("sit", seat=1, name="Bob")
        one.do("start")
        picture = ann.look(table)
        seq, ply = picture["seq"], picture["ply"]
        for visit, foreign in [(one, 1), (two, 0)]:
            for kind, words in [
                ("act", {"ply": ply, "action": "stop"}),
                ("act", {"ply": ply + 1, "action": "stop"}),
                ("leave", {}),
                ("return", {}),
                ("order", {"orders": {"tokyo": "yield"}}),
            ]:
                assert is_refused(visit.ask(kind, seat=foreign, **words), "not-your-seat")
            assert visit.ask("sit", seat=foreign, name="x")["type"] == "refused"
            assert visit.ask("man", seat=foreign, level="easy")["type"] == "refused"
            assert visit.ask("free", seat=foreign)["type"] == "refused"
            assert is_refused(visit.ask("act", seat=5, ply=ply, action="stop"), "no-such-seat")
    assert server.seq(table) == seq


def test_what_is_sent_again_is_done_once_over_whichever_way(server: Served, ann: Visitor) -> None:
    table = ann.open_table(seats=2)
    ann.done(table, "sit", seat=0, name="Ann")
    with ann.visit(table) as one, ann.visit(table) as two:
        first = one.do("say", id="same", text="hello")
        for visit in (one, two):
            visit.send({"type": "say", "id": "same", "text": "hello"})
            assert visit.hear_a("done") == first
    assert ann.done(table, "say", id="same", text="hello") == first
    assert server.seq(table) == first["seq"]


def test_a_move_out_of_order_changes_nothing(server: Served, ann: Visitor) -> None:
    table = ann.open_table(seats=2)
    with ann.visit(table) as visit:
        for seat in (0, 1):
            visit.do("sit", seat=seat, name="Ann")
        visit.do("start")
        picture = ann.look(table)
        seat, ply = picture["asked"]["seat"], picture["ply"]
        for wrong in (0, ply - 1, ply + 1, 10**9):
            answer = visit.ask("act", seat=seat, ply=wrong, action=picture["legal"][0])
            assert is_refused(answer, "stale")
            assert (answer["seq"], answer["ply"]) == (picture["seq"], ply)
        answer = visit.ask("act", seat=1 - seat, ply=ply, action=picture["legal"][0])
        assert is_refused(answer, "not-your-turn")
        assert is_refused(visit.ask("act", seat=seat, ply=ply, action="win"), "illegal")
        assert server.seq(table) == picture["seq"]
        visit.do("act", seat=seat, ply=ply, action=picture["legal"][0])


def test_a_private_table_has_no_socket_for_onlookers(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table(seats=2, watched=False)
    with bob.visit(table) as visit:
        visit.welcome()  # while people gather, everybody with the link may come
    ann.done(table, "sit", seat=0, name="Ann")
    ann.done(table, "start")
    for visitor in (bob, ann.server.stranger()):
        with visitor.visit(table) as visit:
            heard, status, reason = visit.rest()
            assert [is_refused(message, "private") for message in heard] == [True]
            assert (status, reason) == (1008, "private")
    with ann.visit(table) as visit:
        assert visit.welcome()["picture"]["phase"] == "playing"


def test_there_is_no_socket_without_a_table(ann: Visitor) -> None:
    for table in (NOBODY, "x", "%00", "a" * 1000):
        with ann.visit(table) as visit:
            heard, status, reason = visit.rest()
            assert [is_refused(message, "no-such-table") for message in heard] == [True]
            assert (status, reason) == (1008, "no-such-table")


@pytest.mark.parametrize("protocol", ["?protocol=2", "?protocol=0", "?protocol=x", "?protocol="])
def test_another_protocol_is_refused_in_words(ann: Visitor, protocol: str) -> None:
    table = ann.open_table()
    with ann.visit(table, protocol) as visit:
        heard, status, _ = visit.rest()
        assert is_refused(heard[0], "bad-request")
        assert "this server speaks 1" in heard[0]["sentence"]
        assert status == 1008
    with ann.visit(table, "") as visit:
        visit.welcome()


# --- what cannot be read -------------------------------------------------------------------------

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
            assert is_refused(visit.hear(), "bad-request"), junk
        visit.do("ping")
    while (after := ann.look(table))["seats"][0].get("present"):
        time.sleep(0.01)  # until she is known to have gone
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
        assert is_refused(visit.hear(), "too-big")
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
        assert is_refused(visit.ask("sit", seat=0, name="\u200b\u2028"), "bad-name")


# --- too much ------------------------------------------------------------------------------------


def test_a_flood_is_refused_and_then_ends_the_socket(tmp_path: Path) -> None:
    with served(tmp_path, commands=5) as server:
        ann = server.guest("Ann")
        table = ann.open_table()
        with ann.visit(table) as visit:
            visit.welcome()
            with suppress(ConnectionClosed):
                for number in range(100):
                    visit.send({"type": "ping", "id": f"p{number}"})
            heard, status, reason = visit.rest()
        kinds = [message.get("code", message["type"]) for message in heard]
        assert kinds[:10] == ["done"] * 10
        assert kinds.count("too-fast") > 20
        assert heard[-1]["type"] == "closing"
        assert (status, reason) == (1008, "too-fast")
        assert server.seq(table) == 1


def test_too_much_junk_ends_the_socket(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open_table()
        with ann.visit(table) as visit:
            visit.welcome()
            with suppress(ConnectionClosed):
                for _ in range(60):
                    visit.send("{")
            heard, status, _ = visit.rest()
        assert is_refused(heard[0], "bad-request")
        assert heard[-1]["code"] == "too-fast"
        assert status == 1008


def test_sockets_are_counted_by_address_by_table_and_together(tmp_path: Path) -> None:
    with served(tmp_path, sockets=4, sockets_of_address=2, sockets_of_table=3) as server:
        ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
        tables = [ann.open_table(), ann.open_table()]

        def reason(visitor: Visitor, table: str) -> str:
            with visitor.visit(table) as visit:
                return visit.rest()[2]

        with ann.visit(tables[0]) as first, ann.visit(tables[0]) as second:
            first.welcome()
            second.welcome()
            assert reason(ann, tables[1]) == "too-many-sockets"
            with bob.visit(tables[0]) as third:
                third.welcome()
                assert reason(bob, tables[0]) == "table-full"
                with eve.visit(tables[1]) as fourth:
                    fourth.welcome()
                    assert reason(eve, tables[1]) == "too-many-sockets"
        # A server notices a moment later that a socket is gone.
        until(lambda: greeted(ann, tables[1]))


def greeted(visitor: Visitor, table: str) -> bool:
    with visitor.visit(table) as visit:
        return bool(visit.hear()["type"] == "welcome")


def until(holds: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.05)


def test_a_handshake_counts_as_a_request(tmp_path: Path) -> None:
    with served(tmp_path, requests=5) as server:
        stranger = server.stranger()
        for _ in range(5):
            stranger.get("/server")
        status, said = refused_handshake(stranger, NOBODY)
        assert status == 429
        assert is_refused(said, "too-fast")


def test_an_outbox_never_holds_more_than_its_limit() -> None:
    for size, most in ((1, MOST_WAITING), (MOST_BYTES // 4, 4)):
        outbox = Outbox("ann", "en")
        for _ in range(most):
            outbox.tell(b"x" * size)
        assert not outbox.ends.is_set()
        for _ in range(10_000):
            outbox.tell(b"x" * size)
        assert outbox.closing == "too-slow"
        assert outbox.ends.is_set()
        outbox.close("shutdown")
        assert outbox.closing == "too-slow"


def test_who_does_not_read_is_cut_off_and_holds_up_nobody(
    server: Served, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "GOODBYE_SECONDS", 0.2)
    table = ann.open_table()
    sleeper, said = handshake(server, table, "Host: localhost")
    assert said.startswith(b"HTTP/1.1 101 ")
    with sleeper, ann.visit(table) as visit:
        visit.welcome()
        visit.do("sit", seat=0, name="Ann")
        keeper = server.do(lambda: server.hall.keeper(table))
        while keeper.listeners == 2:
            tell_all(server, table, b'{"type":"noise","words":"' + b"x" * 100_000 + b'"}')
            visit.hear_a("noise")
        assert visit.do("say", text="still here")["type"] == "done"
        assert cut_off(sleeper)


def tell_all(server: Served, table: str, message: bytes) -> None:
    async def tell() -> None:
        for listener in list((await server.hall.keeper(table))._listeners):
            listener.tell(message)

    server.do(tell)


def test_who_asks_and_does_not_read_is_cut_off(server: Served, ann: Visitor) -> None:
    """Every ping has to be answered, but the answers do not pile up."""
    link, said = handshake(server, ann.open_table(), "Host: localhost")
    assert said.startswith(b"HTTP/1.1 101 ")
    with link, pytest.raises(ConnectionError):
        send_for_ever(link, frame(9, b"x" * 125) * 1000)


def send_for_ever(link: socket.socket, data: bytes) -> None:
    while True:
        link.sendall(data)


# --- the end -------------------------------------------------------------------------------------


def test_when_the_server_ends_everybody_is_told(tmp_path: Path) -> None:
    server = Served.started(tmp_path)
    ann = server.guest("Ann")
    table = ann.open_table()
    with ann.visit(table) as visit:
        visit.do("sit", seat=0, name="Ann")
        server.stop()
        heard, status, reason = visit.rest()
    assert heard[-1]["type"] == "closing"
    assert heard[-1]["code"] == "shutdown"
    assert (status, reason) == (1012, "shutdown")
    with served(tmp_path) as again:
        ann.server = again
        assert ann.look(table)["seats"][0]["name"] == "Ann"


def test_a_mistake_of_ours_ends_only_this_socket(
    server: Served, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open_table()
    keeper = server.do(lambda: server.hall.keeper(table))
    monkeypatch.setattr(keeper, "join", lambda listener: int("x"))
    with ann.visit(table) as visit:
        heard, status, _ = visit.rest()
    assert (heard, status) == ([], 1011)
    monkeypatch.undo()
    with ann.visit(table) as visit:
        visit.welcome()


# --- connections ---------------------------------------------------------------------------------


def test_a_head_that_does_not_end_is_not_awaited(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    for begun in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "):
        with link_to(server) as link:
            link.sendall(begun)
            assert cut_off(link)


def test_a_connection_is_used_again_but_not_kept_half_open(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 2.0)
    with link_to(server) as link:
        for _ in range(3):
            link.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert link.recv(65536).endswith(b'{"ok":true}')
        link.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert cut_off(link)


def test_a_head_without_end_is_cut_off(server: Served) -> None:
    for first, more in [
        (b"GET /", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n" * 200),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999\r\n\r\n", b"x" * 1000),
    ]:
        with link_to(server) as link:
            link.sendall(first)
            with pytest.raises(ConnectionError):
                send_for_ever(link, more)


def test_what_is_not_http_is_refused(server: Served) -> None:
    for junk in (b"\x16\x03\x01\x02\x00", b"\x00" * 100, b"HELO x\r\n\r\n", b"GET\r\n\r\n"):
        with link_to(server) as link:
            link.sendall(junk)
            assert received(link).startswith(b"HTTP/1.1 400 ")


def link_to(server: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def handshake(server: Served, table: str, head: str) -> tuple[socket.socket, bytes]:
    """A socket by hand, on which nothing is read but the first answer."""
    link = link_to(server)
    lines = (
        f"GET {API}/tables/{table}/socket HTTP/1.1\r\n{head}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    link.sendall(lines.encode())
    return link, link.recv(4096)


def frame(kind: int, data: bytes) -> bytes:
    """A short frame from a client, masked with zeros."""
    return bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


def received(link: socket.socket) -> bytes:
    """Everything up to the end."""
    return b"".join(iter(lambda: link.recv(65536), b""))


def cut_off(link: socket.socket) -> bool:
    """The other side hangs up, in whichever way; a time-out is none."""
    with suppress(ConnectionError):
        received(link)
    return True
