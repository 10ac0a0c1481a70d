"""The Chromium that is installed on this machine. No browser is downloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The headless shell has no browser window, which takes more than half of the processor time of a
# test; its engine is the same.
PROGRAM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
OPTIONS = ("--mute-audio", "--disable-gpu")
START_TIMEOUT = 120_000  # milliseconds, also on a busy machine


def find_chromium() -> str:
    """Return the path in DAIKAIJU_CHROMIUM or a Chromium in PATH; "" if there is none."""
    named = os.environ.get("DAIKAIJU_CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, PROGRAM_NAMES)), "")


@contextmanager
def launch_chromium() -> Iterator[Browser]:
    """Run a headless browser until the block ends."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=OPTIONS, timeout=START_TIMEOUT
        )
        try:
            yield browser
        finally:
            browser.close()
