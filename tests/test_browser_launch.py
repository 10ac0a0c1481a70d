"""`daikaiju serve --open` shows the page if a browser exists, and has no effect otherwise."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.cli import browser
from live_server import LiveServer, running_server
from test_serve import TIMEOUT, server_process

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs are started as on POSIX")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def silent_port() -> Iterator[int]:
    """Return a port where another program listens and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.fixture
def fake_browser(tmp_path: Path) -> Path:
    """Return a browser script that only records the URLs that it opens."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>"{tmp_path / "opened"}"\n', encoding="utf-8")
    script.chmod(0o755)
    return script


def _opened_urls(fake_browser: Path) -> str:
    log = fake_browser.with_name("opened")
    return log.read_text(encoding="utf-8") if log.exists() else ""


def _serve_open(port: int, fake_browser: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "daikaiju.cli", "serve", "--open", "--port", str(port)]
    return subprocess.run(
        [*command, "--store", str(fake_browser.with_name("games.db"))],
        env={**os.environ, "BROWSER": str(fake_browser)},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )


def test_the_page_opens_when_the_server_is_ready(tmp_path: Path, fake_browser: Path) -> None:
    with server_process(tmp_path / "games.db", "--open", BROWSER=str(fake_browser)) as server:
        for _ in range(TIMEOUT * 10):
            if _opened_urls(fake_browser):
                break
            server.get("/healthz")
        server.stop()
    assert _opened_urls(fake_browser) == f"{server.url}\n"


def test_without_the_option_no_browser_opens(tmp_path: Path, fake_browser: Path) -> None:
    with server_process(tmp_path / "games.db", BROWSER=str(fake_browser)) as server:
        server.get("/healthz")
        server.stop()
    assert _opened_urls(fake_browser) == ""


def test_the_page_of_a_running_daikaiju_server_opens(
    server: LiveServer, fake_browser: Path
) -> None:
    done = _serve_open(server.port, fake_browser)
    url = f"http://127.0.0.1:{server.port}"
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"A server already runs at {url}: open it in a browser.\n"
    assert _opened_urls(fake_browser) == f"{url}\n"


def test_a_free_port_is_used_if_another_program_has_the_port(
    tmp_path: Path, silent_port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert browser.is_port_used("127.0.0.1", silent_port)
    assert not browser.is_daikaiju_server("127.0.0.1", silent_port)
    from daikaiju.cli.commands.serve import choose_port
    from daikaiju.server.settings import Settings

    port = silent_port
    found = choose_port(Settings(port=port, store=str(tmp_path / "games.db")))
    assert found is not None
    assert found.port == 0
    message = f"Port {port} is in use by another program: the server uses a free port instead.\n"
    assert capsys.readouterr().out == message


def test_a_daikaiju_server_is_recognised(server: LiveServer) -> None:
    assert browser.is_port_used("0.0.0.0", server.port)
    assert browser.is_daikaiju_server("0.0.0.0", server.port)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert not browser.is_port_used("127.0.0.1", port)
    assert not browser.is_daikaiju_server("127.0.0.1", port)


@pytest.mark.parametrize("name", sorted(browser.TEXT_BROWSERS))
def test_text_browsers_are_not_used(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser(name))
    assert browser.graphical_browser() is None


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_display_no_browser_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in browser.DISPLAY_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    assert browser.graphical_browser() is None


def test_a_missing_browser_is_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_no_browser() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", find_no_browser)
    opening = browser.open_page("http://127.0.0.1:8000")
    opening.join(TIMEOUT)
    assert not opening.is_alive()


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://127.0.0.1:8000"),
        ("::1", "http://[::1]:8000"),
        ("lair.local", "http://lair.local:8000"),
    ],
)
def test_the_local_url_of_a_host(host: str, url: str) -> None:
    assert browser.local_url(host, 8000) == url
