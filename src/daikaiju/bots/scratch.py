"""Scratch buffers of compiled bots. Compiled code allocates no memory, so it gets its buffers here.

The constants below say what each part of a buffer holds.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from ..odds.dice_program import ROW_SIZE
from ..rng.splitmix import stream
from ..rules.actions import MAX_ACTIONS
from ..rules.signatures import Reals, RngStreams, States, Words
from ..rules.state import RECORD, State, StateArray
from .champion.network import Brain, no_brain

# `states`: an action of states[at] is tried in the two states after it.
GAME: Final = 0  # the state in which the bot decides
LATER: Final = 3  # the state at the start of the next turn, which the search evaluates
STATES: Final = 6

# `rng`: independent streams.
CHANCE_RNG: Final = 0  # chance in the real game
BOT_RNG: Final = 1  # random choices of the bot
ROLLOUT_RNG: Final = 2  # chance in rollouts
ROLLOUT_SEED: Final = (
    3  # start of ROLLOUT_RNG: all actions are evaluated with the same random numbers
)
STREAMS: Final = 4

# `out`: the legal actions first, then the features of a monster.
FEATURE_INDICES: Final = 4 * MAX_ACTIONS
OUT_SIZE: Final = 5 * MAX_ACTIONS

# `values`: cells and rows of the evaluation.
CACHED_TURN: Final = 0  # the turn whose dice program is in the rows, or 0
WIN_CHANCES: Final = 8  # win chances by seat
LAYERS: Final = 16  # layers of the network
ROWS: Final = 1024  # the dice program: one row per number of throws left
MAX_THROWS: Final = 6
VALUES_SIZE: Final = ROWS + MAX_THROWS * ROW_SIZE


class Scratch(NamedTuple):
    """The buffers of one bot. Each worker thread needs its own."""

    states: States
    rng: RngStreams
    out: Words
    values: Reals
    weights: Reals  # of the network; not written
    brain: Brain  # the network of the champion

    def interpreted(self, state: State) -> Scratch:
        """Return the same buffers for interpreted code, with a copy of `state` in states[GAME]."""
        states = StateArray(np.zeros(STATES, RECORD))
        states[GAME] = state
        return self._replace(states=states)


def new_scratch(
    weights: Any = None, size: int = VALUES_SIZE, seed: int = 0, brain: Brain | None = None
) -> Scratch:
    """Return new buffers; `size` is the number of cells of `values`."""
    with np.errstate(over="ignore"):
        rng = np.array([stream(seed, number) for number in range(STREAMS)], np.uint64)
    return Scratch(
        states=np.zeros(STATES, RECORD),
        rng=rng,
        out=np.zeros(OUT_SIZE, np.int64),
        values=np.zeros(size),
        weights=np.zeros(0) if weights is None else weights,
        brain=no_brain() if brain is None else brain,
    )
