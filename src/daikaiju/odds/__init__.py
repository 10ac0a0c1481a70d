"""What the dice can do, exactly: a dynamic program over sets of faces, not simulation.

hand = Hand.of("113ECH", throws=2)
plan = Plan(hand, read_goal("stars"))
print(plan.choices()[0])
print(Plan(hand.after("keep 11"), plan.goal).distribution().at_least("stars"))
"""

from .cards import hand_of, help_of, helps_of
from .distribution import Distribution
from .goals import MEASURES, Goal, at_least, average, read_goal
from .hand import Hand
from .modifiers import Help, MoreThrows, ThrownAgain, Turned
from .plan import Choice, Plan
from .table_goals import kill, read_goal_at, win
from .threats import threats
from .transitions import Number

__all__ = [
    "MEASURES",
    "Choice",
    "Distribution",
    "Goal",
    "Hand",
    "Help",
    "MoreThrows",
    "Number",
    "Plan",
    "ThrownAgain",
    "Turned",
    "at_least",
    "average",
    "hand_of",
    "help_of",
    "helps_of",
    "kill",
    "read_goal",
    "read_goal_at",
    "threats",
    "win",
]
