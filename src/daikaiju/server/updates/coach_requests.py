"""Requests to the coach about a running game, answered in its worker process."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ...record.position import read_position
from ...rules.engine import use
from ..protocol.review_types import HintReply, ReviewedOption

if TYPE_CHECKING:  # the coach loads the compiler, which the server itself does not need
    from ...coach.evaluation import Evaluator

DIGITS: Final = 4


@cache
def shared_evaluator() -> Evaluator:
    """Return the evaluator of this process."""
    from ...coach.evaluation import Evaluator

    use("compiled")
    return Evaluator()


def hint_at(position: str, language: str) -> HintReply:
    """Return the hint for the decision of a position."""
    from ...coach.hint import give_hint

    found = give_hint(shared_evaluator(), read_position(position), language)
    return HintReply(
        seat=found.seat,
        ply=0,
        best=found.best,
        chance=round(found.chance, DIGITS),
        against=found.against,
        cost=round(found.cost, DIGITS),
        uncertainty=round(found.uncertainty, DIGITS),
        options=tuple(
            ReviewedOption(text, round(chance, DIGITS)) for text, chance in found.options
        ),
        sentences=tuple(map(str, found.reasons)),
    )
