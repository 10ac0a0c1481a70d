"""Throwing: up to three throws with kept dice (ROLL-1 to ROLL-6), then effects on the dice."""

from __future__ import annotations

from .actions import A_KEEP, A_PASS, A_STOP, dice_of, kind_of, one_die, pack, second_of
from .agenda import (
    ASIDE,
    CHANGE,
    KEEP,
    PROBE,
    THROW,
    THROW_FOR,
    pop,
    push,
    top_a,
    top_b,
    top_seat,
)
from .chance import MAX_DICE
from .constants import DICE, FACES, ONE, THROWS
from .moments import (
    aside_again,
    before_resolving,
    dice_thrown,
    landed,
    may_change_die,
    may_throw_aside,
    may_touch_dice,
    may_turn_die,
    others_dice,
    thrown_again,
    throws,
    turning_dice,
    while_throwing,
)
from .operations import clockwise, is_standing
from .signatures import Words
from .state import State


def start_throwing(state: State, seat: int) -> None:
    """Start the first throw, which uses all dice and is compulsory (ROLL-2, ruling Q-22)."""
    dice = dice_thrown(state, seat, DICE) - state.shrink[seat] - state.fewer_dice
    dice = min(dice, MAX_DICE)
    state.throws = throws(state, seat, THROWS)
    if dice > 0 and state.throws > 0:
        state.throws -= 1
        state.quiet = 0
        push(state, KEEP, seat)
        push(state, THROW, seat, dice)


def apply_throw(state: State, action: int) -> None:
    """Add the dice just thrown to those kept."""
    pop(state)
    for face in range(FACES):
        state.dice[face] += dice_of(action, face)


def legal_keeps(state: State, seat: int, out: Words, n: int) -> int:
    """List keeps while throws are left (each distinct set except all dice), stopping, offers."""
    if state.throws > 0:
        n = _list_dice_sets(state, out, n)
    return legal_except_keeps(state, seat, out, n)


def legal_except_keeps(state: State, seat: int, out: Words, n: int) -> int:
    out[n] = pack(A_STOP)
    n = while_throwing(state, seat, out, n + 1)
    return thrown_again(state, seat, out, n)


def _list_dice_sets(state: State, out: Words, n: int) -> int:
    """List every set of dice except all of them, ascending: equal dice are one choice."""
    start = n
    out[n] = pack(A_KEEP)
    n += 1
    for face in range(FACES - 1, ONE - 1, -1):
        smaller = n - start
        for more in range(1, state.dice[face] + 1):
            for i in range(smaller):
                out[n] = out[start + i] + more * one_die(face)
                n += 1
    return n - 1


def answer_keep(state: State, action: int) -> None:
    seat = top_seat(state)
    if kind_of(action) == A_STOP:
        pop(state)
    else:
        _throw_rest(state, seat, action)


def _throw_rest(state: State, seat: int, action: int) -> None:
    thrown_dice = 0
    for face in range(FACES):
        kept = dice_of(action, face)
        thrown_dice += state.dice[face] - kept
        state.dice[face] = kept
    state.throws -= 1
    push(state, THROW, seat, thrown_dice)


# --- effects on the final dice -------------------------------------------------------------------


def ask_probes(state: State, seat: int) -> None:
    """Ask the other monsters that may change dice, clockwise from the active monster."""
    for steps in range(state.seats - 1, 0, -1):
        other = clockwise(state, seat, steps)
        if is_standing(state, other) and may_touch_dice(state, other):
            push(state, PROBE, other)


def legal_probes(state: State, seat: int, out: Words, n: int) -> int:
    n = others_dice(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def ask_changes(state: State, seat: int) -> None:
    """Ask the active monster, which may change its own dice repeatedly (default_orders)."""
    if may_change_die(state, seat) or may_turn_die(state, seat):
        push(state, CHANGE, seat)


def legal_changes(state: State, seat: int, out: Words, n: int) -> int:
    n = before_resolving(state, seat, out, n)
    n = turning_dice(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


# --- dice thrown for a card ----------------------------------------------------------------------


def apply_card_throw(state: State, action: int) -> None:
    """Put the dice aside. When all are thrown, cards may throw some again; then the card acts."""
    seat, source, dice = top_seat(state), top_a(state), top_b(state)
    pop(state)
    for face in range(FACES):
        state.aside[face] += dice_of(action, face)
    if dice > MAX_DICE:
        push(state, THROW_FOR, seat, source, dice - MAX_DICE)
    elif may_throw_aside(state, seat):
        push(state, ASIDE, seat, source)
    else:
        settle_aside(state, seat, source)


def settle_aside(state: State, seat: int, source: int) -> None:
    landed(state, seat, source)
    for face in range(FACES):
        state.aside[face] = 0


def legal_aside(state: State, seat: int, out: Words, n: int) -> int:
    n = aside_again(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def answer_aside(state: State, action: int) -> None:
    """Throw one die again, or on a pass let the card act on the dice."""
    seat, source = top_seat(state), top_a(state)
    pop(state)
    if kind_of(action) == A_PASS:
        settle_aside(state, seat, source)
    else:
        state.aside[second_of(action)] -= 1
        push(state, THROW_FOR, seat, source, 1)
