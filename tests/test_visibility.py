"""What people at a table are not told: a card that only others have looked at."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from conftest import EDITIONS
from daikaiju.record.notation import action_text
from daikaiju.record.position import position_text
from daikaiju.rules import NOBODY, State, agenda, legal_actions, view
from daikaiju.rules.constants import ON_TOP
from daikaiju.rules.definitions import THINGS_PRINTED
from daikaiju.server.tables.entries import Moved
from daikaiju.server.tables.moves import replayed
from daikaiju.server.tables.values import EditionName, Setup
from daikaiju.server.updates.board import board_of
from daikaiju.server.updates.builder import ENCODER
from daikaiju.server.updates.messages import Update
from daikaiju.server.updates.records import history, position_at, record_of
from tables import SECRET, SPECTATOR, Stage, decode, seated, teller

PEOPLE = ("ann", "bob", "cyd", "ann")  # Ann holds two seats


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
