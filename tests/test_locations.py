"""Locations of things, looked up eight at a time, equal a lookup one by one."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pytest

from daikaiju.arena.random_play import play_randomly
from daikaiju.envs import Setup
from daikaiju.rng.splitmix import stream
from daikaiju.rules import State
from daikaiju.rules import state as state_module
from daikaiju.rules.constants import GONE, NOTHING
from daikaiju.rules.definitions import GROUP, GROUP_COUNT
from daikaiju.rules.locations import clear_uses, count_at, first_at, next_at, nth_at
from daikaiju.rules.state import overwrite

THINGS = int(GROUP_COUNT[0]) * GROUP  # in all groups with registered things

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.mark.parametrize("location_count", range(1, GONE + 2))
def test_things_are_found_at_their_location(location_count: int) -> None:
    rng, state = random.Random(location_count), State()
    for _ in range(20):
        for thing in range(THINGS):
            state.location[thing] = rng.randrange(location_count)
        for location in range(GONE + 1):
            expected = [thing for thing in range(THINGS) if state.location[thing] == location]
            assert count_at(state, location) == len(expected)
            assert [nth_at(state, location, n) for n in range(len(expected))] == expected
            assert _iterate_location(state, location) == expected


def _iterate_location(state: State, location: int) -> list[int]:
    found, thing = [], first_at(state, location)
    while thing != NOTHING:
        found.append(thing)
        thing = next_at(state, location, thing)
    return found


def test_clear_uses_changes_nothing_else() -> None:
    state = Setup("dark", 6).start.copy()
    before = state.copy()
    for thing in range(0, THINGS, 5):
        state.used[thing] = 3
    assert state != before
    clear_uses(state)
    assert state == before


def test_overwrite_copies_a_state() -> None:
    state, other = Setup("dark", 6).start.copy(), Setup("first", 2).start
    overwrite(state, other)
    assert state == other


class NonNegativeArray(np.ndarray[Any, Any]):
    """An array that refuses negative indices."""

    def __getitem__(self, index: Any) -> Any:
        for each in index if isinstance(index, tuple) else (index,):
            assert not isinstance(each, int | np.integer) or each >= 0, index
        return super().__getitem__(index)


class NonNegativeRow:
    """Cells of a state that refuse negative indices."""

    def __init__(self, cells: Any) -> None:
        self._cells = cells

    def __getitem__(self, index: int) -> int:
        assert index >= 0, index
        value: int = self._cells[index]
        return value

    def __setitem__(self, index: int, value: int) -> None:
        assert index >= 0, index
        self._cells[index] = value


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_rule_uses_a_negative_index(
    edition: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A GPU does not wrap negative indices (envs/llvm_ir.py): they would be out of bounds."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("daikaiju.rules", "daikaiju.bots.random")):
            for table, value in list(vars(module).items()):
                if type(value) is np.ndarray:
                    monkeypatch.setattr(module, table, value.view(NonNegativeArray))
    start = Setup(edition, seats).start
    attach = state_module._attach_views

    def attach_checked(state: Any) -> None:
        attach(state)
        rows = [name for name, *_ in state_module._ROWS]
        state.__dict__.update(
            {name: NonNegativeRow(state.__dict__[name]) for name in [*rows, "words"]}
        )

    monkeypatch.setattr(state_module, "_attach_views", attach_checked)
    for number in range(6):
        state, counts = start.copy(), [0, 0, 0]
        play_randomly(state, np.array([stream(4, number)]), [0] * 8192, counts)
        assert counts[0] > 0
