"""What an edition is, and what a table may choose for itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Timing = Literal["at_once", "end_of_turn"]


@dataclass(frozen=True)
class Edition:
    """Answers to the questions that the rules ask; no other code asks which edition it is."""

    name: str
    year: int
    number: int  # its place in words.EDITION_NAMES
    monsters: tuple[str, ...]  # in the box
    deck: tuple[str, ...]  # the label of every printed card
    claws_take_tokyo: bool
    bay_moves_to_city: bool
    added_claws_attack: bool
    takes_back_hearts: bool
    stores_own_energy: bool
    has_wickedness: bool
    pays_energy_to_two: bool  # the two-player option is on unless a table says otherwise
    win: Timing
    survivor: Timing


@dataclass(frozen=True)
class Options:
    """What a table may choose. None: as the edition has it."""

    tiles: Literal["red", "green", "mixed"] = "red"
    two_player: bool | None = None
    bay: bool | None = None
    win: Timing | None = None
    survivor: Timing | None = None
    ties: Literal["shared", "active_first"] = "shared"
    starter: Literal["throw", "lot"] = "throw"
    deck: Literal["full", "none"] = "full"  # without cards energy buys nothing
