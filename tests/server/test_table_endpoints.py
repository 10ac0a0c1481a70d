"""Tables and games over HTTP."""

from __future__ import annotations

from daikaiju.record.dice_proof import verify
from daikaiju.record.game import parse_record
from serving import NOBODY, Json, Served, Visitor

from .refused import is_refused

NEW_GAME = """\
daikaiju record 1
edition: second
seats: gigazaur, the_king
"""
IN_THE_MIDDLE = NEW_GAME + "position: second gigazaur,the_king step=buying agenda=buy.0\n"


# --- tables --------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code(ann: Visitor, bob: Visitor) -> None:
    table = ann.open_table(seats=3)
    picture = ann.look(table)
    assert picture["host"] == ann.id
    found = bob.get(f"/codes/{picture['code'].lower()}").json()
    assert found == {"table": table, "code": picture["code"]}
    drawn = bob.get(f"/tables/{table}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "script" not in drawn.text


def test_only_open_tables_are_listed(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    hidden, listed = ann.open_table(), ann.open_table(open=True)
    names = [each["table"] for each in bob.get("/tables?most=100").json()["tables"]]
    assert listed in names
    assert hidden not in names
    assert {each["table"] for each in ann.get("/tables/mine").json()["tables"]} == {hidden, listed}
    assert bob.get("/tables/mine").json() == {"tables": []}
    assert is_refused(server.stranger().get("/tables/mine"), "no-player")


def test_lists_come_in_parts(server: Served) -> None:
    ann = server.guest("Ann")
    opened = [ann.open_table() for _ in range(5)]
    found, before = [], 0
    while True:
        part = ann.get(f"/tables/mine?most=2&before={before}").json()
        found += [each["table"] for each in part["tables"]]
        before = part.get("next", 0)
        if not before:
            break
    assert found == opened[::-1]


def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Served) -> None:
    ann, bob, table = server.begun()
    seq, picture = server.seq(table), ann.look(table)
    for seat, (own, other) in enumerate([(ann, bob), (bob, ann)]):
        for kind, words in [
            ("act", {"ply": picture["ply"], "action": "stop"}),
            ("leave", {}),
            ("order", {"orders": {"tokyo": "yield"}}),
        ]:
            answer = other.command(table, kind, seat=seat, **words)
            assert is_refused(answer, "not-your-seat"), own
        assert other.command(table, "sit", seat=seat, name="x").status_code == 409
        assert other.command(table, "free", seat=seat).status_code in (403, 409)
        assert other.command(table, "man", seat=seat, level="easy").status_code == 409
    outsider = server.guest("Eve")
    for kind, words in [("start", {}), ("say", {"text": "hi"}), ("rematch", {})]:
        assert outsider.command(table, kind, **words).status_code in (403, 409)
    assert is_refused(server.stranger().command(table, "say", text="hi"), "no-player")
    assert server.seq(table) == seq


def test_a_command_that_is_sent_again_is_done_once(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(seats=2)
    ann.done(table, "sit", seat=0, name="Ann")
    bob.done(table, "sit", seat=1, name="Bob")
    first = ann.done(table, "say", id="same", text="hello")
    assert ann.done(table, "say", id="same", text="hello again") == first
    assert server.seq(table) == first["seq"]
    assert bob.done(table, "say", id="same", text="me too")["seq"] == first["seq"] + 1


def test_what_was_decided_without_having_seen_the_last_move_is_stale(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(seats=2)
    for seat in (0, 1):
        ann.done(table, "sit", seat=seat, name="Ann")
    ann.done(table, "start")
    picture = ann.look(table)
    act = {"seat": picture["asked"]["seat"], "ply": picture["ply"], "action": picture["legal"][0]}
    ann.done(table, "act", **act)
    seq = server.seq(table)
    assert is_refused(ann.command(table, "act", **act), "stale")
    assert is_refused(ann.command(table, "act", **act | {"ply": act["ply"] + 99}), "stale")
    assert server.seq(table) == seq


def test_a_table_without_onlookers_shows_itself_only_to_those_who_play(server: Served) -> None:
    ann, eve, stranger = server.guest("Ann"), server.guest("Eve"), server.stranger()
    table = ann.open_table(seats=2, watched=False, late=False)
    assert eve.look(table)["phase"] == "gathering"
    ann.done(table, "sit", seat=0, name="Ann")
    ann.done(table, "start")
    for path in ("", "/updates", "/record", "/proof", "/qr.svg"):
        for visitor in (eve, stranger):
            assert is_refused(visitor.get(f"/tables/{table}{path}"), "private")
    assert is_refused(eve.command(table, "ping"), "private")
    assert is_refused(eve.command(table, "say", text="hi"), "private")
    assert is_refused(eve.post("/tables", {"fork": {"table": table, "ply": 0}}), "private")
    assert ann.look(table)["phase"] == "playing"
    assert ann.done(table, "ping")


# --- games ---------------------------------------------------------------------------------------


def finished(server: Served) -> tuple[Visitor, str]:
    """A game that Ann has played alone, in some haste."""
    ann = server.guest("Ann")
    answer = ann.post("/tables", {"record": {"text": NEW_GAME, "ply": 0}})
    table = answer.json()["table"]
    for seat in (0, 1):
        ann.done(table, "sit", seat=seat, name="Ann")
    ann.done(table, "start")
    while (picture := ann.look(table))["phase"] == "playing":
        legal, seat = picture["legal"], picture["asked"]["seat"]
        action = next((a for a in legal if a in ("stop", "done", "stay")), legal[-1])
        ann.done(table, "act", seat=seat, ply=picture["ply"], action=action)
    return ann, table


def test_a_game_can_be_taken_home_and_proved(server: Served) -> None:
    ann, table = finished(server)
    answer = ann.get(f"/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="daikaiju-')
    record = parse_record(answer.text)
    assert record.result
    assert verify(record).fits
    proof = ann.get(f"/tables/{table}/proof").json()
    assert proof["commitment"] == record.commitment
    assert proof["secret"] == ann.look(table)["secret"] == record.secret
    start = parse_record(ann.get(f"/tables/{table}/record?ply=0").text)
    assert (start.moves, start.result) == ([], "")
    answer = ann.get(f"/tables/{table}/record?ply=9999")
    assert is_refused(answer, "no-such-move")


def test_before_the_end_there_is_neither_secret_nor_proof(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(seats=2)
    assert is_refused(ann.get(f"/tables/{table}/record"), "not-begun")
    assert is_refused(ann.get(f"/tables/{table}/proof"), "not-over")
    ann.done(table, "sit", seat=0, name="Ann")
    ann.done(table, "start")
    assert is_refused(ann.get(f"/tables/{table}/proof"), "not-over")
    secret = server.do(lambda: server.hall.keeper(table)).table.secret.hex()
    for path in ("", "/updates", "/record"):
        assert secret not in ann.get(f"/tables/{table}{path}").text


def test_what_was_told_can_be_asked_for_again(server: Served) -> None:
    ann, table = finished(server)
    told: list[Json] = []
    while part := ann.get(f"/tables/{table}/updates?after={len(told)}&most=50").json()["updates"]:
        told += part
    assert [update["picture"]["seq"] for update in told] == list(range(1, server.seq(table) + 1))
    assert told[0]["what"] == "opened"
    assert told[-1]["picture"]["phase"] == "over"


def test_a_table_begins_with_an_example_of_the_rulebook(server: Served) -> None:
    ann = server.guest("Ann")
    picture = ann.post("/tables", {"setup": {"edition": "first"}, "example": "EX-6"}).json()[
        "picture"
    ]
    assert picture["board"]["turn"] == 0
    assert [seat["monster"] for seat in picture["seats"]] == ["gigazaur", "the_king", "cyber_kitty"]
    for edition, example in (("dark", "EX-6"), ("first", "EX-0")):
        answer = ann.post("/tables", {"setup": {"edition": edition}, "example": example})
        assert is_refused(answer, "no-such-example")
    assert is_refused(ann.post("/tables", {"example": "ex 6"}), "bad-request")


def test_a_table_goes_on_from_another_or_from_a_record(server: Served) -> None:
    ann, table = finished(server)
    answer = ann.post("/tables", {"fork": {"table": table, "ply": 0}})
    assert answer.json()["picture"]["origin"] == table
    assert ann.post("/tables", {"fork": {"table": NOBODY, "ply": 0}}).status_code == 404
    assert is_refused(ann.post("/tables", {"fork": {"table": table, "ply": 10**6}}), "no-such-move")
    both = {"fork": {"table": table, "ply": 0}, "record": {"text": NEW_GAME, "ply": 0}}
    assert is_refused(ann.post("/tables", both), "bad-request")
    other = {"fork": {"table": table, "ply": 0}, "example": "EX-4"}
    assert is_refused(ann.post("/tables", other), "bad-request")
    broken = ("", "x", NEW_GAME + "\nroll 9", NEW_GAME.replace("gigazaur", "godzilla"))
    for text in (*broken, IN_THE_MIDDLE):
        answer = ann.post("/tables", {"record": {"text": text, "ply": 1}})
        assert is_refused(answer, "bad-record")
