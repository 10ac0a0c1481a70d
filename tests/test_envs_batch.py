"""`Game` and `Batch`: both play the same games, rewards add up, and errors change nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from conftest import EDITIONS, SEATS
from daikaiju.envs import ACTIONS, Batch, Game, Setup
from daikaiju.envs.buffers import new_games
from daikaiju.envs.game_loop import ENDED, RUNNING, TRUNCATED, play
from daikaiju.envs.rewards import REWARDS, SHAPED, WIN, living_bits, pay, start_rewards, strength
from daikaiju.rules import NOBODY, Options, State, actor, legal_actions, new_game, outcome, use
from daikaiju.rules.agenda import BUY, START_TURN, clear_frames, push
from daikaiju.rules.constants import MAX_SEATS, OUT
from daikaiju.spaces.actions import action_of, id_of


def interpreted_batch(setup: Setup, games: int, seed: int) -> Batch:
    use("interpreted")
    batch = Batch(setup, games, seed)
    use("auto")
    return batch


def snapshot(batch: Batch) -> list[bytes]:
    return [batch.states.tobytes(), *(np.ascontiguousarray(each).tobytes() for each in batch.rows)]


# --- backends, one game or many ------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_interpreted_and_compiled_batches_agree_bit_for_bit(edition: str, seats: int) -> None:
    reward = list(REWARDS)[seats % 3]
    options = Options(tiles="mixed") if seats % 2 else Options(starter="lot")
    setup = Setup(edition, seats, options, reward, skip_forced=seats > 3, longest=50)
    machine, plain = Batch(setup, 3, seed=seats), interpreted_batch(setup, 3, seed=seats)
    assert snapshot(machine) == snapshot(plain)
    for _ in range(70):
        actions = machine.sample()
        assert plain.sample().tolist() == actions.tolist()
        machine.step(actions)
        plain.step(actions)
        assert snapshot(machine) == snapshot(plain)


@pytest.mark.parametrize("games", [1, 3, 8])
def test_a_game_is_the_same_alone_and_in_a_batch_of_any_size(games: int) -> None:
    """Row i of a batch plays the games i, i + games, … of the seed, each as a `Game` plays it."""
    setup = Setup("second", 3, reward="shaped")
    batch, alone = Batch(setup, games, seed=5), Game(setup)
    row = games - 1
    for episode in range(3):
        alone.reset(5, row + episode * games)
        while not alone.over:
            assert batch.ends[row] == RUNNING or alone.decisions == 0
            assert batch.state(row) == alone.state
            assert batch.actors[row] == alone.actor
            assert (batch.masks[row] == alone.mask()).all()
            assert (batch.observations[row] == alone.observation(alone.actor)).all()
            actions = batch.sample()
            alone.act(int(actions[row]))
            batch.step(actions)
            assert (batch.rewards[row] == alone.rewards).all()
        assert batch.ends[row] == ENDED
        assert outcome(alone.state) is not None


def test_the_same_seed_brings_the_same_games_and_another_one_others() -> None:
    def snapshot_after(seed: int) -> list[bytes]:
        batch = Batch(Setup(seats=2), 4, seed)
        for _ in range(40):
            batch.step(batch.sample())
        return snapshot(batch)

    assert snapshot_after(1) == snapshot_after(1)
    assert snapshot_after(1) != snapshot_after(2)


def test_a_reset_begins_the_games_of_its_seed_again() -> None:
    batch = Batch(Setup(), 4, seed=3)
    first = snapshot(batch)
    batch.step(batch.sample())
    batch.reset()
    assert snapshot(batch) == first
    batch.reset(seed=4)
    assert snapshot(batch) == snapshot(Batch(Setup(), 4, seed=4)) != first


# --- the end of a game and truncation ------------------------------------------------------------


def test_a_finished_game_is_replaced_by_a_new_one() -> None:
    batch, fresh = Batch(Setup(seats=2), 16, seed=1), Game(Setup(seats=2))
    episodes = np.zeros(16, int)
    while episodes.min() < 2:
        batch.step(batch.sample())
        for row in np.flatnonzero(batch.ends).tolist():
            episodes[row] += 1
            fresh.reset(1, row + 16 * int(episodes[row]))
            assert batch.state(row) == fresh.state
            assert (batch.observations[row] == fresh.observation(fresh.actor)).all()
            assert batch.rewards[row].sum() == 1
        assert not batch.rewards[batch.ends == RUNNING].any()
        assert batch.masks.any(axis=1).all()


def test_a_game_over_the_limit_is_truncated() -> None:
    batch = Batch(Setup(seats=6, longest=10), 8)
    for step in range(1, 31):
        batch.step(batch.sample())
        assert set(batch.ends.tolist()) == ({TRUNCATED} if step % 10 == 0 else {RUNNING})
    game = Game(Setup(seats=6, longest=10))
    rng = np.random.default_rng(1)
    for _ in range(10):
        assert not game.truncated
        game.act(game.random_action(rng))
    assert game.truncated
    assert not game.over


# --- rewards -------------------------------------------------------------------------------------


def returns(setup: Setup, games: int = 60) -> Any:
    """Return the summed rewards of the first games of a batch, a row for each game, by seat."""
    batch = Batch(setup, games, seed=9)
    sums, done = np.zeros((games, MAX_SEATS)), np.zeros(games, bool)
    while not done.all():
        batch.step(batch.sample())
        sums[~done] += batch.rewards[~done]
        assert (batch.ends != TRUNCATED).all()
        done |= batch.ends == ENDED
    return sums


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_rewards_add_up(edition: str, seats: int) -> None:
    won, placed, shaped = (returns(Setup(edition, seats, reward=kind)) for kind in REWARDS)
    assert set(won.sum(axis=1)) <= {0.0, 1.0}
    assert (won.sum(axis=1) == 1).mean() > 0.9
    assert placed.sum(axis=1) == pytest.approx(seats / 2)
    assert placed.min() >= 0
    assert placed.max() <= 1
    assert shaped[:, :seats] == pytest.approx(won[:, :seats] - 1 / seats, abs=1e-4)
    for each in (won, placed, shaped):
        assert not each[:, seats:].any()


def test_a_sole_winner_gets_the_first_rank_and_the_whole_win() -> None:
    won, placed = returns(Setup(seats=4)), returns(Setup(seats=4, reward="place"))
    alone = won == 1
    assert alone.any()
    assert (placed[alone] == 1).all()


def state_with_zones(places: list[int], winners: list[int]) -> State:
    state = new_game("second", len(places))
    clear_frames(state)
    for seat, place in enumerate(places):
        state.place[seat] = place
    for seat in winners:
        state.winner[seat] = 1
    state.step = 0 if winners else START_TURN
    if not winners:
        push(state, BUY, next(seat for seat, place in enumerate(places) if place != OUT))
    return state


@pytest.mark.parametrize(
    ("were_alive", "places", "winners", "expected"),
    [
        (0b1111, [0, 0, OUT, 0], [], [0, 0, 0, 0]),  # the first elimination
        (0b1011, [0, OUT, OUT, OUT], [], [0, 1.5 / 3, 0, 1.5 / 3]),  # two eliminated together
        (0b1011, [0, 0, OUT, 0], [1], [1.5 / 3, 1, 0, 1.5 / 3]),  # by stars: the living are tied
        (0b0011, [0, OUT, OUT, OUT], [0], [1, 2 / 3, 0, 0]),  # the last survivor
        (0b0011, [OUT, OUT, OUT, OUT], [0], [1, 2 / 3, 0, 0]),  # … who is eliminated and still wins
        (0b1111, [0, 0, 0, 0], [0, 2], [2.5 / 3, 0.5 / 3, 2.5 / 3, 0.5 / 3]),  # a shared win
    ],
)
def test_ranks_are_paid_when_they_are_certain(
    were_alive: int, places: list[int], winners: list[int], expected: list[float]
) -> None:
    reward = np.zeros(MAX_SEATS, np.float32)
    pay(state_with_zones(places, winners), were_alive, REWARDS["place"], reward)
    assert reward.tolist() == pytest.approx([*expected, 0, 0])


def test_several_winners_share_the_win() -> None:
    state, reward = state_with_zones([0, 0, 0, OUT], [0, 2]), np.ones(MAX_SEATS, np.float32)
    start_rewards(state, WIN, reward)
    pay(state, living_bits(state), WIN, reward)
    assert reward.tolist() == [0.5, 0, 0.5, 0, 0, 0]


def test_shaping_pays_the_change_of_the_share_of_total_strength() -> None:
    state, reward = state_with_zones([0, 0], []), np.zeros(MAX_SEATS, np.float32)
    start_rewards(state, SHAPED, reward)
    state.health[1] = 5
    pay(state, living_bits(state), SHAPED, reward)
    assert (strength(state, 0), strength(state, 1)) == (20, 10)
    assert reward.tolist() == pytest.approx([20 / 30 - 1 / 2, 10 / 30 - 1 / 2, 0, 0, 0, 0])


# --- errors --------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_changes_no_game() -> None:
    batch = Batch(Setup(), 5, seed=2)
    batch.step(batch.sample())
    untouched = snapshot(batch)
    wrong = batch.sample()
    wrong[3] = np.flatnonzero(~batch.masks[3])[0]
    with pytest.raises(
        ValueError, match=r"^game 3: \w+ in seat \d cannot take the action \d+ \(.+"
    ):
        batch.step(wrong)
    for number in (-1, ACTIONS):
        wrong[3] = number
        with pytest.raises(ValueError, match=f"game 3: there is no action {number}: ids go from 0"):
            batch.step(wrong)
    batch.masks[:] = True  # a change of the masks does not make actions legal
    wrong[3] = np.flatnonzero(np.frombuffer(untouched[2], bool).reshape(5, ACTIONS)[3] == 0)[0]
    with pytest.raises(ValueError, match=r"game 3: .+ cannot take the action"):
        batch.step(wrong)
    batch.masks[:] = np.frombuffer(untouched[2], bool).reshape(5, ACTIONS)
    for shape in (np.zeros(4, int), np.zeros(5), np.zeros((5, 1), int)):
        with pytest.raises(ValueError, match="give 5 whole numbers, an id for each game"):
            batch.step(shape)
    assert snapshot(batch) == untouched
    other = Batch(Setup(), 5, seed=2)
    for _ in range(20):
        batch.step(batch.masks.argmax(axis=1))
    other.step(other.sample())
    for _ in range(20):
        other.step(other.masks.argmax(axis=1))
    assert snapshot(batch) == snapshot(other)


def test_a_game_refuses_illegal_actions_and_does_not_change() -> None:
    game = Game(Setup(seats=2))
    untouched = game.state.copy(), game.mask().tobytes()
    illegal = int(np.flatnonzero(game.mask() == 0)[0])
    for number in (illegal, -1, ACTIONS):
        with pytest.raises(ValueError, match=r"cannot take the action|there is no action"):
            game.act(number)
    for action in (0, -1, 99, 1 << 40, *(a + 1 for a in legal_actions(game.state)[-1:])):
        with pytest.raises(ValueError, match="is no legal action of the engine in this position"):
            game.do(action)
    for nothing in ("0", None, 1.5, [1]):
        with pytest.raises(ValueError, match="is no action: choose a whole number from 0 to"):
            game.act(nothing)  # type: ignore[arg-type]
    for seat in (2, -1, "0", None, 0.5):
        with pytest.raises(ValueError, match=r"there is no seat .+: seats go from 0 to 1"):
            game.observation(seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="-1 is no seed"):
        game.reset(-1)
    assert (game.state, game.mask().tobytes()) == untouched
    assert game.decisions == 0


def test_a_finished_game_takes_no_action() -> None:
    game, rng = Game(Setup(seats=2)), np.random.default_rng(2)
    while not game.over:
        game.act(game.random_action(rng))
    assert game.actor == NOBODY
    assert not game.mask().any()
    for act in (lambda: game.act(0), lambda: game.random_action(rng)):
        with pytest.raises(ValueError, match=r"the game is over .+: call reset to start another"):
            act()
    assert game.rewards.sum() == 1
    assert game.observation(0).shape == game.observation(1).shape


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"edition": "third"}, "no edition 'third': the editions are first, second, dark"),
        ({"seats": 7}, "7 monsters cannot play: there must be 2 to 6"),
        ({"seats": "4"}, "'4' monsters cannot play: choose 2 to 6"),
        ({"reward": "fame"}, "no reward 'fame': the rewards are win, place, shaped"),
        ({"longest": 0}, "cannot take 0 decisions: choose a whole number from 1"),
        ({"longest": 10**30}, "choose a whole number from 1 to 1000000000"),
        ({"skip_forced": "no"}, "skip_forced cannot be 'no': choose True or False"),
        ({"options": {"tiles": "blue"}}, "option tiles cannot be 'blue': choose red, green, mixed"),
    ],
)
def test_an_invalid_setup_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Setup(**wrong)


def test_interpreted_games_need_no_compiler_and_no_other_library() -> None:
    """Only the interfaces for other libraries import them."""
    script = (
        "import sys; from daikaiju.envs import Batch, Game; game, batch = Game(), Batch(games=2);"
        "batch.step(batch.sample()); game.act(int(game.mask().argmax()));"
        "print([m for m in ('numba', 'pettingzoo', 'gymnasium', 'pyspiel') if m in sys.modules])"
    )
    run = [sys.executable, "-c", script]
    env = {**os.environ, "DAIKAIJU_ENGINE": "interpreted"}
    done = subprocess.run(run, env=env, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_a_batch_has_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="0 games cannot be played: choose 1 or more"):
        Batch(Setup(), 0)


# --- one game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["interpreted", "auto"])
def test_a_game_takes_ids_and_actions_of_the_engine_alike(backend: Any) -> None:
    use(backend)
    by_ids, by_actions = Game(Setup("dark", 4)), Game(Setup("dark", 4))
    rng = np.random.default_rng(7)
    for _ in range(80):
        if by_ids.over:
            break
        number = by_ids.random_action(rng)
        action = int(action_of(by_ids.state, number))
        assert id_of(by_ids.state, action) == number
        by_ids.act(number)
        by_actions.do(action)
        assert by_ids.state == by_actions.state
        assert by_ids.living == [s for s in range(4) if by_ids.state.place[s] != OUT]
    assert by_ids.decisions == by_actions.decisions > 0


def test_returned_arrays_are_copies() -> None:
    game = Game()
    for array in (game.mask(), game.observation(game.actor), game.rewards):
        array[:] = 1
    assert not game.mask().all()
    assert not game.observation(game.actor).all()
    assert not game.rewards.any()


def test_forced_decisions_can_be_skipped() -> None:
    """The same RNG stream and the same choices give the same game, with fewer decisions."""
    every, chosen = Game(Setup(seats=3)), Game(Setup(seats=3, skip_forced=True))
    rng = np.random.default_rng(3)
    while not chosen.over:
        assert chosen.mask().sum() > 1
        while every.mask().sum() == 1:
            every.act(int(every.mask().argmax()))
        assert every.state == chosen.state
        number = chosen.random_action(rng)
        every.act(number)
        chosen.act(number)
    while not every.over:
        every.act(int(every.mask().argmax()))
    assert every.state == chosen.state
    assert chosen.decisions < every.decisions


@pytest.mark.usefixtures("interpreted")
def test_skipping_forced_decisions_ends_a_standstill() -> None:
    """No monster can throw or buy: `done` is the only legal action, until the game ends."""
    state = new_game("first", 2)
    clear_frames(state)
    state.step, state.turn, state.regular = START_TURN, 0, 0
    for seat in range(2):
        state.shrink[seat] = 9
        state.opening[seat] = 0
    push(state, BUY, 0)
    done = legal_actions(state)[0]
    games = new_games(Setup("first", 2, skip_forced=True), state.record)
    play(games, 0, done, WIN)
    assert actor(state) == NOBODY
    assert not any(state.winner)


def test_sampled_actions_are_legal_and_equally_likely() -> None:
    batch = Batch(Setup(seats=2), 1)
    legal = np.flatnonzero(batch.masks[0])
    picked = [int(batch.sample()[0]) for _ in range(300 * len(legal))]
    numbers, counts = np.unique(picked, return_counts=True)
    assert numbers.tolist() == legal.tolist()
    assert counts == pytest.approx(np.full(len(legal), 300), abs=90)
