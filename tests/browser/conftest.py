"""A browser and a server for the tests of this folder.

Playwright keeps an event loop in this thread while it runs. It stops after this folder because
other tests of the same process run their own loops.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.chromium import find_chromium, launch_chromium
from playwright.sync_api import Browser, expect

from daikaiju.server.web import static_files
from live_server import HIGH_LIMITS, LiveServer, running_server

from .browser_user import TIMEOUT_MS, BrowserUser

REQUIRED = os.environ.get("DAIKAIJU_BROWSER") == "required"
BUILT = Path(static_files.__file__).parent / "built" / static_files.INDEX
UserFactory = Callable[..., BrowserUser]

expect.set_options(timeout=TIMEOUT_MS)


def require(is_there: object, reason: str) -> None:
    """Skip the tests if something is missing; fail if DAIKAIJU_BROWSER=required."""
    if is_there:
        return
    if REQUIRED:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    require(find_chromium(), "Chromium is not installed (apt-get install chromium)")
    require(BUILT.is_file(), "the page is not built (make web)")
    with launch_chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("server"), **HIGH_LIMITS) as running:
        yield running


@pytest.fixture
def new_user(browser: Browser, server: LiveServer) -> Iterator[UserFactory]:
    """Yield a factory of browser users; no unexpected error may occur in any browser."""
    made: list[BrowserUser] = []

    def make(url: str = "", **wishes: Any) -> BrowserUser:
        made.append(BrowserUser(browser, url or server.url, **wishes))
        return made[-1]

    yield make
    faults = [fault for user in made for fault in user.close()]
    assert faults == []
