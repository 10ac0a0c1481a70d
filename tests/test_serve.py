"""`daikaiju serve` as hosts run it: a process that starts, tells, serves and ends in good order."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from daikaiju.cli.commands import serve
from daikaiju.cli.extras import missing
from daikaiju.server.client import Guest, NotDone, Visit
from daikaiju.server.runner import lan_addresses, urls
from daikaiju.server.settings import Settings
from daikaiju.server.tables.values import Setup
from daikaiju.server.updates.messages import Act, AnyMessage, Closing, Say, Sit, Start

PATIENCE = 60  # seconds until a test gives up
ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")


class Running:
    """A server in a process of its own, on a free port."""

    def __init__(self, store: str, *options: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "daikaiju.cli",
                "serve",
                "--port",
                "0",
                "--store",
                store,
                *options,
            ],
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout
        self.greeting = self.process.stdout.readline()
        self.where = self.process.stdout.readline()
        found = re.search(r":(\d+)\b", self.greeting.partition("http")[2])
        assert found, self.process.communicate(timeout=PATIENCE)
        self.url = f"http://127.0.0.1:{found[1]}"

    def get(self, path: str) -> tuple[int, bytes]:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return answer.status, answer.read()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Its status, and the rest of what it has said."""
        process = self.process
        assert process.stdout
        assert process.stderr
        process.send_signal(how)
        # `communicate` would not know of what was read ahead together with the greeting.
        with ThreadPoolExecutor(2) as pool:
            out, err = pool.submit(process.stdout.read), pool.submit(process.stderr.read)
            try:
                return process.wait(PATIENCE), out.result(), err.result()
            except subprocess.TimeoutExpired:
                process.kill()  # or its output would never end
                raise


