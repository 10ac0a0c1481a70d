"""The rulebook of King of Tokyo: three editions, every rule once, run interpreted or compiled.

state = new_game("second", 4)
while actor(state) != NOBODY:
    if actor(state) == CHANCE:
        action = sample(state, random.randrange)
    else:
        action = random.choice(legal_actions(state))
    state = apply(state, action)
print(outcome(state))
"""

from . import cards, tiles  # isort: skip  (they print themselves, first cards, then tiles)
from .agenda import actor
from .validation import problems
from .editions import EDITIONS, Edition, Options, find_edition
from .engine import (
    IllegalAction,
    Outcome,
    advance,
    apply,
    chance_outcomes,
    is_legal,
    legal_actions,
    outcome,
    prepare,
    running,
    sample,
    step_is_interpreted,
    use,
)
from .setup import new_game
from .state import State
from .view import view
from .constants import CHANCE, MONSTERS, NOBODY

__all__ = [
    "CHANCE",
    "EDITIONS",
    "MONSTERS",
    "NOBODY",
    "Edition",
    "IllegalAction",
    "Options",
    "Outcome",
    "State",
    "actor",
    "advance",
    "apply",
    "cards",
    "chance_outcomes",
    "find_edition",
    "is_legal",
    "legal_actions",
    "new_game",
    "outcome",
    "prepare",
    "problems",
    "running",
    "sample",
    "step_is_interpreted",
    "tiles",
    "use",
    "view",
]
