"""What happened in a game, as sentences for the player of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...record.notation import thing_number
from ...rules import events as e
from ...rules.constants import CHANCE
from ...rules.state import State
from ..event_text import Event, describe_event, thing_title
from .words import name_of, spaced

QUIET: Final = ("lay",)  # moves of chance that need no sentence
HIDDEN_LOOK: Final = "reveal ?"


def move_lines(
    state: State, who: int, move: str, events: Sequence[Event], own: int
) -> Iterator[str]:
    """Yield a move and its events as sentences. `state` is a position of the game, for names.

    `move` is in notation without its monster; empty: it needs no line. The own decisions have none.
    """
    if who == CHANCE and move:
        yield from _chance_lines(state, move)
    elif who != own and move:
        yield f"{name_of(state, who)}: {move}"
    for event in events:
        if event[0] == e.TURN:
            yield f"Turn of {name_of(state, event[1], own)}."
        elif sentence := describe_event(state, event):
            yield sentence


def _chance_lines(state: State, move: str) -> Iterator[str]:
    verb, _, rest = move.partition(" ")
    if move == HIDDEN_LOOK:
        yield "A monster looks at the top card of the deck."
    elif verb == "roll":
        yield f"Roll: {spaced(rest)}"
    elif verb == "reveal":
        yield f"Turned up: {thing_title(state, thing_number(rest))} [{rest}]"
    elif verb not in QUIET:
        yield move
