"""Compiled decisions of all built-in bots, selected by the number of the player."""

from __future__ import annotations

from typing import Final

from ..rng.splitmix import draw_at
from .greedy import greedy_action
from .lookahead import HEURISTIC, NETWORK, best_action
from .random import random_action
from .scratch import BOT_RNG, GAME, Scratch

EXTERNAL: Final = 0  # decides outside compiled code
RANDOM: Final = 1
GREEDY: Final = 2  # strength: per cent of decisions that are not random
ODDS: Final = 3
NETWORK_ODDS: Final = 4  # the same, evaluated by the network


def decide(scratch: Scratch, seat: int, player: int, strength: int, turn: int) -> int:
    """Return the action of this player at `seat` in states[GAME]; `turn` as in `best_action`."""
    states, rng, out = scratch.states, scratch.rng, scratch.out
    state = states[GAME]
    if player == GREEDY and (strength >= 100 or draw_at(rng, BOT_RNG, 100) < strength):
        return greedy_action(state, seat, out)
    if player == ODDS or player == NETWORK_ODDS:
        evaluator = HEURISTIC if player == ODDS else NETWORK
        return best_action(scratch, seat, evaluator, turn)
    return random_action(state, rng, BOT_RNG, out)
