"""Numbers of the outcomes of chance, and the engine as compiled or interpreted code."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np

from ...rules import engine
from ...rules.actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, MAX_ACTIONS, one_die, pack
from ...rules.chance import MAX_DICE, dice_to_throw, outcome_count, outcome_weight
from ...rules.compiled_api import list_chance_actions_first
from ...rules.constants import FACES, MAX_SEATS
from ...rules.definitions import ALL_THINGS, TILE
from ...rules.signatures import Bytes, States, Words
from ...rules.state import State
from ...spaces.actions import ACTIONS, write_mask
from ..execution import executable


def _rolls() -> list[int]:
    """Return every set of up to ten dice, ordered by size, then by faces.

    The order continues the numbering of sets of kept dice in `envs.actions`.
    """
    sums = combinations_with_replacement(range(MAX_DICE + 1), FACES)
    in_order = sorted(sums, key=lambda each: each[::-1])
    return [pack(A_ROLL) + _dice(each) for each in in_order]


def _dice(sums: tuple[int, ...]) -> int:
    """Return the payload of a set of dice; sums[face] is its number of dice with faces up to this
    one.
    """
    before = (0, *sums[:-1])
    return sum((sums[face] - before[face]) * one_die(face) for face in range(FACES))


CHANCES: Final = (  # action of the engine by number; new cards add numbers only at the end
    *_rolls(),
    *(pack(A_STARTS, seat) for seat in range(MAX_SEATS)),
    *(pack(A_LAY if thing.kind == TILE else A_REVEAL, thing.number) for thing in ALL_THINGS),
)
OUTCOME_NUMBERS: Final = {action: number for number, action in enumerate(CHANCES)}
_THROW_OUTCOMES: dict[int, list[tuple[int, float]]] = {}  # outcomes by number of dice


def chance_outcomes(state: State) -> list[tuple[int, float]]:
    """Return the numbers of the possible outcomes of chance, ascending, with probabilities."""
    dice = dice_to_throw(state)
    if dice == 0:
        return _outcomes(state)
    if dice not in _THROW_OUTCOMES:
        _THROW_OUTCOMES[dice] = _outcomes(state)
    return _THROW_OUTCOMES[dice].copy()


def _outcomes(state: State) -> list[tuple[int, float]]:
    out = np.zeros(8 * MAX_ACTIONS, np.int64)
    actions = out[: run_first(list_chance_actions_first, state, out)].tolist()
    total = int(outcome_count(state))
    return sorted(
        (OUTCOME_NUMBERS[action], int(outcome_weight(state, action)) / total) for action in actions
    )


# --- compiled or interpreted functions -----------------------------------------------------------


def mask_first(states: States, out: Words, mask: Bytes) -> int:
    return write_mask(states[0], out, mask)


def run_first(function: Any, state: State, *rest: Any) -> Any:
    """Run a function of states[0], compiled or interpreted."""
    return executable(function)(state.record if engine.runs_compiled() else (state,), *rest)


def legal_mask(state: State) -> Any:
    mask = np.zeros(ACTIONS, np.int8)
    run_first(mask_first, state, np.zeros(8 * MAX_ACTIONS, np.int64), mask)
    return mask
