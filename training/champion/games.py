"""Games of the champion against itself in compiled code, with its win chances in some positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from daikaiju.bots.champion.network import Brain, new_brain, policy_answer, win_chances
from daikaiju.bots.lookahead import count_dice
from daikaiju.bots.random import draw_chance
from daikaiju.rng.splitmix import draw_at, stream
from daikaiju.rules import Options, State, new_game
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.agenda import THROW, YIELD, actor, top_kind
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.constants import CHANCE, MAX_SEATS, NOBODY
from daikaiju.rules.signatures import Reals, RngStreams, States, Words
from daikaiju.rules.state import RECORD
from daikaiju.rules.transitions import advance, list_legal

LONGEST: Final = 20_000  # actions
# Kinds of positions.
DECISIONS: Final = 0
TURN_STARTS: Final = 1
YIELDS: Final = 2
MOST: Final = 64  # positions of one game
CHANCE_STREAM: Final = 0
SAMPLE_STREAM: Final = 1


class Judged(NamedTuple):
    """A position of a game, the champion's win chances in it, and how the game ended."""

    state: State
    chances: Any  # of each seat
    shares: Any  # of each seat in the win


def play_and_judge(
    brain: Brain,
    states: States,
    rng: RngStreams,
    out: Words,
    chances: Reals,
    every: int,
    which: int,
) -> int:
    """Play states[0] to its end; copy one in `every` positions of a kind to the states after it.

    Their win chances are written to `chances`. Return the number of copied positions.
    """
    sampled = 0
    for _ in range(LONGEST):
        who = actor(states[0])
        if who == NOBODY:
            break
        kind = top_kind(states[0])
        if which == TURN_STARTS:
            is_asked = kind == THROW and count_dice(states[0]) == 0
        else:
            is_asked = who >= 0 and (which == DECISIONS or kind == YIELD)
        if is_asked and sampled < MOST and draw_at(rng, SAMPLE_STREAM, max(1, every)) == 0:
            if every > 0 and (who < 0 or list_legal(states[0], out) > 1):
                win_chances(brain, states[0], chances, sampled * MAX_SEATS)
                sampled += 1
                states[sampled] = states[0]
        if who == CHANCE:
            advance(states[0], draw_chance(states[0], rng, CHANCE_STREAM))
        else:
            advance(states[0], policy_answer(brain, states[0], who, out))
    return sampled


def judge_first(brain: Brain, states: States, chances: Reals) -> None:
    """Write the win chances in states[0]."""
    win_chances(brain, states[0], chances, 0)


class GameSource:
    """Plays games of one kind of table."""

    def __init__(self, weights: tuple[Any, ...], edition: str, seats: int, **options: Any) -> None:
        self._brain, self._play = new_brain(weights), get_compiled(play_and_judge)
        self._start = new_game(edition, seats, Options(**options))
        self._states: Any = np.zeros(MOST + 1, RECORD)
        self._chances = np.zeros(MOST * MAX_SEATS)
        self._out = np.zeros(MAX_ACTIONS, np.int64)

    def play(self, number: int, every: int, which: int = DECISIONS) -> Iterator[Judged]:
        """Play game `number`; yield positions drawn from it."""
        sampled = self._run(self._start, number, every, which)
        shares = self._shares()
        for k in range(sampled):
            chances = self._chances[k * MAX_SEATS :][: self._start.seats].copy()
            yield Judged(State.frombytes(self._states[k + 1].tobytes()), chances, shares)

    def finish(self, state: State, number: int) -> Any:
        """Play a position to its end with the dice of game `number`; return the shares."""
        self._run(state, number, 0, DECISIONS)
        return self._shares()

    def judge(self, state: State) -> Any:
        """Return the win chance of each seat in a position."""
        chances = np.zeros(MAX_SEATS)
        get_compiled(judge_first)(self._brain, state.record, chances)
        return chances[: state.seats]

    def _run(self, state: State, number: int, every: int, which: int) -> int:
        with np.errstate(over="ignore"):
            rng = np.array([stream(number, each) for each in range(2)], np.uint64)
        self._states[0] = state.record[0]
        buffers = self._states, rng, self._out, self._chances
        return int(self._play(self._brain, *buffers, every, which))

    def _shares(self) -> Any:
        won = self._states[0]["winner"][: self._start.seats].astype(float)
        return won / max(1.0, won.sum())
