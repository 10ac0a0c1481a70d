"""Game servers that a fault suite starts, kills and freezes. They use loopback only."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Self

from ..server_process import NO_LIMITS, START_TIMEOUT, free_port

EXIT_SECONDS = 20.0  # for the processes of a killed server to end by themselves


class Launcher:
    """The process that forks servers, and the file that controls faults inside of them."""

    def __init__(self, folder: Path) -> None:
        self._control = folder / "control.json"
        self.set_faults()
        self._log = (folder / "log.txt").open("a")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.fault_suite.launcher", str(self._control)],
            env=os.environ | NO_LIMITS | {"DAIKAIJU_LOG_LEVEL": "warning"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._log.close()

    def set_faults(self, **values: float) -> None:
        """Replace the values of the control file."""
        temporary = self._control.with_suffix(".new")
        temporary.write_text(json.dumps(values))
        temporary.replace(self._control)

    def fork(self, *arguments: str) -> int:
        """Return the id of a new process with these arguments of `daikaiju`."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class FaultyServer:
    """One game server on a fixed port."""

    def __init__(self, launcher: Launcher, store: str, *options: str) -> None:
        self._launcher, self._options = launcher, options
        self.store, self.port, self.kills = store, free_port(), 0
        self.url = f"http://127.0.0.1:{self.port}"
        self._root = 0

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        end = time.monotonic() + START_TIMEOUT
        while time.monotonic() < end:
            arguments = ["serve", "--port", str(self.port), "--store", self.store, *self._options]
            self._root = self._launcher.fork(*arguments)
            while time.monotonic() < end and is_running(self._root):
                if await asyncio.to_thread(self._answers):
                    return
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)  # it ended: its database, disk or port was not available
        raise RuntimeError("the server does not answer")

    def _answers(self) -> bool:
        with suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
            return True
        return False

    def processes(self) -> list[int]:
        """Return the ids of all processes of the server, the first one first."""
        return process_tree(self._root)

    async def kill(self, process: int) -> None:
        """Kill one process; restart the server if it was the first one."""
        _signal(process, signal.SIGKILL)
        self.kills += 1
        if process == self._root:  # its workers end by themselves, sooner or later
            await wait_for_end([process])
            await self.start()

    async def freeze(self, process: int, seconds: float) -> None:
        """Stop a process for a while."""
        _signal(process, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            _signal(process, signal.SIGCONT)

    def limit_files(self, most: int = resource.RLIM_INFINITY) -> None:
        """Let no process write behind this size of a file; without a size, remove the limit."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
                resource.prlimit(process, resource.RLIMIT_FSIZE, (most, hard))

    async def stop(self) -> None:
        """End the server as SIGTERM does."""
        tree = self.processes()
        _signal(self._root, signal.SIGTERM)
        await wait_for_end(tree)


def _signal(process: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, number)


def is_running(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def process_tree(root: int) -> list[int]:
    """Return a process and all its descendants that run."""
    found = [root] if is_running(root) else []
    for process in found:
        with suppress(OSError):
            for task in Path(f"/proc/{process}/task").iterdir():
                children = (task / "children").read_text().split()
                found += [int(child) for child in children if is_running(int(child))]
    return found


async def wait_for_end(processes: list[int]) -> None:
    """Wait until processes have ended; those that do not end by themselves are killed."""
    end = time.monotonic() + EXIT_SECONDS
    while any(map(is_running, processes)) and time.monotonic() < end:
        await asyncio.sleep(0.01)
    for process in filter(is_running, processes):
        _signal(process, signal.SIGKILL)
