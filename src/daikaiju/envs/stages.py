"""A game taken apart into stages, the smallest pieces in which it goes on.

Threads of a GPU run the same code at the same time or wait for one another. So games go on stage
by stage, all those at the same stage together (kernels.py). What a game has to do in a call is its
*duty*: a few numbers that its thread has before it, laid out as below. Taken stage by stage or in
one go (game_loop.py), games are the same to the last bit.
"""

from __future__ import annotations

from typing import Any, Final

from ..bots.greedy import greedy_action
from ..bots.random import count_choices, random_action
from ..rng.splitmix import draw_at, stream
from ..rules.agenda import GO_ON, LAST_CHANCE, LAST_STEP, OVER, actor, top_kind, top_seat
from ..rules.chance import brought, ways
from ..rules.state import State, Word, overwrite
from ..rules.transitions import go_on, take
from .actions import action_of
from .game_loop import GOES_ON, MOST_SKIPPED, ending_of
from .rewards import PLACE, before, living, pay_falls, pay_rest

# What a duty says.
TASK: Final = 0
STAGE: Final = 1
AGE: Final = 2  # decisions of this game
DECISIONS: Final = 3  # taken in this call
LIVED: Final = 4  # who was alive before the last action (bits)
SKIPS: Final = 5  # decisions without a choice that may yet be skipped
ONLY: Final = 6  # the action that will be taken, where there is no choice
DUTY: Final = 7

# The tasks.
DECIDES: Final = 0
PLAYS_ON: Final = 1  # up to the next decision; then the rewards are known
BEGINS: Final = 2  # a new game, up to its first decision
RESTS: Final = 3
RENEWS: Final = 4  # begins the next game where one has ended; the others rest

# What is known of every game between two calls: a row of `cells` each.
CHOICES: Final = 0  # ids given
AGES: Final = 1
NUMBERS: Final = 2
ENDS: Final = 3
ACTORS: Final = 4
COUNTED: Final = 5  # decisions taken so far
LIKES: Final = 6  # likenesses: see below
ROWS: Final = 7

# The terms on which all games of a call are played.
SEED: Final = 0
SKIP: Final = 1  # decisions without a choice?
KIND: Final = 2  # of rewards, or UNPAID
LONGEST: Final = 3
GAMES: Final = 4  # side by side: from one number to the next in the same place of a batch
LAST: Final = 5  # games from this number on are not begun
PLAYER: Final = 6
MOST: Final = 7  # decisions of each game in one call

# Players.
GIVEN: Final = 0  # whoever calls, by an id for each game
RANDOM: Final = 1
GREEDY: Final = 2
PLAYERS: Final = {"random": RANDOM, "greedy": GREEDY}


UNPAID: Final = -1  # nobody asks for rewards

# Games of the same likeness will do much the same next: they are at the same stage, and have the
# same number of throws left. Those with most to do before the next question come first.
MOST_THROWS: Final = 3  # that are told apart
LIKENESSES: Final = (GO_ON + 1) * (MOST_THROWS + 1)
ENDED_NOW: Final = LIKENESSES - 1


def stage_of(state: State) -> int:
    """What comes next: the kind of the frame on top, else the step of the turn."""
    kind = top_kind(state)
    return kind if kind > 0 else state.step


def likeness(state: State) -> int:
    return (GO_ON - stage_of(state)) * (MOST_THROWS + 1) + min(state.throws, MOST_THROWS)


def has_duty(cells: Any, i: int, terms: Any, task: int) -> bool:
    """Is there anything to do in this call?"""
    if task == RENEWS:
        return bool(cells[ENDS, i] != GOES_ON)
    return bool(cells[NUMBERS, i] < terms[LAST])


def take_up(
    cells: Any,
    i: int,
    room: Any,
    starts: Any,
    duty: Any,
    terms: Any,
    luck: Any,
    queue: Any,
    task: int,
) -> None:
    """The duty of game i, which lies in room[0], when a call begins."""
    duty[DECISIONS] = 0
    duty[LIVED] = 0
    if task == RENEWS:
        _begin_next(cells, i, room, starts, duty, terms, luck, queue)
        return
    cells[ENDS, i] = GOES_ON
    if task == BEGINS:  # whatever lies in room[0]
        _begin(cells, i, room, starts, duty, terms, luck)
        return
    duty[TASK] = task
    duty[AGE] = cells[AGES, i]
    duty[STAGE] = stage_of(room[0])
    duty[SKIPS] = MOST_SKIPPED if terms[SKIP] else 0


