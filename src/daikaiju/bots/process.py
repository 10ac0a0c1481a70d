"""Somebody else's program, spoken to line by line. It can fail in any way and never holds us up.

Threads stand between it and us: one writes what we say, since a program that does not read would
make us wait; one takes in what it says, no faster than we listen; one keeps its last complaints.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from typing import IO

CHUNK = 4096  # bytes read at once
LONGEST_LINE = 16 * CHUNK  # what has no end by then is taken for a line
LAST_WORDS = 2000  # bytes of its standard error that are kept
PATIENCE = 1.0  # seconds to leave by itself, then to heed a signal
SIGNALS = (signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM))


class Silent(Exception):
    """It has not said a whole line in time; the text is what there was of one."""


class Ended(Exception):
    """It will say no more."""


class Process:
    """A running program. `end()` leaves neither a process nor a thread behind."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it, without a shell; OSError or ValueError if that is impossible."""
        pipe = subprocess.PIPE
        self._program = subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: Queue[bytes] = Queue(maxsize=16)
        self._begun = b""  # said, and not yet given as a line
        self._complaints = b""
        self._ending = False
        self._was_stopped = False
        self._threads = [
            threading.Thread(target=work, args=(stream,), name="daikaiju-bot", daemon=True)
            for work, stream in (
                (self._write, self._program.stdin),
                (self._read, self._program.stdout),
                (self._keep_complaints, self._program.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()
        atexit.register(self.end)

    def say(self, line: str) -> None:
        """Send a line; never waits."""
        self._to_say.put(f"{line}\n".encode())

    def line(self, deadline: float) -> str:
        """The next line it says; Silent if there is none by then (of time.monotonic), or Ended."""
        while b"\n" not in self._begun and len(self._begun) < LONGEST_LINE:
            try:
                chunk = self._said.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise Silent(_text(self._begun)) from None
            if not chunk:
                raise Ended
            self._begun += chunk
        line, _, self._begun = self._begun.partition(b"\n")
        return _text(line)

    def end(self) -> None:
        """Close its input, so that it may leave; stop it and all its children if it does not."""
        self._ending = True
        self._to_say.put(None)
        with suppress(Empty):
            while True:  # the reader may be waiting for room
                self._said.get_nowait()
        for number in SIGNALS:
            if self._has_gone():
                break
            self._stop(number)
        else:
            self._has_gone()
        atexit.unregister(self.end)

    def how_it_ended(self) -> str:
        """`ended with status 1: "NameError: …"`, to be asked after `end()`."""
        status = self._program.returncode
        if self._was_stopped:
            return "closed its output"
        how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        complaints = _text(self._complaints).splitlines()
        return f"{how}: {complaints[-1].strip()}" if complaints else how

    def _has_gone(self) -> bool:
        """Has everything that it held come to an end, perhaps after a little patience?"""
        deadline = time.monotonic() + PATIENCE
        try:
            self._program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return False
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _stop(self, number: int) -> None:
        """Signal its whole group. Whoever still holds our pipes keeps the group's number taken."""
        self._was_stopped = self._was_stopped or self._program.returncode is None
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._program.pid, number)
        else:
            self._program.kill()

    # --- the threads -----------------------------------------------------------------------------

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:
            while (line := self._to_say.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                if not self._ending:
                    self._said.put(chunk)
            self._said.put(b"")

    def _keep_complaints(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                self._complaints = (self._complaints + chunk)[-LAST_WORDS:]


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="replace").strip()
