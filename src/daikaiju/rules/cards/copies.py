"""The card that copies. (The tile that does the same: tiles/copying.py.)"""

from ..copies import ask_copy, offer_move
from ..definitions import copier, keep
from ..hooks import at
from ..moments import copy_moves, gained
from ..state import State

MIMIC = keep("mimic", cost=8)
copier(MIMIC)


@at(gained, MIMIC)
def mimic(state: State, owner: int, source: int) -> None:
    """Works as a second, freshly bought copy of any Keep card in play."""
    ask_copy(state, owner, source)


@at(copy_moves, MIMIC)
def mimic_moves(state: State, owner: int, source: int) -> None:
    """At the start of the turn 1 energy puts the token on another card."""
    offer_move(state, owner, source, 1)
