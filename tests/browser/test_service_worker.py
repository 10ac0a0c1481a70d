"""The cached page: without a server, and with a newer version."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from starlette.requests import Request
from starlette.responses import Response

from daikaiju.server.protocol.messages import PROTOCOL
from daikaiju.server.updates import builder
from daikaiju.server.web import app, server_info, sockets
from daikaiju.server.web.static_files import INDEX, SERVICE_WORKER, StaticFile, StaticFiles
from live_server import HIGH_LIMITS, LiveServer, running_server

from .conftest import BUILT, UserFactory
from .game_setup import open_quick_table, start_game
from .page_text import starts_with, t
from .waiting import expect_value

OFFLINE_ERRORS = (r"ERR_INTERNET_DISCONNECTED", r"ERR_CONNECTION_REFUSED")
ENTRY = re.compile(r"index-[\w-]{8}\.js")
VERSION = re.compile(r"\b[0-9a-f]{12}\b")


class SwappableFiles:
    """Static files that a test can replace while the server runs."""

    def __init__(self, now: Path) -> None:
        self.now = StaticFiles(now)

    def index(self, request: Request, language: str) -> Response:
        return self.now.index(request, language)

    def file(self, path: str) -> StaticFile:
        return self.now.file(path)


def make_older_build(home: Path) -> None:
    """Copy the build with other names of the script and the version."""
    built = home / "built"
    shutil.copytree(BUILT.parent, built)
    entry = ENTRY.findall((built / INDEX).read_text(encoding="utf-8"))[0]
    version = VERSION.findall((built / SERVICE_WORKER).read_text(encoding="utf-8"))[0]
    (built / "assets" / entry).rename(built / "assets" / "index-00000000.js")
    for file in [built / INDEX, built / SERVICE_WORKER, *(built / "assets").glob("*.js")]:
        text = file.read_text(encoding="utf-8").replace(entry, "index-00000000.js")
        file.write_text(text.replace(version, "0" * 12), encoding="utf-8")


@pytest.fixture(scope="module")
def swappable_files(browser: object, tmp_path_factory: pytest.TempPathFactory) -> SwappableFiles:
    """Return an older build; `browser` ensures that a build exists."""
    home = tmp_path_factory.mktemp("older")
    make_older_build(home)
    return SwappableFiles(home)


@pytest.fixture(scope="module")
def server(
    swappable_files: SwappableFiles, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(app, "StaticFiles", lambda: swappable_files)
        with running_server(tmp_path_factory.mktemp("server"), **HIGH_LIMITS) as running:
            yield running


def cache_names(page: Page) -> list[str]:
    """Return the caches of the browser after the service worker has taken control."""
    return list(
        page.evaluate(
            """async () => {
                await navigator.serviceWorker.ready;
                const isIn = () => navigator.serviceWorker.controller !== null;
                while (!isIn()) await new Promise(requestAnimationFrame);
                return await caches.keys();
            }"""
        )
    )


def is_older_page(page: Page) -> bool:
    return page.locator("script[src$='index-00000000.js']").count() > 0


def test_page_opens_offline_with_a_message(new_user: UserFactory) -> None:
    ann = new_user(service_worker=True)
    page = ann.open()
    expect_value(page, lambda: len(cache_names(page)), 1)
    ann.expect_errors(*OFFLINE_ERRORS)
    ann.context.set_offline(True)
    ann.open()
    expect(ann.page.get_by_text(t("frame-version-alone"))).to_be_visible()
    ann.open("/#cards")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile("^Cyberbrain"))).to_be_visible()
    ann.open("/t/ABCDEF")
    expect(ann.page.get_by_text(starts_with("frame-unreachable")).first).to_be_visible()
    ann.context.set_offline(False)
    ann.open()
    expect(ann.page.get_by_text(t("frame-version-alone"))).to_have_count(0)


@pytest.mark.parametrize("is_at_table", [True, False])
def test_other_protocol_version_shows_a_message(new_user: UserFactory, is_at_table: bool) -> None:
    ann = new_user()
    ann.expect_errors(r"WebSocket")
    open_quick_table(ann, "Ann")
    with pytest.MonkeyPatch.context() as patched:
        for module in (server_info, sockets, builder):
            patched.setattr(module, "PROTOCOL", PROTOCOL + 1)
        if is_at_table:
            ann.page.evaluate("dispatchEvent(new Event('online'))")  # the page reconnects
        else:
            ann.page.reload()
        warning = ann.page.get_by_role("alert").get_by_text(t("frame-version-unfit"))
        expect(warning).to_be_visible()
        if is_at_table:
            expect(ann.page.get_by_role("button", name=t("gather-stand"))).to_be_visible()
    ann.page.get_by_role("button", name=t("frame-version-load")).click()
    expect(warning).to_have_count(0)
    expect(ann.page.get_by_role("button", name=t("gather-stand"))).to_be_visible()


def test_newer_page_is_offered_without_interrupting_a_game(
    new_user: UserFactory, swappable_files: SwappableFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = new_user(service_worker=True)
    ann.open()
    expect_value(ann.page, lambda: cache_names(ann.page), ["page-000000000000"])
    open_quick_table(ann, "Ann")
    start_game(ann)
    monkeypatch.setattr(swappable_files, "now", StaticFiles())
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ann.page.get_by_text(t("frame-version-newer"))).to_be_visible()
    assert is_older_page(ann.page), "nothing is loaded by itself"
    expect_value(ann.page, lambda: len(cache_names(ann.page)), 2)  # the files of this window too
    table = ann.page.url
    ann.page.get_by_role("button", name=t("frame-version-load")).click()
    expect(ann.page.locator("script[src$='index-00000000.js']")).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_be_visible()
    expect(ann.page.get_by_text(t("frame-version-newer"))).to_have_count(0)
    assert ann.page.url == table
