"""*greedy*: a sensible beginner. It keeps what looks good now, buys what is dear, flees when weak.

It looks at one decision at a time and never ahead, so that it is quick: other bots use it to
imagine how a turn goes on.
"""

from __future__ import annotations

from typing import Any

from ..rules.actions import (
    A_BUY,
    A_COPY,
    A_CURE_POISON,
    A_CURE_SHRINK,
    A_DONE,
    A_HEAL,
    A_KEEP,
    A_RESOLVE,
    A_STAY,
    A_STOP,
    A_USE,
    A_USE_DIE,
    A_YIELD,
    first_of,
    kind_of,
    one_die,
    pack,
    second_of,
)
from ..rules.agenda import (
    BUY,
    GO_ON,
    KEEP,
    OPPORTUNITY,
    ORDER,
    PROBE,
    PROTECT,
    TAKE,
    USE_HEART,
    YIELD,
    top_kind,
)
from ..rules.claws import is_target
from ..rules.constants import CLAW, ENERGY, FACES, HEART, ONE, STARS_TO_WIN, THREE
from ..rules.definitions import PRICE
from ..rules.operations import in_tokyo, is_asleep, living, most_health
from ..rules.state import State
from ..rules.transitions import list_legal

WEAK = 4  # hearts
AWAKE = 8  # hearts with which one need not sleep any longer
ENOUGH_ENERGY = 9  # buys any card that a beginner dreams of


def greedy_action(state: State, seat: int, out: Any) -> int:
    """What a beginner does; `out` is room for the legal actions."""
    kind = top_kind(state)
    if kind == KEEP:
        return greedy_keep(state, seat)
    if kind == YIELD:
        return pack(A_YIELD) if would_yield(state, seat) else pack(A_STAY)
    n = list_legal(state, out)
    if n == 1:
        return out[0]
    if kind_of(out[0]) == A_USE and is_asleep(state, seat) and state.health[seat] >= AWAKE:
        return out[0]
    if kind == BUY or kind == OPPORTUNITY:
        return dearest(state, A_BUY, out, n)
    return _rare_answer(state, seat, kind, out, n)


# --- dice ----------------------------------------------------------------------------------------


def greedy_keep(state: State, seat: int) -> int:
    """Keep useful hearts, claws and energy, and the number there is most of."""
    if state.throws == 0:
        return pack(A_STOP)
    number = best_number(state)
    kept = pack(A_KEEP)
    left = 0
    for face in range(FACES):
        have = state.dice[face]
        keep = min(have, wanted(state, seat, face, number))
        kept += keep * one_die(face)
        left += have - keep
    return kept if left > 0 else pack(A_STOP)


def best_number(state: State) -> int:
    """The number to collect: that with most dice, the higher of two."""
    best = THREE
    for face in range(THREE - 1, ONE - 1, -1):
        if state.dice[face] > state.dice[best]:
            best = face
    return best


def wanted(state: State, seat: int, face: int, number: int) -> int:
    """How many dice of a face are worth keeping."""
    if face <= THREE:
        enough = 3 if state.throws == 1 else 2
        return state.dice[face] if face == number and state.dice[face] >= enough else 0
    if face == HEART:
        return _hearts_wanted(state, seat)
    if face == ENERGY:
        return max(0, ENOUGH_ENERGY - state.energy[seat])
    return state.dice[CLAW] if _likes_claws(state, seat) else 0


def _hearts_wanted(state: State, seat: int) -> int:
    if in_tokyo(state, seat) or state.zombie[seat]:
        return 0
    missing = most_health(state, seat) - state.health[seat]
    return missing if missing >= 3 else 0


def _likes_claws(state: State, seat: int) -> bool:
    """Somebody can be hit, and being left alone in Tokyo would not be the end."""
    if state.health[seat] <= WEAK and not in_tokyo(state, seat):
        return _kills_with(state, seat, state.dice[CLAW])
    for other in range(state.seats):
        if is_target(state, seat, other):
            return True
    return False


def _kills_with(state: State, seat: int, claws: int) -> bool:
    for other in range(state.seats):
        if is_target(state, seat, other) and state.health[other] <= claws:
            return True
    return False


# --- everything else -----------------------------------------------------------------------------


def would_yield(state: State, seat: int) -> bool:
    """Leave Tokyo when another round of claws could kill, unless the next turn wins by itself."""
    if state.stars[seat] + 2 >= STARS_TO_WIN and state.tokyo_pays_energy == 0:
        return state.health[seat] <= 2
    return state.health[seat] <= min(2 * living(state), 7) - 1


def dearest(state: State, kind: int, out: Any, n: int) -> int:
    """The action of this kind that names the dearest card; without any, the last: it declines."""
    best = out[n - 1]
    highest = -1
    for i in range(n):
        if kind_of(out[i]) == kind:
            cost = PRICE[state.edition, first_of(out[i])]
            if cost > highest:
                highest = cost
                best = out[i]
        elif kind_of(out[i]) == A_DONE and highest < 0:
            best = out[i]
    return best


def _rare_answer(state: State, seat: int, kind: int, out: Any, n: int) -> int:
    if kind == PROTECT:
        return out[0] if state.loss[seat] >= min(2, state.health[seat]) else out[n - 1]
    if kind == ORDER:
        return _listed(out, n, pack(A_RESOLVE, HEART), out[0])
    if kind == USE_HEART:
        return _heart_use(state, seat, out, n)
    if kind == PROBE:
        return _probe(state, seat, out, n)
    if kind == TAKE or kind == GO_ON:
        return out[0]
    return dearest(state, A_COPY, out, n)


def _listed(out: Any, n: int, wish: int, otherwise: int) -> int:
    for i in range(n):
        if out[i] == wish:
            return wish
    return otherwise


def _heart_use(state: State, seat: int, out: Any, n: int) -> int:
    """Heal oneself first, then take tokens off; others only when nothing else is possible."""
    if state.health[seat] + state.healing[seat] < most_health(state, seat):
        return _listed(out, n, pack(A_HEAL), out[0])
    return _listed(out, n, pack(A_CURE_SHRINK), _listed(out, n, pack(A_CURE_POISON), out[0]))


def _probe(state: State, seat: int, out: Any, n: int) -> int:
    """Throw a claw again that would hit oneself."""
    if is_target(state, state.turn, seat):
        for i in range(n):
            if kind_of(out[i]) == A_USE_DIE and second_of(out[i]) == CLAW:
                return out[i]
    return out[n - 1]
