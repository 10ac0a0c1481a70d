"""The tree of *search*: own dice and chance exactly, then the turn of whoever comes next.

The root is a decision. Its leaves are the positions at the end of the turn, each with a chance to
win for every monster. For a decision about dice the leaves are the final sets of dice, and the dice
program joins them; for any other decision, what each action leads to. To look closely at a leaf,
play the turn to its end with all answers judged, then give the next monster its own dice program:
it chooses for itself, and what that brings the others follows its choices. Leaves are looked at as
often as the root's best actions lead there; what this changes on average is added to the leaves
not yet looked at.

All is kept in `values`, behind the dice program of the root.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from ..odds.dice_program import ROW, choose_watched, expect
from ..odds.dice_sets import ALIKE, COUNTS, FIRST, MINUS, PLUS, SIZE
from ..rng.splitmix import GOLDEN, draw_at, mixed
from ..rules.actions import A_KEEP, A_STOP, kind_of
from ..rules.agenda import THROW, actor, top_kind
from ..rules.chance import brought
from ..rules.constants import FACES, NOBODY
from ..rules.transitions import advance, list_legal
from .lookahead import (
    CLOSELY,
    FITTED,
    WITH_CARE,
    dice_on_table,
    finish_turn,
    go_back,
    has_dice_program,
    judge_by,
    number_kept,
    number_on_table,
    numbers_matter,
    play_dice,
    run_dice_program,
    start_trying,
    value_by_trying,
    value_while_throwing,
)
from .scratch import GAME, IMAGINED, LATER, MOST_THROWS, NUMBERS, OWN_LUCK, ROWS, SAME, SHARES

# Candidates: the actions at the root that are worth a closer look.
CANDIDATES: Final = 5
MARGIN: Final = 0.06  # so much worse than the best is hopeless
CURIOSITY: Final = 0.03  # how much less a candidate may seem worth and still be tried
FOUND: Final = NUMBERS  # how many there are
BY_DICE: Final = NUMBERS + 1  # 1 if the dice program says what they are worth
CHANGED: Final = NUMBERS + 2  # by how much leaves have changed, in all …
LOOKED: Final = NUMBERS + 3  # … and how many
ROOT: Final = NUMBERS + 8  # for each: …
ACTION: Final = 0
VISITS: Final = 1
TOTAL: Final = 2  # of what its leaves brought
PRIOR: Final = 3  # what it was worth at first
ROOT_CELLS: Final = 4

# Rows beside those of the dice program.
AT_FIRST: Final = ROOT + ROOT_CELLS * (CANDIDATES + 1)  # what final sets were worth at first
IS_LOOKED: Final = AT_FIRST + ROW  # 1 where a final set has been looked at
NEXT: Final = IS_LOOKED + ROW  # the program of the next monster …
WATCHED: Final = NEXT + MOST_THROWS * ROW  # … and what it brings the root's monster
TREE_NUMBERS: Final = WATCHED + MOST_THROWS * ROW


# --- the root ------------------------------------------------------------------------------------


def begin_search(room: Any, seat: int, luck: Any, out: Any, values: Any, weights: Any) -> int:
    """Value all legal actions of room[GAME] once; how many are worth a closer look."""
    state = room[GAME]
    values[FOUND] = 0.0
    values[BY_DICE] = 0.0
    if has_dice_program(state):
        values[BY_DICE] = 1.0
        run_dice_program(room, seat, FITTED, luck, out, values, weights)
        _note_leaves(dice_on_table(state), values)
    _list_candidates(room, seat, luck, out, values, weights)
    found = int(values[FOUND])
    while values[ROOT + ROOT_CELLS * (found - 1) + PRIOR] < values[ROOT + PRIOR] - MARGIN:
        found -= 1
    values[FOUND] = found
    return found


def _note_leaves(dice: int, values: Any) -> None:
    values[CHANGED] = 0.0
    values[LOOKED] = 0.0
    for final in range(FIRST[dice], FIRST[dice + 1]):
        values[AT_FIRST + final] = values[ROWS + final]
        values[IS_LOOKED + final] = 0.0


def _list_candidates(room: Any, seat: int, luck: Any, out: Any, values: Any, weights: Any) -> None:
    n = list_legal(room[GAME], out)
    for i in range(n):
        list_legal(room[GAME], out)
        action = out[i]
        if values[BY_DICE] > 0.0:
            worth = value_while_throwing(room, seat, action, FITTED, out, values, weights)
        else:
            worth = value_by_trying(room, seat, action, FITTED, luck, out, values, weights)
        _enter(values, action, worth)


def _enter(values: Any, action: int, worth: float) -> None:
    """Put an action among the candidates, the best first, if it is good enough."""
    found = int(values[FOUND])
    at = found
    while at > 0 and values[ROOT + ROOT_CELLS * (at - 1) + PRIOR] < worth:
        at -= 1
    if at >= CANDIDATES:
        return
    for cell in range(ROOT_CELLS * min(found, CANDIDATES - 1) - 1, ROOT_CELLS * at - 1, -1):
        values[ROOT + ROOT_CELLS + cell] = values[ROOT + cell]
    values[ROOT + ROOT_CELLS * at + ACTION] = action
    values[ROOT + ROOT_CELLS * at + VISITS] = 0.0
    values[ROOT + ROOT_CELLS * at + TOTAL] = 0.0
    values[ROOT + ROOT_CELLS * at + PRIOR] = worth
    values[FOUND] = min(found + 1, CANDIDATES)


def search_on(
    room: Any, seat: int, many: int, luck: Any, out: Any, values: Any, weights: Any
) -> int:
    """Look closely at so many leaves, or at fewer if no more are in reach; at how many."""
    for done in range(many):
        if values[BY_DICE] > 0.0:
            if not _look_at_dice(room, seat, luck, out, values, weights):
                return done
        else:
            _look_at_action(room, seat, luck, out, values, weights)
    return many


def best_found(values: Any) -> int:
    """The candidate worth most by all that is known."""
    best = 0
    for k in range(1, int(values[FOUND])):
        if mean_of(values, k) > mean_of(values, best):
            best = k
    return int(values[ROOT + ROOT_CELLS * best + ACTION])


# --- leaves that actions lead to -----------------------------------------------------------------


def mean_of(values: Any, k: int) -> float:
    """What a candidate's leaves have brought; before any, what it was worth at first."""
    at = ROOT + ROOT_CELLS * k
    if values[at + VISITS] == 0.0:
        return values[at + PRIOR]
    return values[at + TOTAL] / values[at + VISITS]


