"""Visibility at a table: from which seats a player sees the game, and what is visible from them.

`rules.view` hides information from a seat; this module chooses the seat. A player who holds several
seats sees what any of them may see. When the game is over, everything is visible.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...rules.constants import NOBODY
from ...rules.state import State
from ...rules.view import view
from ..refusals import Refusal
from ..tables.table import Snapshot, Table


def may_watch(table: Table, player: str) -> bool:
    """Return whether a player may see a table."""
    return may_watch_stored(table.snapshot, player)


def may_watch_stored(snapshot: Snapshot, player: str) -> bool:
    """Return whether a player may see the table of a snapshot."""
    if snapshot.setup.watched or snapshot.phase == "gathering" or player == snapshot.host:
        return True
    return bool(player) and any(seat.holder == player for seat in snapshot.seats)


def check_may_watch(table: Table, player: str) -> None:
    """Raise `Refusal` if the player may not see the table."""
    if not may_watch(table, player):
        raise Refusal("private")


def viewer_seats(table: Table, player: str, shows_all: bool = False) -> Sequence[int]:
    """Return the seats whose view a player gets.

    Before the game starts there are none: a player could take seats only to look at cards.
    """
    if shows_all or table.snapshot.phase == "over":
        return range(len(table.seats))
    return table.seats_of(player) if table.snapshot.phase == "playing" else ()


def best_viewer(state: State, seats: Sequence[int]) -> int:
    """Return the seat that knows most; NOBODY if none knows more than a spectator."""
    return next((seat for seat in seats if state.seen_top[seat]), NOBODY)


def view_from(state: State, seats: Sequence[int]) -> State:
    """Return what these seats see together; do not change it. Often nothing is hidden."""
    return view(state, best_viewer(state, seats)) if any(state.seen_top) else state
