"""*greedy*: simple rules of a beginner. It buys the most expensive card and yields when weak.

It decides without lookahead, so that it is fast: other bots use it to finish turns in rollouts.
"""

from __future__ import annotations

from ..rules.actions import (
    A_BUY,
    A_COPY,
    A_CURE_POISON,
    A_CURE_SHRINK,
    A_DONE,
    A_HEAL,
    A_KEEP,
    A_PREDICT,
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
    PREDICT,
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
from ..rules.operations import count_living, in_tokyo, is_asleep, max_health
from ..rules.signatures import Word, Words, compiled_once
from ..rules.state import State
from ..rules.transitions import list_legal

WEAK_HEALTH = 4  # hearts
WAKE_HEALTH = 8  # hearts at which a sleeping monster wakes up
ENOUGH_ENERGY = 9  # energy dice are kept up to this energy


@compiled_once
def greedy_action(state: State, seat: int, out: Words) -> int:
    """Return the action of *greedy*; `out` is scratch for the legal actions."""
    kind = top_kind(state)
    if kind == KEEP:
        return greedy_keep(state, seat)
    if kind == YIELD:
        return pack(A_YIELD) if would_yield(state, seat) else pack(A_STAY)
    n = list_legal(state, out)
    if n == 1:
        return out[0]
    if kind_of(out[0]) == A_USE and is_asleep(state, seat) and state.health[seat] >= WAKE_HEALTH:
        return out[0]
    if kind == BUY or kind == OPPORTUNITY:
        return most_expensive(state, A_BUY, out, n)
    return _rare_action(state, seat, kind, out, n)


# --- dice ----------------------------------------------------------------------------------------


def greedy_keep(state: State, seat: int) -> int:
    """Return the action that keeps useful hearts, claws and energy and the most frequent number."""
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
    """Return the number with the most dice; among equals the highest."""
    best = THREE
    for face in range(THREE - 1, ONE - 1, -1):
        if state.dice[face] > state.dice[best]:
            best = face
    return best


def wanted(state: State, seat: int, face: int, number: Word) -> int:
    """Return how many dice of a face to keep."""
    if face <= THREE:
        enough = 3 if state.throws == 1 else 2
        return state.dice[face] if face == number and state.dice[face] >= enough else 0
    if face == HEART:
        return _hearts_wanted(state, seat)
    if face == ENERGY:
        return max(0, ENOUGH_ENERGY - state.energy[seat])
    return state.dice[CLAW] if _wants_claws(state, seat) else 0


def _hearts_wanted(state: State, seat: int) -> int:
    if in_tokyo(state, seat) or state.zombie[seat]:
        return 0
    missing = max_health(state, seat) - state.health[seat]
    return missing if missing >= 3 else 0


def _wants_claws(state: State, seat: int) -> bool:
    """Whether to keep claws: there is a target; a weak monster outside Tokyo must kill one."""
    if state.health[seat] <= WEAK_HEALTH and not in_tokyo(state, seat):
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


# --- other decisions -----------------------------------------------------------------------------


def would_yield(state: State, seat: int) -> bool:
    """Whether to leave Tokyo: few hearts for the number of monsters; almost none are needed if the
    reward for the next turn in Tokyo wins the game."""
    if state.stars[seat] + 2 >= STARS_TO_WIN and state.tokyo_pays_energy == 0:
        return state.health[seat] <= 2
    return state.health[seat] <= min(2 * count_living(state), 7) - 1


def most_expensive(state: State, kind: int, out: Words, n: int) -> int:
    """Return the action of this kind with the most expensive card, or one that declines."""
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


def _rare_action(state: State, seat: int, kind: int, out: Words, n: int) -> int:
    if kind == PROTECT:
        return out[0] if state.loss[seat] >= min(2, state.health[seat]) else out[n - 1]
    if kind == ORDER:
        return _if_listed(out, n, pack(A_RESOLVE, HEART), out[0])
    if kind == USE_HEART:
        return _heart_action(state, seat, out, n)
    if kind == PROBE:
        return _probe_action(state, seat, out, n)
    if kind == TAKE or kind == GO_ON:
        return out[0]
    if kind == PREDICT:
        return _prediction(state, out, n)
    return most_expensive(state, A_COPY, out, n)


def _if_listed(out: Words, n: int, preferred: int, otherwise: int) -> int:
    for i in range(n):
        if out[i] == preferred:
            return preferred
    return otherwise


def _heart_action(state: State, seat: int, out: Words, n: int) -> int:
    """Return the use of a heart die: heal this monster, else remove a token, else heal others."""
    if state.health[seat] + state.healing[seat] < max_health(state, seat):
        return _if_listed(out, n, pack(A_HEAL), out[0])
    return _if_listed(out, n, pack(A_CURE_SHRINK), _if_listed(out, n, pack(A_CURE_POISON), out[0]))


def _probe_action(state: State, seat: int, out: Words, n: int) -> int:
    """Return the action that rethrows a claw if claws would hit this monster; else decline."""
    if is_target(state, state.turn, seat):
        for i in range(n):
            if kind_of(out[i]) == A_USE_DIE and second_of(out[i]) == CLAW:
                return out[i]
    return out[n - 1]


def _prediction(state: State, out: Words, n: int) -> int:
    """Predict the monster with the most stars; hearts decide among equals."""
    best = out[0]
    highest = -1
    for i in range(n):
        other = first_of(out[i])
        standing = 100 * state.stars[other] + state.health[other]
        if kind_of(out[i]) == A_PREDICT and standing > highest:
            highest = standing
            best = out[i]
    return best
