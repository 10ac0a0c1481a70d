"""Events: what changed in a game and why, for the terminal, the server and tests.

Operations emit an event for each change, with its cause: the card, tile or rule (FROM_…) behind it.
An interpreted state collects events in the list `state.events`, if it has one. Compiled rules
collect none (`compiler.py` replaces `emit_event` by `note_change`).
"""

from __future__ import annotations

from typing import Final

from .state import State

STARS: Final = 1
POWER: Final = 2  # energy
HEALTH: Final = 3
WICKED: Final = 4
MOVED: Final = 5  # amount: the new zone
BOUGHT: Final = 6  # source: the card
LOST_CARD: Final = 7  # source: the card; amount: FROM_ELIMINATION, FROM_SELLING or 0
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
PAID: Final = 20  # energy for buying a card; source: the card
KNOCKED_OUT: Final = 21  # source: what took the hearts
PREDICTED: Final = 22  # amount: the predicted seat
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
    "energy",
    "knocked_out",
    "predicted",
)


def emit_event(state: State, kind: int, seat: int, amount: int, source: int) -> None:
    """Append an event to `state.events`: its kind, the seat, the amount and the cause."""
    note_change(state, kind, seat, amount, source)
    if state.events is not None:
        state.events.append((kind, seat, amount, source))


def note_change(state: State, kind: int, seat: int, amount: int, source: int) -> None:
    """Note that this turn changes something: not by a gain of 0, a new turn or a prediction.

    This is the version of `emit_event` for compiled rules.
    """
    if (amount != 0 or kind > WICKED) and kind != TURN and kind != PREDICTED:
        state.quiet = 0
