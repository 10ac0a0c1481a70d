"""What happened, for whoever listens: the terminal, the server, a person who asks "why?".

Verbs tell each change together with what brought it about. Interpreted states can carry a list
of listeners; compiled rules run in silence (`compiler.py` replaces `tell` by `silence`).
"""

from __future__ import annotations

from typing import Final

from .state import State

STARS: Final = 1
POWER: Final = 2  # energy
HEALTH: Final = 3
WICKED: Final = 4
MOVED: Final = 5  # amount: the new place
BOUGHT: Final = 6  # source: the card
LOST_CARD: Final = 7  # source: the card
TOOK: Final = 8  # source: the tile
ELIMINATED: Final = 9
TURN: Final = 10  # a turn begins
POISONED: Final = 11
SHRUNK: Final = 12
USED: Final = 13  # source: the card or tile
COPIED: Final = 14  # source: the copier; amount: the card
EXTRA_TURN: Final = 15
WON: Final = 16
SWEPT: Final = 17
RESHUFFLED: Final = 18
REVEALED: Final = 19  # source: the card
EVENT_NAMES: Final = (
    "",
    "stars",
    "energy",
    "health",
    "wickedness",
    "moved",
    "bought",
    "lost_card",
    "took",
    "eliminated",
    "turn",
    "poison",
    "shrink",
    "used",
    "copied",
    "extra_turn",
    "won",
    "swept",
    "reshuffled",
    "revealed",
)


def tell(state: State, what: int, seat: int, amount: int, source: int) -> None:
    """Note that `what` happened to `seat`, by `amount`, because of `source`."""
    if state.events is not None:
        state.events.append((what, seat, amount, source))


def silence(state: State, what: int, seat: int, amount: int, source: int) -> None:
    """What compiled rules do instead."""
