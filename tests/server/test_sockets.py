"""The sockets of tables: what is told to whom, and who may do what."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from links import handshake
from serving import API, NOBODY, Served, Visitor, served
from waiting import wait_until

from .refused import is_refusal, refused_handshake

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
    wait_until(lambda: not keeper.listeners)  # all are known to have gone


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
        assert is_refusal(visit.ask("sit", seat=0, name="x"), "no-player")
        assert is_refusal(visit.ask("say", text="x"), "no-player")
        assert is_refusal(visit.ask("resize", seats=2), "no-player")
        assert is_refusal(visit.ask("start"), "no-player")
    assert ann.server.seq(table) == seq


def test_a_forged_cookie_is_no_cookie(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table()
    ann.done(table, "sit", seat=0, name="Ann")
    token = bob.cookie.partition(".")[2]
    forger = ann.server.stranger(Cookie=f"daikaiju={ann.id}.{token}")
    with forger.visit(table) as visit:
        assert visit.welcome()["you"] == ""
        assert is_refusal(visit.ask("free", seat=0), "no-player")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"]
)
def test_pages_of_other_sites_get_no_socket(ann: Visitor, origin: str) -> None:
    table = ann.open_table()
    status, said = refused_handshake(ann, table, Origin=origin)
    assert status == 403
    assert is_refusal(said, "foreign-origin")


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
                assert is_refusal(visit.ask(kind, seat=foreign, **words), "not-your-seat")
            assert visit.ask("sit", seat=foreign, name="x")["type"] == "refused"
            assert visit.ask("man", seat=foreign, level="easy")["type"] == "refused"
            assert visit.ask("free", seat=foreign)["type"] == "refused"
            assert is_refusal(visit.ask("act", seat=5, ply=ply, action="stop"), "no-such-seat")
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
            assert is_refusal(answer, "stale")
            assert (answer["seq"], answer["ply"]) == (picture["seq"], ply)
        answer = visit.ask("act", seat=1 - seat, ply=ply, action=picture["legal"][0])
        assert is_refusal(answer, "not-your-turn")
        assert is_refusal(visit.ask("act", seat=seat, ply=ply, action="win"), "illegal")
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
            assert [is_refusal(message, "private") for message in heard] == [True]
            assert (status, reason) == (1008, "private")
    with ann.visit(table) as visit:
        assert visit.welcome()["picture"]["phase"] == "playing"


def test_there_is_no_socket_without_a_table(ann: Visitor) -> None:
    for table in (NOBODY, "x", "%00", "a" * 1000):
        with ann.visit(table) as visit:
            heard, status, reason = visit.rest()
            assert [is_refusal(message, "no-such-table") for message in heard] == [True]
            assert (status, reason) == (1008, "no-such-table")


@pytest.mark.parametrize("protocol", ["?protocol=2", "?protocol=0", "?protocol=x", "?protocol="])
def test_another_protocol_is_refused_in_words(ann: Visitor, protocol: str) -> None:
    table = ann.open_table()
    with ann.visit(table, protocol) as visit:
        heard, status, _ = visit.rest()
        assert is_refusal(heard[0], "bad-request")
        assert "this server speaks 1" in heard[0]["sentence"]
        assert status == 1008
    with ann.visit(table, "") as visit:
        visit.welcome()


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
