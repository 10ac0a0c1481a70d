"""Records, positions and histories of tables: made from the log, fit to replay and to verify."""

from __future__ import annotations

import random

import pytest

from conftest import EDITIONS
from daikaiju import __version__
from daikaiju.record.dice_proof import verify
from daikaiju.record.game import RecordError, last_position, parse_record
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import NOBODY, view
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.values import Choices, EditionName, Setup
from daikaiju.server.updates.builder import Teller
from daikaiju.server.updates.messages import Free, Man, Say, Sit
from daikaiju.server.updates.records import history, position_at, position_in_record, record_of
from tables import SECRET, Stage

LAB = (  # whoever is asked may look at the top card, and buy something
    "second gigazaur,the_king,alienoid place=outside,city,outside energy=9,9,9 "
    "gigazaur=made_in_a_lab market=jets,tank,energize step=end_turn agenda=buy.0"
)


def played(setup: Setup, seed: int = 0, moves: int = 10_000, position: str = "") -> Stage:
    """A game that people have played, to the end if it does not take more decisions."""
    luck, stage = random.Random(seed), Stage(setup, position=position)
    stage.now = 1_763_200_000_000  # 15 November 2025
    stage.sit("ann", "bob")
    stage.start()
    for _ in range(moves):
        if stage.table.kept.phase == "over":
            break
        stage.now += 60_000
        stage.decide(luck.randrange(1 << 16))
    return stage


# --- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_replays_and_verifies(edition: EditionName) -> None:
    for seed in range(3):
        options = Choices(win="at_once", starter="lot") if seed else Choices()
        stage = played(Setup(edition=edition, seats=2 + seed, options=options), seed)
        assert stage.table.kept.phase == "over"
        text = str(record_of(stage.log, "", SECRET))
        record = parse_record(text)
        assert str(record) == text
        assert position_text(last_position(record)) == stage.table.kept.position
        assert len(record.moves) == stage.table.kept.ply
        verdict = verify(record)
        assert verdict.fits, verdict
        assert verdict.draws == stage.table.kept.draws


def test_a_header_says_who_played_what_and_when() -> None:
    stage = played(Setup(seats=3, level="hard", options=Choices(ties="active_first")))
    record = record_of(stage.log, "ann", SECRET)
    assert record.players == ("Ann", "Bob", "hard")
    assert (record.edition, record.options.ties) == ("second", "active_first")
    assert record.seats == tuple(seat.monster for seat in stage.table.seats)
    assert (record.rules, record.date) == (__version__, "2025-11-15")
    assert record.commitment == stage.table.kept.commitment
    assert record.entropy == ("ann", "bob", "")
    assert record.secret == SECRET.hex()
    assert " by " in record.result
    assert record.position == ""


def test_a_running_game_keeps_the_secret_of_its_dice() -> None:
    stage = played(Setup(seats=2), moves=20)
    record = record_of(stage.log, "ann", SECRET)
    assert (record.secret, record.result) == ("", "")
    assert position_text(last_position(record)) == stage.table.kept.position


def test_who_sits_down_later_plays_on_but_does_not_stir_the_dice() -> None:
    stage = Stage(Setup(seats=3))
    stage.sit("ann", "bob")
    stage.do(Man(id="man", seat=2, level="easy"))
    stage.start()
    stage.do(Sit(id="late", seat=2, name="Cyd", entropy="late"), "cyd")
    stage.do(Free(id="free", seat=1), "bob")
    record = record_of(stage.log, "", None)
    assert record.players == ("Ann", "medium", "Cyd")
    assert record.entropy == ("ann", "bob", "")
    luck = random.Random(2)
    while stage.table.kept.phase == "playing":
        stage.decide(luck.randrange(1 << 16))
    assert verify(record_of(stage.log, "", SECRET)).fits


