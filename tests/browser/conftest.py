"""Browsers and a server for each file of tests.

Playwright keeps an event loop in this thread while it runs. It ends with each file, because other
tests of the same process run loops of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.chromium import chromium, program
from playwright.sync_api import Browser, expect

from daikaiju.server.web import static_files
from serving import MANY, Served, served

from .visitors import PATIENCE, Visitor

REQUIRED = os.environ.get("DAIKAIJU_BROWSER") == "required"
BUILT = Path(static_files.__file__).parent / "built" / static_files.FRONT
Visitors = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def _unless(is_there: object, reason: str) -> None:
    """Nothing to test without it; where it is required that is a fault."""
    if is_there:
        return
    if REQUIRED:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    _unless(program(), "there is no Chromium here (apt-get install chromium)")
    _unless(BUILT.is_file(), "the page was not built here (make web)")
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), **MANY) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Served) -> Iterator[Visitors]:
    """Makes people with a browser of their own; afterwards nothing may have gone wrong in any."""
    made: list[Visitor] = []

    def make(url: str = "", **wishes: Any) -> Visitor:
        made.append(Visitor(browser, url or server.url, **wishes))
        return made[-1]

    yield make
    faults = [fault for visitor in made for fault in visitor.leave()]
    assert faults == []
