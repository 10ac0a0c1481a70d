"""Deals: dice and cards fixed for each seat and turn, in records and at tables."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from daikaiju.cli.main import main
from daikaiju.record.deal_dice import deal_of_record
from daikaiju.record.dice_proof import build_proof, named_action, possible_texts, verify
from daikaiju.record.draw_names import DrawNames
from daikaiju.record.game import Record, RecordError, parse_record, read_record
from daikaiju.record.game_hash import game_hash
from daikaiju.rng.provably_fair import FairDice
from daikaiju.rules import Options
from daikaiju.rules.events import TURN
from daikaiju.server.protocol.values import Choices, Setup
from daikaiju.server.tables.commands import play_action
from daikaiju.server.tables.deals import deal_of, seats_for_deal
from daikaiju.server.tables.entries import Deal, Entry, Moved, Opened, Undone, UndoTarget
from daikaiju.server.tables.table import Table
from daikaiju.server.updates.records import record_of
from deal_games import SECRET, deal_record, play_deal
from table_driver import TableDriver

EDITIONS = ("first", "second", "dark")


def draws_of(record: Record) -> dict[str, str]:
    """Return the draws of a game by name."""
    return {draw.name: draw.brought for draw in build_proof(record).draws}


def faces(roll: str) -> Counter[str]:
    return Counter(roll.removeprefix("roll "))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_deal_gives_the_same_dice_to_each_seat_and_turn(edition: str) -> None:
    """The players of the second game decide otherwise; common throws show the same dice."""
    first = draws_of(play_deal(deal_record(edition=edition), ("odds", "greedy", "greedy")))
    other = draws_of(play_deal(deal_record(edition=edition), ("random", "greedy", "random"), 5))
    common = [name for name in first if name in other]
    turns = {tuple(name.split()[:3]) for name in common if name.startswith("throw")}
    assert len(turns) > 8
    for name in common:
        a, b = first[name], other[name]
        if a.startswith("roll"):  # fewer dice are the first of more dice
            small, large = sorted((faces(a), faces(b)), key=Counter.total)
            assert small <= large, name
        elif a.startswith(("lay", "starts")):
            assert a == b
    assert any(first[name] != other[name] for name in common)  # another number of dice


def test_the_same_card_turns_up_unless_it_left_the_deck() -> None:
    teams = (("greedy",), ("greedy", "random"), ("greedy", "odds"), ("odds", "greedy"))
    games = [play_deal(deal_record(seats=4), bots, seed) for seed, bots in enumerate(teams)]
    first, *others = map(draws_of, games)
    compared = same = 0
    for other in others:
        for name in (n for n in first if n in other and n.startswith("reveal")):
            compared, same = compared + 1, same + (first[name] == other[name])
            if first[name] != other[name]:
                assert first[name] in other.values() or other[name] in first.values(), name
    assert compared > 12
    assert same > compared / 2


def test_a_record_with_a_deal_verifies_and_a_changed_draw_does_not() -> None:
    game = play_deal(deal_record(), ("greedy",))
    again = parse_record(str(game))
    assert again.deal == "new"
    assert verify(again).is_valid
    assert not verify(again).unproved
    at = next(n for n, move in enumerate(game.moves) if move.startswith("roll"))
    for other in ("roll 111111", "roll 222222"):
        if sorted(game.moves[at]) != sorted(other):
            moves = [*game.moves[:at], other]
            assert verify(replace(game, moves=moves)).differences


def test_a_record_of_numbered_draws_cannot_pass_as_a_deal() -> None:
    game = play_deal(deal_record(), ("greedy",))
    numbered = replace(game, deal="")
    assert verify(replace(numbered, chain=game_hash(numbered))).differences


def test_a_repeated_deal_is_marked() -> None:
    game = play_deal(deal_record(), ("greedy",))
    repeated = play_deal(deal_of_record(game, "x"), ("odds", "random", "random"), 3)
    verdict = verify(repeated)
    assert verdict.is_valid
    assert "played before" in " ".join(map(str, verdict.unproved))
    assert draws_of(repeated)["throw 0 1 0"] == draws_of(game)["throw 0 1 0"]


def test_other_kinds_of_deals_are_refused() -> None:
    text = str(deal_record()).replace("deal: new", "deal: secret")
    with pytest.raises(RecordError, match="not a kind of deal"):
        parse_record(text)
    with pytest.raises(RecordError, match="has no deal"):
        deal_of_record(Record("second", ("gigazaur", "the_king")), "x")


def test_the_proof_for_the_tests_of_the_page_is_current() -> None:
    file = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "deal-proof.json"
    proof = json.loads(file.read_text(encoding="utf-8"))
    record = parse_record(proof["record"])
    assert verify(record).is_valid
    assert json.loads(msgspec.json.encode(build_proof(record))) == proof


# --- tables --------------------------------------------------------------------------------------


def dealt_table(deal: Deal, setup: Setup, secret: bytes = SECRET) -> TableDriver:
    """Return a driver of a table with a deal."""
    driver = TableDriver(setup)
    opened = driver.log[0].what
    assert isinstance(opened, Opened)
    entry = Entry(1, driver.now, Opened(setup, "ABCDEF", "", opened.seats, deal=deal), "ann")
    driver.log = [entry]
    driver.table = Table.open("table", entry, secret)
    driver.sit("ann", "bob")
    return driver


def play_out(driver: TableDriver, step: int) -> None:
    number = 0
    while driver.table.snapshot.phase != "over":
        number += step
        state = driver.table.state
        assert state is not None
        action = driver.table.legal[number % len(driver.table.legal)]
        seat = driver.table.asked
        play = play_action(driver.table, action, "bot")
        driver.write(Moved(seat, "bot", play.moves), play=play)


def test_tables_with_the_same_deal_have_the_same_dice() -> None:
    setup = Setup(seats=2, options=Choices(deck="none"))
    first = dealt_table(Deal(), setup)
    first.start(entropy="third text")
    play_out(first, 7)
    deal = deal_of(first.table)
    assert deal.entropy == ("ann", "bob", "third text")
    second = dealt_table(deal, setup)
    second.start(entropy="not used")
    play_out(second, 11)
    records = [record_of(each.log, "ann", SECRET) for each in (first, second)]
    assert [record.deal for record in records] == ["new", "again"]
    one, two = map(draws_of, records)
    assert one["throw 0 1 0"] == two["throw 0 1 0"]
    assert one["throw 1 1 0"] == two["throw 1 1 0"]


def test_the_log_of_a_table_with_a_deal_gives_the_same_table() -> None:
    driver = dealt_table(Deal(), Setup(seats=2))
    driver.start()
    play_out(driver, 13)
    table = Table.open("table", driver.log[0], SECRET)
    for entry in driver.log[1:]:
        table, _ = table.apply(entry)
    assert table.encode_snapshot() == driver.table.encode_snapshot()
    restored = Table.restore("table", table.encode_snapshot(), SECRET)
    assert restored.snapshot.counts == table.snapshot.counts


def test_a_deal_table_keeps_monsters_and_bots() -> None:
    driver = dealt_table(Deal(), Setup(seats=3, options=Choices(deck="none"), level="hard"))
    driver.start()
    play_out(driver, 5)
    seats = seats_for_deal(driver.table.snapshot)
    assert [seat.bot for seat in seats] == [None, None, "hard"]
    assert [seat.monster for seat in seats] == [s.monster for s in driver.table.seats]


# --- the terminal --------------------------------------------------------------------------------


def test_the_terminal_plays_a_deal_by_code_or_record(tmp_path: Path) -> None:
    names = [tmp_path / f"{n}.txt" for n in range(3)]
    common = ["play", "--watch", "--seats", "2", "--against", "random"]
    assert main([*common, "--deal", "whales", "--record", str(names[0]), "--seed", "1"]) == 0
    assert main([*common, "--deal", "whales", "--record", str(names[1]), "--seed", "2"]) == 0
    assert main(["play", "--watch", "--deal", str(names[0]), "--record", str(names[2])]) == 0
    games = [read_record(name) for name in names]
    draws = [draws_of(game) for game in games]
    assert draws[0]["throw 0 1 0"] == draws[1]["throw 0 1 0"] == draws[2]["throw 0 1 0"]
    assert games[0].moves != games[1].moves
    assert all(main(["verify", str(name)]) == 0 for name in names)


# --- the specification ---------------------------------------------------------------------------


def test_the_program_by_hand_checks_all_draws_of_a_proof(tmp_path: Path) -> None:
    page = (Path(__file__).parents[1] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    program = page.split("```python\n")[2].partition("```")[0]
    start = deal_record(seats=4, edition="dark", options=Options(tiles="mixed"))
    game = play_deal(start, ("greedy", "random"))
    proof, script = tmp_path / "proof.json", tmp_path / "check.py"
    proof.write_bytes(msgspec.json.encode(build_proof(game)))
    script.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script, proof], check=True, capture_output=True, text=True
    )
    lines = done.stdout.splitlines()
    assert len(lines) == len(draws_of(game))
    assert all(line.endswith(" fits") for line in lines)
    assert {line.split()[0] for line in lines} >= {"throw", "first", "reveal", "lay"}


def test_cards_of_named_draws_are_equally_likely() -> None:
    """Each of 66 cards turns up first in about one of 66 deals (chi-squared, 65 degrees)."""
    state = Record("second", ("gigazaur", "the_king")).start()
    number = 4000
    found = Counter(
        named_action(state, FairDice(n.to_bytes(32, "big"), ()), "reveal 0 0 0")
        for n in range(number)
    )
    cards = len(possible_texts(state))
    expected = number / cards
    missing = expected * (cards - len(found))
    chi = missing + sum((count - expected) ** 2 / expected for count in found.values())
    assert len(found) == cards
    assert 30 < chi < 115  # more than five standard deviations on either side


def test_an_undone_turn_is_counted_once() -> None:
    """Undo may return to before a turn that began without a throw."""
    names = DrawNames({"turn 0": 3, "throw 0": 2})
    before = dict(names.counts)
    names.note_turns([(TURN, 0, 0, 0)])
    assert names.counts == {"turn 0": 4}
    driver = dealt_table(Deal(), Setup(seats=2))
    driver.start()
    target = UndoTarget(driver.table.snapshot.position, driver.table.snapshot.ply, 0, 0.0, before)
    driver.write(Undone(driver.table.asked, target))
    assert driver.table.snapshot.counts == before
