"""Causes of events: stable names and the rules behind them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec

from conftest import is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.record.position import read_position
from daikaiju.rules import EDITIONS
from daikaiju.rules.definitions import ALL_THINGS, TILE
from daikaiju.rules.events import EVENT_NAMES
from daikaiju.server.protocol.messages import Happening
from daikaiju.server.tables.moves import Play, replay_moves
from daikaiju.server.updates.causes import citable_rules, explain_events

RULES = Path(__file__).parent.parent / "docs/reference/rules.md"
TWO_PLAYERS = {"TWO-1", "TWO-2"}  # from the Dark rulebook, but an option of every edition
THINGS = {f"{'tile' if t.kind == TILE else 'card'}:{t.name}" for t in ALL_THINGS}
WITHOUT_CAUSE = {"turn", "won", "reshuffled", "predicted"}


def documented_rules() -> set[tuple[str, str]]:
    """Return the rules of docs/reference/rules.md as pairs of edition and id."""
    matches = re.findall(r"^### ([A-Z]+-\d+)\n\n\*([a-z, ]+)\*", RULES.read_text("utf-8"), re.M)
    return {(edition, id) for id, editions in matches for edition in editions.split(", ")}


def happenings_after(position: str, *moves: str) -> list[Happening]:
    """Return all events of these moves."""
    state = read_position(position)
    play = replay_moves(Play(state), moves)
    edition = EDITIONS[state.edition].name
    return [event for step in play.steps for event in explain_events(step.events, edition)]


def changes(
    happenings: list[Happening], what: str, seat: int
) -> list[tuple[int, str, tuple[str, ...]]]:
    return [(h.amount, h.cause, h.rules) for h in happenings if (h.what, h.seat) == (what, seat)]


def test_every_citable_rule_is_documented_for_its_edition() -> None:
    for edition, id in citable_rules():
        known = (edition, id) in documented_rules() or id in THINGS
        assert known or (id in TWO_PLAYERS and ("dark", id) in documented_rules()), (edition, id)


def test_every_change_in_random_games_has_a_cause_and_known_rules() -> None:
    rng, seen = random.Random(12), set()
    known = {id for _, id in documented_rules()} | THINGS
    for _ in range(400):
        play = Play(random_start(rng))
        while not is_over(play.state) and len(play.steps) < 60:
            play.make_move(random_action(play.state, rng), "table")
        edition = EDITIONS[play.state.edition].name
        for event in (h for step in play.steps for h in explain_events(step.events, edition)):
            assert bool(event.cause) != (event.what in WITHOUT_CAUSE), event
            assert known.issuperset(event.rules), event
            assert msgspec.json.decode(msgspec.json.encode(event), type=Happening) == event
            seen.add(event.what)
    assert seen >= set(EVENT_NAMES) - {"", "used", "reshuffled"}


def test_dice_results_have_causes() -> None:
    happenings = happenings_after(
        "second gigazaur,the_king place=outside,city health=5,10 dice=111ECH "
        "step=probes agenda=keep.0",
        "stop",
    )
    assert changes(happenings, "stars", 0) == [(1, "face:1", ("NUM-3",))]
    assert changes(happenings, "energy", 0) == [(1, "face:E", ("ENER-1",))]
    assert changes(happenings, "health", 0) == [(1, "face:H", ("HEAL-1",))]
    assert changes(happenings, "health", 1) == [(-1, "claws", ("CLAW-1",))]


def test_stars_beyond_the_last_are_not_gained() -> None:
    happenings = happenings_after(
        "second gigazaur,the_king place=outside,city stars=19,0 dice=333ECC "
        "step=probes agenda=keep.0",
        "stop",
    )
    assert changes(happenings, "stars", 0)[0] == (1, "face:3", ("NUM-3",))


def test_yielding_and_entering_have_causes() -> None:
    happenings = happenings_after(
        "second gigazaur,the_king place=outside,city health=10,6 smashed=0,1 "
        "step=enter agenda=yield.1",
        "the_king: yield",
    )
    assert changes(happenings, "moved", 1) == [(0, "yielding", ("YIELD-1", "YIELD-3"))]
    assert changes(happenings, "moved", 0) == [(1, "entering", ("ENTER-6", "ENTER-8"))]
    assert changes(happenings, "stars", 0) == [(1, "entering", ("TOKYO-1",))]


def test_elimination_has_the_cause_of_the_last_loss_and_closes_tokyo_bay() -> None:
    happenings = happenings_after(
        "second gigazaur,the_king,alienoid,kraken,cyber_bunny "
        "place=outside,city,bay,outside,outside health=10,1,9,9,9 dice=112ECE "
        "the_king=giant_brain step=probes agenda=keep.0",
        "stop",
    )
    assert changes(happenings, "eliminated", 1) == [(0, "claws", ("ELIM-1",))]
    assert changes(happenings, "lost_card", 1) == [(0, "giant_brain", ("ELIM-2",))]
    assert changes(happenings, "moved", 2) == [(1, "bay", ("BAY-3",))]


def test_revival_has_the_card_as_cause() -> None:
    for card, hearts in (("it_has_a_child", 10), ("zombify", 12)):
        happenings = happenings_after(
            "second gigazaur,the_king place=outside,city health=10,1 dice=112ECE "
            f"the_king={card} step=probes agenda=keep.0",
            "stop",
        )
        *_, back = changes(happenings, "health", 1)
        assert back == (hearts, card, (f"card:{card}",))
        assert changes(happenings, "moved", 1) == [(0, card, (f"card:{card}",))]


def test_bought_card_is_the_cause_of_its_effects() -> None:
    happenings = happenings_after(
        "second gigazaur,the_king,alienoid place=outside,city,outside energy=5,0,0 "
        "market=death_from_above,tank,heal step=end_turn agenda=buy.0",
        "buy death_from_above",
    )
    card = ("card:death_from_above",)
    assert changes(happenings, "bought", 0) == [(5, "death_from_above", ("BUY-1",))]
    assert changes(happenings, "energy", 0) == [(-5, "death_from_above", ("BUY-1", "ENER-4"))]
    assert changes(happenings, "stars", 0) == [
        (2, "death_from_above", card),
        (1, "entering", ("TOKYO-1",)),
    ]
    assert changes(happenings, "moved", 1) == [(0, "death_from_above", card)]
    assert changes(happenings, "moved", 0) == [(1, "death_from_above", card)]


def test_copy_names_both_cards() -> None:
    happenings = happenings_after(
        "second gigazaur,the_king energy=9,0 the_king=jets market=mimic,tank,heal "
        "step=end_turn agenda=buy.0",
        "buy mimic",
        "copy jets of the_king",
    )
    assert Happening("copied", 0, 0, "mimic", ("CARD-5",), "jets") in happenings


def test_sweep_poison_and_tiles_have_causes() -> None:
    swept = happenings_after(
        "dark gigazaur,the_king energy=3,0 poison=1,0 wickedness=0,3 "
        "market=jets,tank,heal step=end_turn agenda=buy.0",
        "sweep",
        "reveal nova_breath",
        "reveal wings",
        "reveal frenzy",
        "done",
    )
    assert changes(swept, "swept", 0) == [(0, "sweep", ("BUY-4",))]
    assert changes(swept, "energy", 0) == [(-2, "sweep", ("BUY-4",))]
    assert changes(swept, "revealed", 0)[1] == (1, "wings", ("BUY-2",))
    assert changes(swept, "health", 0) == [(-1, "poison", ("CARD-8",))]
    assert changes(swept, "turn", 1) == [(0, "", ("START-4",))]
    taken = happenings_after(
        "dark gigazaur,the_king wickedness=2,0 dice=111223 step=probes agenda=keep.0",
        "stop",
        "take devious",
    )
    assert changes(taken, "wickedness", 0) == [(2, "face:1", ("WICK-1", "WICK-4"))]
    assert changes(taken, "took", 0) == [(0, "devious", ("WICK-7",))]
