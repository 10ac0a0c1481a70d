"""Connections by hand: what no client of ours would send."""

from __future__ import annotations

import socket
from contextlib import suppress

from serving import API, PATIENCE, Served


def link_to(server: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def handshake(server: Served, table: str, head: str) -> tuple[socket.socket, bytes]:
    """A socket by hand, on which nothing is read but the first answer."""
    link = link_to(server)
    lines = (
        f"GET {API}/tables/{table}/socket HTTP/1.1\r\n{head}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    link.sendall(lines.encode())
    return link, link.recv(4096)


def frame(kind: int, data: bytes) -> bytes:
    """A short frame from a client, masked with zeros."""
    return bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


def send_for_ever(link: socket.socket, data: bytes) -> None:
    while True:
        link.sendall(data)


def received(link: socket.socket) -> bytes:
    """Everything up to the end."""
    return b"".join(iter(lambda: link.recv(65536), b""))


def cut_off(link: socket.socket) -> bool:
    """The other side hangs up, in whichever way; a time-out is none."""
    with suppress(ConnectionError):
        received(link)
    return True


def raw(server: Served, *parts: bytes) -> bytes:
    """What comes back on a connection on which these bytes are sent."""
    with link_to(server) as link:
        for part in parts:
            link.sendall(part)
        link.shutdown(socket.SHUT_WR)
        return received(link)
