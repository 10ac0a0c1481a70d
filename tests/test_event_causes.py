"""Why something happened: causes in words that stay, and the rules behind them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec

from conftest import is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.record.position import read_position
from daikaiju.rules import EDITIONS
from daikaiju.rules.definitions import THINGS_PRINTED, TILE
from daikaiju.rules.events import EVENT_NAMES
from daikaiju.server.tables.moves import Play, replayed
from daikaiju.server.updates.causes import all_ids, happenings
from daikaiju.server.updates.messages import Happening

RULES = Path(__file__).parent.parent / "docs" / "rules.md"
TWO_PLAYERS = {"TWO-1", "TWO-2"}  # of the Dark rulebook, but an option of every table
THINGS = {f"{'tile' if t.kind == TILE else 'card'}:{t.name}" for t in THINGS_PRINTED}
WITHOUT_CAUSE = {"turn", "won", "reshuffled"}


def facts() -> set[tuple[str, str]]:
    """The rules of docs/rules.md, each with the editions in which it holds."""
    found = re.findall(r"^### ([A-Z]+-\d+)\n\n\*([a-z, ]+)\*", RULES.read_text("utf-8"), re.M)
    return {(edition, id) for id, editions in found for edition in editions.split(", ")}


def after(position: str, *moves: str) -> list[Happening]:
    """All that these moves bring about."""
    state = read_position(position)
    play = replayed(state, moves)
    edition = EDITIONS[state.edition].name
    return [told for step in play.steps for told in happenings(step, edition)]


def found(told: list[Happening], what: str, seat: int) -> list[tuple[int, str, tuple[str, ...]]]:
    return [(h.amount, h.cause, h.rules) for h in told if (h.what, h.seat) == (what, seat)]


def test_every_rule_that_is_named_stands_in_the_rules_of_that_edition() -> None:
    for edition, id in all_ids():
        known = (edition, id) in facts() or id in THINGS
        assert known or (id in TWO_PLAYERS and ("dark", id) in facts()), (edition, id)


def test_in_all_games_every_change_has_a_cause_and_known_rules() -> None:
    luck, seen = random.Random(12), set()
    known = {id for _, id in facts()} | THINGS
    for _ in range(400):
        play = Play(random_start(luck))
        while not is_over(play.state) and len(play.steps) < 60:
            play.do(random_action(play.state, luck), "table")
        edition = EDITIONS[play.state.edition].name
        for told in (h for step in play.steps for h in happenings(step, edition)):
            assert bool(told.cause) != (told.what in WITHOUT_CAUSE), told
            assert known.issuperset(told.rules), told
            assert msgspec.json.decode(msgspec.json.encode(told), type=Happening) == told
            seen.add(told.what)
    assert seen >= set(EVENT_NAMES) - {"", "used", "reshuffled"}


def test_dice() -> None:
    told = after(
        "second gigazaur,the_king place=outside,city health=5,10 dice=111ECH "
        "step=probes agenda=keep.0",
        "stop",
    )
    assert found(told, "stars", 0) == [(1, "face:1", ("NUM-3",))]
    assert found(told, "energy", 0) == [(1, "face:E", ("ENER-1",))]
    assert found(told, "health", 0) == [(1, "face:H", ("HEAL-1",))]
    assert found(told, "health", 1) == [(-1, "claws", ("CLAW-1",))]


def test_yielding_and_entering() -> None:
    told = after(
        "second gigazaur,the_king place=outside,city health=10,6 smashed=0,1 "
        "step=enter agenda=yield.1",
        "the_king: yield",
    )
    assert found(told, "moved", 1) == [(0, "yielding", ("YIELD-1", "YIELD-3"))]
    assert found(told, "moved", 0) == [(1, "entering", ("ENTER-6", "ENTER-8"))]
    assert found(told, "stars", 0) == [(1, "entering", ("TOKYO-1",))]


def test_an_elimination_has_the_cause_of_the_last_loss_and_closes_tokyo_bay() -> None:
    told = after(
        "second gigazaur,the_king,alienoid,kraken,cyber_bunny "
        "place=outside,city,bay,outside,outside health=10,1,9,9,9 dice=112ECE "
        "the_king=giant_brain step=probes agenda=keep.0",
        "stop",
    )
    assert found(told, "eliminated", 1) == [(0, "claws", ("ELIM-1",))]
    assert found(told, "lost_card", 1) == [(0, "giant_brain", ("ELIM-2",))]
    assert found(told, "moved", 2) == [(1, "bay", ("BAY-3",))]


def test_coming_back_from_the_dead() -> None:
    for card, hearts in (("it_has_a_child", 10), ("zombify", 12)):
        told = after(
            "second gigazaur,the_king place=outside,city health=10,1 dice=112ECE "
            f"the_king={card} step=probes agenda=keep.0",
            "stop",
        )
        *_, back = found(told, "health", 1)
        assert back == (hearts, card, (f"card:{card}",))
        assert found(told, "moved", 1) == [(0, card, (f"card:{card}",))]


def test_a_card_that_is_bought_does_what_it_does() -> None:
    told = after(
        "second gigazaur,the_king,alienoid place=outside,city,outside energy=5,0,0 "
        "market=death_from_above,tank,heal step=end_turn agenda=buy.0",
        "buy death_from_above",
    )
    card = ("card:death_from_above",)
    assert found(told, "bought", 0) == [(5, "death_from_above", ("BUY-1",))]
    assert found(told, "energy", 0) == [(-5, "death_from_above", ("BUY-1", "ENER-4"))]
    assert found(told, "stars", 0) == [
        (2, "death_from_above", card),
        (1, "entering", ("TOKYO-1",)),
    ]
    assert found(told, "moved", 1) == [(0, "death_from_above", card)]
    assert found(told, "moved", 0) == [(1, "death_from_above", card)]


def test_a_copy_names_both_cards() -> None:
    told = after(
        "second gigazaur,the_king energy=9,0 the_king=jets market=mimic,tank,heal "
        "step=end_turn agenda=buy.0",
        "buy mimic",
        "copy jets of the_king",
    )
    assert Happening("copied", 0, 0, "mimic", ("CARD-5",), "jets") in told


def test_sweeping_poison_and_tiles() -> None:
    swept = after(
        "dark gigazaur,the_king energy=3,0 poison=1,0 wickedness=0,3 "
        "market=jets,tank,heal step=end_turn agenda=buy.0",
        "sweep",
        "reveal nova_breath",
        "reveal wings",
        "reveal frenzy",
        "done",
    )
    assert found(swept, "swept", 0) == [(0, "sweep", ("BUY-4",))]
    assert found(swept, "energy", 0) == [(-2, "sweep", ("BUY-4",))]
    assert found(swept, "revealed", 0)[1] == (1, "wings", ("BUY-2",))
    assert found(swept, "health", 0) == [(-1, "poison", ("CARD-8",))]
    assert found(swept, "turn", 1) == [(0, "", ("START-4",))]
    taken = after(
        "dark gigazaur,the_king wickedness=2,0 dice=111223 step=probes agenda=keep.0",
        "stop",
        "take devious",
    )
    assert found(taken, "wickedness", 0) == [(2, "face:1", ("WICK-1", "WICK-4"))]
    assert found(taken, "took", 0) == [(0, "devious", ("WICK-7",))]
