"""Sharing a match out: to threads of this machine, or to the tasks of a Ray cluster.

The sums come out the same however many workers there are and however the groups are cut into
chunks: a group's luck hangs on its number alone, and sums add up in any order.
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

from ..bots.dispatch import OUTSIDE
from ..bots.registry import make_bot
from ..rules.compiler import cache_root, compiled, source_key
from ..text import Told
from .game_loop import begin, play_games, play_on
from .match import Match, dismiss_bots, play_groups, step_first
from .tally import Tally

Play = Callable[[Match, int, int], Tally]
Progress = Callable[[Tally], None]

CHUNK_SECONDS = 0.5  # long enough to cost nothing, short enough for a lively progress bar
GROWTH = 8  # the most by which chunks grow at a time: the first one may have waited for a compiler
GRACE_SECONDS = 3.0  # how long Ctrl-C waits for what is being played
POLL_SECONDS = 0.2


@dataclass(frozen=True)
class Part:
    """One chunk of a match, played."""

    groups: int
    seconds: float
    tally: Tally


class Crew(Protocol):
    """Who plays chunks: each of `size` workers one at a time."""

    size: int

    def give(self, first: int, groups: int) -> None: ...

    def take(self, seconds: float) -> list[Part]:
        """What has been finished; waits up to so many seconds for something."""

    def close(self) -> None: ...


def run(
    match: Match,
    workers: int | str = "threads",
    progress: Progress = lambda tally: None,
    play: Play = play_groups,
) -> Tally:
    """Play a match; after Ctrl-C, what was played until then.

    `workers`: "threads" (one a core), a number of threads, or "ray".
    """
    crew = _crew(match, workers, play)
    share = _Share(match, crew)
    try:
        with suppress(KeyboardInterrupt):
            if play is play_groups:
                prepare(match)
            share.play_all(progress)
        with suppress(KeyboardInterrupt):
            share.collect(GRACE_SECONDS)
    finally:
        crew.close()
    return share.result()


# --- machine code --------------------------------------------------------------------------------


def is_prepared(match: Match) -> bool:
    """Can these bots play at once? Else the compiler must run first."""
    return all(
        any((cache_root() / source_key(function)).glob(f"*{function.__name__}-*.nbi"))
        for function in _needed(match)
    )


def prepare(match: Match) -> None:
    """Load or make the machine code: once, here, and not once in every worker."""
    for function in _needed(match):
        compiled(function)


def _needed(match: Match) -> tuple[Any, ...]:
    """What must be machine code before these bots can play."""
    bots = [make_bot(spec) for spec in match.specs]
    for bot in bots:
        bot.close()
    if all(bot.player != OUTSIDE for bot in bots):
        return (play_games,)
    return (begin, play_on, step_first, *(need for bot in bots for need in bot.needs))


# --- sharing out ---------------------------------------------------------------------------------


def _crew(match: Match, workers: int | str, play: Play) -> Crew:
    check_workers(workers)
    if workers == "ray":
        return Cluster(match, play)
    return Threads(match, play, cores() if workers == "threads" else int(workers))


def check_workers(workers: int | str) -> None:
    """Is this a way to share a match out? Else one sentence."""
    if workers not in ("threads", "ray") and not re.fullmatch("[1-9][0-9]*", str(workers)):
        raise Told("mistake-workers", given=str(workers))


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Share:
    """A match being shared out: what is handed out, what is running, what has come back."""

    def __init__(self, match: Match, crew: Crew) -> None:
        self.match, self.crew = match, crew
        self.tally = Tally(len(match.specs), match.seats)
        self.next = self.running = 0
        self.chunk = 1

    def play_all(self, progress: Progress) -> None:
        while self.next < self.match.groups or self.running:
            self._hand_out()
            if self._gather(POLL_SECONDS):
                progress(self.tally)

    def collect(self, seconds: float) -> None:
        """Wait a little for what is running; nothing new is handed out."""
        end = time.monotonic() + seconds
        while self.running and time.monotonic() < end:
            self._gather(POLL_SECONDS)

    def result(self) -> Tally:
        self.tally.rated.sort(key=lambda game: game.number)
        return self.tally

    def _hand_out(self) -> None:
        while self.running < self.crew.size and self.next < self.match.groups:
            left = self.match.groups - self.next
            even = -(-left // (2 * self.crew.size))  # so that all finish at about the same time
            groups = min(self.chunk, even)
            self.crew.give(self.next, groups)
            self.next += groups
            self.running += 1

    def _gather(self, seconds: float) -> bool:
        """Merge what has come back, if anything has."""
        parts = self.crew.take(seconds)
        for part in parts:
            self.running -= 1
            self._merge(part.tally)
            fitting = part.groups * CHUNK_SECONDS / max(part.seconds, 1e-6)
            self.chunk = max(1, int(min(fitting, GROWTH * part.groups)))
        return bool(parts)

    def _merge(self, tally: Tally) -> None:
        """Into a copy: Ctrl-C may strike anywhere, and half a merge must never be seen."""
        merged = copy(self.tally)
        merged.troubles = dict(merged.troubles)
        merged.merge(tally)
        self.tally = merged


def _played(play: Play, match: Match, first: int, groups: int) -> Part:
    start = time.perf_counter()
    tally = play(match, first, groups)
    return Part(groups, time.perf_counter() - start, tally)


# --- threads -------------------------------------------------------------------------------------


class Threads:
    """Threads of this process: compiled games need no lock.

    They are daemons, so that a long chunk abandoned by Ctrl-C does not hold up the end.
    """

    def __init__(self, match: Match, play: Play, size: int) -> None:
        self.match, self.play, self.size = match, play, size
        self.jobs: SimpleQueue[tuple[int, int] | None] = SimpleQueue()
        self.done: SimpleQueue[Part | BaseException] = SimpleQueue()
        for number in range(size):
            Thread(target=self._work, name=f"daikaiju-arena-{number}", daemon=True).start()

    def give(self, first: int, groups: int) -> None:
        self.jobs.put((first, groups))

    def take(self, seconds: float) -> list[Part]:
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
                self.done.put(_played(self.play, self.match, *job))
            except BaseException as error:  # whatever it is, it is told where the match is run
                self.done.put(error)
        dismiss_bots()


# --- Ray -----------------------------------------------------------------------------------------


class Cluster:
    """Tasks of a Ray cluster: the one that RAY_ADDRESS names, or one started here for the match."""

    def __init__(self, match: Match, play: Play) -> None:
        self.ray = _ray()
        self.is_mine = not self.ray.is_initialized()
        if self.is_mine:
            self.ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(_played)
        self.match, self.play = self.ray.put(match), play
        self.running: list[Any] = []

    def give(self, first: int, groups: int) -> None:
        self.running.append(self.task.remote(self.play, self.match, first, groups))

    def take(self, seconds: float) -> list[Part]:
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
        if self.is_mine:
            self.ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Told("mistake-no-ray") from None
    return ray
