"""`daikaiju serve --open`: the page is shown where it can be, and nothing is harmed where not."""

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
from serving import Served, served
from test_serve import PATIENCE, running

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs are started as on POSIX")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def stranger() -> Iterator[int]:
    """A port at which somebody listens who never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A browser that only writes down what it was asked to open."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>"{tmp_path / "opened"}"\n', encoding="utf-8")
    script.chmod(0o755)
    return script


def _opened(program: Path) -> str:
    told = program.with_name("opened")
    return told.read_text(encoding="utf-8") if told.exists() else ""


def _serve_open(port: int, program: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "daikaiju.cli", "serve", "--open", "--port", str(port)]
    return subprocess.run(
        [*command, "--store", str(program.with_name("games.db"))],
        env={**os.environ, "BROWSER": str(program)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_the_page_is_opened_as_soon_as_it_is_there(tmp_path: Path, program: Path) -> None:
    with running(tmp_path / "games.db", "--open", BROWSER=str(program)) as server:
        for _ in range(PATIENCE * 10):
            if _opened(program):
                break
            server.get("/healthz")
        server.stop()
    assert _opened(program) == f"{server.url}\n"


def test_without_the_option_nothing_is_opened(tmp_path: Path, program: Path) -> None:
    with running(tmp_path / "games.db", BROWSER=str(program)) as server:
        server.get("/healthz")
        server.stop()
    assert _opened(program) == ""


def test_a_server_of_ours_that_runs_already_is_shown(server: Served, program: Path) -> None:
    done = _serve_open(server.port, program)
    url = f"http://127.0.0.1:{server.port}"
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"A server runs at {url} already: open that in a browser.\n"
    assert _opened(program) == f"{url}\n"


def test_where_another_program_listens_a_free_port_is_taken(
    tmp_path: Path, stranger: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert browser.is_taken("127.0.0.1", stranger)
    assert not browser.is_ours("127.0.0.1", stranger)
    from daikaiju.cli.commands.serve import where_to_listen
    from daikaiju.server.settings import Settings

    found = where_to_listen(Settings(port=stranger, store=str(tmp_path / "games.db")))
    assert found is not None
    assert found.port == 0
    told = f"Port {stranger} is in use by another program: a free one is taken instead.\n"
    assert capsys.readouterr().out == told


def test_ours_is_known_by_what_it_says(server: Served) -> None:
    assert browser.is_taken("0.0.0.0", server.port)
    assert browser.is_ours("0.0.0.0", server.port)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert not browser.is_taken("127.0.0.1", port)
    assert not browser.is_ours("127.0.0.1", port)


@pytest.mark.parametrize("name", sorted(browser.DRAW_IN_TERMINALS))
def test_no_browser_draws_over_the_terminal(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser(name))
    assert browser.graphical() is None


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in browser.SCREENS:
        monkeypatch.delenv(name, raising=False)
    assert browser.graphical() is None


def test_no_browser_at_all_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", none)
    opening = browser.show("http://127.0.0.1:8000")
    opening.join(PATIENCE)
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
def test_the_address_is_one_of_this_machine(host: str, url: str) -> None:
    assert browser.here(host, 8000) == url
