"""Hidden information: a card that only other players have looked at."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from conftest import EDITIONS
from daikaiju.record.notation import action_text
from daikaiju.record.position import position_text
from daikaiju.rules import NOBODY, State, agenda, find_edition, legal_actions, view
from daikaiju.rules.constants import ON_TOP
from daikaiju.rules.definitions import ALL_THINGS
from daikaiju.rules.identity import public_name
from daikaiju.server.protocol.messages import Update
from daikaiju.server.protocol.values import EditionName, Setup
from daikaiju.server.tables.entries import Moved
from daikaiju.server.tables.moves import replay_moves
from daikaiju.server.updates.board import board_of
from daikaiju.server.updates.builder import ENCODER
from daikaiju.server.updates.records import past_updates, position_at, record_of
from table_driver import SECRET, SPECTATOR, TableDriver, decode, started_game, update_builder

PLAYERS = ("ann", "bob", "cyd", "ann")  # Ann holds two seats


def table_with_lab(edition: EditionName) -> TableDriver:
    """Return a table: Ann's first monster may look at the top card, Bob's copies its card."""
    line = (
        f"{edition} gigazaur,the_king,alienoid,kraken place=outside,city,outside,outside "
        "energy=40,40,40,40 gigazaur=made_in_a_lab the_king=mimic copies=mimic>made_in_a_lab "
        "market=corner_store,tank,energize step=end_turn agenda=buy.0"
    )
    return started_game(line, *PLAYERS, setup=Setup(edition=edition, seats=4))


def peeking_games(edition: EditionName, games: int) -> Iterator[TableDriver]:
    """Yield tables after each move of games in which players often look at the top card."""
    for seed in range(games):
        rng, driver = random.Random(f"{edition} {seed}"), table_with_lab(edition)
        yield driver
        for _ in range(60):
            if driver.table.snapshot.phase == "over":
                break
            driver.now += 1_000
            assert driver.table.state is not None
            legal = [action_text(driver.table.state, a) for a in legal_actions(driver.table.state)]
            looks = {"use made_in_a_lab", "use mimic"} & set(legal)
            driver.act(min(looks) if looks and rng.random() < 0.8 else rng.choice(legal))
            yield driver


def card_on_top(state: State) -> str:
    top = next((t.number for t in ALL_THINGS if state.location[t.number] == ON_TOP), None)
    return "" if top is None else ALL_THINGS[public_name(state, top)].label


def knows_top(driver: TableDriver, player: str) -> bool:
    state = driver.table.state
    assert state is not None
    return any(state.seen_top[seat] for seat in driver.table.seats_of(player))


def mentions_card(text: str, card: str) -> bool:
    """Return whether a text names a card (`heal` is also an action, `extra_head` has a twin)."""
    if card in ("heal", "extra_head", "evacuation_orders"):
        return False
    return re.search(rf"(?<![\w#]){re.escape(card)}(?![\w#])", text) is not None


def everything_sent(driver: TableDriver, player: str) -> str:
    """Return all that a player can learn about this table now, as one text."""
    log, builder = driver.log, update_builder(driver)
    parts = [
        builder.encoded_update(log[-1], driver.play, player),
        ENCODER.encode(builder.welcome(player)),
        ENCODER.encode(past_updates("table", log, SECRET, player, 0, len(log))[-12:]),
        str(record_of(log, player, None)).encode(),
        position_at(log, driver.table.snapshot.ply, player).encode(),
    ]
    return b"\n".join(parts).decode()


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_card_is_sent_only_to_players_who_looked(edition: EditionName) -> None:
    hidden = shared = 0
    for driver in peeking_games(edition, games=2):
        state = driver.table.state
        assert state is not None
        card = card_on_top(state)
        if not card or driver.table.snapshot.phase == "over":
            continue
        fresh = driver.play is not None and any(s.seen_by != NOBODY for s in driver.play.steps)
        for player in (*sorted(set(PLAYERS)), SPECTATOR):
            message = (
                update_builder(driver).encoded_update(driver.log[-1], driver.play, player).decode()
            )
            if knows_top(driver, player):
                assert f'"top":"{card}"' in message
                shared += not fresh
                continue
            hidden += 1
            text = everything_sent(driver, player) if fresh else message
            assert not mentions_card(text, card), (player, card)
            assert ("reveal ?" in message) == fresh
    assert hidden > 25
    assert shared > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_match_the_view_of_the_seat(edition: EditionName) -> None:
    for driver in peeking_games(edition, games=1):
        state, builder = driver.table.state, update_builder(driver)
        assert state is not None
        for player in (*sorted(set(PLAYERS)), SPECTATOR):
            held = driver.table.seats_of(player)
            best = next((seat for seat in held if state.seen_top[seat]), NOBODY)
            picture = builder.picture(player)
            assert picture.position == position_text(view(state, best))
            assert picture.board == board_of(view(state, best))
            encoded = builder.encoded_update(driver.log[-1], driver.play, player)
            assert decode(encoded) == update_builder(driver).update(
                driver.log[-1], driver.play, player
            )


@pytest.mark.parametrize("edition", EDITIONS)
def test_messages_to_others_do_not_depend_on_the_hidden_card(
    edition: EditionName,
) -> None:
    """Other players cannot distinguish two games that differ only in the top card."""
    messages = []
    for card in ("jets", "skyscraper"):
        driver = table_with_lab(edition)
        assert driver.table.state is not None
        moves = ("gigazaur: use made_in_a_lab", f"reveal {card}")
        play = replay_moves(driver.table.new_play(), moves, 0, "person")
        entry = driver.write(Moved(0, "person", moves, 1.0), "ann", play=play)
        builder = update_builder(driver)
        assert builder.picture("ann").board.top == card  # type: ignore[union-attr]
        assert f"buy {card}" in builder.picture("ann").legal
        messages.append(
            [
                builder.encoded_update(entry, play, player)
                + everything_sent(driver, player).encode()
                for player in ("bob", "cyd", SPECTATOR)
            ]
        )
    assert messages[0] == messages[1]


def test_player_who_looked_gets_the_card_after_it_left_the_top() -> None:
    driver = table_with_lab("second")
    assert driver.table.state is not None
    moves = ("use made_in_a_lab", "reveal jets", "buy jets", "done")
    play = replay_moves(driver.table.new_play(), moves, 0, "person")
    entry = driver.write(Moved(0, "person", moves, 1.0), "ann", play=play)
    builder = update_builder(driver)
    for player, seen in ((SPECTATOR, "reveal ?"), ("ann", "reveal jets"), ("cyd", "reveal ?")):
        update = decode(builder.encoded_update(entry, play, player))
        assert isinstance(update, Update)
        assert update.steps[1].move == seen


def test_second_player_who_looks_gets_the_same_card() -> None:
    driver = table_with_lab("second")
    driver.act("use made_in_a_lab", "ann")
    assert driver.table.state is not None
    card = card_on_top(driver.table.state)
    for action in ("done", "stop"):
        driver.act(action)
    while driver.table.state and agenda.top_kind(driver.table.state) != agenda.BUY:
        driver.decide(0)
    assert update_builder(driver).picture("bob").board.top == ""  # type: ignore[union-attr]
    entry = driver.act("use mimic", "bob")
    update = update_builder(driver).update(entry, driver.play, "bob")
    assert [step.move for step in update.steps] == ["use mimic"]
    assert update.picture.board is not None
    assert update.picture.board.top == card
    assert card not in record_of(driver.log, "cyd", None).moves[-1]
    assert record_of(driver.log, "bob", None).moves[-1] == "the_king: use mimic"


def test_hidden_card_of_a_fork_is_not_sent_before_the_start() -> None:
    """Otherwise a player could take one seat after the other only to look."""
    line = (
        "second gigazaur,the_king top=jets seen_top=1,0 energy=9,9 "
        "market=corner_store,tank,energize step=end_turn agenda=buy.0"
    )
    driver = TableDriver(Setup(seats=2), position=line)
    driver.sit("ann", "bob")
    picture = update_builder(driver).picture("ann")
    assert picture.board is not None
    assert picture.board.deck == len(find_edition("second").deck) - 3
    assert "jets" not in ENCODER.encode(picture).decode()
    driver.start()
    assert update_builder(driver).picture("ann").board.top == "jets"  # type: ignore[union-attr]
    assert "jets" not in everything_sent(driver, "bob")
    assert record_of(driver.log, "bob", None).moves == []
    assert "jets" in record_of(driver.log, "ann", None).position


def test_finished_game_hides_nothing() -> None:
    driver = table_with_lab("second")
    driver.act("use made_in_a_lab", "ann")
    assert driver.table.state is not None
    card = card_on_top(driver.table.state)
    number = driver.log[-1].seq
    hidden = past_updates("table", driver.log, SECRET, "bob", number - 1, 1)[0]
    assert [step.move for step in hidden.steps][1] == "reveal ?"
    play_to_end(driver)
    update = past_updates("table", driver.log, SECRET, SPECTATOR, number - 1, 1)[0]
    assert update.steps[1].move == f"reveal {card}"
    assert update.picture.board is not None
    assert (update.picture.board.top, update.picture.phase, update.picture.secret) == (
        card,
        "playing",
        "",
    )
    assert f"top={card}" in position_at(driver.log, 2, SPECTATOR)
    assert f"reveal {card}" in record_of(driver.log, SPECTATOR, SECRET).moves


def play_to_end(driver: TableDriver) -> None:
    """Play until the game is over."""
    rng = random.Random(1)
    while driver.table.snapshot.phase == "playing":
        driver.decide(rng.randrange(1 << 16))
