"""A real server for tests: uvicorn on a loopback port, SQLite in a file, in a thread.

with served(tmp_path) as server:
    ann = server.guest("Ann")
    table = ann.open_table(seats=2)
    with ann.visit(table) as visit:
        visit.do("sit", seat=0, name="Ann")
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

from daikaiju.server.runner import loop_factory
from daikaiju.server.settings import Settings
from daikaiju.server.store import open_store
from daikaiju.server.tables.bot_pool import Thinkers
from daikaiju.server.tables.registry import Hall
from daikaiju.server.web.app import make_app
from daikaiju.server.web.connections import Server, uvicorn_config

API = "/api/v1"
MANY = {"requests": 1_000_000, "codes": 100_000, "tables_of_player": 10_000, "commands": 10_000}
NOBODY = "A" * 22  # as long as the name of a table
PATIENCE = 20.0  # seconds until a test gives up, not until anything is expected
Json = dict[str, Any]
T = TypeVar("T")
_numbers = itertools.count()


def new_id() -> str:
    """A name for a command."""
    return f"c{next(_numbers)}"


class Served:
    """A server that runs, and its inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall: Hall
        self.port = 0
        self._server: Server
        self._loop: asyncio.AbstractEventLoop
        self._trouble: BaseException | None = None
        self._is_up = Event()
        self._thread = Thread(target=self._run, name="server")

    @classmethod
    def started(cls, folder: Path, **settings: Any) -> Served:
        """A server with these settings; what it stores is in the folder."""
        server = cls(Settings(store=str(folder / "games.db"), **settings))
        server.start()
        return server

    def start(self) -> None:
        self._thread.start()
        assert self._is_up.wait(PATIENCE)
        if self._trouble:
            raise self._trouble

    def stop(self) -> None:
        """As after SIGTERM."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._trouble:
            raise self._trouble

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name: str = "", **headers: str) -> Visitor:
        """Somebody with a browser and an address of their own, who is known to the server."""
        number = next(_numbers)
        address = f"10.0.{number // 256}.{number % 256}"
        visitor = self.stranger(**{"X_Forwarded_For": address} | headers)
        visitor.become(name)
        return visitor

    def stranger(self, **headers: str) -> Visitor:
        """Somebody without a cookie."""
        return Visitor(self, headers)

    def begun(self, **setup: Any) -> tuple[Visitor, Visitor, str]:
        """Ann and Bob, who have just begun, and their table."""
        ann, bob = self.guest("Ann"), self.guest("Bob")
        table = ann.open_table(**{"seats": 2} | setup)
        ann.done(table, "sit", seat=0, name="Ann")
        bob.done(table, "sit", seat=1, name="Bob")
        ann.done(table, "start")
        return ann, bob, table

    def do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    def seq(self, table: str) -> int:
        """How many entries the log of a table has, in the store."""
        return len(self.do(lambda: self.hall.log(table)))

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(self._serve())
        except BaseException as error:
            self._trouble = error
        finally:
            self._is_up.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        store = await open_store(self.settings.store, "test")
        try:
            self.hall = Hall(store, self.settings, Thinkers(1))
            await self.hall.start()
            with socket.create_server(("127.0.0.1", 0)) as listener:
                self.port = listener.getsockname()[1]
                self._server = Server(uvicorn_config(make_app(self.hall), self.settings), self.hall)
                telling = asyncio.create_task(self._tell())
                await self._server.serve([listener])
                await telling
        finally:
            await store.close()

    async def _tell(self) -> None:
        while not self._server.started:
            await asyncio.sleep(0.005)
        self._is_up.set()


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Served]:
    """… that ends with the block."""
    server = Served.started(folder, **settings)
    try:
        yield server
    finally:
        server.stop()


# --- people --------------------------------------------------------------------------------------


class Visitor:
    """A browser: HTTP with cookies, and sockets."""

    def __init__(self, server: Served, headers: dict[str, str]) -> None:
        self.server = server
        self.id = self.cookie = ""
        self.headers = {name.replace("_", "-"): text for name, text in headers.items()}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Any request, with our cookie if there is one."""
        headers = self.headers | ({"Cookie": self.cookie} if self.cookie else {})
        headers |= more.pop("headers", {})
        with httpx.Client(base_url=self.server.url, timeout=PATIENCE, verify=False) as client:
            return client.request(method, path, headers=headers, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", API + path, **more)

    def post(self, path: str, body: object, **more: Any) -> httpx.Response:
        return self.ask("POST", API + path, json=body, **more)

    def become(self, name: str = "") -> Json:
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

    def look(self, table: str) -> Json:
        picture: Json = self.get(f"/tables/{table}").json()["picture"]
        return picture

    def command(self, table: str, kind: str, **words: Any) -> httpx.Response:
        """A command over HTTP."""
        command = {"type": kind, "id": new_id()} | words
        return self.post(f"/tables/{table}/commands", command)

    def done(self, table: str, kind: str, **words: Any) -> Json:
        answer = self.command(table, kind, **words)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    @contextmanager
    def visit(self, table: str, protocol: str = "?protocol=1", **headers: str) -> Iterator[Visit]:
        """A socket of a table."""
        sent = self.headers | ({"Cookie": self.cookie} if self.cookie else {}) | headers
        agent = sent.pop("User-Agent", None)
        url = f"{self.server.url.replace('http', 'ws', 1)}{API}/tables/{table}/socket{protocol}"
        with connect(
            url, additional_headers=sent, user_agent_header=agent, compression=None, max_size=None
        ) as link:
            yield Visit(link)


class Visit:
    """A socket, and what was heard on it."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.heard: list[Json] = []

    def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.link.recv(PATIENCE))
        self.heard.append(message)
        return message

    def hear_until(self, is_it: Callable[[Json], bool]) -> Json:
        while not is_it(message := self.hear()):
            pass
        return message

    def hear_a(self, kind: str) -> Json:
        """The next message of a kind."""
        return self.hear_until(lambda message: message["type"] == kind)

    def welcome(self) -> Json:
        message = self.hear()
        assert message["type"] == "welcome", message
        return message

    def send(self, message: object) -> None:
        """Anything: text, bytes, or a value that goes as JSON."""
        raw = message if isinstance(message, str | bytes) else json.dumps(message)
        self.link.send(raw)

    def ask(self, kind: str, **words: Any) -> Json:
        """Send a command; `done` or `refused`."""
        command = {"type": kind, "id": new_id()} | words
        self.send(command)
        return self.hear_until(lambda message: message.get("id") == command["id"])

    def do(self, kind: str, **words: Any) -> Json:
        answer = self.ask(kind, **words)
        assert answer["type"] == "done", answer
        return answer

    def rest(self) -> tuple[list[Json], int, str]:
        """Everything up to the end, and how the socket was closed."""
        before = len(self.heard)
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.heard[before:], self.link.close_code or 0, self.link.close_reason or ""
