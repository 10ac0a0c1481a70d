"""Cards that act when somebody has no hearts left."""

from ..constants import FULL_HEALTH, ZOMBIE_HEALTH
from ..definitions import keep
from ..hooks import at
from ..losses import come_back
from ..moments import saved, somebody_fell
from ..operations import gain_stars
from ..state import State

EATER_OF_THE_DEAD = keep("eater_of_the_dead", cost=4)


@at(somebody_fell, EATER_OF_THE_DEAD)
def eater_of_the_dead(state: State, owner: int, source: int, other: int) -> None:
    """3 stars for each monster that falls to 0 hearts."""
    gain_stars(state, owner, 3, source)


ZOMBIFY = keep("zombify", cost=4)


@at(saved, ZOMBIFY)
def zombify(state: State, owner: int, source: int, value: int) -> int:
    """Once in a game the owner comes back with 12 hearts, and hearts on dice do nothing more."""
    if value > 0 or state.zombie[owner]:
        return value
    state.zombie[owner] = 1
    come_back(state, owner, ZOMBIE_HEALTH)
    return value + 1


IT_HAS_A_CHILD = keep("it_has_a_child", cost=7)


@at(saved, IT_HAS_A_CHILD)
def it_has_a_child(state: State, owner: int, source: int, value: int) -> int:
    """The owner comes back with 10 hearts."""
    if value == 0:
        come_back(state, owner, FULL_HEALTH)
    return value + 1
