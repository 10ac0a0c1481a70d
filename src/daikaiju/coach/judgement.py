"""The judgement of one decision: its cost, the uncertainty of the cost, and a label.

All numbers are win chances from 0 to 1; a *point* is a hundredth. docs/coach.md explains the
thresholds and how the uncertainty was measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np

from .evaluation import Evaluator, Options

Label = Literal["fine", "inaccuracy", "mistake", "blunder"]

# Label -> the lowest cost.
THRESHOLDS: Final[dict[Label, float]] = {"inaccuracy": 0.01, "mistake": 0.03, "blunder": 0.08}
DEEPEN_FROM: Final = 0.005  # the lowest first cost that gets a second evaluation
COMPARED: Final = 3  # alternatives in the second evaluation
LEAVES: Final = 24  # leaves in the second evaluation
QUICK_UNCERTAINTY: Final = 0.02  # of a cost from the first evaluation alone
BASE_UNCERTAINTY: Final = 0.005  # of a cost from both evaluations that agree
ERROR_FACTOR: Final = 2.0  # standard errors


@dataclass(frozen=True)
class Judgement:
    """What an action cost the monster that took it, against the best alternative."""

    taken: int  # index of the action in the options
    best: int
    lost: Any  # by seat: the win chances of the best action minus those of the one taken
    cost: float  # the own part of `lost`, at least 0
    uncertainty: float
    is_deep: bool  # with the second evaluation

    @property
    def label(self) -> Label:
        return label_of(self.cost, self.uncertainty)


def label_of(cost: float, uncertainty: float) -> Label:
    """Return the label of a cost. A cost within its uncertainty is fine."""
    if cost <= uncertainty:
        return "fine"
    reached = [label for label, lowest in THRESHOLDS.items() if cost >= lowest]
    return reached[-1] if reached else "fine"


def judge_quickly(options: Options, action: int) -> Judgement:
    """Judge an action by the first evaluation."""
    own, taken = options.own(), options.actions.index(action)
    best = taken if own[taken] >= own.max() else int(own.argmax())
    return _judgement(options, taken, best, options.values[[taken, best]], None)


def needs_deepening(cost: float) -> bool:
    return cost >= DEEPEN_FROM


def judge_deeply(
    evaluator: Evaluator, options: Options, action: int, leaves: int = LEAVES
) -> Judgement:
    """Judge an action by the second evaluation of it and of the best alternatives."""
    own, taken = options.own(), options.actions.index(action)
    others = [int(index) for index in np.argsort(-own, kind="stable") if index != taken]
    compared = [taken, *others[:COMPARED]]
    values, errors = evaluator.deepen(options, compared, leaves)
    at = int(values[:, options.seat].argmax())
    best = compared[at]
    shift = abs((values[at] - values[0])[options.seat] - (own[best] - own[taken]))
    uncertainty = BASE_UNCERTAINTY + shift + ERROR_FACTOR * float(errors[at])
    return _judgement(options, taken, best, values[[0, at]], uncertainty)


def _judgement(
    options: Options, taken: int, best: int, values: Any, uncertainty: float | None
) -> Judgement:
    lost = values[1] - values[0]
    return Judgement(
        taken=taken,
        best=best,
        lost=lost,
        cost=max(0.0, float(lost[options.seat])),
        uncertainty=QUICK_UNCERTAINTY if uncertainty is None else float(uncertainty),
        is_deep=uncertainty is not None,
    )
