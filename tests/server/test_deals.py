"""Deals on a server: the command, the list of games, permissions, the proof."""

from __future__ import annotations

import random

from daikaiju.record.dice_proof import verify
from daikaiju.record.game import parse_record
from live_server import Client, Json, LiveServer
from polling import wait_until

from .refusal_checks import is_refused


def play_to_the_end(table: str, *players: Client, seed: int = 0) -> None:
    """Take random actions for these players until the game is over."""
    rng = random.Random(seed)
    while (picture := players[0].picture(table))["phase"] != "over":
        for player in players:
            seen = player.picture(table)
            if actions := seen.get("legal"):
                seat, ply = seen["asked"]["seat"], seen["ply"]
                player.do(table, "act", seat=seat, ply=ply, action=rng.choice(actions))
    assert picture["result"]


def finished(server: LiveServer, **setup: object) -> tuple[Client, Client, str]:
    ann, bob, table = server.new_game(**{"options": {"deck": "none"}} | setup)
    play_to_the_end(table, ann, bob)
    return ann, bob, table


def draws(client: Client, table: str) -> dict[str, str]:
    proof: Json = client.get(f"/tables/{table}/proof").json()
    return {draw["name"]: draw["brought"] for draw in proof["draws"]}


def test_a_finished_game_can_be_played_again_with_the_same_dice(server: LiveServer) -> None:
    ann, bob, table = finished(server)
    cyd = server.new_player("Cyd")
    again = cyd.do(table, "play_deal")["table"]
    picture = cyd.picture(again)
    assert (picture["deal"], picture["deal_code"]) == ("again", ann.picture(table)["code"])
    assert picture["commitment"] == ann.picture(table)["commitment"]
    cyd.do(again, "sit", seat=0, name="Cyd")
    bob.do(again, "sit", seat=1, name="Bob")
    cyd.do(again, "start", entropy="")
    play_to_the_end(again, cyd, bob, seed=1)
    first, second = draws(ann, table), draws(cyd, again)
    assert first["throw 0 1 0"] == second["throw 0 1 0"]
    assert first["throw 1 1 0"] == second["throw 1 1 0"]
    record = parse_record(cyd.get(f"/tables/{again}/record").text)
    assert record.deal == "again"
    assert verify(record).is_valid
    listed = server.anonymous_client().get(f"/tables/{table}/deal").json()
    assert [game["table"] for game in listed["games"]] == [table, again]
    assert sorted(seat["place"] for seat in listed["games"][1]["seats"]) == [1, 2]


def test_the_champion_plays_a_seat_of_the_deal(server: LiveServer) -> None:
    ann, _, table = finished(server)
    again = ann.do(table, "play_deal")["table"]
    ann.do(again, "man", seat=0, level="master")
    ann.do(again, "start")
    ann.do(again, "hurry")
    wait_until(lambda: ann.picture(again)["phase"] == "over")
    games = ann.get(f"/tables/{table}/deal").json()["games"]
    assert games[1]["seats"][0]["bot"] == "master"
    assert draws(ann, table)["throw 0 1 0"] == draws(ann, again)["throw 0 1 0"]


def test_running_games_and_repeated_deals_have_no_deal_to_play(server: LiveServer) -> None:
    ann, bob, table = server.new_game(options={"deck": "none"})
    assert is_refused(ann.command(table, "play_deal"), "not-over")
    play_to_the_end(table, ann, bob)
    again = ann.do(table, "play_deal")["table"]
    assert is_refused(ann.get(f"/tables/{again}/deal"), "no-deal")
    assert is_refused(ann.command(again, "resize", seats=4), "seats-fixed")
    assert is_refused(server.anonymous_client().command(table, "play_deal"), "no-player")


def test_private_games_of_a_deal_are_not_listed_for_others(server: LiveServer) -> None:
    ann, bob, table = finished(server, watched=False)
    stranger = server.new_player("Cyd")
    assert is_refused(stranger.get(f"/tables/{table}/deal"), "private")
    assert is_refused(stranger.command(table, "play_deal"), "private")
    again = ann.do(table, "play_deal")["table"]
    ann.do(again, "sit", seat=0, name="Ann")
    ann.do(again, "start")
    assert len(ann.get(f"/tables/{table}/deal").json()["games"]) == 2
    assert len(bob.get(f"/tables/{table}/deal").json()["games"]) == 1
