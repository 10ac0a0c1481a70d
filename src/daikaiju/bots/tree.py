"""The tree search of the bot *search*: exact over its own dice and chance, then one opponent turn.

The root is a decision. Its leaves are positions at the end of the turn, each with a win chance for
every monster. For a dice decision the leaves are the final sets of dice and the dice program
combines them; for any other decision they are the positions that each action leads to.

To evaluate a leaf, the turn is finished with every answer evaluated. Then the next monster gets its
own dice program: it maximises its own chance, and the chances of the others follow its choices.
Leaves are evaluated in proportion to how often the best root actions reach them. The mean change of
evaluated leaves is added to the others.

All data is stored in `values`, after the dice program of the root.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from ..odds.dice_program import ROW_SIZE, choose_keep_tracked, expect_throw
from ..odds.dice_sets import COUNTS, EQUIVALENT, FIRST_INDEX, MINUS, PLUS, SIZE
from ..rng.splitmix import GOLDEN, draw_at, mix
from ..rules.actions import A_KEEP, A_STOP, MAX_ACTIONS, kind_of
from ..rules.agenda import THROW, actor, top_kind
from ..rules.chance import chance_action
from ..rules.constants import FACES, NOBODY
from ..rules.signatures import Reals, States
from ..rules.transitions import advance, list_legal
from ..spaces.actions import id_of
from .champion.network import ALL_CARDS_SEEN, action_logit, logarithm, think
from .lookahead import (
    CHAMPION,
    EVALUATED_ANSWERS,
    EVALUATED_YIELDS,
    copy_for_trial,
    count_dice,
    evaluate,
    evaluate_dice,
    finish_turn,
    has_dice_program,
    kept_set,
    needs_all_numbers,
    propagate,
    run_dice_program,
    set_on_table,
    value_by_rollout,
    value_while_throwing,
)
from .scratch import (
    BOT_RNG,
    GAME,
    LATER,
    MAX_THROWS,
    ROLLOUT_RNG,
    ROLLOUT_SEED,
    ROWS,
    VALUES_SIZE,
    WIN_CHANCES,
    Scratch,
)

# Candidates: the root actions that are searched.
CANDIDATES: Final = 5
MARGIN: Final = 0.06  # an action this much worse than the best is no candidate
EXPLORATION: Final = 0.03  # weight of the confidence bound
TRUST: Final = 0.002  # win chance for a difference of 1 between logits of the champion's policy
LEAST_PREFERENCE: Final = -10.0
CANDIDATE_COUNT: Final = VALUES_SIZE  # number of candidates
BY_DICE: Final = VALUES_SIZE + 1  # 1 if the dice program gives their values
CHANGE_SUM: Final = VALUES_SIZE + 2  # sum of the changes of leaf values by evaluation
EVALUATED: Final = VALUES_SIZE + 3  # number of evaluated leaves
ROOT: Final = VALUES_SIZE + 8  # for each candidate:
ACTION: Final = 0
VISITS: Final = 1
TOTAL: Final = 2  # sum of the values of its leaves
PRIOR: Final = 3  # value from the first evaluation
BONUS: Final = 4  # added to all values of the candidate: its preference by the champion's policy
ROOT_CELLS: Final = 5

# Rows beside those of the dice program.
FIRST_VALUES: Final = ROOT + ROOT_CELLS * (CANDIDATES + 1)  # first values of final sets
IS_EVALUATED: Final = FIRST_VALUES + ROW_SIZE  # 1 where a final set has been evaluated
NEXT: Final = IS_EVALUATED + ROW_SIZE  # dice program of the next monster
WATCHED: Final = NEXT + MAX_THROWS * ROW_SIZE  # its values for the monster at the root
PREFERENCES: Final = WATCHED + MAX_THROWS * ROW_SIZE  # by legal action, for BONUS
TREE_VALUES_SIZE: Final = PREFERENCES + MAX_ACTIONS


# --- the root ------------------------------------------------------------------------------------


def begin_search(scratch: Scratch, seat: int, evaluator: int) -> int:
    """Evaluate all legal actions of states[GAME] once. Return the number of candidates."""
    states, values = scratch.states, scratch.values
    state = states[GAME]
    values[CANDIDATE_COUNT] = 0.0
    values[BY_DICE] = 0.0
    if has_dice_program(state):
        values[BY_DICE] = 1.0
        run_dice_program(scratch, seat, evaluator)
        _store_first_values(count_dice(state), values)
    _list_candidates(scratch, seat, evaluator)
    found = int(values[CANDIDATE_COUNT])
    while mean_of(values, found - 1) < mean_of(values, 0) - MARGIN:
        found -= 1
    values[CANDIDATE_COUNT] = found
    return found


def _store_first_values(dice: int, values: Reals) -> None:
    """Store the first value of every final set and mark all as not evaluated."""
    values[CHANGE_SUM] = 0.0
    values[EVALUATED] = 0.0
    for final in range(FIRST_INDEX[dice], FIRST_INDEX[dice + 1]):
        values[FIRST_VALUES + final] = values[ROWS + final]
        values[IS_EVALUATED + final] = 0.0


def _list_candidates(scratch: Scratch, seat: int, evaluator: int) -> None:
    states, out, values = scratch.states, scratch.out, scratch.values
    n = list_legal(states[GAME], out)
    _write_preferences(scratch, seat, n, evaluator)
    for i in range(n):
        list_legal(states[GAME], out)
        action = out[i]
        if values[BY_DICE] > 0.0:
            value = value_while_throwing(scratch, seat, action, evaluator)
        else:
            value = value_by_rollout(scratch, seat, action, evaluator)
        _insert_candidate(values, action, value, values[PREFERENCES + i])


def _write_preferences(scratch: Scratch, seat: int, n: int, evaluator: int) -> None:
    """Write for each legal action in `out` how far its preference is below the highest one.

    All are 0 for dice, because the dice program is exact, and for other evaluators.
    """
    out, values = scratch.out, scratch.values
    for i in range(n):
        values[PREFERENCES + i] = 0.0
    if evaluator != CHAMPION or values[BY_DICE] > 0.0:
        return
    think(scratch.brain, scratch.states[GAME], seat, ALL_CARDS_SEEN)
    highest = -1e30
    for i in range(n):
        number = id_of(scratch.states[GAME], out[i])
        values[PREFERENCES + i] = action_logit(scratch.brain, number)
        highest = max(highest, values[PREFERENCES + i])
    for i in range(n):
        less = values[PREFERENCES + i] - highest
        values[PREFERENCES + i] = TRUST * max(less, LEAST_PREFERENCE)


def _insert_candidate(values: Reals, action: int, value: float, bonus: float) -> None:
    """Insert an action into the candidates, best first, if it is good enough."""
    found = int(values[CANDIDATE_COUNT])
    at = found
    while at > 0 and mean_of(values, at - 1) < value + bonus:
        at -= 1
    if at >= CANDIDATES:
        return
    for cell in range(ROOT_CELLS * min(found, CANDIDATES - 1) - 1, ROOT_CELLS * at - 1, -1):
        values[ROOT + ROOT_CELLS + cell] = values[ROOT + cell]
    values[ROOT + ROOT_CELLS * at + ACTION] = action
    values[ROOT + ROOT_CELLS * at + VISITS] = 0.0
    values[ROOT + ROOT_CELLS * at + TOTAL] = 0.0
    values[ROOT + ROOT_CELLS * at + PRIOR] = value
    values[ROOT + ROOT_CELLS * at + BONUS] = bonus
    values[CANDIDATE_COUNT] = min(found + 1, CANDIDATES)


def evaluate_leaves(scratch: Scratch, seat: int, many: int, evaluator: int) -> int:
    """Evaluate up to `many` leaves. Return how many were evaluated: fewer if none is left."""
    values = scratch.values
    for done in range(many):
        if values[BY_DICE] > 0.0:
            if not _evaluate_dice_leaf(scratch, seat, evaluator):
                return done
        else:
            _evaluate_action_leaf(scratch, seat, evaluator)
    return many


def best_candidate(values: Reals) -> int:
    """Return the action of the candidate with the highest value."""
    best = 0
    for k in range(1, int(values[CANDIDATE_COUNT])):
        if mean_of(values, k) > mean_of(values, best):
            best = k
    return int(values[ROOT + ROOT_CELLS * best + ACTION])


# --- leaves of actions ---------------------------------------------------------------------------


def mean_of(values: Reals, k: int) -> float:
    """Return the mean value of a candidate's leaves; its prior before any leaf was evaluated.

    The bonus is added.
    """
    at = ROOT + ROOT_CELLS * k
    if values[at + VISITS] == 0.0:
        return values[at + PRIOR] + values[at + BONUS]
    return values[at + TOTAL] / values[at + VISITS] + values[at + BONUS]


def _most_promising(values: Reals) -> int:
    """Return the candidate with the highest upper confidence bound."""
    visits = 1.0
    for k in range(int(values[CANDIDATE_COUNT])):
        visits += values[ROOT + ROOT_CELLS * k + VISITS]
    best = 0
    highest = -1.0
    for k in range(int(values[CANDIDATE_COUNT])):
        seen = values[ROOT + ROOT_CELLS * k + VISITS]
        bound = mean_of(values, k) + EXPLORATION * math.sqrt(logarithm(visits + 1.0) / (seen + 0.1))
        if bound > highest:
            highest = bound
            best = k
    return best


def _evaluate_action_leaf(scratch: Scratch, seat: int, evaluator: int) -> None:
    """Evaluate one leaf of one candidate. Attempt n uses the same RNG stream for all candidates."""
    states, rng, values = scratch.states, scratch.rng, scratch.values
    at = ROOT + ROOT_CELLS * _most_promising(values)
    rng[ROLLOUT_RNG] = mix(rng[ROLLOUT_SEED] + GOLDEN * np.uint64(int(values[at + VISITS])))
    copy_for_trial(states, GAME, seat)
    advance(states[GAME + 1], int(values[at + ACTION]))
    finish_turn(scratch, GAME + 1, evaluator, EVALUATED_ANSWERS)
    values[at + TOTAL] += evaluate_next_turn(scratch, seat, evaluator)
    values[at + VISITS] += 1.0


# --- leaves that are final dice ------------------------------------------------------------------


def _evaluate_dice_leaf(scratch: Scratch, seat: int, evaluator: int) -> bool:
    """Sample throws until they end in an unevaluated leaf, and evaluate it.

    Return False if no sample ends in one.
    """
    states, values = scratch.states, scratch.values
    state = states[GAME]
    dice = count_dice(state)
    all_differ = needs_all_numbers(state, seat)
    for attempt in range(64):
        k = attempt % int(values[CANDIDATE_COUNT]) if attempt % 2 else 0
        action = int(values[ROOT + ROOT_CELLS * k + ACTION])
        if kind_of(action) != A_KEEP and kind_of(action) != A_STOP:
            continue
        final = _sample_final_set(scratch, action, dice)
        final = int(final if all_differ else EQUIVALENT[final])
        if values[IS_EVALUATED + final] == 0.0:
            evaluate_dice(scratch, GAME, seat, final, evaluator, EVALUATED_ANSWERS)
            value = evaluate_next_turn(scratch, seat, evaluator)
            _store_leaf_value(values, final, value, dice, all_differ)
            propagate(values, dice, state.throws + 1)
            _update_candidates(states, values)
            return True
    return False


def _update_candidates(states: States, values: Reals) -> None:
    """Recompute the values of the candidates after a leaf has changed."""
    for k in range(int(values[CANDIDATE_COUNT])):
        at = ROOT + ROOT_CELLS * k
        action = int(values[at + ACTION])
        if kind_of(action) == A_KEEP:
            row = ROWS + (states[GAME].throws - 1) * ROW_SIZE
            values[at + TOTAL] = values[row + kept_set(action)]
        elif kind_of(action) == A_STOP:
            values[at + TOTAL] = values[ROWS + set_on_table(states[GAME])]
        else:
            values[at + TOTAL] = values[at + PRIOR] + values[CHANGE_SUM] / values[EVALUATED]
        values[at + VISITS] = 1.0


def _sample_final_set(scratch: Scratch, action: int, dice: int) -> int:
    """Sample throws after an action, with keeps by the dice program; return the final set."""
    states, rng, values = scratch.states, scratch.rng, scratch.values
    if kind_of(action) == A_STOP:
        return set_on_table(states[GAME])
    kept = kept_set(action)
    throws = states[GAME].throws - 1
    while True:
        have = kept
        while SIZE[have] < dice:
            have = PLUS[have, draw_at(rng, BOT_RNG, FACES)]
        if throws == 0:
            return have
        kept = best_subset(values, ROWS + (throws - 1) * ROW_SIZE, have)
        if kept == have:
            return have
        throws -= 1


def best_subset(values: Reals, row: int, have: int) -> int:
    """Return the subset of a set of dice with the highest value, the whole set included."""
    best = have
    ones, twos, threes = COUNTS[have, 0], COUNTS[have, 1], COUNTS[have, 2]
    parts = (ones + 1) * (twos + 1) * (threes + 1)
    parts *= (COUNTS[have, 3] + 1) * (COUNTS[have, 4] + 1) * (COUNTS[have, 5] + 1)
    for part in range(parts):
        kept = have
        rest = part
        for face in range(FACES):
            fewer = rest % (COUNTS[have, face] + 1)
            rest //= COUNTS[have, face] + 1
            for _ in range(fewer):
                kept = MINUS[kept, face]
        if values[row + kept] > values[row + best]:
            best = kept
    return best


def _store_leaf_value(values: Reals, final: int, value: float, dice: int, all_differ: bool) -> None:
    """Store the value of a leaf, and shift unevaluated, undecided leaves by the mean change."""
    values[CHANGE_SUM] += value - values[FIRST_VALUES + final]
    values[EVALUATED] += 1.0
    change = values[CHANGE_SUM] / values[EVALUATED]
    for each in range(FIRST_INDEX[dice], FIRST_INDEX[dice + 1]):
        alike = each if all_differ else EQUIVALENT[each]
        if alike == final:
            values[ROWS + each] = value
            values[IS_EVALUATED + each] = 1.0
        elif values[IS_EVALUATED + each] == 0.0 and 0.0 < values[FIRST_VALUES + each] < 1.0:
            values[ROWS + each] = min(max(values[FIRST_VALUES + each] + change, 0.0), 1.0)


# --- the next turn -------------------------------------------------------------------------------


def evaluate_next_turn(scratch: Scratch, seat: int, evaluator: int) -> float:
    """Return the value of states[GAME + 1] for `seat` if the next monster uses its dice program."""
    states, values = scratch.states, scratch.values
    state = states[GAME + 1]
    if actor(state) == NOBODY or top_kind(state) != THROW:
        evaluate(scratch, state, evaluator)
        return values[WIN_CHANCES + seat]
    states[LATER] = state
    advance(states[LATER], chance_action(states[LATER], 0))
    dice = count_dice(states[LATER])
    throws = states[LATER].throws
    if not has_dice_program(states[LATER]):
        evaluate(scratch, state, evaluator)
        return values[WIN_CHANCES + seat]
    _evaluate_next_dice(scratch, seat, dice, evaluator)
    expect_throw(values, NEXT, dice)
    expect_throw(values, WATCHED, dice)
    for left in range(throws):
        here, there = left * ROW_SIZE, (left + 1) * ROW_SIZE
        choose_keep_tracked(
            values, NEXT + here, dice, NEXT + there, WATCHED + here, WATCHED + there
        )
        expect_throw(values, NEXT + there, dice)
        expect_throw(values, WATCHED + there, dice)
    return values[WATCHED + throws * ROW_SIZE]


def _evaluate_next_dice(scratch: Scratch, seat: int, dice: int, evaluator: int) -> None:
    """Evaluate every final set of the next monster, for that monster and for `seat`."""
    states, values = scratch.states, scratch.values
    mover = states[LATER].turn
    all_differ = needs_all_numbers(states[LATER], mover)
    for final in range(FIRST_INDEX[dice], FIRST_INDEX[dice + 1]):
        alike = int(final if all_differ else EQUIVALENT[final])
        if alike == final:
            evaluate_dice(scratch, LATER, mover, final, evaluator, EVALUATED_YIELDS)
            values[NEXT + final] = values[WIN_CHANCES + mover]
            values[WATCHED + final] = values[WIN_CHANCES + seat]
        else:
            values[NEXT + final] = values[NEXT + alike]
            values[WATCHED + final] = values[WATCHED + alike]
