"""The Wickedness track: three levels, each paying one tile to each monster (WICK-1 to WICK-11).

The marker never moves back, so each level is passed once, and a level passed without a tile is
lost for good (ruling Q-27): nothing needs to be remembered.
"""

from __future__ import annotations

from typing import Any

from .actions import A_PASS, A_TAKE, first_of, kind_of, pack
from .agenda import TAKE, pop, push, top_seat
from .constants import NOTHING, ONE, STACK, THREE, TOP_WICKEDNESS, WICKED_LEVELS
from .definitions import LEVEL
from .events import TOOK, WICKED, tell
from .locations import first_lying, next_lying
from .moments import gained
from .operations import receive
from .state import State


def gain_wickedness(state: State, seat: int, points: int, source: int) -> None:
    """Move the marker; for each level reached ask for a tile, the lower level first (Q-28)."""
    before = state.wickedness[seat]
    after = min(TOP_WICKEDNESS, before + points)
    if after == before:
        return
    state.wickedness[seat] = after
    tell(state, WICKED, seat, after - before, source)
    for i in range(len(WICKED_LEVELS) - 1, -1, -1):
        level = WICKED_LEVELS[i]
        if before < level <= after and tiles_left(state, level) > 0:
            push(state, TAKE, seat, level)


def tiles_left(state: State, level: int) -> int:
    n = 0
    thing = first_lying(state, STACK)
    while thing != NOTHING:
        if LEVEL[thing] == level:
            n += 1
        thing = next_lying(state, STACK, thing)
    return n


def tile_in_reach(state: State, seat: int, faces: int) -> bool:
    """Would resolving these faces (bits) bring a tile?"""
    before = state.wickedness[seat]
    after = before
    for face in range(ONE, THREE):
        if faces >> face & 1:
            after += points_for(face, state.dice[face])
    for level in WICKED_LEVELS:
        if before < level <= after and tiles_left(state, level) > 0:
            return True
    return False


def points_for(face: int, dice: int) -> int:
    """2 points for each three 1s, 1 for each three 2s, none for 3s (WICK-1 to WICK-5)."""
    return (THREE - face) * (dice // 3)


def legal_tiles(state: State, level: int, out: Any, n: int) -> int:
    thing = first_lying(state, STACK)
    while thing != NOTHING:
        if LEVEL[thing] == level:
            out[n] = pack(A_TAKE, thing)
            n += 1
        thing = next_lying(state, STACK, thing)
    out[n] = pack(A_PASS)
    return n + 1


def answer_tile(state: State, action: int) -> None:
    """A tile works from the moment it is taken (WICK-8)."""
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_TAKE:
        tile = first_of(action)
        receive(state, seat, tile)
        tell(state, TOOK, seat, 0, tile)
        gained(state, seat, tile)
