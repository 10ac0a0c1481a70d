"""What people at a table are told: all that they may see, and why it happened."""

from __future__ import annotations

import random

import pytest

from conftest import EDITIONS, is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.record.notation import action_text
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import NOBODY, State, actor, advance, agenda, legal_actions, new_game, view
from daikaiju.rules.constants import GONE
from daikaiju.rules.definitions import THINGS_PRINTED
from daikaiju.server.tables.entries import Followed
from daikaiju.server.tables.values import EditionName, Orders, Setup
from daikaiju.server.updates.board import QUESTIONS, board_of
from daikaiju.server.updates.builder import ENCODER, Teller
from daikaiju.server.updates.messages import (
    PROTOCOL,
    CardSeen,
    Leave,
    OnOffer,
    Order,
    Picture,
    Result,
    Say,
    Update,
    Welcome,
)
from tables import SECRET, SPECTATOR, Stage, decode, seated, teller

# --- what everybody is told ----------------------------------------------------------------------


def test_while_people_gather_there_is_no_board_yet() -> None:
    stage = Stage(Setup(seats=3))
    stage.sit("ann", "bob")
    told = Teller(stage.table, 5, frozenset({"bob"}), watchers=2).welcome("bob")
    assert (told.protocol, told.you, told.table) == (PROTOCOL, "bob", "table")
    picture = told.picture
    assert (picture.phase, picture.now, picture.watchers, picture.host) == (
        "gathering",
        5,
        2,
        "ann",
    )
    assert [seat.name for seat in picture.seats] == ["Ann", "Bob", ""]
    assert [seat.present for seat in picture.seats] == [False, True, False]
    assert picture.seats[1].entropy == "bob"
    assert (picture.board, picture.asked, picture.result) == (None, None, None)
    assert picture.position == picture.secret == ""


def test_only_whoever_must_decide_is_told_what_is_legal() -> None:
    stage = seated()
    asked = stage.table.asked
    decider, other = ("ann", "bob") if asked == 0 else ("bob", "ann")
    assert stage.table.state is not None
    legal = [action_text(stage.table.state, a) for a in legal_actions(stage.table.state)]
    assert list(teller(stage).picture(decider).legal) == legal
    assert teller(stage).picture(other).legal == ()
    assert teller(stage).picture(SPECTATOR).legal == ()
    stage.do(Leave(id="leave", seat=asked), decider)
    assert teller(stage).picture(decider).legal == ()


def test_who_is_asked_what_and_until_when() -> None:
    stage = seated("second gigazaur,the_king dice=113ECH throws=2 step=probes agenda=keep.0")
    until = stage.now + 9
    asked = Teller(stage.table, stage.now, until=until).picture(SPECTATOR).asked
    assert asked is not None
    assert (asked.seat, asked.since, asked.until) == (0, stage.now, until)
    assert asked.question == "keep"
    stage.do(Leave(id="leave", seat=0), "ann")
    of_bot = Teller(stage.table, stage.now, until=until).picture(SPECTATOR).asked
    assert of_bot is not None
    assert of_bot.until == 0


def test_questions_have_the_names_of_their_frames() -> None:
    kinds = {
        value: name.lower()
        for name, value in vars(agenda).items()
        if name.isupper() and isinstance(value, int) and agenda.KEEP <= value <= agenda.GO_ON
    }
    assert tuple(kinds[kind] for kind in sorted(kinds)) == QUESTIONS


def test_orders_are_shown_to_their_holder_only() -> None:
    stage = seated("second gigazaur,the_king dice=113ECH throws=2 step=probes agenda=keep.0")
    stage.do(Order(id="order", seat=1, orders=Orders(tokyo="stay")), "bob")
    now, entry = teller(stage), stage.log[-1]
    for other in ("ann", SPECTATOR):
        assert [seat.orders for seat in now.picture(other).seats] == [None, None]
        assert b"stay" not in now.encoded_update(entry, None, other)
    assert [seat.orders for seat in now.picture("bob").seats] == [None, Orders(tokyo="stay")]
    assert b"stay" in now.encoded_update(entry, None, "bob")


def test_words_to_the_table_and_the_next_table_are_told() -> None:
    stage = seated()
    entry = stage.do(Say(id="say", text="Well thrown!"), "bob")
    told = teller(stage).update(entry, None, SPECTATOR)
    assert (told.what, told.by, told.seat) == ("said", "bob", -1)
    assert (told.name, told.text, told.steps) == ("Bob", "Well thrown!", ())
    stage.write(Followed("another", "BCDEFG"), "ann")
    assert teller(stage).picture("ann").next == "another"


def test_people_who_may_see_the_same_get_the_same_bytes() -> None:
    stage = seated("", "ann", "bob", "cyd", "dan", setup=Setup())
    decider = stage.table.seats[stage.table.asked].holder
    entry = stage.act("stop")
    now, play = teller(stage), stage.play
    next_one = stage.table.seats[stage.table.asked].holder
    others = [p for p in ("ann", "bob", "cyd", "dan", SPECTATOR) if p != next_one]
    bytes_of = {p: now.encoded_update(entry, play, p) for p in (*others, next_one)}
    assert all(bytes_of[p] is bytes_of[others[0]] for p in others)
    assert bytes_of[next_one] != bytes_of[decider] or next_one == decider
    for player, encoded in bytes_of.items():
        assert decode(encoded) == now.update(entry, play, player)


