"""What somebody is told who asks for the odds at a table. How it is found out: odds_compute.py."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

NO_GOALS: Final = "-"  # where goals are written down and none was named


class GoalOdds(Struct, frozen=True):
    """What the dice can still do for a goal, if they are thrown for nothing else."""

    goal: Annotated[str, Meta(description="`stars`, `claws>=3`, `kill:MONSTER`, `win` …")]
    chance: bool  # the values are chances; else they are averages
    value: Annotated[float, Meta(description="With the best play from here on.")]
    stop: Annotated[float, Meta(description="If no more dice are thrown.")]
    action: Annotated[str, Meta(description="What to do now for the best value.")]


class AnswerOdds(Struct, frozen=True):
    """What an answer means for whoever is asked."""

    action: str
    danger: Annotated[float, Meta(description="The chance to die before its next turn.")]


class Odds(Struct, frozen=True, omit_defaults=True):
    """Exact odds in a position, from what whoever asks may see of it."""

    threats: Annotated[
        tuple[float | None, ...],
        Meta(description="By seat: the chance to die before its next turn; null: out, or unknown."),
    ]
    seq: int = 0  # of the picture that they belong to
    ply: int = 0
    seat: int = -1  # who is asked, if goals or answers are told
    goals: tuple[GoalOdds, ...] = ()  # if it throws dice; the most telling first
    answers: tuple[AnswerOdds, ...] = ()  # else, if it matters to its life what it answers
    whole: bool = True  # false: something would take too long to find out and was left out
