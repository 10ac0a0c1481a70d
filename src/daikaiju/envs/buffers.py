"""Allocation of the buffers that compiled game loops work on."""

from __future__ import annotations

import numpy as np

from ..rules.actions import MAX_ACTIONS
from ..rules.constants import MAX_SEATS
from ..rules.state import RECORD
from .actions import ACTIONS
from .execution import executable_states
from .game_loop import Games
from .observations import SIZE
from .setup import Setup


def new_games(
    setup: Setup, records: np.ndarray[tuple[int], np.dtype[np.void]], more_streams: int = 0
) -> Games:
    """Allocate buffers for games of one setup, with their states in `records`.

    There is one RNG stream per game, and `more_streams` after them.
    """
    games = len(records)
    return Games(
        states=executable_states(records),
        starts=executable_states(setup.start.record),
        rng=np.zeros(games + more_streams, np.uint64),
        ages=np.zeros(games, np.int64),
        numbers=np.zeros(games, np.int64),
        ends=np.zeros(games, np.int64),
        rewards=np.zeros((games, MAX_SEATS), np.float32),
        actors=np.zeros(games, np.int64),
        observations=np.zeros((games, SIZE), np.int8),
        masks=np.zeros((games, ACTIONS), np.int8),
        out=np.zeros(8 * MAX_ACTIONS, np.int64),
        seed=0,
        skip_forced=int(setup.skip_forced),
        reward_kind=setup.kind,
        longest=setup.longest,
    )


def new_records(games: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    """Allocate blank game states."""
    return np.zeros(games, RECORD)
