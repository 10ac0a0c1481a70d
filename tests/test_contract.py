"""Invariants of every position of every game: random play on all tables, interpreted."""

from __future__ import annotations

import random

import numpy as np
import pytest

from conftest import OPTIONS, TABLES, is_over, random_action, table
from daikaiju.record import action_text, parse_action, position_text, read_position
from daikaiju.record.game import Record, last_position
from daikaiju.rules import (
    CHANCE,
    State,
    actor,
    advance,
    apply,
    chance_outcomes,
    legal_actions,
    outcome,
    problems,
    view,
)
from daikaiju.rules.constants import DECK, NOBODY, ON_TOP
from positions import play_random_game

pytestmark = pytest.mark.usefixtures("interpreted")


def check_position(state: State) -> None:
    """Check the text, bytes and lists of a position, and that queries do not change it."""
    before = state.tobytes()
    check_queries(state)
    assert state.tobytes() == before


def check_queries(state: State) -> None:
    assert problems(state) == []
    assert read_position(position_text(state)) == state
    assert State.frombytes(state.tobytes()) == state
    legal = legal_actions(state)
    assert legal == sorted(set(legal))
    assert bool(legal) == (actor(state) >= 0)
    if actor(state) == CHANCE:
        chances = chance_outcomes(state)
        assert sum(probability for _, probability in chances) == 1
        assert [a for a, _ in chances] == sorted({a for a, _ in chances})
    assert (outcome(state) is not None) == is_over(state)


def check_view(state: State) -> None:
    """Check that a seat sees the top card only if it has looked at it; nothing else is hidden."""
    for seat in [*range(state.seats), NOBODY]:
        seen = view(state, seat)
        may_see = seat >= 0 and state.seen_top[seat]
        expected = np.array(state.location)
        if not may_see:
            expected[expected == ON_TOP] = DECK
        assert np.array_equal(seen.location, expected)


def check_action(state: State, action: int) -> None:
    """Check that `apply` equals `advance` on a copy, keeps the original, and reads back as text."""
    before = state.tobytes()
    after = apply(state, action)
    assert state.tobytes() == before
    copy = state.copy()
    advance(copy, action)
    assert copy == after
    assert parse_action(state, action_text(state, action)) == action


@pytest.mark.parametrize(("edition", "seats", "option"), TABLES)
def test_random_games_keep_the_invariants(edition: str, seats: int, option: int) -> None:
    """Check half of the positions of a whole game, chosen at random, and the last one."""
    rng, choice = random.Random(f"{edition} {seats} {option}"), random.Random(seats)

    def check_and_advance(state: State, action: int) -> None:
        if choice.random() < 0.5:
            check_position(state)
            check_view(state)
            check_action(state, action)
        advance(state, action)

    state = table(edition, seats, option)
    check_position(play_random_game(state, rng, check_and_advance))


@pytest.mark.parametrize(("edition", "seats", "option"), TABLES)
def test_records_replay_to_the_same_bytes(edition: str, seats: int, option: int) -> None:
    rng = random.Random(f"record {edition} {seats} {option}")
    state = table(edition, seats, option)
    names = position_text(state).split()[1].split(",")
    record = Record(edition, tuple(names), OPTIONS[option])
    play_random_game(state, rng, record.play)
    again = last_position(record)
    assert again.tobytes() == state.tobytes()
    assert record.result


def test_interleaved_games_equal_their_solo_runs() -> None:
    def solo(seed: int) -> bytes:
        return play_random_game(table("dark", 4, 0), random.Random(seed)).tobytes()

    games = [(random.Random(seed), table("dark", 4, 0)) for seed in (1, 2)]
    while not all(is_over(state) for _, state in games):
        for rng, state in games:
            if not is_over(state):
                advance(state, random_action(state, rng))
    assert [state.tobytes() for _, state in games] == [solo(1), solo(2)]
