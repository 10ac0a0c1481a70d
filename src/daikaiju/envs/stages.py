"""A game taken apart into stages, the smallest pieces in which it goes on.

Threads of a GPU run the same code at the same time or wait for one another. So games go on stage
by stage, all those at the same stage together (kernels.py). What a game has to do in a call is its
*duty*: a few numbers that its thread has before it, laid out as below. Taken stage by stage or in
one go (course.py), games are the same to the last bit.
"""

from __future__ import annotations

from typing import Any, Final

from ..bots.greedy import greedy_action
from ..bots.random import count_choices, random_action
from ..luck.fast import draw_at, stream
from ..rules.agenda import LAST_CHANCE, LAST_STEP, OVER, actor, top_kind, top_seat
from ..rules.chance import brought, ways
from ..rules.state import State
from ..rules.step import go_on, take
from .actions import action_of
from .course import GOES_ON, MOST_SKIPPED, ending_of
from .rewards import PLACE, before, living, pay_falls, pay_rest

# What a duty says.
TASK: Final = 0
STAGE: Final = 1
CHOSEN: Final = 2  # the id of the action that was given
AGE: Final = 3  # decisions of this game
NUMBER: Final = 4  # of this game
END: Final = 5  # how the game before this one ended, as in course.py
DECISIONS: Final = 6  # taken in this call
LIVED: Final = 7  # who was alive before the last action (bits)
SKIPS: Final = 8  # decisions without a choice that may yet be skipped
DUTY: Final = 9

# The tasks.
DECIDES: Final = 0
PLAYS_ON: Final = 1  # up to the next decision; then the rewards are known
BEGINS: Final = 2  # a new game, up to its first decision
RESTS: Final = 3

# What is known of every game between two calls: a row of `cells` each.
CHOICES: Final = 0  # ids given
AGES: Final = 1
NUMBERS: Final = 2
ENDS: Final = 3
ACTORS: Final = 4
COUNTED: Final = 5  # decisions taken so far
ROWS: Final = 6

# The terms on which all games of a call are played.
SEED: Final = 0
SKIP: Final = 1  # decisions without a choice?
KIND: Final = 2  # of rewards
LONGEST: Final = 3
GAMES: Final = 4  # side by side: from one number to the next in the same place
LAST: Final = 5  # games from this number on are not begun
PLAYER: Final = 6
MOST: Final = 7  # decisions of each game in one call

# Players.
GIVEN: Final = 0  # whoever calls, by an id for each game
RANDOM: Final = 1
GREEDY: Final = 2
PLAYERS: Final = {"random": RANDOM, "greedy": GREEDY}


def stage_of(state: State) -> int:
    """What comes next: the kind of the frame on top, else the step of the turn."""
    kind = top_kind(state)
    return kind if kind > 0 else state.step


def take_up(cells: Any, i: int, room: Any, duty: Any, terms: Any, task: int) -> None:
    """The duty of game i, which lies in room[0], when a call begins."""
    duty[CHOSEN] = cells[CHOICES, i]
    duty[AGE] = cells[AGES, i]
    duty[NUMBER] = cells[NUMBERS, i]
    duty[STAGE] = stage_of(room[0])
    duty[TASK] = task if duty[NUMBER] < terms[LAST] else RESTS
    duty[END] = GOES_ON
    duty[DECISIONS] = 0
    duty[SKIPS] = MOST_SKIPPED if terms[SKIP] else 0


def lay_down(cells: Any, i: int, room: Any, duty: Any) -> None:
    """What is left of a duty when a call ends."""
    cells[AGES, i] = duty[AGE]
    cells[NUMBERS, i] = duty[NUMBER]
    cells[ENDS, i] = duty[END]
    cells[ACTORS, i] = actor(room[0])
    cells[COUNTED, i] += duty[DECISIONS]


def pass_stage(
    room: Any,
    starts: Any,
    duty: Any,
    terms: Any,
    luck: Any,
    reward: Any,
    out: Any,
    results: Any,
) -> None:
    """Take the game room[0] through its next stage, and see what there is to do then."""
    state = room[0]
    stage = duty[STAGE]
    if terms[KIND] == PLACE and stage > LAST_STEP:
        duty[LIVED] = living(state)
    if stage > LAST_CHANCE:
        take(state, _decision(state, duty, terms, luck, reward, out))
    elif stage > LAST_STEP:
        take(state, brought(state, draw_at(luck, 0, ways(state))))
    else:
        go_on(state)
    duty[STAGE] = stage_of(state)
    if duty[STAGE] > LAST_STEP or duty[STAGE] == OVER:
        _arrive(room, starts, duty, terms, luck, reward, out, results)


def _decision(state: State, duty: Any, terms: Any, luck: Any, reward: Any, out: Any) -> int:
    """The action taken now: the only one there is, found on arrival, or the player's."""
    if duty[TASK] != DECIDES:
        only: int = out[0]
        return only
    before(state, terms[KIND], reward)
    duty[TASK] = PLAYS_ON
    duty[END] = GOES_ON
    duty[AGE] += 1
    duty[DECISIONS] += 1
    duty[SKIPS] = MOST_SKIPPED if terms[SKIP] else 0
    if terms[PLAYER] == GIVEN:
        return action_of(state, duty[CHOSEN])
    if terms[PLAYER] == GREEDY:
        return greedy_action(state, top_seat(state), out)
    return random_action(state, luck, 0, out)


def _arrive(
    room: Any,
    starts: Any,
    duty: Any,
    terms: Any,
    luck: Any,
    reward: Any,
    out: Any,
    results: Any,
) -> None:
    """Chance or a seat is asked, or the game is over."""
    state = room[0]
    if terms[KIND] == PLACE and duty[TASK] == PLAYS_ON:
        pay_falls(state, duty[LIVED], reward)
    if LAST_STEP < duty[STAGE] <= LAST_CHANCE:
        return
    duty[SKIPS] -= 1
    if duty[SKIPS] > 0 and duty[STAGE] != OVER and count_choices(state, out) == 1:
        return
    if duty[TASK] == PLAYS_ON:
        pay_rest(state, terms[KIND], reward)
        duty[END] = ending_of(state, duty[AGE], terms[LONGEST])
        if duty[END] != GOES_ON:
            _write_down(state, duty[NUMBER], results)
            begin_next(room, starts, duty, terms, luck)
            return
    goes_on = terms[PLAYER] != GIVEN and duty[DECISIONS] < terms[MOST]
    duty[TASK] = DECIDES if goes_on else RESTS


def _write_down(state: State, number: int, results: Any) -> None:
    """Who has won (bits), where results are wanted."""
    if number < len(results):
        bits = 0
        for seat in range(state.seats):
            bits |= state.winner[seat] << seat
        results[number] = bits


def begin_next(room: Any, starts: Any, duty: Any, terms: Any, luck: Any) -> None:
    """Put the next game in the place of one that has ended, if there is to be one."""
    duty[NUMBER] += terms[GAMES]
    duty[AGE] = 0
    if duty[NUMBER] >= terms[LAST]:
        duty[TASK] = RESTS
        return
    room[0] = starts[0]
    luck[0] = stream(terms[SEED], duty[NUMBER])
    duty[TASK] = BEGINS
    duty[STAGE] = stage_of(room[0])
    duty[SKIPS] = MOST_SKIPPED if terms[SKIP] else 0
