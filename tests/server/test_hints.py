"""Hints of the champion at a table: who gets one, what it tells, and what the others see."""

from __future__ import annotations

import pytest

from daikaiju.record.notation import parse_action
from daikaiju.record.position import read_position
from daikaiju.server.protocol.values import Setup
from daikaiju.server.ratings.finished_game import people_and_ranks
from daikaiju.server.tables.entries import Entry, Hinted, Opened, Started
from daikaiju.server.tables.hints import allows_hints
from daikaiju.text import LANGUAGES
from live_server import Client, Json, LiveServer
from table_driver import TableDriver

from .refusal_checks import is_refused


def alone_with_bots(ann: Client, **setup: object) -> str:
    """Start a game of one player and a bot in which the player must decide; return the table."""
    table = ann.open_table(**{"seats": 2, "pace": 0} | setup)
    ann.do(table, "sit", seat=0, name="Ann")
    with ann.connect(table) as socket:
        ann.do(table, "start")
        socket.receive_until(lambda message: bool(asked_actions(message)))
    return table


def asked_actions(message: Json) -> list[str]:
    return list(message.get("picture", {}).get("legal", ()))


def ask(client: Client, table: str, **headers: str) -> Json:
    answer = client.post(f"/tables/{table}/hint", {}, headers=headers)
    assert answer.status_code == 200, answer.text
    hint: Json = answer.json()
    return hint


def test_a_hint_is_a_legal_action_with_a_reason(ann: Client, server: LiveServer) -> None:
    table = alone_with_bots(ann)
    picture = ann.picture(table)
    hint = ask(ann, table)
    assert (hint["seat"], hint["ply"]) == (0, picture["ply"])
    actions = [hint["best"], *(option["action"] for option in hint["options"])]
    assert set(actions) <= set(picture["legal"])
    assert 0 <= hint["chance"] <= 1
    assert bool(hint["against"]) == bool(hint["sentences"])
    if hint["against"]:
        assert hint["cost"] > hint["uncertainty"]
        assert parse_action(read_position(picture["position"]), hint["against"])
    texts = {lang: ask(ann, table, **{"Accept-Language": lang})["sentences"] for lang in LANGUAGES}
    assert len({tuple(each) for each in texts.values()}) == (len(LANGUAGES) if texts["en"] else 1)


def test_the_log_tells_of_a_hint_once_for_each_decision(ann: Client, server: LiveServer) -> None:
    table = alone_with_bots(ann)
    spectator = server.anonymous_client()
    for _ in range(2):
        ask(ann, table)
    updates = spectator.get(f"/tables/{table}/updates").json()["updates"]
    told = [update for update in updates if update["what"] == "hinted"]
    assert [(update["seat"], update["by"]) for update in told] == [(0, ann.id)]


def test_hints_are_for_games_against_bots_unless_the_table_allows_more() -> None:
    for hints, people, allowed in (
        ("bots", ("ann",), True),
        ("bots", ("ann", "bob"), False),
        ("bots", ("ann", "ann"), False),  # two people may share the screen
        ("all", ("ann", "bob"), True),
        ("none", ("ann",), False),
    ):
        driver = TableDriver(Setup(seats=2, hints=hints))  # type: ignore[arg-type]
        driver.sit(*people)
        driver.start()
        assert allows_hints(driver.table) == allowed, (hints, people)


def test_other_requests_for_a_hint_are_refused(server: LiveServer) -> None:
    ann, bob, table = server.new_game()
    path = f"/tables/{table}/hint"
    assert is_refused(ann.post(path, {}), "no-hints")
    assert is_refused(server.anonymous_client().post(path, {}), "no-player")
    ann, bob, table = server.new_game(hints="all")
    waiting = bob if ann.picture(table)["asked"]["seat"] == 0 else ann
    assert is_refused(waiting.post(f"/tables/{table}/hint", {}), "not-your-seat")
    gathering = ann.open_table(seats=2)
    assert is_refused(ann.post(f"/tables/{gathering}/hint", {}), "not-begun")


@pytest.mark.parametrize(("hinted", "rated"), [(False, {"ann": 1, "bob": 2}), (True, {})])
def test_a_game_with_a_hint_is_not_rated(hinted: bool, rated: dict[str, int]) -> None:
    driver = TableDriver(Setup(seats=2, hints="all"))
    driver.sit("ann", "bob")
    seats = driver.table.seats
    opened = Opened(driver.table.snapshot.setup, "ABCDEF", "", seats)
    log = [Entry(1, 1, opened), Entry(2, 2, Started("", (), ()))]
    if hinted:
        log.append(Entry(3, 3, Hinted(0)))
    assert people_and_ranks(log, (1, 2), {}).ranks == rated
