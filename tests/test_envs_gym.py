"""The Gymnasium interface: Gymnasium's own checks, every kind of bot as opponent, rewards."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conftest import EDITIONS, SEATS
from daikaiju.bots.bot import Bot, DrawBelow
from daikaiju.bots.greedy import greedy_action
from daikaiju.bots.random import count_choices, nth_choice
from daikaiju.envs import ACTIONS, Game, Setup
from daikaiju.envs.gym import IDS, MonsterEnv
from daikaiju.rules import NOBODY, State, actor, legal_actions, use, view
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.constants import ON_TOP
from daikaiju.rules.operations import is_alive
from daikaiju.spaces.actions import id_of
from daikaiju.spaces.observations import SIZE, observe

EXAMPLE = Path(__file__).parent.parent / "examples" / "protocol_bot.py"
TABLES = [(edition, seats) for edition in EDITIONS for seats in SEATS]


def steps(env: Any, seed: int, games: int = 1) -> Iterator[tuple[Any, ...]]:
    """Play random games: yield the action (None for a reset) and the result of `step`."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    for game in range(games):
        if game:
            observation, info = env.reset()
        yield None, observation, 0.0, False, False, info
        ended = cut = False
        while not (ended or cut):
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            observation, reward, ended, cut, info = env.step(action)
            yield action, observation, reward, ended, cut, info


# --- Gymnasium's own checks ----------------------------------------------------------------------


@pytest.mark.parametrize("name", IDS)
def test_every_id_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_table_passes_the_check(edition: str, seats: int) -> None:
    env = gymnasium.make("Daikaiju-v0", edition=edition, seats=seats, seat="random")
    check_env(env.unwrapped)


def test_an_id_can_be_named_with_its_module() -> None:
    env = gymnasium.make("daikaiju.envs.gym:Daikaiju-Dark-v0", seats=2)
    assert env.unwrapped.setup == Setup("dark", 2)  # type: ignore[attr-defined]


def test_vectorised_games_restart_when_they_end() -> None:
    envs = gymnasium.make_vec("Daikaiju-v0", num_envs=3, vectorization_mode="sync", seats=2)
    observation, info = envs.reset(seed=1)
    rng, ends = np.random.default_rng(1), 0
    for _ in range(600):
        masks = info["action_mask"]
        assert masks.shape == (3, ACTIONS)
        actions = [int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]
        observation, _, ended, _, info = envs.step(np.array(actions))
        assert observation.shape == (3, SIZE)
        assert "illegal" not in info
        ends += ended.sum()
    assert ends > 3


# --- results of a step ---------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", ["random", "greedy:50"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_step_returns_the_view_and_the_mask_of_the_seat(edition: str, opponents: str) -> None:
    env = MonsterEnv(edition, 4, seat="random", opponents=opponents)
    row, ends = np.zeros(SIZE, np.int8), set()
    for _, observation, _, ended, _, info in steps(env, 1, games=4):
        state, seat = env.table.state, info["seat"]
        observe(view(state, seat), seat, row, 0, 1)
        assert np.array_equal(observation, row)
        assert np.array_equal(info["action_mask"], env.action_masks())
        if ended:
            assert not info["action_mask"].any()
            assert actor(state) == NOBODY or not is_alive(state, seat)
            ends.add(actor(state) == NOBODY)
        else:
            assert actor(state) == seat
            ids = {int(id_of(state, action)) for action in legal_actions(state)}
            assert set(np.flatnonzero(info["action_mask"]).tolist()) == ids
    assert ends  # by the end of the game or the elimination of the agent


def test_a_seat_is_drawn_for_each_game() -> None:
    env = MonsterEnv(seats=5, seat="random")
    env.reset(seed=1)
    seats = [env.reset()[1]["seat"] for _ in range(60)]
    assert set(seats) == set(range(5))
    env.reset(seed=1)
    assert [env.reset()[1]["seat"] for _ in range(60)] == seats
    assert MonsterEnv(seat=3).reset(seed=1)[1]["seat"] == 3


def test_a_game_over_the_limit_is_truncated() -> None:
    env = MonsterEnv(longest=30)
    *_, last = steps(env, 2)
    _, _, _, ended, cut, info = last
    assert (ended, cut) == (False, True)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


def test_decisions_without_a_choice_can_be_skipped() -> None:
    env = MonsterEnv("dark", 3, skip_forced=True)
    for _, _, _, ended, _, info in steps(env, 1, games=5):
        assert ended or info["action_mask"].sum() > 1


