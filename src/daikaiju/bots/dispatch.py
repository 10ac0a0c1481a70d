"""Bots that decide in compiled code: one function for all of them, by the number of the player."""

from __future__ import annotations

from typing import Any, Final

from ..rng.splitmix import draw_at
from .greedy import greedy_action
from .lookahead import BY_HAND, FITTED, best_action
from .random import random_action
from .scratch import GAME, OWN_LUCK

OUTSIDE: Final = 0  # decides somewhere else
RANDOM: Final = 1
GREEDY: Final = 2  # strength: of a hundred decisions, how many are its own, not random
ODDS: Final = 3
FITTED_ODDS: Final = 4  # the same, with the network as its judge


def decide(
    room: Any,
    seat: int,
    player: int,
    strength: int,
    turn: int,
    luck: Any,
    out: Any,
    values: Any,
    weights: Any,
) -> int:
    """The action that this player takes at `seat` in room[GAME]; `turn` as in `best_action`."""
    state = room[GAME]
    if player == GREEDY and (strength >= 100 or draw_at(luck, OWN_LUCK, 100) < strength):
        return greedy_action(state, seat, out)
    if player == ODDS or player == FITTED_ODDS:
        judged = BY_HAND if player == ODDS else FITTED
        return best_action(room, seat, judged, turn, luck, out, values, weights)
    return random_action(state, luck, OWN_LUCK, out)
