"""Types of editions and of the options of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Timing = Literal["at_once", "end_of_turn"]


@dataclass(frozen=True)
class Edition:
    """The rules that differ between editions. Other code tests these fields, never the edition."""

    name: str
    year: int
    number: int  # index into constants.EDITION_NAMES
    monsters: tuple[str, ...]  # names of the monsters of this edition
    deck: tuple[str, ...]  # labels of all printed cards
    claws_take_tokyo: bool
    bay_moves_to_city: bool
    added_claws_attack: bool
    takes_back_hearts: bool
    stores_own_energy: bool
    has_wickedness: bool
    pays_energy_to_two: bool  # the two-player option is on by default
    win: Timing
    survivor: Timing


@dataclass(frozen=True)
class Options:
    """Choices of a table. None means: as in the edition.

    `tiles`: faces of the Wickedness tiles. `two_player`: Tokyo pays energy to two monsters.
    `bay`: Tokyo Bay with five or six monsters. `win`, `survivor`: when 20 stars and being the last
    monster end the game. `ties`: winners share, or the active one wins. `starter`: the first player
    is chosen by throws or by lot.
    """

    tiles: Literal["red", "green", "mixed"] = "red"
    two_player: bool | None = None
    bay: bool | None = None
    win: Timing | None = None
    survivor: Timing | None = None
    ties: Literal["shared", "active_first"] = "shared"
    starter: Literal["throw", "lot"] = "throw"
    deck: Literal["full", "none"] = "full"  # "none" plays without cards
    packs: tuple[str, ...] | None = None  # names of loaded packs; None: all of them
