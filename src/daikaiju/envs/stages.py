"""A game divided into stages, the smallest units in which it advances on a GPU.

Threads of a GPU run the same code in lockstep. Games therefore advance stage by stage, all games at
the same stage together (kernels.py). The work of a game in one call is its *duty*: a few
thread-local numbers, laid out as below. The results are identical to those of game_loop.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

from ..bots.greedy import greedy_action
from ..bots.random import draw_chance, random_action
from ..rules.agenda import GO_ON, LAST_CHANCE, LAST_STEP, OVER, actor, top_kind, top_seat
from ..rules.constants import NOTHING
from ..rules.signatures import Array, Bytes, FixedTuple, RngStreams, States, Word, WordRows, Words
from ..rules.state import State
from ..rules.transitions import apply_action, run_next
from ..spaces.actions import action_of
from .game_loop import RUNNING, allowed_skips, ending_of, only_choice, start_game
from .rewards import PLACE, Rewards, living_bits, pay_after, pay_eliminated, start_rewards

Duty = Annotated[Any, Array("int32")]
Terms = Annotated[Any, FixedTuple("int64", 8)]

# Cells of a duty.
TASK: Final = 0
STAGE: Final = 1
AGE: Final = 2  # decisions in this game
DECISIONS: Final = 3  # decisions in this call
WAS_LIVING: Final = 4  # living monsters before the last action (bits)
SKIPS: Final = 5  # forced decisions that may still be skipped
ONLY: Final = 6  # the next action if it is forced
DUTY: Final = 7

# Tasks.
DECIDES: Final = 0
PLAYS_ON: Final = 1  # up to the next decision; then rewards are paid
STARTS: Final = 2  # a new game, up to its first decision
IDLE: Final = 3
RESTARTS: Final = 4  # starts the next game where one has ended; all others are idle

# Rows of `cells`: data of every game between two calls.
CHOICES: Final = 0  # action ids of the caller
AGES: Final = 1
NUMBERS: Final = 2
ENDS: Final = 3
ACTORS: Final = 4
COUNTED: Final = 5  # decisions taken so far
SORT_KEY: Final = 6  # see `sort_key`
ROWS: Final = 7

# Terms: settings of all games of a call.
SEED: Final = 0
SKIP: Final = 1  # whether forced decisions are skipped
KIND: Final = 2  # kind of rewards, or NO_REWARDS
LONGEST: Final = 3
GAMES: Final = 4  # number of games side by side
LAST: Final = 5  # games from this number on do not start
PLAYER: Final = 6
MOST: Final = 7  # limit of decisions per game and call

# Players.
CALLER: Final = 0  # the caller passes action ids
RANDOM: Final = 1
GREEDY: Final = 2
PLAYERS: Final = {"random": RANDOM, "greedy": GREEDY}


NO_REWARDS: Final = -1  # rewards are not computed

# Games with equal keys are at the same stage and have the same number of throws left. Games with
# the most work before the next decision come first.
MAX_THROWS: Final = 3  # larger numbers share a key
SORT_KEYS: Final = (GO_ON + 1) * (MAX_THROWS + 1)
ENDED_NOW: Final = SORT_KEYS - 1


def stage_of(state: State) -> int:
    """Return the next stage: the kind of the top frame, else the step of the turn."""
    kind = top_kind(state)
    return kind if kind > 0 else state.step


def sort_key(state: State) -> int:
    """Return the key that puts games with the same next work side by side."""
    return (GO_ON - stage_of(state)) * (MAX_THROWS + 1) + min(state.throws, MAX_THROWS)


class Lane(NamedTuple):
    """What one thread needs to advance one game.

    The fields of THREAD_LOCAL are in the memory of the thread, all others are shared.
    """

    states: States  # states[0] is the game
    duty: Duty
    rng: RngStreams  # rng[0] is that of chance
    out: Words  # scratch for legal actions
    starts: States
    cells: WordRows
    terms: Terms
    reward: Rewards
    results: Bytes
    queue: Words


THREAD_LOCAL: Final = ("states", "duty", "rng", "out")


def has_duty(cells: WordRows, i: int, terms: Terms, task: int) -> bool:
    """Whether game i has anything to do in this call."""
    if task == RESTARTS:
        return bool(cells[ENDS, i] != RUNNING)
    return bool(cells[NUMBERS, i] < terms[LAST])


def begin_call(lane: Lane, i: int, task: int) -> None:
    """Set up the duty of game i at the start of a call."""
    duty, cells = lane.duty, lane.cells
    duty[DECISIONS] = 0
    duty[WAS_LIVING] = 0
    if task == RESTARTS:
        _begin_next(lane, i)
        return
    cells[ENDS, i] = RUNNING
    if task == STARTS:  # states[0] is not initialised yet
        _begin(lane, i)
        return
    duty[TASK] = task
    duty[AGE] = cells[AGES, i]
    duty[STAGE] = stage_of(lane.states[0])
    duty[SKIPS] = allowed_skips(lane.terms[SKIP])


def end_call(lane: Lane, i: int) -> None:
    """Store the data of game i that the next call and the host need."""
    cells, duty, state = lane.cells, lane.duty, lane.states[0]
    cells[AGES, i] = duty[AGE]
    cells[ACTORS, i] = actor(state)
    cells[COUNTED, i] += duty[DECISIONS]
    cells[SORT_KEY, i] = sort_key(state) if cells[ENDS, i] == RUNNING else ENDED_NOW


def run_stage(lane: Lane, i: int) -> None:
    """Run the next stage of game i and update its duty."""
    duty, state = lane.duty, lane.states[0]
    stage = duty[STAGE]
    if lane.terms[KIND] == PLACE and stage > LAST_STEP:
        duty[WAS_LIVING] = living_bits(state)
    if stage > LAST_STEP:
        apply_action(state, _action(lane, i))
    else:
        run_next(state)
    duty[STAGE] = stage_of(state)
    if duty[STAGE] > LAST_STEP or duty[STAGE] == OVER:
        _after_stage(lane, i)


def _action(lane: Lane, i: int) -> int:
    """Return the action of chance, the only choice, or the action of the player."""
    duty, terms, state = lane.duty, lane.terms, lane.states[0]
    if duty[STAGE] <= LAST_CHANCE:
        return draw_chance(state, lane.rng, 0)
    if duty[TASK] != DECIDES:
        only: int = duty[ONLY]
        return only
    if terms[KIND] != NO_REWARDS:
        start_rewards(state, terms[KIND], lane.reward)
    duty[TASK] = PLAYS_ON
    duty[AGE] += 1
    duty[DECISIONS] += 1
    duty[SKIPS] = allowed_skips(terms[SKIP])
    if terms[PLAYER] == CALLER:
        return action_of(state, lane.cells[CHOICES, i])
    if terms[PLAYER] == GREEDY:
        return greedy_action(state, top_seat(state), lane.out)
    return random_action(state, lane.rng, 0, lane.out)


def _after_stage(lane: Lane, i: int) -> None:
    """Update the duty when chance or a seat must act next, or the game is over."""
    duty, terms, state = lane.duty, lane.terms, lane.states[0]
    if terms[KIND] == PLACE and duty[TASK] == PLAYS_ON:
        pay_eliminated(state, duty[WAS_LIVING], lane.reward)
    if LAST_STEP < duty[STAGE] <= LAST_CHANCE:
        return
    duty[SKIPS] -= 1
    duty[ONLY] = only_choice(state, duty[SKIPS], lane.out)
    if duty[ONLY] != NOTHING:
        return
    if duty[TASK] == PLAYS_ON:
        if terms[KIND] != NO_REWARDS:
            pay_after(state, terms[KIND], lane.reward)
        end = ending_of(state, duty[AGE], terms[LONGEST])
        if end != RUNNING:
            _end(lane, i, end)
            return
    plays_more = terms[PLAYER] != CALLER and duty[DECISIONS] < terms[MOST]
    duty[TASK] = DECIDES if plays_more else IDLE


def _end(lane: Lane, i: int, end: int) -> None:
    """Store how game i ended, and start the next one if the players are compiled."""
    lane.cells[ENDS, i] = end
    _write_result(lane.states[0], lane.cells[NUMBERS, i], lane.results)
    if lane.terms[PLAYER] == CALLER:
        lane.duty[TASK] = IDLE
    else:
        _begin_next(lane, i)


def _write_result(state: State, number: Word, results: Bytes) -> None:
    """Store the winners as bits, if results are wanted."""
    if number < len(results):
        bits = 0
        for seat in range(state.seats):
            bits |= state.winner[seat] << seat
        results[number] = bits


def _begin_next(lane: Lane, i: int) -> None:
    """Start the next game in place of one that has ended, if any is left."""
    cells, terms = lane.cells, lane.terms
    if terms[PLAYER] == CALLER:
        cells[NUMBERS, i] += terms[GAMES]
    else:
        cells[NUMBERS, i] = next_game(lane.queue)
    if cells[NUMBERS, i] < terms[LAST]:
        _begin(lane, i)
    else:
        lane.duty[TASK] = IDLE


def _begin(lane: Lane, i: int) -> None:
    duty, state, terms = lane.duty, lane.states[0], lane.terms
    start_game(state, lane.starts, lane.rng, 0, terms[SEED], lane.cells[NUMBERS, i])
    duty[TASK] = STARTS
    duty[AGE] = 0
    duty[STAGE] = stage_of(state)
    duty[SKIPS] = allowed_skips(terms[SKIP])


def next_game(queue: Words) -> Word:
    """Return the number of the next game that no thread plays yet. On a GPU: see kernels.py."""
    queue[0] += 1
    number: int = queue[0] - 1
    return number
