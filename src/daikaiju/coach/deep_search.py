"""A deeper evaluation of a decision than that of a review: more positions, up to two turns ahead.

A budget is a number of positions whose whole next turn is computed by a dice program. It goes to
the positions after the turn (the *leaves*) in which the actions differ most. If there are few
leaves, the rest goes to the positions one turn later.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..rules.state import State
from .evaluation import Evaluator, Options

FEW_LEAVES: Final = 0.1  # of the budget: with more leaves there is no look at the turn after next


def search(evaluator: Evaluator, options: Options, indices: list[int], budget: int) -> Any:
    """Return the win chances after some actions: values[number in indices, seat]."""
    values, _ = evaluator.deepen(options, indices, budget)
    leaves = [evaluator.leaves(options, index) for index in indices]
    many = len({state.tobytes() for future in leaves for _, state in future})
    if many <= FEW_LEAVES * budget:
        values = values + _later_gains(evaluator, leaves, budget - many)
    return values


def _later_gains(evaluator: Evaluator, leaves: list[list[tuple[float, State]]], budget: int) -> Any:
    """Return what the second evaluation of the positions one turn later adds, by action and seat.

    Positions beyond the budget count with the mean of the others.
    """
    futures = [_next_positions(evaluator, future) for future in leaves]
    positions = list({position: None for future in futures for position in future})
    weights = np.array([[future.get(each, 0.0) for each in positions] for future in futures])
    order = np.argsort(-np.abs(weights - weights[0]).max(axis=0), kind="stable")[:budget]
    gains = np.array([evaluator.gain(State.frombytes(positions[number])) for number in order])
    mean = gains.mean(axis=0)
    return mean + weights[:, order] @ (gains - mean)


def _next_positions(evaluator: Evaluator, leaves: list[tuple[float, State]]) -> dict[bytes, float]:
    """Return the positions after the turn that follows these leaves, with their weights."""
    found: dict[bytes, float] = {}
    for weight, leaf in leaves:
        for share, after in evaluator.next_turn(leaf):
            key = after.tobytes()
            found[key] = found.get(key, 0.0) + weight * share
    return found
