"""Values of dice decisions for all monsters at once, in compilable code.

Every final set of dice is played to the next turn with the champion's policy, and the champion's
network gives the win chances there. The dice program (odds/dice_program.py) propagates these
values back to every keep; here each cell holds the win chances of all monsters, and the monster
that throws chooses by its own.

The position is in states[at]; the states after it are scratch.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ..bots.champion.network import Brain, first_choice, win_chances
from ..bots.greedy import greedy_action
from ..bots.lookahead import LONGEST_TURN, count_dice, needs_all_numbers
from ..bots.random import draw_chance
from ..odds.dice_program import ROW_SIZE
from ..odds.dice_sets import COUNTS, EQUIVALENT, FIRST_INDEX, MAX_DICE, MINUS, PLUS
from ..rules.actions import A_STOP, pack
from ..rules.agenda import KEEP, PREDICT, THROW, YIELD, actor, pop, top_a, top_kind, top_seat
from ..rules.constants import CHANCE, FACES, MAX_SEATS, NOBODY
from ..rules.signatures import Reals, RngStreams, States, UnsignedWord, Words, compiled_once
from ..rules.state import State
from ..rules.transitions import advance, list_legal

MAX_THROWS: Final = 6  # rows of a program: for 0 to 5 throws left
ROW: Final = ROW_SIZE * MAX_SEATS  # cells of a row
CHANCES: Final = MAX_THROWS * ROW  # the cells after the rows: win chances of one position
ROWS_SIZE: Final = CHANCES + MAX_SEATS
STATES: Final = 3  # the position, the turn that is played out, the answers that are compared


class Work(NamedTuple):
    """The buffers of one evaluator."""

    states: States
    rng: RngStreams
    out: Words
    rows: Reals


# --- the rest of a turn --------------------------------------------------------------------------


@compiled_once
def finish_turn(work: Work, brain: Brain, at: int) -> None:
    """Play states[at] to the next throw; the monsters act as the champion would."""
    state = work.states[at]
    for _ in range(LONGEST_TURN):
        who = actor(state)
        kind = top_kind(state)
        if who == NOBODY or kind == THROW:
            return
        if who == CHANCE:
            action = draw_chance(state, work.rng, 0)
        elif kind == YIELD:
            action = best_answer(work, brain, at)
        elif kind == PREDICT:  # the network has no output for predictions
            action = greedy_action(state, who, work.out)
        else:
            action = first_choice(brain, state, who, work.out)
        advance(state, action)


def best_answer(work: Work, brain: Brain, at: int) -> int:
    """Return the answer with the highest win chance of the monster that decides."""
    states, rng, out, rows = work.states, work.rng, work.out, work.rows
    seat = actor(states[at])
    n = list_legal(states[at], out)
    best = int(out[0])
    highest = -1.0
    start = rng[0]
    for i in range(n if n > 1 else 0):
        list_legal(states[at], out)
        action = int(out[i])
        rng[0] = start
        states[at + 1] = states[at]
        advance(states[at + 1], action)
        draw_cards(states[at + 1], rng)
        win_chances(brain, states[at + 1], rows, CHANCES)
        if rows[CHANCES + seat] > highest:
            highest = rows[CHANCES + seat]
            best = action
    rng[0] = start
    return best


def draw_cards(state: State, rng: RngStreams) -> None:
    """Play all events of chance before the next throw or decision."""
    while actor(state) == CHANCE and top_kind(state) != THROW:
        advance(state, draw_chance(state, rng, 0))


# --- the dice program ----------------------------------------------------------------------------


def has_program(state: State) -> bool:
    """Whether a dice program gives the value of a position: a KEEP question or a throw."""
    if top_kind(state) not in (KEEP, THROW) or state.throws >= MAX_THROWS:
        return False
    return all_dice(state) <= MAX_DICE


def all_dice(state: State) -> int:
    """Return the number of dice on the table and in the air."""
    return count_dice(state) + (top_a(state) if top_kind(state) == THROW else 0)


def clear_dice(state: State) -> None:
    """Make a KEEP question or a throw the KEEP question of the same turn without dice."""
    if top_kind(state) == THROW:
        pop(state)
    state.throws = 0
    for face in range(FACES):
        state.dice[face] = 0


def play_final_dice(work: Work, brain: Brain, final: int, seed: UnsignedWord) -> None:
    """Play the turn of states[0] with this final set of dice; the next turn is in states[1]."""
    states = work.states
    states[1] = states[0]
    state = states[1]
    for face in range(FACES):
        state.dice[face] = COUNTS[final, face]
    state.throws = 0
    work.rng[0] = seed
    advance(state, pack(A_STOP))
    finish_turn(work, brain, 1)


@compiled_once
def run_program(work: Work, brain: Brain, dice: int, throws: int, seed: UnsignedWord) -> None:
    """Fill the rows for the KEEP question in states[0].

    Cell rows[t * ROW + set * MAX_SEATS + seat]: the win chance of a monster after the set is kept,
    the other dice are thrown, and t throws are left. A full set is the choice with t throws left.
    """
    rows, states = work.rows, work.states
    seat = top_seat(states[0])
    all_differ = needs_all_numbers(states[0], seat)
    for final in range(FIRST_INDEX[dice], FIRST_INDEX[dice + 1]):
        alike = final if all_differ else int(EQUIVALENT[final])
        if alike == final:
            play_final_dice(work, brain, final, seed)
            win_chances(brain, states[1], rows, final * MAX_SEATS)
        else:
            copy_cell(rows, alike * MAX_SEATS, final * MAX_SEATS)
    expect_throw(rows, 0, dice)
    for left in range(1, throws + 1):
        choose_keep(rows, (left - 1) * ROW, dice, left * ROW, seat)
        expect_throw(rows, left * ROW, dice)


def copy_cell(rows: Reals, source: int, into: int) -> None:
    for seat in range(MAX_SEATS):
        rows[into + seat] = rows[source + seat]


def expect_throw(rows: Reals, row: int, dice: int) -> None:
    """Compute the values of smaller sets from those of full sets: the missing dice are thrown."""
    for kept in range(FIRST_INDEX[dice] - 1, -1, -1):
        cell = row + kept * MAX_SEATS
        for seat in range(MAX_SEATS):
            total = 0.0
            for face in range(FACES):
                total += rows[row + int(PLUS[kept, face]) * MAX_SEATS + seat]
            rows[cell + seat] = total / FACES


def choose_keep(rows: Reals, row: int, dice: int, into: int, seat: int) -> None:
    """Write the values of the subset of each set that `seat` keeps to row `into`."""
    for have in range(FIRST_INDEX[dice + 1]):
        best = row + have * MAX_SEATS
        for face in range(FACES):
            if COUNTS[have, face] > 0:
                other = into + int(MINUS[have, face]) * MAX_SEATS
                if rows[other + seat] > rows[best + seat]:
                    best = other
        copy_cell(rows, best, into + have * MAX_SEATS)


# --- called from Python --------------------------------------------------------------------------


def fill_rows(work: Work, brain: Brain, dice: int, throws: int, seed: UnsignedWord) -> None:
    run_program(work, brain, dice, throws, seed)


def play_dice(work: Work, brain: Brain, final: int, seed: UnsignedWord) -> None:
    """Leave the position after the turn with these final dice in states[1]."""
    play_final_dice(work, brain, final, seed)


def play_on(work: Work, brain: Brain, seed: UnsignedWord) -> None:
    """Play states[0] to the next throw in states[1], and write its win chances to the rows."""
    work.states[1] = work.states[0]
    work.rng[0] = seed
    finish_turn(work, brain, 1)
    win_chances(brain, work.states[1], work.rows, CHANCES)


def judge(work: Work, brain: Brain) -> None:
    """Write the win chances in states[0] to the rows."""
    win_chances(brain, work.states[0], work.rows, CHANCES)


def new_work(out_size: int, record: np.dtype) -> Work:
    """Return new buffers."""
    return Work(
        states=np.zeros(STATES, record),
        rng=np.zeros(1, np.uint64),
        out=np.zeros(out_size, np.int64),
        rows=np.zeros(ROWS_SIZE),
    )
