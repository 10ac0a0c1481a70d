"""Distribution of a match over threads of this machine or tasks of a Ray cluster.

The result does not depend on the number of workers or on how groups are split into chunks: the RNG
streams of a group depend only on its number, and sums are additive.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

from ..bots.dispatch import EXTERNAL
from ..bots.registry import make_bot
from ..rules.compiler import compile_missing, get_compiled
from ..text import UserError
from .comparisons import is_best_sure
from .game_loop import begin, play_games, play_on, step
from .match import Match, close_bots, play_groups
from .tally import Tally

Play = Callable[[Match, int, int], Tally]
Progress = Callable[[Tally], None]

MAX_WORKERS = 1024
CHUNK_SECONDS = 0.5  # small overhead, and a progress bar that moves
GROWTH = 8  # limit of growth per step: the first chunk may have waited for the compiler
GRACE_SECONDS = 3.0  # how long Ctrl-C waits for running chunks
POLL_SECONDS = 0.2
FIRST_LOOK = 20  # groups before a match that plays until it is sure may stop


@dataclass(frozen=True)
class Part:
    """The result of one chunk of a match."""

    groups: int
    seconds: float
    tally: Tally


class WorkerPool(Protocol):
    """Plays chunks; each of `size` workers plays one at a time."""

    size: int

    def submit(self, first: int, groups: int) -> None:
        """Start a chunk: `groups` groups from number `first` on."""

    def poll(self, seconds: float) -> list[Part]:
        """Return finished chunks; wait up to `seconds` for one."""

    def close(self) -> None:
        """Stop the workers."""


def run(
    match: Match,
    workers: int | str = "threads",
    progress: Progress = lambda tally: None,
    play: Play = play_groups,
) -> Tally:
    """Play a match. After Ctrl-C, return what was played so far.

    `workers`: "threads" (one per core), a number of threads, or "ray".
    """
    pool = _worker_pool(match, workers, play)
    distribution = _Distribution(match, pool)
    try:
        with suppress(KeyboardInterrupt):
            if play is play_groups:
                prepare(match)
            for groups in looks(match):
                distribution.play_to(groups, progress)
                if match.until_sure and is_best_sure(distribution.tally):
                    break
        with suppress(KeyboardInterrupt):
            distribution.collect(GRACE_SECONDS)
    finally:
        pool.close()
    return distribution.result()


def looks(match: Match) -> list[int]:
    """Return the numbers of groups after which the match may stop: the last one plays them all.

    They depend only on the match, so that the same match always stops at the same game.
    """
    if not match.until_sure:
        return [match.groups]
    found = [min(FIRST_LOOK, match.groups)]
    while found[-1] < match.groups:
        found.append(min(match.groups, -(-found[-1] * 5 // 4)))
    return found


# --- machine code --------------------------------------------------------------------------------


def prepare(match: Match) -> None:
    """Load or compile machine code once, not in every worker."""
    needed = _needed(match)
    compile_missing(needed)
    for function in needed:
        get_compiled(function)


def _needed(match: Match) -> tuple[Any, ...]:
    """Return the functions that must be compiled before these bots can play."""
    bots = [make_bot(spec) for spec in match.specs]
    for bot in bots:
        bot.close()
    if all(bot.player != EXTERNAL for bot in bots):
        return (play_games,)
    return (begin, play_on, step, *(need for bot in bots for need in bot.needs))


# --- distribution --------------------------------------------------------------------------------


def _worker_pool(match: Match, workers: int | str, play: Play) -> WorkerPool:
    check_workers(workers)
    if workers == "ray":
        return RayPool(match, play)
    return ThreadPool(match, play, cores() if workers == "threads" else int(workers))


def check_workers(workers: int | str) -> None:
    """Raise UserError if `workers` is not a valid choice."""
    is_number = re.fullmatch("[1-9][0-9]{0,3}", str(workers)) and int(workers) <= MAX_WORKERS
    if workers not in ("threads", "ray") and not is_number:
        raise UserError("mistake-workers", given=str(workers), most=MAX_WORKERS)


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Distribution:
    """The state of a running match: chunks handed out, running and finished."""

    def __init__(self, match: Match, pool: WorkerPool) -> None:
        self.match, self.pool = match, pool
        self.tally = Tally(len(match.specs), match.seats)
        self.next = self.running = self.last = 0
        self.chunk = 1

    def play_to(self, last: int, progress: Progress) -> None:
        """Hand out chunks until all groups below number `last` are played."""
        self.last = last
        while self.next < self.last or self.running:
            self._hand_out()
            if self._gather(POLL_SECONDS):
                progress(self.tally)

    def collect(self, seconds: float) -> None:
        """Wait for running chunks without handing out new ones."""
        end = time.monotonic() + seconds
        while self.running and time.monotonic() < end:
            self._gather(POLL_SECONDS)

    def result(self) -> Tally:
        """Return the merged tally with its rated games in order."""
        self.tally.rated.sort(key=lambda game: game.number)
        return self.tally

    def _hand_out(self) -> None:
        while self.running < self.pool.size and self.next < self.last:
            left = self.last - self.next
            even = -(-left // (2 * self.pool.size))  # all workers finish at about the same time
            groups = min(self.chunk, even)
            self.pool.submit(self.next, groups)
            self.next += groups
            self.running += 1

    def _gather(self, seconds: float) -> bool:
        """Merge finished chunks; return whether there were any."""
        parts = self.pool.poll(seconds)
        for part in parts:
            self.running -= 1
            self._merge(part.tally)
            fitting = part.groups * CHUNK_SECONDS / max(part.seconds, 1e-6)
            self.chunk = max(1, int(min(fitting, GROWTH * part.groups)))
        return bool(parts)

    def _merge(self, tally: Tally) -> None:
        """Merge into a copy: Ctrl-C may interrupt anywhere and must not leave half a merge."""
        merged = copy(self.tally)
        merged.troubles = dict(merged.troubles)
        merged.merge(tally)
        self.tally = merged


def _play_chunk(play: Play, match: Match, first: int, groups: int) -> Part:
    start = time.perf_counter()
    tally = play(match, first, groups)
    return Part(groups, time.perf_counter() - start, tally)


# --- threads -------------------------------------------------------------------------------------


class ThreadPool:
    """Threads of this process; compiled games release the GIL.

    They are daemon threads, so that a long chunk abandoned by Ctrl-C does not delay the exit.
    """

    def __init__(self, match: Match, play: Play, size: int) -> None:
        self.match, self.play, self.size = match, play, size
        self.jobs: SimpleQueue[tuple[int, int] | None] = SimpleQueue()
        self.done: SimpleQueue[Part | BaseException] = SimpleQueue()
        for number in range(size):
            Thread(target=self._work, name=f"daikaiju-arena-{number}", daemon=True).start()

    def submit(self, first: int, groups: int) -> None:
        self.jobs.put((first, groups))

    def poll(self, seconds: float) -> list[Part]:
        try:
            part = self.done.get(timeout=seconds)
        except Empty:
            return []
        if isinstance(part, BaseException):
            raise part
        return [part]

    def close(self) -> None:
        for _ in range(self.size):
            self.jobs.put(None)

    def _work(self) -> None:
        while job := self.jobs.get():
            try:
                self.done.put(_play_chunk(self.play, self.match, *job))
            except BaseException as error:  # raised again in the thread that runs the match
                self.done.put(error)
        close_bots()


# --- Ray -----------------------------------------------------------------------------------------


class RayPool:
    """Tasks of a Ray cluster: the one in RAY_ADDRESS, or one started for this match."""

    def __init__(self, match: Match, play: Play) -> None:
        self.ray = _ray()
        self.owns_cluster = not self.ray.is_initialized()
        if self.owns_cluster:
            self.ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(_play_chunk)
        self.match, self.play = self.ray.put(match), play
        self.running: list[Any] = []

    def submit(self, first: int, groups: int) -> None:
        self.running.append(self.task.remote(self.play, self.match, first, groups))

    def poll(self, seconds: float) -> list[Part]:
        if not self.running:
            return []
        done, self.running = self.ray.wait(self.running, num_returns=1, timeout=seconds)
        try:
            return list(self.ray.get(done))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        for task in self.running:
            self.ray.cancel(task, force=True)
        if self.owns_cluster:
            self.ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise UserError("mistake-no-ray") from None
    return ray
