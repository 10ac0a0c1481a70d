"""Cards that act when a monster has no hearts left."""

from ..constants import FULL_HEALTH, ZOMBIE_HEALTH
from ..definitions import keep
from ..hooks import at
from ..moments import monster_fell, saved
from ..operations import gain_stars, revival
from ..state import State

EATER_OF_THE_DEAD = keep("eater_of_the_dead", id=36, cost=4)


@at(monster_fell, EATER_OF_THE_DEAD)
def eater_of_the_dead(state: State, owner: int, source: int, other: int) -> None:
    """3 stars for each monster that falls to 0 hearts."""
    gain_stars(state, owner, 3, source)


ZOMBIFY = keep("zombify", id=37, cost=4)


@at(saved, ZOMBIFY)
def zombify(state: State, owner: int, source: int, value: int) -> int:
    """Once in a game the owner is revived with 12 hearts; heart dice do nothing from then on."""
    if value > 0 or state.zombie[owner]:
        return value
    state.zombie[owner] = 1
    return revival(ZOMBIE_HEALTH, source)


IT_HAS_A_CHILD = keep("it_has_a_child", id=38, cost=7)


@at(saved, IT_HAS_A_CHILD)
def it_has_a_child(state: State, owner: int, source: int, value: int) -> int:
    """The owner is revived with 10 hearts."""
    return value if value > 0 else revival(FULL_HEALTH, source)
