"""Types of editions and of the options of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ..errors import RulesError

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
    is chosen by throws or by lot. `knockout`: a monster without hearts is eliminated, or it only
    misses one turn. `predictions`: eliminated players predict the winner. Any other value raises
    RulesError.
    """

    tiles: Literal["red", "green", "mixed"] = "red"
    two_player: bool | None = None
    bay: bool | None = None
    win: Timing | None = None
    survivor: Timing | None = None
    ties: Literal["shared", "active_first"] = "shared"
    starter: Literal["throw", "lot"] = "throw"
    deck: Literal["full", "none"] = "full"  # "none" plays without cards
    knockout: Literal["eliminated", "one_turn"] = "eliminated"
    predictions: bool = False
    packs: tuple[str, ...] | None = None  # names of loaded packs; None: all of them

    def __post_init__(self) -> None:
        for name, allowed in option_values().items():
            value = getattr(self, name)
            if not any(type(value) is type(each) and value == each for each in allowed):
                known = ", ".join(map(str, allowed))
                text = f"option {name} cannot be {value!r}: choose {known}"
                raise RulesError(
                    text, "mistake-option-value", option=name, given=str(value), known=known
                )
        if self.packs is not None:
            object.__setattr__(self, "packs", _pack_names(self.packs))


@cache
def option_values() -> dict[str, tuple[Any, ...]]:
    """Return the values that each option may have, except `packs`."""
    hints = get_type_hints(Options)
    del hints["packs"]
    return {name: _values_of(hint) for name, hint in hints.items()}


def _values_of(hint: Any) -> tuple[Any, ...]:
    """Return the values of bool, None, a Literal or a union of them."""
    if hint is bool:
        return (True, False)
    if hint is type(None):
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(value for part in get_args(hint) for value in _values_of(part))


def _pack_names(packs: Any) -> tuple[str, ...]:
    names = tuple(packs) if isinstance(packs, list | tuple) else None
    if names is None or not all(isinstance(name, str) for name in names):
        text = f"option packs cannot be {packs!r}: choose None, or a tuple of names of packs"
        known = "None, (NAME, …)"
        raise RulesError(
            text, "mistake-option-value", option="packs", given=str(packs), known=known
        )
    return names
