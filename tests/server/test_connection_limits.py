"""Too much, too long, too slow: a socket ends, and everybody else plays on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from daikaiju.server.web import connections
from daikaiju.server.web.sockets import MOST_BYTES, MOST_WAITING, Outbox
from links import cut_off, frame, handshake, link_to, received, send_for_ever
from serving import NOBODY, Json, Served, Visitor, served
from waiting import wait_until

from .refused import is_refusal, refused_handshake

# --- sockets -------------------------------------------------------------------------------------


def poured_over(
    visitor: Visitor, table: str, messages: Sequence[object]
) -> tuple[list[Json], int, str]:
    """What is heard while all of this is sent, or as much as is taken; and how the socket ends."""
    with visitor.visit(table) as visit:
        visit.welcome()
        with suppress(ConnectionClosed):
            for message in messages:
                visit.send(message)
        return visit.rest()


def test_a_flood_is_refused_and_then_ends_the_socket(tmp_path: Path) -> None:
    with served(tmp_path, commands=5) as server:
        ann = server.guest("Ann")
        table = ann.open_table()
        pings = [{"type": "ping", "id": f"p{number}"} for number in range(100)]
        heard, status, reason = poured_over(ann, table, pings)
        kinds = [message.get("code", message["type"]) for message in heard]
        assert kinds[:10] == ["done"] * 10
        assert kinds.count("too-fast") > 20
        assert heard[-1]["type"] == "closing"
        assert (status, reason) == (1008, "too-fast")
        assert server.seq(table) == 1


def test_too_much_junk_ends_the_socket(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        heard, status, _ = poured_over(ann, ann.open_table(), ["{"] * 60)
        assert is_refusal(heard[0], "bad-request")
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
        wait_until(lambda: greeted(ann, tables[1]))


def greeted(visitor: Visitor, table: str) -> bool:
    with visitor.visit(table) as visit:
        return bool(visit.hear()["type"] == "welcome")


def test_a_handshake_counts_as_a_request(tmp_path: Path) -> None:
    with served(tmp_path, requests=5) as server:
        stranger = server.stranger()
        for _ in range(5):
            stranger.get("/server")
        status, said = refused_handshake(stranger, NOBODY)
        assert status == 429
        assert is_refusal(said, "too-fast")


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
