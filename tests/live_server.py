"""A real server for tests: uvicorn on a loopback port, SQLite in a file, in a thread.

with running_server(tmp_path) as server:
    ann = server.new_player("Ann")
    table = ann.open_table(seats=2)
    with ann.connect(table) as socket:
        socket.do("sit", seat=0, name="Ann")
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from daikaiju.server.actors.registry import TableRegistry
from daikaiju.server.runner import loop_factory
from daikaiju.server.settings import Settings
from daikaiju.server.store import open_store
from daikaiju.server.web.app import make_app
from daikaiju.server.web.connections import Server, uvicorn_config
from daikaiju.server.workers.bot_pool import BotPool

API = "/api/v1"
HIGH_LIMITS = {
    "requests": 1_000_000,
    "codes": 100_000,
    "tables_of_player": 10_000,
    "tables_of_address": 100_000,
    "commands": 10_000,
}
NO_TLS = httpx.create_ssl_context(verify=False)  # made once: a new one takes time
UNKNOWN_TABLE = "A" * 22  # has the length of a table id
TIMEOUT = 120.0  # seconds until a test fails
Json = dict[str, Any]
T = TypeVar("T")
_counter = itertools.count()


def new_id() -> str:
    """Return a new command id."""
    return f"c{next(_counter)}"


class LiveServer:
    """A running server with access to its table registry."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.registry: TableRegistry
        self.port = 0  # any free one
        self._server: Server
        self._loop: asyncio.AbstractEventLoop
        self._error: BaseException | None = None
        self._has_started = Event()
        self._thread = Thread(target=self._run, name="server")

    @classmethod
    def launch(cls, folder: Path, **settings: Any) -> LiveServer:
        """Start a server with these settings and its database in the folder."""
        server = cls(Settings(store=str(folder / "games.db"), **settings))
        server.start()
        return server

    def start(self) -> None:
        self._thread.start()
        assert self._has_started.wait(TIMEOUT)
        if self._error:
            raise self._error

    def stop(self) -> None:
        """Stop the server as SIGTERM does."""
        self._server.should_exit = True
        self._thread.join(TIMEOUT)
        assert not self._thread.is_alive()
        if self._error:
            raise self._error

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def connections(self) -> set[Any]:
        """The open connections, as uvicorn counts them."""
        return self._server.server_state.connections

    def new_player(self, name: str = "", **headers: str) -> Client:
        """Return the client of a new player with its own address."""
        number = next(_counter)
        address = f"10.0.{number // 256}.{number % 256}"
        client = self.anonymous_client(**{"X_Forwarded_For": address} | headers)
        client.register(name)
        return client

    def anonymous_client(self, **headers: str) -> Client:
        """Return a client without a cookie."""
        return Client(self, headers)

    def new_game(self, **setup: Any) -> tuple[Client, Client, str]:
        """Start a game of two players. Return their clients and the table."""
        ann, bob = self.new_player("Ann"), self.new_player("Bob")
        table = ann.open_table(**{"seats": 2} | setup)
        ann.do(table, "sit", seat=0, name="Ann")
        bob.do(table, "sit", seat=1, name="Bob")
        ann.do(table, "start")
        return ann, bob, table

    def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run a coroutine in the event loop of the server."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(TIMEOUT)

    def seq(self, table: str) -> int:
        """Return the number of stored log entries of a table."""
        return len(self.run(lambda: self.registry.log(table)))

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(self._serve())
        except BaseException as error:
            self._error = error
        finally:
            self._has_started.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        store = await open_store(self.settings.store, "test")
        try:
            self.registry = TableRegistry(store, self.settings, BotPool(1, timeout=TIMEOUT))
            await self.registry.start()
            with socket.create_server(("127.0.0.1", self.port)) as listener:
                self.port = listener.getsockname()[1]
                self._server = Server(
                    uvicorn_config(make_app(self.registry), self.settings), self.registry
                )
                start_report = asyncio.create_task(self._report_start())
                await self._server.serve([listener])
                await start_report
        finally:
            await store.close()

    async def _report_start(self) -> None:
        while not self._server.started:
            await asyncio.sleep(0.005)
        self._has_started.set()


