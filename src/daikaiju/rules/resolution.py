"""Resolving the dice face by face (ruling Q-42).

The player chooses the order only if it matters; else it is numbers, energy, hearts, claws (Q-43).
"""

from __future__ import annotations

from .actions import (
    A_CURE_POISON,
    A_CURE_SHRINK,
    A_HEAL,
    A_HEAL_OTHER,
    A_PASS,
    A_RESOLVE,
    first_of,
    kind_of,
    pack,
)
from .agenda import ORDER, OVER, RESOLVE, USE_HEART, pop, push, top_a, top_seat
from .claws import claw_total, resolve_claws
from .constants import CLAW, ENERGY, FACES, FROM_FACE, HEART, ONE, THREE, TWO
from .dice_order import order_matters, stars_for
from .moments import (
    combinations,
    energy_rolled,
    heals_others,
    hearts_rolled,
    number_scored,
)
from .operations import (
    gain_energy,
    gain_stars,
    heal,
    in_tokyo,
    is_asleep,
    is_standing,
    max_health,
    pay,
    poison,
    shrink,
)
from .signatures import Words
from .state import State
from .wickedness import gain_wickedness, points_for

DEFAULT_ORDER = (ONE, TWO, THREE, ENERGY, HEART, CLAW)
HEARTS_AND_ENERGY = 1 << HEART | 1 << ENERGY
PRICE_OF_HEALING = 2


def score_combinations(state: State, seat: int) -> None:
    """Run the cards that count the final dice as a whole, before any face is resolved."""
    if not is_asleep(state, seat):
        combinations(state, seat)


def resolve(state: State, seat: int) -> None:
    """Resolve face after face; stop at a question or when the game may be over."""
    pending = pending_faces(state, seat)
    if order_matters(state, seat, pending):
        push(state, ORDER, seat)
        state.step = RESOLVE
        return
    for face in DEFAULT_ORDER:
        pending = resolve_if_pending(state, seat, face, pending)


def resolve_if_pending(state: State, seat: int, face: int, pending: int) -> int:
    """Resolve a face if it is pending; return the faces pending then.

    The result is 0 at a question or when the game may be over. There is no early exit from the loop
    over the faces, because the threads of a GPU would diverge (envs/llvm_ir.py).
    """
    if not pending >> face & 1:
        return pending
    resolve_face(state, seat, face)
    if state.step == OVER:
        return 0
    if state.depth > 0 or state.crucial:
        state.step = RESOLVE
        return 0
    return pending


def pending_faces(state: State, seat: int) -> int:
    """Return the faces (bits) that have an effect and are not resolved yet."""
    pending = 0
    for face in range(FACES):
        needed = 3 if face <= THREE else 1
        if face != CLAW and state.dice[face] >= needed and not state.resolved[face]:
            pending |= 1 << face
    if not state.resolved[CLAW] and claw_total(state, seat) > 0:
        pending |= 1 << CLAW
    return pending & HEARTS_AND_ENERGY if is_asleep(state, seat) else pending


def legal_orders(state: State, seat: int, out: Words, n: int) -> int:
    pending = pending_faces(state, seat)
    for face in range(FACES):
        if pending >> face & 1:
            out[n] = pack(A_RESOLVE, face)
            n += 1
    return n


def answer_order(state: State, action: int) -> None:
    seat = top_seat(state)
    pop(state)
    resolve_face(state, seat, first_of(action))


def resolve_face(state: State, seat: int, face: int) -> None:
    state.resolved[face] = 1
    if face <= THREE:
        resolve_number(state, seat, face)
    elif face == ENERGY:
        gain_energy(state, seat, state.dice[ENERGY], FROM_FACE + ENERGY)
        energy_rolled(state, seat)
    elif face == HEART:
        resolve_hearts(state, seat, state.dice[HEART])
    else:
        resolve_claws(state, seat)


def resolve_number(state: State, seat: int, face: int) -> None:
    """A number gives stars (NUM-3); 1s and 2s also give Wickedness."""
    dice = state.dice[face]
    gain_stars(state, seat, stars_for(face, dice), FROM_FACE + face)
    number_scored(state, seat, face)
    if state.has_wickedness:
        gain_wickedness(state, seat, points_for(face, dice), FROM_FACE + face)


# --- hearts --------------------------------------------------------------------------------------


def resolve_hearts(state: State, seat: int, left: int) -> None:
    """Use heart dice to heal, to remove tokens or to heal others; ask per die if there is a choice.

    `state.healing` counts the dice that heal each monster; they are one gain (HEAL-1, HEAL-7).
    """
    if state.zombie[seat] or not is_standing(state, seat):
        return
    if left > 0 and _hearts_have_choice(state, seat):
        push(state, USE_HEART, seat, left)
        return
    if not in_tokyo(state, seat):
        state.healing[seat] += left
    _heal_all(state, seat)


def _hearts_have_choice(state: State, seat: int) -> bool:
    if _can_heal_others(state, seat):
        return True
    return not in_tokyo(state, seat) and (state.poison[seat] > 0 or state.shrink[seat] > 0)


def _can_heal_others(state: State, seat: int) -> bool:
    if heals_others(state, seat, 0) == 0:
        return False
    for other in range(state.seats):
        if _can_be_healed(state, seat, other):
            return True
    return False


def _can_be_healed(state: State, healer: int, other: int) -> bool:
    if other == healer or not is_standing(state, other):
        return False
    return state.health[other] + state.healing[other] < max_health(state, other)


def legal_hearts(state: State, seat: int, out: Words, n: int) -> int:
    outside = not in_tokyo(state, seat)
    if outside:
        out[n] = pack(A_HEAL)
        n += 1
    if heals_others(state, seat, 0) > 0:
        for other in range(state.seats):
            if _can_be_healed(state, seat, other):
                out[n] = pack(A_HEAL_OTHER, other)
                n += 1
    if outside and state.poison[seat] > 0:
        out[n] = pack(A_CURE_POISON)
        n += 1
    if outside and state.shrink[seat] > 0:
        out[n] = pack(A_CURE_SHRINK)
        n += 1
    if not outside:
        out[n] = pack(A_PASS)
        n += 1
    return n


def answer_heart(state: State, action: int) -> None:
    seat, left = top_seat(state), top_a(state)
    pop(state)
    kind = kind_of(action)
    if kind == A_HEAL:
        state.healing[seat] += 1
    elif kind == A_HEAL_OTHER:
        state.healing[first_of(action)] += 1
    elif kind == A_CURE_POISON:
        poison(state, seat, -1, FROM_FACE + HEART)
    elif kind == A_CURE_SHRINK:
        shrink(state, seat, -1, FROM_FACE + HEART)
    resolve_hearts(state, seat, 0 if kind == A_PASS else left - 1)


def _heal_all(state: State, healer: int) -> None:
    """Heal all monsters; others pay 2 energy per heart, or all they have."""
    for seat in range(state.seats):
        dice = state.healing[seat]
        state.healing[seat] = 0
        if dice > 0:
            heal(state, seat, dice, FROM_FACE + HEART)
            if seat == healer:
                hearts_rolled(state, seat, dice)
            else:
                fee = min(PRICE_OF_HEALING * dice, state.energy[seat])
                pay(state, seat, fee, FROM_FACE + HEART)
                gain_energy(state, healer, fee, FROM_FACE + HEART)
