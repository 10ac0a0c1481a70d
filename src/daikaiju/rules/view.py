"""What a seat may know. Everything that leaves the table, to a person or a bot, goes through here.

The one secret of the game is the top card that somebody has looked at: for everybody else it is
a card in the deck like the others.
"""

from __future__ import annotations

from .constants import DECK, MOST_SEATS, ON_TOP, THINGS
from .state import State


def view(state: State, seat: int) -> State:
    """A copy of the state with what this seat has not seen put back into the deck.

    Any number that is no seat (words.NOBODY, say) sees what a spectator sees.
    """
    seen = state.copy()
    if 0 <= seat < seen.seats and seen.seen_top[seat]:
        return seen
    hide_top(seen)
    return seen


def hide_top(state: State) -> None:
    for thing in range(THINGS):
        if state.lies[thing] == ON_TOP:
            state.lies[thing] = DECK
    for seat in range(MOST_SEATS):
        state.seen_top[seat] = 0
