"""The vector environment: Gymnasium's checks, and the same games as in the single environment."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_reset_seed_determinism, check_space_limit
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from conftest import EDITIONS
from daikaiju.envs import ACTIONS
from daikaiju.envs.gym import IDS, MonsterEnv
from daikaiju.envs.vector import MonsterVectorEnv
from daikaiju.rules import actor, use, view
from daikaiju.spaces.observations import SIZE, observe

Result = tuple[Any, ...]


def made(**arguments: Any) -> MonsterVectorEnv:
    envs = gymnasium.make_vec("Daikaiju-v0", **arguments)
    assert isinstance(envs, MonsterVectorEnv)
    return envs


def steps(envs: VectorEnv[Any, Any, Any], seed: int, many: int) -> Iterator[Result]:
    """Play with random legal actions; yield the actions and the result of each step."""
    rng = np.random.default_rng(seed)
    _, infos = envs.reset(seed=seed)
    for _ in range(many):
        masks = infos["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        result = envs.step(actions)
        infos = result[4]
        yield actions, *result


# --- Gymnasium's own checks ----------------------------------------------------------------------


@pytest.mark.parametrize("name", IDS)
def test_every_id_makes_a_vector_environment_that_passes_the_checks(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, seat="random")
    assert isinstance(envs, MonsterVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.spec is not None
    check_action_space(envs.single_action_space)
    check_observation_space(envs.single_observation_space)
    check_space_limit(envs.single_observation_space, "observation")
    check_reset_seed_determinism(envs)  # type: ignore[arg-type]
    for actions, observations, rewards, ended, truncated, infos in steps(envs, 1, 100):
        assert actions in envs.action_space
        assert observations in envs.observation_space
        assert rewards.shape == ended.shape == truncated.shape == (3,)
        assert (rewards.dtype, ended.dtype) == (np.float32, np.bool_)
        assert infos["action_mask"].shape == (3, ACTIONS)
        assert not infos["illegal"].any()
    envs.close()


def test_the_wrappers_of_gymnasium_work() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(made(num_envs=4, seats=2)))
    envs.reset(seed=1)
    episodes = []
    for _ in range(200):
        *_, ended, _, infos = envs.step(envs.action_space.sample())
        for row in np.flatnonzero(ended).tolist():
            assert infos[row]["final_obs"].shape == (SIZE,)
            episodes.append(infos[row]["episode"])
    assert len(episodes) > 3
    assert {float(episode["r"]) for episode in episodes} <= {0.0, 1.0}


# --- the games of the single environment ---------------------------------------------------------


@pytest.mark.parametrize("reward", ["win", "place", "shaped"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_row_plays_the_games_of_the_single_environment(edition: str, reward: str) -> None:
    """Actions, observations, masks and rewards are the same, game after game."""
    table = {"edition": edition, "seats": 3, "seat": 1, "reward": reward}
    opponents = ["greedy:60", "random"]
    envs = made(num_envs=1, opponents=opponents, **table)
    env = MonsterEnv(opponents=opponents, **table)  # type: ignore[arg-type]
    env.reset(seed=4)
    ends = 0
    for actions, observations, rewards, ended, cut, infos in steps(envs, 4, 300):
        seen, earned, is_over, is_cut, info = env.step(actions[0])
        assert rewards[0] == np.float32(earned)
        assert (ended[0], cut[0]) == (is_over, is_cut)
        if is_over:
            ends += 1
            assert np.array_equal(infos["final_obs"][0], seen)
            seen, info = env.reset()
        assert np.array_equal(observations[0], seen)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
    assert ends > 2


def test_row_i_plays_the_games_i_and_i_plus_n() -> None:
    envs = made(num_envs=3, seats=2)
    env = MonsterEnv(seats=2)
    played = [number for row in range(3) for number in (row, row + 3)]
    starts = {}
    for number in played:
        env.reset(seed=7)
        env.table.begin(0, 7, number)
        starts[number] = env.table.observation.copy()
    firsts = {row: envs.reset(seed=7)[0][row] for row in range(3)}
    numbers = [0, 1, 2]
    for _, observations, _, ended, _, _ in steps(envs, 7, 200):
        for row in np.flatnonzero(ended).tolist():
            numbers[row] += 3
            if numbers[row] == row + 3:
                assert np.array_equal(observations[row], starts[row + 3])
    for row in range(3):
        assert np.array_equal(firsts[row], starts[row])
    assert min(numbers) >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_seats_are_drawn_and_each_learner_sees_its_own_view(edition: str) -> None:
    envs, row = made(num_envs=8, edition=edition, seats=5, seat="random"), np.zeros(SIZE, np.int8)
    seats, finals = set(), 0
    for _, observations, rewards, ended, _, infos in steps(envs, 2, 120):
        for game in range(8):
            state, seat = envs.state(game), int(infos["seat"][game])
            assert actor(state) == seat
            observe(view(state, seat), seat, row, 0, 1)
            assert np.array_equal(observations[game], row)
            seats.add(seat)
            if ended[game]:
                finals += 1
                played = infos["final_info"]["seat"][game]
                assert rewards[game] == infos["seat_rewards"][game, played]
                assert infos["final_obs"][game].shape == (SIZE,)
            else:
                assert infos.get("_final_obs", np.zeros(8, bool))[game] == np.False_
    assert seats == set(range(5))
    assert finals


def test_the_winners_of_a_finished_game_share_one() -> None:
    envs, sums = made(num_envs=16, seats=2), []
    for _, _, _, ended, _, infos in steps(envs, 3, 120):
        sums += infos["seat_rewards"][ended].sum(axis=1).tolist()
        assert not infos["seat_rewards"][~ended].any()
    assert len(sums) > 20
    assert sum(total == 1 for total in sums) > 0.9 * len(sums)


def test_it_plays_the_same_interpreted_and_compiled() -> None:
    arguments = {"num_envs": 2, "opponents": ["greedy", "random"], "seats": 3, "reward": "place"}
    quick = list(steps(made(**arguments), 5, 60))
    use("interpreted")
    for one, other in zip(quick, steps(made(**arguments), 5, 60), strict=True):
        for mine, theirs in zip(one[:5], other[:5], strict=True):
            assert np.array_equal(mine, theirs)


# --- opponents that look ahead -------------------------------------------------------------------


def test_odds_is_an_opponent() -> None:
    """Games repeat, and *odds* hardly ever loses to random play."""
    arguments = {"num_envs": 16, "seats": 2, "opponents": "odds", "options": {"deck": "none"}}
    first, again = (list(steps(made(**arguments), 1, 60)) for _ in range(2))
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one[1], other[1])
    ends = sum(int(ended.sum()) for _, _, _, ended, _, _ in first)
    assert ends > 30
    assert sum(float(rewards.sum()) for _, _, rewards, *_ in first) < 0.1 * ends


@pytest.mark.parametrize("spec", ["search:5", "perfect"])
def test_a_bot_that_is_not_compiled_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match=f"{spec} cannot play in a vector environment: choose"):
        made(num_envs=2, seats=2, opponents=spec)


# --- errors, limits, copies ----------------------------------------------------------------------


def test_an_illegal_action_changes_nothing_in_its_row() -> None:
    envs = made(num_envs=2)
    observations, infos = envs.reset(seed=1)
    before = envs.state(0).copy()
    actions = np.array([np.argmin(infos["action_mask"][0]), np.argmax(infos["action_mask"][1])])
    again, rewards, ended, _, infos = envs.step(actions)
    assert infos["illegal"].tolist() == [True, False]
    assert envs.state(0) == before
    assert np.array_equal(observations[0], again[0])
    assert not np.array_equal(observations[1], again[1])
    assert (rewards[0], ended[0]) == (0, False)


def test_illegal_actions_count_towards_the_limit() -> None:
    envs = made(num_envs=1, longest=300)
    _, infos = envs.reset(seed=1)
    illegal = np.array([np.argmin(infos["action_mask"][0])])
    cuts = [bool(envs.step(illegal)[3][0]) for _ in range(300)]
    assert cuts == [False] * 299 + [True]


def test_an_illegal_action_can_raise_and_then_no_row_has_changed() -> None:
    envs = made(num_envs=2, illegal="raise")
    _, infos = envs.reset(seed=1)
    before = [envs.state(row).copy() for row in range(2)]
    actions = np.array([np.argmax(infos["action_mask"][0]), np.argmin(infos["action_mask"][1])])
    with pytest.raises(ValueError, match=r"game 1: .* cannot take the action"):
        envs.step(actions)
    assert [envs.state(row) for row in range(2)] == before


def test_a_game_over_the_limit_is_truncated() -> None:
    envs = made(num_envs=4, longest=40)
    cuts = 0
    for _, _, _, ended, cut, infos in steps(envs, 2, 60):
        assert not (ended & cut).any()
        assert np.array_equal(infos.get("_final_obs", np.zeros(4, bool)), ended | cut)
        cuts += int(cut.sum())
    assert cuts


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (0, "shape \\(\\): give one whole number for each of the 2 games"),
        ([0.5, 1.0], "array of float64"),
        ([-1, 0], "ids go from 0"),
        ([0, ACTIONS], "ids go from 0"),
    ],
)
def test_wrong_actions_give_one_sentence(actions: Any, says: str) -> None:
    envs = made(num_envs=2)
    with pytest.raises(ValueError, match="call reset"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(seed=1)
    with pytest.raises(ValueError, match=says):
        envs.step(actions)


@pytest.mark.parametrize("copied", [deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))])
def test_a_copy_continues_like_the_original(copied: Any) -> None:
    envs = made(num_envs=3, seat="random", opponents="greedy:50")
    list(steps(envs, 1, 20))
    other = copied(envs)
    assert other == envs != made(num_envs=3)
    for _ in range(40):
        actions = envs.action_space.sample()
        assert np.array_equal(actions, other.action_space.sample())
        for one, two in zip(envs.step(actions)[:4], other.step(actions)[:4], strict=True):
            assert np.array_equal(one, two)
    assert other == envs
    envs.step(envs.action_space.sample())
    assert other != envs


def test_without_copies_the_arrays_are_reused() -> None:
    envs = made(num_envs=2, copy=False)
    first, _ = envs.reset(seed=1)
    second = envs.step(envs.action_space.sample())[0]
    assert first is second
    kept, _ = (fresh := made(num_envs=2)).reset(seed=1)
    assert fresh.step(fresh.action_space.sample())[0] is not kept


def test_tables_are_rendered_as_text() -> None:
    envs = made(num_envs=2, render_mode="ansi")
    with pytest.raises(ValueError, match="call reset"):
        envs.render()
    envs.reset(seed=1)
    tables = envs.render()
    assert tables is not None
    assert all("second edition" in table for table in tables)
