"""The message for an illegal action: what was wrong, and what would be legal."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from ..rules.actions import MAX_ACTIONS
from ..rules.agenda import actor
from ..rules.constants import MONSTERS
from ..rules.state import State
from ..spaces.action_names import name_of
from ..spaces.actions import ACTIONS, write_mask


def checked_id(action: Any) -> int:
    """Return the id of an action as an int. Raise ValueError if it is no whole number."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(
            f"{action!r} is no action: choose a whole number from 0 to {ACTIONS - 1}"
        ) from None


def illegal_action_message(state: State, number: int) -> str:
    """Explain why the deciding seat cannot take the action `number`."""
    if not 0 <= number < ACTIONS:
        return f"there is no action {number}: ids go from 0 to {ACTIONS - 1}"
    seat, mask = actor(state), np.zeros(ACTIONS, np.int8)
    write_mask(state, np.zeros(8 * MAX_ACTIONS, np.int64), mask)
    who, legal = MONSTERS[state.monster[seat]], np.flatnonzero(mask)
    return (
        f"{who} in seat {seat} cannot take the action {number} ({name_of(number)}) now: "
        f"{len(legal)} others are legal, such as {legal[0]} ({name_of(int(legal[0]))})"
    )
