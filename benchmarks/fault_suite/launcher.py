"""Starts game servers as forked processes: `python -m benchmarks.fault_suite.launcher CONTROL`.

All modules are imported once, so a killed server is replaced within milliseconds. Each line of the
input is a JSON list of arguments of `daikaiju`; the answer is the process id of a new server.

`CONTROL` is a JSON file with faults that cannot be caused from outside without root: `clock` is
added to the time of the system (seconds), and `delay` is how long a commit of SQLite takes longer.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any, Final

from daikaiju.cli.main import main

POLL_SECONDS: Final = 0.02  # between two readings of the control file


class Control:
    """The values of the control file."""

    def __init__(self, file: Path) -> None:
        self._file, self._read_at, self._values = file, 0.0, dict[str, float]()

    def value(self, name: str) -> float:
        now = time.monotonic()
        if now - self._read_at > POLL_SECONDS:
            self._read_at = now
            self._values = json.loads(self._file.read_text())
        return self._values.get(name, 0.0)


def install_faults(control: Control) -> None:
    """Let the clock of the system jump and SQLite commit slowly, as the control file says."""
    real_time, real_time_ns = time.time, time.time_ns

    class SlowConnection(sqlite3.Connection):
        def commit(self) -> None:
            time.sleep(control.value("delay"))
            super().commit()

    def connect(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        return SlowConnection(*args, **kwargs)

    time.time = lambda: real_time() + control.value("clock")
    time.time_ns = lambda: real_time_ns() + round(control.value("clock")) * 1_000_000_000
    sqlite3.dbapi2.connect = sqlite3.connect = connect  # type: ignore[assignment]


def fork_server(arguments: list[str]) -> int:
    """Fork a server; return its process id."""
    child = os.fork()
    if child == 0:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        null = os.open(os.devnull, os.O_RDWR)
        os.dup2(null, 0)
        os.dup2(null, 1)
        status = 1
        try:
            status = main(arguments)
        finally:
            os._exit(status)
    return child


def serve_requests() -> None:
    """Fork a server for each line of the input, until it ends."""
    import daikaiju.server.runner  # noqa: F401 - imported once, before the forks

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended servers leave no zombies
    for line in sys.stdin:
        print(fork_server(json.loads(line)), flush=True)


if __name__ == "__main__":
    install_faults(Control(Path(sys.argv[1])))
    serve_requests()
