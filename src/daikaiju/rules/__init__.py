"""The rules of King of Tokyo: three editions, one implementation, interpreted or compiled.

A game is a `State`. `actor` says who acts next: a seat, chance, or nobody when the game is over.
`legal_actions` and `chance_outcomes` list the possible actions, `apply` and `advance` take one, and
`play_game` plays whole games.

    state = new_game("second", 4)
    while actor(state) != NOBODY:
        if actor(state) == CHANCE:
            action = sample(state, random.randrange)
        else:
            action = random.choice(legal_actions(state))
        state = apply(state, action)
    print(outcome(state))
"""

from . import cards, tiles  # isort: skip  (registration order: first cards, then tiles)
from .agenda import actor
from .validation import problems
from .editions import EDITIONS, Edition, Options, find_edition
from .engine import (
    Backend,
    IllegalAction,
    Outcome,
    advance,
    apply,
    chance_outcomes,
    is_legal,
    legal_actions,
    outcome,
    play_game,
    prepare,
    running,
    sample,
    step_is_interpreted,
    use,
)
from .errors import RulesError
from .setup import new_game
from .state import State
from .view import view
from .constants import CHANCE, MONSTERS, NOBODY

__all__ = [
    "CHANCE",
    "EDITIONS",
    "MONSTERS",
    "NOBODY",
    "Backend",
    "Edition",
    "IllegalAction",
    "Options",
    "Outcome",
    "RulesError",
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
    "play_game",
    "prepare",
    "problems",
    "running",
    "sample",
    "step_is_interpreted",
    "tiles",
    "use",
    "view",
]
