"""The course of many games side by side, in compiled code: one call moves every game on.

Game i lies in `states[i]` with its luck in `luck[i]`; the rows i of all other arrays belong to it
too. A game that has ended, or taken too long, gives way to the next one in the same call.
"""

from __future__ import annotations

from typing import Any, Final

from ..bots.random import count_choices, random_action
from ..rng.splitmix import draw_at, stream
from ..rules.agenda import actor
from ..rules.chance import brought, ways
from ..rules.constants import CHANCE, NOBODY, NOTHING
from ..rules.state import State
from ..rules.transitions import advance
from .actions import ACTIONS, action_of, id_of, is_legal_id, write_mask
from .observations import observe
from .rewards import PLACE, WIN, before, living, pay_falls, pay_rest

# What `ends` says of the game that was played on.
GOES_ON: Final = 0
ENDED: Final = 1
CUT_SHORT: Final = 2  # it took as many decisions as are allowed

# So many decisions without a choice are skipped in a row: a game that stands still has no others.
MOST_SKIPPED: Final = 100


# --- one game ------------------------------------------------------------------------------------


def comes_by_itself(state: State, luck: Any, i: int, skipping: int, out: Any) -> int:
    """The action that chance takes, or the only one there is; NOTHING if somebody has a choice."""
    who = actor(state)
    if who == CHANCE:
        return brought(state, draw_at(luck, i, ways(state)))
    if who != NOBODY and skipping > 0 and count_choices(state, out) == 1:
        only: int = out[0]
        return only
    return NOTHING


def play(
    state: State, action: int, luck: Any, i: int, skip: int, kind: int, reward: Any, out: Any
) -> None:
    """Do this and all that then comes by itself, until a seat must decide or the game is over."""
    skipping = MOST_SKIPPED if skip else 0
    while action != NOTHING:
        was_living = living(state) if kind == PLACE else 0
        advance(state, action)
        if kind == PLACE:
            pay_falls(state, was_living, reward)
        if actor(state) != CHANCE:
            skipping -= 1
        action = comes_by_itself(state, luck, i, skipping, out)


def begin(
    states: Any,
    starts: Any,
    i: int,
    seed: int,
    number: int,
    luck: Any,
    skip: int,
    reward: Any,
    out: Any,
) -> None:
    """Begin game `number` of a seed at the place i, up to its first decision."""
    states[i] = starts[0]
    luck[i] = stream(seed, number)
    state = states[i]
    skipping = MOST_SKIPPED if skip else 0
    play(state, comes_by_itself(state, luck, i, skipping, out), luck, i, skip, WIN, reward, out)


def act(
    states: Any, i: int, number: int, luck: Any, skip: int, kind: int, reward: Any, out: Any
) -> None:
    """Take the action with this id, which is legal, and pay for all that follows from it."""
    state = states[i]
    before(state, kind, reward)
    play(state, action_of(state, number), luck, i, skip, kind, reward, out)
    pay_rest(state, kind, reward)


def show(states: Any, i: int, out: Any, sight: Any, mask: Any) -> int:
    """Write what the seat that must decide sees and may do. Which seat that is."""
    state = states[i]
    who = actor(state)
    observe(state, who, sight, 0, 1)
    for number in range(ACTIONS):
        mask[number] = 0
    write_mask(state, out, mask)
    return who


def ending_of(state: State, age: int, longest: int) -> int:
    """What to say in `ends` of a game that is so many decisions old."""
    if actor(state) == NOBODY:
        return ENDED
    return CUT_SHORT if age >= longest else GOES_ON


# --- one game from outside -----------------------------------------------------------------------


def begin_first(
    states: Any,
    starts: Any,
    seed: int,
    number: int,
    skip: int,
    luck: Any,
    reward: Any,
    out: Any,
    sight: Any,
    mask: Any,
) -> int:
    """Begin the game states[0], and show it to the seat that must decide."""
    begin(states, starts, 0, seed, number, luck, skip, reward, out)
    return show(states, 0, out, sight, mask)


def act_first(
    states: Any,
    number: int,
    skip: int,
    kind: int,
    luck: Any,
    reward: Any,
    out: Any,
    sight: Any,
    mask: Any,
) -> int:
    """Take a legal action in states[0], and show it to the seat that must decide then."""
    act(states, 0, number, luck, skip, kind, reward, out)
    return show(states, 0, out, sight, mask)


def observe_first(states: Any, seat: int, sight: Any) -> None:
    observe(states[0], seat, sight, 0, 1)


# --- many games ----------------------------------------------------------------------------------


def reset_games(
    states: Any,
    starts: Any,
    luck: Any,
    ages: Any,
    numbers: Any,
    ends: Any,
    rewards: Any,
    actors: Any,
    seen: Any,
    masks: Any,
    out: Any,
    seed: int,
    skip: int,
) -> None:
    """Begin all games: game i is the game number i of the seed."""
    for i in range(len(actors)):
        ages[i] = 0
        numbers[i] = i
        ends[i] = GOES_ON
        before(starts[0], WIN, rewards[i])
        begin(states, starts, i, seed, i, luck, skip, rewards[i], out)
        actors[i] = show(states, i, out, seen[i], masks[i])


def step_games(
    states: Any,
    starts: Any,
    luck: Any,
    actions: Any,
    ages: Any,
    numbers: Any,
    ends: Any,
    rewards: Any,
    actors: Any,
    seen: Any,
    masks: Any,
    out: Any,
    seed: int,
    skip: int,
    kind: int,
    longest: int,
) -> int:
    """Take one action in each game. The first game whose action is illegal, and then nothing has
    been done in any; else NOTHING."""
    bad = first_illegal(states, actions, out)
    if bad != NOTHING:
        return bad
    games = len(actions)
    for i in range(games):
        act(states, i, actions[i], luck, skip, kind, rewards[i], out)
        ages[i] += 1
        ends[i] = ending_of(states[i], ages[i], longest)
        if ends[i] != GOES_ON:
            ages[i] = 0
            numbers[i] += games
            begin(states, starts, i, seed, numbers[i], luck, skip, rewards[i], out)
        actors[i] = show(states, i, out, seen[i], masks[i])
    return NOTHING


def first_illegal(states: Any, actions: Any, out: Any) -> int:
    """The first game whose action is illegal, or NOTHING. Masks are not asked: they are given away
    and may have been changed."""
    for i in range(len(actions)):
        if not is_legal_id(states[i], actions[i], out):
            return i
    return NOTHING


def pick_actions(states: Any, luck: Any, actions: Any, out: Any) -> None:
    """One of the legal ids of each game, every one equally likely, drawn with luck[i]."""
    for i in range(len(actions)):
        state = states[i]
        actions[i] = id_of(state, random_action(state, luck, i, out))