def _most_promising(values: Any) -> int:
    """The candidate that is worth much, or little known."""
    visits = 1.0
    for k in range(int(values[FOUND])):
        visits += values[ROOT + ROOT_CELLS * k + VISITS]
    best = 0
    highest = -1.0
    for k in range(int(values[FOUND])):
        seen = values[ROOT + ROOT_CELLS * k + VISITS]
        hope = mean_of(values, k) + CURIOSITY * math.sqrt(math.log(visits + 1.0) / (seen + 0.1))
        if hope > highest:
            highest = hope
            best = k
    return best


def _look_at_action(room: Any, seat: int, luck: Any, out: Any, values: Any, weights: Any) -> None:
    """One leaf of one candidate; the same attempt has the same luck for all of them."""
    at = ROOT + ROOT_CELLS * _most_promising(values)
    luck[IMAGINED] = mixed(luck[SAME] + GOLDEN * np.uint64(int(values[at + VISITS])))
    start_trying(room, GAME, seat)
    advance(room[GAME + 1], int(values[at + ACTION]))
    finish_turn(room, GAME + 1, FITTED, CLOSELY, luck, out, values, weights)
    values[at + TOTAL] += value_of_next_turn(room, seat, luck, out, values, weights)
    values[at + VISITS] += 1.0


# --- leaves that are final dice ------------------------------------------------------------------


def _look_at_dice(room: Any, seat: int, luck: Any, out: Any, values: Any, weights: Any) -> bool:
    """Throw until a leaf comes up that has not been looked at; none after many throws: False."""
    state = room[GAME]
    dice = dice_on_table(state)
    all_differ = numbers_matter(state, seat)
    for attempt in range(64):
        k = attempt % int(values[FOUND]) if attempt % 2 else 0
        action = int(values[ROOT + ROOT_CELLS * k + ACTION])
        if kind_of(action) != A_KEEP and kind_of(action) != A_STOP:
            continue
        final = _thrown_out(room, action, dice, luck, values)
        final = int(final if all_differ else ALIKE[final])
        if values[IS_LOOKED + final] == 0.0:
            play_dice(room, GAME, seat, final, FITTED, CLOSELY, luck, out, values, weights)
            worth = value_of_next_turn(room, seat, luck, out, values, weights)
            _note_change(values, final, worth, dice, all_differ)
            go_back(values, dice, state.throws + 1)
            _value_anew(room, values)
            return True
    return False


