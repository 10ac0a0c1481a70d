"""Wait for what the page shows: nothing is read once and immediately after an action."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from .browser_user import TIMEOUT_MS

POLL_MS = 50
# Fonts are loaded, nothing is busy, and every animation that ends has ended.
AT_REST = """
() => document.fonts.status === "loaded" && !document.querySelector("[aria-busy=true], .loading") &&
  document.getAnimations().every((it) =>
    it.playState !== "running" || it.effect.getComputedTiming().endTime === Infinity)
"""


def expect_value(page: Page, read: Callable[[], object], wanted: object) -> None:
    """Wait until the page gives this value; events of the page are handled meanwhile."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while (found := read()) != wanted and time.monotonic() < end:
        page.wait_for_timeout(POLL_MS)
    assert found == wanted


def wait_for_rest(page: Page) -> None:
    """Wait until the page no longer changes by itself, before its layout or colours are read."""
    page.wait_for_function(AT_REST)
