"""What an action leads to until the next turn, as numbers that a sentence can quote.

The numbers are expectations over all final dice, if the player goes on with the best keeps and the
monsters answer as the champion would.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ..rules.agenda import actor
from ..rules.constants import NOBODY
from ..rules.operations import is_alive
from ..rules.state import State
from .evaluation import Evaluator, Options
from .fact import BAD, Fact

FEW_LEAVES: Final = 3  # the next turn is played out for at most so many positions
# How much a difference of 1 matters: chances by their effect on the game, amounts by a point each.
WEIGHTS: Final = {
    "wins": 1.0,
    "dies": 0.8,
    "danger": 0.7,
    "kills": 0.5,
    "stars": 0.04,
    "hearts": 0.03,
    "energy": 0.015,
}
SMALLEST: Final = 0.01  # weighted difference that a sentence mentions


@dataclass
class Consequences:
    """Chances, and expected changes of the own stars, hearts and energy."""

    wins: float = 0.0  # at once
    dies: float = 0.0  # before the next turn
    danger: float | None = None  # eliminated in the next turn or before; None: not computed
    stars: float = 0.0
    hearts: float = 0.0
    energy: float = 0.0
    kills: dict[int, float] = field(default_factory=dict)  # by seat


def consequences(evaluator: Evaluator, options: Options, index: int) -> Consequences:
    """Return the consequences of one action for the monster that decides."""
    before, seat = options.state, options.seat
    leaves = evaluator.leaves(options, index)
    found = Consequences()
    for weight, after in leaves:
        _add(found, weight, before, after, seat)
    if len(leaves) <= FEW_LEAVES:
        found.danger = sum(weight * _danger(evaluator, after, seat) for weight, after in leaves)
    return found


def _add(found: Consequences, weight: float, before: State, after: State, seat: int) -> None:
    is_over = actor(after) == NOBODY
    found.wins += weight * (is_over and bool(after.winner[seat]))
    found.dies += weight * (not is_alive(after, seat))
    found.stars += weight * (after.stars[seat] - before.stars[seat])
    found.hearts += weight * (after.health[seat] - before.health[seat])
    found.energy += weight * (after.energy[seat] - before.energy[seat])
    for other in range(before.seats):
        if other != seat and is_alive(before, other) and not is_alive(after, other):
            found.kills[other] = found.kills.get(other, 0.0) + weight


def _danger(evaluator: Evaluator, state: State, seat: int) -> float:
    """Return the chance that a monster is eliminated by the end of the next turn."""
    if not is_alive(state, seat):
        return 1.0
    future = evaluator.next_turn(state)
    return sum(weight for weight, after in future if not is_alive(after, seat))


def main_facts(best: Consequences, taken: Consequences) -> list[Fact]:
    """Return the most important gain of the best action and its most important price, if any."""
    facts = sorted(_facts(best, taken), key=lambda fact: -_weight(fact))
    notable = [fact for fact in facts if _weight(fact) >= SMALLEST]
    gains = [fact for fact in notable if fact.is_gain][:1]
    return gains + [fact for fact in notable if not fact.is_gain][: 1 if gains else 0]


def _facts(best: Consequences, taken: Consequences) -> Iterable[Fact]:
    for name in ("wins", "dies", "danger", "stars", "hearts", "energy"):
        first, second = getattr(best, name), getattr(taken, name)
        if first is not None and second is not None:
            yield Fact(name, first, second, is_gain=(first < second) == (name in BAD))
    for seat in sorted(best.kills.keys() | taken.kills.keys()):
        first, second = best.kills.get(seat, 0.0), taken.kills.get(seat, 0.0)
        yield Fact("kills", first, second, seat, first > second)


def _weight(fact: Fact) -> float:
    return abs(fact.best - fact.taken) * WEIGHTS[fact.name]
