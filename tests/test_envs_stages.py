"""Games played stage by stage, as on a GPU, equal those that envs/game_loop.py plays."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.arena.random_play import play_randomly
from daikaiju.envs import Batch, Setup
from daikaiju.envs.stages import (
    CALLER,
    CHOICES,
    COUNTED,
    DECIDES,
    DUTY,
    ENDS,
    GREEDY,
    IDLE,
    NUMBERS,
    RANDOM,
    RESTARTS,
    ROWS,
    STARTS,
    TASK,
    Lane,
    begin_call,
    end_call,
    has_duty,
    run_stage,
)
from daikaiju.rng.splitmix import stream
from daikaiju.rules import NOBODY, State, actor
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.rules.state import RECORD, StateArray

GAMES = 3
NEVER = 1 << 62
pytestmark = pytest.mark.usefixtures("interpreted")


class StagedGames:
    """The arrays that envs.cuda has on a GPU, in plain Python: one game after another."""

    def __init__(self, setup: Setup, seed: int, last: int, player: int, most: int) -> None:
        memory = np.full((GAMES, RECORD.itemsize), 0x5A, np.uint8)  # not zeroed
        self.records = memory.view(RECORD)[:, 0].copy()
        self.starts = StateArray(setup.start.record)
        self.cells = np.zeros((ROWS, GAMES), np.int64)
        self.cells[NUMBERS] = np.arange(GAMES)
        self.rngs = np.zeros(GAMES, np.uint64)
        self.rewards = np.zeros((GAMES, MAX_SEATS), np.float32)
        how = int(setup.skip_forced), setup.kind, setup.longest, GAMES, last, player, most
        self.terms = seed, *how
        self.queue = [GAMES]
        self.results = np.zeros(last if last < NEVER else 0, np.int8)
        self.run_task(STARTS)

    def run_task(self, task: int) -> None:
        for i in range(GAMES):
            if not has_duty(self.cells, i, self.terms, task):
                continue
            lane = Lane(
                states=StateArray(self.records[i : i + 1]),
                duty=np.zeros(DUTY, np.int32),
                rng=self.rngs[i : i + 1],
                out=np.zeros(MAX_ACTIONS, np.int64),
                starts=self.starts,
                cells=self.cells,
                terms=self.terms,
                reward=self.rewards[i],
                results=self.results,
                queue=self.queue,
            )
            begin_call(lane, i, task)
            while lane.duty[TASK] != IDLE:
                run_stage(lane, i)
            end_call(lane, i)


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
@pytest.mark.parametrize("reward", ["win", "place", "shaped"])
@pytest.mark.parametrize("skip", [False, True])
def test_a_batch_played_in_stages_equals_a_batch(edition: str, reward: str, skip: bool) -> None:
    setup = Setup(edition, 3, reward=reward, skip_forced=skip, longest=60)
    batch, staged = Batch(setup, GAMES, seed=5), StagedGames(setup, 5, NEVER, CALLER, 1)
    for _ in range(100):
        assert staged.records.tobytes() == batch.states.tobytes()
        actions = batch.sample()
        staged.cells[CHOICES] = actions
        staged.run_task(DECIDES)
        staged.run_task(RESTARTS)
        batch.step(actions)
        assert staged.rewards.tolist() == batch.rewards.tolist()
        assert staged.cells[ENDS].tolist() == batch.ends.tolist()


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
@pytest.mark.parametrize("most", [1, 7])
def test_random_games_played_in_stages_equal_random_games(edition: str, most: int) -> None:
    setup = Setup(edition, 4)
    staged = StagedGames(setup, 9, GAMES, RANDOM, most)
    while staged.cells[NUMBERS].min() < GAMES:
        staged.run_task(DECIDES)
    decisions = 0
    for i in range(GAMES):
        state, counts = setup.start.copy(), [0, 0, 0]
        play_randomly(state, np.array([stream(9, i)]), [0] * 8192, counts)
        assert State(staged.records[i : i + 1].view(RECORD)) == state
        assert staged.results[i] == sum(state.winner[s] << s for s in range(4))
        decisions += counts[0]
    assert staged.cells[COUNTED].sum() == decisions


def test_greedy_games_end() -> None:
    staged = StagedGames(Setup(seats=2), 1, GAMES, GREEDY, 50)
    while staged.cells[NUMBERS].min() < GAMES:
        staged.run_task(DECIDES)
    for i in range(GAMES):
        assert actor(State(staged.records[i : i + 1].view(RECORD))) == NOBODY
    assert set(staged.results.tolist()) <= {0, 1, 2, 3}
