"""The chance of each monster to die before its next turn, under one plain assumption.

Until then every other monster that can hurt it throws for claws only, as well as it can with all
throws and all that its cards do for its dice; nothing else that it throws counts. Those who cannot
hurt it do nothing. Nobody heals, yields, buys or uses anything else, but the threatened monster
defends itself as in table_goals.py. Everything else is the engine's: whose turn comes, who is
reached, what cards do. In the middle of a turn the dice on the table and the throws left count.
The monster whose turn it is first ends its turn, its dice counting for nothing unless they are
already being resolved: it may have to enter Tokyo, and its poison acts.
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
from ..rules.operations import alive
from ..rules.state import State
from ..text import Told
from .cards import hand_of
from .dice_sets import COUNTS, MOST_DICE
from .goals import Goal
from .plan import Plan
from .table_goals import Effort, after_action, answers, luck, with_dice
from .transitions import Number


def threats(state: State, exact: bool = False) -> dict[int, Number]:
    """The chance of each living monster (by seat) to die before its next turn."""
    if state.step == OVER and state.depth > 0:
        raise Told("mistake-threats")
    living = [seat for seat in range(state.seats) if alive(state, seat)]
    return {seat: Danger(seat, exact).of(state) for seat in living}


class Danger:
    """To one monster. Positions that have been seen are remembered: many ways lead to the same."""

    def __init__(self, target: int, exact: bool, effort: Effort | None = None) -> None:
        self.target, self.exact, self._effort = target, exact, effort
        self._known: dict[State, Number] = {}

    def of(self, state: State) -> Number:
        """The chance that it dies before its next turn; TooHard if it is beyond the effort."""
        if state.turn == self.target and OVER < state.step <= COMBINATIONS:
            state = with_dice(state, _claws(0))
        chance = self._chance(state)
        return Fraction(chance) if self.exact else float(chance)

    def _chance(self, state: State) -> Number:
        if not alive(state, self.target):
            return 1
        if actor(state) == NOBODY or (state.turn == self.target and state.step <= PROBES):
            return 0
        if state not in self._known:
            self._known[state] = self._going_on(state)
        return self._known[state]

    def _going_on(self, state: State) -> Number:
        is_thrown = top_kind(state) in (KEEP, THROW, CHANGE)
        if self._effort:
            self._effort.spend(MOST_DICE if is_thrown else 1)
        if is_thrown:
            return self._thrown_for_claws(state)
        if actor(state) == CHANCE:
            futures = [(chance, after_action(state, action)) for action, chance in luck(state)]
            return sum(chance * self._chance(after) for chance, after in futures)
        options = answers(state, defends=top_seat(state) == self.target)
        return min(self._chance(after_action(state, action)) for action in options)

    def _thrown_for_claws(self, state: State) -> Number:
        hand = hand_of(state)
        if not self._is_hurt(state, with_dice(state, _claws(hand.count))):
            return self._chance(with_dice(state, _claws(0)))
        deaths = [self._chance(with_dice(state, _claws(many))) for many in range(hand.count + 1)]
        by_claws = np.zeros(MOST_DICE + 1, object)
        by_claws[: len(deaths)] = deaths
        return Plan(hand, Goal("its death", by_claws[COUNTS[:, CLAW]]), self.exact).value

    def _is_hurt(self, before: State, after: State) -> bool:
        """Does it lose hearts, or must it defend itself?"""
        seat = self.target
        hurt = after.health[seat] < before.health[seat] or not alive(after, seat)
        return hurt or after.loss[seat] > 0 or after.held[seat] > 0


def _claws(many: int) -> list[int]:
    return [many if face == CLAW else 0 for face in range(FACES)]
