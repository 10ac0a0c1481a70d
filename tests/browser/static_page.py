"""Pages with tables in the browser: a static page, served as any web host would serve it, and the
page of a server that may be unreachable."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
FOLDER = "games/daikaiju"  # the path of the page on its host


def build_static_page(root: Path) -> None:
    """Build the page into a folder of the host, as `make static` does."""
    _build("build:static", root / FOLDER, {})


def build_offline_page(folder: Path) -> None:
    """Build the page of a server with local tables into a folder, as `make offline` does."""
    _build("build", folder, {"DAIKAIJU_OFFLINE": "1"})


def _build(script: str, folder: Path, variables: dict[str, str]) -> None:
    command = [sys.executable, "-m", "daikaiju.wasm", str(WEB / "wasm")]
    subprocess.run(command, check=True, capture_output=True)
    build = ["npm", "run", script, "--silent", "--", "--outDir", str(folder)]
    environment = {**os.environ, **variables}
    subprocess.run(build, cwd=WEB, env=environment, check=True, capture_output=True)


class _RecordingHandler(SimpleHTTPRequestHandler):
    """Writes no log; it records which files were sent whole, not those that the browser had."""

    def __init__(self, host: StaticHost, *args: Any, **options: Any) -> None:
        self._host = host
        super().__init__(*args, **options)

    def do_GET(self) -> None:
        if self._host.missing and self._host.missing in self.path:
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            super().do_GET()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if code == HTTPStatus.OK:
            self._host.sent.append(self.path)

    def log_message(self, format: str, *args: object) -> None:
        """Write no log."""


class StaticHost:
    """A web host for files."""

    def __init__(self, root: Path) -> None:
        self.sent = list[str]()  # paths of files
        self.missing = ""  # files with this in their path cannot be loaded now
        handler = functools.partial(_RecordingHandler, self, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"

    def stop(self) -> None:
        """End the host, also if it has ended before."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def static_host(root: Path) -> Iterator[StaticHost]:
    host = StaticHost(root)
    try:
        yield host
    finally:
        host.stop()
