"""What people at a table are told: all that they may see, why it happened, and no secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import msgspec
import pytest

from conftest import EDITIONS, is_over, random_action
from daikaiju.arena.fuzz import random_start
from daikaiju.record.notation import action_text
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import NOBODY, State, actor, advance, agenda, legal_actions, new_game, view
from daikaiju.rules.printed import THINGS_PRINTED
from daikaiju.rules.words import GONE, ON_TOP
from daikaiju.server.tables.entries import Followed, Moved
from daikaiju.server.tables.playing import replayed
from daikaiju.server.tables.values import EditionName, Orders, Setup
from daikaiju.server.telling.board import QUESTIONS, board_of
from daikaiju.server.telling.messages import (
    PROTOCOL,
    AnyMessage,
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
from daikaiju.server.telling.records import history, position_at, record_of
from daikaiju.server.telling.teller import ENCODER, Teller
from tables import SECRET, Stage

SPECTATOR = ""
PEOPLE = ("ann", "bob", "cyd", "ann")  # Ann holds two seats
decode = msgspec.json.Decoder(AnyMessage).decode


def teller(stage: Stage) -> Teller:
    return Teller(stage.table, stage.now)


def seated(position: str = "", *people: str, setup: Setup = Setup(seats=2)) -> Stage:
    """A game of these people that has begun."""
    stage = Stage(setup, position=position)
    stage.sit(*people or ("ann", "bob"))
    stage.start()
    return stage


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


# --- secrets -------------------------------------------------------------------------------------


def with_a_lab(edition: EditionName) -> Stage:
    """Everybody can pay, Ann's first monster may look at the top card, and Bob's copies that."""
    line = (
        f"{edition} gigazaur,the_king,alienoid,kraken place=outside,city,outside,outside "
        "energy=40,40,40,40 gigazaur=made_in_a_lab the_king=mimic copies=mimic>made_in_a_lab "
        "market=corner_store,tank,energize step=end_turn agenda=buy.0"
    )
    return seated(line, *PEOPLE, setup=Setup(edition=edition, seats=4))


def curious_games(edition: EditionName, games: int) -> Iterator[Stage]:
    """Tables after each move of games in which people look at cards whenever they can."""
    for seed in range(games):
        luck, stage = random.Random(f"{edition} {seed}"), with_a_lab(edition)
        yield stage
        for _ in range(60):
            if stage.table.kept.phase == "over":
                break
            stage.now += 1_000
            assert stage.table.state is not None
            legal = [action_text(stage.table.state, a) for a in legal_actions(stage.table.state)]
            looks = {"use made_in_a_lab", "use mimic"} & set(legal)
            stage.act(min(looks) if looks and luck.random() < 0.8 else luck.choice(legal))
            yield stage


def card_on_top(state: State) -> str:
    return next((t.label for t in THINGS_PRINTED if state.lies[t.number] == ON_TOP), "")


def knows_top(stage: Stage, player: str) -> bool:
    state = stage.table.state
    assert state is not None
    return any(state.seen_top[seat] for seat in stage.table.seats_of(player))


def names(text: str, card: str) -> bool:
    """Does a text name a card? (`heal` is also something to do, `extra_head` has a twin.)"""
    if card in ("heal", "extra_head", "evacuation_orders"):
        return False
    return re.search(rf"(?<![\w#]){re.escape(card)}(?![\w#])", text) is not None


def everything_told(stage: Stage, player: str) -> str:
    """All that a player can get to know of this table at this moment, as one text."""
    log, now = stage.log, teller(stage)
    parts = [
        now.encoded_update(log[-1], stage.play, player),
        ENCODER.encode(now.welcome(player)),
        ENCODER.encode(history("table", log, SECRET, player, 0, len(log))[-12:]),
        str(record_of(log, player, None)).encode(),
        position_at(log, stage.table.kept.ply, player).encode(),
    ]
    return b"\n".join(parts).decode()


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_told_of_a_card_that_only_others_have_looked_at(edition: EditionName) -> None:
    hidden = shared = 0
    for stage in curious_games(edition, games=2):
        state = stage.table.state
        assert state is not None
        card = card_on_top(state)
        if not card or stage.table.kept.phase == "over":
            continue
        fresh = stage.play is not None and any(s.looker != NOBODY for s in stage.play.steps)
        for player in (*sorted(set(PEOPLE)), SPECTATOR):
            message = teller(stage).encoded_update(stage.log[-1], stage.play, player).decode()
            if knows_top(stage, player):
                assert f'"top":"{card}"' in message
                shared += not fresh
                continue
            hidden += 1
            text = everything_told(stage, player) if fresh else message
            assert not names(text, card), (player, card)
            assert ("reveal ?" in message) == fresh
    assert hidden > 25
    assert shared > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_are_what_the_view_of_a_seat_allows(edition: EditionName) -> None:
    for stage in curious_games(edition, games=1):
        state, now = stage.table.state, teller(stage)
        assert state is not None
        for player in (*sorted(set(PEOPLE)), SPECTATOR):
            held = stage.table.seats_of(player)
            best = next((seat for seat in held if state.seen_top[seat]), NOBODY)
            picture = now.picture(player)
            assert picture.position == position_text(view(state, best))
            assert picture.board == board_of(view(state, best))
            encoded = now.encoded_update(stage.log[-1], stage.play, player)
            assert decode(encoded) == teller(stage).update(stage.log[-1], stage.play, player)


@pytest.mark.parametrize("edition", EDITIONS)
def test_for_the_others_it_makes_no_difference_which_card_was_seen(
    edition: EditionName,
) -> None:
    """Two games that differ only in the card on top cannot be told apart by the others."""
    told = []
    for card in ("jets", "skyscraper"):
        stage = with_a_lab(edition)
        assert stage.table.state is not None
        moves = ("gigazaur: use made_in_a_lab", f"reveal {card}")
        play = replayed(stage.table.state, moves, 0, "person")
        entry = stage.write(Moved(0, "person", moves, 1.0), "ann", play=play)
        now = teller(stage)
        assert now.picture("ann").board.top == card  # type: ignore[union-attr]
        assert f"buy {card}" in now.picture("ann").legal
        told.append(
            [
                now.encoded_update(entry, play, player) + everything_told(stage, player).encode()
                for player in ("bob", "cyd", SPECTATOR)
            ]
        )
    assert told[0] == told[1]


def test_who_has_looked_is_told_the_card_also_if_it_is_no_longer_on_top() -> None:
    stage = with_a_lab("second")
    assert stage.table.state is not None
    moves = ("use made_in_a_lab", "reveal jets", "buy jets", "done")
    play = replayed(stage.table.state, moves, 0, "person")
    entry = stage.write(Moved(0, "person", moves, 1.0), "ann", play=play)
    now = teller(stage)
    for player, seen in ((SPECTATOR, "reveal ?"), ("ann", "reveal jets"), ("cyd", "reveal ?")):
        told = decode(now.encoded_update(entry, play, player))
        assert isinstance(told, Update)
        assert told.steps[1].move == seen


def test_a_second_one_who_looks_is_told_without_another_draw() -> None:
    stage = with_a_lab("second")
    stage.act("use made_in_a_lab", "ann")
    assert stage.table.state is not None
    card = card_on_top(stage.table.state)
    for action in ("done", "stop"):
        stage.act(action)
    while stage.table.state and agenda.top_kind(stage.table.state) != agenda.BUY:
        stage.decide(0)
    assert teller(stage).picture("bob").board.top == ""  # type: ignore[union-attr]
    entry = stage.act("use mimic", "bob")
    told = teller(stage).update(entry, stage.play, "bob")
    assert [step.move for step in told.steps] == ["use mimic"]
    assert told.picture.board is not None
    assert told.picture.board.top == card
    assert card not in record_of(stage.log, "cyd", None).moves[-1]
    assert record_of(stage.log, "bob", None).moves[-1] == "the_king: use mimic"


def test_before_the_game_goes_on_nobody_sees_what_its_seats_have_seen() -> None:
    """Else one could sit down on one seat after the other, only to look."""
    line = (
        "second gigazaur,the_king top=jets seen_top=1,0 energy=9,9 "
        "market=corner_store,tank,energize step=end_turn agenda=buy.0"
    )
    stage = Stage(Setup(seats=2), position=line)
    stage.sit("ann", "bob")
    picture = teller(stage).picture("ann")
    assert picture.board is not None
    assert picture.board.deck == 66 - 3
    assert "jets" not in ENCODER.encode(picture).decode()
    stage.start()
    assert teller(stage).picture("ann").board.top == "jets"  # type: ignore[union-attr]
    assert "jets" not in everything_told(stage, "bob")
    assert record_of(stage.log, "bob", None).moves == []
    assert "jets" in record_of(stage.log, "ann", None).position


def test_when_the_game_is_over_everything_is_open() -> None:
    stage = with_a_lab("second")
    stage.act("use made_in_a_lab", "ann")
    assert stage.table.state is not None
    card = card_on_top(stage.table.state)
    number = stage.log[-1].seq
    hidden = history("table", stage.log, SECRET, "bob", number - 1, 1)[0]
    assert [step.move for step in hidden.steps][1] == "reveal ?"
    _end(stage)
    told = history("table", stage.log, SECRET, SPECTATOR, number - 1, 1)[0]
    assert told.steps[1].move == f"reveal {card}"
    assert told.picture.board is not None
    assert (told.picture.board.top, told.picture.phase, told.picture.secret) == (
        card,
        "playing",
        "",
    )
    assert f"top={card}" in position_at(stage.log, 2, SPECTATOR)
    assert f"reveal {card}" in record_of(stage.log, SPECTATOR, SECRET).moves


def _end(stage: Stage) -> None:
    """Play on until the game is over."""
    luck = random.Random(1)
    while stage.table.kept.phase == "playing":
        stage.decide(luck.randrange(1 << 16))


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
