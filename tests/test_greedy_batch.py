"""Greedy opponents in a batch choose the same actions as the bot *greedy*."""

from __future__ import annotations

import numpy as np
import pytest

from conftest import EDITIONS
from daikaiju.bots.registry import make_bot
from daikaiju.envs import Batch, Setup
from daikaiju.envs.greedy_batch import choose_greedily, greedy_ids
from daikaiju.rules import view
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.spaces.actions import id_of

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_ids_equal_the_choices_of_the_bot(edition: str) -> None:
    batch, bot = Batch(Setup(edition, seats=4), games=3, seed=5), make_bot("greedy")
    for step in range(120):
        chosen = greedy_ids(batch)
        for game, number in enumerate(chosen):
            state, seat = batch.state(game), int(batch.actors[game])
            action = bot.choose(view(state, seat), seat, lambda n: 0)
            assert number == id_of(state, action)
        batch.step(chosen if step % 3 else batch.sample())


def test_compiled_greedy_chooses_the_same() -> None:
    from daikaiju.rules.compiler import get_compiled

    batch = Batch(Setup("dark", seats=5), games=4, seed=6)
    for _ in range(40):
        compiled_ids = np.zeros(batch.games, np.int64)
        get_compiled(choose_greedily)(
            batch.states, compiled_ids, np.zeros(8 * MAX_ACTIONS, np.int64)
        )
        assert list(compiled_ids) == list(greedy_ids(batch))
        batch.step(compiled_ids)
