"""Hands a connection over to the process that owns the table of its next request.

A process that has read the head of a request for a table of another process sends it the open
connection, with all bytes read so far. The other process serves it as if it had accepted it. So a
socket costs nothing extra after that: its messages pass through one process only.
"""

from __future__ import annotations

import re
from typing import Final

from ..processes.siblings import Siblings
from .endpoint import API

_TABLE_PATH: Final = re.compile(rf"{API}/tables/([A-Za-z0-9_-]{{22}})(?:[/?]|$)".encode())
_NEW_TABLE_PATH: Final = f"{API}/tables".encode()


class Elsewhere(Exception):
    """Another process must serve the request."""

    def __init__(self, process: int) -> None:
        super().__init__(process)
        self.process = process


def check_destination(siblings: Siblings, method: bytes, url: bytes) -> None:
    """Raise `Elsewhere` if another process must serve a request. New tables are spread."""
    if siblings.count == 1:
        return
    process = siblings.number
    if found := _TABLE_PATH.match(url):
        process = siblings.owner(found[1].decode())
    elif method == b"POST" and url == _NEW_TABLE_PATH:
        process = siblings.any_live()
    if process != siblings.number:
        raise Elsewhere(process)
