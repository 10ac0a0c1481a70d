"""Looking ahead: what a decision is worth to the monster that makes it.

A turn is played to its end and the position then is judged. The dice are not guessed: every final
set of dice is played out, and the dice program goes back from there to the best keep. All of it
compiles; the judge is either made by hand or fitted to many games.

A position that is looked at stands in room[at]; what is tried, in the two behind it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..odds.dice_program import ROW, choose, expect
from ..odds.dice_sets import ALIKE, COUNTS, FIRST, MOST_DICE, PLUS
from ..rng.splitmix import GOLDEN, draw_at
from ..rules.actions import A_KEEP, A_STOP, dice_of, kind_of, pack
from ..rules.agenda import KEEP, THROW, YIELD, actor, top_a, top_kind
from ..rules.chance import brought, ways
from ..rules.constants import CHANCE, FACES, NOBODY
from ..rules.market import is_top_seen
from ..rules.moments import before_resolving, combinations, dice_thrown, turning_dice
from ..rules.state import State
from ..rules.transitions import advance, list_legal
from ..rules.view import hide_top
from .greedy import greedy_action
from .heuristic import judge
from .network import judge_fitted
from .scratch import GAME, IMAGINED, MOST_THROWS, ROWS, SAME, SHARES, TURN_KNOWN

# The judges.
BY_HAND: Final = 0
FITTED: Final = 1
# How the rest of a turn is imagined: all answers as greedy's; whether to yield judged; all judged.
QUICKLY: Final = 0
WITH_CARE: Final = 1
CLOSELY: Final = 2

LONGEST_TURN: Final = 120  # actions until a turn must be over; none has been seen so long
TRIES: Final = 4  # where chance has a say
# With something that acts here, numbers that do not score may matter all the same.
LOOKS_AT_NUMBERS: Final = sum(
    1 << moment.number for moment in (combinations, dice_thrown, before_resolving, turning_dice)
)


def best_action(
    room: Any, seat: int, judged: int, turn: int, luck: Any, out: Any, values: Any, weights: Any
) -> int:
    """The best action of `seat` in room[GAME].

    `turn` numbers the turn and all that has happened in it but throws: while it stays the same,
    the dice program of the last call is still good. 0: never the same.
    """
    state = room[GAME]
    n = list_legal(state, out)
    if n == 1:
        return out[0]
    by_dice = has_dice_program(state)
    if by_dice and (turn == 0 or values[TURN_KNOWN] != turn):
        run_dice_program(room, seat, judged, luck, out, values, weights)
        values[TURN_KNOWN] = turn
    best = 0
    highest = -1.0
    for i in range(n):
        list_legal(state, out)
        action = out[i]
        if by_dice:
            worth = value_while_throwing(room, seat, action, judged, out, values, weights)
        else:
            worth = value_by_trying(room, seat, action, judged, luck, out, values, weights)
        if worth > highest:
            highest = worth
            best = action
    return best


# --- dice ----------------------------------------------------------------------------------------


def dice_on_table(state: State) -> int:
    n = 0
    for face in range(FACES):
        n += state.dice[face]
    return n


def number_on_table(state: State) -> int:
    """The number of the set of dice on the table."""
    number = 0
    for face in range(FACES):
        for _ in range(state.dice[face]):
            number = PLUS[number, face]
    return int(number)


def number_kept(action: int) -> int:
    """The number of the set of dice that an action names."""
    number = 0
    for face in range(FACES):
        for _ in range(dice_of(action, face)):
            number = PLUS[number, face]
    return int(number)


def has_dice_program(state: State) -> bool:
    """Are these dice that the program can take: a question to keep, not too many dice?"""
    if top_kind(state) != KEEP or state.throws >= MOST_THROWS - 1:
        return False
    return dice_on_table(state) <= MOST_DICE


def run_dice_program(
    room: Any, seat: int, judged: int, luck: Any, out: Any, values: Any, weights: Any
) -> None:
    """Fill the rows: row t says what sets of dice are worth with t throws still to make.

    There is one row more than throws, for offers of another throw.
    """
    state = room[GAME]
    dice = dice_on_table(state)
    all_differ = numbers_matter(state, seat)
    for final in range(FIRST[dice], FIRST[dice + 1]):
        alike = final if all_differ else ALIKE[final]
        if alike == final:
            care = WITH_CARE if judged == FITTED else QUICKLY
            play_dice(room, GAME, seat, final, judged, care, luck, out, values, weights)
            values[ROWS + final] = values[SHARES + seat]
        else:
            values[ROWS + final] = values[ROWS + alike]
    go_back(values, dice, state.throws + 1)


def numbers_matter(state: State, seat: int) -> bool:
    """May numbers that do not score matter, because of something this monster has?"""
    return state.acts[seat] & LOOKS_AT_NUMBERS != 0


def go_back(values: Any, dice: int, throws: int) -> None:
    """From what final sets are worth to what all sets are, with up to so many throws."""
    expect(values, ROWS, dice)
    for left in range(1, throws + 1):
        choose(values, ROWS + (left - 1) * ROW, dice, ROWS + left * ROW)
        expect(values, ROWS + left * ROW, dice)


def play_dice(
    room: Any,
    at: int,
    seat: int,
    final: int,
    judged: int,
    care: int,
    luck: Any,
    out: Any,
    values: Any,
    weights: Any,
) -> None:
    """Judge what these final dice of `seat` lead to from room[at]: the shares are in `values`."""
    start_trying(room, at, seat)
    state = room[at + 1]
    for face in range(FACES):
        state.dice[face] = COUNTS[final, face]
    state.throws = 0
    luck[IMAGINED] = luck[SAME]
    advance(state, pack(A_STOP))
    finish_turn(room, at + 1, judged, care, luck, out, values, weights)
    judge_by(state, judged, out, values, weights)


def value_while_throwing(
    room: Any, seat: int, action: int, judged: int, out: Any, values: Any, weights: Any
) -> float:
    """What a keep, stopping or an offer is worth, by the rows of the dice program."""
    state = room[GAME]
    if kind_of(action) == A_KEEP:
        return values[ROWS + (state.throws - 1) * ROW + number_kept(action)]
    if kind_of(action) == A_STOP:
        return values[ROWS + number_on_table(state)]
    return _value_of_offer(room, seat, action, judged, out, values, weights)


def _value_of_offer(
    room: Any, seat: int, action: int, judged: int, out: Any, values: Any, weights: Any
) -> float:
    """Throws won or dice thrown again, less what the offer costs."""
    judge_by(room[GAME], judged, out, values, weights)
    before = values[SHARES + seat]
    start_trying(room, GAME, seat)
    state = room[GAME + 1]
    advance(state, action)
    thrown = top_a(state) if top_kind(state) == THROW else 0
    if actor(state) == NOBODY or dice_on_table(state) + thrown != dice_on_table(room[GAME]):
        return -1.0
    judge_by(state, judged, out, values, weights)
    cost = values[SHARES + seat] - before
    throws = min(state.throws, room[GAME].throws + 1)
    return min(1.0, values[ROWS + throws * ROW + number_on_table(state)] + cost)


# --- everything else -----------------------------------------------------------------------------


def value_by_trying(
    room: Any,
    seat: int,
    action: int,
    judged: int,
    luck: Any,
    out: Any,
    values: Any,
    weights: Any,
) -> float:
    """Do the action, play the turn to its end and judge; a few times, all with the same luck."""
    worth = 0.0
    for attempt in range(TRIES):
        luck[IMAGINED] = luck[SAME] + GOLDEN * np.uint64(attempt)
        start_trying(room, GAME, seat)
        advance(room[GAME + 1], action)
        finish_turn(room, GAME + 1, judged, QUICKLY, luck, out, values, weights)
        judge_by(room[GAME + 1], judged, out, values, weights)
        worth += values[SHARES + seat]
    return worth / TRIES


def start_trying(room: Any, at: int, seat: int) -> None:
    """Copy the position, without what this seat cannot know."""
    room[at + 1] = room[at]
    if room[at].seen_top[seat] == 0 and is_top_seen(room[at]):
        hide_top(room[at + 1])


def finish_turn(
    room: Any, at: int, judged: int, care: int, luck: Any, out: Any, values: Any, weights: Any
) -> None:
    """Play room[at] on to the first throw of the next turn."""
    state = room[at]
    if care == QUICKLY:
        finish_quickly(state, luck, out)
        return
    for _ in range(LONGEST_TURN):
        who = actor(state)
        kind = top_kind(state)
        if who == NOBODY or kind == THROW:
            return
        if who == CHANCE:
            action = brought(state, draw_at(luck, IMAGINED, ways(state)))
        elif care == CLOSELY or (care == WITH_CARE and kind == YIELD):
            action = judged_answer(room, at, who, judged, luck, out, values, weights)
        else:
            action = greedy_action(state, who, out)
        advance(state, action)


def judged_answer(
    room: Any, at: int, who: int, judged: int, luck: Any, out: Any, values: Any, weights: Any
) -> int:
    """The answer that is best for `who` if the turn then ends as greedy plays it."""
    n = list_legal(room[at], out)
    best = out[0]
    highest = -1.0
    begins = luck[IMAGINED]
    for i in range(n if n > 1 else 0):
        list_legal(room[at], out)
        action = out[i]
        luck[IMAGINED] = begins
        room[at + 1] = room[at]
        advance(room[at + 1], action)
        finish_quickly(room[at + 1], luck, out)
        judge_by(room[at + 1], judged, out, values, weights)
        if values[SHARES + who] > highest:
            highest = values[SHARES + who]
            best = action
    luck[IMAGINED] = begins
    return best


def finish_quickly(state: State, luck: Any, out: Any) -> None:
    """Play on to the first throw of the next turn, all answers as greedy's."""
    for _ in range(LONGEST_TURN):
        who = actor(state)
        if who == NOBODY or top_kind(state) == THROW:
            return
        if who == CHANCE:
            advance(state, brought(state, draw_at(luck, IMAGINED, ways(state))))
        else:
            advance(state, greedy_action(state, who, out))


def judge_by(state: State, judged: int, out: Any, values: Any, weights: Any) -> None:
    """Write the chances to win to values[SHARES + seat]."""
    if judged == FITTED:
        judge_fitted(state, values, SHARES, out, weights)
    else:
        judge(state, values, SHARES)
