"""OpenSpiel: its own tests pass for every table, chance is exact, and its algorithms can play."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from conftest import EDITIONS, SEATS
from daikaiju.envs.openspiel import CHANCES, CHOICES, DaikaijuGame, DaikaijuState
from daikaiju.record import parse_action, read_position
from daikaiju.rules import Options, chance_outcomes, outcome, use, view
from daikaiju.rules.actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, kind_of
from daikaiju.rules.definitions import THING_BY_LABEL
from daikaiju.spaces.action_names import name_of
from daikaiju.spaces.actions import ACTION, FIRST_THROW, id_of
from daikaiju.spaces.card_cells import C_DECK, C_TOP
from daikaiju.spaces.observations import SIZE, SLICES

pytestmark = pytest.mark.usefixtures("interpreted")

MIXED = "daikaiju(edition=dark,players=3,tiles=mixed,starter=lot)"
SEEN_BY_ONE = (  # gigazaur has looked at the card on top of the deck
    "second gigazaur,the_king place=city,outside health=7,10 stars=18,3 seen_top=1,0 throws=1"
    " dice=333ECC step=probes top=jets market=wings,tank,heal agenda=keep.0"
)


def load(line: str = "daikaiju", **parameters: Any) -> DaikaijuGame:
    """Return the game by its line, or by name and parameters."""
    given = (line, parameters) if parameters else (line,)
    game: DaikaijuGame = pyspiel.load_game(*given)
    return game


def nodes(game: DaikaijuGame, seed: int) -> Iterator[DaikaijuState]:
    """Play a random game and yield each state; the last one is terminal."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            numbers, probability = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, probability)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


# --- OpenSpiel's own tests -----------------------------------------------------------------------


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_simulations_pass(edition: str, players: int) -> None:
    """Play whole games of two players, and the first 60 decisions of larger games.

    A simulation copies and stores the history at each decision. test_envs_conformance.py plays
    whole games of all sizes.
    """
    longest = 20_000 if players == 2 else 60
    game = load(edition=edition, players=players, longest=longest)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("line", [MIXED, "daikaiju(players=2,cards=none)", "daikaiju(longest=30)"])
