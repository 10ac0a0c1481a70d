"""Claws: how many, and which monsters they hurt (CLAW-1 to CLAW-9)."""

from __future__ import annotations

from .agenda import ENTER_NOW, YIELDS_NOW, push
from .constants import BAY, BAY_SEATS, CITY, CLAW, FROM_CLAWS, NOBODY
from .losses import begin_losses
from .moments import attacks, claws_added, claws_multiplied, claws_raised, hits_back, reaches_all
from .operations import (
    bay_is_open,
    claws_are_attack,
    count_living,
    in_tokyo,
    is_alive,
    is_asleep,
    occupant,
)
from .state import State


def claw_total(state: State, seat: int) -> int:
    """Return the claws: rolled, plus claws from cards, plus increases of claws, then multiplied."""
    total = claws_added(state, seat, state.dice[CLAW])
    if total == 0 or is_asleep(state, seat):
        return 0
    return claws_multiplied(state, seat, claws_raised(state, seat, total))


def is_target(state: State, attacker: int, seat: int) -> bool:
    """Claws in Tokyo reach the monsters outside, and the other way round."""
    if seat == attacker or not is_alive(state, seat):
        return False
    if in_tokyo(state, seat) != in_tokyo(state, attacker):
        return True
    return reaches_all(state, attacker, 0) > 0


def resolve_claws(state: State, attacker: int) -> None:
    """All targets lose one heart per claw, at the same time (ruling Q-01).

    In editions where claws take Tokyo, yielding and entering follow at once (ENTER-1 to ENTER-4).
    """
    total = claw_total(state, attacker)
    attack = claws_are_attack(state)
    if state.claws_take_tokyo and attack:
        push(state, ENTER_NOW, attacker)
        push(state, YIELDS_NOW, attacker)
    for seat in range(state.seats):
        if is_target(state, attacker, seat):
            state.loss[seat] = total
            state.struck[seat] = attack
    if attack:
        attacks(state, attacker)
    begin_losses(state, attacker, FROM_CLAWS)


def claws_could_change_hearts(state: State, attacker: int) -> bool:
    """Whether resolving the claws could change the effect of the attacker's hearts.

    The attacker could be hurt in return, move into Tokyo, or leave a Bay that closes.
    """
    if not in_tokyo(state, attacker):
        takes_tokyo = state.claws_take_tokyo != 0 and claws_are_attack(state)
        return takes_tokyo or _could_be_hurt(state, attacker)
    return state.place[attacker] == BAY and _could_close_bay(state, attacker)


def _could_be_hurt(state: State, attacker: int) -> bool:
    for seat in range(state.seats):
        if is_target(state, attacker, seat) and hits_back(state, seat, 0) > 0:
            return True
    return False


def _could_close_bay(state: State, attacker: int) -> bool:
    """Whether the claws could close Bay while City is not free for the monster in Bay."""
    total = claw_total(state, attacker)
    dying = 0
    for seat in range(state.seats):
        if is_target(state, attacker, seat) and state.health[seat] <= total:
            dying += 1
    if dying == 0 or count_living(state) - dying >= BAY_SEATS or not bay_is_open(state):
        return False
    return state.bay_moves_to_city == 0 or occupant(state, CITY) != NOBODY
