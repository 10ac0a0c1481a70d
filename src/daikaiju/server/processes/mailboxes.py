"""Messages between the processes of one server, with an open file each if necessary.

Each process has one mailbox: two connected datagram sockets that the supervisor makes before it
forks the processes. So messages arrive whole, and wait while their receiver is being restarted.
"""

from __future__ import annotations

import socket
from typing import Final, Literal, NamedTuple

MAX_MESSAGE: Final = 400 * 1024  # bytes
_BUFFER_BYTES: Final = 208 * 1024  # Linux reserves twice as much; no system refuses it
# connection: a TCP connection with what was read from it; check: another process has written to the
# log of a table; stream: a connection between two processes, for requests and answers.
Kind = Literal["connection", "check", "stream"]
_KINDS: Final[tuple[Kind, ...]] = ("connection", "check", "stream")


class Message(NamedTuple):
    """A received message."""

    kind: Kind
    data: bytes
    file: int | None  # the number of an open file, which the receiver must close


class Mailbox:
    """The mailbox of one process. All processes may send, one receives."""

    def __init__(self) -> None:
        self.receiver, self._sender = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (self.receiver, self._sender):
            end.setblocking(False)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _BUFFER_BYTES)

    def send(self, kind: Kind, data: bytes = b"", file: int | None = None) -> bool:
        """Send a message and a copy of an open file. Return False if the mailbox is full."""
        files = [] if file is None else [file]
        try:
            socket.send_fds(self._sender, [bytes([_KINDS.index(kind)]), data], files)
        except BlockingIOError:
            return False
        return True

    def receive(self) -> Message | None:
        """Return the next message, or None if there is none."""
        try:
            data, files, _, _ = socket.recv_fds(self.receiver, MAX_MESSAGE, 1)
        except BlockingIOError:
            return None
        return Message(_KINDS[data[0]], data[1:], files[0] if files else None)

    def close(self) -> None:
        for end in (self.receiver, self._sender):
            end.close()
