"""The loop of a worker process: each request is one line of input, each answer one of output."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

READY: Final = "ready"
NICENESS: Final = 10  # lower priority than the server


def serve_requests(answer: Callable[[str], str]) -> None:
    """Answer each line of input with one line of output until the input ends."""
    _lower_priority()
    requests, answers = _reserve_pipes()
    queue: SimpleQueue[bytes] = SimpleQueue()
    Thread(
        target=_read_requests, args=(requests, queue), name="daikaiju-listen", daemon=True
    ).start()
    try:
        print(READY, file=answers, flush=True)
        while True:
            print(answer(queue.get().decode()), file=answers, flush=True)
    except BrokenPipeError:
        os._exit(0)  # the server is gone


def _lower_priority() -> None:
    """Yield the CPU to the server, and ignore signals: only the end of the input ends this process.

    A system may apply niceness only among the processes of one session and weigh sessions with a
    separate value (Linux: autogroup).
    """
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS), encoding="ascii")


def _reserve_pipes() -> tuple[IO[bytes], IO[str]]:
    """Move the pipes to the server away from stdin and stdout, which other code may use."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def _read_requests(requests: IO[bytes], queue: SimpleQueue[bytes]) -> None:
    """Queue the requests. When the server is gone, end this process and its children at once."""
    for line in requests:
        queue.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
