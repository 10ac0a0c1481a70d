"""Stable names of the sources of events: cards and tiles, faces of dice, and rules of the game."""

from __future__ import annotations

from typing import Final

from ..rules.constants import (
    FACE_LETTERS,
    FACES,
    FROM_CLAWS,
    FROM_ENTERING,
    FROM_FACE,
    FROM_POISON,
    FROM_SELLING,
    FROM_STARTING_IN_TOKYO,
    FROM_SWEEPING,
)
from ..rules.definitions import ALL_THINGS

FACE_PREFIX: Final = "face:"
# Source of an event -> its name. Claws on dice have the name `claws` instead of `face:C`.
SOURCE_NAMES: Final = {
    **{thing.number: thing.label for thing in ALL_THINGS},
    **{FROM_FACE + face: f"{FACE_PREFIX}{FACE_LETTERS[face]}" for face in range(FACES)},
    FROM_CLAWS: "claws",
    FROM_ENTERING: "entering",
    FROM_STARTING_IN_TOKYO: "starting",
    FROM_POISON: "poison",
    FROM_SELLING: "sale",
    FROM_SWEEPING: "sweep",
}
