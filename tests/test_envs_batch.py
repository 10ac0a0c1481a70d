"""Games for learning, one and many at a time: the same games, rewards that add up, no surprises."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from conftest import EDITIONS, SEATS
from daikaiju.envs import ACTIONS, Batch, Game, Setup
from daikaiju.envs.actions import action_of, id_of
from daikaiju.envs.game_loop import CUT_SHORT, ENDED, GOES_ON, play
from daikaiju.envs.rewards import REWARDS, SHAPED, WIN, before, living, pay, strength
from daikaiju.rules import NOBODY, Options, State, actor, legal_actions, new_game, outcome, use
from daikaiju.rules.agenda import BUY, START_TURN, clear, push
from daikaiju.rules.constants import MOST_SEATS, OUT


@pytest.fixture(autouse=True)
def _compiled() -> Iterator[None]:
    """As machine code wherever nothing else is said."""
    use("auto")
    yield
    use("auto")


def interpreted_batch(setup: Setup, games: int, seed: int) -> Batch:
    use("interpreted")
    batch = Batch(setup, games, seed)
    use("auto")
    return batch


def everything(batch: Batch) -> list[bytes]:
    return [batch.states.tobytes(), *(np.ascontiguousarray(each).tobytes() for each in batch.rows)]


# --- both ways, one at a time or many ------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_interpreted_and_compiled_batches_agree_bit_for_bit(edition: str, seats: int) -> None:
    reward = list(REWARDS)[seats % 3]
    options = Options(tiles="mixed") if seats % 2 else Options(starter="lot")
    setup = Setup(edition, seats, options, reward, skip_forced=seats > 3, longest=50)
    machine, plain = Batch(setup, 3, seed=seats), interpreted_batch(setup, 3, seed=seats)
    assert everything(machine) == everything(plain)
    for _ in range(70):
        actions = machine.sample()
        assert plain.sample().tolist() == actions.tolist()
        machine.step(actions)
        plain.step(actions)
        assert everything(machine) == everything(plain)


@pytest.mark.parametrize("games", [1, 3, 8])
def test_a_game_is_the_same_alone_and_in_a_batch_of_any_size(games: int) -> None:
    """Row i of a batch plays the games i, i + games, … of the seed, each as a `Game` plays it."""
    setup = Setup("second", 3, reward="shaped")
    batch, alone = Batch(setup, games, seed=5), Game(setup)
    row = games - 1
    for episode in range(3):
        alone.reset(5, row + episode * games)
        while not alone.over:
            assert batch.ends[row] == GOES_ON or alone.decisions == 0
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
    def course(seed: int) -> list[bytes]:
        batch = Batch(Setup(seats=2), 4, seed)
        for _ in range(40):
            batch.step(batch.sample())
        return everything(batch)

    assert course(1) == course(1)
    assert course(1) != course(2)


def test_a_reset_begins_the_games_of_its_seed_again() -> None:
    batch = Batch(Setup(), 4, seed=3)
    first = everything(batch)
    batch.step(batch.sample())
    batch.reset()
    assert everything(batch) == first
    batch.reset(seed=4)
    assert everything(batch) == everything(Batch(Setup(), 4, seed=4)) != first


# --- the end, and too long a game ----------------------------------------------------------------


def test_a_game_that_is_over_gives_way_to_a_new_one() -> None:
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
        assert not batch.rewards[batch.ends == GOES_ON].any()
        assert batch.masks.any(axis=1).all()


def test_a_game_that_takes_too_long_is_cut_short() -> None:
    batch = Batch(Setup(seats=6, longest=10), 8)
    for step in range(1, 31):
        batch.step(batch.sample())
        assert set(batch.ends.tolist()) == ({CUT_SHORT} if step % 10 == 0 else {GOES_ON})
    game = Game(Setup(seats=6, longest=10))
    rng = np.random.default_rng(1)
    for _ in range(10):
        assert not game.truncated
        game.act(game.random_action(rng))
    assert game.truncated
    assert not game.over


# --- rewards -------------------------------------------------------------------------------------


def returns(setup: Setup, games: int = 60) -> Any:
    """The sums of all rewards of the first games of a batch, a row for each, by seat."""
    batch = Batch(setup, games, seed=9)
    sums, done = np.zeros((games, MOST_SEATS)), np.zeros(games, bool)
    while not done.all():
        batch.step(batch.sample())
        sums[~done] += batch.rewards[~done]
        assert (batch.ends != CUT_SHORT).all()
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


def test_who_wins_alone_has_the_first_place_and_all_of_the_win() -> None:
    won, placed = returns(Setup(seats=4)), returns(Setup(seats=4, reward="place"))
    alone = won == 1
    assert alone.any()
    assert (placed[alone] == 1).all()


def table_at(places: list[int], winners: list[int]) -> State:
    state = new_game("second", len(places))
    clear(state)
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
        (0b1111, [0, 0, OUT, 0], [], [0, 0, 0, 0]),  # the first to fall
        (0b1011, [0, OUT, OUT, OUT], [], [0, 1.5 / 3, 0, 1.5 / 3]),  # two fall together
        (0b1011, [0, 0, OUT, 0], [1], [1.5 / 3, 1, 0, 1.5 / 3]),  # stars: the living are level
        (0b0011, [0, OUT, OUT, OUT], [0], [1, 2 / 3, 0, 0]),  # the last survivor
        (0b0011, [OUT, OUT, OUT, OUT], [0], [1, 2 / 3, 0, 0]),  # … who falls and still wins
        (0b1111, [0, 0, 0, 0], [0, 2], [2.5 / 3, 0.5 / 3, 2.5 / 3, 0.5 / 3]),  # a shared win
    ],
)
def test_places_are_paid_when_they_are_certain(
    were_alive: int, places: list[int], winners: list[int], expected: list[float]
) -> None:
    reward = np.zeros(MOST_SEATS, np.float32)
    pay(table_at(places, winners), were_alive, REWARDS["place"], reward)
    assert reward.tolist() == pytest.approx([*expected, 0, 0])


def test_several_winners_share_the_win() -> None:
    state, reward = table_at([0, 0, 0, OUT], [0, 2]), np.ones(MOST_SEATS, np.float32)
    before(state, WIN, reward)
    pay(state, living(state), WIN, reward)
    assert reward.tolist() == [0.5, 0, 0.5, 0, 0, 0]


def test_shaping_pays_the_change_of_ones_share_of_all_strength() -> None:
    state, reward = table_at([0, 0], []), np.zeros(MOST_SEATS, np.float32)
    before(state, SHAPED, reward)
    state.health[1] = 5
    pay(state, living(state), SHAPED, reward)
    assert (strength(state, 0), strength(state, 1)) == (20, 10)
    assert reward.tolist() == pytest.approx([20 / 30 - 1 / 2, 10 / 30 - 1 / 2, 0, 0, 0, 0])


# --- what is refused -----------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_nothing_is_done_in_any_game() -> None:
    batch = Batch(Setup(), 5, seed=2)
    batch.step(batch.sample())
    untouched = everything(batch)
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
    batch.masks[:] = True  # whoever changes masks allows nothing by it
    wrong[3] = np.flatnonzero(np.frombuffer(untouched[2], bool).reshape(5, ACTIONS)[3] == 0)[0]
    with pytest.raises(ValueError, match=r"game 3: .+ cannot take the action"):
        batch.step(wrong)
    batch.masks[:] = np.frombuffer(untouched[2], bool).reshape(5, ACTIONS)
    for shape in (np.zeros(4, int), np.zeros(5), np.zeros((5, 1), int)):
        with pytest.raises(ValueError, match="5 whole numbers would do, an id for each game"):
            batch.step(shape)
    assert everything(batch) == untouched
    other = Batch(Setup(), 5, seed=2)
    for _ in range(20):
        batch.step(batch.masks.argmax(axis=1))
    other.step(other.sample())
    for _ in range(20):
        other.step(other.masks.argmax(axis=1))
    assert everything(batch) == everything(other)


def test_a_game_refuses_what_is_illegal_and_stays_as_it_was() -> None:
    game = Game(Setup(seats=2))
    untouched = game.state.copy(), game.mask().tobytes()
    illegal = int(np.flatnonzero(game.mask() == 0)[0])
    for number in (illegal, -1, ACTIONS):
        with pytest.raises(ValueError, match=r"cannot take the action|there is no action"):
            game.act(number)
    for action in (0, -1, 99, 1 << 40, *(a + 1 for a in legal_actions(game.state)[-1:])):
        with pytest.raises(ValueError, match="is no legal action of the engine in this position"):
            game.do(action)
    with pytest.raises(ValueError, match="nobody sits in seat 2: seats go from 0 to 1"):
        game.observation(2)
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
        with pytest.raises(ValueError, match=r"the game is over .+: reset begins another"):
            act()
    assert game.rewards.sum() == 1
    assert game.observation(0).shape == game.observation(1).shape


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"edition": "third"}, "no edition 'third': the editions are first, second, dark"),
        ({"seats": 7}, "7 monsters cannot play: there must be 2 to 6"),
        ({"seats": "4"}, "'4' monsters cannot play: 2 to 6 would do"),
        ({"reward": "fame"}, "no reward 'fame': the rewards are win, place, shaped"),
        ({"longest": 0}, "cannot take 0 decisions: a whole number from 1 would do"),
        ({"options": Options(tiles="blue")}, "tiles cannot be 'blue': red, green, mixed"),  # type: ignore[arg-type]
    ],
)
def test_a_setup_that_cannot_be_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Setup(**wrong)


def test_interpreted_games_need_no_compiler_and_no_other_library() -> None:
    """Only the doors that are for other libraries import them."""
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
    with pytest.raises(ValueError, match="0 games cannot be played: 1 or more would do"):
        Batch(Setup(), 0)


# --- one game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["interpreted", "auto"])
def test_a_game_takes_ids_and_actions_of_the_engine_alike(way: Any) -> None:
    use(way)
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


def test_what_a_game_gives_away_is_a_copy() -> None:
    game = Game()
    for given in (game.mask(), game.observation(game.actor), game.rewards):
        given[:] = 1
    assert not game.mask().all()
    assert not game.observation(game.actor).all()
    assert not game.rewards.any()


def test_decisions_without_a_choice_can_be_left_out() -> None:
    """The same luck and the same choices lead to the same game, with fewer decisions."""
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
def test_a_game_that_stands_still_comes_back_though_nobody_has_a_choice() -> None:
    """Nobody can throw or buy: only `done` is left, for ever."""
    state = new_game("first", 2)
    clear(state)
    state.step, state.turn, state.regular = START_TURN, 0, 0
    for seat in range(2):
        state.shrink[seat] = 9
        state.opening[seat] = 0
    push(state, BUY, 0)
    done = legal_actions(state)[0]
    luck, out = np.zeros(1, np.uint64), np.zeros(8192, np.int64)
    play(state, done, luck, 0, 1, WIN, np.zeros(MOST_SEATS, np.float32), out)
    assert actor(state) in (0, 1)
    assert len(legal_actions(state)) == 1


def test_picked_actions_are_legal_and_every_one_is_as_likely() -> None:
    batch = Batch(Setup(seats=2), 1)
    legal = np.flatnonzero(batch.masks[0])
    picked = [int(batch.sample()[0]) for _ in range(300 * len(legal))]
    numbers, counts = np.unique(picked, return_counts=True)
    assert numbers.tolist() == legal.tolist()
    assert counts == pytest.approx(np.full(len(legal), 300), abs=90)
