"""*search*: a tree search over chance nodes with one value per monster.

The search itself is in tree.py. This bot gives it a budget: a time, or a number of leaves.
"""

from __future__ import annotations

import time
from functools import cached_property
from typing import Any

import numpy as np

from ..rules.agenda import PREDICT, top_kind
from ..rules.engine import legal_actions, runs_compiled
from ..rules.state import State
from .bot import Bot, DrawBelow
from .champion.network import new_brain
from .champion.weights import champion_weights
from .champion_bot import Champion
from .compiled_bot import CompiledBot
from .dispatch import ODDS
from .lookahead import CHAMPION
from .scratch import BOT_RNG, GAME, ROLLOUT_SEED, Scratch, new_scratch
from .tree import TREE_VALUES_SIZE, begin_search, best_candidate, evaluate_leaves
from .weights import weights


class Search(Bot):
    """The bot *search*. Its budget per decision is a time or a number of simulations (leaves).

    An interpreted search takes seconds. With a time budget and without machine code the bot plays
    like *odds* instead.
    """

    needs = (begin_search, evaluate_leaves)
    _not_copied = ("_scratch",)

    def __init__(
        self, spec: str, evaluator: int, milliseconds: int = 0, simulations: int = 0
    ) -> None:
        super().__init__(spec)
        self._evaluator = evaluator
        self._seconds, self._simulations = milliseconds / 1000, simulations
        self._fallback = Champion(spec) if evaluator == CHAMPION else CompiledBot(spec, ODDS)

    @cached_property
    def _scratch(self) -> Scratch:
        if self._evaluator == CHAMPION:
            return new_scratch(size=TREE_VALUES_SIZE, brain=new_brain(champion_weights()))
        return new_scratch(weights(), size=TREE_VALUES_SIZE)

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        """Return a legal action for `seat`; `draw(n)` draws a whole number below n."""
        started = time.perf_counter()
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if top_kind(state) == PREDICT:
            return self._fallback.choose(state, seat, draw)
        for stream in (BOT_RNG, ROLLOUT_SEED):
            self._scratch.rng[stream] = draw(1 << 62)
        if runs_compiled(*self.needs):
            return self._search_compiled(state, seat, started)
        if self._seconds:
            return self._fallback.choose(state, seat, draw)
        with np.errstate(over="ignore"):
            scratch = self._scratch.interpreted(state)
            return self._search(begin_search, evaluate_leaves, scratch, seat, started)

    def _search_compiled(self, state: State, seat: int, started: float) -> int:
        from ..rules.compiler import get_compiled

        self._scratch.states[GAME] = state.record[0]
        begin, search = get_compiled(begin_search), get_compiled(evaluate_leaves)
        return self._search(begin, search, self._scratch, seat, started)

    def _search(self, begin: Any, search: Any, scratch: Scratch, seat: int, started: float) -> int:
        """Evaluate leaves until the budget is spent or no leaf is left; return the best action."""
        found = begin(scratch, seat, self._evaluator)
        done = 0
        while found > 1 and not self._is_spent(done, started):
            if search(scratch, seat, 1, self._evaluator) == 0:
                break
            done += 1
        return best_candidate(scratch.values)

    def _is_spent(self, done: int, started: float) -> bool:
        if self._simulations:
            return done >= self._simulations
        return time.perf_counter() - started >= self._seconds
