"""Exact odds of dice: a dynamic program over sets of dice, not a simulation.

A `Plan` is optimal play of a `Hand` (dice, throws left, modifiers) for a `Goal`. Values and chances
are floats, or Fractions with `exact=True`.

    hand = Hand.of("113ECH", throws=2)
    plan = Plan(hand, parse_goal("stars"))
    print(plan.choices()[0])
    print(Plan(hand.after("keep 11"), plan.goal).distribution().at_least("stars"))
"""

from .cards import hand_of, modifier_of, modifiers_of
from .distribution import Distribution
from .goals import MEASURES, Goal, at_least, average, parse_goal
from .hand import Hand
from .modifiers import DiceModifier, DieTurn, ExtraThrows, FaceRethrow
from .plan import Choice, Plan
from .table_goals import kill, parse_goal_at, win
from .threats import threats
from .transitions import Number

__all__ = [
    "MEASURES",
    "Choice",
    "DiceModifier",
    "DieTurn",
    "Distribution",
    "ExtraThrows",
    "FaceRethrow",
    "Goal",
    "Hand",
    "Number",
    "Plan",
    "at_least",
    "average",
    "hand_of",
    "kill",
    "modifier_of",
    "modifiers_of",
    "parse_goal",
    "parse_goal_at",
    "threats",
    "win",
]
