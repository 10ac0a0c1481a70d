"""Judges: a chance to win for each monster, whoever sits where; the fitted one is its formula."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from daikaiju.bots.heuristic import judge
from daikaiju.bots.network import (
    DEPTH,
    F_ENERGY,
    F_HEARTS,
    F_STARS,
    F_THINGS,
    FEATURES,
    MOST_FEATURES,
    W_BIAS,
    W_OTHERS,
    W_OWN,
    W_STRENGTH,
    WEIGHTS,
    WEIGHTS_OF_ONE,
    WIDTH,
    features,
    judge_fitted,
)
from daikaiju.bots.scratch import SHARES, Desk
from daikaiju.bots.weights import weights
from daikaiju.record import read_position
from daikaiju.rules import State
from daikaiju.rules.constants import MOST_SEATS, THINGS
from daikaiju.rules.operations import alive, living
from daikaiju.rules.state import CELLS
from positions import questions

pytestmark = pytest.mark.usefixtures("interpreted")


Judge = Callable[[State], list[float]]


def by_hand(state: State) -> list[float]:
    values = np.zeros(MOST_SEATS)
    judge(state, values, 0)
    return list(values[: state.seats])


def fitted(state: State) -> list[float]:
    desk = Desk()
    judge_fitted(state, desk.values, SHARES, desk.out, weights())
    return list(desk.values[SHARES : SHARES + state.seats])


JUDGES = (by_hand, fitted)


def many_states() -> list[State]:
    return [state for states in questions(2).values() for state in states]


# --- chances -------------------------------------------------------------------------------------


@pytest.mark.parametrize("judged", JUDGES)
def test_chances_add_up_to_one_and_the_fallen_have_none(judged: Judge) -> None:
    fallen = 0
    for state in many_states():
        shares = judged(state)
        assert sum(shares) == pytest.approx(1)
        for seat, share in enumerate(shares):
            assert 0 <= share <= 1
            assert alive(state, seat) or share == 0
            fallen += not alive(state, seat)
    assert fallen > 10


@pytest.mark.parametrize("judged", JUDGES)
@pytest.mark.parametrize(
    ("winners", "shares"), [("0,1,0", [0, 1, 0]), ("1,0,1", [0.5, 0, 0.5]), ("0,0,0", [0, 0, 0])]
)
def test_a_finished_game_belongs_to_its_winners(
    winners: str, shares: list[float], judged: Judge
) -> None:
    state = read_position("second gigazaur,the_king,kraken stars=20,20,20")
    for seat, won in enumerate(winners.split(",")):
        state.winner[seat] = int(won)
    assert judged(state) == shares


@pytest.mark.parametrize("judged", JUDGES)
def test_it_does_not_matter_at_which_seat_a_monster_sits(judged: Judge) -> None:
    for state in many_states():
        shares = judged(state)
        for places in range(1, state.seats):
            moved = shares[-places:] + shares[:-places]
            assert judged(everybody_moves(state, places)) == pytest.approx(moved, abs=1e-12)


def everybody_moves(state: State, places: int) -> State:
    """The same table with everybody so many seats further on."""
    moved, seats = state.copy(), state.seats
    by_seat = [n for n, (kind, length) in CELLS.items() if length == MOST_SEATS and kind != np.int8]
    for name in by_seat:
        for seat in range(seats):
            getattr(moved, name)[(seat + places) % seats] = getattr(state, name)[seat]
    for thing in range(THINGS):
        if state.lies[thing] < MOST_SEATS:
            moved.lies[thing] = (state.lies[thing] + places) % seats
    moved.turn, moved.regular = (state.turn + places) % seats, (state.regular + places) % seats
    return moved


@pytest.mark.parametrize("what", ["stars", "health", "energy"])
def test_by_hand_more_of_anything_is_never_worse(what: str) -> None:
    for state in many_states():
        for seat in range(state.seats):
            if alive(state, seat) and getattr(state, what)[seat] < 20:
                more = state.copy()
                getattr(more, what)[seat] += 1
                assert by_hand(more)[seat] >= by_hand(state)[seat]


@pytest.mark.parametrize("what", ["poison", "shrink"])
def test_by_hand_a_token_is_never_better(what: str) -> None:
    for state in many_states():
        for seat in range(state.seats):
            if alive(state, seat):
                more = state.copy()
                getattr(more, what)[seat] += 1
                assert by_hand(more)[seat] <= by_hand(state)[seat]


@pytest.mark.parametrize("judged", JUDGES)
def test_nobody_doubts_who_is_ahead(judged: Judge) -> None:
    """Many stars and all hearts against few of both, outside Tokyo, at every number of seats."""
    monsters = ("gigazaur", "the_king", "kraken", "alienoid", "meka_dragon", "cyber_bunny")
    for seats in range(2, 7):
        few = ",3" * (seats - 1)
        line = f"second {','.join(monsters[:seats])} stars=17{few} health=10{few}"
        shares = judged(read_position(f"{line} throws=3 step=probes agenda=throw.0.6"))
        assert shares[0] > 2 * max(shares[1:])


# --- the network ---------------------------------------------------------------------------------


def test_the_network_is_its_formula() -> None:
    """Recomputed with matrices from the features that are true of each monster."""
    for state in many_states():
        assert fitted(state) == pytest.approx(recomputed(state), abs=1e-12)


def recomputed(state: State) -> list[float]:
    net = weights()[:WEIGHTS_OF_ONE] if living(state) <= 2 else weights()[WEIGHTS_OF_ONE:]
    rows = net[:W_OWN].reshape(FEATURES, WIDTH)
    own = net[W_OWN:W_OTHERS].reshape(WIDTH, DEPTH)
    others = net[W_OTHERS:W_BIAS].reshape(WIDTH, DEPTH)
    seats = [seat for seat in range(state.seats) if alive(state, seat)]
    pictures = np.array([np.maximum(0, rows[true_of(state, seat)].sum(axis=0)) for seat in seats])
    compared = pictures @ own + (pictures.sum(axis=0) - pictures) @ others + net[W_BIAS:W_STRENGTH]
    chances = np.exp(np.maximum(0, compared) @ net[W_STRENGTH:])
    shares = np.zeros(state.seats)
    shares[seats] = chances / chances.sum()
    return list(shares)


def true_of(state: State, seat: int) -> list[int]:
    """The features of a monster, its things included."""
    out: Any = [0] * MOST_FEATURES
    n = features(state, seat, out, 0)
    return [*out[:n], *(F_THINGS + thing for thing in range(THINGS) if state.lies[thing] == seat)]


def test_features_say_what_is_true_of_a_monster() -> None:
    line = "second gigazaur,the_king health=7,10 stars=3,20 energy=40,0 gigazaur=jets,wings"
    state = read_position(f"{line} market=heal,tank,mimic place=city,outside")
    first, second = true_of(state, 0), true_of(state, 1)
    assert {F_HEARTS + 7, F_STARS + 3, F_ENERGY + 15} <= set(first)
    assert {F_HEARTS + 10, F_STARS + 20, F_ENERGY} <= set(second)
    assert len(first) == len(second) + 2
    assert len(set(first) & set(second)) == 4  # table, no poison, no shrink token, no Wickedness


def test_no_two_features_of_one_monster_are_the_same_and_all_have_weights() -> None:
    assert weights().shape == (WEIGHTS,)
    assert np.isfinite(weights()).all()
    for state in many_states():
        for seat in range(state.seats):
            if alive(state, seat):
                found = true_of(state, seat)
                assert len(set(found)) == len(found) <= MOST_FEATURES
                assert 0 <= min(found) <= max(found) < FEATURES


def test_a_judgement_leaves_nothing_behind_for_the_next() -> None:
    desk = Desk()
    for state in many_states():
        judge_fitted(state, desk.values, SHARES, desk.out, weights())
        assert list(desk.values[SHARES : SHARES + state.seats]) == fitted(state)
