"""Odds as a message. odds_calculator.py computes them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

NO_GOALS: Final = "-"  # stands for an empty list of goals in requests to bot workers


class GoalOdds(Struct, frozen=True):
    """The odds of one goal of the dice, if the player pursues no other goal."""

    goal: Annotated[str, Meta(description="`stars`, `claws>=3`, `kill:MONSTER`, `win` …")]
    chance: bool  # the values are chances; else averages
    value: Annotated[float, Meta(description="With the best play from now on.")]
    stop: Annotated[float, Meta(description="If the player stops throwing now.")]
    action: Annotated[str, Meta(description="The action for the best value.")]


class AnswerOdds(Struct, frozen=True):
    """The danger after one legal action."""

    action: str
    danger: Annotated[
        float, Meta(description="The chance of the monster to die before its next turn.")
    ]


class Odds(Struct, frozen=True, omit_defaults=True):
    """Exact odds in a position, from the information that the viewer has."""

    threats: Annotated[
        tuple[float | None, ...],
        Meta(description="By seat: chance to die before its next turn; null: out, or unknown."),
    ]
    seq: int = 0  # `seq` of the picture that the odds belong to
    ply: int = 0
    seat: int = -1  # the seat that decides, if there are goals or answers
    goals: tuple[GoalOdds, ...] = ()  # if the seat throws dice; the most useful first
    answers: tuple[AnswerOdds, ...] = ()  # in other decisions, if the dangers differ
    whole: bool = True  # false: a part would take too long and was left out
