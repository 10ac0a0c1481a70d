"""Evaluations: win chances that do not depend on the seats; the network equals its formula."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from daikaiju.bots.heuristic import evaluate_heuristic
from daikaiju.bots.network import (
    DEPTH,
    F_CARDS,
    F_ENERGY,
    F_HEARTS,
    F_STARS,
    FEATURES,
    MAX_FEATURES,
    W_BIAS,
    W_OTHERS,
    W_OWN,
    W_STRENGTH,
    WEIGHTS,
    WEIGHTS_OF_ONE,
    WIDTH,
    evaluate_network,
    features,
)
from daikaiju.bots.scratch import WIN_CHANCES, new_scratch
from daikaiju.bots.weights import weights
from daikaiju.record import read_position
from daikaiju.rules import State
from daikaiju.rules.constants import MAX_SEATS, THINGS
from daikaiju.rules.definitions import CARD_OF
from daikaiju.rules.operations import count_living, is_alive
from daikaiju.rules.state import CELLS
from positions import questions

pytestmark = pytest.mark.usefixtures("interpreted")


Evaluation = Callable[[State], list[float]]


def heuristic(state: State) -> list[float]:
    values = np.zeros(MAX_SEATS)
    evaluate_heuristic(state, values, 0)
    return list(values[: state.seats])


def network(state: State) -> list[float]:
    scratch = new_scratch(weights())
    evaluate_network(state, scratch.values, WIN_CHANCES, scratch.out, weights())
    return list(scratch.values[WIN_CHANCES : WIN_CHANCES + state.seats])


EVALUATIONS = (heuristic, network)


def varied_positions() -> list[State]:
    return [state for states in questions(2).values() for state in states]


# --- chances -------------------------------------------------------------------------------------


@pytest.mark.parametrize("evaluation", EVALUATIONS)
def test_chances_add_up_to_one_and_eliminated_monsters_have_none(evaluation: Evaluation) -> None:
    eliminated = 0
    for state in varied_positions():
        shares = evaluation(state)
        assert sum(shares) == pytest.approx(1)
        for seat, share in enumerate(shares):
            assert 0 <= share <= 1
            assert is_alive(state, seat) or share == 0
            eliminated += not is_alive(state, seat)
    assert eliminated > 10


@pytest.mark.parametrize("evaluation", EVALUATIONS)
@pytest.mark.parametrize(
    ("winners", "shares"), [("0,1,0", [0, 1, 0]), ("1,0,1", [0.5, 0, 0.5]), ("0,0,0", [0, 0, 0])]
)
def test_the_winners_share_a_finished_game(
    winners: str, shares: list[float], evaluation: Evaluation
) -> None:
    state = read_position("second gigazaur,the_king,kraken stars=20,20,20")
    for seat, won in enumerate(winners.split(",")):
        state.winner[seat] = int(won)
    assert evaluation(state) == shares


@pytest.mark.parametrize("evaluation", EVALUATIONS)
def test_an_evaluation_does_not_depend_on_the_seat(evaluation: Evaluation) -> None:
    for state in varied_positions():
        shares = evaluation(state)
        for shift in range(1, state.seats):
            moved = shares[-shift:] + shares[:-shift]
            assert evaluation(rotate_seats(state, shift)) == pytest.approx(moved, abs=1e-12)


def rotate_seats(state: State, shift: int) -> State:
    """Return the same position with each monster moved by this many seats."""
    moved, seats = state.copy(), state.seats
    by_face = ("dice", "aside", "resolved")
    by_seat = [n for n, (_, length) in CELLS.items() if length == MAX_SEATS and n not in by_face]
    for name in by_seat:
        for seat in range(seats):
            getattr(moved, name)[(seat + shift) % seats] = getattr(state, name)[seat]
    for thing in range(THINGS):
        if state.location[thing] < MAX_SEATS:
            moved.location[thing] = (state.location[thing] + shift) % seats
    moved.turn, moved.regular = (state.turn + shift) % seats, (state.regular + shift) % seats
    return moved


@pytest.mark.parametrize("field", ["stars", "health", "energy"])
def test_more_of_a_resource_is_never_worse_in_the_heuristic(field: str) -> None:
    for state in varied_positions():
        for seat in range(state.seats):
            if is_alive(state, seat) and getattr(state, field)[seat] < 20:
                more = state.copy()
                getattr(more, field)[seat] += 1
                assert heuristic(more)[seat] >= heuristic(state)[seat]


@pytest.mark.parametrize("field", ["poison", "shrink"])
def test_a_token_is_never_better_in_the_heuristic(field: str) -> None:
    for state in varied_positions():
        for seat in range(state.seats):
            if is_alive(state, seat):
                more = state.copy()
                getattr(more, field)[seat] += 1
                assert heuristic(more)[seat] <= heuristic(state)[seat]


@pytest.mark.parametrize("evaluation", EVALUATIONS)
def test_a_clear_leader_has_the_best_chance(evaluation: Evaluation) -> None:
    """Many stars and all hearts against few of both, outside Tokyo, for each number of seats."""
    monsters = ("gigazaur", "the_king", "kraken", "alienoid", "meka_dragon", "cyber_bunny")
    for seats in range(2, 7):
        few = ",3" * (seats - 1)
        line = f"second {','.join(monsters[:seats])} stars=17{few} health=10{few}"
        shares = evaluation(read_position(f"{line} throws=3 step=probes agenda=throw.0.6"))
        assert shares[0] > 2 * max(shares[1:])


# --- the network ---------------------------------------------------------------------------------


def test_the_network_equals_its_formula() -> None:
    """The expected values are computed with matrices from the features of each monster."""
    for state in varied_positions():
        assert network(state) == pytest.approx(recomputed(state), abs=1e-12)


def recomputed(state: State) -> list[float]:
    net = weights()[:WEIGHTS_OF_ONE] if count_living(state) <= 2 else weights()[WEIGHTS_OF_ONE:]
    rows = net[:W_OWN].reshape(FEATURES, WIDTH)
    own = net[W_OWN:W_OTHERS].reshape(WIDTH, DEPTH)
    others = net[W_OTHERS:W_BIAS].reshape(WIDTH, DEPTH)
    seats = [seat for seat in range(state.seats) if is_alive(state, seat)]
    encoded = np.array(
        [np.maximum(0, rows[features_of(state, seat)].sum(axis=0)) for seat in seats]
    )
    compared = encoded @ own + (encoded.sum(axis=0) - encoded) @ others + net[W_BIAS:W_STRENGTH]
    chances = np.exp(np.maximum(0, compared) @ net[W_STRENGTH:])
    shares = np.zeros(state.seats)
    shares[seats] = chances / chances.sum()
    return list(shares)


def features_of(state: State, seat: int) -> list[int]:
    """Return the features of a monster, including its things."""
    out: Any = [0] * MAX_FEATURES
    n = features(state, seat, out, 0)
    return [
        *out[:n],
        *(
            F_CARDS + int(CARD_OF[thing])
            for thing in range(THINGS)
            if state.location[thing] == seat
        ),
    ]


def test_features_describe_a_monster() -> None:
    line = "second gigazaur,the_king health=7,10 stars=3,20 energy=40,0 gigazaur=jets,wings"
    state = read_position(f"{line} market=heal,tank,mimic place=city,outside")
    first, second = features_of(state, 0), features_of(state, 1)
    assert {F_HEARTS + 7, F_STARS + 3, F_ENERGY + 15} <= set(first)
    assert {F_HEARTS + 10, F_STARS + 20, F_ENERGY} <= set(second)
    assert len(first) == len(second) + 2
    assert len(set(first) & set(second)) == 4  # table, no poison, no shrink token, no Wickedness


def test_features_of_a_monster_are_distinct_and_have_weights() -> None:
    assert weights().shape == (WEIGHTS,)
    assert np.isfinite(weights()).all()
    for state in varied_positions():
        for seat in range(state.seats):
            if is_alive(state, seat):
                found = features_of(state, seat)
                assert len(set(found)) == len(found) <= MAX_FEATURES
                assert 0 <= min(found) <= max(found) < FEATURES


def test_an_evaluation_does_not_affect_the_next() -> None:
    scratch = new_scratch(weights())
    for state in varied_positions():
        evaluate_network(state, scratch.values, WIN_CHANCES, scratch.out, weights())
        assert list(scratch.values[WIN_CHANCES : WIN_CHANCES + state.seats]) == network(state)
