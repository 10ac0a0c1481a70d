"""Lookahead to the end of the turn: the value of a decision for the monster that makes it.

The turn is played to its end and the resulting position is evaluated. Dice are not sampled: every
final set of dice is played out, and the dice program propagates these values back to the best
keep. All functions compile. The evaluator is a handwritten heuristic or a network.

A position to evaluate is in states[at]; actions are tried in the two states after it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ..odds.dice_program import ROW_SIZE, choose_keep, expect_throw
from ..odds.dice_sets import COUNTS, EQUIVALENT, FIRST_INDEX, MAX_DICE, PLUS
from ..rng.splitmix import GOLDEN
from ..rules.actions import A_KEEP, A_PREDICT, A_STOP, dice_of, kind_of, pack
from ..rules.agenda import KEEP, PREDICT, THROW, YIELD, actor, top_a, top_kind
from ..rules.constants import CHANCE, FACES, NOBODY
from ..rules.market import is_top_seen
from ..rules.moments import before_resolving, combinations, dice_thrown, turning_dice
from ..rules.signatures import Reals, RngStreams, States, Words, compiled_once
from ..rules.state import State
from ..rules.transitions import advance, list_legal
from ..rules.view import hide_top_card
from .champion.network import policy_answer, win_chances
from .greedy import greedy_action
from .heuristic import evaluate_heuristic
from .network import evaluate_network
from .random import draw_chance
from .scratch import (
    CACHED_TURN,
    GAME,
    MAX_THROWS,
    ROLLOUT_RNG,
    ROLLOUT_SEED,
    ROWS,
    WIN_CHANCES,
    Scratch,
)

# Evaluators.
HEURISTIC: Final = 0
NETWORK: Final = 1
CHAMPION: Final = 2  # the network of the champion; its policy finishes turns
# Rollout policies: how the rest of a turn is played.
GREEDY_ANSWERS: Final = 0
EVALUATED_YIELDS: Final = 1  # only the yield decision is evaluated
EVALUATED_ANSWERS: Final = 2

LONGEST_TURN: Final = 120  # limit of actions; no real turn takes as many
ROLLOUTS: Final = 4  # per action
# A card that acts at one of these moments can make numbers matter that do not score.
NUMBER_MOMENTS: Final = sum(
    1 << moment.number for moment in (combinations, dice_thrown, before_resolving, turning_dice)
)


@compiled_once
def best_action(scratch: Scratch, seat: int, evaluator: int, turn: int) -> int:
    """Return the best action of `seat` in states[GAME].

    `turn` numbers the turn and everything in it except throws: while it stays the same, the dice
    program of the last call is reused. 0 always computes it.
    """
    states, out, values = scratch.states, scratch.out, scratch.values
    state = states[GAME]
    n = list_legal(state, out)
    if n == 1:
        return out[0]
    if top_kind(state) == PREDICT:
        return likely_winner(scratch, state, evaluator)
    by_dice = has_dice_program(state)
    if by_dice and (turn == 0 or values[CACHED_TURN] != turn):
        run_dice_program(scratch, seat, evaluator)
        values[CACHED_TURN] = turn
    best = 0
    highest = -1.0
    for i in range(n):
        list_legal(state, out)
        action = out[i]
        if by_dice:
            value = value_while_throwing(scratch, seat, action, evaluator)
        else:
            value = value_by_rollout(scratch, seat, action, evaluator)
        if value > highest:
            highest = value
            best = action
    return best


def likely_winner(scratch: Scratch, state: State, evaluator: int) -> int:
    """Return the prediction of the monster with the highest win chance."""
    evaluate(scratch, state, evaluator)
    best = 0
    for seat in range(1, state.seats):
        if scratch.values[WIN_CHANCES + seat] > scratch.values[WIN_CHANCES + best]:
            best = seat
    return pack(A_PREDICT, best)


# --- dice ----------------------------------------------------------------------------------------


def count_dice(state: State) -> int:
    """Return how many dice are on the table."""
    n = 0
    for face in range(FACES):
        n += state.dice[face]
    return n


def set_on_table(state: State) -> int:
    """Return the index of the set of dice on the table (odds/dice_sets.py)."""
    number = 0
    for face in range(FACES):
        for _ in range(state.dice[face]):
            number = PLUS[number, face]
    return int(number)


def kept_set(action: int) -> int:
    """Return the index of the set of dice that an action names."""
    number = 0
    for face in range(FACES):
        for _ in range(dice_of(action, face)):
            number = PLUS[number, face]
    return int(number)


def has_dice_program(state: State) -> bool:
    """Return whether the dice program applies: a keep decision with not too many dice."""
    if top_kind(state) != KEEP or state.throws >= MAX_THROWS - 1:
        return False
    return count_dice(state) <= MAX_DICE


def run_dice_program(scratch: Scratch, seat: int, evaluator: int) -> None:
    """Fill the rows: row t holds the value of every set of dice with t throws left.

    There is one row more than throws, for offers of another throw.
    """
    states, values = scratch.states, scratch.values
    state = states[GAME]
    dice = count_dice(state)
    all_differ = needs_all_numbers(state, seat)
    for final in range(FIRST_INDEX[dice], FIRST_INDEX[dice + 1]):
        alike = final if all_differ else EQUIVALENT[final]
        if alike == final:
            policy = EVALUATED_YIELDS if evaluator == NETWORK else GREEDY_ANSWERS
            evaluate_dice(scratch, GAME, seat, final, evaluator, policy)
            values[ROWS + final] = values[WIN_CHANCES + seat]
        else:
            values[ROWS + final] = values[ROWS + alike]
    propagate(values, dice, state.throws + 1)


def needs_all_numbers(state: State, seat: int) -> bool:
    """Return whether numbers that do not score may matter because of a card or tile."""
    return state.acts[seat] & NUMBER_MOMENTS != 0


def propagate(values: Reals, dice: int, throws: int) -> None:
    """Compute the values of all sets from those of final sets, for up to `throws` throws."""
    expect_throw(values, ROWS, dice)
    for left in range(1, throws + 1):
        choose_keep(values, ROWS + (left - 1) * ROW_SIZE, dice, ROWS + left * ROW_SIZE)
        expect_throw(values, ROWS + left * ROW_SIZE, dice)


def evaluate_dice(
    scratch: Scratch, at: int, seat: int, final: int, evaluator: int, policy: int
) -> None:
    """Evaluate the final dice of `seat` in states[at]; win chances are written to `values`."""
    states, rng = scratch.states, scratch.rng
    copy_for_trial(states, at, seat)
    state = states[at + 1]
    for face in range(FACES):
        state.dice[face] = COUNTS[final, face]
    state.throws = 0
    rng[ROLLOUT_RNG] = rng[ROLLOUT_SEED]
    advance(state, pack(A_STOP))
    finish_turn(scratch, at + 1, evaluator, policy)
    evaluate(scratch, state, evaluator)


def value_while_throwing(scratch: Scratch, seat: int, action: int, evaluator: int) -> float:
    """Return the value of a keep, of stopping or of an offer, from the dice program."""
    states, values = scratch.states, scratch.values
    state = states[GAME]
    if kind_of(action) == A_KEEP:
        return values[ROWS + (state.throws - 1) * ROW_SIZE + kept_set(action)]
    if kind_of(action) == A_STOP:
        return values[ROWS + set_on_table(state)]
    return _value_of_offer(scratch, seat, action, evaluator)


def _value_of_offer(scratch: Scratch, seat: int, action: int, evaluator: int) -> float:
    """Return the value of additional throws or rerolled dice, minus the cost of the offer."""
    states, values = scratch.states, scratch.values
    evaluate(scratch, states[GAME], evaluator)
    before = values[WIN_CHANCES + seat]
    copy_for_trial(states, GAME, seat)
    state = states[GAME + 1]
    advance(state, action)
    thrown = top_a(state) if top_kind(state) == THROW else 0
    if actor(state) == NOBODY or count_dice(state) + thrown != count_dice(states[GAME]):
        return -1.0
    evaluate(scratch, state, evaluator)
    cost = values[WIN_CHANCES + seat] - before
    throws = min(state.throws, states[GAME].throws + 1)
    return min(1.0, values[ROWS + throws * ROW_SIZE + set_on_table(state)] + cost)


# --- rollouts ------------------------------------------------------------------------------------


def value_by_rollout(scratch: Scratch, seat: int, action: int, evaluator: int) -> float:
    """Return the mean value of an action over ROLLOUTS rollouts to the end of the turn.

    All actions use the same RNG streams.
    """
    states, rng, values = scratch.states, scratch.rng, scratch.values
    value = 0.0
    for attempt in range(ROLLOUTS):
        rng[ROLLOUT_RNG] = rng[ROLLOUT_SEED] + GOLDEN * np.uint64(attempt)
        copy_for_trial(states, GAME, seat)
        advance(states[GAME + 1], action)
        finish_turn(scratch, GAME + 1, evaluator, GREEDY_ANSWERS)
        evaluate(scratch, states[GAME + 1], evaluator)
        value += values[WIN_CHANCES + seat]
    return value / ROLLOUTS


def copy_for_trial(states: States, at: int, seat: int) -> None:
    """Copy states[at] to the next state, without information that is hidden from `seat`."""
    states[at + 1] = states[at]
    if states[at].seen_top[seat] == 0 and is_top_seen(states[at]):
        hide_top_card(states[at + 1])


@compiled_once
def finish_turn(scratch: Scratch, at: int, evaluator: int, policy: int) -> None:
    """Play states[at] to the first throw of the next turn."""
    states, rng, out = scratch.states, scratch.rng, scratch.out
    state = states[at]
    if evaluator == CHAMPION:
        finish_by_policy(scratch, state)
        return
    if policy == GREEDY_ANSWERS:
        finish_greedily(state, rng, out)
        return
    for _ in range(LONGEST_TURN):
        who = actor(state)
        kind = top_kind(state)
        if who == NOBODY or kind == THROW:
            return
        if who == CHANCE:
            action = draw_chance(state, rng, ROLLOUT_RNG)
        elif policy == EVALUATED_ANSWERS or (policy == EVALUATED_YIELDS and kind == YIELD):
            action = evaluated_answer(scratch, at, who, evaluator)
        else:
            action = greedy_action(state, who, out)
        advance(state, action)


def evaluated_answer(scratch: Scratch, at: int, who: int, evaluator: int) -> int:
    """Return the answer that is best for `who` if greedy answers finish the turn."""
    states, rng, out, values = scratch.states, scratch.rng, scratch.out, scratch.values
    n = list_legal(states[at], out)
    best = out[0]
    highest = -1.0
    start = rng[ROLLOUT_RNG]
    for i in range(n if n > 1 else 0):
        list_legal(states[at], out)
        action = out[i]
        rng[ROLLOUT_RNG] = start
        states[at + 1] = states[at]
        advance(states[at + 1], action)
        finish_greedily(states[at + 1], rng, out)
        evaluate(scratch, states[at + 1], evaluator)
        if values[WIN_CHANCES + who] > highest:
            highest = values[WIN_CHANCES + who]
            best = action
    rng[ROLLOUT_RNG] = start
    return best


def finish_greedily(state: State, rng: RngStreams, out: Words) -> None:
    """Play to the first throw of the next turn; every answer is that of *greedy*."""
    for _ in range(LONGEST_TURN):
        who = actor(state)
        if who == NOBODY or top_kind(state) == THROW:
            return
        if who == CHANCE:
            advance(state, draw_chance(state, rng, ROLLOUT_RNG))
        else:
            advance(state, greedy_action(state, who, out))


def finish_by_policy(scratch: Scratch, state: State) -> None:
    """Play to the first throw of the next turn; every answer is what the champion prefers."""
    for _ in range(LONGEST_TURN):
        who = actor(state)
        if who == NOBODY or top_kind(state) == THROW:
            return
        if who == CHANCE:
            advance(state, draw_chance(state, scratch.rng, ROLLOUT_RNG))
        else:
            advance(state, policy_answer(scratch.brain, state, who, scratch.out))


def evaluate(scratch: Scratch, state: State, evaluator: int) -> None:
    """Write win chances to values[WIN_CHANCES + seat]."""
    out, values, weights = scratch.out, scratch.values, scratch.weights
    if evaluator == CHAMPION:
        win_chances(scratch.brain, state, values, WIN_CHANCES)
    elif evaluator == NETWORK:
        evaluate_network(state, values, WIN_CHANCES, out, weights)
    else:
        evaluate_heuristic(state, values, WIN_CHANCES)
