"""Losing hearts: one pipeline for every cause.

An effect sets `state.loss` for all monsters that it hits; `state.struck` marks hits by claws. The
rules ask the monsters that can protect themselves, clockwise from the active monster. Then all
losses apply at the same time, all monsters without hearts fall at the same time, and Tokyo Bay
closes if too few monsters are left (ruling Q-01). `author` is the seat that causes a loss.
"""

from __future__ import annotations

from typing import Final

from .actions import A_PASS, kind_of, pack
from .agenda import APPLY_LOSSES, PROTECT, PROTECTION, pop, push, top_a, top_seat, top_source
from .constants import (
    DOWN,
    FROM_CLAWS,
    FROM_ELIMINATION,
    FROM_KNOCKOUT,
    FROM_POISON,
    FULL_HEALTH,
    KNOCKOUT_STARS,
    NOBODY,
    NOTHING,
    OUT,
    OUTSIDE,
)
from .events import ELIMINATED, HEALTH, KNOCKED_OUT, emit_event
from .game_end import end_by_last_words
from .locations import first_at, next_at
from .moments import (
    before_loss,
    has_lost,
    hits_back,
    holds_loss,
    last_words,
    loss_begins,
    loss_taken,
    may_protect,
    monster_fell,
    saved,
    wounds,
)
from .operations import (
    REVIVAL_BITS,
    clockwise,
    discard_thing,
    gain_stars,
    hit,
    in_tokyo,
    is_alive,
    is_asleep,
    is_standing,
    max_health,
    move,
)
from .signatures import Word, Words, rarely_called
from .state import State
from .tokyo import close_bay

REVIVAL_MASK: Final = (1 << REVIVAL_BITS) - 1

# --- beginning -----------------------------------------------------------------------------------


def hit_one(state: State, seat: int, amount: int, author: int, source: int) -> None:
    """Start a loss of one monster, caused by a card."""
    if is_standing(state, seat):
        state.loss[seat] = amount
        begin_losses(state, author, source)


def lose_to_poison(state: State, seat: int, amount: int) -> None:
    """Start a loss by poison: all tokens are one loss, and no monster causes it."""
    if is_standing(state, seat):
        state.loss[seat] = amount
        begin_losses(state, NOBODY, FROM_POISON)


def lose_all_hearts(state: State, seat: int, source: int) -> None:
    """Take all hearts of a monster; nothing prevents that."""
    if is_standing(state, seat):
        emit_event(state, HEALTH, seat, -state.health[seat], source)
        state.health[seat] = 0
        resolve_knockouts(state, NOBODY, source)


def lose_held(state: State, seat: int, author: int) -> None:
    """Start the loss that was held back, because the monster has stayed in Tokyo."""
    if is_standing(state, seat):
        state.loss[seat] = state.held[seat]
        state.struck[seat] = 1
        state.held[seat] = 0
        ask_protections(state, author, FROM_CLAWS)


def begin_losses(state: State, author: int, source: int) -> None:
    """Hold back the losses that yielding can avoid; then ask for protections."""
    for seat in range(state.seats):
        if state.struck[seat] and in_tokyo(state, seat) and _may_flee(state, seat):
            state.held[seat] = state.loss[seat]
            state.smashed[seat] = 1
            state.loss[seat] = 0
            state.struck[seat] = 0
    ask_protections(state, author, source)


def _may_flee(state: State, seat: int) -> bool:
    """Whether the monster would lose hearts and can avoid that by yielding."""
    if state.unhurt[seat] or is_asleep(state, seat):
        return False
    return holds_loss(state, seat, 0) > 0 and loss_taken(state, seat, state.loss[seat]) > 0


# --- protecting ----------------------------------------------------------------------------------


def ask_protections(state: State, author: int, source: int) -> None:
    """Ask clockwise from the active monster; if no monster can act, apply the losses now."""
    push(state, APPLY_LOSSES, state.turn, author, 0, source)
    unasked = state.depth
    for steps in range(state.seats - 1, -1, -1):
        seat = clockwise(state, state.turn, steps)
        if state.loss[seat] > 0:
            if state.unhurt[seat] or not is_standing(state, seat) or is_asleep(state, seat):
                state.loss[seat] = 0
            loss_begins(state, seat)
            ask_protection(state, seat, author, source)
    if state.depth == unasked:
        pop(state)
        apply_losses(state, author, source)


def ask_protection(state: State, seat: int, author: int, source: int) -> None:
    """Ask one monster, if it would lose hearts and has a protection to use."""
    if loss_taken(state, seat, state.loss[seat]) > 0 and may_protect(state, seat):
        push(state, PROTECT, seat, author, 0, source)


def legal_protections(state: State, seat: int, out: Words, n: int) -> int:
    n = before_loss(state, seat, out, n)
    out[n] = pack(A_PASS)
    return n + 1


def answer_protection(state: State, action: int) -> None:
    """After a protection is used the question is asked again, if another one is usable."""
    seat, author, source = top_seat(state), top_a(state), top_source(state)
    pop(state)
    if kind_of(action) != A_PASS:
        push(state, PROTECTION, seat, author, 0, source)


# --- losing --------------------------------------------------------------------------------------


