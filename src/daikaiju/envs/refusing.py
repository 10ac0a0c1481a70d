"""The sentence with which an action is refused: what was wrong, and what would be right."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.state import State
from ..rules.words import MONSTERS
from .actions import ACTIONS, name_of


def why_not(state: State, seat: int, mask: Any, number: int) -> str:
    """Why the seat, whose legal actions the mask shows, cannot take the action `number`."""
    if not 0 <= number < ACTIONS:
        return f"there is no action {number}: ids go from 0 to {ACTIONS - 1}"
    who, legal = MONSTERS[state.monster[seat]], np.flatnonzero(mask)
    return (
        f"{who} in seat {seat} cannot take the action {number} ({name_of(number)}) now: "
        f"{len(legal)} others are legal, such as {legal[0]} ({name_of(int(legal[0]))})"
    )
