"""Cards that act when their owner loses hearts, or is about to."""

from ..agenda import THROW_FOR, push
from ..constants import HEART
from ..definitions import KEEP_CARD, KIND, keep
from ..hooks import at
from ..moments import (
    any_time,
    barred,
    before_loss,
    has_lost,
    hits_back,
    holds_loss,
    landed,
    loss_begins,
    loss_taken,
    sleeps,
    swaps,
    used,
)
from ..operations import discard_thing, gain_energy, heal, in_tokyo, is_copier, max_health, pay
from ..state import State
from ..tokyo import offer_swap

JETS = keep("jets", id=26, cost=5)


@at(holds_loss, JETS)
def jets(state: State, owner: int, source: int, value: int) -> int:
    """If the owner yields, it does not lose the hearts of that attack."""
    return value + 1


UNSTABLE_DNA = keep("unstable_dna", id=27, cost=3)


@at(swaps, UNSTABLE_DNA)
def unstable_dna(state: State, owner: int, source: int, other: int) -> None:
    """If the owner yields, it may swap this card for one of the attacker's."""
    if KIND[source] == KEEP_CARD:
        offer_swap(state, owner, other, source)


CAMOUFLAGE = keep("camouflage", id=28, cost=3)


@at(loss_begins, CAMOUFLAGE)
def camouflage_ready(state: State, owner: int, source: int) -> None:
    state.used[source] = 0


@at(before_loss, CAMOUFLAGE)
def may_hide(state: State, owner: int, source: int) -> bool:
    """Once for each loss."""
    return state.used[source] == 0


@at(used, CAMOUFLAGE)
def camouflage(state: State, owner: int, source: int) -> None:
    """One die for each heart about to be lost …"""
    state.used[source] = 1
    push(state, THROW_FOR, owner, source, state.loss[owner])


@at(landed, CAMOUFLAGE)
def camouflaged(state: State, owner: int, source: int) -> None:
    """… and each heart thrown prevents one."""
    state.loss[owner] -= state.aside[HEART]


WINGS = keep("wings", id=29, cost=6)


@at(before_loss, WINGS)
def may_fly(state: State, owner: int, source: int) -> bool:
    return state.energy[owner] >= 2


@at(used, WINGS)
def wings(state: State, owner: int, source: int) -> None:
    """For 2 energy the owner loses no hearts for the rest of the turn."""
    pay(state, owner, 2, source)
    state.unhurt[owner] = 1
    state.loss[owner] = 0


SUPER_JUMP = keep("super_jump", id=30, cost=4)


@at(before_loss, SUPER_JUMP)
def may_jump(state: State, owner: int, source: int) -> bool:
    return state.energy[owner] >= 1 and state.used[source] == 0


@at(used, SUPER_JUMP)
def super_jump(state: State, owner: int, source: int) -> None:
    """Once in each turn of any monster, 1 energy prevents the loss of 1 heart."""
    state.used[source] = 1
    pay(state, owner, 1, source)
    state.loss[owner] -= 1


RAPID_HEALING = keep("rapid_healing", id=31, cost=3)


@at(any_time, RAPID_HEALING)
def may_heal(state: State, owner: int, source: int) -> bool:
    return state.energy[owner] >= 2 and state.health[owner] < max_health(state, owner)


@at(before_loss, RAPID_HEALING)
def may_heal_in_need(state: State, owner: int, source: int) -> bool:
    """Before a loss only if it would eliminate the owner."""
    return may_heal(state, owner, source) and state.loss[owner] >= state.health[owner]


@at(used, RAPID_HEALING)
def rapid_healing(state: State, owner: int, source: int) -> None:
    """2 energy for 1 heart, at any time."""
    pay(state, owner, 2, source)
    heal(state, owner, 1, source)


ARMOR_PLATING = keep("armor_plating", id=32, cost=4)


@at(loss_taken, ARMOR_PLATING)
def armor_plating(state: State, owner: int, source: int, value: int) -> int:
    """A loss of exactly 1 heart costs nothing."""
    return 0 if value == 1 else value


WERE_ONLY_MAKING_IT_STRONGER = keep("were_only_making_it_stronger", id=33, cost=3)


@at(has_lost, WERE_ONLY_MAKING_IT_STRONGER)
def were_only_making_it_stronger(state: State, owner: int, source: int, other: int) -> None:
    """1 energy for losing 2 or more hearts at once."""
    if other >= 2:
        gain_energy(state, owner, 1, source)


REFLECTIVE_HIDE = keep("reflective_hide", id=34, cost=6)


@at(hits_back, REFLECTIVE_HIDE)
def reflective_hide(state: State, owner: int, source: int, value: int) -> int:
    """A monster that makes the owner lose hearts loses 1 heart."""
    return value + 1


HIBERNATION = keep("hibernation", id=35, cost=4)


@at(barred, HIBERNATION)
def not_in_tokyo(state: State, owner: int, source: int) -> bool:
    return in_tokyo(state, owner)


@at(sleeps, HIBERNATION)
def hibernation(state: State, owner: int, source: int, value: int) -> int:
    """The owner sleeps: it loses no hearts, cannot move or buy; only hearts and energy count."""
    return value + 1


@at(any_time, HIBERNATION)
def may_wake(state: State, owner: int, source: int) -> bool:
    return not is_copier(source)


@at(used, HIBERNATION)
def wake_up(state: State, owner: int, source: int) -> None:
    """Discarding the card ends the sleep at once."""
    discard_thing(state, source)
