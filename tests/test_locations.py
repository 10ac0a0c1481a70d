"""Where things lie, looked up eight at a time, is what looking at each of them would say."""

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
from daikaiju.rules.constants import GONE, NOTHING, THINGS
from daikaiju.rules.locations import count_lying, first_lying, forget_uses, next_lying, nth_lying
from daikaiju.rules.state import overwrite

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.mark.parametrize("places", range(1, GONE + 2))
def test_things_are_found_where_they_lie(places: int) -> None:
    luck, state = random.Random(places), State()
    for _ in range(20):
        for thing in range(THINGS):
            state.lies[thing] = luck.randrange(places)
        for place in range(GONE + 1):
            there = [thing for thing in range(THINGS) if state.lies[thing] == place]
            assert count_lying(state, place) == len(there)
            assert [nth_lying(state, place, n) for n in range(len(there))] == there
            assert _one_after_another(state, place) == there


def _one_after_another(state: State, place: int) -> list[int]:
    found, thing = [], first_lying(state, place)
    while thing != NOTHING:
        found.append(thing)
        thing = next_lying(state, place, thing)
    return found


def test_uses_are_forgotten_and_nothing_else_is() -> None:
    state = Setup("dark", 6).start.copy()
    before = state.copy()
    for thing in range(0, THINGS, 5):
        state.used[thing] = 3
    assert state != before
    forget_uses(state)
    assert state == before


def test_a_state_written_over_another_is_the_same() -> None:
    state, other = Setup("dark", 6).start.copy(), Setup("first", 2).start
    overwrite(state, other)
    assert state == other


class Forward(np.ndarray[Any, Any]):
    """A table that does not count from behind."""

    def __getitem__(self, index: Any) -> Any:
        for each in index if isinstance(index, tuple) else (index,):
            assert not isinstance(each, int | np.integer) or each >= 0, index
        return super().__getitem__(index)


class ForwardRow:
    """Cells of a state that do not either."""

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
def test_no_rule_counts_from_behind(
    edition: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a GPU an index is taken as it is (envs/llvm_ir.py): a negative one would be outside."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("daikaiju.rules", "daikaiju.bots.random")):
            for table, value in list(vars(module).items()):
                if type(value) is np.ndarray:
                    monkeypatch.setattr(module, table, value.view(Forward))
    start = Setup(edition, seats).start
    attach = state_module._attach

    def attach_forward(state: Any) -> None:
        attach(state)
        rows = [name for name, *_ in state_module._ROWS]
        state.__dict__.update({name: ForwardRow(state.__dict__[name]) for name in [*rows, "words"]})

    monkeypatch.setattr(state_module, "_attach", attach_forward)
    for number in range(6):
        state, counts = start.copy(), [0, 0, 0]
        play_randomly(state, np.array([stream(4, number)]), [0] * 8192, counts)
        assert counts[0] > 0
