"""The buffers that compiled game loops work on: allocation, and their values for copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..rules.actions import MAX_ACTIONS
from ..rules.constants import MAX_SEATS
from ..rules.state import RECORD, StateArray
from ..spaces.actions import ACTIONS
from ..spaces.observations import SIZE
from .execution import executable_states
from .game_loop import Games
from .setup import Mixture, Setup


def new_games(
    setup: Setup | Mixture,
    records: np.ndarray[tuple[int], np.dtype[np.void]],
    more_streams: int = 0,
) -> Games:
    """Allocate buffers for games, with their states in `records`.

    There is one RNG stream per game, and `more_streams` after them.
    """
    games = len(records)
    return Games(
        states=executable_states(records),
        starts=executable_states(setup.starts),
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


# --- copies --------------------------------------------------------------------------------------

_NOT_COPIED = ("starts", "out")  # made from the setup; scratch


def values_of(games: Games) -> dict[str, Any]:
    """Return copies of all values of the buffers, to be stored or compared."""
    values = {name: value for name, value in games._asdict().items() if name not in _NOT_COPIED}
    return {name: _copied(value) for name, value in values.items()}


def with_values(games: Games, values: Mapping[str, Any]) -> Games:
    """Write values that `values_of` has returned into the buffers; return them with the numbers."""
    numbers = {}
    for name, value in values.items():
        if isinstance(value, np.ndarray):
            _as_array(getattr(games, name))[...] = value
        else:
            numbers[name] = value
    return games._replace(**numbers)


def are_same(value: Any, other: Any) -> bool:
    """Whether two values are equal, also arrays and mappings of arrays."""
    if isinstance(value, Mapping):
        same_keys = isinstance(other, Mapping) and value.keys() == other.keys()
        return same_keys and all(are_same(value[name], other[name]) for name in value)
    if isinstance(value, np.ndarray):
        return np.array_equal(value, other)
    if isinstance(value, np.random.Generator):
        is_generator = isinstance(other, np.random.Generator)
        return is_generator and are_same(value.bit_generator.state, other.bit_generator.state)
    return bool(value == other)


def _as_array(value: Any) -> Any:
    return value.records if isinstance(value, StateArray) else value


def _copied(value: Any) -> Any:
    array = _as_array(value)
    return array.copy() if isinstance(array, np.ndarray) else array
