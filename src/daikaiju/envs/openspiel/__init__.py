"""The game for OpenSpiel: importing this package registers `daikaiju` and `daikaiju_mini`.

    import pyspiel
    import daikaiju.envs.openspiel
    game = pyspiel.load_game("daikaiju(players=2,cards=none)")

**daikaiju** is the full game. Players are seats, actions have the ids of `envs.actions`, an
observation has the slices of `envs.observations`, and the return of a player is its share of the
win. Every throw, revealed card and draw of lots is a chance node with exact probabilities. Outcomes
have fixed numbers (`CHANCES`): first dice, numbered like sets of kept dice; then starting seats;
then cards and tile faces. After `longest` decisions the game is over without a winner.

An information state is the history as its player has seen it, as a string. Cards that only others
have looked at are not in it. `resample_from_infostate` draws such a card again.

**daikaiju_mini** is a reduced game, small enough for exact exploitability (`mini.py`).

There is no undo.
"""

from .chance_numbers import CHANCES, OUTCOME_NUMBERS, chance_outcomes, mask_first
from .full import DaikaijuGame, DaikaijuState
from .mini import MiniGame, MiniState
from .mini_rules import MiniSetup
from .observers import HistoryObserver, Observer, PrivateObserver
from .parameters import CHOICES, PARAMETERS

__all__ = [
    "CHANCES",
    "CHOICES",
    "OUTCOME_NUMBERS",
    "PARAMETERS",
    "DaikaijuGame",
    "DaikaijuState",
    "HistoryObserver",
    "MiniGame",
    "MiniSetup",
    "MiniState",
    "Observer",
    "PrivateObserver",
    "chance_outcomes",
    "mask_first",
]
