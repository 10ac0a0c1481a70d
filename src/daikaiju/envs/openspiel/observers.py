"""What players see: the position, private information, or the history."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...record import position_text
from ...rules.constants import NOBODY, ON_TOP
from ...rules.definitions import ALL_THINGS, CARD_OF
from ...rules.view import view
from ...spaces.card_cells import CARD_SLOTS
from ...spaces.observations import SIZE, SLICES, observe_first
from .chance_numbers import run_first


class Observer:
    """The view of a seat: `tensor` flat, `dict` by slice names, and as position text."""

    def __init__(self, shows_own: bool) -> None:
        self._shows_own = shows_own  # otherwise public information only
        self._cells = np.zeros(SIZE, np.int8)
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {
            name: self.tensor[start:stop].reshape(shape)
            for name, (start, stop, shape, _) in SLICES.items()
        }

    def set_from(self, state: Any, player: int) -> None:
        seen = state.position if self._shows_own else view(state.position, NOBODY)
        run_first(observe_first, seen, player, self._cells)
        self.tensor[:] = self._cells

    def string_from(self, state: Any, player: int) -> str:
        return position_text(view(state.position, player if self._shows_own else NOBODY))


class PrivateObserver:
    """Private information of a seat: the top card of the deck, if it has seen it."""

    def __init__(self, hides: bool) -> None:
        self._hides = hides  # whether hidden information exists
        self.tensor = np.zeros(CARD_SLOTS, np.float32)  # by the id of the card
        self.dict = {"top": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        known = list(view(state.position, player).location)
        self.tensor[:] = 0
        if ON_TOP in known:
            self.tensor[CARD_OF[known.index(ON_TOP)]] = 1

    def string_from(self, state: Any, player: int) -> str:
        known = list(view(state.position, player).location)
        card = ALL_THINGS[known.index(ON_TOP)].name if ON_TOP in known else "-"
        return f"top={card}" if self._hides else ""


class HistoryObserver:
    """The history as a seat has seen it, or the public one: only as a string."""

    tensor = None  # histories are too long

    def __init__(self, shows_own: bool) -> None:
        self._shows_own = shows_own  # otherwise public information only
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        return f"{player}:{state.logs[player if self._shows_own else -1]}"
