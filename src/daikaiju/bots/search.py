"""*search*: a tree search with chance, on the compiled engine; one value for each monster.

The tree is in tree.py. This bot spends a budget on it: time, or leaves looked at closely.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ..rules.engine import legal_actions, runs_compiled
from ..rules.state import State
from .bot import Bot, Luck
from .compiled_bot import Ours
from .dispatch import ODDS
from .scratch import GAME, OWN_LUCK, SAME, Desk
from .tree import TREE_NUMBERS, begin_search, best_found, search_on
from .weights import weights


class Search(Bot):
    """The bot; its budget is time or simulations (leaves) for each decision.

    Interpreted, a search takes seconds: until its machine code is ready, whoever gave it a time
    gets the decision of *odds*.
    """

    needs = (begin_search, search_on)

    def __init__(self, spec: str, milliseconds: int = 0, simulations: int = 0) -> None:
        super().__init__(spec)
        self._seconds, self._simulations = milliseconds / 1000, simulations
        self._desk = Desk(numbers=TREE_NUMBERS)
        self._quick = Ours(spec, ODDS)

    def choose(self, state: State, seat: int, luck: Luck) -> int:
        started = time.perf_counter()
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        for word in (OWN_LUCK, SAME):
            self._desk.luck[word] = luck(1 << 62)
        if runs_compiled(*self.needs):
            return self._search_compiled(state, seat, started)
        if self._seconds:
            return self._quick.choose(state, seat, luck)
        with np.errstate(over="ignore"):
            return self._search(
                begin_search, search_on, self._desk.plain_room(state), seat, started
            )

    def _search_compiled(self, state: State, seat: int, started: float) -> int:
        from ..rules.compiler import compiled

        self._desk.room[GAME] = state.record[0]
        ways = compiled(begin_search), compiled(search_on)
        return self._search(*ways, self._desk.room, seat, started)

    def _search(self, begin: Any, go_on: Any, room: Any, seat: int, started: float) -> int:
        """Look at leaves until the budget is spent, or there is nothing more to see."""
        desk = self._desk
        found = begin(room, seat, desk.luck, desk.out, desk.values, weights())
        done = 0
        while found > 1 and not self._is_spent(done, started):
            if go_on(room, seat, 1, desk.luck, desk.out, desk.values, weights()) == 0:
                break
            done += 1
        return best_found(desk.values)

    def _is_spent(self, done: int, started: float) -> bool:
        if self._simulations:
            return done >= self._simulations
        return time.perf_counter() - started >= self._seconds
