"""Stable names of the sources of events: cards and tiles, faces of dice, and rules of the game."""

from __future__ import annotations

from typing import Final

from ..rules.constants import (
    FACE_LETTERS,
    FACES,
    FROM_CLAWS,
    FROM_CLOSING_BAY,
    FROM_ENTERING,
    FROM_FACE,
    FROM_KNOCKOUT,
    FROM_POISON,
    FROM_RULES,
    FROM_SELLING,
    FROM_STARTING_IN_TOKYO,
    FROM_SWEEPING,
    FROM_YIELDING,
)
from ..rules.definitions import ALL_THINGS, CARD_BY_NAME

FACE_PREFIX: Final = "face:"
# Source of an event other than a card -> its name. Claws on dice are `claws`, not `face:C`.
_NAMES: Final = {
    **{FROM_FACE + face: f"{FACE_PREFIX}{FACE_LETTERS[face]}" for face in range(FACES)},
    FROM_CLAWS: "claws",
    FROM_ENTERING: "entering",
    FROM_STARTING_IN_TOKYO: "starting",
    FROM_POISON: "poison",
    FROM_SELLING: "sale",
    FROM_SWEEPING: "sweep",
    FROM_YIELDING: "yielding",
    FROM_CLOSING_BAY: "bay",
    FROM_KNOCKOUT: "knockout",
}


def source_names() -> dict[int, str]:
    """Return the names of all sources other than cards and tiles."""
    return dict(_NAMES)


def source_name(source: int) -> str:
    """Return the name of the source of an event: a card, a face or a rule; empty if it has none."""
    if 0 <= source < len(ALL_THINGS):
        return ALL_THINGS[source].name
    return _NAMES.get(source, "")


def source_number(name: str) -> int:
    """Return the source of an event by its name; FROM_RULES if it has no name."""
    if name in CARD_BY_NAME:
        return CARD_BY_NAME[name].id
    return next((source for source, known in _NAMES.items() if known == name), FROM_RULES)
