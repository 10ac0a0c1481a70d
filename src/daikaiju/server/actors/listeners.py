"""The listeners of a table, and how many it accepts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from ..refusals import Refusal
from ..tables.table import Table

MAX_OWN_SOCKETS: Final = 10  # of one seat holder at a table
NETWORK_SHARE: Final = 4  # spectators of one address use at most this part of the sockets …
MIN_OF_NETWORK: Final = 2  # … but at least this many


class Listener(Protocol):
    """A connection that gets the messages of a table."""

    player: str  # public id; empty: an anonymous spectator
    name: str  # of the player; empty: not known
    network: str  # of its address; a network has a limit of its own
    language: str

    def send_message(self, message: bytes) -> None:
        """Queue a message; must neither wait nor fail."""

    def close(self, code: str) -> None:
        """End the connection: the table sends no more messages."""


def check_capacity(
    table: Table, listeners: Iterable[Listener], listener: Listener, most: int
) -> None:
    """Refuse a socket beyond the limits. Those of spectators do not count for seat holders.

    `most` is the number of spectators of a table.
    """
    holders = {seat.holder for seat in table.seats} - {""} | {table.snapshot.host}
    if listener.player in holders:
        same = sum(each.player == listener.player for each in listeners)
        if same >= MAX_OWN_SOCKETS:
            raise Refusal("table-full")
        return
    watching = [each for each in listeners if each.player not in holders]
    of_network = sum(each.network == listener.network for each in watching)
    if len(watching) >= most or of_network >= max(MIN_OF_NETWORK, most // NETWORK_SHARE):
        raise Refusal("table-full")
