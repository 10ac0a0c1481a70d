"""Games that wait for a player."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ..protocol.profile_types import Turn
from ..refusals import Refusal
from ..store import TableRow
from ..tables.duties import deadline
from ..tables.table import Table


def awaited_player(row: TableRow) -> str:
    """Return the person for whom a game waits; "" if it waits for none, or cannot be read."""
    with suppress(Refusal, ValueError):
        table = Table.restore(row.id, row.snapshot, row.secret)
        if table.asked >= 0 and table.seats[table.asked].bot is None:
            return table.seats[table.asked].holder
    return ""


def turns_of(rows: Sequence[TableRow], player: str) -> tuple[Turn, ...]:
    """Return those of these games that wait for the player."""
    return tuple(_describe(row) for row in rows if awaited_player(row) == player)


def _describe(row: TableRow) -> Turn:
    table = Table.restore(row.id, row.snapshot, row.secret)
    seat = table.seats[table.asked]
    since = table.snapshot.asked_at
    return Turn(row.id, row.code, seat.monster, since, deadline(table, table.asked))
