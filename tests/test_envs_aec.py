"""The PettingZoo interface: PettingZoo's own tests, and eliminations at all possible times."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pettingzoo
import pytest

from conftest import EDITIONS, SEATS
from daikaiju.envs import ACTIONS, Game, Setup, aec
from daikaiju.rules import Outcome, legal_actions, outcome, use, view
from daikaiju.rules.agenda import KEEP, PROBE, PROTECT, YIELD, top_kind
from daikaiju.rules.operations import is_alive
from daikaiju.spaces.observations import SIZE, observe

with warnings.catch_warnings():  # PettingZoo's tests import games by deprecated names
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.state_test import test_state as state_test
    from pettingzoo.test.state_test import test_state_space as state_space_test

TABLES = [(edition, seats) for edition in EDITIONS for seats in SEATS]


# --- PettingZoo's own tests ----------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_api_test_passes_without_a_warning(edition: str, seats: int) -> None:
    env = aec.env(edition, seats, masks="info")
    for _ in range(5):  # games, at random
        api_test(env, num_cycles=5000)


# Warnings for every environment with a mask in its observation, except a few of PettingZoo's.
MASK_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be "
    "gymnasium.spaces.box or gymnasium.spaces.discrete",
}


@pytest.mark.parametrize("reward", ["win", "place", "shaped"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_api_test_passes_with_masks_beside_observations(edition: str, reward: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec.env(edition, reward=reward), num_cycles=5000)
    assert {str(each.message) for each in caught} == MASK_WARNINGS


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_seed_decides_everything(edition: str, seats: int) -> None:
    seed_test(lambda: aec.env(edition, seats), num_cycles=100)


def test_all_render_modes_render() -> None:
    render_test(aec.env, custom_tests={"ansi": lambda text: "monster_3" in text})


def test_the_global_state_is_in_its_space() -> None:
    state_space_test(aec.env())
    state_test(aec.env(), num_cycles=50)


def test_pettingzoo_makes_the_environment_by_its_id() -> None:
    env = pettingzoo.make("aec", "daikaiju-v0", edition="dark", seats=5)
    assert env.possible_agents == [f"monster_{seat}" for seat in range(5)]
    assert str(env) == "daikaiju_v0"


# --- whole games ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """One decision, and the seats that it eliminated."""

    decided: int  # the seat
    turn: int  # the seat whose turn it was
    eliminated: tuple[int, ...]
    end: Outcome | None  # of the whole game
    living: tuple[int, ...]
    removed: tuple[str, ...]  # agents removed before the next decision
    paid: dict[str, float]  # their rewards


def seats_of(env: Any) -> dict[str, int]:
    return {name: seat for seat, name in enumerate(env.possible_agents)}


def living_of(env: Any) -> tuple[int, ...]:
    state = env.game.state
    return tuple(seat for seat in range(state.seats) if is_alive(state, seat))


def pick(env: Any, rng: np.random.Generator) -> int:
    action: int = env.game.random_action(rng)
    assert env.observe(env.agent_selection)["action_mask"][action]
    return action


def decide(env: Any, action: int) -> Decision:
    """Take one decision, remove the eliminated agents, and check the environment."""
    state, before = env.game.state, living_of(env)
    decided, turn = seats_of(env)[env.agent_selection], int(state.turn)
    env.step(action)
    eliminated = tuple(seat for seat in before if not is_alive(state, seat))
    removed, paid = remove_eliminated(env)
    if env.agents:
        assert env.agent_selection == env.possible_agents[env.game.actor]
        assert [seats_of(env)[name] for name in env.agents] == list(living_of(env))
        assert not any(env.terminations.values())
        assert not any(env.truncations.values())
    return Decision(decided, turn, eliminated, outcome(state), living_of(env), removed, paid)


def remove_eliminated(env: Any) -> tuple[tuple[str, ...], dict[str, float]]:
    removed, paid = [], {}
    while env.agents:
        name = env.agent_selection
        seen, reward, terminated, truncated, _ = env.last()
        if not (terminated or truncated):
            break
        assert not seen["action_mask"].any()
        removed.append(name)
        paid[name] = reward
        env.step(None)
        assert name not in env.agents
    return tuple(removed), paid


def play(env: Any, seed: int) -> Iterator[Decision]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while env.agents:
        yield decide(env, pick(env, rng))


@cache
def notable_decisions() -> list[Decision]:
    """Return the decisions of many random games that eliminate a monster or end the game."""
    found = []
    for number, (edition, seats) in enumerate(TABLES):
        env = aec.env(edition, seats, reward="place" if number % 2 else "win")
        for seed in range(25):
            found += [each for each in play(env, seed) if each.eliminated or each.end]
    return found + list(play(aec.env("dark", 2), seed_without_a_winner()))


def seed_without_a_winner() -> int:
    """Return the seed of a random two-player game without a survivor: one in some hundreds."""
    game = Game(Setup("dark", 2))
    for seed in range(20_000):
        rng = np.random.default_rng(seed)
        game.reset(seed)
        while not game.over:
            game.act(game.random_action(rng))
        if not any(game.state.winner):
            return seed
    raise AssertionError("every game has a winner")


def eliminated_in_own_turn(case: Decision) -> bool:
    return case.turn in case.eliminated and case.end is None


def eliminated_by_own_answer(case: Decision) -> bool:  # out of turn
    return case.decided in case.eliminated and case.decided != case.turn and case.end is None


def eliminated_by_another(case: Decision) -> bool:
    return bool(case.eliminated) and case.decided not in case.eliminated and case.end is None


def several_eliminated(case: Decision) -> bool:
    return len(case.eliminated) > 1 and case.end is None


def wins_by_stars_over_living_monsters(case: Decision) -> bool:
    return case.end is not None and case.end.reason == "stars" and len(case.living) > 1


def survives(case: Decision) -> bool:
    return case.end is not None and case.end.reason == "survivor"


def survives_out_of_turn(case: Decision) -> bool:
    return survives(case) and case.end is not None and case.turn not in case.end.winners


def no_winner(case: Decision) -> bool:
    return case.end is not None and case.end.reason == "nobody"


@pytest.mark.parametrize(
    "kind",
    [eliminated_in_own_turn, eliminated_by_own_answer, eliminated_by_another, several_eliminated],
)
def test_eliminated_agents_are_removed_at_once(
    kind: Callable[[Decision], bool],
) -> None:
    found = [case for case in notable_decisions() if kind(case)]
    assert found
    for case in found:
        assert case.removed == tuple(f"monster_{seat}" for seat in case.eliminated)


@pytest.mark.parametrize(
    "kind", [wins_by_stars_over_living_monsters, survives, survives_out_of_turn, no_winner]
)
def test_all_agents_are_removed_at_the_end(kind: Callable[[Decision], bool]) -> None:
    found = [case for case in notable_decisions() if kind(case)]
    assert found
    for case in found:
        assert case.end is not None
        assert set(case.removed) == {f"monster_{seat}" for seat in (*case.living, *case.eliminated)}
        best = max(case.paid.values())
        winners = {name for name in case.removed if case.paid[name] == best and best > 0}
        if case.end.winners:
            assert winners == {f"monster_{seat}" for seat in case.end.winners}


@pytest.mark.parametrize("edition", EDITIONS)
def test_decisions_out_of_turn_select_their_agent(edition: str) -> None:
    env, questions = aec.env(edition, 5), set()
    for seed in range(20):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while env.agents:
            state = env.game.state
            if env.agent_selection != f"monster_{state.turn}":
                questions.add(top_kind(state))
            decide(env, pick(env, rng))
    assert {PROBE, PROTECT, YIELD} <= questions
    assert KEEP not in questions


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("place", 2.0), ("shaped", 0.0)])
def test_rewards_of_a_game_add_up(reward: str, total: float) -> None:
    env = aec.env("dark", 4, reward=reward)
    for seed in range(30):
        paid = dict.fromkeys(env.possible_agents, 0.0)
        rng = np.random.default_rng(seed)
        env.reset(seed=seed)
        for name in env.agent_iter():
            _, earned, terminated, truncated, _ = env.last()
            paid[name] += earned
            env.step(None if terminated or truncated else pick(env, rng))
        end = outcome(env.game.state)
        assert end is not None
        assert sum(paid.values()) == pytest.approx(total if end.winners else total - 1, abs=1e-4)


@pytest.mark.parametrize("longest", [1, 7, 60])
def test_a_game_over_the_limit_is_truncated(longest: int) -> None:
    env = aec.env("second", 6, longest=longest)
    for seed in range(5):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        for _ in range(longest - 1):
            assert not decide(env, pick(env, rng)).end
        left = env.agents.copy()
        env.step(pick(env, rng))
        out = [name for name, seat in seats_of(env).items() if not is_alive(env.game.state, seat)]
        assert [name for name in left if env.truncations[name]] == [n for n in left if n not in out]
        assert [name for name in left if env.terminations[name]] == [n for n in left if n in out]
        remove_eliminated(env)
        assert env.agents == []


# --- observations --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_agent_observes_the_view_of_its_seat_at_any_time(edition: str) -> None:
    env, row = aec.env(edition, 4), np.zeros(SIZE, np.int8)
    for seed in range(2):
        rng = np.random.default_rng(seed)
        env.reset(seed=seed)
        while env.agents:
            state = env.game.state
            for name, seat in seats_of(env).items():
                seen = env.observe(name)
                observe(view(state, seat), seat, row, 0, 1)
                assert np.array_equal(seen["observation"], row)
                legal = len(legal_actions(state)) if seat == env.game.actor else 0
                assert seen["action_mask"].sum() == legal
            env.step(pick(env, rng))
            remove_eliminated(env)


def test_action_spaces_sample_legal_actions() -> None:
    env = aec.env("dark", 3)
    for seed in range(5):
        env.reset(seed=seed)
        for name in env.agent_iter():
            is_out = env.terminations[name] or env.truncations[name]
            env.step(None if is_out else env.action_space(name).sample())


def test_a_game_is_rendered_as_text() -> None:
    env = aec.env("dark", 2, render_mode="ansi")
    env.reset(seed=3)
    first = env.render()
    assert first is not None
    assert "dark edition: " in first
    assert "is asked: keep" in first
    rng = np.random.default_rng(3)
    while env.agents:
        env.step(pick(env, rng))
        remove_eliminated(env)
    assert "the game is over, won by " in str(env.render())


# --- errors --------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec.env()
    env.reset(seed=1)
    before, agent = env.game.state.copy(), env.agent_selection
    mask = env.observe(agent)["action_mask"]
    for action in (int(np.argmin(mask)), -1, ACTIONS):
        with pytest.raises(ValueError, match=r"cannot take the action|there is no action"):
            env.step(action)
    with pytest.raises(ValueError, match=r"1\.5 is no action: choose a whole number"):
        env.step(1.5)
    with pytest.raises(ValueError, match="None is only for those that are out"):
        env.step(None)
    assert env.game.state == before
    assert env.agent_selection == agent
    with pytest.raises(ValueError, match="is no seed"):
        env.reset(seed=-1)
    env.step(int(np.argmax(mask)))
    assert env.game.decisions == 1


def test_calls_before_the_first_reset_and_after_the_end_are_refused() -> None:
    env = aec.env()
    for call in (lambda: env.step(0), lambda: env.observe("monster_0"), env.render, env.state):
        with pytest.raises(ValueError, match="call reset"):
            call()
    with pytest.raises(AttributeError, match=r"there is no agent_selection yet: call reset\(\)"):
        env.last()
    list(play(env, 1))
    with pytest.raises(ValueError, match="call reset"):
        env.step(None)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"masks": "elsewhere"}, "'observation' or 'info'"),
        ({"render_mode": "rgb_array"}, "there are human, ansi, or None"),
        ({"edition": "third"}, "the editions are"),
        ({"seats": 7}, "2 to 6"),
        ({"options": {"decks": "none"}}, "decks"),
    ],
)
def test_an_invalid_setup_gives_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        aec.env(**wrong)


# --- seeds and backends --------------------------------------------------------------------------


def test_a_seed_starts_a_sequence_of_games() -> None:
    one, other = aec.env(), aec.env()
    one.reset(seed=7)
    other.reset(seed=7)
    first = one.game.state.copy()
    assert other.game.state == first
    one.reset()
    other.reset()
    assert one.game.state == other.game.state != first
    one.reset(seed=7)
    assert one.game.state == first
    unseeded = aec.env()
    unseeded.reset()
    assert unseeded.game.state != first


def test_interpreted_and_compiled_games_are_the_same() -> None:
    quick = aec.env("dark", 3, reward="shaped")
    use("interpreted")
    plain = aec.env("dark", 3, reward="shaped")
    one, other = play(quick, 4), play(plain, 4)
    for _ in range(60):
        assert next(one) == next(other)
        assert quick.game.state == plain.game.state
        assert quick.last()[1] == plain.last()[1]
