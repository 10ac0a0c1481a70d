"""The optional rules as a whole: knockouts end, predictions change nothing, records keep both."""

from __future__ import annotations

import random

import pytest

from conftest import is_over
from daikaiju.bots.greedy import greedy_action
from daikaiju.envs.setup import Setup
from daikaiju.record import Record, action_text
from daikaiju.record.game import last_position, parse_record
from daikaiju.record.position import position_text
from daikaiju.rules import EDITIONS, Options, State, actor, advance, new_game, outcome, sample
from daikaiju.rules import events as e
from daikaiju.rules.actions import A_PASS, MAX_ACTIONS, pack
from daikaiju.rules.agenda import PREDICT, top_kind
from daikaiju.rules.constants import CHANCE, CITY
from daikaiju.rules.definitions import THING_BY_LABEL
from daikaiju.rules.predictions import predicted_seat, prediction_points, stake_of
from daikaiju.rules.setup import deck_of
from daikaiju.server.protocol.values import Setup as TableSetup
from daikaiju.server.tables.duties import PREDICTION_MS, deadline, next_duty
from daikaiju.server.updates.board import board_of
from table_driver import TableDriver

pytestmark = pytest.mark.usefixtures("interpreted")

KNOCKOUT = Options(knockout="one_turn")
PREDICTIONS = Options(predictions=True)


def play(state: State, seed: str, predicts: bool = True) -> list[str]:
    """Play a game of *greedy* to its end; return its actions without predictions."""
    rng, out, moves = random.Random(seed), [0] * MAX_ACTIONS, list[str]()
    while not is_over(state):
        if actor(state) == CHANCE:
            action = sample(state, rng.randrange)
        elif top_kind(state) == PREDICT and not predicts:
            action = pack(A_PASS)
        else:
            action = greedy_action(state, actor(state), out)
        if top_kind(state) != PREDICT:
            moves.append(action_text(state, action))
        advance(state, action)
    return moves


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@pytest.mark.parametrize("seats", [2, 6])
def test_no_monster_is_eliminated_and_games_end_by_stars(edition: str, seats: int) -> None:
    knockouts = 0
    for number in range(4):
        state = new_game(edition, seats, KNOCKOUT)
        state.events = []
        play(state, f"{edition} {seats} {number}")
        assert outcome(state).reason == "stars"  # type: ignore[union-attr]
        happened = [what for what, *_ in state.events]
        assert e.ELIMINATED not in happened
        knockouts += happened.count(e.KNOCKED_OUT)
    assert knockouts > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_that_revive_are_not_in_the_deck_with_knockouts(edition: object) -> None:
    missing = set(deck_of(edition, Options())) - set(deck_of(edition, KNOCKOUT))  # type: ignore[arg-type]
    names = {THING_BY_LABEL[label].name for label in missing}
    assert "it_has_a_child" in names
    assert names <= {"it_has_a_child", "zombify"}


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_predictions_change_nothing_in_the_game(edition: str) -> None:
    asked = 0
    for number in range(6):
        seed = f"{edition} {number}"
        with_them, declined = (new_game(edition, 5, PREDICTIONS) for _ in range(2))
        without = new_game(edition, 5)
        moves = play(without, seed)
        assert play(with_them, seed) == moves == play(declined, seed, predicts=False)
        assert outcome(with_them) == outcome(without) == outcome(declined)
        asked += any(with_them.prediction)
    assert asked > 0


def test_only_a_true_prediction_has_points() -> None:
    right = wrong = 0
    for number in range(12):
        state = new_game("second", 6, PREDICTIONS)
        play(state, f"points {number}")
        winners = outcome(state).winners  # type: ignore[union-attr]
        for seat in range(6):
            points = prediction_points(state, seat)
            is_right = predicted_seat(state, seat) in winners
            assert points == (stake_of(state, seat) if is_right else 0)
            right += points > 0
            wrong += predicted_seat(state, seat) >= 0 and not is_right
    assert right > 0
    assert wrong > 0


def test_a_record_keeps_both_options_and_the_predictions() -> None:
    options = Options(predictions=True, starter="lot")
    rng, out = random.Random(3), [0] * MAX_ACTIONS
    record = Record("dark", tuple(EDITIONS[2].monsters[:6]), options)
    state = record.start()
    while not is_over(state):
        is_chance = actor(state) == CHANCE
        action = (
            sample(state, rng.randrange) if is_chance else greedy_action(state, actor(state), out)
        )
        record.play(state, action)
    text = str(record)
    assert "predictions=true" in text
    assert "predict " in text
    assert last_position(parse_record(text)) == state
    assert "knockout=one_turn" in str(Record("first", ("kraken", "the_king"), KNOCKOUT))
    assert "knocks_out=1" in position_text(new_game("first", 2, KNOCKOUT))


def test_environments_play_with_knockouts_but_without_predictions() -> None:
    start = Setup(options=Options(knockout="one_turn", predictions=True)).start
    assert (start.knocks_out, start.asks_predictions) == (1, 0)


# --- at a table ----------------------------------------------------------------------------------


def table_with_a_prediction() -> TableDriver:
    """Return a table of three people at which the monster of the third has just fallen."""
    state = new_game(
        "second", ["gigazaur", "the_king", "cyber_kitty"], Options(predictions=True, starter="lot")
    )
    while actor(state) == CHANCE:
        advance(state, sample(state, lambda n: 0))
    state.place[2], state.health[2] = CITY, 1
    for face, dice in enumerate((2, 2, 0, 0, 2, 0)):
        state.dice[face] = dice
    driver = TableDriver(TableSetup(seats=3), position=position_text(state))
    driver.sit("ann", "bob", "cat")
    driver.start()
    driver.act("stop")
    return driver


def test_a_table_asks_an_eliminated_player_and_goes_on_after_the_deadline() -> None:
    driver = table_with_a_prediction()
    table = driver.table
    assert table.asked == 2
    due = next_duty(table)
    assert due is not None
    assert (due.kind, due.seat) == ("orders", 2)
    assert due.at == deadline(table, 2) == table.snapshot.asked_at + PREDICTION_MS
    driver.act("predict gigazaur")
    assert driver.table.asked != 2
    board = board_of(driver.table.state)  # type: ignore[arg-type]
    assert (board.monsters[2].prediction, board.monsters[2].stake) == (0, 2)
