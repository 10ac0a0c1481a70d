"""The kernels: what the threads of a GPU do with games that lie in its memory.

One thread carries one game on. The 32 threads of a warp do the same thing at a time or wait, and
the warps of a block are fast only while they share the code that they fetch: the rules are much
code, of which every game runs a little. So all games of a block follow one plan: the stages of a
turn in their order, those that often come again several times. At each place of the plan the games
that are at this stage go on and the others wait for theirs. Stages that are not in the plan have
places of their own, at which each warp passes whatever its games are at.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import cuda, from_dtype, types

from ..bots.random import random_action
from ..rules.actions import MOST_ACTIONS
from ..rules.agenda import (
    AFTER_TURN,
    BUY,
    BUYING,
    CHANGES,
    COMBINATIONS,
    END_EFFECTS,
    END_TURN,
    ENTER,
    GO_ON,
    KEEP,
    NEXT_TURN,
    PROBES,
    REFILL,
    RESOLVE,
    REVEAL,
    START_TURN,
    THROW,
    THROWING,
    YIELDS,
)
from ..rules.state import RECORD
from ..rules.words import MOST_SEATS
from .actions import ACTIONS, id_of, is_legal_id, write_mask
from .gpu import Kernel
from .observing import observe
from .stages import (
    ACTORS,
    CHOICES,
    DUTY,
    RESTS,
    STAGE,
    TASK,
    lay_down,
    pass_stage,
    take_up,
)

WARP: Final = 32
ALL_LANES: Final = 0xFFFFFFFF
TOGETHER: Final = 1024  # threads of a block that plays
BLOCK: Final = 128  # … and of those that do something else
REGISTERS: Final = 64  # of a thread: no more fit for so many together

# The plan. Its places for all other stages have no number of a stage.
OTHERS: Final = -1
NOWHERE: Final = -2  # where a game is that rests
_FILLING: Final = (REFILL, REVEAL, REFILL)
PLAN: Final = np.array(
    [
        *(START_TURN, THROWING, THROW, KEEP, THROW, KEEP, THROW, KEEP),
        *(PROBES, CHANGES, COMBINATIONS, RESOLVE, YIELDS, OTHERS, ENTER),
        *(BUYING, BUY, *_FILLING, OTHERS, BUY, *_FILLING),
        *(END_TURN, END_EFFECTS, AFTER_TURN, NEXT_TURN, *_FILLING),
    ],
    np.int32,
)
IS_PLANNED: Final = np.isin(np.arange(GO_ON + 1), PLAN)

_GAME = from_dtype(RECORD)
_GAMES = _GAME[::1]
_WORDS, _LUCK = types.int64[::1], types.uint64[::1]
_CELLS, _BYTES, _REWARDS = types.int64[:, ::1], types.int8[:, ::1], types.float32[:, ::1]


# --- playing -------------------------------------------------------------------------------------


@cuda.jit(device=True)
def most_wanted(mine):  # type: ignore[no-untyped-def]
    """Of the stages out of plan at which games of this warp are, one with the most; or OTHERS."""
    key = np.int32(mine + 1 if mine >= 0 and not IS_PLANNED[mine] else 0)
    votes = np.int32(cuda.popc(cuda.match_any_sync(ALL_LANES, key)))
    best = np.int32((votes << 8) + key if key > 0 else 0)
    for away in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(ALL_LANES, best, away))
    return np.int32((best & 255) - 1)


def _carrying(on_gpu: Any) -> Any:
    begin, stage, end = on_gpu(take_up), on_gpu(pass_stage), on_gpu(lay_down)

    def carry(starts, states, luck, cells, rewards, results, terms, task):  # type: ignore[no-untyped-def]
        """Every game goes on, through as many decisions as the terms say."""
        i = min(cuda.grid(1), len(states) - 1)
        room, word = cuda.local.array(1, _GAME), cuda.local.array(1, np.uint64)
        duty, out = cuda.local.array(DUTY, np.int64), cuda.local.array(MOST_ACTIONS, np.int64)
        reward = cuda.local.array(MOST_SEATS, np.float32)
        room[0] = states[i]
        word[0] = luck[i]
        for seat in range(MOST_SEATS):
            reward[seat] = 0
        begin(cells, i, room, duty, terms, task if cuda.grid(1) < len(states) else RESTS)
        at = 0
        while True:
            mine = np.int32(NOWHERE if duty[TASK] == RESTS else duty[STAGE])
            wanted = PLAN[at] if PLAN[at] != OTHERS else most_wanted(mine)
            if mine == wanted:
                stage(room, starts, duty, terms, word, reward, out, results)
            cuda.syncwarp(ALL_LANES)
            if PLAN[at] != OTHERS or wanted == OTHERS:
                at += 1
                if at < len(PLAN):
                    cuda.syncthreads()
                    continue
                if cuda.syncthreads_and(np.int32(duty[TASK] == RESTS)):
                    break
                at = 0
        if cuda.grid(1) < len(states):
            states[i] = room[0]
            luck[i] = word[0]
            end(cells, i, room, duty)
            for seat in range(MOST_SEATS):
                rewards[i, seat] = reward[seat]

    return carry


CARRY = Kernel(
    _carrying,
    (_GAMES, _GAMES, _LUCK, _CELLS, _REWARDS, _WORDS, _WORDS, types.int64),
    REGISTERS,
)


# --- showing -------------------------------------------------------------------------------------


def _showing(on_gpu: Any) -> Any:
    look = on_gpu(observe)

    def show(states, cells, seen, masks):  # type: ignore[no-untyped-def]
        """A warp writes what the deciding seat of one game sees, and wipes the mask."""
        i, lane = cuda.grid(1) // WARP, cuda.grid(1) % WARP
        if i < len(states):
            look(states[i], cells[ACTORS, i], seen[i], lane, WARP)
            for number in range(lane, ACTIONS, WARP):
                masks[i, number] = 0

    return show


def _allowing(on_gpu: Any) -> Any:
    mark = on_gpu(write_mask)

    def allow(states, masks):  # type: ignore[no-untyped-def]
        """Mark what may be done, in masks of zeros."""
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(MOST_ACTIONS, np.int64)
            mark(states[i], out, masks[i])

    return allow


def _checking(on_gpu: Any) -> Any:
    legal = on_gpu(is_legal_id)

    def check(states, cells, bad):  # type: ignore[no-untyped-def]
        """The first game whose chosen action is illegal, in bad[0]."""
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(MOST_ACTIONS, np.int64)
            if not legal(states[i], cells[CHOICES, i], out):
                cuda.atomic.min(bad, 0, np.int64(i))

    return check


def _picking(on_gpu: Any) -> Any:
    drawn, number_of = on_gpu(random_action), on_gpu(id_of)

    def pick(states, luck, actions):  # type: ignore[no-untyped-def]
        """A legal id for each game, every one equally likely."""
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(MOST_ACTIONS, np.int64)
            actions[i] = number_of(states[i], drawn(states[i], luck, i, out))

    return pick


SHOW = Kernel(_showing, (_GAMES, _CELLS, _BYTES, _BYTES), REGISTERS)
ALLOW = Kernel(_allowing, (_GAMES, _BYTES), REGISTERS)
CHECK = Kernel(_checking, (_GAMES, _CELLS, _WORDS), REGISTERS)
PICK = Kernel(_picking, (_GAMES, _LUCK, _WORDS), REGISTERS)
