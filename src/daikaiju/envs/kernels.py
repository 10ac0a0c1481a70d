"""The CUDA kernels.

One thread advances one game. The 32 threads of a warp run in lockstep, and the warps of a block are
fast only while they share instructions: the rules are much code, of which each game runs little. So
all games of a block follow one plan: the stages of a turn in order, frequent ones several times. At
each entry of the plan the games at this stage advance and the others wait; an entry without waiting
games is skipped. Other stages have entries ANY_OTHER, at which each warp runs the stage that most
of its games are at.

Complete games are fastest in large blocks with mixed stages. If each game takes one decision per
call, games are first sorted by stage, and small blocks are fastest.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import cuda, from_dtype, types

from ..bots.random import random_action
from ..rules.actions import MAX_ACTIONS
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
from ..spaces.actions import id_of, is_legal_id, write_mask
from ..spaces.observations import observe
from .cuda_compiler import Kernel
from .stages import (
    ACTORS,
    CHOICES,
    DUTY,
    IDLE,
    SORT_KEY,
    SORT_KEYS,
    STAGE,
    TASK,
    THREAD_LOCAL,
    Lane,
    begin_call,
    end_call,
    has_duty,
    next_game,
    run_stage,
)

WARP: Final = 32
ALL_LANES: Final = 0xFFFFFFFF
BLOCK: Final = 128  # threads per block in kernels that do not play
REGISTERS: Final = 64  # per thread: the limit for this occupancy

# The plan. ANY_OTHER stands for all stages that are not in it.
ANY_OTHER: Final = -1
NO_STAGE: Final = -2  # the stage of an idle game
_FILLING: Final = (REFILL, REVEAL)
PLAN: Final = np.array(
    [
        *(START_TURN, THROWING, THROW, KEEP, THROW, KEEP, THROW, KEEP),
        *(PROBES, CHANGES, COMBINATIONS, RESOLVE, YIELDS, YIELD, AFTER_YIELDS, ANY_OTHER, ENTER),
        *(BUYING, BUY, *_FILLING, *_FILLING, *_FILLING, REFILL, OPPORTUNITIES, BUYING, BUY),
        *(END_TURN, END_EFFECTS, AFTER_TURN, ANY_OTHER, NEXT_TURN),
    ],
    np.int32,
)
IS_PLANNED: Final = np.isin(np.arange(GO_ON + 1), PLAN)

_GAME = from_dtype(RECORD)
_GAMES = _GAME[::1]
_WORDS, _RNG, _INDICES = types.int64[::1], types.uint64[::1], types.int32[::1]
_CELLS, _BYTES, _REWARDS = types.int64[:, ::1], types.int8[:, ::1], types.float32[:, ::1]
_RESULTS = types.int8[::1]
_TERMS = types.UniTuple(types.int64, 8)


# --- playing -------------------------------------------------------------------------------------


@cuda.jit(device=True)
def next_game_atomic(queue):  # type: ignore[no-untyped-def]
    """Return what `next_game` returns, with an atomic counter."""
    return cuda.atomic.add(queue, 0, 1)


@cuda.jit(device=True)
def most_common_stage(mine):  # type: ignore[no-untyped-def]
    """Return the unplanned stage that most games of this warp are at, or ANY_OTHER."""
    key = np.int32(mine + 1 if mine >= 0 and not IS_PLANNED[mine] else 0)
    votes = np.int32(cuda.popc(cuda.match_any_sync(ALL_LANES, key)))
    best = np.int32((votes << 8) + key if key > 0 else 0)
    for away in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(ALL_LANES, best, away))
    return np.int32((best & 255) - 1)


@cuda.jit(device=True)
def at_stage(duty):  # type: ignore[no-untyped-def]
    return np.int32(NO_STAGE if duty[TASK] == IDLE else duty[STAGE])


def _make_advance(on_gpu: Any) -> Any:
    begin, stage, end = on_gpu(begin_call), on_gpu(run_stage), on_gpu(end_call)
    copy, has_work = on_gpu(overwrite), on_gpu(has_duty)

    def advance(order, starts, states, rng, cells, rewards, results, queue, terms, task):  # type: ignore[no-untyped-def]
        """Advance every game by at most terms[MOST] decisions."""
        i = order[min(cuda.grid(1), len(order) - 1)]
        game, stream = cuda.local.array(1, _GAME), cuda.local.array(1, np.uint64)
        duty, out = cuda.local.array(DUTY, np.int32), cuda.local.array(MAX_ACTIONS, np.int64)
        lane = Lane(game, duty, stream, out, starts, cells, terms, rewards[i], results, queue)
        duty[TASK] = IDLE
        is_moved = cuda.grid(1) < len(order) and has_work(cells, i, terms, task)
        if is_moved:
            copy(game[0], states[i])
            stream[0] = rng[i]
            begin(lane, i, task)
        mine, at, skipped = at_stage(duty), np.int32(0), np.int32(0)
        while skipped < len(PLAN):
            planned = PLAN[at]
            wanted = planned if planned != ANY_OTHER else most_common_stage(mine)
            skipped = np.int32(skipped + 1)
            if cuda.syncthreads_or(np.int32(mine == wanted)):
                skipped = np.int32(0)
                while wanted != ANY_OTHER:
                    if mine == wanted:
                        stage(lane, i)
                        mine = at_stage(duty)
                    cuda.syncwarp(ALL_LANES)
                    wanted = np.int32(ANY_OTHER)
                    if planned == ANY_OTHER:
                        wanted = most_common_stage(mine)
            at = np.int32(at + 1 if at + 1 < len(PLAN) else 0)
        if is_moved:
            copy(states[i], game[0])
            rng[i] = stream[0]
            end(lane, i)

    return advance


ADVANCE = Kernel(
    _make_advance,
    (_INDICES, _GAMES, _GAMES, _RNG, _CELLS, _REWARDS, _RESULTS, _WORDS, _TERMS, types.int64),
    REGISTERS,
    near=("state", "out", "rng", *(f"lane.{Lane._fields.index(f)}" for f in THREAD_LOCAL)),
    instead={next_game: next_game_atomic},
    short_loops=True,
    runs_rules=True,
)


# --- sorting -------------------------------------------------------------------------------------


def _make_count(on_gpu: Any) -> Any:
    def count(cells, counts):  # type: ignore[no-untyped-def]
        """Count the games per sort key; each block counts its own games first."""
        here = cuda.shared.array(SORT_KEYS, np.int32)
        for key in range(cuda.threadIdx.x, SORT_KEYS, cuda.blockDim.x):
            here[key] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < cells.shape[1]:
            cuda.atomic.add(here, cells[SORT_KEY, i], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, SORT_KEYS, cuda.blockDim.x):
            if here[key] > 0:
                cuda.atomic.add(counts, key, here[key])

    return count


def _make_offsets(on_gpu: Any) -> Any:
    def offsets(counts, firsts):  # type: ignore[no-untyped-def]
        """Compute the first index of each sort key in one thread, and reset the counts."""
        so_far = np.int32(0)
        for key in range(SORT_KEYS):
            firsts[key] = so_far
            so_far += counts[key]
            counts[key] = 0

    return offsets


def _make_sort(on_gpu: Any) -> Any:
    def sort(cells, firsts, order):  # type: ignore[no-untyped-def]
        """Sort games by key; each block reserves its range of every key at once."""
        here = cuda.shared.array(SORT_KEYS, np.int32)
        for key in range(cuda.threadIdx.x, SORT_KEYS, cuda.blockDim.x):
            here[key] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        rank = np.int32(0)
        if i < cells.shape[1]:
            rank = cuda.atomic.add(here, cells[SORT_KEY, i], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, SORT_KEYS, cuda.blockDim.x):
            if here[key] > 0:
                here[key] = cuda.atomic.add(firsts, key, here[key])
        cuda.syncthreads()
        if i < cells.shape[1]:
            order[here[cells[SORT_KEY, i]] + rank] = i

    return sort


COUNT = Kernel(_make_count, (_CELLS, _INDICES), REGISTERS)
OFFSETS = Kernel(_make_offsets, (_INDICES, _INDICES), REGISTERS)
SORT = Kernel(_make_sort, (_CELLS, _INDICES, _INDICES), REGISTERS)


# --- outputs -------------------------------------------------------------------------------------


def _make_observe(on_gpu: Any) -> Any:
    look = on_gpu(observe)

    def show(states, cells, seen):  # type: ignore[no-untyped-def]
        """Write the observation of the deciding seat of one game with one warp."""
        i, lane = cuda.grid(1) // WARP, cuda.grid(1) % WARP
        if i < len(states):
            look(states[i], cells[ACTORS, i], seen[i], lane, WARP)

    return show


def _make_mask(on_gpu: Any) -> Any:
    mark = on_gpu(write_mask)

    def allow(order, states, masks):  # type: ignore[no-untyped-def]
        """Mark the legal ids in masks of zeros."""
        at = cuda.grid(1)
        if at < len(states):
            i = order[at]
            out = cuda.local.array(MAX_ACTIONS, np.int64)
            mark(states[i], out, masks[i])

    return allow


def _make_check(on_gpu: Any) -> Any:
    legal = on_gpu(is_legal_id)

    def check(order, states, cells, bad):  # type: ignore[no-untyped-def]
        """Store the first game with an illegal action in bad[0]."""
        at = cuda.grid(1)
        if at < len(states):
            i = order[at]
            out = cuda.local.array(MAX_ACTIONS, np.int64)
            if not legal(states[i], cells[CHOICES, i], out):
                cuda.atomic.min(bad, 0, np.int64(i))

    return check


def _make_pick(on_gpu: Any) -> Any:
    drawn, number_of = on_gpu(random_action), on_gpu(id_of)

    def pick(order, states, rng, actions):  # type: ignore[no-untyped-def]
        """Draw a random legal id for each game."""
        at = cuda.grid(1)
        if at < len(states):
            i = order[at]
            out = cuda.local.array(MAX_ACTIONS, np.int64)
            actions[i] = number_of(states[i], drawn(states[i], rng, i, out))

    return pick


OBSERVE = Kernel(_make_observe, (_GAMES, _CELLS, _BYTES), REGISTERS, short_loops=True)
MASK = Kernel(_make_mask, (_INDICES, _GAMES, _BYTES), REGISTERS, near=("out",))
CHECK = Kernel(_make_check, (_INDICES, _GAMES, _CELLS, _WORDS), REGISTERS, near=("out",))
PICK = Kernel(_make_pick, (_INDICES, _GAMES, _RNG, _WORDS), REGISTERS, near=("out",))
