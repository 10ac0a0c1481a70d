"""The Chromium of this machine: never one that is downloaded for the occasion."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
OPTIONS = ("--mute-audio", "--disable-gpu")


def program() -> str:
    """Where it lies: as DAIKAIJU_CHROMIUM says, or where it usually does; empty: nowhere."""
    named = os.environ.get("DAIKAIJU_CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, PROGRAMS)), "")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window, for as long as the block lasts."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=OPTIONS)
        try:
            yield browser
        finally:
            browser.close()
