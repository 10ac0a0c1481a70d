"""Who at a table may see what: the seats through whose eyes somebody looks, and what they show.

`rules.view` hides; here is said for whom. Somebody who holds several seats sees what any of them
may see, and when the game is over everybody sees everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...rules.constants import NOBODY
from ...rules.state import State
from ...rules.view import view
from ..tables.table import Table


def eyes(table: Table, player: str, is_open: bool = False) -> Sequence[int]:
    """The seats through whose eyes a player sees the game.

    Before the game there are none: somebody could sit down here and there only to look.
    """
    if is_open or table.kept.phase == "over":
        return range(len(table.seats))
    return table.seats_of(player) if table.kept.phase == "playing" else ()


def best_eye(state: State, seats: Sequence[int]) -> int:
    """The seat among these that has seen most; NOBODY if none knows more than a spectator."""
    return next((seat for seat in seats if state.seen_top[seat]), NOBODY)


def seen_from(state: State, seats: Sequence[int]) -> State:
    """What can be seen from these seats together; not to be changed. Mostly nothing is hidden."""
    return view(state, best_eye(state, seats)) if any(state.seen_top) else state
