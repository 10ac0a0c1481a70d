"""A hint for a pending decision: the best action, and how it compares with the next clear choice.

Only what the monster that decides can know is used, as in a review.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..record.notation import action_text, monster_name
from ..rules.editions import EDITIONS
from ..rules.state import State
from .consequences import consequences, main_facts
from .evaluation import Evaluator, Options
from .explanation import sentences
from .judgement import THRESHOLDS, Judgement, judge_deeply
from .review import ALTERNATIVES, Decision


@dataclass(frozen=True)
class Hint:
    """The best action of a decision with its reason; chances are from 0 to 1."""

    seat: int
    best: str  # in the notation
    chance: float  # to win, after the best action
    against: str  # the best action that is clearly worse; empty: no other action is
    cost: float  # of that action
    uncertainty: float
    options: list[tuple[str, float]]  # the best actions by the first evaluation
    decision: Decision  # as if the compared action had been taken
    monsters: list[str]
    edition: str

    def reasons(self, language: str) -> list[str]:
        """Return one or two sentences; none if no other action is clearly worse."""
        return sentences(self.decision, self.monsters, self.edition, language, is_hint=True)


def give_hint(evaluator: Evaluator, state: State) -> Hint:
    """Return the hint for the decision of a position with at least two legal actions."""
    evaluator.forget()
    options = evaluator.options(state)
    own = options.own()
    order = [int(index) for index in np.argsort(-own, kind="stable")]
    other = _clearly_worse(own, order)
    judgement = judge_deeply(evaluator, options, options.actions[other])
    is_clear = judgement.label != "fine"
    decision = _decision(evaluator, options, judgement)
    return Hint(
        seat=options.seat,
        best=decision.best,
        chance=float(own[judgement.best]),
        against=decision.action if is_clear else "",
        cost=judgement.cost if is_clear else 0.0,
        uncertainty=judgement.uncertainty,
        options=[(_text(options, i), float(own[i])) for i in order[:ALTERNATIVES]],
        decision=decision,
        monsters=[monster_name(state, seat) for seat in range(state.seats)],
        edition=EDITIONS[state.edition].name,
    )


def _clearly_worse(own: Any, order: list[int]) -> int:
    """Return the best action that would be a mistake, or an inaccuracy; else the second one."""
    for label in ("mistake", "inaccuracy"):
        worse = [i for i in order if own[order[0]] - own[i] >= THRESHOLDS[label]]
        if worse:
            return worse[0]
    return order[1]


def _decision(evaluator: Evaluator, options: Options, judgement: Judgement) -> Decision:
    """Return the judgement as if the compared action had been taken."""
    facts = []
    if judgement.label != "fine":
        best = consequences(evaluator, options, judgement.best)
        facts = main_facts(best, consequences(evaluator, options, judgement.taken))
    return Decision(
        ply=0,
        seat=options.seat,
        action=_text(options, judgement.taken),
        best=_text(options, judgement.best),
        cost=judgement.cost,
        uncertainty=judgement.uncertainty,
        label=judgement.label,
        is_deep=True,
        lost=[],
        alternatives=[],
        facts=facts,
    )


def _text(options: Options, index: int) -> str:
    return action_text(options.state, options.actions[index])
