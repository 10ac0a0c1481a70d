"""Somebody with a browser: a desk or a phone, and everything that goes wrong in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

Device = Literal["desktop", "phone"]

PATIENCE = 60_000  # milliseconds until a test gives up, not until anything is expected
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DEVICES: dict[Device, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
AT_ONCE = {"speed": "none", "language": "en"}  # what happens is shown without being played


class Visitor:
    """A person, a browser and a page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        device: Device = "desktop",
        at_once: bool = True,
        cookie: str = "",
    ) -> None:
        self.url = url
        self.device = device
        self.faults: list[str] = []
        self._expected: list[str] = []
        self.context = browser.new_context(base_url=url, reduced_motion="reduce", **DEVICES[device])
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        self.context.on("request", self._requested)
        if at_once:
            self.context.add_init_script(
                f"localStorage.setItem('daikaiju.settings', '{json.dumps(AT_ONCE)}')"
            )
        if cookie:
            name, _, value = cookie.partition("=")
            self.context.add_cookies([{"name": name, "value": value, "url": url}])
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._fault(str(error)))
        page.on("websocket", self._connected)
        return page

    def open(self, address: str = "/") -> Page:
        self.page.goto(address)
        return self.page

    def press(self, what: Locator) -> None:
        """… with what the device has."""
        if self.device == "phone":
            what.tap()
        else:
            what.click()

    def expects(self, *faults: str) -> None:
        """These may be on the console from now on: the test wants them to happen."""
        self._expected += faults

    def leave(self) -> list[str]:
        """What has gone wrong."""
        self.context.close()
        unexpected = [
            fault
            for fault in self.faults
            if not any(re.search(expected, fault) for expected in self._expected)
        ]
        self.faults.clear()
        return unexpected

    def photograph(self, name: str) -> None:
        """For people to look at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        file = SCREENSHOTS / f"{name}-{self.device}.png"
        self.page.screenshot(path=file, animations="disabled")

    # --- what is watched -------------------------------------------------------------------------

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._fault(message.text)

    def _fault(self, text: str) -> None:
        self.faults.append(f"{self.page.url}: {text}")

    def _requested(self, request: Request) -> None:
        self._at_home(request.url)

    def _connected(self, socket: WebSocket) -> None:
        self._at_home(socket.url)

    def _at_home(self, address: str) -> None:
        """Nothing is fetched from anywhere but the server."""
        if urlsplit(address).netloc not in {urlsplit(self.url).netloc, ""}:
            self.faults.append(f"a request to {address}")
