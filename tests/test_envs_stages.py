"""Games taken stage by stage, as a GPU takes them, are those that course.py plays in one go."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.arena.random_play import play_randomly
from daikaiju.envs import Batch, Setup
from daikaiju.envs.execution import PlainStates
from daikaiju.envs.stages import (
    BEGINS,
    CHOICES,
    COUNTED,
    DECIDES,
    DUTY,
    ENDS,
    GIVEN,
    GREEDY,
    NUMBERS,
    RANDOM,
    RENEWS,
    RESTS,
    ROWS,
    TASK,
    has_duty,
    lay_down,
    pass_stage,
    take_up,
)
from daikaiju.rng.splitmix import stream
from daikaiju.rules import NOBODY, State, actor
from daikaiju.rules.actions import MOST_ACTIONS
from daikaiju.rules.constants import MOST_SEATS
from daikaiju.rules.state import RECORD

GAMES = 3
NEVER = 1 << 62
pytestmark = pytest.mark.usefixtures("interpreted")


class Field:
    """What envs.cuda holds on a GPU, here in plain Python: one game after another."""

    def __init__(self, setup: Setup, seed: int, last: int, player: int, most: int) -> None:
        rubbish = np.full((GAMES, RECORD.itemsize), 0x5A, np.uint8)  # as in fresh memory
        self.records = rubbish.view(RECORD)[:, 0].copy()
        self.starts = PlainStates(setup.start.record)
        self.cells = np.zeros((ROWS, GAMES), np.int64)
        self.cells[NUMBERS] = np.arange(GAMES)
        self.luck = np.zeros(GAMES, np.uint64)
        self.rewards = np.zeros((GAMES, MOST_SEATS), np.float32)
        how = int(setup.skip_forced), setup.kind, setup.longest, GAMES, last, player, most
        self.terms = seed, *how
        self.queue = [GAMES]
        self.results = np.zeros(last if last < NEVER else 0, np.int8)
        self.carry(BEGINS)

    def carry(self, task: int) -> None:
        for i in range(GAMES):
            room = PlainStates(self.records[i : i + 1])
            duty, out = np.zeros(DUTY, np.int32), np.zeros(MOST_ACTIONS, np.int64)
            reward, luck = self.rewards[i], self.luck[i : i + 1]
            game = self.cells, i, room, self.starts, duty, self.terms
            if not has_duty(self.cells, i, self.terms, task):
                continue
            take_up(*game, luck, self.queue, task)
            while duty[TASK] != RESTS:
                pass_stage(*game, luck, reward, out, self.results, self.queue)
            lay_down(self.cells, i, room, duty)


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
@pytest.mark.parametrize("reward", ["win", "place", "shaped"])
@pytest.mark.parametrize("skip", [False, True])
def test_a_batch_by_stages_is_a_batch(edition: str, reward: str, skip: bool) -> None:
    setup = Setup(edition, 3, reward=reward, skip_forced=skip, longest=60)
    batch, field = Batch(setup, GAMES, seed=5), Field(setup, 5, NEVER, GIVEN, 1)
    for _ in range(100):
        assert field.records.tobytes() == batch.states.tobytes()
        actions = batch.sample()
        field.cells[CHOICES] = actions
        field.carry(DECIDES)
        field.carry(RENEWS)
        batch.step(actions)
        assert field.rewards.tolist() == batch.rewards.tolist()
        assert field.cells[ENDS].tolist() == batch.ends.tolist()


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
@pytest.mark.parametrize("most", [1, 7])
def test_random_games_by_stages_are_random_games(edition: str, most: int) -> None:
    setup = Setup(edition, 4)
    field = Field(setup, 9, GAMES, RANDOM, most)
    while field.cells[NUMBERS].min() < GAMES:
        field.carry(DECIDES)
    decisions = 0
    for i in range(GAMES):
        state, counts = setup.start.copy(), [0, 0, 0]
        play_randomly(state, np.array([stream(9, i)]), [0] * 8192, counts)
        assert State(field.records[i : i + 1].view(RECORD)) == state
        assert field.results[i] == sum(state.winner[s] << s for s in range(4))
        decisions += counts[0]
    assert field.cells[COUNTED].sum() == decisions


def test_greedy_games_end_too() -> None:
    field = Field(Setup(seats=2), 1, GAMES, GREEDY, 50)
    while field.cells[NUMBERS].min() < GAMES:
        field.carry(DECIDES)
    for i in range(GAMES):
        assert actor(State(field.records[i : i + 1].view(RECORD))) == NOBODY
    assert set(field.results.tolist()) <= {0, 1, 2, 3}
