"""OpenSpiel: information states hide secrets and recall the history; algorithms for them run."""

from __future__ import annotations

import pickle
import random
import warnings
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from daikaiju.envs.openspiel import DaikaijuGame, DaikaijuState
from daikaiju.rules.constants import DECK
from daikaiju.rules.locations import count_at

pytestmark = pytest.mark.usefixtures("interpreted")

BUYING = (  # gigazaur may look at the top card; the_king copies this card
    "second gigazaur,the_king,alienoid place=city,outside,outside energy=9,9,9 dice=112233"
    " step=end_turn gigazaur=made_in_a_lab the_king=mimic"
    " copies=mimic>made_in_a_lab market=wings,tank,heal agenda=buy.0"
)
SEEN_AT_START = BUYING.replace("energy=9,9,9", "energy=9,9,9 seen_top=1,0,0 top=jets")
LONGEST = 40  # decisions; the product of many probabilities would not fit into a float


def act(state: DaikaijuState, text: str) -> None:
    state.apply_action(state.string_to_action(text))


def looked() -> DaikaijuState:
    """Return a game in which gigazaur has looked at the card jets, and has left it."""
    state: DaikaijuState = pyspiel.load_game("daikaiju(players=3)").new_initial_state(BUYING)
    for text in ("use made_in_a_lab", "reveal jets", "done"):
        act(state, text)
    return state


def information(state: DaikaijuState) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


# --- information states --------------------------------------------------------------------------


def test_a_card_is_only_in_the_information_of_those_who_looked_at_it() -> None:
    state = looked()
    assert ["jets" in text for text in information(state)] == [True, False, False]
    other = pyspiel.load_game("daikaiju(players=3)").new_initial_state(BUYING)
    for text in ("use made_in_a_lab", "reveal giant_brain", "done"):
        act(other, text)
    same = [a == b for a, b in zip(information(state), information(other), strict=True)]
    assert same == [False, True, True]


def test_a_card_that_a_second_seat_looks_at_is_in_its_information_too() -> None:
    state = looked()
    for text in ("roll 112233", "stop", "use mimic"):  # no chance: the card is already on top
        act(state, text)
    assert state.current_player() == 1
    assert ["jets" in text for text in information(state)] == [True, True, False]


def test_information_recalls_the_whole_history_and_the_start() -> None:
    game: DaikaijuGame = pyspiel.load_game("daikaiju(players=2,longest=30)")
    state, rng, known = game.new_initial_state(), random.Random(3), ["", ""]
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        assert all(new.startswith(old) for new, old in zip(information(state), known, strict=True))
        assert information(state) != known
        known = information(state)
    assert len(set(known)) == 2
    starts = [
        pyspiel.load_game("daikaiju(players=3)").new_initial_state(at) for at in _two_starts()
    ]
    texts = [information(each) for each in starts]
    assert [a == b for a, b in zip(*texts, strict=True)] == [False, True, True]


def _two_starts() -> list[str]:
    return [SEEN_AT_START, SEEN_AT_START.replace("top=jets", "top=herd_culler")]


def test_observers_with_recall_show_a_seat_or_the_public_history() -> None:
    state = looked()
    seats = pyspiel.IIGObservationType(perfect_recall=True)
    public = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    own, all_seats = (make_observation(state.get_game(), each) for each in (seats, public))
    assert own.tensor is None
    assert [own.string_from(state, seat) for seat in range(3)] == information(state)
    assert "jets" not in all_seats.string_from(state, 0)
    kind = state.get_game().get_type()
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor


# --- resampling ----------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["", SEEN_AT_START])
def test_resampling_draws_only_what_the_player_does_not_know(line: str) -> None:
    game = pyspiel.load_game("daikaiju(players=3)")
    state = game.new_initial_state(line) if line else looked()
    rng, before = random.Random(5), (str(state), state.history())
    tops: Counter[str] = Counter()
    unknown = count_at(state.position, DECK) + 1
    for _ in range(unknown):
        other = state.resample_from_infostate(1, rng.random)
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.observation_string(1) == state.observation_string(1)
        assert other.legal_actions() == state.legal_actions() or other.current_player() == 0
        tops[_top(other)] += 1
    assert len(tops) > unknown / 2  # 63 % are expected
    assert max(tops.values()) < 10
    assert (str(state), state.history()) == before
    own = state.resample_from_infostate(0, rng.random)
    assert (own.position, own.history()) == (state.position, state.history())


def _top(state: DaikaijuState) -> str:
    (word,) = [word for word in str(state).split() if word.startswith("top=")]
    return word


def test_a_resampled_game_can_be_stored_and_continued() -> None:
    state, rng = looked(), random.Random(8)
    other = state.resample_from_infostate(2, rng.random)
    while _top(other) == _top(state):
        other = state.resample_from_infostate(2, rng.random)
    assert other.history() != state.history()
    restored = pickle.loads(pickle.dumps(other))
    for each in (other, restored, other.clone()):
        assert each.information_state_string(2) == state.information_state_string(2)
        act(each, "roll 112233")
    assert restored.position == other.position


# --- algorithms of OpenSpiel ---------------------------------------------------------------------


@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts_plays_with_a_hidden_card(by_observation: bool) -> None:
    state, rng = looked(), np.random.RandomState(2)
    act(state, "roll 113CCH")
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        FirstAction(),
        1.4,
        12,
        random_state=rng,
        use_observation_string=by_observation,
    )
    for _ in range(2):
        state.apply_action(int(bot.step(state)))
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
    assert not state.is_terminal()


class FirstAction(mcts.Evaluator):  # type: ignore[misc]
    """All positions are equal: the interpreted rules are too slow for playouts."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_outcome_sampling_mccfr_learns_on_the_full_game() -> None:
    game = pyspiel.load_game(f"daikaiju(players=2,longest={LONGEST})")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(3):
            solver.iteration()
    assert len(solver._infostates) > 3 * LONGEST
    policy = solver.average_policy()
    first = _first_decision(game)
    assert sum(policy.action_probabilities(first).values()) == pytest.approx(1)


def test_outcome_sampling_mccfr_in_cpp_runs_on_the_full_game() -> None:
    game = pyspiel.load_game(f"daikaiju(players=2,longest={LONGEST})")
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 1)
    for _ in range(3):
        solver.run_iteration()
    first = _first_decision(game)
    shares = solver.average_policy().action_probabilities(first)
    assert sum(shares.values()) == pytest.approx(1)


def _first_decision(game: DaikaijuGame) -> DaikaijuState:
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state
