"""Optimal play of a hand for a goal, exactly.

The backward pass computes the value of every set of dice between any two throws; the forward pass
computes the distribution of final dice under optimal play. A throw that costs energy is bought only
when no other is left: buying it earlier is never better.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from ..record.notation import faces_text
from ..rules.constants import FACES
from .dice_sets import COUNTS
from .distribution import Distribution
from .goals import Goal
from .hand import Hand
from .modifiers import DieTurn, ExtraThrows, FaceRethrow
from .transitions import (
    IMPOSSIBLE,
    Number,
    Row,
    keep_best,
    rethrow_best,
    subsets_of,
    throw_rest,
    turn_best,
    value_before_keep,
    value_before_rethrow,
    value_before_throw,
    value_before_turn,
    value_row,
    zero_row,
)

_DIGITS = 12  # floats equal to this many digits count as equal
Turn = tuple[int | None, int]  # turn one die: the face (None: any), the price


class Choice(NamedTuple):
    """An action, as in notation, and its value if all later choices are optimal."""

    action: str
    value: Number


@dataclass(frozen=True)
class Stage:
    """The values of each set of dice between two throws."""

    energy: int
    turns: list[Turn]  # possible after stopping
    turn_values: list[Row]  # [n]: after stopping, with the last n of `turns` still possible
    kept: Row  # keep exactly this set and throw the others
    best: Row  # keep the best subset and throw the others
    value: Row  # the best choice

    @property
    def stop(self) -> Row:
        """The values of stopping."""
        return self.turn_values[-1]


class Plan:
    """Optimal play of a hand for a goal; `exact` computes with Fractions.

    plan = Plan(Hand.of("113ECH", throws=2), parse_goal("stars"))
    best = plan.choices()[0]
    """

    def __init__(self, hand: Hand, goal: Goal, exact: bool = False) -> None:
        self.hand, self.goal, self.exact = hand, goal, exact
        self._tolerance: Number = 0 if exact else 10.0**-_DIGITS
        self._final = value_row(goal.values, hand.count, exact)

    @property
    def value(self) -> Number:
        """The value of the hand."""
        return self._value_of(self.hand)

    def _value_of(self, hand: Hand) -> Number:
        """Return the value of a hand that differs from the hand of this plan only in its dice."""
        last = self.stages[-1]
        return self._number((last.kept if hand.to_throw else last.value)[hand.number])

    def _number(self, value: Number) -> Number:
        return value if self.exact else float(value)

    # --- backward pass ---------------------------------------------------------------------------

    @cached_property
    def stages(self) -> list[Stage]:
        """The stages, last first: the end, and one for each throw that is still possible."""
        hand = self.hand
        throws = hand.throws + sum(
            modifier.uses for modifier in hand.modifiers_of(ExtraThrows) if not modifier.price
        )
        price = max([modifier.price for modifier in hand.modifiers_of(ExtraThrows)], default=0)
        bought = range(hand.energy % price, hand.energy, price) if price else ()
        stages: list[Stage] = []
        for energy in [*bought, *[hand.energy] * (throws + 1)]:
            stages.append(self._make_stage(energy, stages[-1] if stages else None))
        return stages

    def _make_stage(self, energy: int, following: Stage | None) -> Stage:
        dice = self.hand.count
        turns = self._turns(energy)
        turn_values = self._turn_values(energy, turns)
        kept = (
            np.full_like(self._final, IMPOSSIBLE)
            if following is None
            else value_before_throw(following.value, dice)
        )
        best = value_before_keep(kept, dice)
        value = np.maximum(turn_values[-1], best)
        for again in self.hand.modifiers_of(FaceRethrow)[:1]:
            value = value_before_rethrow(value, dice, again.face)
        return Stage(energy, turns, turn_values, kept, best, value)

    def _turns(self, energy: int) -> list[Turn]:
        """Return the die turns possible after stopping with this energy; free ones first."""
        modifiers, most = self.hand.modifiers_of(DieTurn), self.hand.count
        free = [
            turn for modifier in modifiers for turn in [(modifier.to, 0)] * min(modifier.uses, most)
        ]
        priced = {(modifier.to, modifier.price) for modifier in modifiers if modifier.price}
        paid = [turn for turn in priced for _ in range(min(energy // turn[1], most))]
        return [*free, *paid]

    def _turn_values(self, energy: int, turns: list[Turn]) -> list[Row]:
        spent = self.goal.energy * (self.hand.energy - energy)
        rows = [self._final - spent if spent else self._final]
        for to, price in reversed(turns):
            rows.append(value_before_turn(rows[-1], self.hand.count, to, price * self.goal.energy))
        return rows

    # --- choices ---------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """Return all actions that are possible now with their values, best first."""
        if self.hand.to_throw:
            return []
        found = [*self._stop_choices(), *self._keep_choices(), *self._use_choices()]
        return sorted(found, key=self._sort_key, reverse=True)

    def _sort_key(self, choice: Choice) -> Number:
        """Sort key: the value. The sort is stable, so equal values keep their order."""
        return choice.value if isinstance(choice.value, Fraction) else round(choice.value, _DIGITS)

    def _stop_choices(self) -> Iterator[Choice]:
        stage = self.stages[-1]
        action, row = ("pass", stage.turn_values[0]) if self.hand.stopped else ("stop", stage.stop)
        yield Choice(action, self._number(row[self.hand.number]))

    def _keep_choices(self) -> Iterator[Choice]:
        """Yield each distinct set of dice except all of them, larger ones first."""
        if self.hand.throws == 0:
            return
        parts = np.sort(subsets_of(self.hand.dice))[-2::-1]
        for part, value in zip(parts.tolist(), self.stages[-1].kept[parts].tolist(), strict=True):
            yield Choice(f"keep {_set_text(part)}", value)

    def _use_choices(self) -> Iterator[Choice]:
        """Yield the uses of modifiers; uses that differ only in the dice share one plan.

        Uses whose dice have the higher final value come first: equal ones need more uses.
        """
        plans: dict[Hand, Plan] = {}
        uses = self.hand.uses().items()
        for action, hand in sorted(uses, key=lambda use: -self._final[use[1].number]):
            any_dice = replace(hand, dice=(sum(hand.dice), *[0] * (FACES - 1)))
            plan = plans.setdefault(any_dice, Plan(any_dice, self.goal, self.exact))
            yield Choice(action, plan._value_of(hand))

    # --- forward pass ----------------------------------------------------------------------------

    def distribution(self) -> Distribution:
        """Return the distribution of final dice under optimal play.

        Among equal choices it stops, or else keeps more dice.
        """
        chances = zero_row(self.hand.count, self.exact)
        chances[self.hand.number] += Fraction(1) if self.exact else 1.0
        ends: dict[int, Row] = {}
        waiting = self.hand.to_throw > 0
        for stage in reversed(self.stages):
            if not waiting:
                self._decide(stage, chances, ends)
            throw_rest(chances, self.hand.count)
            waiting = False
        return Distribution(
            {
                (int(dice), spent): self._number(row[dice])
                for spent, row in sorted(ends.items())
                for dice in np.flatnonzero(row)
            }
        )

    def _decide(self, stage: Stage, chances: Row, ends: dict[int, Row]) -> None:
        """Move the chances of one stage: throw dice of a face again, then stop or keep dice."""
        dice, tolerance = self.hand.count, self._tolerance
        for again in self.hand.modifiers_of(FaceRethrow)[:1]:
            otherwise = np.maximum(stage.stop, stage.best)
            rethrow_best(chances, stage.value, otherwise, again.face, dice, tolerance)
        stops = stage.stop >= stage.value - tolerance
        ending = chances.copy()
        ending[~stops] *= 0
        chances[stops] *= 0
        self._turn_dice(stage, ending, ends)
        keep_best(chances, stage.kept, stage.best, dice, tolerance)

    def _turn_dice(self, stage: Stage, chances: Row, ends: dict[int, Row]) -> None:
        """Turn dice one by one after stopping; add the chances to `ends` by energy spent."""
        by_spent = {self.hand.energy - stage.energy: chances}
        for index, (to, price) in enumerate(stage.turns, start=1):
            before, row = stage.turn_values[-index], stage.turn_values[-index - 1]
            turned_now: dict[int, Row] = {}
            for spent, left in by_spent.items():
                cost = price * self.goal.energy
                turning = turn_best(left, before, row, to, cost, self._tolerance)
                turned_now[spent + price] = turned_now.get(spent + price, 0) + turning
            for spent, turning in turned_now.items():
                by_spent[spent] = by_spent.get(spent, 0) + turning
        for spent, left in by_spent.items():
            ends[spent] = ends.get(spent, 0) + left


@cache
def _set_text(number: int) -> str:
    """Return the faces of a set of dice as in notation."""
    return faces_text([int(many) for many in COUNTS[number]])
