"""Whole games of random play: the yardstick of speed, and the fuzzer's workhorse."""

from __future__ import annotations

from typing import Any

from ..bots.random import count_choices, nth_choice, random_action
from ..rng.splitmix import draw, stream
from ..rules.agenda import actor
from ..rules.chance import brought, ways
from ..rules.constants import CHANCE, DICE, NOBODY
from ..rules.moments import dice_thrown
from ..rules.operations import alive
from ..rules.state import State
from ..rules.transitions import advance
from ..rules.validation import BAD_AGENDA, faults

LONGEST_GAME = 200_000  # actions; far longer than any game seen


def play_randomly(state: State, luck: Any, out: Any, counts: Any) -> None:
    """Play one game to its end, every legal action equally likely; a standstill is left there.

    `out` is room for legal actions; `counts` gains decisions, those with a choice, and chances.
    """
    for _ in range(LONGEST_GAME):
        who = actor(state)
        if who == NOBODY:
            return
        if who == CHANCE:
            action = brought(state, draw(luck, ways(state)))
            counts[2] += 1
        else:
            choices = count_choices(state, out)
            counts[0] += 1
            counts[1] += choices > 1
            action = nth_choice(state, draw(luck, choices), out)
        advance(state, action)


def play_many(
    states: Any, room: Any, games: int, first: int, seed: int, luck: Any, out: Any, counts: Any
) -> None:
    """Play games from the position states[0] in room[0], from number `first` on.

    Each game has a stream of luck of its own, so that results do not depend on how games are
    shared out.
    """
    for game in range(first, first + games):
        room[0] = states[0]
        luck[0] = stream(seed, game)
        play_randomly(room[0], luck, out, counts)


def play_checked(room: Any, seed: int, number: int, luck: Any, out: Any, counts: Any) -> int:
    """Play room[0] to its end, checking every position; the faults of the first bad one, or 0.

    A game that does not end is a fault too, BAD_AGENDA, unless nobody can throw any more.
    """
    luck[0] = stream(seed, number)
    state = room[0]
    for _ in range(LONGEST_GAME):
        found = faults(state)
        who = actor(state)
        if found != 0 or who == NOBODY:
            return found
        if who == CHANCE:
            action = brought(state, draw(luck, ways(state)))
        else:
            action = random_action(state, luck, 0, out)
            counts[0] += 1
        advance(state, action)
    return 0 if is_standstill(state) else BAD_AGENDA


def is_standstill(state: State) -> bool:
    """Has every living monster so many shrink tokens that it throws no die?

    In the first edition such a game need never end: nobody can enter Tokyo without a claw.
    """
    for seat in range(state.seats):
        if alive(state, seat) and dice_thrown(state, seat, DICE) > state.shrink[seat]:
            return False
    return True