def _value_anew(room: Any, values: Any) -> None:
    """What the candidates are worth now that a leaf has changed."""
    for k in range(int(values[FOUND])):
        at = ROOT + ROOT_CELLS * k
        action = int(values[at + ACTION])
        if kind_of(action) == A_KEEP:
            row = ROWS + (room[GAME].throws - 1) * ROW
            values[at + TOTAL] = values[row + number_kept(action)]
        elif kind_of(action) == A_STOP:
            values[at + TOTAL] = values[ROWS + number_on_table(room[GAME])]
        else:
            values[at + TOTAL] = values[at + PRIOR] + values[CHANGED] / values[LOOKED]
        values[at + VISITS] = 1.0


def _thrown_out(room: Any, action: int, dice: int, luck: Any, values: Any) -> int:
    """A final set of dice that this action leads to, keeping by the program."""
    if kind_of(action) == A_STOP:
        return number_on_table(room[GAME])
    kept = number_kept(action)
    throws = room[GAME].throws - 1
    while True:
        have = kept
        while SIZE[have] < dice:
            have = PLUS[have, draw_at(luck, OWN_LUCK, FACES)]
        if throws == 0:
            return have
        kept = best_part(values, ROWS + (throws - 1) * ROW, have)
        if kept == have:
            return have
        throws -= 1


def best_part(values: Any, row: int, have: int) -> int:
    """The part of a set that is worth most to keep, all of it included."""
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


def _note_change(values: Any, final: int, worth: float, dice: int, all_differ: bool) -> None:
    """Take over what a leaf is worth, and move those not looked at, nor decided, by the mean."""
    values[CHANGED] += worth - values[AT_FIRST + final]
    values[LOOKED] += 1.0
    change = values[CHANGED] / values[LOOKED]
    for each in range(FIRST[dice], FIRST[dice + 1]):
        alike = each if all_differ else ALIKE[each]
        if alike == final:
            values[ROWS + each] = worth
            values[IS_LOOKED + each] = 1.0
        elif values[IS_LOOKED + each] == 0.0 and 0.0 < values[AT_FIRST + each] < 1.0:
            values[ROWS + each] = min(max(values[AT_FIRST + each] + change, 0.0), 1.0)


# --- the next turn -------------------------------------------------------------------------------


def value_of_next_turn(
    room: Any, seat: int, luck: Any, out: Any, values: Any, weights: Any
) -> float:
    """What room[GAME + 1] is worth to `seat` if whoever throws now plays by the dice program."""
    state = room[GAME + 1]
    if actor(state) == NOBODY or top_kind(state) != THROW:
        judge_by(state, FITTED, out, values, weights)
        return values[SHARES + seat]
    room[LATER] = state
    advance(room[LATER], brought(room[LATER], 0))
    dice = dice_on_table(room[LATER])
    throws = room[LATER].throws
    if not has_dice_program(room[LATER]):
        judge_by(state, FITTED, out, values, weights)
        return values[SHARES + seat]
    _value_next_dice(room, seat, dice, luck, out, values, weights)
    expect(values, NEXT, dice)
    expect(values, WATCHED, dice)
    for left in range(throws):
        here, there = left * ROW, (left + 1) * ROW
        choose_watched(values, NEXT + here, dice, NEXT + there, WATCHED + here, WATCHED + there)
        expect(values, NEXT + there, dice)
        expect(values, WATCHED + there, dice)
    return values[WATCHED + throws * ROW]


def _value_next_dice(
    room: Any, seat: int, dice: int, luck: Any, out: Any, values: Any, weights: Any
) -> None:
    """Judge every final set of the next monster, for it and for `seat`."""
    mover = room[LATER].turn
    all_differ = numbers_matter(room[LATER], mover)
    for final in range(FIRST[dice], FIRST[dice + 1]):
        alike = int(final if all_differ else ALIKE[final])
        if alike == final:
            play_dice(room, LATER, mover, final, FITTED, WITH_CARE, luck, out, values, weights)
            values[NEXT + final] = values[SHARES + mover]
            values[WATCHED + final] = values[SHARES + seat]
        else:
            values[NEXT + final] = values[NEXT + alike]
            values[WATCHED + final] = values[WATCHED + alike]
