"""Firefox through WebDriver BiDi: the few commands that a game needs.

Playwright's own Firefox is a patched build. Debian's Firefox speaks the standard protocol over a
WebSocket (`--remote-debugging-port`), so these tests use the browser that people have.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from websockets.sync.client import ClientConnection, connect

MAX_SECONDS = 120  # until a command fails
MAX_MESSAGE = 1 << 26
TAB, ENTER = "\ue004", "\ue007"  # as WebDriver names them
VIEWPORT = (1280, 800)
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("ui.prefersReducedMotion", 1);
user_pref("remote.active-protocols", 1);
"""

Found = TypeVar("Found")


def find_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class FirefoxPage:
    """One tab. Scripts return JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._number = 0
        self._command("session.new", capabilities={})
        # A new tab, because the first one has no focus: keys would not press its buttons.
        self._context = self._command("browsingContext.create", type="tab")["context"]
        self.resize(*VIEWPORT)

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._command("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _command(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and return its result; events are ignored."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        self._connection.send(json.dumps(message))
        while True:
            answer = json.loads(self._connection.recv(timeout=MAX_SECONDS))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return dict(answer["result"])

    def preload(self, script: str) -> str:
        """Run a script before the scripts of every page; return its id."""
        function = f"() => {{ {script} }}"
        return str(self._command("script.addPreloadScript", functionDeclaration=function)["script"])

    def end_preload(self, script: str) -> None:
        self._command("script.removePreloadScript", script=script)

    def open(self, url: str) -> None:
        self._command("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression as Python objects."""
        answer = self._command(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": steps})

    def screenshot(self, x: float, y: float, width: float, height: float) -> bytes:
        """Return a picture of a part of the window, as PNG."""
        clip = {"type": "box", "x": x, "y": y, "width": width, "height": height}
        answer = self._command(
            "browsingContext.captureScreenshot", context=self._context, clip=clip
        )
        return base64.b64decode(answer["data"])

    def type(self, *keys: str) -> None:
        """Press keys one after the other."""
        steps = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": steps})

    def _act(self, source: dict[str, Any]) -> None:
        self._command("input.performActions", context=self._context, actions=[source])


@contextmanager
def launch_firefox(profile: Path) -> Iterator[FirefoxPage]:
    """Start Firefox with an empty profile; it chooses a free port and prints its address."""
    program = find_firefox()
    assert program
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "user.js").write_text(PREFERENCES, encoding="utf-8")
    log = profile.parent / "firefox.log"
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*command, "--profile", str(profile), "about:blank"], stdout=output, stderr=output
        )
    try:
        address = wait_until(lambda: _address_in(log))
        with connect(f"{address}/session", max_size=MAX_MESSAGE) as connection:
            page = FirefoxPage(connection)
            yield page
    finally:
        process.terminate()
        process.wait(MAX_SECONDS)


def _address_in(log: Path) -> str:
    found = re.search(
        r"WebDriver BiDi listening on (ws://\S+)", log.read_text(encoding="utf-8", errors="replace")
    )
    return found[1] if found else ""


def wait_until(find: Callable[[], Found], show: Callable[[], object] = str) -> Found:
    """Return the first true value of a function; `show` tells what there was instead."""
    end = time.monotonic() + MAX_SECONDS
    while not (value := find()):
        assert time.monotonic() < end, f"not in time: {show()}"
        time.sleep(0.05)
    return value
