"""The card that copies other cards. The tile Fluxling does the same (tiles/level_six.py)."""

from ..copies import ask_copy, offer_move
from ..definitions import keep, register_copier
from ..hooks import at
from ..moments import copy_moves, gained
from ..state import State

MIMIC = keep("mimic", id=47, cost=8)
register_copier(MIMIC)


@at(gained, MIMIC)
def mimic(state: State, owner: int, source: int) -> None:
    """Acts as a second, newly bought copy of any Keep card in play."""
    ask_copy(state, owner, source)


@at(copy_moves, MIMIC)
def mimic_moves(state: State, owner: int, source: int) -> None:
    """At the start of the turn the owner may pay 1 energy to choose another card."""
    offer_move(state, owner, source, 1)