def test_there_is_no_record_before_the_game() -> None:
    stage = Stage()
    stage.sit("ann")
    for ask in (lambda: record_of(stage.log, "", None), lambda: position_at(stage.log, 0, "ann")):
        with pytest.raises(Refusal) as caught:
            ask()
        assert caught.value.code == "not-begun"


def test_a_game_that_went_on_from_elsewhere_says_from_where() -> None:
    stage = played(Setup(seats=3), seed=4, position=LAB)
    record = record_of(stage.log, "", SECRET)
    assert record.position == LAB
    assert verify(parse_record(str(record))).fits


def test_a_running_record_ends_before_a_look_at_a_card_that_is_still_secret() -> None:
    stage = played(Setup(seats=3), moves=0, position=LAB)
    stage.act("use made_in_a_lab", "ann")
    assert stage.play is not None
    look, card = stage.play.moves
    for player in ("bob", ""):
        record = record_of(stage.log, player, None)
        assert record.moves == [look]
        last_position(record)
    assert record_of(stage.log, "ann", None).moves == [look, card]
    stage.act("buy jets", "ann")  # the card that was on top is turned up for everybody
    assert record_of(stage.log, "", None).moves[:3] == [look, card, "gigazaur: buy jets"]


# --- positions -----------------------------------------------------------------------------------


def test_a_game_can_go_on_from_any_of_its_positions() -> None:
    stage = played(Setup(seats=2), moves=12)
    record = record_of(stage.log, "ann", None)
    assert position_at(stage.log, 0, "ann") == position_text(record.start())
    for ply in range(stage.table.kept.ply + 1):
        line = position_at(stage.log, ply, "ann")
        assert line == position_in_record(record, ply)
        assert position_text(read_position(line)) == line
    assert line == stage.table.kept.position


def test_there_is_no_position_after_moves_that_were_not_made() -> None:
    stage = played(Setup(seats=2), moves=1)
    for ply in (-1, stage.table.kept.ply + 1):
        with pytest.raises(Refusal) as caught:
            position_at(stage.log, ply, "ann")
        assert caught.value.code == "no-such-move"
        with pytest.raises(RecordError, match=f"there is no move {ply}"):
            position_in_record(record_of(stage.log, "ann", None), ply)


def test_a_position_hides_what_the_player_has_not_seen() -> None:
    stage = played(Setup(seats=3), moves=0, position=LAB)
    stage.act("use made_in_a_lab", "ann")
    state = stage.table.state
    assert state is not None
    assert position_at(stage.log, 2, "ann") == position_text(state)
    for player in ("bob", ""):
        assert position_at(stage.log, 2, player) == position_text(view(state, NOBODY))


# --- history -------------------------------------------------------------------------------------


def test_a_history_tells_again_what_was_told() -> None:
    stage = Stage(Setup(seats=2))
    told = []
    stage.sit("ann", "bob")
    stage.start()
    for number in range(30):
        stage.decide(7 * number)
        told.append(Teller(stage.table, stage.now).update(stage.log[-1], stage.play, ""))
    first = told[0].picture.seq
    assert history("table", stage.log, SECRET, "", first - 1, 100) == told
    assert history("table", stage.log, SECRET, "", first + 3, 5) == told[4:9]
    assert history("table", stage.log, SECRET, "", first + 100, 5) == []


def test_a_history_begins_with_the_opening_and_asks_nobody() -> None:
    stage = played(Setup(seats=2), moves=5)
    stage.do(Say(id="say", text="Hello"), "bob")
    told = history("table", stage.log, SECRET, "ann", 0, 1_000)
    assert [update.what for update in told] == [
        *("opened", "sat", "sat", "started"),
        *["moved"] * 5,
        "said",
    ]
    assert [update.picture.seq for update in told] == list(range(1, 11))
    assert [step.ply for update in told for step in update.steps] == list(
        range(1, stage.table.kept.ply + 1)
    )
    assert not any(update.picture.legal for update in told)
    assert (told[-1].name, told[-1].text) == ("Bob", "Hello")
