"""Training: the fitted formula equals the evaluation that the bots use.

Nothing here needs the extra `train`: the formula of training/fitting.py is repeated.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from training.positions import MAX_FEATURES, MAX_POSITIONS, play_and_sample, write_features

from conftest import EDITIONS, is_over
from daikaiju.arena.game_loop import COUNTS, PLAYERS, MatchBuffers
from daikaiju.bots.dispatch import GREEDY
from daikaiju.bots.network import (
    DEPTH,
    FEATURES,
    NETWORKS,
    W_BIAS,
    W_OTHERS,
    W_OWN,
    W_STRENGTH,
    WIDTH,
    evaluate_network,
)
from daikaiju.bots.scratch import GAME, WIN_CHANCES, new_scratch
from daikaiju.bots.weights import weights
from daikaiju.rules import State, actor, new_game
from daikaiju.rules.agenda import KEEP, top_kind
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.rules.state import RECORD, StateArray
from positions import questions

pytestmark = pytest.mark.usefixtures("interpreted")


def stored(*states: State) -> StateArray:
    """Return an array for the states of a game that begins with these positions."""
    array = StateArray(np.zeros(max(MAX_POSITIONS + 1, len(states)), RECORD))
    for number, state in enumerate(states):
        array[number] = state
    return array


def test_the_fitted_formula_equals_the_evaluation() -> None:
    states = [state for states in questions(2).values() for state in states]
    scratch = new_scratch(weights())
    rows = np.zeros(len(states) * MAX_SEATS * MAX_FEATURES, np.int64)
    write_features(stored(states[0], *states), len(states), scratch.out, rows)
    chances = fitted_chances(rows.reshape(len(states), MAX_SEATS, MAX_FEATURES))
    for state, expected in zip(states, chances, strict=True):
        evaluate_network(state, scratch.values, WIN_CHANCES, scratch.out, weights())
        assert list(scratch.values[WIN_CHANCES : WIN_CHANCES + state.seats]) == pytest.approx(
            list(expected[: state.seats]), abs=1e-9
        )


def fitted_chances(rows: Any) -> Any:
    """Return the win chances of the fitted formula for a batch of positions."""
    is_living = rows[..., 0] >= 0
    duel = (is_living.sum(axis=1) <= 2)[:, None]
    first, second = (strengths(net, rows, is_living) for net in np.split(weights(), NETWORKS))
    chances = np.exp(np.where(is_living, np.where(duel, first, second), -np.inf))
    return chances / chances.sum(axis=1, keepdims=True)


def strengths(net: Any, rows: Any, is_living: Any) -> Any:
    table = np.concatenate([net[:W_OWN].reshape(FEATURES, WIDTH), np.zeros((1, WIDTH))])
    encoded = np.maximum(0, table[rows].sum(axis=2)) * is_living[..., None]
    others = encoded.sum(axis=1, keepdims=True) - encoded
    own, against = net[W_OWN:W_OTHERS], net[W_OTHERS:W_BIAS]
    compared = encoded @ own.reshape(WIDTH, DEPTH) + others @ against.reshape(WIDTH, DEPTH)
    return np.maximum(0, compared + net[W_BIAS:W_STRENGTH]) @ net[W_STRENGTH:]


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_decisions_of_some_turns_are_noted(edition: str) -> None:
    notes = stored(new_game(edition, 4))
    scratch = new_scratch(weights()).interpreted(notes[0])
    counts = np.zeros(COUNTS + MAX_POSITIONS, np.int64)
    buffers = MatchBuffers(scratch, np.zeros(PLAYERS, np.int64), counts, 1)
    noted = play_and_sample(buffers, notes, GREEDY, 2)
    assert is_over(scratch.states[GAME])
    assert 3 < noted < MAX_POSITIONS
    firsts = [notes[1 + number] for number in range(noted)]
    assert all(actor(state) >= 0 for state in firsts)
    asked = [state for state in firsts if top_kind(state) == KEEP]
    assert len(asked) > noted / 2
    assert all(actor(state) == state.turn and state.throws >= 2 for state in asked)
    assert len({state.tobytes() for state in firsts}) == noted
