"""The supervisor: it forks the processes of a server, restarts those that end, and ends them all.

It has no event loop and does no other work, so that it can fork at any time and hardly ever fails.
A process that shows no sign of life for FROZEN_TICKS is killed. Only when a process has ended its
tables get other owners: a frozen process that wakes up later can neither write nor send.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Thread
from typing import Any, Final

import structlog

from .mailboxes import Mailbox
from .shared_state import SharedState
from .siblings import POOL, Siblings

TICK_SECONDS: Final = 0.25  # between two checks
FROZEN_TICKS: Final = (
    20  # without a sign of life. The supervisor counts its own ticks: on a machine
)
# that was suspended or overloaded, it was so itself.
START_SECONDS: Final = 60.0  # for a process to begin to serve
RESTART_SECONDS: Final = 1.0  # between two starts of the same process
END_SECONDS: Final = 20.0  # for all processes to end after a signal
REPEATED_SIGNAL_SECONDS: Final = 1.0  # a signal repeated within this time counts once
MAX_AUTOMATIC: Final = 8  # processes, unless a setting asks for more
MIN_BYTES: Final = 2 * 1024**3  # of memory, for more than one process
log = structlog.get_logger("daikaiju.server")


def automatic_count() -> int:
    """Return how many processes suit this machine: one for each core, or one on a small one."""
    if sys.platform != "linux":
        return 1
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min(len(os.sched_getaffinity(0)), MAX_AUTOMATIC) if memory >= MIN_BYTES else 1


@dataclass
class Child:
    """A process that the supervisor has started."""

    pid: int
    started: float
    beat: float = 0.0  # the last sign of life …
    silent_ticks: int = 0  # … and how many ticks ago it was


@dataclass(frozen=True)
class Jobs:
    """What the processes do: `serve` and `run_pool` return when their process shall end."""

    serve: Callable[[Siblings], None]
    run_pool: Callable[[Siblings], None]
    on_ready: Callable[[], None]  # called by the supervisor when all processes serve …
    on_tick: Callable[[], None]  # … and about four times a second
    on_end: Callable[[int], None]  # called with the first signal


class Supervisor:
    """Starts `count` processes that serve, and one that has the bot workers."""

    def __init__(self, count: int, jobs: Jobs) -> None:
        self._shared, self._jobs = SharedState(count), jobs
        self._mailboxes = [Mailbox() for _ in range(count)]
        self._pool_mailbox = Mailbox()
        self._children: dict[int, Child] = {}  # by the number of the process
        self._lifeline = os.pipe()  # its end tells the processes that the supervisor has ended
        self._wakeup = socket.socketpair()
        self._signals: list[int] = []
        self._ending_since = 0.0
        self.has_failed = False  # a process ended before it could serve
        self._is_ready = False

    def run(self) -> None:
        """Run until a signal, or until a process cannot start."""
        with self._signal_handlers():
            self._shared.live[:] = bytes([1] * self._shared.processes)
            for number in (POOL, *range(self._shared.processes)):
                self._start(number)
            while self._children or not self._ending_since:
                self._sleep()
                if self._is_ready:
                    self._jobs.on_tick()
                self._reap()
                if self._signals or self._ending_since:
                    self._end_children()
                else:
                    self._check_children()

    # --- signals ---------------------------------------------------------------------------------

    @contextmanager
    def _signal_handlers(self) -> Iterator[None]:
        for end in self._wakeup:
            end.setblocking(False)
        signal.set_wakeup_fd(self._wakeup[1].fileno(), warn_on_full_buffer=False)
        before = {
            number: signal.signal(number, self._on_signal)
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD)
        }
        try:
            yield
        finally:
            signal.set_wakeup_fd(-1)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _on_signal(self, number: int, _frame: Any) -> None:
        if number != signal.SIGCHLD:
            self._signals.append(number)

    def _sleep(self) -> None:
        """Sleep until the next tick or signal."""
        if select.select([self._wakeup[0]], [], [], TICK_SECONDS)[0]:
            with suppress(BlockingIOError):
                while self._wakeup[0].recv(4096):
                    pass

    # --- processes -------------------------------------------------------------------------------

    def _start(self, number: int) -> None:
        self._shared.beats[number] = 0.0
        if number != POOL:
            self._shared.clear_counts(number)
        if pid := os.fork():
            self._children[number] = Child(pid, time.monotonic())
        else:
            self._become_child(number)

    def _become_child(self, number: int) -> None:
        """Do the job of a process and end it; never returns."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for each in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
                signal.signal(each, signal.SIG_DFL)
            os.setsid()  # Ctrl-C reaches only the supervisor
            os.close(self._lifeline[1])
            self._do_job(number)
            status = 0
        except BaseException:
            log.exception("a process failed")
        finally:
            os._exit(status)

    def _do_job(self, number: int) -> None:
        _watch_lifeline(self._lifeline[0])
        siblings = Siblings(number, self._shared, self._mailboxes, self._pool_mailbox)
        if number == POOL:
            self._jobs.run_pool(siblings)
        else:
            self._jobs.serve(siblings)

    def _reap(self) -> None:
        """Forget ended processes. Their tables get other owners now."""
        for number, child in list(self._children.items()):
            pid, status = os.waitpid(child.pid, os.WNOHANG)
            if pid:
                del self._children[number]
                self._on_end(number, child, os.waitstatus_to_exitcode(status))

    def _on_end(self, number: int, child: Child, status: int) -> None:
        if number != POOL:
            self._shared.live[number] = 0
        if self._ending_since or self._signals:
            return
        log.error("a process ended", process=_name(number), pid=child.pid, status=status)
        if not self._is_ready:
            self.has_failed = True
            self._signals.append(signal.SIGTERM)
            return
        pause = max(0.0, child.started + RESTART_SECONDS - time.monotonic())
        time.sleep(pause)  # a process that ends at once must not take all the time of the machine
        self._start(number)

    def _check_children(self) -> None:
        for number, child in self._children.items():
            self._check_life(number, child)
        if not self._is_ready and all(self._shared.live) and all(self._shared.beats):
            self._is_ready = True
            self._jobs.on_ready()

    def _check_life(self, number: int, child: Child) -> None:
        """Note a sign of life, or kill a process that is frozen."""
        beat = self._shared.beats[number]
        child.silent_ticks = 0 if beat != child.beat else child.silent_ticks + 1
        child.beat = beat
        if beat:
            if number != POOL:
                self._shared.live[number] = 1
            is_frozen = child.silent_ticks > FROZEN_TICKS
        else:
            is_frozen = time.monotonic() - child.started > START_SECONDS
        if is_frozen:
            log.error(
                "a process does not answer: it is killed", process=_name(number), pid=child.pid
            )
            os.kill(child.pid, signal.SIGKILL)

    def _end_children(self) -> None:
        """Pass the first signal on. A second one, or END_SECONDS, end all processes at once."""
        now = time.monotonic()
        if not self._ending_since:
            self._ending_since = now
            self._jobs.on_end(self._signals[0])
            self._signal_children(signal.SIGTERM)
            self._signals.clear()
        is_repeated = self._signals and now - self._ending_since > REPEATED_SIGNAL_SECONDS
        if is_repeated or now - self._ending_since > END_SECONDS:
            self._signal_children(signal.SIGKILL)
        if is_repeated:
            signal.signal(self._signals[-1], signal.SIG_DFL)
            signal.raise_signal(self._signals[-1])
        self._signals.clear()

    def _signal_children(self, number: int) -> None:
        for child in self._children.values():
            with suppress(ProcessLookupError):
                os.kill(child.pid, number)


def _name(number: int) -> int | str:
    return "pool" if number == POOL else number


def _watch_lifeline(file: int) -> None:
    """End this process as soon as the supervisor has ended."""

    def wait() -> None:
        os.read(file, 1)
        os._exit(1)

    Thread(target=wait, name="daikaiju-lifeline", daemon=True).start()
