"""The same rules on a GPU: `python -m benchmarks.cuda` (needs numba-cuda and a CUDA device).

Every thread plays games of its own. The last positions of some games are compared, byte for byte,
with those of the same games on the processor.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numba import cuda

from daikaiju.arena.playout import play_many, play_randomly
from daikaiju.luck.fast import stream
from daikaiju.rules import new_game
from daikaiju.rules.actions import MOST_ACTIONS
from daikaiju.rules.machine import Translator, compiled


def device_function(function: Any) -> Any:
    return cuda.jit(device=True)(function)


def make_kernel() -> Any:
    """One thread a row: its own state, luck, list of actions and counts."""
    to_gpu = Translator(device_function)
    play, begin = to_gpu(play_randomly), to_gpu(stream)

    @cuda.jit
    def kernel(start: Any, room: Any, games: int, luck: Any, out: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < room.shape[0]:
            for game in range(games):
                room[i] = start[0]
                luck[i, 0] = begin(1, i * games + game)
                play(room[i], luck[i], out[i], counts[i])

    return kernel


def run_on_gpu(edition: str, threads: int, games: int, repeats: int) -> tuple[Any, float, float]:
    """The last position of every thread, decisions a second, and seconds to compile."""
    start = new_game(edition, 4).record
    room = cuda.to_device(np.repeat(start, threads))
    luck = cuda.to_device(np.zeros((threads, 1), np.uint64))
    out = cuda.to_device(np.zeros((threads, MOST_ACTIONS), np.int64))
    counts = cuda.to_device(np.zeros((threads, 3), np.int64))
    kernel = make_kernel()
    blocks, size = (threads + 127) // 128, 128
    begun = time.perf_counter()
    kernel[blocks, size](start, room, games, luck, out, counts)
    cuda.synchronize()
    compiling = time.perf_counter() - begun
    counts.copy_to_device(np.zeros((threads, 3), np.int64))
    begun = time.perf_counter()
    for _ in range(repeats):
        kernel[blocks, size](start, room, games, luck, out, counts)
    cuda.synchronize()
    taken = time.perf_counter() - begun
    decisions = counts.copy_to_host()[:, 0].sum()
    return room.copy_to_host(), float(decisions / taken), compiling


def agrees(edition: str, rooms: Any, games: int, compared: int) -> bool:
    """Do the last games of the first threads end as they do on the processor?"""
    play = compiled(play_many)
    start = new_game(edition, 4).record
    luck, out = np.zeros(1, np.uint64), np.zeros(MOST_ACTIONS, np.int64)
    counts = np.zeros(3, np.int64)
    for thread in range(compared):
        room = start.copy()
        play(start, room, 1, thread * games + games - 1, 1, luck, out, counts)
        if room.tobytes() != rooms[thread : thread + 1].tobytes():
            return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.cuda")
    parser.add_argument("--threads", type=int, default=131_072)
    parser.add_argument("--games", type=int, default=4, help="for each thread")
    parser.add_argument("--repeats", type=int, default=3)
    args = parser.parse_args()
    for edition in ("first", "second", "dark"):
        rooms, rate, compiling = run_on_gpu(edition, args.threads, args.games, args.repeats)
        same = agrees(edition, rooms, args.games, 500)
        print(f"{edition}: {rate:.3g} decisions/s, first call {compiling:.0f} s, as on CPU: {same}")


if __name__ == "__main__":
    main()