def test_the_table_is_rendered_as_text() -> None:
    env = gymnasium.make("Daikaiju-Dark-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "> monster_0" in str(env.render())


# --- opponents -----------------------------------------------------------------------------------


class RecordingBot(Bot):
    """Plays at random and records its views and actions."""

    def __init__(self) -> None:
        super().__init__("watched")
        self.asked: list[tuple[State, int, int]] = []
        self.games = 0

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        legal = legal_actions(state)
        action = legal[draw(len(legal))]
        self.asked.append((state, seat, action))
        return action

    def over(self, state: State) -> None:
        self.games += 1


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("reward", ["win", "place", "shaped"])
def test_a_game_with_bots_is_the_game_of_the_seed(edition: str, seats: int, reward: str) -> None:
    """The same actions, of agent and bots, in a `Game` give the same positions and rewards."""
    bot = RecordingBot()
    env = MonsterEnv(edition, seats, seat=1, opponents=bot, reward=reward)
    game = Game(Setup(edition, seats, reward=reward))
    game.reset(seed=9)
    paid = expected = 0.0
    for action, _, earned, *_ in steps(env, 9):
        ids = [] if action is None else [action]
        for each in ids:
            game.act(each)
            expected += float(game.rewards[1])
        for state, seat, done in bot.asked:
            assert (game.actor, view(game.state, seat)) == (seat, state)
            game.do(done)
            expected += float(game.rewards[1])
        bot.asked.clear()
        paid += earned
        assert game.state == env.table.state
    assert paid == pytest.approx(expected, abs=1e-4)
    assert bot.games == 1


@pytest.mark.parametrize("opponents", ["random", ["greedy", "random", "greedy:40"]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_opponents_play_the_same_interpreted_and_compiled(
    edition: str, opponents: str | list[str]
) -> None:
    quick = MonsterEnv(edition, 4, opponents=opponents, reward="place")
    use("interpreted")
    plain = MonsterEnv(edition, 4, opponents=opponents, reward="place")
    for one, other in zip(steps(quick, 3), steps(plain, 3), strict=True):
        assert one[0] == other[0]
        assert np.array_equal(one[1], other[1])
        assert one[2:5] == other[2:5]


@pytest.mark.parametrize("edition", EDITIONS)
def test_compiled_opponents_use_no_hidden_information(edition: str) -> None:
    """*random* and *greedy* choose the same with the whole state and with their view."""
    game, rng = Game(Setup(edition, 5)), np.random.default_rng(1)
    one, other = np.zeros((2, 8 * MAX_ACTIONS), np.int64)
    hidden = 0
    for number in range(40):
        game.reset(1, number)
        while not game.over:
            state, seat = game.state, game.actor
            if any(place == ON_TOP for place in state.location) and not state.seen_top[seat]:
                hidden += 1
                known = view(state, seat)
                assert greedy_action(state, seat, one) == greedy_action(known, seat, other)
                many = count_choices(state, one)
                assert many == count_choices(known, other)
                assert nth_choice(state, many // 2, one) == nth_choice(known, many // 2, other)
            game.act(game.random_action(rng))
    assert hidden > 0 or edition == "first"


@pytest.mark.parametrize(
    ("spec", "arguments"),
    [
        ("greedy:70", {}),
        ("odds", {"options": {"deck": "none"}}),
        ("search:2", {"options": {"deck": "none"}}),
        ("perfect", {"options": {"deck": "none"}}),
        (f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}", {}),
        (f"py:{EXAMPLE.with_name('my_bot.py')}:Stubborn", {}),
    ],
)
def test_every_kind_of_bot_plays(spec: str, arguments: dict[str, Any]) -> None:
    env = MonsterEnv("second", 2, opponents=[spec], **arguments)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(12):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, _, ended, _, info = env.step(action)
        assert not ended
    assert not any(bot.trouble for bot in env.table.bots)
    env.close()
    env.close()


class FaultyBot(Bot):
    """Gives an answer that is no legal action."""

    def __init__(self, answer: Any) -> None:
        super().__init__("faulty")
        self.answer = answer

    def choose(self, state: State, seat: int, draw: DrawBelow) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [12345, -1, None, "stop", 1.5, ValueError("x")])
def test_a_fault_of_a_bot_never_corrupts_a_game(answer: Any) -> None:
    env = MonsterEnv(seats=3, opponents=["greedy", FaultyBot(answer)])
    with pytest.warns(RuntimeWarning, match=r"faulty .* \(game 0, seat 2\); random plays") as seen:
        results = list(steps(env, 1, games=3))
    assert len(seen) == 1
    assert sum(ended for _, _, _, ended, _, _ in results) == 3


@pytest.mark.parametrize(
    ("opponents", "says"),
    [
        ("cmd:nothere", "cmd:nothere cannot play: it could not be started: there is no program"),
        ("py:nothere.py:X", "the file or module 'nothere.py' does not exist"),
        ("perfect", "perfect can play only the game of two monsters without cards"),
    ],
)
def test_an_opponent_that_cannot_play_is_refused_at_once(opponents: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        gymnasium.make("Daikaiju-v0", opponents=opponents)


def test_bots_are_seated_clockwise_from_the_agent() -> None:
    bots = [RecordingBot(), RecordingBot(), RecordingBot()]
    env = MonsterEnv(seats=4, seat=2, opponents=bots)
    list(steps(env, 1))
    for steps_away, bot in enumerate(bots, start=1):
        assert {seat for _, seat, _ in bot.asked} == {(2 + steps_away) % 4}


def test_bots_are_notified_when_a_game_ends_or_is_abandoned() -> None:
    bot = RecordingBot()
    env = MonsterEnv(opponents=bot)
    env.reset(seed=1)
    assert bot.games == 0
    env.reset()
    assert bot.games == 1
    list(steps(env, 1))
    assert bot.games == 3


def test_greedy_beats_random() -> None:
    """A random player hardly ever wins against three greedy monsters."""
    env, paid = MonsterEnv(opponents="greedy"), 0.0
    for _, _, reward, *_ in steps(env, 1, games=200):
        paid += reward
    assert paid < 20


# --- errors --------------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing_and_can_be_repeated() -> None:
    env = MonsterEnv()
    observation, info = env.reset(seed=1)
    before, illegal = env.table.state.copy(), int(np.argmin(info["action_mask"]))
    again, reward, ended, cut, info_after = env.step(illegal)
    assert f"cannot take the action {illegal}" in info_after["illegal"]
    assert (reward, ended, cut) == (0.0, False, False)
    assert np.array_equal(observation, again)
    assert np.array_equal(info["action_mask"], info_after["action_mask"])
    assert env.table.state == before
    assert "illegal" not in env.step(int(np.argmax(info["action_mask"])))[-1]


def test_illegal_actions_count_towards_the_limit() -> None:
    env = MonsterEnv(longest=500)
    _, info = env.reset(seed=1)
    illegal = int(np.argmin(info["action_mask"]))
    cuts = [env.step(illegal)[3] for _ in range(500)]
    assert cuts == [False] * 499 + [True]


def test_an_illegal_action_can_raise() -> None:
    env = MonsterEnv(illegal="raise")
    _, info = env.reset(seed=1)
    before = env.table.state.copy()
    with pytest.raises(ValueError, match="cannot take the action"):
        env.step(int(np.argmin(info["action_mask"])))
    assert env.table.state == before
    env.step(int(np.argmax(info["action_mask"])))


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_an_unknown_action_raises(number: int) -> None:
    env = MonsterEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"there is no action {number}"):
        env.step(number)
    with pytest.raises(ValueError, match="'stop' is no action: choose a whole number"):
        env.step("stop")
    with pytest.raises(ValueError, match="is no seed"):
        env.reset(seed=1 << 63)
    assert "illegal" not in env.step(env.action_space.sample())[-1]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 4}, "0 to 3 or 'random'"),
        ({"opponents": ["greedy"]}, "one for each of the 3"),
        ({"opponents": "grandmaster"}, "grandmaster"),
        ({"opponents": None}, "None are no opponents: give specs such as 'greedy', or bots"),
        ({"opponents": [1, 2, 3]}, "are no opponents: give specs"),
        ({"illegal": "ignore"}, "'ask_again' or 'raise'"),
        ({"render_mode": "rgb_array"}, "there are human, ansi"),
        ({"options": {"deck": "half"}}, "half"),
    ],
)
def test_an_invalid_setup_gives_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        MonsterEnv(**wrong)


def test_calls_before_the_first_reset_are_refused() -> None:
    env = MonsterEnv()
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(ValueError, match="call reset"):
            call()


def test_the_action_space_samples_legal_actions() -> None:
    env = gymnasium.make("Daikaiju-v0", seats=3)
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(300):
        *_, ended, cut, info = env.step(env.action_space.sample())
        assert "illegal" not in info
        if ended or cut:
            env.reset()
