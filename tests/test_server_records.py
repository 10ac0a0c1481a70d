"""Records, positions and histories of tables, made from the log."""

from __future__ import annotations

import random

import pytest

from conftest import EDITIONS
from daikaiju import __version__
from daikaiju.record.dice_proof import verify
from daikaiju.record.game import RecordError, last_position, parse_record
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import NOBODY, view
from daikaiju.server.protocol.messages import Free, Man, Say, Sit
from daikaiju.server.protocol.values import Choices, EditionName, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.updates.builder import UpdateBuilder
from daikaiju.server.updates.records import past_updates, position_at, position_in_record, record_of
from table_driver import SECRET, TableDriver

LAB_POSITION = (  # gigazaur may look at the top card and buy
    "second gigazaur,the_king,alienoid place=outside,city,outside energy=9,9,9 "
    "gigazaur=made_in_a_lab market=jets,tank,energize step=end_turn agenda=buy.0"
)


def played_game(
    setup: Setup, seed: int = 0, moves: int = 10_000, position: str = ""
) -> TableDriver:
    """Return a game played by two players, up to this many decisions."""
    rng, driver = random.Random(seed), TableDriver(setup, position=position)
    driver.now = 1_763_200_000_000  # 15 November 2025
    driver.sit("ann", "bob")
    driver.start()
    for _ in range(moves):
        if driver.table.snapshot.phase == "over":
            break
        driver.now += 60_000
        driver.decide(rng.randrange(1 << 16))
    return driver


# --- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_finished_game_replays_and_verifies(edition: EditionName) -> None:
    for seed in range(3):
        options = Choices(win="at_once", starter="lot") if seed else Choices()
        driver = played_game(Setup(edition=edition, seats=2 + seed, options=options), seed)
        assert driver.table.snapshot.phase == "over"
        text = str(record_of(driver.log, "", SECRET))
        record = parse_record(text)
        assert str(record) == text
        assert position_text(last_position(record)) == driver.table.snapshot.position
        assert len(record.moves) == driver.table.snapshot.ply
        verdict = verify(record)
        assert verdict.is_valid, verdict
        assert verdict.draws == driver.table.snapshot.draws


def test_record_header_has_players_options_and_date() -> None:
    driver = played_game(Setup(seats=3, level="hard", options=Choices(ties="active_first")))
    record = record_of(driver.log, "ann", SECRET)
    assert record.players == ("Ann", "Bob", "hard")
    assert (record.edition, record.options.ties) == ("second", "active_first")
    assert record.seats == tuple(seat.monster for seat in driver.table.seats)
    assert (record.rules, record.date) == (__version__, "2025-11-15")
    assert record.commitment == driver.table.snapshot.commitment
    assert record.entropy == ("ann", "bob", "")
    assert record.secret == SECRET.hex()
    assert " by " in record.result
    assert record.position == ""


def test_record_of_a_running_game_has_no_secret() -> None:
    driver = played_game(Setup(seats=2), moves=20)
    record = record_of(driver.log, "ann", SECRET)
    assert (record.secret, record.result) == ("", "")
    assert position_text(last_position(record)) == driver.table.snapshot.position


def test_late_player_adds_no_entropy_to_the_dice() -> None:
    driver = TableDriver(Setup(seats=3))
    driver.sit("ann", "bob")
    driver.do(Man(id="man", seat=2, level="easy"))
    driver.start()
    driver.do(Sit(id="late", seat=2, name="Cyd", entropy="late"), "cyd")
    driver.do(Free(id="free", seat=1), "bob")
    record = record_of(driver.log, "", None)
    assert record.players == ("Ann", "medium", "Cyd")
    assert record.entropy == ("ann", "bob", "")
    rng = random.Random(2)
    while driver.table.snapshot.phase == "playing":
        driver.decide(rng.randrange(1 << 16))
    assert verify(record_of(driver.log, "", SECRET)).is_valid


