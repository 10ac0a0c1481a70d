"""Cards that add claws, or effects of claws."""

from ..constants import TWO
from ..definitions import keep
from ..hooks import at
from ..moments import (
    attacks,
    claws_added,
    claws_raised,
    claws_spread,
    reaches_all,
    starts_in_tokyo,
    wounds,
    yields,
)
from ..operations import (
    claws_are_attack,
    gain_stars,
    hit,
    in_tokyo,
    next_living,
    poison,
    previous_living,
    shrink,
)
from ..state import State

ACID_ATTACK = keep("acid_attack", id=16, cost=6)


@at(claws_added, ACID_ATTACK)
def acid_attack(state: State, owner: int, source: int, value: int) -> int:
    """One more claw than the dice show, even when they show none."""
    return value + 1


BURROWING = keep("burrowing", id=17, cost=5)


@at(claws_added, BURROWING)
def burrowing(state: State, owner: int, source: int, value: int) -> int:
    """One more claw in Tokyo …"""
    return value + 1 if in_tokyo(state, owner) and claws_are_attack(state) else value


@at(yields, BURROWING)
def burrow_away(state: State, owner: int, source: int, other: int) -> None:
    """… and the attacker loses 1 heart when the owner yields."""
    hit(state, other, 1, owner, source)


POISON_QUILLS = keep("poison_quills", id=18, cost=3)


@at(claws_added, POISON_QUILLS)
def poison_quills(state: State, owner: int, source: int, value: int) -> int:
    """Two more claws with three or more 2s."""
    return value + 2 if state.dice[TWO] >= 3 else value


SPIKED_TAIL = keep("spiked_tail", id=19, cost=5)


@at(claws_raised, SPIKED_TAIL)
def spiked_tail(state: State, owner: int, source: int, value: int) -> int:
    """An attack has one more claw."""
    return value + 1 if claws_are_attack(state) else value


URBAVORE = keep("urbavore", id=20, cost=4)


@at(starts_in_tokyo, URBAVORE)
def urbavore(state: State, owner: int, source: int) -> None:
    """1 more star for starting in Tokyo …"""
    gain_stars(state, owner, 1, source)


@at(claws_raised, URBAVORE)
def urbavore_claws(state: State, owner: int, source: int, value: int) -> int:
    """… and one more claw there."""
    return value + 1 if in_tokyo(state, owner) else value


NOVA_BREATH = keep("nova_breath", id=21, cost=7)


@at(reaches_all, NOVA_BREATH)
def nova_breath(state: State, owner: int, source: int, value: int) -> int:
    """Claws reach all other monsters in any zone."""
    return value + 1


ALPHA_MONSTER = keep("alpha_monster", id=22, cost=5)


@at(attacks, ALPHA_MONSTER)
def alpha_monster(state: State, owner: int, source: int) -> None:
    """1 star for attacking."""
    gain_stars(state, owner, 1, source)


FIRE_BREATHING = keep("fire_breathing", id=23, cost=4)


@at(claws_spread, FIRE_BREATHING)
def fire_breathing(state: State, owner: int, source: int) -> None:
    """Both neighbours lose 1 more heart in any zone; a single neighbour loses it once."""
    left, right = next_living(state, owner), previous_living(state, owner)
    if left != owner:
        state.loss[left] += 1
    if right != left:
        state.loss[right] += 1


POISON_SPIT = keep("poison_spit", id=24, cost=4)


@at(wounds, POISON_SPIT)
def poison_spit(state: State, owner: int, source: int, other: int) -> None:
    """Each monster hurt by the owner's claws gets a poison token."""
    poison(state, other, 1, source)


SHRINK_RAY = keep("shrink_ray", id=25, cost=6)


@at(wounds, SHRINK_RAY)
def shrink_ray(state: State, owner: int, source: int, other: int) -> None:
    """Each monster hurt by the owner's claws gets a shrink token."""
    shrink(state, other, 1, source)
