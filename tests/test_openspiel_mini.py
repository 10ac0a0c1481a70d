"""The reduced game for OpenSpiel: its rules are those of the full game, and it can be solved."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from daikaiju.envs.openspiel import MiniSetup, MiniState, mini_rules
from daikaiju.envs.openspiel.mini_rules import NONE, MiniPosition, Phase
from daikaiju.record import action_text, parse_action, read_position
from daikaiju.rules import apply, legal_actions
from daikaiju.rules.state import State

pytestmark = pytest.mark.usefixtures("interpreted")

TINY = "daikaiju_mini(throws=1)"
UNIFORM = 165 / 512  # exploitability of random play in TINY
SETUP = MiniSetup(dice=3, throws=1, most_hearts=10, stars=20, turns=100)


def load(line: str = TINY) -> Any:
    return pyspiel.load_game(line)


# --- OpenSpiel's own tests and algorithms --------------------------------------------------------


@pytest.mark.parametrize("line", ["daikaiju_mini", "daikaiju_mini(dice=3,throws=3,turns=9)"])
def test_random_simulations_pass(line: str) -> None:
    pyspiel.random_sim_test(load(line), num_sims=5, serialize=True, verbose=False)


class TestOpenSpielApi(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    """OpenSpiel's checks for small games, on the whole tree."""

    game_name = TINY

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load()
        api_test.TOTAL_NUM_STATES[TINY] = (39, 160, 272)  # chance, decision, end: 471 together
        api_test.PERFECT_RECALL_NUM_STATES[TINY] = 104
        super().setUpClass()


def test_cfr_converges_to_no_exploitability() -> None:
    game = load()
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert uniform == pytest.approx(UNIFORM)
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    found = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= found < uniform / 15


def test_cfr_plus_in_cpp_converges_where_dice_are_thrown_again() -> None:
    game = load("daikaiju_mini(turns=1)")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.002


@pytest.mark.parametrize(
    "make_solver",
    [
        outcome_sampling_mccfr.OutcomeSamplingSolver,
        lambda game: external_sampling_mccfr.ExternalSamplingSolver(
            game, external_sampling_mccfr.AverageType.SIMPLE
        ),
    ],
)
def test_mccfr_reduces_exploitability(make_solver: Any) -> None:
    game = load()
    np.random.seed(4)
    solver = make_solver(game)
    for _ in range(600):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < UNIFORM / 3


def test_outcome_sampling_in_cpp_reduces_exploitability() -> None:
    game = load()
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 3)
    for _ in range(1000):
        solver.run_iteration()
    assert pyspiel.exploitability(game, solver.average_policy()) < UNIFORM / 3


def test_ismcts_plays_the_card_that_wins() -> None:
    game = load("daikaiju_mini(hearts=2,throws=1)")
    state = game.new_initial_state()
    for text in ("draw fire_blast", "draw commuter_train", "roll S"):
        state.apply_action(state.string_to_action(text))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 60, random_state=rng)
    assert state.action_to_string(0, bot.step(state)) == "play"


# --- information ---------------------------------------------------------------------------------


def nodes(game: Any, seed: int) -> list[MiniState]:
    state, rng, found = game.new_initial_state(), random.Random(seed), []
    while not state.is_terminal():
        found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return [*found, state]


def test_resampling_keeps_what_a_monster_knows_and_draws_the_other_card() -> None:
    game, rng = load("daikaiju_mini(turns=4)"), random.Random(2)
    for state, player in product(nodes(game, 6)[1:], (0, 1)):
        others = [state.resample_from_infostate(player, rng.random) for _ in range(12)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
        secrets = {other.position.cards[1 - player] for other in others}
        is_secret = state.position.cards[1 - player] != NONE
        assert len(secrets) == (2 if is_secret else 1)


def test_tensors_and_strings_distinguish_the_same_information_states() -> None:
    tensors: dict[str, tuple[float, ...]] = {}
    for seed in range(40):
        for state in nodes(load("daikaiju_mini(turns=3)"), seed):
            for player in (0, 1):
                key = state.information_state_string(player)
                tensor = tuple(state.information_state_tensor(player))
                assert tensors.setdefault(key, tensor) == tensor
    assert len(set(tensors.values())) == len(tensors)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("daikaiju_mini(dice=9)", "dice cannot be 9: choose a whole number from 1 to 4"),
        ("daikaiju_mini(hearts=5)", "5 hearts are too many: choose at most most_hearts=4"),
    ],
)
def test_invalid_parameters_give_one_sentence(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        load(line)


def test_an_impossible_action_changes_nothing() -> None:
    state = load().new_initial_state()
    with pytest.raises(ValueError, match="0 is not possible now: choose one of"):
        state.apply_action(0)
    assert (str(state), state.history()) == (str(load().new_initial_state()), [])


# --- the rules are those of the full game --------------------------------------------------------

WHOLE_HANDS = [  # dice of the reduced game, and six dice with the same effect
    ((0, 0, 0, 0), "112233"),
    ((1, 0, 0, 0), "111223"),
    ((0, 1, 0, 0), "11223E"),
    ((0, 0, 1, 0), "11223C"),
    ((0, 0, 2, 1), "122CCH"),
    ((1, 0, 1, 1), "111C2H"),
    ((0, 1, 1, 1), "112ECH"),
    ((0, 0, 3, 0), "112CCC"),
]


@pytest.mark.parametrize("tokyo", [-1, 0, 1])
@pytest.mark.parametrize(("hand", "six"), WHOLE_HANDS)
@pytest.mark.parametrize("yields", [True, False])
def test_a_turn_has_the_results_of_the_full_game(
    tokyo: int, hand: tuple[int, ...], six: str, yields: bool
) -> None:
    mini = MiniPosition((7, 8), (3, 4), (0, 0), tokyo=tokyo, phase=Phase.KEEP, kept=hand)
    mini = mini_rules.after_keep(SETUP, mini, hand)
    if mini.phase == Phase.YIELD:
        mini = mini_rules.after_yield(SETUP, mini, yields)
    full = _play_full(tokyo, six, "yield" if yields else "stay")
    assert (mini.hearts, mini.stars) == (_pair(full.health), _pair(full.stars))
    assert mini.energy == _pair(full.energy)
    assert mini.tokyo == list(full.place).index(1)
    assert (mini.active, mini.phase) == (full.turn, Phase.THROW)


def _play_full(tokyo: int, six: str, answer: str) -> State:
    """Return the position of the full game at the first throw of the next turn."""
    places = ",".join("city" if seat == tokyo else "outside" for seat in (0, 1))
    state = read_position(
        f"second gigazaur,the_king place={places} health=7,8 stars=3,4 throws=1"
        f" dice={six} step=probes market=wings,tank,heal agenda=keep.0"
    )
    state = apply(state, parse_action(state, "stop"))
    while state.turn == 0:
        legal = {action_text(state, action): action for action in legal_actions(state)}
        state = apply(state, legal.get(answer, legal.get("done", NONE)))
    return state


def _pair(values: Any) -> tuple[int, int]:
    return int(values[0]), int(values[1])
