"""Raw TCP connections to the server, for data that no regular client sends."""

from __future__ import annotations

import socket
from contextlib import suppress

from live_server import API, TIMEOUT, LiveServer


def open_connection(server: LiveServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)


def handshake(server: LiveServer, table: str, head: str) -> tuple[socket.socket, bytes]:
    """Send a WebSocket handshake. Return the connection and the first response."""
    connection = open_connection(server)
    lines = (
        f"GET {API}/tables/{table}/socket HTTP/1.1\r\n{head}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    connection.sendall(lines.encode())
    return connection, connection.recv(4096)


def frame(kind: int, data: bytes) -> bytes:
    """Return a short client frame, masked with zeros."""
    return bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


def send_forever(connection: socket.socket, data: bytes) -> None:
    while True:
        connection.sendall(data)


def read_to_end(connection: socket.socket) -> bytes:
    """Return all data until the connection ends."""
    return b"".join(iter(lambda: connection.recv(65536), b""))


def is_closed_by_server(connection: socket.socket) -> bool:
    """Wait until the server closes the connection; a timeout raises an error."""
    with suppress(ConnectionError):
        read_to_end(connection)
    return True


def send_raw(server: LiveServer, *parts: bytes) -> bytes:
    """Send these bytes on a new connection and return the response."""
    with open_connection(server) as connection:
        for part in parts:
            connection.sendall(part)
        connection.shutdown(socket.SHUT_WR)
        return read_to_end(connection)
