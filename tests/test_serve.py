"""`daikaiju serve` as a process: start, output, service and shutdown."""

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
from daikaiju.cli.extras import missing_extra_error
from daikaiju.server.client import CommandRefused, GameClient, TableConnection
from daikaiju.server.protocol.messages import Act, AnyMessage, Closing, Say, Sit, Start
from daikaiju.server.protocol.values import Setup
from daikaiju.server.runner import feed_watchdog, lan_addresses, urls
from daikaiju.server.settings import Settings

TIMEOUT = 120  # seconds until a test fails
ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")


class ServerProcess:
    """A server in its own process, on a free port."""

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
        self.store_line = self.process.stdout.readline()
        found = re.search(r":(\d+)\b", self.greeting.partition("http")[2])
        assert found, self.process.communicate(timeout=TIMEOUT)
        self.url = f"http://127.0.0.1:{found[1]}"

    def get(self, path: str) -> tuple[int, bytes]:
        with urllib.request.urlopen(self.url + path, timeout=TIMEOUT) as answer:
            return answer.status, answer.read()

    def stop(self, signum: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Stop the server. Return its status and the rest of its output."""
        process = self.process
        assert process.stdout
        assert process.stderr
        process.send_signal(signum)
        # `communicate` would lose the output that was buffered with the first lines.
        with ThreadPoolExecutor(2) as pool:
            out, err = pool.submit(process.stdout.read), pool.submit(process.stderr.read)
            try:
                return process.wait(TIMEOUT), out.result(), err.result()
            except subprocess.TimeoutExpired:
                process.kill()  # otherwise its output never ends
                raise


@contextmanager
def server_process(store: Path | str, *options: str, **environment: str) -> Iterator[ServerProcess]:
    server = ServerProcess(str(store), *options, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        with server.process:  # waits for the process and closes its pipes
            pass


def start_error(*options: str) -> str:
    """Return the one-line error of a server that does not start."""
    run = [sys.executable, "-m", "daikaiju.cli", "serve", *options]
    done = subprocess.run(run, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("daikaiju: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


# --- start and stop ------------------------------------------------------------------------------


def test_server_prints_its_url_and_responds_there(tmp_path: Path) -> None:
    with server_process(tmp_path / "games.db", "--name", "The Lair") as server:
        assert server.greeting.startswith(f"The Lair: open {server.url} in a browser")
        assert server.store_line == f"Games are stored in {tmp_path / 'games.db'}.\n"
        for path in ("/healthz", "/readyz"):
            assert server.get(path) == (200, b'{"ok":true}')
        metrics = server.get("/metrics")[1].decode()
        assert re.search(r'^daikaiju_sockets(\{process="0"\})? 0.0$', metrics, re.MULTILINE)
        info = json.loads(server.get("/api/v1/server")[1])
        assert info["name"] == "The Lair"
        status, out, err = server.stop()
    assert (status, out) == (0, "")
    assert "ending  signal=SIGTERM" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGINT])
def test_signal_stops_the_server_and_keeps_the_game(tmp_path: Path, signum: signal.Signals) -> None:
    received: list[AnyMessage] = []
    with server_process(tmp_path / "games.db") as server:
        table, cookie, ply = asyncio.run(play_and_stop(server, signum, received))
        assert server.process.wait(TIMEOUT) == 0
    last = received[-1]
    assert isinstance(last, Closing)
    assert last.code == "shutdown"
    with server_process(tmp_path / "games.db") as server:
        client = GameClient(server.url)
        client.cookie = cookie
        assert asyncio.run(ply_of(client, table)) >= ply
        server.stop()


async def play_and_stop(
    server: ServerProcess, signum: signal.Signals, received: list[AnyMessage]
) -> tuple[str, str, int]:
    """Make a few moves, then stop the server while the client is connected."""
    async with GameClient(server.url) as client:
        table = (await client.open_table(Setup(seats=2, pace=10_000))).table
        async with TableConnection(client, table, received.append) as connection:
            await connection.send_command(Sit, seat=0, name="Ann")
            await connection.send_command(Sit, seat=1, name="Bob")
            await connection.send_command(Start)
            for _ in range(3):
                assert connection.picture
                assert connection.picture.asked
                seat, action = connection.picture.asked.seat, connection.picture.legal[-1]
                done = await connection.send_command(
                    Act, seat=seat, ply=connection.picture.ply, action=action
                )
            server.process.send_signal(signum)
            end = time.monotonic() + TIMEOUT
            while not isinstance(received[-1], Closing) and time.monotonic() < end:
                await connection.wait_for_message()
        return table, client.cookie, done.ply


async def ply_of(client: GameClient, table: str) -> int:
    async with TableConnection(client, table) as connection:
        assert connection.picture
        assert connection.picture.phase == "playing"
        return connection.picture.ply


# Starts a server that gets a signal while it writes a line of its log.
SIGNAL_DURING_A_LINE = """
import signal, sys
from daikaiju.cli import main

class Stream:
    def write(self, text):
        sys.__stderr__.write(text)
        if "serving" in text:
            signal.raise_signal(signal.SIGTERM)

    def flush(self):
        sys.__stderr__.flush()

sys.stderr = Stream()
raise SystemExit(main(["serve", "--port", "0", "--store", sys.argv[1]]))
"""


def test_signal_during_a_log_line_stops_the_server(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SIGNAL_DURING_A_LINE, str(tmp_path / "games.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert done.returncode == 0, done.stderr
    assert "ending  signal=SIGTERM" in done.stderr


def test_second_signal_ends_the_server_at_once(tmp_path: Path) -> None:
    """This holds for a busy server too: here, a request never ends."""
    with server_process(tmp_path / "games.db") as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), TIMEOUT) as connection:
            head = f"POST /api/v1/players HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n"
            kind = "Content-Type: application/json\r\nExpect: 100-continue\r\n"
            connection.sendall(f"{head}{kind}\r\n".encode())
            assert connection.recv(100).startswith(b"HTTP/1.1 100")  # the server waits for the body
            server.process.send_signal(signal.SIGTERM)
            assert server.process.stderr
            for line in server.process.stderr:
                if "ending" in line:
                    break
            server.process.send_signal(signal.SIGTERM)  # some launchers send the same signal twice
            end = time.monotonic() + TIMEOUT
            while server.process.poll() is None and time.monotonic() < end:
                time.sleep(0.2)
                server.process.send_signal(signal.SIGTERM)
            assert server.process.returncode == -signal.SIGTERM


def test_systemd_is_notified_of_ready_and_stopping(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify_socket:
        notify_socket.bind(str(tmp_path / "notify"))
        notify_socket.settimeout(TIMEOUT)
        with server_process(
            tmp_path / "games.db", NOTIFY_SOCKET=str(tmp_path / "notify")
        ) as server:
            assert notify_socket.recv(100) == b"READY=1"
            server.stop()
            assert notify_socket.recv(100) == b"STOPPING=1"


def test_lan_option_prints_a_qr_code(tmp_path: Path) -> None:
    with server_process(tmp_path / "games.db", "--lan") as server:
        _, out, _ = server.stop()
    places = lan_addresses() or ["localhost"]
    assert f"open http://{places[0]}:" in server.greeting
    assert "█" in out
    assert out.endswith("Scan this code with a phone in the same network.\n")


def test_qr_code_is_omitted_without_unicode_output(tmp_path: Path) -> None:
    with server_process(tmp_path / "games.db", "--lan", PYTHONIOENCODING="ascii") as server:
        assert server.stop()[:2] == (0, "")


def test_urls_follow_from_the_settings() -> None:
    assert urls(Settings(), 8000) == ["http://127.0.0.1:8000"]
    assert urls(Settings(host="::1"), 80) == ["http://[::1]:80"]
    assert urls(Settings(public_url="https://games.example.org"), 80) == [
        "https://games.example.org"
    ]


# --- errors --------------------------------------------------------------------------------------


def test_port_in_use_gives_a_one_line_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        message = start_error("--port", port, "--store", str(tmp_path / "games.db"))
    assert f"port {port} of 127.0.0.1 is in use" in message
    assert not (tmp_path / "games.db").exists()


def test_unusable_store_gives_a_one_line_error(tmp_path: Path) -> None:
    message = start_error("--port", "0", "--store", str(tmp_path / "nowhere" / "games.db"))
    assert "cannot be written: no such file or directory" in message
    with server_process(tmp_path / "games.db") as server:
        message = start_error("--port", "0", "--store", str(tmp_path / "games.db"))
        assert f"is in use by a running server (process {server.process.pid})" in message
        server.stop()


def test_unreachable_database_gives_a_one_line_error() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # without listening
        port = silent.getsockname()[1]
        message = start_error(
            "--port", "0", "--store", f"postgresql://ann:s3cret@127.0.0.1:{port}/games"
        )
    assert f"the database at 127.0.0.1:{port}/games cannot be used now" in message
    assert "s3cret" not in message


def test_invalid_settings_give_a_one_line_error(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text("port = 70000")
    assert f"{file}: port is 70000, but must be" in start_error("--settings", str(file))


def test_missing_package_gives_a_one_line_error() -> None:
    error = missing_extra_error(
        ModuleNotFoundError("No module named 'starlette'", name="starlette")
    )
    assert str(error) == (
        "this needs starlette, which is not installed: run `pip install 'daikaiju[server]'`"
    )
    fault = ModuleNotFoundError("No module named 'daikaiju.x'", name="daikaiju.x")
    assert missing_extra_error(fault) is fault


def test_serve_command_is_known_without_server_packages() -> None:
    """The terminal game needs no server packages."""
    script = (
        "import sys; from daikaiju.cli import main; from daikaiju.cli.main import build_parser;"
        "build_parser(); print([name for name in ('msgspec', 'starlette', 'sqlalchemy', 'segno',"
        " 'structlog', 'prometheus_client') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
    parser = argparse.ArgumentParser()
    serve.add(parser)
    assert parser.parse_args(["--set", "tables=3"]).set == ["tables=3"]


# --- log -----------------------------------------------------------------------------------------


def test_log_has_commands_without_chat_and_secrets(tmp_path: Path) -> None:
    with server_process(tmp_path / "games.db", "--logs", "json") as server:
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
    async with GameClient(url) as client:
        welcome = await client.open_table(Setup(seats=2))
        await client.fetch("GET", f"/api/v1/codes/{welcome.picture.code}")
        async with TableConnection(client, welcome.table) as connection:
            await connection.send_command(Sit, seat=0, name="Ann")
            await connection.send_command(Say, text="hello there")
            await connection.send_command(Start)
            with pytest.raises(CommandRefused):
                await connection.send_command(Start)
        return client.cookie.partition("=")[2], welcome.picture.code


def test_watchdog_is_fed_while_the_event_loop_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.settimeout(TIMEOUT)

        async def test() -> list[bytes]:
            task = asyncio.create_task(feed_watchdog())
            received = [await asyncio.to_thread(listener.recv, 100) for _ in range(3)]
            task.cancel()
            return received

        assert asyncio.run(test()) == [b"WATCHDOG=1"] * 3
    unit = (ROOT / "deploy" / "daikaiju.service").read_text()
    assert "WatchdogSec=" in unit
    assert "MemoryMax=" in unit
