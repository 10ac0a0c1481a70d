"""Tables and games over HTTP."""

from __future__ import annotations

from daikaiju.record.dice_proof import verify
from daikaiju.record.game import parse_record
from live_server import UNKNOWN_TABLE, Client, Json, LiveServer

from .refusal_checks import is_refused

NEW_GAME = """\
daikaiju record 1
edition: second
seats: gigazaur, the_king
"""
MID_GAME = NEW_GAME + "position: second gigazaur,the_king step=buying agenda=buy.0\n"


# --- tables --------------------------------------------------------------------------------------


def test_table_is_found_by_its_code(ann: Client, bob: Client) -> None:
    table = ann.open_table(seats=3)
    picture = ann.picture(table)
    assert picture["host"] == ann.id
    found = bob.get(f"/codes/{picture['code'].lower()}").json()
    assert found == {"table": table, "code": picture["code"]}
    drawn = bob.get(f"/tables/{table}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "script" not in drawn.text


def test_only_open_tables_are_listed(server: LiveServer) -> None:
    ann, bob = server.new_player("Ann"), server.new_player("Bob")
    hidden, listed = ann.open_table(), ann.open_table(open=True)
    names = [each["table"] for each in bob.get("/tables?most=100").json()["tables"]]
    assert listed in names
    assert hidden not in names
    assert {each["table"] for each in ann.get("/tables/mine").json()["tables"]} == {hidden, listed}
    assert bob.get("/tables/mine").json() == {"tables": []}
    assert is_refused(server.anonymous_client().get("/tables/mine"), "no-player")


def test_table_lists_are_paginated(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    opened = [ann.open_table() for _ in range(5)]
    found, before = [], 0
    while True:
        part = ann.get(f"/tables/mine?most=2&before={before}").json()
        found += [each["table"] for each in part["tables"]]
        before = part.get("next", 0)
        if not before:
            break
    assert found == opened[::-1]


def test_commands_for_seats_of_others_are_refused(server: LiveServer) -> None:
    ann, bob, table = server.new_game()
    seq, picture = server.seq(table), ann.picture(table)
    for seat, (own, other) in enumerate([(ann, bob), (bob, ann)]):
        for kind, fields in [
            ("act", {"ply": picture["ply"], "action": "stop"}),
            ("leave", {}),
            ("order", {"orders": {"tokyo": "yield"}}),
        ]:
            answer = other.command(table, kind, seat=seat, **fields)
            assert is_refused(answer, "not-your-seat"), own
        assert other.command(table, "sit", seat=seat, name="x").status_code == 409
        assert other.command(table, "free", seat=seat).status_code in (403, 409)
        assert other.command(table, "man", seat=seat, level="easy").status_code == 409
    outsider = server.new_player("Eve")
    for kind, fields in [("start", {}), ("say", {"text": "hi"}), ("rematch", {})]:
        assert outsider.command(table, kind, **fields).status_code in (403, 409)
    assert is_refused(server.anonymous_client().command(table, "say", text="hi"), "no-player")
    assert server.seq(table) == seq


def test_repeated_command_is_done_once(server: LiveServer) -> None:
    ann, bob = server.new_player("Ann"), server.new_player("Bob")
    table = ann.open_table(seats=2)
    ann.do(table, "sit", seat=0, name="Ann")
    bob.do(table, "sit", seat=1, name="Bob")
    first = ann.do(table, "say", id="same", text="hello")
    assert ann.do(table, "say", id="same", text="hello again") == first
    assert server.seq(table) == first["seq"]
    assert bob.do(table, "say", id="same", text="me too")["seq"] == first["seq"] + 1


def test_action_for_an_old_ply_is_stale(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    table = ann.open_table(seats=2)
    for seat in (0, 1):
        ann.do(table, "sit", seat=seat, name="Ann")
    ann.do(table, "start")
    picture = ann.picture(table)
    act = {"seat": picture["asked"]["seat"], "ply": picture["ply"], "action": picture["legal"][0]}
    ann.do(table, "act", **act)
    seq = server.seq(table)
    assert is_refused(ann.command(table, "act", **act), "stale")
    assert is_refused(ann.command(table, "act", **act | {"ply": act["ply"] + 99}), "stale")
    assert server.seq(table) == seq


def test_private_table_is_visible_to_players_only(server: LiveServer) -> None:
    ann, eve, anonymous = (
        server.new_player("Ann"),
        server.new_player("Eve"),
        server.anonymous_client(),
    )
    table = ann.open_table(seats=2, watched=False, late=False)
    assert eve.picture(table)["phase"] == "gathering"
    ann.do(table, "sit", seat=0, name="Ann")
    ann.do(table, "start")
    for path in ("", "/updates", "/record", "/proof", "/qr.svg"):
        for client in (eve, anonymous):
            assert is_refused(client.get(f"/tables/{table}{path}"), "private")
    assert is_refused(eve.command(table, "ping"), "private")
    assert is_refused(eve.command(table, "say", text="hi"), "private")
    assert is_refused(eve.post("/tables", {"fork": {"table": table, "ply": 0}}), "private")
    assert ann.picture(table)["phase"] == "playing"
    assert ann.do(table, "ping")


# --- games ---------------------------------------------------------------------------------------


def finished_game(server: LiveServer) -> tuple[Client, str]:
    """Return a finished game that Ann has played for both seats, and its table."""
    ann = server.new_player("Ann")
    answer = ann.post("/tables", {"record": {"text": NEW_GAME, "ply": 0}})
    table = answer.json()["table"]
    for seat in (0, 1):
        ann.do(table, "sit", seat=seat, name="Ann")
    ann.do(table, "start")
    while (picture := ann.picture(table))["phase"] == "playing":
        legal, seat = picture["legal"], picture["asked"]["seat"]
        action = next((a for a in legal if a in ("stop", "done", "stay")), legal[-1])
        ann.do(table, "act", seat=seat, ply=picture["ply"], action=action)
    return ann, table


def test_finished_game_has_a_record_and_a_proof(server: LiveServer) -> None:
    ann, table = finished_game(server)
    answer = ann.get(f"/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="daikaiju-')
    record = parse_record(answer.text)
    assert record.result
    assert verify(record).is_valid
    proof = ann.get(f"/tables/{table}/proof").json()
    assert proof["commitment"] == record.commitment
    assert proof["secret"] == ann.picture(table)["secret"] == record.secret
    start = parse_record(ann.get(f"/tables/{table}/record?ply=0").text)
    assert (start.moves, start.result) == ([], "")
    answer = ann.get(f"/tables/{table}/record?ply=9999")
    assert is_refused(answer, "no-such-move")


def test_running_game_has_no_secret_and_no_proof(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    table = ann.open_table(seats=2)
    assert is_refused(ann.get(f"/tables/{table}/record"), "not-begun")
    assert is_refused(ann.get(f"/tables/{table}/proof"), "not-over")
    ann.do(table, "sit", seat=0, name="Ann")
    ann.do(table, "start")
    assert is_refused(ann.get(f"/tables/{table}/proof"), "not-over")
    secret = server.run(lambda: server.registry.actor(table)).table.secret.hex()
    for path in ("", "/updates", "/record"):
        assert secret not in ann.get(f"/tables/{table}{path}").text


def test_past_updates_can_be_fetched(server: LiveServer) -> None:
    ann, table = finished_game(server)
    updates: list[Json] = []
    while part := ann.get(f"/tables/{table}/updates?after={len(updates)}&most=50").json()[
        "updates"
    ]:
        updates += part
    assert [update["picture"]["seq"] for update in updates] == list(range(1, server.seq(table) + 1))
    assert updates[0]["what"] == "opened"
    assert updates[-1]["picture"]["phase"] == "over"


def test_table_can_start_from_a_rulebook_example(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    picture = ann.post("/tables", {"setup": {"edition": "first"}, "example": "EX-6"}).json()[
        "picture"
    ]
    assert picture["board"]["turn"] == 0
    assert [seat["monster"] for seat in picture["seats"]] == ["gigazaur", "the_king", "cyber_kitty"]
    for edition, example in (("dark", "EX-6"), ("first", "EX-0")):
        answer = ann.post("/tables", {"setup": {"edition": edition}, "example": example})
        assert is_refused(answer, "no-such-example")
    assert is_refused(ann.post("/tables", {"example": "ex 6"}), "bad-request")


def test_table_can_start_from_a_fork_or_a_record(server: LiveServer) -> None:
    ann, table = finished_game(server)
    answer = ann.post("/tables", {"fork": {"table": table, "ply": 0}})
    assert answer.json()["picture"]["origin"] == table
    assert ann.post("/tables", {"fork": {"table": UNKNOWN_TABLE, "ply": 0}}).status_code == 404
    assert is_refused(ann.post("/tables", {"fork": {"table": table, "ply": 10**6}}), "no-such-move")
    both = {"fork": {"table": table, "ply": 0}, "record": {"text": NEW_GAME, "ply": 0}}
    assert is_refused(ann.post("/tables", both), "bad-request")
    other = {"fork": {"table": table, "ply": 0}, "example": "EX-4"}
    assert is_refused(ann.post("/tables", other), "bad-request")
    broken = ("", "x", NEW_GAME + "\nroll 9", NEW_GAME.replace("gigazaur", "godzilla"))
    for text in (*broken, MID_GAME):
        answer = ann.post("/tables", {"record": {"text": text, "ply": 1}})
        assert is_refused(answer, "bad-record")
