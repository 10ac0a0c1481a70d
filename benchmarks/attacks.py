"""`python -m benchmarks.attacks`: moves of other players while one client attacks the server.

The server is a separate process with its default limits. The attacker is another process with its
own loopback address. Players move as in `benchmarks.server`, first without and then with each
attack; they share an address, so more than 15 tables would meet the limits. The report has the p99
of their moves, its rise, the growth of the server's memory, and its CPU time. On a busy machine
only the last two mean something: the attacker takes the processor from the server.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Final, NamedTuple

from daikaiju.server.client import GameClient
from daikaiju.server.protocol.values import Setup

from .server import measure_moves, percentile
from .server_process import ServerProcess

QUIET: Final = ("--set", "log_level=warning")
ATTACKER: Final = "127.0.0.2"  # not a trusted proxy: the limits of addresses apply to it
MAX_RISE: Final = 0.020  # seconds of p99
MAX_CONNECTION_BYTES: Final = 256_000
CONNECTIONS: Final = 20
WARM_SECONDS: Final = 6.0  # the attack begins after the warm-up of the players
GET: Final = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE: Final = (
    b"GET /api/v1/tables/TABLE/socket HTTP/1.1\r\nHost: localhost\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LONG_COOKIE: Final = b'GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a="' + b"\\" * 120_000
CHUNKED: Final = (
    b"POST /api/v1/players HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Type: application/json\r\n\r\n" + b"1\r\n \r\n" * 20_000
)
PAGE: Final = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
# What an attacker sends on each connection, again and again.
FLOODS: Final[dict[str, tuple[bytes, bytes]]] = {
    "pings": (UPGRADE, b"\x89\x80\0\0\0\0" * 10_000),
    "pongs": (UPGRADE, b"\x8a\x80\0\0\0\0" * 10_000),
    "empty fragments": (UPGRADE + b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0" * 10_000),
    "tiny messages": (UPGRADE, b"\x81\x82\0\0\0\0{}" * 10_000),
    "long cookies": (b"", LONG_COOKIE + b'"\r\n\r\n'),
    "requests without waiting": (b"", GET * 1_000),
    "tiny chunks": (b"", CHUNKED),
    "wrong host names": (b"", GET.replace(b"localhost", b"evil.example")),
    "unread responses": (b"", PAGE * 4),
    "requests": (b"", GET),
}


def _connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 2, (ATTACKER, 0))


def flood(port: int, until: float, first: bytes, data: bytes, reads: bool) -> None:
    """Send data on many connections until a time; open a new one for each that is closed."""
    connections: list[socket.socket | None] = [None] * CONNECTIONS
    while time.time() < until:
        for number, connection in enumerate(connections):
            try:
                if connection is None:
                    connection = connections[number] = _connect(port)
                    connection.sendall(first)
                    connection.settimeout(0.01)
                connection.sendall(data)
                if reads:
                    connection.recv(1 << 20)
            except TimeoutError:
                pass
            except OSError:
                connections[number] = None
        time.sleep(0.001)


def hold_connections(port: int, until: float, *_: object) -> None:
    """Open as many idle connections as possible."""
    with ExitStack() as stack:
        for _number in range(2_000):
            with suppress(OSError):
                stack.enter_context(_connect(port)).sendall(b"GET / HT")
        time.sleep(max(0.0, until - time.time()))


def send_slowly(port: int, until: float, *_: object) -> None:
    """Send bodies byte by byte on many connections."""
    head = b"POST /api/v1/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n"
    with ExitStack() as stack:
        held = []
        with suppress(OSError):
            for _number in range(90):
                held.append(stack.enter_context(_connect(port)))
                held[-1].sendall(head)
        while time.time() < until:
            for connection in held:
                with suppress(OSError):
                    connection.sendall(b" ")
            time.sleep(1)


def attacks() -> dict[str, Callable[[int, float], None]]:
    def make(name: str) -> Callable[[int, float], None]:
        first, data = FLOODS[name]
        return lambda port, until: flood(port, until, first, data, name != "unread responses")

    found: dict[str, Callable[[int, float], None]] = {name: make(name) for name in FLOODS}
    return found | {"idle connections": hold_connections, "slow bodies": send_slowly}


async def _open_table(port: int) -> str:
    async with GameClient(f"http://127.0.0.1:{port}") as client:
        return (await client.open_table(Setup())).table


def _attack(name: str, port: int, seconds: float) -> None:
    table = asyncio.run(_open_table(port))
    for flood_name, (first, data) in FLOODS.items():
        FLOODS[flood_name] = first.replace(b"TABLE", table.encode()), data
    time.sleep(WARM_SECONDS)
    attacks()[name](port, time.time() + seconds)


class Measured(NamedTuple):
    """The moves of the players, and what the server needed meanwhile."""

    p99: float  # in seconds
    memory: int  # bytes, at the peak
    cores: float  # CPU time of the server per second


def measure(name: str, tables: int, seconds: float) -> Measured:
    """Measure moves during an attack ("" for none)."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"{folder}/games.db", *QUIET, environment={}) as server,
    ):
        attacker = multiprocessing.Process(target=_attack, args=(name, server.port, seconds))
        if name:
            attacker.start()
        found = asyncio.run(measure_moves(server, tables, 2, seconds, 1.0))
        used = server.peak_memory_bytes
        if name:
            attacker.join()
    cores = found.cpu_ms * len(found.seconds) / 1000 / seconds
    return Measured(percentile(found.seconds, 0.99), used, cores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="attacks; all without names")
    parser.add_argument("--tables", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    random.seed(1)
    print(f"load average {os.getloadavg()[0]:.1f}; cores: CPU time of the server per second")
    heads = (f"{head:>11}" for head in ("p99 before", "p99 during", "rise", "memory", "cores"))
    print(f"{'attack':<25}", *heads)
    for name in args.names or attacks():
        calm = measure("", args.tables, args.seconds)
        print_row(name, calm, measure(name, args.tables, args.seconds))


def print_row(name: str, calm: Measured, attacked: Measured) -> None:
    rise, grown = attacked.p99 - calm.p99, max(0, attacked.memory - calm.memory)
    verdict = "" if rise <= MAX_RISE else "  more than 20 ms"
    if grown > CONNECTIONS * MAX_CONNECTION_BYTES:
        verdict += f"  more than {MAX_CONNECTION_BYTES // 1000} kB per connection"
    times = (
        f"{1000 * calm.p99:8.1f} ms",
        f"{1000 * attacked.p99:8.1f} ms",
        f"{1000 * rise:+8.1f} ms",
    )
    cores = f"{calm.cores:5.2f} {attacked.cores:5.2f}"
    print(f"{name:<25}", *times, f"{grown / 1e6:+8.1f} MB", cores + verdict, flush=True)


if __name__ == "__main__":
    main()
