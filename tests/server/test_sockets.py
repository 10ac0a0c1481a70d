"""Table sockets: messages, permissions and shutdown."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from live_server import API, UNKNOWN_TABLE, Client, LiveServer, running_server
from polling import wait_until
from raw_connections import handshake

from .refusal_checks import is_refusal, refused_handshake

# --- messages ------------------------------------------------------------------------------------


def test_all_clients_get_updates_in_order(ann: Client, bob: Client) -> None:
    table = ann.open_table(seats=2)
    spectator = ann.server.anonymous_client()
    with ann.connect(table) as one, bob.connect(table) as two, spectator.connect(table) as three:
        assert one.receive_welcome()["you"] == ann.id
        assert two.receive_welcome()["you"] == bob.id
        assert three.receive_welcome()["you"] == ""
        done = one.do("sit", seat=0, name="Ann")
        two.do("sit", seat=1, name="Bob")
        one.do("start")
        for socket in (one, two, three):
            socket.do("ping")
            updates = [each for each in socket.received if each["type"] == "update"]
            assert [each["what"] for each in updates] == ["sat", "sat", "started"]
            seqs = [each["picture"]["seq"] for each in updates]
            assert seqs == list(range(done["seq"], done["seq"] + 3))
    actor = ann.server.run(lambda: ann.server.registry.actor(table))
    wait_until(lambda: not actor.listener_count)  # the server has noticed all closed sockets


def test_messages_come_in_order_welcome_update_done(ann: Client) -> None:
    table = ann.open_table()
    with ann.connect(table) as socket:
        socket.do("sit", seat=0, name="Ann")
        assert [each["type"] for each in socket.received] == ["welcome", "update", "done"]


def test_updates_continue_after_the_welcome_without_a_gap(ann: Client, bob: Client) -> None:
    """Clients connect during a chat: their updates follow the welcome."""
    table = ann.open_table()
    is_over = threading.Event()

    def chat() -> None:
        with ann.connect(table) as socket:
            socket.do("sit", seat=0, name="Ann")
            while not is_over.is_set():
                socket.do("say", text="la la la")

    thread = threading.Thread(target=chat)
    thread.start()
    try:
        for _ in range(20):
            with bob.connect(table) as socket:
                seqs = [socket.receive_welcome()["picture"]["seq"]]
                seqs += [socket.receive_type("update")["picture"]["seq"] for _ in range(3)]
            assert seqs == list(range(seqs[0], seqs[0] + 4))
    finally:
        is_over.set()
        thread.join()


def test_presence_changes_are_sent(ann: Client, bob: Client) -> None:
    table = ann.open_table(seats=2)
    with ann.connect(table) as socket:
        socket.do("sit", seat=0, name="Ann")
        with bob.connect(table) as other:
            other.receive_welcome()
            assert socket.receive_type("present")["watchers"] == 1
            other.do("sit", seat=1, name="Bob")
        update = socket.receive_until(lambda m: m["type"] == "present" and not m.get("watchers"))
        assert update["seats"] == [True, False]


def test_refusals_use_the_language_of_the_player(ann: Client) -> None:
    table = ann.open_table()
    ann.headers["Accept-Language"] = "fr"
    with ann.connect(table) as socket:
        french = socket.command("rematch")["sentence"]
    ann.request("PATCH", f"{API}/players/me", json={"language": "es"})
    with ann.connect(table) as socket:
        assert socket.command("rematch")["sentence"] != french


# --- permissions ---------------------------------------------------------------------------------


def test_spectator_without_a_cookie_cannot_send_commands(ann: Client) -> None:
    table = ann.open_table()
    seq = ann.server.seq(table)
    with ann.server.anonymous_client().connect(table) as socket:
        assert socket.do("ping")["seq"] == seq
        assert is_refusal(socket.command("sit", seat=0, name="x"), "no-player")
        assert is_refusal(socket.command("say", text="x"), "no-player")
        assert is_refusal(socket.command("resize", seats=2), "no-player")
        assert is_refusal(socket.command("start"), "no-player")
    assert ann.server.seq(table) == seq


def test_forged_cookie_is_ignored(ann: Client, bob: Client) -> None:
    table = ann.open_table()
    ann.do(table, "sit", seat=0, name="Ann")
    token = bob.cookie.partition(".")[2]
    forger = ann.server.anonymous_client(Cookie=f"daikaiju={ann.id}.{token}")
    with forger.connect(table) as socket:
        assert socket.receive_welcome()["you"] == ""
        assert is_refusal(socket.command("free", seat=0), "no-player")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"]
)
def test_foreign_origin_gets_no_socket(ann: Client, origin: str) -> None:
    table = ann.open_table()
    status, response = refused_handshake(ann, table, Origin=origin)
    assert status == 403
    assert is_refusal(response, "foreign-origin")


def test_unknown_host_name_gets_no_socket(ann: Client) -> None:
    """A raw handshake: the client library would set the host itself."""
    table = ann.open_table()
    evil = f"Host: evil.example\r\nOrigin: http://evil.example\r\nCookie: {ann.cookie}"
    connection, response = handshake(ann.server, table, evil)
    connection.close()
    assert response.startswith(b"HTTP/1.1 403 ")
    assert b"foreign-origin" in response


def test_own_origin_gets_a_socket(ann: Client) -> None:
    table = ann.open_table()
    with ann.connect(table, Origin=ann.server.url) as socket:
        assert socket.receive_welcome()["you"] == ann.id


def test_commands_for_seats_of_others_are_refused(
    server: LiveServer, ann: Client, bob: Client
) -> None:
    table = ann.open_table(seats=2)
    with ann.connect(table) as one, bob.connect(table) as two:
        one.do("sit", seat=0, name="Ann")
        two.do("sit", seat=1, name="Bob")
        one.do("start")
        picture = ann.picture(table)
        seq, ply = picture["seq"], picture["ply"]
        for socket, other_seat in [(one, 1), (two, 0)]:
            for kind, fields in [
                ("act", {"ply": ply, "action": "stop"}),
                ("act", {"ply": ply + 1, "action": "stop"}),
                ("leave", {}),
                ("return", {}),
                ("order", {"orders": {"tokyo": "yield"}}),
            ]:
                assert is_refusal(socket.command(kind, seat=other_seat, **fields), "not-your-seat")
            assert socket.command("sit", seat=other_seat, name="x")["type"] == "refused"
            assert socket.command("man", seat=other_seat, level="easy")["type"] == "refused"
            assert socket.command("free", seat=other_seat)["type"] == "refused"
            assert is_refusal(socket.command("act", seat=5, ply=ply, action="stop"), "no-such-seat")
    assert server.seq(table) == seq


def test_repeated_command_is_done_once_on_every_transport(server: LiveServer, ann: Client) -> None:
    table = ann.open_table(seats=2)
    ann.do(table, "sit", seat=0, name="Ann")
    with ann.connect(table) as one, ann.connect(table) as two:
        first = one.do("say", id="same", text="hello")
        for socket in (one, two):
            socket.send({"type": "say", "id": "same", "text": "hello"})
            assert socket.receive_type("done") == first
    assert ann.do(table, "say", id="same", text="hello") == first
    assert server.seq(table) == first["seq"]


def test_stale_action_changes_nothing(server: LiveServer, ann: Client) -> None:
    table = ann.open_table(seats=2)
    with ann.connect(table) as socket:
        for seat in (0, 1):
            socket.do("sit", seat=seat, name="Ann")
        socket.do("start")
        picture = ann.picture(table)
        seat, ply = picture["asked"]["seat"], picture["ply"]
        for wrong in (0, ply - 1, ply + 1, 10**9):
            answer = socket.command("act", seat=seat, ply=wrong, action=picture["legal"][0])
            assert is_refusal(answer, "stale")
            assert (answer["seq"], answer["ply"]) == (picture["seq"], ply)
        answer = socket.command("act", seat=1 - seat, ply=ply, action=picture["legal"][0])
        assert is_refusal(answer, "not-your-turn")
        assert is_refusal(socket.command("act", seat=seat, ply=ply, action="win"), "illegal")
        assert server.seq(table) == picture["seq"]
        socket.do("act", seat=seat, ply=ply, action=picture["legal"][0])


def test_private_table_refuses_sockets_of_spectators(ann: Client, bob: Client) -> None:
    table = ann.open_table(seats=2, watched=False)
    with bob.connect(table) as socket:
        socket.receive_welcome()  # while the table gathers, each client with the link may connect
    ann.do(table, "sit", seat=0, name="Ann")
    ann.do(table, "start")
    for client in (bob, ann.server.anonymous_client()):
        with client.connect(table) as socket:
            received, status, reason = socket.receive_rest()
            assert [is_refusal(message, "private") for message in received] == [True]
            assert (status, reason) == (1008, "private")
    with ann.connect(table) as socket:
        assert socket.receive_welcome()["picture"]["phase"] == "playing"


def test_socket_of_an_unknown_table_is_refused(ann: Client) -> None:
    for table in (UNKNOWN_TABLE, "x", "%00", "a" * 1000):
        with ann.connect(table) as socket:
            received, status, reason = socket.receive_rest()
            assert [is_refusal(message, "no-such-table") for message in received] == [True]
            assert (status, reason) == (1008, "no-such-table")


@pytest.mark.parametrize("protocol", ["?protocol=2", "?protocol=0", "?protocol=x", "?protocol="])
def test_unsupported_protocol_version_is_refused(ann: Client, protocol: str) -> None:
    table = ann.open_table()
    with ann.connect(table, protocol) as socket:
        received, status, _ = socket.receive_rest()
        assert is_refusal(received[0], "bad-request")
        assert "this server supports 1" in received[0]["sentence"]
        assert status == 1008
    with ann.connect(table, "") as socket:
        socket.receive_welcome()


@pytest.mark.parametrize("seq", ["x", "-1", "", "1" * 10, "1.5"])
def test_a_seq_that_is_no_number_is_refused(ann: Client, seq: str) -> None:
    with ann.connect(ann.open_table(), f"?protocol=1&seq={seq}") as socket:
        received, status, _ = socket.receive_rest()
        assert is_refusal(received[0], "bad-request")
        assert "a whole number" in received[0]["sentence"]
        assert status == 1008


def test_a_client_that_has_seen_more_than_a_restored_backup_gets_what_there_is(ann: Client) -> None:
    with ann.connect(ann.open_table(), "?protocol=1&seq=999999999") as socket:
        assert socket.receive_welcome()["picture"]["phase"] == "gathering"


# --- shutdown ------------------------------------------------------------------------------------


def test_shutdown_sends_closing_to_every_client(tmp_path: Path) -> None:
    server = LiveServer.launch(tmp_path)
    ann = server.new_player("Ann")
    table = ann.open_table()
    with ann.connect(table) as socket:
        socket.do("sit", seat=0, name="Ann")
        server.stop()
        received, status, reason = socket.receive_rest()
    assert received[-1]["type"] == "closing"
    assert received[-1]["code"] == "shutdown"
    assert (status, reason) == (1012, "shutdown")
    with running_server(tmp_path) as again:
        ann.server = again
        assert ann.picture(table)["seats"][0]["name"] == "Ann"


def test_internal_error_closes_only_its_socket(
    server: LiveServer, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open_table()
    actor = server.run(lambda: server.registry.actor(table))
    monkeypatch.setattr(actor, "add_listener", lambda listener: int("x"))
    with ann.connect(table) as socket:
        received, status, _ = socket.receive_rest()
    assert (received, status) == ([], 1011)
    monkeypatch.undo()
    with ann.connect(table) as socket:
        socket.receive_welcome()