def test_record_before_the_game_is_refused() -> None:
    driver = TableDriver()
    driver.sit("ann")
    for ask in (lambda: record_of(driver.log, "", None), lambda: position_at(driver.log, 0, "ann")):
        with pytest.raises(Refusal) as caught:
            ask()
        assert caught.value.code == "not-begun"


def test_record_of_a_forked_game_has_its_start_position() -> None:
    driver = played_game(Setup(seats=3), seed=4, position=LAB_POSITION)
    record = record_of(driver.log, "", SECRET)
    assert record.position == LAB_POSITION
    assert verify(parse_record(str(record))).is_valid


def test_running_record_ends_before_a_hidden_card() -> None:
    driver = played_game(Setup(seats=3), moves=0, position=LAB_POSITION)
    driver.act("use made_in_a_lab", "ann")
    assert driver.play is not None
    look, card = driver.play.moves
    for player in ("bob", ""):
        record = record_of(driver.log, player, None)
        assert record.moves == [look]
        last_position(record)
    assert record_of(driver.log, "ann", None).moves == [look, card]
    driver.act("buy jets", "ann")  # this reveals the top card
    assert record_of(driver.log, "", None).moves[:3] == [look, card, "gigazaur: buy jets"]


# --- positions -----------------------------------------------------------------------------------


def test_position_at_every_ply_matches_the_record() -> None:
    driver = played_game(Setup(seats=2), moves=12)
    record = record_of(driver.log, "ann", None)
    assert position_at(driver.log, 0, "ann") == position_text(record.start())
    for ply in range(driver.table.snapshot.ply + 1):
        line = position_at(driver.log, ply, "ann")
        assert line == position_in_record(record, ply)
        assert position_text(read_position(line)) == line
    assert line == driver.table.snapshot.position


def test_position_after_the_last_ply_is_refused() -> None:
    driver = played_game(Setup(seats=2), moves=1)
    for ply in (-1, driver.table.snapshot.ply + 1):
        with pytest.raises(Refusal) as caught:
            position_at(driver.log, ply, "ann")
        assert caught.value.code == "no-such-move"
        with pytest.raises(RecordError, match=f"there is no move {ply}"):
            position_in_record(record_of(driver.log, "ann", None), ply)


def test_position_hides_unseen_cards() -> None:
    driver = played_game(Setup(seats=3), moves=0, position=LAB_POSITION)
    driver.act("use made_in_a_lab", "ann")
    state = driver.table.state
    assert state is not None
    assert position_at(driver.log, 2, "ann") == position_text(state)
    for player in ("bob", ""):
        assert position_at(driver.log, 2, player) == position_text(view(state, NOBODY))


# --- history -------------------------------------------------------------------------------------


def test_history_repeats_the_sent_updates() -> None:
    driver = TableDriver(Setup(seats=2))
    updates = []
    driver.sit("ann", "bob")
    driver.start()
    for number in range(30):
        driver.decide(7 * number)
        updates.append(
            UpdateBuilder(driver.table, driver.now).update(driver.log[-1], driver.play, "")
        )
    first = updates[0].picture.seq
    assert past_updates("table", driver.log, SECRET, "", first - 1, 100) == updates
    assert past_updates("table", driver.log, SECRET, "", first + 3, 5) == updates[4:9]
    assert past_updates("table", driver.log, SECRET, "", first + 100, 5) == []


def test_history_starts_with_the_opening_and_has_no_legal_actions() -> None:
    driver = played_game(Setup(seats=2), moves=5)
    driver.do(Say(id="say", text="Hello"), "bob")
    updates = past_updates("table", driver.log, SECRET, "ann", 0, 1_000)
    assert [update.what for update in updates] == [
        *("opened", "sat", "sat", "started"),
        *["moved"] * 5,
        "said",
    ]
    assert [update.picture.seq for update in updates] == list(range(1, 11))
    assert [step.ply for update in updates for step in update.steps] == list(
        range(1, driver.table.snapshot.ply + 1)
    )
    assert not any(update.picture.legal for update in updates)
    assert (updates[-1].name, updates[-1].text) == ("Bob", "Hello")
