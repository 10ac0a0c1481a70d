"""Ratings of people: which games count, that each counts once, and what others see."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from daikaiju.rules.constants import OUT
from daikaiju.rules.editions import Options
from daikaiju.rules.setup import new_game
from daikaiju.server.clock import milliseconds
from daikaiju.server.protocol.values import Seat, Setup
from daikaiju.server.ratings.finished_game import GAVE_UP, people_and_ranks
from daikaiju.server.ratings.model import LEAST_GAMES, describe_rating, first_rating, rate
from daikaiju.server.ratings.rater import CHECK_MS, Rater
from daikaiju.server.tables.entries import (
    Entry,
    Freed,
    Manned,
    Moved,
    Opened,
    Sat,
    Started,
    What,
)
from daikaiju.server.tables.ranks import ranks, times_of_fall
from live_server import Client, LiveServer, running_server
from postgres import needs_postgres
from stores import gather_results, opened_store, player, row

# --- the model -----------------------------------------------------------------------------------


def ratings_after(**by_name: int) -> dict[str, float]:
    """Return the mu of each person after one game with these ranks."""
    before = {name: first_rating(name, 0) for name in by_name}
    return {each.player: each.mu for each in rate(before, by_name)}


def test_better_ranks_gain_and_ties_are_equal() -> None:
    after = ratings_after(ann=1, bob=2, cid=2, dan=4)
    assert after["ann"] > after["bob"]
    assert abs(after["bob"] - after["cid"]) < 1e-9
    assert after["cid"] > after["dan"]
    assert after["ann"] > 25 > after["dan"]


def test_one_person_alone_is_not_rated() -> None:
    assert rate({"ann": first_rating("ann", 0)}, {"ann": 1, "stranger": 2}) == []


def test_points_start_at_1500_and_become_more_certain() -> None:
    before = {name: first_rating(name, 0) for name in ("ann", "bob")}
    first = describe_rating(before["ann"])
    assert (first.points, first.games) == (1500, 0)
    for _ in range(10):
        before |= {each.player: each for each in rate(before, {"ann": 1, "bob": 2})}
    seen = describe_rating(before["ann"])
    assert seen.points > 1500
    assert seen.plus_minus < first.plus_minus
    assert seen.games == 10


def test_monsters_that_fall_together_share_a_place() -> None:
    state = new_game("second", 4, Options())
    for seat in (1, 2, 3):
        state.place[seat] = OUT
    state.winner[0] = 1
    fell = times_of_fall((3,), (10,), (3, 1, 2), 20)
    assert fell == (10, 20, 20)
    assert ranks(state, (3, 1, 2), fell) == (1, 2, 2, 4)
    assert ranks(state, (3, 1, 2)) == (1, 3, 2, 4)  # of an earlier version: by the order


# --- which people count --------------------------------------------------------------------------


def ranks_of(
    *later: What, holders: tuple[str, ...] = ("ann", "bob", ""), position: str = ""
) -> object:
    """Return the ranks after a game in which seat 0 won and seat 1 fell after ply 3."""
    seats = tuple(Seat(holder=holder) for holder in holders)
    what: list[What] = [
        Opened(Setup(), "CODE", "", seats, position),
        Started("", ("kraken",) * len(holders), ("move",)),
        *later,
    ]
    entries = [Entry(seq, 1000 + seq, each) for seq, each in enumerate(what, 1)]
    return people_and_ranks(entries, (1, 3, 2), {1: 3}).ranks


MOVES = Moved(0, "person", ("one", "two"))


def test_people_who_count() -> None:
    assert ranks_of() == {"ann": 1, "bob": 3}
    assert ranks_of(holders=("ann", "ann", "bob")) == {"bob": 2}  # two seats of one browser
    assert ranks_of(position="somewhere") == {}  # it started from a given position
    assert ranks_of(Sat(2, "late", "Late", "kraken")) == {"ann": 1, "bob": 3}


def test_giving_up_is_the_last_place_unless_the_monster_was_out() -> None:
    assert ranks_of(Freed(0)) == {"ann": GAVE_UP, "bob": 3}
    assert ranks_of(Freed(0), Sat(0, "eve", "Eve", "kraken")) == {"ann": GAVE_UP, "bob": 3}
    assert ranks_of(Freed(0), Sat(0, "ann", "Ann", "kraken")) == {"ann": 1, "bob": 3}
    assert ranks_of(MOVES, Freed(1)) == {"ann": 1, "bob": 3}  # it had fallen after ply 3
    assert ranks_of(Freed(1), MOVES) == {"ann": 1, "bob": GAVE_UP}
    assert ranks_of(Manned(2, "kraken", "easy")) == {"ann": 1, "bob": 3}


# --- the store -----------------------------------------------------------------------------------


def test_game_counts_once_for_all_servers(url: str) -> None:
    async def body() -> None:
        async with opened_store(url) as one:
            for name in ("ann", "bob"):
                await one.add_player(player(name))
                await one.add_rating(first_rating(name, 5))
                await one.add_rating(first_rating(name, 9))  # again: no change
            await one.add_table(row("game", phase="over", host="ann"), b"entry", ("bob",))
            assert await one.unrated_games(0, 9) == ["game"]
            work = (
                one.rate_game(
                    "game", ("ann", "bob"), lambda found: rate(found, {"ann": 1, "bob": 2})
                )
                for _ in range(5)
            )
            assert sorted(await gather_results(*work)) == [False] * 4 + [True]
            found = await one.ratings_of(["ann", "bob", "cid"])
            assert {name: each.games for name, each in found.items()} == {"ann": 1, "bob": 1}
            assert found["ann"].since == 5
            assert await one.unrated_games(0, 9) == []
            assert [each.name for each in await one.ranking(1, 9)] == ["Ann", "Bob"]
            assert await one.ranking(2, 9) == []
            await one.remove_rating("ann")
            assert [each.name for each in await one.ranking(1, 9)] == ["Bob"]

    asyncio.run(body())


@needs_postgres
def test_two_servers_rate_games_at_the_same_time(postgres: str) -> None:
    """Both find all games, whose players overlap: each game counts once, none waits for ever."""

    async def body() -> None:
        names = ("ann", "bob", "cid")
        async with opened_store(postgres, "one") as one, opened_store(postgres, "two") as two:
            for name in names:
                await one.add_player(player(name))
                await one.add_rating(first_rating(name, 0))
            games = [f"game{number}" for number in range(8)]
            for number, game in enumerate(games):
                people = names[number % 3], names[(number + 1) % 3]
                await one.add_table(row(game, phase="over", host=people[0]), b"", people)
            works = [
                store.rate_game(
                    game,
                    (names[n % 3], names[(n + 1) % 3]),
                    lambda found: rate(found, dict.fromkeys(found, 1)),
                )
                for n, game in enumerate(games)
                for store in (one, two)
            ]
            assert sorted(await gather_results(*works)) == [False] * 8 + [True] * 8
            found = await two.ratings_of(names)
            assert sum(each.games for each in found.values()) == 16

    asyncio.run(body())


# --- over HTTP -----------------------------------------------------------------------------------


def play_to_the_end(ann: Client, bob: Client, table: str) -> None:
    rng = random.Random(table)
    while (picture := ann.picture(table))["phase"] != "over":
        seat = picture["asked"]["seat"]
        client = (ann, bob)[seat]
        picture = client.picture(table)
        action = rng.choice(picture["legal"])
        client.do(table, "act", seat=seat, ply=picture["ply"], action=action)


def rate_now(server: LiveServer) -> None:
    async def check() -> None:
        await Rater(server.registry).check(milliseconds() + CHECK_MS)

    server.run(check)


def test_finished_game_rates_people_who_take_part(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=1_000_000, commands=10_000) as server:
        ann, bob, early = server.new_game(pace=0)
        assert ann.get("/players/me/rating").json() == {
            "rating": None,
            "least_games": LEAST_GAMES,
        }
        for client in (ann, bob):
            assert client.post("/players/me/rating", {}).json()["rating"]["points"] == 1500
        play_to_the_end(ann, bob, early)
        rate_now(server)
        assert ann.get("/players/me/rating").json()["rating"]["games"] == 0  # started before

        game = ann.do(early, "rematch")["table"]
        seats = [seat["holder"] for seat in ann.picture(game)["seats"]]
        order = (ann, bob) if seats[0] == ann.id else (bob, ann)
        ann.do(game, "start")
        play_to_the_end(*order, game)
        rate_now(server)
        rate_now(server)
        winners = ann.picture(game)["result"]["winners"]
        found = ann.get(f"/ratings?players={ann.id},{bob.id},nobody").json()["ratings"]
        assert {name: each["games"] for name, each in found.items()} == {ann.id: 1, bob.id: 1}
        points = [found[client.id]["points"] for client in order]
        if len(winners) == 1:
            assert points[winners[0]] > 1500 > points[1 - winners[0]]
        assert ann.get("/ranking").json() == {"players": [], "least_games": LEAST_GAMES}

        assert ann.request("DELETE", "/api/v1/players/me/rating").status_code == 200
        assert list(ann.get(f"/ratings?players={ann.id},{bob.id}").json()["ratings"]) == [bob.id]
