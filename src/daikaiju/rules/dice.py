"""Throwing: up to three throws, keeping any dice (ROLL-1 to ROLL-6), then others may interfere."""

from __future__ import annotations

from typing import Any

from .actions import A_KEEP, A_PASS, A_STOP, dice_of, kind_of, one_die, pack
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
from .chance import MOST_DICE
from .constants import DICE, FACES, ONE, THREE, THROWS
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
from .operations import alive, clockwise
from .state import State


def start_throwing(state: State, seat: int) -> None:
    """The first throw is made with all dice and is not a choice (ROLL-2, ruling Q-22)."""
    dice = dice_thrown(state, seat, DICE) - state.shrink[seat] - state.fewer_dice
    state.throws = throws(state, seat, THROWS)
    if dice > 0 and state.throws > 0:
        state.throws -= 1
        push(state, KEEP, seat)
        push(state, THROW, seat, dice)


def thrown(state: State, action: int) -> None:
    """The dice just thrown join those kept."""
    pop(state)
    for face in range(FACES):
        state.dice[face] += dice_of(action, face)


def legal_keeps(state: State, seat: int, out: Any, n: int) -> int:
    """While throws are left, each different set of dice but all of them; stopping; offers."""
    if state.throws > 0:
        n = _sets_of_dice(state, out, n)
    return legal_besides_keeping(state, seat, out, n)


def legal_besides_keeping(state: State, seat: int, out: Any, n: int) -> int:
    out[n] = pack(A_STOP)
    n = while_throwing(state, seat, out, n + 1)
    return thrown_again(state, seat, out, n)


def _sets_of_dice(state: State, out: Any, n: int) -> int:
    """Every set of faces but the whole, in ascending order: equal dice are one choice."""
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
        _throw_others(state, seat, action)


def _throw_others(state: State, seat: int, action: int) -> None:
    thrown_dice = 0
    for face in range(FACES):
        kept = dice_of(action, face)
        thrown_dice += state.dice[face] - kept
        state.dice[face] = kept
    state.throws -= 1
    push(state, THROW, seat, thrown_dice)


# --- other monsters' hands on the dice -----------------------------------------------------------


def ask_probes(state: State, seat: int) -> None:
    """Others who may touch the dice are asked clockwise from the active monster."""
    if not alive(state, seat):
        return
    for steps in range(state.seats - 1, 0, -1):
        other = clockwise(state, seat, steps)
        if alive(state, other) and may_touch_dice(state, other):
            push(state, PROBE, other)


def legal_probes(state: State, seat: int, out: Any, n: int) -> int:
    n = others_dice(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def ask_changes(state: State, seat: int) -> None:
    """Then the active monster may change its own dice, again and again (default_orders)."""
    if may_change_die(state, seat) or may_turn_die(state, seat):
        push(state, CHANGE, seat)


def legal_changes(state: State, seat: int, out: Any, n: int) -> int:
    n = before_resolving(state, seat, out, n)
    n = turning_dice(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


# --- dice thrown for a card ----------------------------------------------------------------------


def thrown_for_card(state: State, action: int) -> None:
    """Such dice lie aside; when all are thrown, 3s may be thrown again, then the card looks."""
    seat, source, dice = top_seat(state), top_a(state), top_b(state)
    pop(state)
    for face in range(FACES):
        state.aside[face] += dice_of(action, face)
    if dice > MOST_DICE:
        push(state, THROW_FOR, seat, source, dice - MOST_DICE)
    elif state.aside[THREE] > 0 and may_throw_aside(state, seat):
        push(state, ASIDE, seat, source)
    else:
        settle_aside(state, seat, source)


def settle_aside(state: State, seat: int, source: int) -> None:
    landed(state, seat, source)
    for face in range(FACES):
        state.aside[face] = 0


def legal_aside(state: State, seat: int, out: Any, n: int) -> int:
    n = aside_again(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def answer_aside(state: State, action: int) -> None:
    """The die thrown again joins the others; a pass lets the card look at them."""
    seat, source = top_seat(state), top_a(state)
    pop(state)
    if kind_of(action) == A_PASS:
        settle_aside(state, seat, source)
    else:
        state.aside[THREE] -= 1
        push(state, THROW_FOR, seat, source, 1)
