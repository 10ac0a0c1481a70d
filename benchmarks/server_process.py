"""A game server as a child process, for measurements and crash tests. It uses loopback only."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Self

NO_LIMITS = {  # all clients of a benchmark have the same address
    "DAIKAIJU_REQUESTS": "1000000",
    "DAIKAIJU_CODES": "1000000",
    "DAIKAIJU_TABLES": "100000",
    "DAIKAIJU_TABLES_OF_PLAYER": "100000",
    "DAIKAIJU_TABLES_OF_ADDRESS": "1000000",
    "DAIKAIJU_SOCKETS": "100000",
    "DAIKAIJU_SOCKETS_OF_ADDRESS": "100000",
    "DAIKAIJU_CONNECTIONS_OF_ADDRESS": "100000",
    "DAIKAIJU_COMMANDS": "1000",
}
START_TIMEOUT = 60.0  # seconds until the server must answer


class ServerProcess:
    """`daikaiju serve` on a free port, with a given store."""

    def __init__(
        self,
        store: str,
        *options: str,
        log: Path | None = None,
        environment: dict[str, str] = NO_LIMITS,
    ) -> None:
        """Use further options of the command; append the log of the server to a file."""
        self.store, self._options, self._log = store, options, log
        self._environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, wait: bool = True) -> None:
        command = [sys.executable, "-m", "daikaiju.cli", "serve", "--port", str(self.port)]
        with self._log.open("a") if self._log else nullcontext() as log:
            self._process = subprocess.Popen(
                [*command, "--store", self.store, *self._options],
                env=os.environ | self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until the server answers; raise RuntimeError if it does not."""
        assert self._process
        end = time.monotonic() + START_TIMEOUT
        while time.monotonic() < end:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with status {self._process.returncode}")
            with suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
                return
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    @property
    def process_id(self) -> int:
        assert self._process
        return self._process.pid

    @property
    def cpu_seconds(self) -> float:
        """The CPU time of the server and all its processes until now."""
        return sum(map(_cpu_seconds, _process_tree(self.process_id)))

    @property
    def memory_bytes(self) -> int:
        """The memory of the server and all its processes; shared parts count once."""
        return sum(map(_memory_bytes, _process_tree(self.process_id)))

    @property
    def serving_processes(self) -> list[int]:
        """The ids of the processes of the server, without workers for bots, odds and replays."""
        return [each for each in _process_tree(self.process_id) if not _is_worker(each)]

    def kill(self) -> None:
        """End the process without warning, as a power failure does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _process_tree(process: int) -> list[int]:
    """Return a process and its descendants."""
    tasks = Path(f"/proc/{process}/task")
    children = [pid for file in tasks.glob("*/children") for pid in file.read_text().split()]
    return [process, *(each for child in children for each in _process_tree(int(child)))]


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _is_worker(process: int) -> bool:
    return b"worker" in Path(f"/proc/{process}/cmdline").read_bytes()


def resident_bytes(process: int) -> int:
    """Return the memory of a process, with all shared parts; 0 if it has ended.

    It is read faster than `memory_bytes`, so that reading it does not delay the server.
    """
    with suppress(OSError):
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def _memory_bytes(process: int) -> int:
    """Return the proportional set size: a page that n processes share counts as 1/n in each."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