def test_random_simulations_pass_with_other_options(line: str) -> None:
    pyspiel.random_sim_test(load(line), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", SEATS)
def test_python_simulations_pass(players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(players=players))


def test_a_playthrough_uses_the_notation_of_records() -> None:
    game = "daikaiju(players=2,longest=20)"
    text = generate_playthrough.playthrough(game, action_sequence=[], seed=6)
    assert 'Apply action "roll ' in text
    assert text.count("IsTerminal() = True") == 1
    assert "Rewards() = [0, 0]" in text


class TestOpenSpielApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's checks for all its games, on some hundred positions."""

    game_name = "daikaiju"

    @classmethod
    def setUpClass(cls) -> None:
        use("interpreted")
        cls.game = load(players=3)
        super().setUpClass()


# --- chance --------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["daikaiju", MIXED])
def test_chance_outcomes_have_the_exact_probabilities(line: str) -> None:
    kinds = set()
    for state in nodes(load(line), 7):
        if state.is_chance_node():
            exact = dict(chance_outcomes(state.position))
            shown = state.chance_outcomes()
            assert [number for number, _ in shown] == sorted({number for number, _ in shown})
            assert {CHANCES[number]: probability for number, probability in shown} == {
                action: float(probability) for action, probability in exact.items()
            }
            assert sum(exact.values()) == Fraction(1)
            assert sum(probability for _, probability in shown) == pytest.approx(1, abs=1e-12)
            kinds |= {kind_of(action) for action in exact}
    assert kinds == {A_ROLL, A_REVEAL} | ({A_STARTS, A_LAY} if line == MIXED else set())


def test_throws_and_keeps_share_their_numbers() -> None:
    dice = (1 << 24) - 1
    assert len(set(CHANCES)) == len(CHANCES) == load().max_chance_outcomes()
    for number in range(FIRST_THROW):
        assert CHANCES[number] & dice == ACTION[number] & dice


# --- actions and positions -----------------------------------------------------------------------


def test_actions_and_positions_are_written_in_notation_and_read_back() -> None:
    for state in nodes(load(players=3), 11):
        assert read_position(str(state)) == state.position
        for number in state.legal_actions()[::7]:
            text = state.action_to_string(state.current_player(), number)
            action = parse_action(state.position, text)
            if state.is_chance_node():
                assert action == CHANCES[number]
            else:
                assert id_of(state.position, action) == number


def test_an_action_has_a_name_also_where_it_is_illegal() -> None:
    game = load()
    assert game.action_to_string(0, 0) == name_of(0) == "keep none"
    assert game.action_to_string(pyspiel.PlayerId.CHANCE, 1) == "roll H"


def test_clones_are_independent_and_states_can_be_pickled() -> None:
    game = load(players=2, cards="none")
    for state in nodes(game, 3):
        if state.is_terminal():
            break
        before, number = str(state), state.legal_actions()[-1]
        copy = state.clone()
        copy.apply_action(number)
        assert str(state) == before
        assert copy.decisions == state.decisions + (not state.is_chance_node())
        restored = pickle.loads(pickle.dumps(state))
        restored.apply_action(number)
        assert restored.position == copy.position
        assert (restored.history(), restored.decisions) == (copy.history(), copy.decisions)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_game_can_start_in_any_position() -> None:
    state = load(players=2).new_initial_state(SEEN_BY_ONE)
    assert state.position == read_position(SEEN_BY_ONE)
    assert state.current_player() == 0
    for text in ("stop", "done"):
        state.apply_action(state.string_to_action(text))
    assert state.is_terminal()
    assert state.returns() == [1.0, 0.0]


def test_returns_are_shares_of_the_win() -> None:
    for players in SEATS:
        *_, last = nodes(load(players=players), players)
        end = outcome(last.position)
        assert end is not None
        shares = [float(seat in end.winners) / len(end.winners) for seat in range(players)]
        assert last.returns() == last.rewards() == shares


def test_a_game_over_the_limit_ends_without_a_winner() -> None:
    game = load(longest=30)
    assert game.max_game_length() == 30
    *_, last = nodes(game, 1)
    assert last.decisions == 30
    assert outcome(last.position) is None
    assert last.returns() == [0.0] * 4
    assert last.legal_actions() == []


# --- observations --------------------------------------------------------------------------------


def test_an_observation_has_the_named_slices() -> None:
    game = load(players=3)
    observer = make_observation(game)
    assert {name: part.shape for name, part in observer.dict.items()} == {
        name: part.shape for name, part in SLICES.items()
    }
    assert game.observation_tensor_size() == SIZE
    for number, state in enumerate(nodes(game, 2)):
        for seat in range(3) if number % 9 == 0 else ():
            observer.set_from(state, seat)
            assert state.observation_tensor(seat) == observer.tensor.tolist()
            health = [state.position.health[(seat + i) % 3] for i in range(3)]
            assert observer.dict["health"][:3].tolist() == health


def test_a_card_seen_by_one_player_is_hidden_from_the_others() -> None:
    game, jets = load(players=2), THING_BY_LABEL["jets"].number
    state = game.new_initial_state(SEEN_BY_ONE)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    own, public_only = make_observation(game), make_observation(game, public)
    for observer, seat, knows in ((own, 0, True), (own, 1, False), (public_only, 0, False)):
        observer.set_from(state, seat)
        assert observer.dict["cards"][C_TOP, jets] == knows
        assert observer.dict["cards"][C_DECK, jets] == (not knows)
        assert ("top=jets" in observer.string_from(state, seat)) == knows
    assert read_position(state.observation_string(1)) == view(state.position, 1)


def test_the_private_observation_has_only_the_cards_seen_by_that_player() -> None:
    game = load(players=2)
    state = game.new_initial_state(SEEN_BY_ONE)
    alone = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    private = make_observation(game, alone)
    assert [private.string_from(state, seat) for seat in (0, 1)] == ["top=jets", "top=-"]
    for seat, knows in ((0, True), (1, False)):
        private.set_from(state, seat)
        assert private.dict["top"][THING_BY_LABEL["jets"].number] == knows
        assert private.tensor.sum() == knows


def test_a_game_without_cards_has_perfect_information() -> None:
    kinds = pyspiel.GameType.Information
    assert load().get_type().information == kinds.IMPERFECT_INFORMATION
    assert load(cards="none").get_type().information == kinds.PERFECT_INFORMATION


# --- bad input -----------------------------------------------------------------------------------


def test_every_option_is_a_parameter() -> None:
    options = {field.name for field in fields(Options)} - {"packs"}  # all loaded packs
    assert {option for option, _ in CHOICES.values()} == options
    usual = Options(**{option: next(iter(words.values())) for option, words in CHOICES.values()})
    assert usual == Options()


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ({"players": 7}, "7 monsters cannot play: there must be 2 to 6"),
        ({"edition": "third"}, "there is no edition 'third'"),
        ({"cards": "some"}, "cards cannot be 'some': it can be full, none"),
        ({"bay": "maybe"}, "bay cannot be 'maybe': it can be printed, yes, no"),
        ({"longest": 0}, "a game cannot take 0 decisions"),
    ],
)
def test_invalid_parameters_give_one_sentence(parameters: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        load(**parameters)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = load(players=2)
    state = game.new_initial_state()
    for number in (0, len(CHANCES) - 1, len(CHANCES), -2):
        with pytest.raises(ValueError, match="chance cannot bring"):
            state.apply_action(number)
    state = game.new_initial_state(SEEN_BY_ONE)
    for number, says in ((len(ACTION) - 1, "cannot take the action"), (-2, "there is no action")):
        with pytest.raises(ValueError, match=says):
            state.apply_action(number)
    assert (str(state), state.decisions, state.history()) == (SEEN_BY_ONE, 0, [])
    with pytest.raises(
        ValueError, match="edition second with 2 monsters: choose one of the edition"
    ):
        load().new_initial_state(SEEN_BY_ONE)


# --- playing -------------------------------------------------------------------------------------


def test_mcts_keeps_the_winning_dice() -> None:
    game = load(players=2, cards="none")
    line = SEEN_BY_ONE.replace(" seen_top=1,0", "")
    state = game.new_initial_state(line.replace(" top=jets market=wings,tank,heal", ""))
    rng = np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 1.4, 120, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    text = state.action_to_string(0, bot.step(state))
    assert text == "stop" or text.startswith("keep 333")


def test_rl_environment_plays_a_game() -> None:
    game = load(players=3)
    env = rl_environment.Environment(game)
    env.seed(4)
    rng = random.Random(4)
    step = env.reset()
    assert env.observation_spec()["info_state"] == (SIZE,)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == SIZE
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert step.rewards == env.get_state.returns()
