"""The spaces of the Python doors: every action by its number, every observation as one row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from .actions import ACTIONS
from .observations import SIZE

Mask = np.ndarray[Any, np.dtype[np.int8]]


class ActionSpace(Discrete[Any]):
    """All numbers of actions. Without a mask, `sample()` draws from those that are legal now.

    So the loop of every tutorial, `env.step(env.action_space.sample())`, plays legally. Where
    nobody is asked, and in copies, which belong to no game, it draws from all.
    """

    def __init__(self, legal: Callable[[], Mask]) -> None:
        super().__init__(ACTIONS)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            legal = np.flatnonzero(self._legal())
            if legal.size:
                return legal[self.np_random.integers(legal.size)]
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return Discrete, (ACTIONS,)


def row_space() -> Box:
    """One observation."""
    return Box(-128, 127, (SIZE,), np.int8)


def mask_space() -> Box:
    """One mask: 1 for each action that is legal."""
    return Box(0, 1, (ACTIONS,), np.int8)
