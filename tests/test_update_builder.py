"""Updates of a table: what each viewer gets."""

from __future__ import annotations

import random

import pytest

from conftest import EDITIONS, is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.record.notation import action_text
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import NOBODY, State, actor, advance, agenda, legal_actions, new_game, view
from daikaiju.rules.constants import GONE
from daikaiju.rules.definitions import ALL_THINGS
from daikaiju.server.protocol.messages import (
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
from daikaiju.server.protocol.values import EditionName, Orders, Setup
from daikaiju.server.tables.entries import Followed
from daikaiju.server.updates.board import QUESTIONS, board_of
from daikaiju.server.updates.builder import ENCODER, UpdateBuilder
from table_driver import SECRET, SPECTATOR, TableDriver, decode, started_game, update_builder

# --- pictures and updates ------------------------------------------------------------------------


def test_gathering_table_has_no_board() -> None:
    driver = TableDriver(Setup(seats=3))
    driver.sit("ann", "bob")
    welcome = UpdateBuilder(driver.table, 5, frozenset({"bob"}), watchers=2).welcome("bob")
    assert (welcome.protocol, welcome.you, welcome.table) == (PROTOCOL, "bob", "table")
    picture = welcome.picture
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


def test_only_the_asked_player_gets_legal_actions() -> None:
    driver = started_game()
    asked = driver.table.asked
    decider, other = ("ann", "bob") if asked == 0 else ("bob", "ann")
    assert driver.table.state is not None
    legal = [action_text(driver.table.state, a) for a in legal_actions(driver.table.state)]
    assert list(update_builder(driver).picture(decider).legal) == legal
    assert update_builder(driver).picture(other).legal == ()
    assert update_builder(driver).picture(SPECTATOR).legal == ()
    driver.do(Leave(id="leave", seat=asked), decider)
    assert update_builder(driver).picture(decider).legal == ()


def test_picture_has_the_question_and_its_deadline() -> None:
    driver = started_game("second gigazaur,the_king dice=113ECH throws=2 step=probes agenda=keep.0")
    until = driver.now + 9
    asked = UpdateBuilder(driver.table, driver.now, until=until).picture(SPECTATOR).asked
    assert asked is not None
    assert (asked.seat, asked.since, asked.until) == (0, driver.now, until)
    assert asked.question == "keep"
    driver.do(Leave(id="leave", seat=0), "ann")
    of_bot = UpdateBuilder(driver.table, driver.now, until=until).picture(SPECTATOR).asked
    assert of_bot is not None
    assert of_bot.until == 0


def test_question_names_match_the_frame_names() -> None:
    kinds = {
        value: name.lower()
        for name, value in vars(agenda).items()
        if name.isupper() and isinstance(value, int) and agenda.KEEP <= value <= agenda.PREDICT
    }
    assert tuple(kinds[kind] for kind in sorted(kinds)) == QUESTIONS


def test_orders_are_shown_to_the_seat_holder_only() -> None:
    driver = started_game("second gigazaur,the_king dice=113ECH throws=2 step=probes agenda=keep.0")
    driver.do(Order(id="order", seat=1, orders=Orders(tokyo="stay")), "bob")
    builder, entry = update_builder(driver), driver.log[-1]
    for other in ("ann", SPECTATOR):
        assert [seat.orders for seat in builder.picture(other).seats] == [None, None]
        assert b"stay" not in builder.encoded_update(entry, None, other)
    assert [seat.orders for seat in builder.picture("bob").seats] == [None, Orders(tokyo="stay")]
    assert b"stay" in builder.encoded_update(entry, None, "bob")


def test_updates_contain_chat_and_the_next_table() -> None:
    driver = started_game()
    entry = driver.do(Say(id="say", text="Well thrown!"), "bob")
    update = update_builder(driver).update(entry, None, SPECTATOR)
    assert (update.what, update.by, update.seat) == ("said", "bob", -1)
    assert (update.name, update.text, update.steps) == ("Bob", "Well thrown!", ())
    driver.write(Followed("another", "BCDEFG"), "ann")
    assert update_builder(driver).picture("ann").next == "another"


def test_players_with_the_same_view_share_encoded_bytes() -> None:
    driver = started_game("", "ann", "bob", "cyd", "dan", setup=Setup())
    decider = driver.table.seats[driver.table.asked].holder
    entry = driver.act("stop")
    builder, play = update_builder(driver), driver.play
    next_one = driver.table.seats[driver.table.asked].holder
    others = [p for p in ("ann", "bob", "cyd", "dan", SPECTATOR) if p != next_one]
    bytes_of = {p: builder.encoded_update(entry, play, p) for p in (*others, next_one)}
    assert all(bytes_of[p] is bytes_of[others[0]] for p in others)
    assert bytes_of[next_one] != bytes_of[decider] or next_one == decider
    for player, encoded in bytes_of.items():
        assert decode(encoded) == builder.update(entry, play, player)


def test_steps_have_a_number_a_seat_and_a_reason() -> None:
    driver = started_game("second gigazaur,the_king dice=113ECH throws=2 step=probes agenda=keep.0")
    entry = driver.act("keep 11", "ann")
    first, second, *_ = update_builder(driver).update(entry, driver.play, "bob").steps
    assert (first.move, first.ply, first.seat, first.why) == ("keep 11", 1, 0, "person")
    assert second.move.startswith("roll ")
    assert (second.ply, second.seat, second.why) == (2, -1, "table")
    entry = driver.act("stop", "ann")
    update = update_builder(driver).update(entry, driver.play, "bob")
    assert update.steps[0].ply == 3
    assert update.steps[-1].ply == update.picture.ply


def test_finished_game_shows_the_result_and_the_secret() -> None:
    driver = started_game(
        "second gigazaur,the_king place=city,outside stars=20,3 crucial=1 "
        "market=jets,tank,heal energy=9,0 step=end_turn agenda=buy.0"
    )
    assert SECRET.hex().encode() not in ENCODER.encode(update_builder(driver).welcome("ann"))
    driver.act("done")
    picture = update_builder(driver).picture(SPECTATOR)
    assert (picture.phase, picture.result) == ("over", Result((0,), "stars"))
    assert picture.secret == SECRET.hex()
    assert picture.asked is None


def test_encoded_messages_decode_to_the_same_values() -> None:
    rng = random.Random(8)
    for _ in range(20):
        position = position_text(random_unfinished_state(rng))
        driver = TableDriver(Setup(edition=position.split()[0]), position=position)  # type: ignore[arg-type]
        driver.sit(*[f"p{seat}" for seat in range(len(driver.table.seats))])
        driver.start("p0")
        for player in ("p0", SPECTATOR):
            welcome = update_builder(driver).welcome(player)
            assert decode(ENCODER.encode(welcome)) == welcome
        assert isinstance(welcome, Welcome)
        assert isinstance(welcome.picture, Picture)
        for _ in range(10):
            if driver.table.snapshot.phase == "playing":
                driver.decide(rng.randrange(1 << 16))
                update = update_builder(driver).update(driver.log[-1], driver.play, "p0")
                assert isinstance(update, Update)
                assert decode(ENCODER.encode(update)) == update


def random_unfinished_state(rng: random.Random) -> State:
    while is_over(state := random_start(rng)):
        pass
    return state


# --- the board -----------------------------------------------------------------------------------


def test_board_contains_every_part_of_a_position() -> None:
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
    # Gigazaur copies alien_origin of The King, which makes cards cheaper.
    assert board.market == (OnOffer("jets", (4, 4, 5)), None, OnOffer("heal", (2, 2, 3)))


def test_dark_edition_board_has_tiles() -> None:
    board = board_of(
        read_position("dark gigazaur,the_king wickedness=4,0 gigazaur=devious agenda=buy.0")
    )
    assert board.monsters[0].wickedness == 4
    assert board.monsters[0].tiles == (CardSeen("devious"),)
    assert "devious" not in board.tiles
    assert len(board.tiles) == 9


@pytest.mark.parametrize("edition", EDITIONS)
def test_board_step_matches_the_question(edition: EditionName) -> None:
    steps = {"keep": "throwing", "buy": "buying", "yield": "yields", "sell": "end_turn"}
    if edition == "first":
        steps["yield"] = "resolve"  # claws decide about Tokyo while the dice are resolved
    rng, state = random.Random(edition), new_game(edition, 5)
    while not is_over(state):
        if actor(state) >= 0:
            asked = QUESTIONS[agenda.top_kind(state) - agenda.KEEP]
            step = board_of(view(state, NOBODY)).step
            assert step == steps.get(asked, step)
        advance(state, random_action(state, rng))
    assert board_of(state).step == "over"


def test_every_card_is_on_the_board_once() -> None:
    rng = random.Random(3)
    for _ in range(50):
        state = random_start(rng)
        board = board_of(view(state, NOBODY))
        owned = [card for monster in board.monsters for card in (*monster.cards, *monster.tiles)]
        offered = [card for card in board.market if card]
        there = board.deck + len(board.discard) + len(offered) + len(owned) + len(board.tiles)
        assert there == sum(state.location[thing.number] != GONE for thing in ALL_THINGS)
