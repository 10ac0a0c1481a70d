"""The plan: best play for a goal with given dice, throws and helps, exactly.

Going back from the goal it finds what every set of dice is worth between any two throws; going
forth again it tells where best play leads. A throw that costs energy is only bought when there is
no other: that is as good as sooner, and leaves the choice.
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
from .modifiers import MoreThrows, ThrownAgain, Turned
from .transitions import (
    NEVER,
    Number,
    Row,
    best_kept,
    keep_best,
    no_chances,
    parts_of,
    row_of,
    throw_again_best,
    throw_rest,
    thrown,
    thrown_again,
    turn_best,
    turned,
)

_DIGITS = 12  # floats that agree so far are the same value
Turn = tuple[int | None, int]  # one die turned: to which face (None: any), for how much energy


class Choice(NamedTuple):
    """An action, as notation writes it, and its value if all goes on as well as possible."""

    action: str
    value: Number


@dataclass(frozen=True)
class Stage:
    """Between two throws: what each set of dice is worth to whoever …"""

    energy: int
    turns: list[Turn]  # that are possible after stopping
    turning: list[Row]  # … has made none, the last, the last two … of those turns yet to come
    kept: Row  # … keeps exactly this set and throws the others
    best: Row  # … keeps the best part of it
    value: Row  # … does what is best

    @property
    def stop(self) -> Row:
        """… makes no more throws."""
        return self.turning[-1]


class Plan:
    """Best play of a hand for a goal; `exact` calculates in Fractions."""

    def __init__(self, hand: Hand, goal: Goal, exact: bool = False) -> None:
        self.hand, self.goal, self.exact = hand, goal, exact
        self._slack: Number = 0 if exact else 10.0**-_DIGITS
        self._final = row_of(goal.values, hand.count, exact)

    @property
    def value(self) -> Number:
        return self._value_of(self.hand)

    def _value_of(self, hand: Hand) -> Number:
        """The value with other dice, all else being as in the hand of this plan."""
        last = self.stages[-1]
        return self._number((last.kept if hand.to_throw else last.value)[hand.number])

    def _number(self, value: Number) -> Number:
        return value if self.exact else float(value)

    # --- back ------------------------------------------------------------------------------------

    @cached_property
    def stages(self) -> list[Stage]:
        """One for each throw that can still be made, and the end; the last comes first."""
        hand = self.hand
        throws = hand.throws + sum(help.uses for help in hand.all(MoreThrows) if not help.price)
        price = max([help.price for help in hand.all(MoreThrows)], default=0)
        bought = range(hand.energy % price, hand.energy, price) if price else ()
        stages: list[Stage] = []
        for energy in [*bought, *[hand.energy] * (throws + 1)]:
            stages.append(self._stage(energy, stages[-1] if stages else None))
        return stages

    def _stage(self, energy: int, then: Stage | None) -> Stage:
        dice = self.hand.count
        turns = self._turns(energy)
        turning = self._turning(energy, turns)
        kept = np.full_like(self._final, NEVER) if then is None else thrown(then.value, dice)
        best = best_kept(kept, dice)
        value = np.maximum(turning[-1], best)
        for again in self.hand.all(ThrownAgain)[:1]:
            value = thrown_again(value, dice, again.face)
        return Stage(energy, turns, turning, kept, best, value)

    def _turns(self, energy: int) -> list[Turn]:
        """The turns that are possible after stopping with so much energy; free ones come first."""
        helps, most = self.hand.all(Turned), self.hand.count
        free = [turn for help in helps for turn in [(help.to, 0)] * min(help.uses, most)]
        priced = {(help.to, help.price) for help in helps if help.price}
        paid = [turn for turn in priced for _ in range(min(energy // turn[1], most))]
        return [*free, *paid]

    def _turning(self, energy: int, turns: list[Turn]) -> list[Row]:
        spent = self.goal.energy * (self.hand.energy - energy)
        rows = [self._final - spent if spent else self._final]
        for to, price in reversed(turns):
            rows.append(turned(rows[-1], self.hand.count, to, price * self.goal.energy))
        return rows

    # --- now -------------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """Everything that can be done now with its value, the best first."""
        if self.hand.to_throw:
            return []
        found = [*self._stopping(), *self._keeping(), *self._using()]
        return sorted(found, key=self._rank, reverse=True)

    def _rank(self, choice: Choice) -> Number:
        """By value; where values are equal, the order in which choices are found stays."""
        return choice.value if isinstance(choice.value, Fraction) else round(choice.value, _DIGITS)

    def _stopping(self) -> Iterator[Choice]:
        stage = self.stages[-1]
        action, row = ("pass", stage.turning[0]) if self.hand.stopped else ("stop", stage.stop)
        yield Choice(action, self._number(row[self.hand.number]))

    def _keeping(self) -> Iterator[Choice]:
        """Each different set of dice but all of them, larger ones first."""
        if self.hand.throws == 0:
            return
        parts = np.sort(parts_of(self.hand.dice))[-2::-1]
        for part, value in zip(parts.tolist(), self.stages[-1].kept[parts].tolist(), strict=True):
            yield Choice(f"keep {_faces(part)}", value)

    def _using(self) -> Iterator[Choice]:
        """What a use leaves is another plan; uses that differ only in the dice share one.

        First come those whose dice are worth most as they are: equal ones need more uses.
        """
        plans: dict[Hand, Plan] = {}
        uses = self.hand.uses().items()
        for action, hand in sorted(uses, key=lambda use: -self._final[use[1].number]):
            any_dice = replace(hand, dice=(sum(hand.dice), *[0] * (FACES - 1)))
            plan = plans.setdefault(any_dice, Plan(any_dice, self.goal, self.exact))
            yield Choice(action, plan._value_of(hand))

    # --- forth -----------------------------------------------------------------------------------

    def distribution(self) -> Distribution:
        """Where best play leads. Among equals it stops, or keeps more dice."""
        chances = no_chances(self.hand.count, self.exact)
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
        """At a stage: throw dice of a face again, then stop or keep the best dice."""
        dice, slack = self.hand.count, self._slack
        for again in self.hand.all(ThrownAgain)[:1]:
            otherwise = np.maximum(stage.stop, stage.best)
            throw_again_best(chances, stage.value, otherwise, again.face, dice, slack)
        stops = stage.stop >= stage.value - slack
        ending = chances.copy()
        ending[~stops] *= 0
        chances[stops] *= 0
        self._turn_dice(stage, ending, ends)
        keep_best(chances, stage.kept, stage.best, dice, slack)

    def _turn_dice(self, stage: Stage, chances: Row, ends: dict[int, Row]) -> None:
        """After stopping: turn dice one by one; the chances are kept by the energy spent."""
        by_spent = {self.hand.energy - stage.energy: chances}
        for index, (to, price) in enumerate(stage.turns, start=1):
            before, row = stage.turning[-index], stage.turning[-index - 1]
            turned_now: dict[int, Row] = {}
            for spent, left in by_spent.items():
                cost = price * self.goal.energy
                turning = turn_best(left, before, row, to, cost, self._slack)
                turned_now[spent + price] = turned_now.get(spent + price, 0) + turning
            for spent, turning in turned_now.items():
                by_spent[spent] = by_spent.get(spent, 0) + turning
        for spent, left in by_spent.items():
            ends[spent] = ends.get(spent, 0) + left


@cache
def _faces(number: int) -> str:
    return faces_text([int(many) for many in COUNTS[number]])
