"""A user with a desktop or phone browser whose errors are recorded."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

Device = Literal["desktop", "phone"]

TIMEOUT_MS = 120_000  # until a test fails
TAKES_SCREENSHOTS = bool(os.environ.get("DAIKAIJU_SCREENSHOTS"))
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DEVICES: dict[Device, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2 if TAKES_SCREENSHOTS else 1,  # four times the pixels to draw
    },
}
PRESET_SETTINGS = {"speed": "none", "language": "en"}  # without animations
HINTS = ("first-throw", "welcome")
ALL_HINTS_SEEN = "".join(f"localStorage.setItem('daikaiju.seen.{hint}', 'yes');" for hint in HINTS)
# The service worker of each new context fetches all files of the page, which takes longer than most
# tests.
NO_SERVICE_WORKER = "ServiceWorkerContainer.prototype.register = () => new Promise(() => {});"
# Records every message of the page: most disappear after some seconds.
RECORD_MESSAGES = """
window.messages = [];
new MutationObserver(() => {
  for (const it of document.querySelectorAll("[role=status], [role=alert]")) {
    const text = it.textContent.trim();
    if (text && !messages.includes(text)) messages.push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


class BrowserUser:
    """A browser context with a page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        device: Device = "desktop",
        preset_settings: bool = True,
        cookie: str = "",
        service_worker: bool = False,
    ) -> None:
        self.url = url
        self.device = device
        self.errors: list[str] = []
        self._is_closed = False
        # All users of a test have one address; while its share of replays is used up, the page
        # tries again.
        self._expected = [r"429 \(Too Many Requests\)"]
        self.context = browser.new_context(
            base_url=url, reduced_motion="reduce", color_scheme="dark", **DEVICES[device]
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.context.set_default_navigation_timeout(TIMEOUT_MS)
        self.context.on("request", self._on_request)
        self.context.add_init_script(RECORD_MESSAGES)
        if not service_worker:
            self.context.add_init_script(NO_SERVICE_WORKER)
        if preset_settings:
            self.context.add_init_script(
                f"localStorage.setItem('daikaiju.settings', '{json.dumps(PRESET_SETTINGS)}')"
            )
        if cookie:
            name, _, value = cookie.partition("=")
            self.context.add_cookies([{"name": name, "value": value, "url": url}])
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._add_error(str(error)))
        page.on("websocket", self._on_websocket)
        return page

    def open(self, address: str = "/") -> Page:
        self.page.goto(address)
        return self.page

    def hide_hints(self) -> None:
        """Show no hints for new players on the pages opened from now on."""
        self.context.add_init_script(ALL_HINTS_SEEN)

    def expect_message(self, pattern: re.Pattern[str]) -> None:
        """Wait until the page has shown this message, even if it is gone by now."""
        script = "(source) => messages.some((text) => new RegExp(source).test(text))"
        self.page.wait_for_function(script, arg=pattern.pattern)

    def press(self, what: Locator) -> None:
        """Click, or tap on a phone."""
        if self.device == "phone":
            what.tap()
        else:
            what.click()

    def expect_errors(self, *patterns: str) -> None:
        """Allow console errors that match these patterns from now on."""
        self._expected += patterns

    def close(self) -> list[str]:
        """Close the browser and return the unexpected errors."""
        if not self._is_closed:
            # A handler may still answer a request; its error would appear in a later test.
            self.context.unroute_all(behavior="ignoreErrors")
            self.context.close()
            self._is_closed = True
        unexpected = [
            fault
            for fault in self.errors
            if not any(re.search(expected, fault) for expected in self._expected)
        ]
        self.errors.clear()
        return unexpected

    def take_screenshot(self, name: str) -> None:
        """Save a screenshot if DAIKAIJU_SCREENSHOTS is set (`make screenshots`)."""
        if not TAKES_SCREENSHOTS:
            return
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        file = SCREENSHOTS / f"{name}-{self.device}.png"
        self.page.screenshot(path=file, animations="disabled")

    # --- event handlers --------------------------------------------------------------------------

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._add_error(message.text)

    def _add_error(self, text: str) -> None:
        self.errors.append(f"{self.page.url}: {text}")

    def _on_request(self, request: Request) -> None:
        self._check_host(request.url)

    def _on_websocket(self, socket: WebSocket) -> None:
        self._check_host(socket.url)

    def _check_host(self, address: str) -> None:
        """Record a request to any host but the server."""
        if urlsplit(address).netloc not in {urlsplit(self.url).netloc, ""}:
            self.errors.append(f"a request to {address}")