def lay_down(cells: Any, i: int, room: Any, duty: Any) -> None:
    """What is left of a duty when a call ends."""
    cells[AGES, i] = duty[AGE]
    cells[ACTORS, i] = actor(room[0])
    cells[COUNTED, i] += duty[DECISIONS]
    cells[LIKES, i] = likeness(room[0]) if cells[ENDS, i] == GOES_ON else ENDED_NOW


def pass_stage(
    cells: Any,
    i: int,
    room: Any,
    starts: Any,
    duty: Any,
    terms: Any,
    luck: Any,
    reward: Any,
    out: Any,
    results: Any,
    queue: Any,
) -> None:
    """Take game i, which lies in room[0], through its next stage; see what there is to do then."""
    state = room[0]
    stage = duty[STAGE]
    if terms[KIND] == PLACE and stage > LAST_STEP:
        duty[LIVED] = living(state)
    if stage > LAST_STEP:
        take(state, _action(cells, i, state, duty, terms, luck, reward, out))
    else:
        go_on(state)
    duty[STAGE] = stage_of(state)
    if duty[STAGE] > LAST_STEP or duty[STAGE] == OVER:
        _arrive(cells, i, room, starts, duty, terms, luck, reward, out, results, queue)


def _action(
    cells: Any, i: int, state: State, duty: Any, terms: Any, luck: Any, reward: Any, out: Any
) -> int:
    """What happens now: chance's action, the only one there is, or the player's."""
    if duty[STAGE] <= LAST_CHANCE:
        return brought(state, draw_at(luck, 0, ways(state)))
    if duty[TASK] != DECIDES:
        only: int = duty[ONLY]
        return only
    if terms[KIND] != UNPAID:
        before(state, terms[KIND], reward)
    duty[TASK] = PLAYS_ON
    duty[AGE] += 1
    duty[DECISIONS] += 1
    duty[SKIPS] = MOST_SKIPPED if terms[SKIP] else 0
    if terms[PLAYER] == GIVEN:
        return action_of(state, cells[CHOICES, i])
    if terms[PLAYER] == GREEDY:
        return greedy_action(state, top_seat(state), out)
    return random_action(state, luck, 0, out)


def _arrive(
    cells: Any,
    i: int,
    room: Any,
    starts: Any,
    duty: Any,
    terms: Any,
    luck: Any,
    reward: Any,
    out: Any,
    results: Any,
    queue: Any,
) -> None:
    """Chance or a seat is asked, or the game is over."""
    state = room[0]
    if terms[KIND] == PLACE and duty[TASK] == PLAYS_ON:
        pay_falls(state, duty[LIVED], reward)
    if LAST_STEP < duty[STAGE] <= LAST_CHANCE:
        return
    duty[SKIPS] -= 1
    if duty[SKIPS] > 0 and duty[STAGE] != OVER and count_choices(state, out) == 1:
        duty[ONLY] = out[0]
        return
    if duty[TASK] == PLAYS_ON:
        if terms[KIND] != UNPAID:
            pay_rest(state, terms[KIND], reward)
        end = ending_of(state, duty[AGE], terms[LONGEST])
        if end != GOES_ON:
            cells[ENDS, i] = end
            _write_down(state, cells[NUMBERS, i], results)
            if terms[PLAYER] == GIVEN:
                duty[TASK] = RESTS
            else:
                _begin_next(cells, i, room, starts, duty, terms, luck, queue)
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


def _begin_next(
    cells: Any, i: int, room: Any, starts: Any, duty: Any, terms: Any, luck: Any, queue: Any
) -> None:
    """Put the next game in the place of one that has ended, if there is to be one."""
    if terms[PLAYER] == GIVEN:
        cells[NUMBERS, i] += terms[GAMES]
    else:
        cells[NUMBERS, i] = next_in(queue)
    if cells[NUMBERS, i] < terms[LAST]:
        _begin(cells, i, room, starts, duty, terms, luck)
    else:
        duty[TASK] = RESTS


def _begin(cells: Any, i: int, room: Any, starts: Any, duty: Any, terms: Any, luck: Any) -> None:
    overwrite(room[0], starts[0])
    luck[0] = stream(terms[SEED], cells[NUMBERS, i])
    duty[TASK] = BEGINS
    duty[AGE] = 0
    duty[STAGE] = stage_of(room[0])
    duty[SKIPS] = MOST_SKIPPED if terms[SKIP] else 0


def next_in(queue: Any) -> Word:
    """The number of the next game that nobody plays yet. On a GPU: see kernels.py."""
    queue[0] += 1
    number: int = queue[0] - 1
    return number
