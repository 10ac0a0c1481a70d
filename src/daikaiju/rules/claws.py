"""Claws: how many, and whom they hurt (CLAW-1 to CLAW-9)."""

from __future__ import annotations

from .agenda import ENTER_NOW, YIELDS_NOW, push
from .constants import BAY, BAY_SEATS, CITY, CLAW, FROM_CLAWS, NOBODY
from .losses import begin_losses
from .moments import attacks, claws_added, claws_multiplied, claws_raised, hits_back, reaches_all
from .operations import alive, bay_is_open, holder, in_tokyo, is_asleep, living, rolled_claws_attack
from .state import State


def claw_total(state: State, seat: int) -> int:
    """Claws on the dice, then those that cards add, then those added to claws, then doubled."""
    total = claws_added(state, seat, state.dice[CLAW])
    if total == 0 or is_asleep(state, seat):
        return 0
    return claws_multiplied(state, seat, claws_raised(state, seat, total))


def is_target(state: State, attacker: int, seat: int) -> bool:
    """Claws reach everybody who is not in the attacker's place: in Tokyo, or outside."""
    if seat == attacker or not alive(state, seat):
        return False
    if in_tokyo(state, seat) != in_tokyo(state, attacker):
        return True
    return reaches_all(state, attacker, 0) > 0


def resolve_claws(state: State, attacker: int) -> None:
    """Everybody reached loses a heart for each claw, all together (ruling Q-01).

    Where claws take Tokyo, yielding and entering follow at once (ENTER-1 to ENTER-4).
    """
    total = claw_total(state, attacker)
    attack = rolled_claws_attack(state)
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
    """Could resolving the claws change what the attacker's hearts can do?

    It could be hurt in turn, be moved into Tokyo, or out of a Bay that closes.
    """
    if not in_tokyo(state, attacker):
        takes_place = state.claws_take_tokyo != 0 and rolled_claws_attack(state)
        return takes_place or _could_be_hurt(state, attacker)
    return state.place[attacker] == BAY and _could_close_bay(state, attacker)


def _could_be_hurt(state: State, attacker: int) -> bool:
    for seat in range(state.seats):
        if is_target(state, attacker, seat) and hits_back(state, seat, 0) > 0:
            return True
    return False


def _could_close_bay(state: State, attacker: int) -> bool:
    """Would the claws leave fewer than five alive, with City not free for the one in Bay?"""
    total = claw_total(state, attacker)
    dying = 0
    for seat in range(state.seats):
        if is_target(state, attacker, seat) and state.health[seat] <= total:
            dying += 1
    if dying == 0 or living(state) - dying >= BAY_SEATS or not bay_is_open(state):
        return False
    return state.bay_moves_to_city == 0 or holder(state, CITY) != NOBODY
