"""Actions of *greedy* for every game of a batch in one call, as opponents for a policy.

    opponents = greedy_ids(batch)
    batch.step(numpy.where(batch.actors == own_seats, own_ids, opponents))

*greedy* uses no information that is hidden from the deciding seat. For *random* use `Batch.sample`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots.greedy import greedy_action
from ..rules.actions import MAX_ACTIONS
from ..rules.agenda import actor
from ..rules.signatures import States, Words
from ..spaces.actions import id_of
from .batch import Batch
from .execution import executable, executable_states


def choose_greedily(states: States, actions: Words, out: Words) -> None:
    """Write the id of the action of *greedy* in each game."""
    for i in range(len(actions)):
        state = states[i]
        actions[i] = id_of(state, greedy_action(state, actor(state), out))


def greedy_ids(batch: Batch) -> Any:
    """Return the id of the action of *greedy* in each game, for the seat that must decide."""
    actions, out = np.zeros(batch.games, np.int64), np.zeros(8 * MAX_ACTIONS, np.int64)
    executable(choose_greedily)(executable_states(batch.states), actions, out)
    return actions