def test_moves_are_numbered_and_say_who_and_why() -> None:
    stage = seated("second gigazaur,the_king dice=113ECH throws=2 step=probes agenda=keep.0")
    entry = stage.act("keep 11", "ann")
    first, second, *_ = teller(stage).update(entry, stage.play, "bob").steps
    assert (first.move, first.ply, first.seat, first.why) == ("keep 11", 1, 0, "person")
    assert second.move.startswith("roll ")
    assert (second.ply, second.seat, second.why) == (2, -1, "table")
    entry = stage.act("stop", "ann")
    told = teller(stage).update(entry, stage.play, "bob")
    assert told.steps[0].ply == 3
    assert told.steps[-1].ply == told.picture.ply


def test_when_the_game_is_over_the_result_and_the_secret_of_the_dice_are_told() -> None:
    stage = seated(
        "second gigazaur,the_king place=city,outside stars=20,3 crucial=1 "
        "market=jets,tank,heal energy=9,0 step=end_turn agenda=buy.0"
    )
    assert SECRET.hex().encode() not in ENCODER.encode(teller(stage).welcome("ann"))
    stage.act("done")
    picture = teller(stage).picture(SPECTATOR)
    assert (picture.phase, picture.result) == ("over", Result((0,), "stars"))
    assert picture.secret == SECRET.hex()
    assert picture.asked is None


def test_messages_read_back() -> None:
    luck = random.Random(8)
    for _ in range(20):
        position = position_text(_not_over(luck))
        stage = Stage(Setup(edition=position.split()[0]), position=position)  # type: ignore[arg-type]
        stage.sit(*[f"p{seat}" for seat in range(len(stage.table.seats))])
        stage.start("p0")
        for player in ("p0", SPECTATOR):
            welcome = teller(stage).welcome(player)
            assert decode(ENCODER.encode(welcome)) == welcome
        assert isinstance(welcome, Welcome)
        assert isinstance(welcome.picture, Picture)
        for _ in range(10):
            if stage.table.kept.phase == "playing":
                stage.decide(luck.randrange(1 << 16))
                told = teller(stage).update(stage.log[-1], stage.play, "p0")
                assert isinstance(told, Update)
                assert decode(ENCODER.encode(told)) == told


def _not_over(luck: random.Random) -> State:
    while is_over(state := random_start(luck)):
        pass
    return state


# --- the board -----------------------------------------------------------------------------------


def test_the_board_spells_out_what_lies_there() -> None:
    board = board_of(
        read_position(
            "second gigazaur,the_king,alienoid turn=the_king place=outside,city,out "
            "health=7,9,0 stars=3,20,1 energy=4,0,0 poison=2,0,0 shrink=0,1,0 zombie=1,0,0 "
            "throws=2 dice=113ECH aside=EE counter=smoke_cloud*2,mimic*1 "
            "gigazaur=mimic,smoke_cloud the_king=alien_origin copies=mimic>alien_origin "
            "discard=tank market=jets,-,heal step=probes agenda=keep.1"
        )
    )
    assert (board.edition, board.turn, board.step, board.throws) == ("second", 1, "throwing", 2)
    assert (board.dice, board.aside, board.discard, board.top) == ("113ECH", "EE", ("tank",), "")
    gigazaur, king, alienoid = board.monsters
    assert (gigazaur.health, gigazaur.stars, gigazaur.energy) == (7, 3, 4)
    assert (gigazaur.poison, gigazaur.shrink, gigazaur.zombie) == (2, 0, True)
    assert gigazaur.cards == (CardSeen("smoke_cloud", 2), CardSeen("mimic", 1, "alien_origin"))
    assert [king.place, alienoid.place] == ["city", "out"]
    assert (king.cards, king.tiles) == ((CardSeen("alien_origin"),), ())
    # Gigazaur copies what makes cards cheaper for The King.
    assert board.market == (OnOffer("jets", (4, 4, 5)), None, OnOffer("heal", (2, 2, 3)))


def test_a_dark_board_has_tiles() -> None:
    board = board_of(
        read_position("dark gigazaur,the_king wickedness=4,0 gigazaur=devious agenda=buy.0")
    )
    assert board.monsters[0].wickedness == 4
    assert board.monsters[0].tiles == (CardSeen("devious"),)
    assert "devious" not in board.tiles
    assert len(board.tiles) == 9


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_step_is_the_one_that_the_question_belongs_to(edition: EditionName) -> None:
    steps = {"keep": "throwing", "buy": "buying", "yield": "yields", "sell": "end_turn"}
    if edition == "first":
        steps["yield"] = "resolve"  # claws take Tokyo while the dice are resolved
    luck, state = random.Random(edition), new_game(edition, 5)
    while not is_over(state):
        if actor(state) >= 0:
            asked = QUESTIONS[agenda.top_kind(state) - agenda.KEEP]
            step = board_of(view(state, NOBODY)).step
            assert step == steps.get(asked, step)
        advance(state, random_action(state, luck))
    assert board_of(state).step == "over"


def test_every_card_of_the_game_is_somewhere_on_the_board() -> None:
    luck = random.Random(3)
    for _ in range(50):
        state = random_start(luck)
        board = board_of(view(state, NOBODY))
        owned = [card for monster in board.monsters for card in (*monster.cards, *monster.tiles)]
        offered = [card for card in board.market if card]
        there = board.deck + len(board.discard) + len(offered) + len(owned) + len(board.tiles)
        assert there == sum(state.lies[thing.number] != GONE for thing in THINGS_PRINTED)
