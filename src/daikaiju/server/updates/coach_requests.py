"""Requests to the coach about a running game, answered in its worker process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from ...record.game import Record, replay
from ...record.position import read_position
from ...rules.agenda import THROW, top_kind
from ...rules.constants import NOBODY
from ...rules.engine import use
from ...rules.events import TURN
from ...rules.state import State
from ...rules.view import view
from ..protocol.review_types import DelayedChances, HintReply, ReviewedOption
from ..tables.entries import decode_entry
from .records import whole_record

if TYPE_CHECKING:  # the coach loads the compiler, which the server itself does not need
    from ...coach.evaluation import Evaluator

DIGITS: Final = 4


@cache
def shared_evaluator() -> Evaluator:
    """Return the evaluator of this process."""
    from ...coach.evaluation import Evaluator

    use("compiled")
    return Evaluator()


def delayed_chances(log: Sequence[bytes]) -> DelayedChances:
    """Return the win chances at the start of the turn before the current one.

    They are those of a spectator, who knows no hidden card.
    """
    starts = turn_starts(whole_record([decode_entry(data) for data in log]))
    if len(starts) < 2:
        return DelayedChances(0)
    evaluator = shared_evaluator()
    evaluator.forget()
    found = evaluator.chances(starts[-2])
    return DelayedChances(len(starts) - 2, tuple(round(float(each), DIGITS) for each in found))


def turn_starts(record: Record) -> list[State]:
    """Return the positions before the first throw of each turn, as a spectator sees them."""
    starts, is_new = [], False
    for state, _ in replay(record):
        is_new = is_new or any(event[0] == TURN for event in state.events or ())
        state.events = []
        if is_new and top_kind(state) == THROW:
            starts.append(view(state, NOBODY).copy())
            is_new = False
    return starts


def hint_at(position: str, language: str) -> HintReply:
    """Return the hint for the decision of a position."""
    from ...coach.hint import give_hint

    found = give_hint(shared_evaluator(), read_position(position))
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
        sentences=tuple(map(str, found.reasons(language))),
    )
