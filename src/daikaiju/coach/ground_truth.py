"""Compares the coach with the exact values of the solved core (odds/core_tables.py).

    python -m daikaiju.coach.ground_truth --games 30 --edition second

The coach does not use the solved tables: it judges these games as all others.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ..odds.core_tables import after_action, core_game, win_chance
from ..rules.agenda import KEEP, YIELD, actor, top_kind
from ..rules.constants import CHANCE, NOBODY
from ..rules.engine import advance, legal_actions, sample, use
from ..rules.state import State
from .evaluation import Evaluator
from .judgement import judge_deeply, judge_quickly, needs_deepening

CLEAR_GAP = 0.01  # the exact gap between the two best actions from which on the best one is clear

Player = Callable[[State, int, random.Random], int]


@dataclass(frozen=True)
class Trial:
    """One decision: the cost by the coach and the exact one; win chances from 0 to 1."""

    cost: float
    exact_cost: float
    uncertainty: float
    is_clear: bool  # one action is better than all others by CLEAR_GAP
    same_best: bool

    @property
    def error(self) -> float:
        return abs(self.cost - self.exact_cost)


def trials(evaluator: Evaluator, edition: str, player: Player, seed: int) -> Iterator[Trial]:
    """Play one game of the core and yield its dice and yield decisions."""
    rng = random.Random(seed)
    state = core_game(edition)
    while actor(state) != NOBODY:
        if actor(state) == CHANCE:
            advance(state, sample(state, rng.randrange))
            continue
        action = player(state, actor(state), rng)
        if len(legal_actions(state)) > 1 and top_kind(state) in (KEEP, YIELD):
            yield _trial(evaluator, state, action)
            evaluator.forget()
        advance(state, action)


def _trial(evaluator: Evaluator, state: State, action: int) -> Trial:
    options = evaluator.options(state)
    judgement = judge_quickly(options, action)
    if needs_deepening(judgement.cost):
        judgement = judge_deeply(evaluator, options, action)
    seat = options.seat
    exact = np.array([win_chance(after_action(state, each), seat) for each in options.actions])
    first, second = np.sort(exact)[[-1, -2]]
    return Trial(
        cost=judgement.cost,
        exact_cost=float(first - exact[judgement.taken]),
        uncertainty=judgement.uncertainty,
        is_clear=bool(first - second >= CLEAR_GAP),
        same_best=int(exact.argmax()) == judgement.best,
    )


def main() -> None:
    """Print the errors of the coach in some games of *odds* and *greedy*."""
    from ..bots.registry import make_bot

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--edition", default="second")
    args = parser.parse_args()
    use("compiled")
    bots = [make_bot("odds"), make_bot("greedy")]

    def player(state: State, seat: int, rng: random.Random) -> int:
        return bots[seat].ask(state, seat, rng.randrange)

    evaluator = Evaluator()
    found = [t for n in range(args.games) for t in trials(evaluator, args.edition, player, n)]
    sys.stdout.write("\n".join(_report(found)) + "\n")


def _report(found: list[Trial]) -> Iterator[str]:
    clear = [trial for trial in found if trial.is_clear]
    errors = np.array([trial.error for trial in found])
    yield f"{len(found)} decisions, mean exact cost {_mean(t.exact_cost for t in found):.2f} points"
    yield f"mean error {100 * errors.mean():.2f}, 95 % below {100 * np.percentile(errors, 95):.2f}"
    within = _mean(trial.error <= trial.uncertainty for trial in found)
    yield f"error within the stated uncertainty: {within:.1f} %"
    same = _mean(trial.same_best for trial in clear)
    yield f"same best action in {same:.1f} % of {len(clear)} clear ones"


def _mean(values: Iterator[float]) -> float:
    return 100 * float(np.mean(list(values)))


if __name__ == "__main__":
    main()
