"""Resampling: another game that a player cannot distinguish from the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def resample(state: Any, start: Any, hidden: int, rng: Callable[[], float]) -> Any:
    """Return the game from `start` with the history of `state` and one new outcome of chance.

    `hidden`: the index of that outcome in the history. The other actions must be possible with any
    outcome of it. `rng` returns random numbers from 0 to 1.
    """
    for index, action in enumerate(state.history()):
        new = draw(start.chance_outcomes(), rng()) if index == hidden else action
        start.apply_action(new)
    return start


def draw(outcomes: list[tuple[int, float]], random: float) -> int:
    """Return the outcome that belongs to a random number from 0 to 1."""
    for outcome, probability in outcomes:
        random -= probability
        if random < 0:
            return outcome
    return outcomes[-1][0]
