"""Profiles: favourite monster, several browsers of one player, recent opponents."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from daikaiju.server.clock import milliseconds
from live_server import API, Client, LiveServer, running_server
from stores import opened_store

from .refusal_checks import is_refused


def move_code(client: Client) -> str:
    answer = client.post("/players/me/move", {})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def moved(client: Client, code: str) -> Client:
    """Return a second browser that has used the code."""
    other = client.server.new_player("Other")
    answer = other.post("/players/move", {"code": code})
    assert answer.status_code == 200, answer.text
    other.cookie = answer.headers["set-cookie"].partition(";")[0]
    other.id = answer.json()["id"]
    return other


def change_profile(client: Client, monster: str) -> object:
    return client.request("PATCH", f"{API}/players/me/profile", json={"monster": monster})


def whoami(client: Client) -> str:
    return str(client.get("/players/me").json()["id"])


def test_favourite_monster_is_stored(ann: Client) -> None:
    assert ann.get("/players/me/profile").json() == {"name": "Ann", "monster": "", "devices": 1}
    change_profile(ann, "kraken")
    change_profile(ann, "gigazaur")
    assert ann.get("/players/me/profile").json()["monster"] == "gigazaur"
    assert is_refused(change_profile(ann, "godzilla"), "no-such-monster")


def test_second_browser_plays_the_seats_of_the_first(ann: Client, bob: Client) -> None:
    table = ann.open_table(seats=2)
    ann.do(table, "sit", seat=0, name="Ann")
    phone = moved(ann, move_code(ann))
    assert phone.id == ann.id == whoami(phone)
    assert phone.cookie != ann.cookie  # each browser has its own token
    phone.do(table, "start")
    assert ann.get("/players/me/profile").json()["devices"] == 2


def test_code_works_once_and_in_any_spelling(ann: Client, bob: Client) -> None:
    code = move_code(ann)
    spelt = f" {code[:4].lower()}-{code[4:8]} {code[8:]} "
    assert whoami(moved(ann, spelt)) == ann.id
    assert is_refused(bob.post("/players/move", {"code": code}), "no-such-move-code")
    assert whoami(bob) == bob.id


def test_new_code_replaces_the_old_one(ann: Client, bob: Client) -> None:
    old, new = move_code(ann), move_code(ann)
    assert is_refused(bob.post("/players/move", {"code": old}), "no-such-move-code")
    assert whoami(moved(ann, new)) == ann.id


def test_code_is_in_no_url_that_is_sent(ann: Client) -> None:
    answer = ann.post("/players/me/move", {}).json()
    path, _, fragment = answer["link"].partition("#")
    assert path == f"{ann.server.url}/"
    assert fragment == f"move/{answer['code']}"
    assert {len(row) for row in answer["qr"]} == {len(answer["qr"])}


def test_other_browsers_can_be_logged_out(ann: Client) -> None:
    phone = moved(ann, move_code(ann))
    assert phone.request("DELETE", f"{API}/players/me/devices").status_code == 200
    assert whoami(phone) == ann.id
    assert whoami(ann) == ""


def test_forgetting_a_second_browser_ends_its_session(ann: Client) -> None:
    phone = moved(ann, move_code(ann))
    phone.request("DELETE", f"{API}/players/me")
    assert whoami(phone) == ""  # the copied cookie no longer works
    assert whoami(ann) == ann.id


def test_lookups_of_codes_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, codes=3) as server:
        client = server.new_player()
        answers = [client.post("/players/move", {"code": "A" * 12}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]


def test_expired_codes_are_refused_and_deleted(url: str) -> None:
    async def body() -> None:
        async with opened_store(url) as store:
            now = milliseconds()
            await store.add_move_code("ann", b"one", now, now + 10)
            assert await store.take_move_code(b"one", now + 10) == ""
            await store.add_move_code("bob", b"two", now + 20, now + 30)
            assert await store.take_move_code(b"one", now) == ""
            assert await store.take_move_code(b"two", now + 20) == "bob"

    asyncio.run(body())


def test_store_keeps_a_bounded_number_of_devices(url: str) -> None:
    async def body() -> None:
        async with opened_store(url) as store:
            for number in range(12):
                await store.add_device("ann", bytes([number]), number)
            assert await store.count_devices("ann") == 10
            assert not await store.has_device("ann", bytes([1]))
            assert await store.has_device("ann", bytes([11]))
            assert not await store.has_device("bob", bytes([11]))
            await store.set_favourite("ann", "kraken")
            await store.set_favourite("ann", "alienoid")
            assert await store.favourite("ann") == "alienoid"
            assert await store.favourite("bob") == ""

    asyncio.run(body())


# --- opponents -----------------------------------------------------------------------------------


def play_to_the_end(server: LiveServer) -> tuple[Client, Client, str]:
    """Let two people finish a game with random decisions."""
    ann, bob, table = server.new_game(pace=0)
    rng = random.Random(5)
    while (picture := ann.picture(table))["phase"] == "playing":
        client = (ann, bob)[picture["asked"]["seat"]]
        legal = client.picture(table)["legal"]
        seat, action = picture["asked"]["seat"], rng.choice(legal)
        client.do(table, "act", seat=seat, ply=picture["ply"], action=action)
    return ann, bob, table


def test_opponents_of_finished_games_and_a_rematch_with_the_same_people(
    server: LiveServer,
) -> None:
    ann, bob, table = play_to_the_end(server)
    mine = ann.get("/players/me/opponents").json()
    (opponent,) = mine["opponents"]
    assert (opponent["player"], opponent["name"], opponent["games"]) == (bob.id, "Bob", 1)
    assert opponent["table"] == table
    winners = ann.picture(table)["result"]["winners"]
    assert (mine["wins"], opponent["wins"]) == (int(0 in winners), int(1 in winners))
    again = ann.do(opponent["table"], "rematch")["table"]
    assert {seat["holder"] for seat in ann.picture(again)["seats"]} == {ann.id, bob.id}
    assert again in json.dumps(bob.get("/tables/mine").json())  # Bob finds the invitation


def test_games_against_bots_have_no_opponents(ann: Client) -> None:
    assert ann.get("/players/me/opponents").json() == {"opponents": [], "games": 0, "wins": 0}
