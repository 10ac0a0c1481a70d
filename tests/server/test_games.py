"""The list of a player's games, and game records that are uploaded to be watched."""

from __future__ import annotations

from daikaiju.rules import Options, new_game
from daikaiju.rules.constants import OUT
from daikaiju.server.tables.ranks import eliminated_seats, ranks
from live_server import Client, LiveServer

from .refusal_checks import is_refused


def test_games_show_monsters_opponents_and_open_ones(server: LiveServer) -> None:
    ann, bob, table = server.new_game()
    gathering = ann.open_table(edition="dark", level="hard", seats=3)
    newest, running = ann.get("/games").json()["games"]
    assert (newest["table"], newest["phase"], newest["edition"]) == (gathering, "gathering", "dark")
    assert newest["level"] == "hard"
    assert running["table"] == table
    assert [seat.get("yours", False) for seat in running["seats"]] == [True, False]
    assert [seat["name"] for seat in running["seats"]] == ["Ann", "Bob"]
    asked = ann.picture(table)["asked"]["seat"]
    assert running.get("waits", False) == (asked == 0)
    assert bob.get("/games").json()["games"][0].get("waits", False) == (asked == 1)
    assert is_refused(server.anonymous_client().get("/games"), "no-player")


def test_games_are_paginated(server: LiveServer) -> None:
    ann = server.new_player("Ann")
    opened = [ann.open_table() for _ in range(3)]
    first = ann.get("/games?most=2").json()
    rest = ann.get(f"/games?most=2&before={first['next']}").json()
    assert [game["table"] for game in first["games"] + rest["games"]] == opened[::-1]
    assert "next" not in rest


def test_ranks_follow_winners_stars_and_the_order_of_elimination() -> None:
    state = new_game("second", 5, Options())
    for seat, stars in enumerate((3, 20, 7, 0, 12)):
        state.stars[seat] = stars
    state.place[3] = OUT
    out = eliminated_seats((), state)
    state.place[4] = OUT
    out = eliminated_seats(out, state)
    state.winner[1] = 1
    assert out == (3, 4)
    assert ranks(state, out) == (3, 1, 2, 5, 4)
    assert eliminated_seats((3, 4), new_game("second", 5)) == ()


def test_an_uploaded_record_can_be_watched(server: LiveServer) -> None:
    _, _, table = server.new_game()
    stranger = server.anonymous_client()
    text = stranger.get(f"/tables/{table}/record").text
    updates = stranger.post("/records", {"text": text, "most": 200}).json()["updates"]
    assert [update["what"] for update in updates[:2]] == ["opened", "started"]
    assert updates[-1]["picture"]["seats"][0]["name"] == "Ann"
    assert all("legal" not in update["picture"] for update in updates)
    later = stranger.post("/records", {"text": text, "after": 1}).json()["updates"]
    assert later[0]["picture"]["seq"] == 2


def test_a_record_that_cannot_be_read_is_refused_with_the_reason(ann: Client) -> None:
    assert is_refused(ann.post("/records", {"text": "no record"}), "bad-record")
    broken = "daikaiju record 1\nedition: second\nseats: kraken, the_king\n\nroll 123\n"
    assert is_refused(ann.post("/records", {"text": broken}), "bad-record")
