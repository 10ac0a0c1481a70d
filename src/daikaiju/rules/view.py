"""Views: copies of a state with only what one seat may know.

Every state that is sent to a player or a bot is a view.

The only hidden information is the top card of the deck after a seat has looked at it. For all other
seats it is an unknown card of the deck.
"""

from __future__ import annotations

from .constants import DECK, MAX_SEATS, ON_TOP, THINGS
from .state import State


def view(state: State, seat: int) -> State:
    """Return a copy of the state without information that is hidden from this seat.

    A top card that the seat has not seen is in the deck of the copy. A number that is no seat, such
    as NOBODY, gets the view of a spectator.
    """
    seen = state.copy()
    if 0 <= seat < seen.seats and seen.seen_top[seat]:
        return seen
    hide_top_card(seen)
    return seen


def hide_top_card(state: State) -> None:
    """Move a seen top card back into the deck, in place."""
    for thing in range(THINGS):
        if state.location[thing] == ON_TOP:
            state.location[thing] = DECK
    for seat in range(MAX_SEATS):
        state.seen_top[seat] = 0
