"""The loop of games side by side, in compiled code: one call advances every game.

Row i of every array in `Games` belongs to game i. When a game ends, or exceeds its limit of
decisions, the next game of the seed starts in the same row in the same call.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..bots.random import count_choices, draw_chance, random_action
from ..rng.splitmix import stream
from ..rules.agenda import actor
from ..rules.constants import CHANCE, NOBODY, NOTHING
from ..rules.signatures import ByteRows, RngStreams, States, Word, Words, compiled_whole
from ..rules.state import State, overwrite
from ..rules.transitions import advance
from ..spaces.actions import ACTIONS, action_of, id_of, is_legal_id, write_mask
from ..spaces.observations import observe
from .rewards import PLACE, WIN, RewardRows, living_bits, pay_after, pay_eliminated, start_rewards

# Values of `ends`.
RUNNING: Final = 0
ENDED: Final = 1
TRUNCATED: Final = 2  # the game reached the limit of decisions

# At most this many forced decisions are skipped in a row. A game that no longer changes has only
# forced decisions and would otherwise never return.
MAX_SKIPPED: Final = 100


class Games(NamedTuple):
    """The buffers and the settings of games that run side by side."""

    states: States
    starts: States  # the first states: game n takes starts[n % len(starts)]
    rng: RngStreams
    ages: Words  # decisions taken so far
    numbers: Words  # which game of the seed is played
    ends: Words  # RUNNING, ENDED or TRUNCATED
    rewards: RewardRows
    actors: Words
    observations: ByteRows
    masks: ByteRows
    out: Words  # scratch for legal actions
    seed: Word
    skip_forced: int
    reward_kind: int
    longest: int  # limit of decisions


# --- steps that the CPU and the GPU (stages.py) share --------------------------------------------


def start_game(
    state: State, starts: States, rng: RngStreams, at: int, seed: Word, number: Word
) -> None:
    """Copy the first state of game `number` of the seed, and seed rng[at] for it."""
    overwrite(state, starts[number % len(starts)])
    rng[at] = stream(seed, number)


def only_choice(state: State, skips: int, out: Words) -> int:
    """Return the only legal action if it may be skipped, else NOTHING."""
    if skips > 0 and actor(state) != NOBODY and count_choices(state, out) == 1:
        only: int = out[0]
        return only
    return NOTHING


def allowed_skips(skip_forced: int) -> int:
    """Return how many forced decisions in a row may be skipped."""
    return MAX_SKIPPED if skip_forced else 0


def ending_of(state: State, age: int, longest: int) -> int:
    """Return the value of `ends` for a game in which `age` decisions were taken."""
    if actor(state) == NOBODY:
        return ENDED
    return TRUNCATED if age >= longest else RUNNING


# --- one game ------------------------------------------------------------------------------------


def automatic_action(games: Games, i: int, skips: int) -> int:
    """Return the action of chance or the only choice; NOTHING if a seat has a choice."""
    state = games.states[i]
    if actor(state) == CHANCE:
        return draw_chance(state, games.rng, i)
    return only_choice(state, skips, games.out)


def play(games: Games, i: int, action: int, reward_kind: int) -> None:
    """Apply an action and all automatic ones after it, up to the next decision or the end."""
    state, reward = games.states[i], games.rewards[i]
    skips = allowed_skips(games.skip_forced)
    while action != NOTHING:
        was_living = living_bits(state) if reward_kind == PLACE else 0
        advance(state, action)
        if reward_kind == PLACE:
            pay_eliminated(state, was_living, reward)
        if actor(state) != CHANCE:
            skips -= 1
        action = automatic_action(games, i, skips)


def begin(games: Games, i: int, number: Word) -> None:
    """Start game `number` of the seed in row i and play to its first decision."""
    start_game(games.states[i], games.starts, games.rng, i, games.seed, number)
    play(games, i, automatic_action(games, i, allowed_skips(games.skip_forced)), WIN)


def act(games: Games, i: int, action_id: Word) -> None:
    """Apply a legal action of the seat that must decide, and write the rewards."""
    state, reward = games.states[i], games.rewards[i]
    start_rewards(state, games.reward_kind, reward)
    play(games, i, action_of(state, action_id), games.reward_kind)
    pay_after(state, games.reward_kind, reward)


def show(games: Games, i: int) -> int:
    """Write observation and mask of the seat that must decide. Return that seat."""
    state, mask = games.states[i], games.masks[i]
    who = actor(state)
    observe(state, who, games.observations[i], 0, 1)
    for action_id in range(ACTIONS):
        mask[action_id] = 0
    write_mask(state, games.out, mask)
    return who


# --- a single game, called from Python -----------------------------------------------------------


def begin_game(games: Games, number: Word) -> int:
    """Start game `number` in row 0. Return the seat that must decide."""
    begin(games, 0, number)
    return show(games, 0)


def act_in_game(games: Games, action_id: Word) -> int:
    """Apply a legal action in row 0. Return the seat that must decide next."""
    act(games, 0, action_id)
    return show(games, 0)


# --- many games ----------------------------------------------------------------------------------


def reset_games(games: Games) -> None:
    """Start all games: row i plays game i of the seed."""
    for i in range(len(games.actors)):
        games.ages[i] = 0
        games.numbers[i] = i
        games.ends[i] = RUNNING
        start_rewards(games.starts[0], WIN, games.rewards[i])
        begin(games, i, i)
        games.actors[i] = show(games, i)


@compiled_whole
def step_games(games: Games, actions: Words) -> int:
    """Apply one action in each game. Return NOTHING, or the first game whose action is illegal;
    then no game has changed."""
    illegal = first_illegal(games, actions)
    if illegal != NOTHING:
        return illegal
    for i in range(len(actions)):
        act(games, i, actions[i])
        games.ages[i] += 1
        games.ends[i] = ending_of(games.states[i], games.ages[i], games.longest)
        if games.ends[i] != RUNNING:
            games.ages[i] = 0
            games.numbers[i] += len(actions)
            begin(games, i, games.numbers[i])
        games.actors[i] = show(games, i)
    return NOTHING


def first_illegal(games: Games, actions: Words) -> int:
    """Return the first game whose action is illegal, or NOTHING.

    This does not read the masks: callers hold them and may have changed them.
    """
    for i in range(len(actions)):
        if not is_legal_id(games.states[i], actions[i], games.out):
            return i
    return NOTHING


def pick_actions(states: States, rng: RngStreams, actions: Words, out: Words) -> None:
    """Write a random legal id for each game, drawn with rng[i]."""
    for i in range(len(actions)):
        state = states[i]
        actions[i] = id_of(state, random_action(state, rng, i, out))
