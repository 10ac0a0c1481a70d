"""Rivals of a policy: in every game of a batch they do what the bot of that name does."""

from __future__ import annotations

import numpy as np
import pytest

from conftest import EDITIONS
from daikaiju.bots.registry import make_bot
from daikaiju.envs import Batch, Setup
from daikaiju.envs.actions import id_of
from daikaiju.envs.greedy_batch import choose_greedily, greedy_ids
from daikaiju.rules import view
from daikaiju.rules.actions import MOST_ACTIONS

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_does_what_the_bot_does(edition: str) -> None:
    batch, bot = Batch(Setup(edition, seats=4), games=3, seed=5), make_bot("greedy")
    for step in range(120):
        chosen = greedy_ids(batch)
        for game, number in enumerate(chosen):
            state, seat = batch.state(game), int(batch.actors[game])
            action = bot.choose(view(state, seat), seat, lambda n: 0)
            assert number == id_of(state, action)
        batch.step(chosen if step % 3 else batch.sample())


def test_compiled_greedy_does_the_same() -> None:
    from daikaiju.rules.compiler import compiled

    batch = Batch(Setup("dark", seats=5), games=4, seed=6)
    for _ in range(40):
        by_machine = np.zeros(batch.games, np.int64)
        compiled(choose_greedily)(batch.states, by_machine, np.zeros(8 * MOST_ACTIONS, np.int64))
        assert list(by_machine) == list(greedy_ids(batch))
        batch.step(by_machine)