def apply_losses(state: State, author: int, source: int) -> None:
    """Apply all losses; then monsters without hearts fall, before anything else happens."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if state.loss[seat] > 0:
            lost = min(loss_taken(state, seat, state.loss[seat]), state.health[seat])
            if lost > 0:
                state.health[seat] -= lost
                emit_event(state, HEALTH, seat, -lost, source)
                _react(state, seat, lost, author, source)
            state.loss[seat] = 0
        state.struck[seat] = 0
    resolve_knockouts(state, author, source)


def _react(state: State, seat: int, lost: int, author: int, source: int) -> None:
    """Run the effects of a loss for the monster that lost hearts and for the author."""
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


def resolve_knockouts(state: State, author: int, source: int) -> None:
    """All monsters without hearts fall at the same time (END-7).

    Each is revived or eliminated, or knocked out with the option `knockout` (ruling O-01). All
    effects act with the cards and copies as they are before any monster leaves (ruling Q-01).
    `source` is what took the hearts.
    """
    fallen = 0
    for seat in range(state.seats):
        if is_alive(state, seat) and state.health[seat] == 0:
            fallen |= 1 << seat
    if fallen == 0:
        return
    _run_witness_effects(state, fallen)
    hearts, cards = _run_last_effects(state, fallen)
    if state.knocks_out:
        _knock_out_fallen(state, fallen, author, source)
    else:
        _remove_fallen(state, fallen, hearts, cards, source)
    end_by_last_words(state)


def _remove_fallen(state: State, fallen: int, hearts: Word, cards: Word, source: int) -> None:
    """Revive or eliminate each monster that has fallen; then Bay closes if too few are left."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        bits = seat * REVIVAL_BITS
        if hearts >> bits & REVIVAL_MASK > 0:
            revive(state, seat, hearts >> bits & REVIVAL_MASK, (cards >> bits & REVIVAL_MASK) - 1)
        elif fallen >> seat & 1:
            eliminate(state, seat, source)
    close_bay(state)


@rarely_called
def _knock_out_fallen(state: State, fallen: int, author: int, source: int) -> None:
    """Knock out each monster that has fallen; the author gains 2 stars for each other one."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if fallen >> seat & 1:
            knock_out(state, seat, source)
            if author != NOBODY and author != seat:
                gain_stars(state, author, KNOCKOUT_STARS, FROM_KNOCKOUT)


def _run_witness_effects(state: State, fallen: int) -> None:
    """Run the effects of all monsters for each other one that falls, also if they fall too."""
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        for further in range(state.seats):
            other = clockwise(state, state.turn, further)
            if fallen >> seat & 1 and is_alive(state, other) and other != seat:
                monster_fell(state, other, seat)


def _run_last_effects(state: State, fallen: int) -> tuple[Word, Word]:
    """Run the effects of the fallen; return the hearts and the cards of revived monsters.

    Both have eight bits for each seat; the number of a card is one higher.
    """
    hearts = 0
    cards = 0
    for steps in range(state.seats):
        seat = clockwise(state, state.turn, steps)
        if fallen >> seat & 1:
            last_words(state, seat)
            if not state.winner[seat] and not state.knocks_out:
                found = saved(state, seat, 0)
                hearts |= (found & REVIVAL_MASK) << seat * REVIVAL_BITS
                cards |= (found >> REVIVAL_BITS) << seat * REVIVAL_BITS
    return hearts, cards


def discard_everything(state: State, seat: int) -> None:
    """Discard all cards and tiles of a monster that has fallen."""
    thing = first_at(state, seat)
    while thing != NOTHING:
        discard_thing(state, thing, FROM_ELIMINATION)
        thing = next_at(state, seat, thing)


def revive(state: State, seat: int, hearts: int, source: int) -> None:
    """Restart a monster outside Tokyo without cards, tiles, stars and Wickedness; energy stays.

    `source` is the card that revives it.
    """
    discard_everything(state, seat)
    state.stars[seat] = 0
    state.wickedness[seat] = 0
    state.held[seat] = 0
    state.smashed[seat] = 0
    if in_tokyo(state, seat):
        move(state, seat, OUTSIDE, source)
    state.health[seat] = hearts
    emit_event(state, HEALTH, seat, hearts, source)


def eliminate(state: State, seat: int, source: int) -> None:
    """Remove a monster with its cards, tiles, energy and tokens (ELIM-2, ELIM-3, ruling Q-51)."""
    state.place[seat] = OUT
    state.crucial = 1
    emit_event(state, ELIMINATED, seat, 0, source)
    discard_everything(state, seat)
    state.energy[seat] = 0
    state.poison[seat] = 0
    state.shrink[seat] = 0
    state.held[seat] = 0
    state.smashed[seat] = 0
    state.extra_turns[seat] = 0


def knock_out(state: State, seat: int, source: int) -> None:
    """Put a monster down outside Tokyo with 10 hearts; it misses its next turn (ruling O-01)."""
    state.place[seat] = DOWN
    emit_event(state, KNOCKED_OUT, seat, 0, source)
    state.health[seat] = min(FULL_HEALTH, max_health(state, seat))
    emit_event(state, HEALTH, seat, state.health[seat], FROM_KNOCKOUT)
    state.held[seat] = 0
    state.smashed[seat] = 0
    state.extra_turns[seat] = 0
