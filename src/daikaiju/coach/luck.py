"""Luck and skill: the change of each monster's win chance, by cause.

A game gives one sequence of evaluations: the win chances before each move, and the result. Each
term is a sum of differences of neighbours in this sequence, and every difference belongs to one
term. So for each monster the terms add up to the result minus the chance at the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from ..rules.agenda import LAST_CHANCE, OPENING_THROW, THROW, THROW_FOR, top_kind, top_seat
from ..rules.state import State

Cause = Literal["dice", "cards", "decision"]


@dataclass
class Terms:
    """The terms of one monster, as win chances from -1 to 1."""

    own_dice: float = 0.0
    others_dice: float = 0.0
    cards: float = 0.0  # also the lot that decides who begins
    own_decisions: float = 0.0
    others_decisions: float = 0.0

    @property
    def luck(self) -> float:
        return self.own_dice + self.others_dice + self.cards

    def total(self) -> float:
        return float(sum(getattr(self, each.name) for each in fields(self)))


def cause_of(state: State) -> tuple[Cause, int]:
    """Return the cause of the next move and its seat: who decides, or for whom dice are thrown."""
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        return "decision", int(top_seat(state))
    if kind in (THROW, THROW_FOR, OPENING_THROW):
        return "dice", int(top_seat(state))
    return "cards", -1


def split(chances: Sequence[Sequence[float]], causes: Sequence[tuple[Cause, int]]) -> list[Terms]:
    """Return the terms of each monster. There is one row of chances more than causes."""
    found = [Terms() for _ in chances[0]]
    for before, after, (cause, seat) in zip(chances, chances[1:], causes, strict=False):
        for monster, terms in enumerate(found):
            name = _term(cause, seat == monster)
            setattr(terms, name, getattr(terms, name) + after[monster] - before[monster])
    return found


def _term(cause: Cause, is_own: bool) -> str:
    if cause == "cards":
        return "cards"
    whose = "own" if is_own else "others"
    return f"{whose}_dice" if cause == "dice" else f"{whose}_decisions"


def chain_chances(anchors: Sequence[Any], lost: Sequence[Any]) -> list[Any]:
    """Return the win chances before each move, and the result.

    anchors[i] are the chances before an event of chance, or the result; None before a decision.
    lost[i] is what decision i lost against the best action. So the value before a decision is
    that of the next position plus what was lost: the value with the best action.
    """
    chances = list(anchors)
    for index in range(len(chances) - 2, -1, -1):
        if chances[index] is None:
            chances[index] = chances[index + 1] + lost[index]
    return chances
