"""The page of a server that cannot be reached (`make offline`): games run in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from daikaiju.server.web import app
from daikaiju.server.web.static_files import BUILT_FOLDER, StaticFiles
from live_server import LiveServer

from .browser_user import BrowserUser
from .gameplay import play, turn_heading
from .page_text import t
from .static_page import build_offline_page

pytestmark = pytest.mark.compiled
# The policy of the server forbids the scripts of `wait_for_function`.
CONTROLLED = """() => new Promise((done) => {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => done());
  if (serviceWorker.controller) done();
})"""


def test_a_game_runs_in_the_browser_until_the_server_is_back(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_offline_page(tmp_path / BUILT_FOLDER)
    monkeypatch.setattr(app, "StaticFiles", lambda: StaticFiles(tmp_path))
    server = LiveServer.launch(tmp_path)
    gus = BrowserUser(browser, server.url, service_worker=True)
    page = gus.open()
    page.evaluate(CONTROLLED)
    server.stop()
    gus.expect_errors("ERR_CONNECTION_REFUSED", "WebSocket connection")
    page.reload()
    expect(page.get_by_text(t("local-fallback"))).to_be_visible()
    page.get_by_role("button", name=t("start-play")).click()
    play(page, gus.press, decisions=3)
    page.reload()
    expect(turn_heading(page).first).to_be_visible()
    again = LiveServer(server.settings)
    again.port = server.port
    again.start()
    page.goto(server.url)
    page.get_by_role("region", name=t("start-mine")).get_by_role("link").first.click()
    play(page, gus.press, decisions=2)
    expect(page.get_by_text(t("local-fallback"))).to_have_count(0)
    assert gus.close() == []
    again.stop()
