"""Claws: how many, and which monsters they hurt (CLAW-1 to CLAW-9)."""

from __future__ import annotations

from .agenda import ENTER_NOW, YIELDS_NOW, push
from .constants import CLAW, FROM_CLAWS
from .losses import begin_losses
from .moments import (
    attacks,
    claws_added,
    claws_multiplied,
    claws_raised,
    claws_spread,
    reaches_all,
)
from .operations import claws_are_attack, in_tokyo, is_asleep, is_standing
from .state import State


def claw_total(state: State, seat: int) -> int:
    """Return the claws: rolled, plus claws from cards, plus increases of claws, then multiplied."""
    total = claws_added(state, seat, state.dice[CLAW])
    if total == 0 or is_asleep(state, seat):
        return 0
    return claws_multiplied(state, seat, claws_raised(state, seat, total))


def is_target(state: State, attacker: int, seat: int) -> bool:
    """Claws in Tokyo reach the monsters outside, and the other way round."""
    if seat == attacker or not is_standing(state, seat):
        return False
    if in_tokyo(state, seat) != in_tokyo(state, attacker):
        return True
    return reaches_all(state, attacker, 0) > 0


def resolve_claws(state: State, attacker: int) -> None:
    """All targets lose one heart per claw, at the same time (ruling Q-01).

    In editions where claws take Tokyo, yielding and entering follow at once (ENTER-1 to ENTER-4).
    """
    attack = claws_are_attack(state)
    if state.claws_take_tokyo and attack:
        push(state, ENTER_NOW, attacker)
        push(state, YIELDS_NOW, attacker)
    set_claw_losses(state, attacker)
    if attack:
        attacks(state, attacker)
    begin_losses(state, attacker, FROM_CLAWS)


def set_claw_losses(state: State, attacker: int) -> None:
    """Set `state.loss` and `state.struck` as the claws of this monster do."""
    total = claw_total(state, attacker)
    attack = claws_are_attack(state)
    for seat in range(state.seats):
        if is_target(state, attacker, seat):
            state.loss[seat] = total
            state.struck[seat] = attack
    if attack:
        claws_spread(state, attacker)
