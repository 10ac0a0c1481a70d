"""Training: what the weights are fitted to is what the bots later judge by.

Nothing here needs the extra `train`: the formula of training/fitting.py is written down again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from training.positions import KEPT, NOTED, list_features, play_noting

from conftest import EDITIONS, is_over
from daikaiju.arena.game_loop import COUNTS, PLAYERS
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
    judge_fitted,
)
from daikaiju.bots.scratch import GAME, SHARES, Desk
from daikaiju.bots.weights import weights
from daikaiju.rules import State, actor, new_game
from daikaiju.rules.agenda import KEEP, top_kind
from daikaiju.rules.constants import MOST_SEATS
from positions import questions

pytestmark = pytest.mark.usefixtures("interpreted")


class Notebook:
    """Positions by number, copied when they are written down."""

    def __init__(self, *states: State) -> None:
        self._states = dict(enumerate(states))

    def __getitem__(self, number: int) -> State:
        return self._states[number]

    def __setitem__(self, number: int, state: State) -> None:
        self._states[number] = state.copy()


def test_what_is_fitted_is_what_judges() -> None:
    states = [state for states in questions(2).values() for state in states]
    desk = Desk()
    rows = np.zeros(len(states) * MOST_SEATS * KEPT, np.int64)
    list_features(Notebook(states[0], *states), len(states), desk.out, rows)
    chances = fitted_chances(rows.reshape(len(states), MOST_SEATS, KEPT))
    for state, expected in zip(states, chances, strict=True):
        judge_fitted(state, desk.values, SHARES, desk.out, weights())
        assert list(desk.values[SHARES : SHARES + state.seats]) == pytest.approx(
            list(expected[: state.seats]), abs=1e-9
        )


def fitted_chances(rows: Any) -> Any:
    """The chances that fitting makes agree with the results, for a batch of positions."""
    lives = rows[..., 0] >= 0
    duel = (lives.sum(axis=1) <= 2)[:, None]
    first, second = (strengths(net, rows, lives) for net in np.split(weights(), NETWORKS))
    chances = np.exp(np.where(lives, np.where(duel, first, second), -np.inf))
    return chances / chances.sum(axis=1, keepdims=True)


def strengths(net: Any, rows: Any, lives: Any) -> Any:
    table = np.concatenate([net[:W_OWN].reshape(FEATURES, WIDTH), np.zeros((1, WIDTH))])
    pictures = np.maximum(0, table[rows].sum(axis=2)) * lives[..., None]
    others = pictures.sum(axis=1, keepdims=True) - pictures
    own, against = net[W_OWN:W_OTHERS], net[W_OTHERS:W_BIAS]
    compared = pictures @ own.reshape(WIDTH, DEPTH) + others @ against.reshape(WIDTH, DEPTH)
    return np.maximum(0, compared + net[W_BIAS:W_STRENGTH]) @ net[W_STRENGTH:]


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_decisions_of_some_turns_are_noted(edition: str) -> None:
    desk, notes = Desk(), Notebook(new_game(edition, 4))
    room = desk.plain_room(notes[0])
    counts = np.zeros(COUNTS + NOTED, np.int64)
    players = np.zeros(PLAYERS, np.int64)
    rest = (desk.luck, desk.out, desk.values, weights(), counts)
    noted = play_noting(notes, room, players, GREEDY, 1, 2, *rest)
    assert is_over(room[GAME])
    assert 3 < noted < NOTED
    firsts = [notes[1 + number] for number in range(noted)]
    assert all(actor(state) >= 0 for state in firsts)
    asked = [state for state in firsts if top_kind(state) == KEEP]
    assert len(asked) > noted / 2
    assert all(actor(state) == state.turn and state.throws >= 2 for state in asked)
    assert len({state.tobytes() for state in firsts}) == noted
