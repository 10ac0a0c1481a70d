"""The Wickedness track: three levels, each gives one tile to each monster (WICK-1 to WICK-11).

The marker never moves back, so a monster passes each level once. A level passed without taking a
tile gives none later (ruling Q-27), so the state stores only the marker.
"""

from __future__ import annotations

from .actions import A_PASS, A_TAKE, first_of, kind_of, pack
from .agenda import TAKE, pop, push, top_seat
from .constants import NOTHING, ONE, STACK, THREE, TOP_WICKEDNESS, WICKED_LEVELS
from .definitions import LEVEL
from .events import TOOK, WICKED, emit_event
from .identity import public_name, thing_named
from .locations import first_at, next_at
from .moments import gained
from .operations import receive
from .signatures import Words
from .state import State


def gain_wickedness(state: State, seat: int, points: int, source: int) -> None:
    """Move the marker; offer a tile for each level reached, the lower level first (Q-28)."""
    before = state.wickedness[seat]
    after = min(TOP_WICKEDNESS, before + points)
    if after == before:
        return
    state.wickedness[seat] = after
    emit_event(state, WICKED, seat, after - before, source)
    for i in range(len(WICKED_LEVELS) - 1, -1, -1):
        level = WICKED_LEVELS[i]
        if before < level <= after and tiles_left(state, level) > 0:
            push(state, TAKE, seat, level)


def tiles_left(state: State, level: int) -> int:
    n = 0
    thing = first_at(state, STACK)
    while thing != NOTHING:
        if LEVEL[thing] == level:
            n += 1
        thing = next_at(state, STACK, thing)
    return n


def tile_in_reach(state: State, seat: int, faces: int) -> bool:
    """Whether resolving these faces (bits) would give a tile."""
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
    """Return 2 points per three 1s, 1 per three 2s, 0 for 3s (WICK-1 to WICK-5)."""
    return (THREE - face) * (dice // 3)


def legal_tiles(state: State, level: int, out: Words, n: int) -> int:
    thing = first_at(state, STACK)
    while thing != NOTHING:
        if LEVEL[thing] == level:
            out[n] = pack(A_TAKE, public_name(state, thing))
            n += 1
        thing = next_at(state, STACK, thing)
    out[n] = pack(A_PASS)
    return n + 1


def answer_tile(state: State, action: int) -> None:
    """Take a tile, which acts at once (WICK-8)."""
    seat = top_seat(state)
    pop(state)
    if kind_of(action) == A_TAKE:
        tile = thing_named(state, first_of(action))
        receive(state, seat, tile)
        emit_event(state, TOOK, seat, 0, tile)
        gained(state, seat, tile)
