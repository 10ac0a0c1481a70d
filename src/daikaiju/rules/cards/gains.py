"""Cards that add to gains of hearts and energy."""

from ..definitions import keep
from ..events import HEALTH, emit_event
from ..hooks import at
from ..moments import energy_gained, gained, hearts_gained, lost, most_hearts
from ..operations import heal, is_alive, trim_health
from ..state import State

FRIEND_OF_CHILDREN = keep("friend_of_children", id=39, cost=3)


@at(energy_gained, FRIEND_OF_CHILDREN)
def friend_of_children(state: State, owner: int, source: int, value: int) -> int:
    """Each gain of energy is 1 more."""
    return value + 1


REGENERATION = keep("regeneration", id=40, cost=4)


@at(hearts_gained, REGENERATION)
def regeneration(state: State, owner: int, source: int, value: int) -> int:
    """Each gain of hearts is 1 more."""
    return value + 1


EVEN_BIGGER = keep("even_bigger", id=41, cost=4)


@at(most_hearts, EVEN_BIGGER)
def even_bigger(state: State, owner: int, source: int, value: int) -> int:
    """The limit is 12 hearts, never more …"""
    return max(value, 12)


@at(gained, EVEN_BIGGER)
def grow(state: State, owner: int, source: int) -> None:
    """… and the owner gains 2 hearts."""
    heal(state, owner, 2, source)


@at(lost, EVEN_BIGGER)
def shrink_back(state: State, owner: int, source: int) -> None:
    """The limit ends with the card; in the first edition 2 hearts too, but not the last one."""
    if not is_alive(state, owner) or state.health[owner] == 0:
        return
    if state.takes_back_hearts:
        fewer = min(2, state.health[owner] - 1)
        state.health[owner] -= fewer
        emit_event(state, HEALTH, owner, -fewer, source)
    trim_health(state, owner, source)
