"""The chance of each monster to die before its next turn, under one assumption.

The assumption: every other monster that can hurt it throws for claws only, optimally, with all its
throws and dice modifiers; its other dice do nothing. Monsters that cannot hurt it do nothing. No
monster heals, yields, buys or uses anything else, but the threatened monster defends itself as in
table_goals.py. The engine decides everything else: the order of turns, the targets, the effects of
cards. During a turn the dice on the table and the throws left count. The active monster first ends
its turn with dice that do nothing, unless they are already being resolved: it may have to enter
Tokyo, and poison acts.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from ..rules.agenda import (
    CHANGE,
    COMBINATIONS,
    KEEP,
    OVER,
    PROBES,
    THROW,
    actor,
    top_kind,
    top_seat,
)
from ..rules.constants import CHANCE, CLAW, FACES, NOBODY
from ..rules.operations import is_standing
from ..rules.state import State
from ..text import UserError
from .cards import hand_of
from .dice_sets import COUNTS, MAX_DICE
from .goals import Goal
from .plan import Plan
from .table_goals import (
    SearchBudget,
    after_action,
    assumed_answers,
    chance_branches,
    resolve_with_dice,
)
from .transitions import Number


def threats(state: State, exact: bool = False) -> dict[int, Number]:
    """Return by seat the chance of each monster to fall before its next turn.

    The assumption is in the docstring of `daikaiju.odds.threats`; `exact` returns Fractions.
    """
    if state.step == OVER and state.depth > 0:
        raise UserError("mistake-threats")
    living = [seat for seat in range(state.seats) if is_standing(state, seat)]
    return {seat: ThreatEvaluator(seat, exact).death_chance(state) for seat in living}


class ThreatEvaluator:
    """Computes the death chance of one monster; caches positions, many of which recur."""

    def __init__(self, target: int, exact: bool, budget: SearchBudget | None = None) -> None:
        self.target, self.exact, self._budget = target, exact, budget
        self._cache: dict[State, Number] = {}

    def death_chance(self, state: State) -> Number:
        """Return the chance that it dies before its next turn; BudgetExceeded beyond the budget."""
        if state.turn == self.target and OVER < state.step <= COMBINATIONS:
            state = resolve_with_dice(state, _claws(0))
        chance = self._chance(state)
        return Fraction(chance) if self.exact else float(chance)

    def _chance(self, state: State) -> Number:
        if not is_standing(state, self.target):
            return 1
        if actor(state) == NOBODY or (state.turn == self.target and state.step <= PROBES):
            return 0
        if state not in self._cache:
            self._cache[state] = self._compute(state)
        return self._cache[state]

    def _compute(self, state: State) -> Number:
        is_thrown = top_kind(state) in (KEEP, THROW, CHANGE)
        if self._budget:
            self._budget.spend(MAX_DICE if is_thrown else 1)
        if is_thrown:
            return self._throw_for_claws(state)
        if actor(state) == CHANCE:
            futures = [
                (chance, after_action(state, action)) for action, chance in chance_branches(state)
            ]
            return sum(chance * self._chance(after) for chance, after in futures)
        options = assumed_answers(state, defends=top_seat(state) == self.target)
        return min(self._chance(after_action(state, action)) for action in options)

    def _throw_for_claws(self, state: State) -> Number:
        hand = hand_of(state)
        if not self._is_hurt(state, resolve_with_dice(state, _claws(hand.count))):
            return self._chance(resolve_with_dice(state, _claws(0)))
        deaths = [
            self._chance(resolve_with_dice(state, _claws(many))) for many in range(hand.count + 1)
        ]
        by_claws = np.zeros(MAX_DICE + 1, object)
        by_claws[: len(deaths)] = deaths
        return Plan(hand, Goal("death", by_claws[COUNTS[:, CLAW]]), self.exact).value

    def _is_hurt(self, before: State, after: State) -> bool:
        """Whether the target loses hearts or must defend itself."""
        seat = self.target
        hurt = after.health[seat] < before.health[seat] or not is_standing(after, seat)
        return hurt or after.loss[seat] > 0 or after.held[seat] > 0


def _claws(many: int) -> list[int]:
    return [many if face == CLAW else 0 for face in range(FACES)]