class RemoteServer(LiveServer):
    """A server in another process, of which only the URL is known."""

    def __init__(self, url: str) -> None:
        super().__init__(Settings())
        self._url = url

    @property
    def url(self) -> str:
        return self._url


@contextmanager
def running_server(folder: Path, **settings: Any) -> Iterator[LiveServer]:
    """Run a server during the block."""
    server = LiveServer.launch(folder, **settings)
    try:
        yield server
    finally:
        server.stop()


# --- clients -------------------------------------------------------------------------------------


class Client:
    """An HTTP and WebSocket client with a cookie."""

    def __init__(self, server: LiveServer, headers: dict[str, str]) -> None:
        self.server = server
        self.id = self.cookie = ""
        self.headers = {name.replace("_", "-"): text for name, text in headers.items()}

    def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Send a request with the cookie, if there is one."""
        headers = self.headers | ({"Cookie": self.cookie} if self.cookie else {})
        headers |= options.pop("headers", {})
        with httpx.Client(
            base_url=self.server.url, timeout=TIMEOUT, verify=NO_TLS, trust_env=False
        ) as client:
            return client.request(method, path, headers=headers, **options)

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.request("GET", API + path, **options)

    def post(self, path: str, body: object, **options: Any) -> httpx.Response:
        return self.request("POST", API + path, json=body, **options)

    def register(self, name: str = "") -> Json:
        answer = self.post("/players", {"name": name})
        assert answer.status_code == 200, answer.text
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        me: Json = answer.json()
        self.id = me["id"]
        return me

    def open_table(self, **setup: Any) -> str:
        answer = self.post("/tables", {"setup": setup})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def picture(self, table: str) -> Json:
        picture: Json = self.get(f"/tables/{table}").json()["picture"]
        return picture

    def command(self, table: str, kind: str, **words: Any) -> httpx.Response:
        """Send a command over HTTP."""
        command = {"type": kind, "id": new_id()} | words
        return self.post(f"/tables/{table}/commands", command)

    def do(self, table: str, kind: str, **words: Any) -> Json:
        if kind == "start":
            words = {"entropy": "blue whales"} | words
        answer = self.command(table, kind, **words)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    @contextmanager
    def connect(
        self, table: str, protocol: str = "?protocol=1", **headers: str
    ) -> Iterator[TableSocket]:
        """Open a socket of a table."""
        sent = self.headers | ({"Cookie": self.cookie} if self.cookie else {}) | headers
        agent = sent.pop("User-Agent", None)
        url = f"{self.server.url.replace('http', 'ws', 1)}{API}/tables/{table}/socket{protocol}"
        with connect(
            url,
            additional_headers=sent,
            user_agent_header=agent,
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT,
        ) as connection:
            yield TableSocket(connection)


class TableSocket:
    """A table socket that records its messages."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Json] = []

    def receive(self) -> Json:
        """Return the next message."""
        message: Json = json.loads(self.connection.recv(TIMEOUT))
        self.received.append(message)
        return message

    def receive_until(self, matches: Callable[[Json], bool]) -> Json:
        while not matches(message := self.receive()):
            pass
        return message

    def receive_type(self, kind: str) -> Json:
        """Return the next message of this type."""
        return self.receive_until(lambda message: message["type"] == kind)

    def receive_welcome(self) -> Json:
        message = self.receive()
        assert message["type"] == "welcome", message
        return message

    def send(self, message: object) -> None:
        """Send text, bytes, or a value as JSON."""
        data = message if isinstance(message, str | bytes) else json.dumps(message)
        self.connection.send(data)

    def command(self, kind: str, **words: Any) -> Json:
        """Send a command and return its `done` or `refused` message."""
        command = {"type": kind, "id": new_id()} | words
        self.send(command)
        return self.receive_until(lambda message: message.get("id") == command["id"])

    def do(self, kind: str, **words: Any) -> Json:
        if kind == "start":
            words = {"entropy": "blue whales"} | words
        answer = self.command(kind, **words)
        assert answer["type"] == "done", answer
        return answer

    def receive_rest(self) -> tuple[list[Json], int, str]:
        """Return all messages until the socket is closed, and the close code and reason."""
        before = len(self.received)
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return (
            self.received[before:],
            self.connection.close_code or 0,
            self.connection.close_reason or "",
        )
