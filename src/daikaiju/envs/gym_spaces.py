"""Gymnasium spaces: an action is a number, an observation is one row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..spaces.actions import ACTIONS
from ..spaces.observations import SIZE
from .extras import needs_extra

with needs_extra("envs"):
    from gymnasium.spaces import Box, Discrete, Space

Mask = np.ndarray[Any, np.dtype[np.int8]]


class ActionSpace(Discrete[Any]):
    """All action ids. Without a mask, `sample()` draws from the legal ids.

    The usual loop `env.step(env.action_space.sample())` therefore plays legally. Without a decision
    to take, and in copies, which belong to no game, it draws from all ids.
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


def rng_state(space: Space[Any]) -> Any:
    """Return the state of the random numbers of a space, for copies of its environment."""
    return space.np_random.bit_generator.state


def set_rng_state(space: Space[Any], state: Any) -> None:
    """Set what `rng_state` has returned."""
    space.np_random.bit_generator.state = state


def row_space() -> Box:
    """Return the space of one observation."""
    return Box(-128, 127, (SIZE,), np.int8)


def mask_space() -> Box:
    """Return the space of a mask: 1 for each legal action."""
    return Box(0, 1, (ACTIONS,), np.int8)
