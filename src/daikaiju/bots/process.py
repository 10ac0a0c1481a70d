"""A child process that exchanges lines of text. Its failures never block the caller.

Three threads serve its pipes: one writes, because a program that does not read would block the
caller; one reads, no faster than the lines are consumed; one stores the end of its standard error.
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
LONGEST_LINE = 16 * CHUNK  # a longer line is cut here
STDERR_BYTES = 2000  # of its standard error that are stored
EXIT_TIMEOUT = 1.0  # seconds to exit after its input is closed, and after each signal
SIGNALS = (signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM))


class ReadTimeout(Exception):
    """No whole line arrived in time. The message is the part of a line that arrived."""


class ProcessEnded(Exception):
    """The process has closed its output."""


class Process:
    """A running program. `end()` ends the process and its threads."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program without a shell. Raise OSError or ValueError if that is impossible."""
        pipe = subprocess.PIPE
        self._program = subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._received: Queue[bytes] = Queue(maxsize=16)
        self._partial = b""  # received, but not yet returned as a line
        self._stderr = b""
        self._ending = False
        self._was_stopped = False
        self._threads = [
            threading.Thread(target=work, args=(stream,), name="daikaiju-bot", daemon=True)
            for work, stream in (
                (self._write, self._program.stdin),
                (self._read, self._program.stdout),
                (self._store_stderr, self._program.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()
        atexit.register(self.end)

    def send(self, line: str) -> None:
        """Send a line without blocking."""
        self._outgoing.put(f"{line}\n".encode())

    def line(self, deadline: float) -> str:
        """Return the next line. Raise ReadTimeout at `deadline` (monotonic), or ProcessEnded."""
        while b"\n" not in self._partial and len(self._partial) < LONGEST_LINE:
            try:
                chunk = self._received.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise ReadTimeout(_text(self._partial)) from None
            if not chunk:
                raise ProcessEnded
            self._partial += chunk
        line, _, self._partial = self._partial.partition(b"\n")
        return _text(line)

    def end(self) -> None:
        """Close its input so that it can exit; then stop it and its children if it does not."""
        self._ending = True
        self._outgoing.put(None)
        with suppress(Empty):
            while True:  # the reader may be blocked by the full queue
                self._received.get_nowait()
        for number in SIGNALS:
            if self._has_ended():
                break
            self._stop(number)
        else:
            self._has_ended()
        atexit.unregister(self.end)

    def how_it_ended(self) -> str:
        """Return a phrase such as `ended with status 1: NameError: …`. Call it after `end()`."""
        status = self._program.returncode
        if self._was_stopped:
            return "closed its output"
        how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        stderr_lines = _text(self._stderr).splitlines()
        return f"{how}: {stderr_lines[-1].strip()}" if stderr_lines else how

    def _has_ended(self) -> bool:
        """Wait up to EXIT_TIMEOUT seconds; return whether process and threads have ended."""
        deadline = time.monotonic() + EXIT_TIMEOUT
        try:
            self._program.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            return False
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _stop(self, number: int) -> None:
        """Signal the whole process group. Its id stays valid while a member holds a pipe open."""
        self._was_stopped = self._was_stopped or self._program.returncode is None
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._program.pid, number)
        else:
            self._program.kill()

    # --- the threads -----------------------------------------------------------------------------

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:
            while (line := self._outgoing.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                if not self._ending:
                    self._received.put(chunk)
            self._received.put(b"")

    def _store_stderr(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                self._stderr = (self._stderr + chunk)[-STDERR_BYTES:]


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="replace").strip()
