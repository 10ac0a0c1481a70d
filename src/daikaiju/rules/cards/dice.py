"""Cards that act while dice are thrown, and before they are resolved."""

from ..agenda import THROW, THROW_FOR, push
from ..constants import FACES, HEART, ONE, THREE
from ..definitions import keep
from ..hooks import at
from ..moments import (
    aside_again,
    before_resolving,
    dice_thrown,
    landed,
    others_dice,
    thrown_again,
    throws,
    turning_dice,
    used,
    used_on_die,
    used_to_turn,
    while_throwing,
)
from ..operations import discard_used, pay, turn_die
from ..state import State

EXTRA_HEAD = keep("extra_head", id=2, cost=7, copies=2)


@at(dice_thrown, EXTRA_HEAD)
def extra_head(state: State, owner: int, source: int, value: int) -> int:
    """One die more each turn."""
    return value + 1


GIANT_BRAIN = keep("giant_brain", id=4, cost=5)


@at(throws, GIANT_BRAIN)
def giant_brain(state: State, owner: int, source: int, value: int) -> int:
    """One more throw each turn."""
    return value + 1


ENERGY_DRINK = keep("energy_drink", id=5, cost=4)


@at(while_throwing, ENERGY_DRINK)
def may_drink(state: State, owner: int, source: int) -> bool:
    return state.energy[owner] >= 1


@at(used, ENERGY_DRINK)
def energy_drink(state: State, owner: int, source: int) -> None:
    """1 energy for one more throw."""
    pay(state, owner, 1, source)
    state.throws += 1


SMOKE_CLOUD = keep("smoke_cloud", id=6, cost=4, counters=3)


@at(while_throwing, SMOKE_CLOUD)
def has_smoke(state: State, owner: int, source: int) -> bool:
    return state.counter[source] > 0


@at(used, SMOKE_CLOUD)
def smoke_cloud(state: State, owner: int, source: int) -> None:
    """Each of its three counters is one more throw; without counters it is discarded."""
    state.counter[source] -= 1
    state.throws += 1
    if state.counter[source] == 0:
        discard_used(state, source)


BACKGROUND_DWELLER = keep("background_dweller", id=7, cost=4)


@at(thrown_again, BACKGROUND_DWELLER)
def may_throw_three(state: State, owner: int, source: int, face: int) -> bool:
    """The owner may throw any 3 again, any number of times …"""
    return face == THREE and state.dice[face] > 0


@at(before_resolving, BACKGROUND_DWELLER)
def may_throw_probed_three(state: State, owner: int, source: int, face: int) -> bool:
    """… also a 3 caused by another monster …"""
    return face == THREE and state.dice[face] > 0 and state.was_probed != 0


@at(used_on_die, BACKGROUND_DWELLER)
def background_dweller(state: State, owner: int, source: int, face: int) -> None:
    # Without a docstring: the effect text is above and below.
    state.dice[face] -= 1
    push(state, THROW, owner, 1)


@at(aside_again, BACKGROUND_DWELLER)
def may_throw_three_aside(state: State, owner: int, source: int, face: int) -> bool:
    """… and a 3 among dice thrown for a card."""
    return face == THREE and state.aside[face] > 0


PSYCHIC_PROBE = keep("psychic_probe", id=8, cost=3)


@at(others_dice, PSYCHIC_PROBE)
def may_probe(state: State, owner: int, source: int, face: int) -> bool:
    """Once in each other monster's turn, after its last throw."""
    return state.dice[face] > 0


@at(used_on_die, PSYCHIC_PROBE)
def psychic_probe(state: State, owner: int, source: int, face: int) -> None:
    """Throw one of its dice again."""
    state.dice[face] -= 1
    push(state, THROW_FOR, owner, source, 1)


@at(landed, PSYCHIC_PROBE)
def probed(state: State, owner: int, source: int) -> None:
    """The new face counts; on a heart the card is discarded."""
    state.was_probed = 1
    for face in range(FACES):
        state.dice[face] += state.aside[face]
    if state.aside[HEART] > 0:
        discard_used(state, source)


HERD_CULLER = keep("herd_culler", id=9, cost=3, dark=5)


@at(before_resolving, HERD_CULLER)
def may_cull(state: State, owner: int, source: int, face: int) -> bool:
    return face != ONE and state.dice[face] > 0 and state.used[source] == 0


@at(used_on_die, HERD_CULLER)
def herd_culler(state: State, owner: int, source: int, face: int) -> None:
    """Once a turn one die is turned to 1."""
    state.used[source] = 1
    turn_die(state, face, ONE)


STRETCHY = keep("stretchy", id=10, cost=3)


@at(turning_dice, STRETCHY)
def may_stretch(state: State, owner: int, source: int) -> bool:
    return state.energy[owner] >= 2


@at(used_to_turn, STRETCHY)
def stretchy(state: State, owner: int, source: int, face: int, to: int) -> None:
    """2 energy turn one die to any face."""
    pay(state, owner, 2, source)
    turn_die(state, face, to)


PLOT_TWIST = keep("plot_twist", id=11, cost=3)


@at(turning_dice, PLOT_TWIST)
def may_twist(state: State, owner: int, source: int) -> bool:
    return True


@at(used_to_turn, PLOT_TWIST)
def plot_twist(state: State, owner: int, source: int, face: int, to: int) -> None:
    """Discarding it turns one die to any face."""
    turn_die(state, face, to)
    discard_used(state, source)
