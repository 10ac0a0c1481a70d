"""Losing hearts: one pipeline for every cause.

A loss is set in `state.loss` for all whom one effect hits; `state.struck` says who is hit by
claws. Those who can protect themselves are asked, clockwise from the active monster; then all
losses are applied together; then everybody without hearts falls together; then Tokyo Bay closes if
too few are left (ruling Q-01).
"""

from __future__ import annotations

from typing import Any

from .actions import A_PASS, kind_of, pack
from .agenda import APPLY_LOSSES, PROTECT, PROTECTION, pop, push, top_a, top_seat, top_source
from .constants import FROM_CLAWS, FROM_POISON, NOBODY, NOTHING, OUT, OUTSIDE
from .events import ELIMINATED, HEALTH, tell
from .game_end import end_by_last_words
from .locations import first_lying, next_lying
from .moments import (
    before_loss,
    has_lost,
    hits_back,
    holds_loss,
    last_words,
    loss_begins,
    loss_taken,
    may_protect,
    saved,
    somebody_fell,
    wounds,
)
from .operations import alive, clockwise, give_up, hit, in_tokyo, is_asleep, move
from .state import State
from .tokyo import close_bay

# --- beginning -----------------------------------------------------------------------------------


def hit_one(state: State, seat: int, amount: int, author: int, source: int) -> None:
    """A card makes one monster lose hearts."""
    if alive(state, seat):
        state.loss[seat] = amount
        begin_losses(state, author, source)


def suffer_poison(state: State, seat: int, amount: int) -> None:
    """All poison tokens are one loss, and nobody's doing."""
    if alive(state, seat):
        state.loss[seat] = amount
        begin_losses(state, NOBODY, FROM_POISON)


def lose_held(state: State, seat: int, author: int) -> None:
    """A monster that could have fled has stayed: now it is hurt."""
    if alive(state, seat):
        state.loss[seat] = state.held[seat]
        state.struck[seat] = 1
        state.held[seat] = 0
        ask_protections(state, author, FROM_CLAWS)


def begin_losses(state: State, author: int, source: int) -> None:
    """Hold back what depends on yielding; then ask whoever can protect itself."""
    for seat in range(state.seats):
        if state.struck[seat] and in_tokyo(state, seat) and _may_flee(state, seat):
            state.held[seat] = state.loss[seat]
            state.smashed[seat] = 1
            state.loss[seat] = 0
            state.struck[seat] = 0
    ask_protections(state, author, source)


def _may_flee(state: State, seat: int) -> bool:
    """Would it lose hearts, and can it escape that by yielding?"""
    if state.unhurt[seat] or is_asleep(state, seat):
        return False
    return holds_loss(state, seat, 0) > 0 and loss_taken(state, seat, state.loss[seat]) > 0


# --- protecting ----------------------------------------------------------------------------------


def ask_protections(state: State, author: int, source: int) -> None:
    """Ask clockwise from the active monster; if nobody can do anything, the hearts are lost."""
    push(state, APPLY_LOSSES, state.turn, author, 0, source)
    unasked = state.depth
    for steps in range(state.seats - 1, -1, -1):
        seat = clockwise(state, state.turn, steps)
        if state.loss[seat] > 0:
            if state.unhurt[seat] or is_asleep(state, seat):
                state.loss[seat] = 0
            loss_begins(state, seat)
            ask_protection(state, seat, author, source)
    if state.depth == unasked:
        pop(state)
        apply_losses(state, author, source)


def ask_protection(state: State, seat: int, author: int, source: int) -> None:
    """Ask one monster, if it would really lose hearts and can do something about it."""
    if loss_taken(state, seat, state.loss[seat]) > 0 and may_protect(state, seat):
        push(state, PROTECT, seat, author, 0, source)


def legal_protections(state: State, seat: int, out: Any, n: int) -> int:
    n = before_loss(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def answer_protection(state: State, action: int) -> None:
    """One may use several protections: after each the question comes again, if there is one."""
    seat, author, source = top_seat(state), top_a(state), top_source(state)
    pop(state)
    if kind_of(action) != A_PASS:
        push(state, PROTECTION, seat, author, 0, source)


# --- losing --------------------------------------------------------------------------------------


def apply_losses(state: State, author: int, source: int) -> None:
    """All lose their hearts; then those without any fall, before anything else happens."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if state.loss[seat] > 0:
            lost = min(loss_taken(state, seat, state.loss[seat]), state.health[seat])
            if lost > 0:
                state.health[seat] -= lost
                tell(state, HEALTH, seat, -lost, source)
                _react(state, seat, lost, author, source)
            state.loss[seat] = 0
        state.struck[seat] = 0
    settle_falls(state)


def _react(state: State, seat: int, lost: int, author: int, source: int) -> None:
    """What a loss brings with it, for the one who lost and the one who caused it."""
    has_lost(state, seat, lost)
    if author == NOBODY:
        return
    if author == state.turn:
        state.has_hurt = 1
    if state.struck[seat]:
        state.smashed[seat] = 1
        wounds(state, author, seat)
    back = hits_back(state, seat, 0)
    if back > 0 and author != seat and state.health[seat] > 0:
        hit(state, author, back, NOBODY, source)


# --- falling -------------------------------------------------------------------------------------


def settle_falls(state: State) -> None:
    """Everybody without hearts falls together: some come back, the others are out (END-7)."""
    fallen = 0
    for seat in range(state.seats):
        if alive(state, seat) and state.health[seat] == 0:
            fallen |= 1 << seat
    if fallen == 0:
        return
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if fallen >> seat & 1:
            _fall(state, seat, fallen)
    close_bay(state)
    end_by_last_words(state)


def _fall(state: State, seat: int, fallen: int) -> None:
    """Those who still stand react; then the fallen one comes back or is eliminated."""
    for steps in range(state.seats):
        other = clockwise(state, state.turn, steps)
        if alive(state, other) and fallen >> other & 1 == 0:
            somebody_fell(state, other, seat)
    last_words(state, seat)
    if state.winner[seat] or saved(state, seat, 0) == 0:
        eliminate(state, seat)


def lose_everything(state: State, seat: int) -> None:
    """Cards and tiles go."""
    thing = first_lying(state, seat)
    while thing != NOTHING:
        give_up(state, thing)
        thing = next_lying(state, seat, thing)


def come_back(state: State, seat: int, hearts: int) -> None:
    """Start anew outside Tokyo without cards, tiles, stars and Wickedness; energy stays."""
    lose_everything(state, seat)
    state.stars[seat] = 0
    state.wickedness[seat] = 0
    state.held[seat] = 0
    state.smashed[seat] = 0
    if in_tokyo(state, seat):
        move(state, seat, OUTSIDE)
    state.health[seat] = hearts
    tell(state, HEALTH, seat, hearts, NOBODY)


def eliminate(state: State, seat: int) -> None:
    """Out of the game: cards, tiles, energy and tokens go (ELIM-2, ELIM-3, ruling Q-51)."""
    state.place[seat] = OUT
    state.crucial = 1
    tell(state, ELIMINATED, seat, 0, 0)
    lose_everything(state, seat)
    state.energy[seat] = 0
    state.poison[seat] = 0
    state.shrink[seat] = 0
    state.held[seat] = 0
    state.smashed[seat] = 0
    state.extra_turns[seat] = 0
