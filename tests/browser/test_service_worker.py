"""The page as the browser keeps it: without a server, and when a newer one is there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from starlette.requests import Request
from starlette.responses import Response

from daikaiju.server.updates import builder
from daikaiju.server.updates.messages import PROTOCOL
from daikaiju.server.web import app, server_info, sockets
from daikaiju.server.web.static_files import FRONT, WORKER, File, Pages
from serving import MANY, Served, served

from .coming import open_quick_table, sit_down, start
from .conftest import BUILT, Visitors
from .words import begins, t

UNREACHED = (r"ERR_INTERNET_DISCONNECTED", r"ERR_CONNECTION_REFUSED")
ENTRY = re.compile(r"index-[\w-]{8}\.js")
VERSION = re.compile(r"\b[0-9a-f]{12}\b")


class Exchanged:
    """A page in whose place another one can be put while the server runs."""

    def __init__(self, now: Path) -> None:
        self.now = Pages(now)

    def front(self, request: Request, language: str) -> Response:
        return self.now.front(request, language)

    def file(self, path: str) -> File:
        return self.now.file(path)


def _older(home: Path) -> None:
    """The page as if it had been built before: other names for the script and the version."""
    built = home / "built"
    shutil.copytree(BUILT.parent, built)
    entry = ENTRY.findall((built / FRONT).read_text(encoding="utf-8"))[0]
    version = VERSION.findall((built / WORKER).read_text(encoding="utf-8"))[0]
    (built / "assets" / entry).rename(built / "assets" / "index-00000000.js")
    for file in [built / FRONT, built / WORKER, *(built / "assets").glob("*.js")]:
        text = file.read_text(encoding="utf-8").replace(entry, "index-00000000.js")
        file.write_text(text.replace(version, "0" * 12), encoding="utf-8")


@pytest.fixture(scope="module")
def exchanged(browser: object, tmp_path_factory: pytest.TempPathFactory) -> Exchanged:
    """`browser` sees to it that there is something built."""
    home = tmp_path_factory.mktemp("older")
    _older(home)
    return Exchanged(home)


@pytest.fixture(scope="module")
def server(exchanged: Exchanged, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(app, "Pages", lambda: exchanged)
        with served(tmp_path_factory.mktemp("server"), **MANY) as running:
            yield running


def kept(page: Page) -> list[str]:
    """What the browser keeps, once the worker has taken over."""
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


def script(page: Page) -> str:
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


def test_without_a_server_the_page_opens_and_says_so(visitors: Visitors) -> None:
    ann = visitors()
    assert len(kept(ann.open())) == 1
    ann.expects(*UNREACHED)
    ann.context.set_offline(True)
    ann.open()
    expect(ann.page.get_by_text(t("frame-version-alone"))).to_be_visible()
    ann.open("/#cards")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile("^Cyberbrain"))).to_be_visible()
    ann.open("/t/ABCDEF")
    expect(ann.page.get_by_text(begins("frame-unreachable")).first).to_be_visible()
    ann.context.set_offline(False)
    ann.open()
    expect(ann.page.get_by_text(t("frame-version-alone"))).to_have_count(0)


@pytest.mark.parametrize("is_at_table", [True, False])
def test_where_the_server_speaks_otherwise_the_page_says_so(
    visitors: Visitors, is_at_table: bool
) -> None:
    ann = visitors()
    ann.expects(r"WebSocket")
    open_quick_table(ann)
    sit_down(ann, "Ann")
    with pytest.MonkeyPatch.context() as patched:
        for module in (server_info, sockets, builder):
            patched.setattr(module, "PROTOCOL", PROTOCOL + 1)
        if is_at_table:
            ann.page.evaluate("dispatchEvent(new Event('online'))")  # it connects anew
        else:
            ann.page.reload()
        told = ann.page.get_by_role("alert").get_by_text(t("frame-version-unfit"))
        expect(told).to_be_visible()
        if is_at_table:
            expect(ann.page.get_by_role("button", name=t("gather-stand"))).to_be_visible()
    ann.page.get_by_role("button", name=t("frame-version-load")).click()
    expect(told).to_have_count(0)
    expect(ann.page.get_by_role("button", name=t("gather-stand"))).to_be_visible()


def test_a_newer_page_is_offered_and_never_forced_upon_a_game(
    visitors: Visitors, exchanged: Exchanged, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = visitors()
    ann.open()
    assert kept(ann.page) == ["page-000000000000"]
    open_quick_table(ann)
    sit_down(ann, "Ann")
    start(ann)
    monkeypatch.setattr(exchanged, "now", Pages())
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ann.page.get_by_text(t("frame-version-newer"))).to_be_visible()
    assert script(ann.page).endswith("index-00000000.js"), "nothing is loaded by itself"
    assert len(kept(ann.page)) == 2, "the files of this window are still there"
    table = ann.page.url
    ann.page.get_by_role("button", name=t("frame-version-load")).click()
    expect(ann.page.get_by_text(t("frame-version-newer"))).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_be_visible()
    assert ann.page.url == table
    assert not script(ann.page).endswith("index-00000000.js")
