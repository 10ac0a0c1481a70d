"""The kernels: what the threads of a GPU do with games that lie in its memory.

One thread carries one game on. The 32 threads of a warp do the same thing at a time or wait, and
the warps of a block are fast only while they share the code that they fetch: the rules are much
code, of which every game runs a little. So all games of a block follow one plan: the stages of a
turn in their order, those that often come again several times. At each place of the plan the games
that are at this stage go on and the others wait for theirs; a place that nobody waits for is passed
at once. Stages that are not in the plan have places of their own, at which each warp passes
whatever its games are at.

Whole games do best in large blocks, in which games are at all stages. Where each game takes one
decision at a time they are sorted by their stage first, and small blocks do best.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import cuda, from_dtype, types

from ..bots.random import random_action
from ..rules.actions import MOST_ACTIONS
from ..rules.agenda import (
    AFTER_TURN,
    AFTER_YIELDS,
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
    OPPORTUNITIES,
    PROBES,
    REFILL,
    RESOLVE,
    REVEAL,
    START_TURN,
    THROW,
    THROWING,
    YIELD,
    YIELDS,
)
from ..rules.state import RECORD, overwrite
from .actions import id_of, is_legal_id, write_mask
from .cuda_compiler import Kernel
from .observations import observe
from .stages import (
    ACTORS,
    CHOICES,
    DUTY,
    LIKENESSES,
    LIKES,
    RESTS,
    STAGE,
    TASK,
    has_duty,
    lay_down,
    next_in,
    pass_stage,
    take_up,
)

WARP: Final = 32
ALL_LANES: Final = 0xFFFFFFFF
BLOCK: Final = 128  # threads of a block that does not play
REGISTERS: Final = 64  # of a thread: no more fit for so many together

# The plan. Its places for all other stages have no number of a stage.
OTHERS: Final = -1
NOWHERE: Final = -2  # where a game is that rests
_FILLING: Final = (REFILL, REVEAL)
PLAN: Final = np.array(
    [
        *(START_TURN, THROWING, THROW, KEEP, THROW, KEEP, THROW, KEEP),
        *(PROBES, CHANGES, COMBINATIONS, RESOLVE, YIELDS, YIELD, AFTER_YIELDS, OTHERS, ENTER),
        *(BUYING, BUY, *_FILLING, *_FILLING, *_FILLING, REFILL, OPPORTUNITIES, BUYING, BUY),
        *(END_TURN, END_EFFECTS, AFTER_TURN, OTHERS, NEXT_TURN),
    ],
    np.int32,
)
IS_PLANNED: Final = np.isin(np.arange(GO_ON + 1), PLAN)

_GAME = from_dtype(RECORD)
_GAMES = _GAME[::1]
_WORDS, _LUCK, _PLACES = types.int64[::1], types.uint64[::1], types.int32[::1]
_CELLS, _BYTES, _REWARDS = types.int64[:, ::1], types.int8[:, ::1], types.float32[:, ::1]
_RESULTS = types.int8[::1]
_TERMS = types.UniTuple(types.int64, 8)


# --- playing -------------------------------------------------------------------------------------


@cuda.jit(device=True)
def take_number(queue):  # type: ignore[no-untyped-def]
    """What `next_in` is where many take numbers at once."""
    return cuda.atomic.add(queue, 0, 1)


@cuda.jit(device=True)
def most_wanted(mine):  # type: ignore[no-untyped-def]
    """Of the stages out of plan at which games of this warp are, one with the most; or OTHERS."""
    key = np.int32(mine + 1 if mine >= 0 and not IS_PLANNED[mine] else 0)
    votes = np.int32(cuda.popc(cuda.match_any_sync(ALL_LANES, key)))
    best = np.int32((votes << 8) + key if key > 0 else 0)
    for away in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(ALL_LANES, best, away))
    return np.int32((best & 255) - 1)


@cuda.jit(device=True)
def at_stage(duty):  # type: ignore[no-untyped-def]
    return np.int32(NOWHERE if duty[TASK] == RESTS else duty[STAGE])


def _carrying(on_gpu: Any) -> Any:
    begin, stage, end = on_gpu(take_up), on_gpu(pass_stage), on_gpu(lay_down)
    copy, asked = on_gpu(overwrite), on_gpu(has_duty)

    def carry(order, starts, states, luck, cells, rewards, results, queue, terms, task):  # type: ignore[no-untyped-def]
        """Every game goes on, through as many decisions as the terms say."""
        i = order[min(cuda.grid(1), len(order) - 1)]
        room, word = cuda.local.array(1, _GAME), cuda.local.array(1, np.uint64)
        duty, out = cuda.local.array(DUTY, np.int32), cuda.local.array(MOST_ACTIONS, np.int64)
        row = rewards[i]
        duty[TASK] = RESTS
        is_moved = cuda.grid(1) < len(order) and asked(cells, i, terms, task)
        if is_moved:
            copy(room[0], states[i])
            word[0] = luck[i]
            begin(cells, i, room, starts, duty, terms, word, queue, task)
        mine, at, skipped = at_stage(duty), np.int32(0), np.int32(0)
        while skipped < len(PLAN):
            place = PLAN[at]
            wanted = place if place != OTHERS else most_wanted(mine)
            skipped = np.int32(skipped + 1)
            if cuda.syncthreads_or(np.int32(mine == wanted)):
                skipped = np.int32(0)
                while wanted != OTHERS:
                    if mine == wanted:
                        stage(cells, i, room, starts, duty, terms, word, row, out, results, queue)
                        mine = at_stage(duty)
                    cuda.syncwarp(ALL_LANES)
                    wanted = np.int32(OTHERS)
                    if place == OTHERS:
                        wanted = most_wanted(mine)
            at = np.int32(at + 1 if at + 1 < len(PLAN) else 0)
        if is_moved:
            copy(states[i], room[0])
            luck[i] = word[0]
            end(cells, i, room, duty)

    return carry


CARRY = Kernel(
    _carrying,
    (_PLACES, _GAMES, _GAMES, _LUCK, _CELLS, _REWARDS, _RESULTS, _WORDS, _TERMS, types.int64),
    REGISTERS,
    near=("state", "room", "out", "duty", "luck"),
    instead={next_in: take_number},
    short_loops=True,
)


# --- sorting -------------------------------------------------------------------------------------


def _counting(on_gpu: Any) -> Any:
    def count(cells, counts):  # type: ignore[no-untyped-def]
        """How many games there are of each likeness; each block counts its own first."""
        here = cuda.shared.array(LIKENESSES, np.int32)
        for like in range(cuda.threadIdx.x, LIKENESSES, cuda.blockDim.x):
            here[like] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < cells.shape[1]:
            cuda.atomic.add(here, cells[LIKES, i], 1)
        cuda.syncthreads()
        for like in range(cuda.threadIdx.x, LIKENESSES, cuda.blockDim.x):
            if here[like] > 0:
                cuda.atomic.add(counts, like, here[like])

    return count


def _placing(on_gpu: Any) -> Any:
    def place(counts, firsts):  # type: ignore[no-untyped-def]
        """Where the games of each likeness begin. One thread does it, and wipes the counts."""
        so_far = np.int32(0)
        for like in range(LIKENESSES):
            firsts[like] = so_far
            so_far += counts[like]
            counts[like] = 0

    return place


def _sorting(on_gpu: Any) -> Any:
    def sort(cells, firsts, order):  # type: ignore[no-untyped-def]
        """Put games of a likeness side by side; each block reserves room for its own at once."""
        here = cuda.shared.array(LIKENESSES, np.int32)
        for like in range(cuda.threadIdx.x, LIKENESSES, cuda.blockDim.x):
            here[like] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        rank = np.int32(0)
        if i < cells.shape[1]:
            rank = cuda.atomic.add(here, cells[LIKES, i], 1)
        cuda.syncthreads()
        for like in range(cuda.threadIdx.x, LIKENESSES, cuda.blockDim.x):
            if here[like] > 0:
                here[like] = cuda.atomic.add(firsts, like, here[like])
        cuda.syncthreads()
        if i < cells.shape[1]:
            order[here[cells[LIKES, i]] + rank] = i

    return sort


COUNT = Kernel(_counting, (_CELLS, _PLACES), REGISTERS)
FIRSTS = Kernel(_placing, (_PLACES, _PLACES), REGISTERS)
SORT = Kernel(_sorting, (_CELLS, _PLACES, _PLACES), REGISTERS)


# --- showing -------------------------------------------------------------------------------------


def _showing(on_gpu: Any) -> Any:
    look = on_gpu(observe)

    def show(states, cells, seen):  # type: ignore[no-untyped-def]
        """A warp writes what the deciding seat of one game sees."""
        i, lane = cuda.grid(1) // WARP, cuda.grid(1) % WARP
        if i < len(states):
            look(states[i], cells[ACTORS, i], seen[i], lane, WARP)

    return show


def _allowing(on_gpu: Any) -> Any:
    mark = on_gpu(write_mask)

    def allow(order, states, masks):  # type: ignore[no-untyped-def]
        """Mark what may be done, in masks of zeros."""
        at = cuda.grid(1)
        if at < len(states):
            i = order[at]
            out = cuda.local.array(MOST_ACTIONS, np.int64)
            mark(states[i], out, masks[i])

    return allow


def _checking(on_gpu: Any) -> Any:
    legal = on_gpu(is_legal_id)

    def check(order, states, cells, bad):  # type: ignore[no-untyped-def]
        """The first game whose chosen action is illegal, in bad[0]."""
        at = cuda.grid(1)
        if at < len(states):
            i = order[at]
            out = cuda.local.array(MOST_ACTIONS, np.int64)
            if not legal(states[i], cells[CHOICES, i], out):
                cuda.atomic.min(bad, 0, np.int64(i))

    return check


def _picking(on_gpu: Any) -> Any:
    drawn, number_of = on_gpu(random_action), on_gpu(id_of)

    def pick(order, states, luck, actions):  # type: ignore[no-untyped-def]
        """A legal id for each game, every one equally likely."""
        at = cuda.grid(1)
        if at < len(states):
            i = order[at]
            out = cuda.local.array(MOST_ACTIONS, np.int64)
            actions[i] = number_of(states[i], drawn(states[i], luck, i, out))

    return pick


SHOW = Kernel(_showing, (_GAMES, _CELLS, _BYTES), REGISTERS, short_loops=True)
ALLOW = Kernel(_allowing, (_PLACES, _GAMES, _BYTES), REGISTERS, near=("out",))
CHECK = Kernel(_checking, (_PLACES, _GAMES, _CELLS, _WORDS), REGISTERS, near=("out",))
PICK = Kernel(_picking, (_PLACES, _GAMES, _LUCK, _WORDS), REGISTERS, near=("out",))
