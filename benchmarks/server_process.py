"""A table server as a child process, to be measured and to be killed. Loopback only."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Self

GENEROUS = {  # limits are for strangers; here everybody comes from one address
    "DAIKAIJU_REQUESTS": "1000000",
    "DAIKAIJU_CODES": "1000000",
    "DAIKAIJU_TABLES": "100000",
    "DAIKAIJU_TABLES_OF_PLAYER": "100000",
    "DAIKAIJU_SOCKETS": "100000",
    "DAIKAIJU_SOCKETS_OF_ADDRESS": "100000",
    "DAIKAIJU_COMMANDS": "1000",
}
PATIENCE = 60.0  # seconds for a server to begin to answer


class Host:
    """`daikaiju serve` on a port of its own, with a store of one's choice."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, wait: bool = True) -> None:
        command = [sys.executable, "-m", "daikaiju.cli", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--store", self.store],
            env=os.environ | GENEROUS,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self._process
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with status {self._process.returncode}")
            with suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
                return
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As if the plug were pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
