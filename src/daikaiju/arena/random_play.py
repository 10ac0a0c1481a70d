"""Whole games of random play, for speed measurements and the fuzzer."""

from __future__ import annotations

from ..bots.random import count_choices, draw_chance, nth_choice, random_action
from ..rng.splitmix import draw, stream
from ..rules.agenda import actor
from ..rules.constants import CHANCE, NOBODY
from ..rules.signatures import RngStreams, States, Word, Words, compiled_whole
from ..rules.state import State
from ..rules.transitions import advance
from ..rules.validation import BAD_AGENDA, faults

LONGEST_GAME = 200_000  # actions; no real game is nearly as long


def play_randomly(state: State, rng: RngStreams, out: Words, counts: Words) -> None:
    """Play one game to its end, every legal action equally likely.

    `out` is scratch for legal actions; decisions, decisions with a choice, and chance actions are
    added to `counts`.
    """
    for _ in range(LONGEST_GAME):
        who = actor(state)
        if who == NOBODY:
            return
        if who == CHANCE:
            action = draw_chance(state, rng, 0)
            counts[2] += 1
        else:
            choices = count_choices(state, out)
            counts[0] += 1
            counts[1] += choices > 1
            action = nth_choice(state, draw(rng, choices), out)
        advance(state, action)


@compiled_whole
def play_many(
    states: States,
    scratch: States,
    games: int,
    first: int,
    seed: Word,
    rng: RngStreams,
    out: Words,
    counts: Words,
) -> None:
    """Play games from the state states[0], from number `first` on; the running game is scratch[0].

    Each game has its own RNG stream, so that results do not depend on how games are distributed.
    """
    for game in range(first, first + games):
        scratch[0] = states[0]
        rng[0] = stream(seed, game)
        play_randomly(scratch[0], rng, out, counts)


def play_checked(
    scratch: States, seed: Word, number: Word, rng: RngStreams, out: Words, counts: Words
) -> int:
    """Play scratch[0] to its end and validate every position. Return the first faults, or 0.

    A game that does not end is the fault BAD_AGENDA.
    """
    rng[0] = stream(seed, number)
    state = scratch[0]
    for _ in range(LONGEST_GAME):
        found = faults(state)
        who = actor(state)
        if found != 0 or who == NOBODY:
            return found
        if who == CHANCE:
            action = draw_chance(state, rng, 0)
        else:
            action = random_action(state, rng, 0, out)
            counts[0] += 1
        advance(state, action)
    return BAD_AGENDA
