"""What a bot would do in every game of a batch, in one call: somebody to measure a policy against.

    rival = greedy_ids(batch)
    batch.step(numpy.where(batch.actors == our_seats, ours, rival))

*greedy* looks at nothing that is hidden from whoever decides. For *random* there is `Batch.sample`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots.greedy import greedy_action
from ..rules.actions import MOST_ACTIONS
from ..rules.agenda import actor
from .actions import id_of
from .batch import Batch
from .execution import ready, states_for_code


def choose_greedily(states: Any, actions: Any, out: Any) -> None:
    """Write the id of what *greedy* does in each game."""
    for i in range(len(actions)):
        state = states[i]
        actions[i] = id_of(state, greedy_action(state, actor(state), out))


def greedy_ids(batch: Batch) -> Any:
    """The id of what *greedy* would do in each game, whoever must decide there."""
    actions, out = np.zeros(batch.games, np.int64), np.zeros(8 * MOST_ACTIONS, np.int64)
    ready(choose_greedily)(states_for_code(batch.states), actions, out)
    return actions