@contextmanager
def running(store: Path | str, *options: str, **environment: str) -> Iterator[Running]:
    server = Running(str(store), *options, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        with server.process:  # waits for it, and closes what it has said
            pass


def refused(*options: str) -> str:
    """The one sentence of a server that does not start."""
    run = [sys.executable, "-m", "daikaiju.cli", "serve", *options]
    done = subprocess.run(run, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("daikaiju: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


# --- a life --------------------------------------------------------------------------------------


def test_it_tells_where_to_go_and_answers_there(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--name", "The Lair") as server:
        assert server.greeting.startswith(f"The Lair: open {server.url} in a browser")
        assert server.where == f"Games are kept in {tmp_path / 'games.db'}.\n"
        for path in ("/healthz", "/readyz"):
            assert server.get(path) == (200, b'{"ok":true}')
        assert b"daikaiju_sockets 0.0" in server.get("/metrics")[1]
        info = json.loads(server.get("/api/v1/server")[1])
        assert info["name"] == "The Lair"
        status, out, err = server.stop()
    assert (status, out) == (0, "")
    assert "ending  signal=SIGTERM" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_good_order_and_keeps_the_game(tmp_path: Path, how: signal.Signals) -> None:
    heard: list[AnyMessage] = []
    with running(tmp_path / "games.db") as server:
        table, cookie, ply = asyncio.run(play_and_stop(server, how, heard))
        assert server.process.wait(PATIENCE) == 0
    farewell = heard[-1]
    assert isinstance(farewell, Closing)
    assert farewell.code == "shutdown"
    with running(tmp_path / "games.db") as server:
        guest = Guest(server.url)
        guest.cookie = cookie
        assert asyncio.run(ply_of(guest, table)) >= ply
        server.stop()


async def play_and_stop(
    server: Running, how: signal.Signals, heard: list[AnyMessage]
) -> tuple[str, str, int]:
    """Make a few moves, then end the server while one is at the table."""
    async with Guest(server.url) as guest:
        table = (await guest.open_table(Setup(seats=2, pace=10_000))).table
        async with Visit(guest, table, heard.append) as visit:
            await visit.do(Sit, seat=0, name="Ann")
            await visit.do(Sit, seat=1, name="Bob")
            await visit.do(Start)
            for _ in range(3):
                assert visit.picture
                assert visit.picture.asked
                seat, action = visit.picture.asked.seat, visit.picture.legal[-1]
                done = await visit.do(Act, seat=seat, ply=visit.picture.ply, action=action)
            server.process.send_signal(how)
            end = time.monotonic() + PATIENCE
            while not isinstance(heard[-1], Closing) and time.monotonic() < end:
                await visit.something()
        return table, guest.cookie, done.ply


async def ply_of(guest: Guest, table: str) -> int:
    async with Visit(guest, table) as visit:
        assert visit.picture
        assert visit.picture.phase == "playing"
        return visit.picture.ply


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    """… also if somebody keeps it busy: here, a request whose end never comes."""
    with running(tmp_path / "games.db") as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as lingering:
            head = f"POST /api/v1/players HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n"
            kind = "Content-Type: application/json\r\nExpect: 100-continue\r\n"
            lingering.sendall(f"{head}{kind}\r\n".encode())
            assert lingering.recv(100).startswith(b"HTTP/1.1 100")  # now it waits for the rest
            server.process.send_signal(signal.SIGTERM)
            assert server.process.stderr
            for line in server.process.stderr:
                if "ending" in line:
                    break
            server.process.send_signal(signal.SIGTERM)  # the same one: some launchers send it twice
            end = time.monotonic() + PATIENCE
            while server.process.poll() is None and time.monotonic() < end:
                time.sleep(0.2)
                server.process.send_signal(signal.SIGTERM)
            assert server.process.returncode == -signal.SIGTERM


def test_systemd_is_told_when_it_is_ready_and_when_it_stops(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(PATIENCE)
        with running(tmp_path / "games.db", NOTIFY_SOCKET=str(tmp_path / "notify")) as server:
            assert ear.recv(100) == b"READY=1"
            server.stop()
            assert ear.recv(100) == b"STOPPING=1"


def test_in_a_network_it_shows_a_code_to_scan(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--lan") as server:
        _, out, _ = server.stop()
    places = lan_addresses() or ["localhost"]
    assert f"open http://{places[0]}:" in server.greeting
    assert "█" in out
    assert out.endswith("Scan this with a phone in the same network.\n")


def test_where_signs_for_a_picture_are_missing_there_is_none(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--lan", PYTHONIOENCODING="ascii") as server:
        assert server.stop()[:2] == (0, "")


def test_where_people_reach_it() -> None:
    assert urls(Settings(), 8000) == ["http://127.0.0.1:8000"]
    assert urls(Settings(host="::1"), 80) == ["http://[::1]:80"]
    assert urls(Settings(public_url="https://games.example.org"), 80) == [
        "https://games.example.org"
    ]


# --- what goes wrong -----------------------------------------------------------------------------


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        says = refused("--port", port, "--store", str(tmp_path / "games.db"))
    assert f"port {port} of 127.0.0.1 is in use" in says
    assert not (tmp_path / "games.db").exists()


def test_a_store_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    says = refused("--port", "0", "--store", str(tmp_path / "nowhere" / "games.db"))
    assert "cannot be written: no such file or directory" in says
    with running(tmp_path / "games.db") as server:
        says = refused("--port", "0", "--store", str(tmp_path / "games.db"))
        assert f"is already used by a running server (process {server.process.pid})" in says
        server.stop()


def test_a_database_that_does_not_answer_is_one_sentence() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # but nobody listens
        port = silent.getsockname()[1]
        says = refused("--port", "0", "--store", f"postgresql://ann:s3cret@127.0.0.1:{port}/games")
    assert f"the database at 127.0.0.1:{port}/games cannot be used now" in says
    assert "s3cret" not in says


def test_bad_settings_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text("port = 70000")
    assert f"{file}: port is 70000, but must be" in refused("--settings", str(file))


def test_a_missing_package_is_one_sentence() -> None:
    error = missing(ModuleNotFoundError("No module named 'starlette'", name="starlette"))
    assert str(error) == (
        "this needs starlette, which is not installed: run `pip install 'daikaiju[server]'`"
    )
    fault = ModuleNotFoundError("No module named 'daikaiju.x'", name="daikaiju.x")
    assert missing(fault) is fault


def test_the_command_is_known_without_its_packages() -> None:
    """The game in the terminal needs none of what the server is made of."""
    script = (
        "import sys; from daikaiju.cli import main; from daikaiju.cli.main import _parser;"
        "_parser(); print([name for name in ('msgspec', 'starlette', 'sqlalchemy', 'segno',"
        " 'structlog', 'prometheus_client') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
    parser = argparse.ArgumentParser()
    serve.add(parser)
    assert parser.parse_args(["--set", "tables=3"]).set == ["tables=3"]


# --- the log of a life ---------------------------------------------------------------------------


def test_what_people_do_is_logged_without_what_they_say(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--logs", "json") as server:
        cookie, code = asyncio.run(chat(server.url))
        _, _, err = server.stop()
    events = [json.loads(line) for line in err.splitlines()]
    routes = {event.get("route") for event in events}
    assert {"/api/v1/players", "/api/v1/tables", "/api/v1/codes/{code}"} <= routes
    assert {"a socket opens", "a socket ends"} <= {event["event"] for event in events}
    commands = {event["command"]: event for event in events if "command" in event}
    assert set(commands) == {"sit", "say", "start"}
    assert commands["sit"]["event"] == "done"
    assert {"table", "player", "milliseconds"} <= set(commands["sit"])
    assert commands["start"]["code"] == "has-begun"
    for secret in ("hello there", "Ann", cookie, cookie.partition(".")[2], code):
        assert secret not in err


async def chat(url: str) -> tuple[str, str]:
    async with Guest(url) as guest:
        welcome = await guest.open_table(Setup(seats=2))
        await guest.fetch("GET", f"/api/v1/codes/{welcome.picture.code}")
        async with Visit(guest, welcome.table) as visit:
            await visit.do(Sit, seat=0, name="Ann")
            await visit.do(Say, text="hello there")
            await visit.do(Start)
            with pytest.raises(NotDone):
                await visit.do(Start)
        return guest.cookie.partition("=")[2], welcome.picture.code
