"""Attacks of one client on a server. Each sends as fast as a share of one core allows."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from multiprocessing.synchronize import Event
from typing import Final, NamedTuple

from daikaiju.server.client import new_text
from daikaiju.server.protocol.messages import Sit, Start
from daikaiju.server.protocol.values import MAX_RECORD_MOVES, Setup

from .table_load import PlayerClient

ATTACKER: Final = "127.0.0.2"  # not a trusted proxy: the limits of addresses apply to it
CONNECTIONS: Final = 60
MANY_CONNECTIONS: Final = 2_000
MAX_SHARE: Final = 0.25  # of a core that the attacker uses: it would be another machine
GAME_SECONDS: Final = 120.0  # for bots to finish a game
API: Final = "/api/v1"


class Target(NamedTuple):
    """What the attacker knows: its session, its own tables, and a table of other players."""

    port: int
    cookie: str
    gathering: str
    running: str
    finished: str
    watched: str


class Attack(NamedTuple):
    """An attack, and how many connections it has open at most."""

    run: Callable[[Target, float], None]  # until a time
    connections: int = CONNECTIONS


# --- preparation ---------------------------------------------------------------------------------


async def find_target(port: int, watched: str) -> Target:
    """Open the tables of the attacker: before, in and after a game."""
    client = PlayerClient(f"http://127.0.0.1:{port}", ATTACKER)
    async with client:
        cookie = client.cookie
        gathering = (await client.open_table(Setup())).table
        running = (await client.open_table(Setup(seats=2, level="legend"))).table
        finished = (await client.open_table(Setup(seats=2, pace=0, level="easy"))).table
        await client.command(running, Sit(id="s", seat=0, name="Eve", entropy=new_text()))
        for table in (running, finished):  # in the second one bots take all seats
            await client.command(table, Start(id="b", entropy=new_text()))
        end = time.monotonic() + GAME_SECONDS
        while b'"phase":"over"' not in await client.fetch("GET", f"{API}/tables/{finished}"):
            if time.monotonic() > end:
                raise RuntimeError("the bots do not finish their game")
            await asyncio.sleep(0.5)
    return Target(port, cookie, gathering, running, finished, watched)


# --- sending -------------------------------------------------------------------------------------


def _connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 2, (ATTACKER, 0))


def _rounds(until: float) -> Iterator[int]:
    """Count rounds until a time; sleep after each, so that a share of a core is used."""
    for number in count():
        started = time.process_time()
        yield number
        used = time.process_time() - started
        time.sleep(max(0.001, used * (1 / MAX_SHARE - 1)))
        if time.time() >= until:
            return


def _flood(
    first: Callable[[Target], bytes], data: Callable[[Target, int], bytes], reads: bool = True
) -> Callable[[Target, float], None]:
    """Return an attack that sends data on many connections without waiting for responses.

    It opens a new connection for each that is closed.
    """

    def run(target: Target, until: float) -> None:
        open_ones: list[socket.socket | None] = [None] * CONNECTIONS
        for number in _rounds(until):
            for place, connection in enumerate(open_ones):
                try:
                    if connection is None:
                        connection = open_ones[place] = _connect(target.port)
                        connection.sendall(first(target))
                        connection.settimeout(0.01)
                    connection.sendall(data(target, number))
                    if reads:
                        connection.recv(1 << 20)
                except TimeoutError:
                    pass
                except OSError:
                    if connection:
                        connection.close()
                    open_ones[place] = None

    return run


def _requests(make: Callable[[Target, int], bytes]) -> Callable[[Target, float], None]:
    """Return an attack that sends requests on many connections, each after the last response."""

    def run(target: Target, until: float) -> None:
        open_ones: list[socket.socket | None] = [None] * CONNECTIONS
        for number in _rounds(until):
            for place, connection in enumerate(open_ones):
                try:
                    if connection is None:
                        connection = open_ones[place] = _connect(target.port)
                        connection.setblocking(False)
                    elif not connection.recv(1 << 20):
                        raise ConnectionResetError
                    connection.sendall(make(target, number * CONNECTIONS + place))
                except BlockingIOError:
                    pass  # no response yet
                except OSError:
                    if connection:
                        connection.close()
                    open_ones[place] = None

    return run


def _hold(first: Callable[[Target], bytes], more: bytes = b"") -> Callable[[Target, float], None]:
    """Return an attack that opens very many connections and sends a little on each."""

    def run(target: Target, until: float) -> None:
        with ExitStack() as stack:
            held = []
            for _ in range(MANY_CONNECTIONS):
                with suppress(OSError):
                    held.append(stack.enter_context(_connect(target.port)))
                    held[-1].sendall(first(target))
            while time.time() < until:
                for connection in held if more else ():
                    with suppress(OSError):
                        connection.sendall(more)
                time.sleep(1)

    return run


# --- data ----------------------------------------------------------------------------------------


def _head(method: str, path: str, *lines: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *lines, "", ""]).encode()


def _get(path: str) -> Callable[[Target, int], bytes]:
    """Return requests with the session of the attacker; the path may name its tables."""
    return lambda target, number: _head(
        "GET", API + path.format(**target._asdict(), number=number), f"Cookie: {target.cookie}"
    )


def _post(path: str, body: Callable[[Target], object]) -> Callable[[Target, int], bytes]:
    def make(target: Target, _number: int) -> bytes:
        data = json.dumps(body(target)).encode()
        head = (f"Cookie: {target.cookie}", f"Content-Length: {len(data)}")
        path_here = API + path.format(**target._asdict())
        return _head("POST", path_here, "Content-Type: application/json", *head) + data

    return make


def _nothing(_target: Target) -> bytes:
    return b""


def _socket(name: str, has_cookie: bool = True) -> Callable[[Target], bytes]:
    """Return the handshake of a socket at one of the tables."""
    lines = (
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )

    def make(target: Target) -> bytes:
        cookie = (f"Cookie: {target.cookie}",) if has_cookie else ()
        return _head("GET", f"{API}/tables/{target._asdict()[name]}/socket", *lines, *cookie)

    return make


def _frames(data: bytes, times: int = 10_000) -> Callable[[Target, int], bytes]:
    all_data = data * times
    return lambda _target, _number: all_data


def _message(**fields: object) -> bytes:
    data = json.dumps({"id": "a", **fields}).encode()
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


def _fixed(data: bytes) -> Callable[[Target, int], bytes]:
    return lambda _target, _number: data


def _code(_target: Target, _number: int) -> bytes:
    code = "".join(random.choices("ABCDEFGHJKMNPQRSTUVWXYZ23456789", k=6))
    return _head("GET", f"{API}/codes/{code}")


def _long_record(_target: Target) -> dict[str, object]:
    """Return a record with as many moves as are allowed."""
    lines = ["daikaiju record 1", "edition: second", "seats: gigazaur, the_king", ""]
    text = "\n".join([*lines, *(["roll 1"] * MAX_RECORD_MOVES), ""])
    return {"record": {"text": text, "ply": 1}}


HEALTH: Final = _head("GET", "/healthz")
LONG_COOKIE: Final = HEALTH[:-2] + b'Cookie: a="' + b"\\" * 120_000 + b'"\r\n\r\n'
CHUNKED: Final = (
    _head(
        *("POST", f"{API}/players", "Transfer-Encoding: chunked", "Content-Type: application/json")
    )
    + b"1\r\n \r\n" * 20_000
)
BODY: Final = _head("POST", f"{API}/players", "Content-Length: 9999")
PAGE: Final = _head("GET", f"{API}/openapi.json")

ATTACKS: Final[dict[str, Attack]] = {
    # frames of a socket
    "pings": Attack(_flood(_socket("gathering"), _frames(b"\x89\x80\0\0\0\0"))),
    "pongs": Attack(_flood(_socket("gathering"), _frames(b"\x8a\x80\0\0\0\0"))),
    "empty fragments": Attack(
        _flood(
            lambda target: _socket("gathering")(target) + b"\x01\x80\0\0\0\0",
            _frames(b"\x00\x80\0\0\0\0"),
        )
    ),
    "tiny messages": Attack(_flood(_socket("gathering"), _frames(b"\x81\x82\0\0\0\0{}"))),
    "chat": Attack(_flood(_socket("gathering"), _frames(_message(type="say", text="!"), 100))),
    "rematches": Attack(_flood(_socket("finished"), _frames(_message(type="rematch"), 100))),
    # requests that are no regular HTTP
    "long cookies": Attack(_flood(_nothing, _fixed(LONG_COOKIE))),
    "requests without waiting": Attack(_flood(_nothing, _fixed(HEALTH * 1_000))),
    "tiny chunks": Attack(_flood(_nothing, _fixed(CHUNKED))),
    "wrong host names": Attack(
        _flood(_nothing, _fixed(HEALTH.replace(b"localhost", b"evil.example")))
    ),
    "unread responses": Attack(_flood(_nothing, _fixed(PAGE * 4), reads=False)),
    # connections
    "idle connections": Attack(_hold(lambda _: b"GET / HT"), MANY_CONNECTIONS),
    "slow bodies": Attack(_hold(lambda _: BODY, b" "), MANY_CONNECTIONS),
    "spectators": Attack(_hold(_socket("watched", has_cookie=False)), MANY_CONNECTIONS),
    # requests that cost much
    "requests": Attack(_requests(_fixed(HEALTH))),
    "guessed codes": Attack(_requests(_code)),
    "new players": Attack(_requests(_post("/players", lambda _: {"name": "Eve"}))),
    "new tables": Attack(_requests(_post("/tables", lambda _: {}))),
    "tables of legend bots": Attack(
        _requests(_post("/tables", lambda _: {"setup": {"seats": 6, "level": "legend"}}))
    ),
    "uploaded records": Attack(_requests(_post("/tables", _long_record))),
    "forks": Attack(
        _requests(_post("/tables", lambda t: {"fork": {"table": t.finished, "ply": 50}}))
    ),
    "records": Attack(_requests(_get("/tables/{finished}/record"))),
    "past updates": Attack(_requests(_get("/tables/{finished}/updates?most=200"))),
    "proofs": Attack(_requests(_get("/tables/{finished}/proof"))),
    "odds": Attack(_requests(_get("/tables/{running}/odds?goal=stars%3E%3D{number}"))),
    "reviews": Attack(_requests(_get("/tables/{finished}/review"))),
    "hints": Attack(_requests(_post("/tables/{running}/hint", lambda _: {}))),
}


def attack(name: str, target: Target, begin: Event, seconds: float) -> None:
    """Attack for some seconds after an event; the function of a process."""
    os.nice(10)  # another machine would take no processor from the server
    begin.wait()
    ATTACKS[name].run(target, time.time() + seconds)
