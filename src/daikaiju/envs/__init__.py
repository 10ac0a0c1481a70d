"""Environments for reinforcement learning: the full game with one observation and action space.

    game = Game(Setup(edition="second", seats=4))
    game.reset(seed=1)
    while not game.over:
        game.act(game.random_action(numpy.random.default_rng()))

`Batch` plays thousands of games at once; `describe()` explains every number. The interfaces to
other libraries are separate modules, because they import these: `envs.aec` (PettingZoo), `envs.gym`
(Gymnasium), `envs.openspiel` (OpenSpiel), `envs.cuda` (GPU).
"""

from ..spaces.action_names import name_of
from ..spaces.actions import ACTIONS
from ..spaces.observations import SIZE, SLICES
from .batch import Batch
from .descriptions import describe, describe_action
from .game import Game
from .setup import Mixture, Setup

__all__ = [
    "ACTIONS",
    "SIZE",
    "SLICES",
    "Batch",
    "Game",
    "Mixture",
    "Setup",
    "describe",
    "describe_action",
    "name_of",
]
