"""The registry of cards and tiles: name, price, kind, level and side of each.

The modules in `cards/` and `tiles/` register their things when `daikaiju.rules` is imported; the
registry does not change afterwards. A *thing* is a printed card or a tile face; its number is its
index in the registry.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from .constants import COPIERS, EDITION_NAMES, EDITIONS, NOTHING, THINGS

KEEP_CARD: Final = 0
DISCARD_CARD: Final = 1
TILE: Final = 2

RED: Final = 0
GREEN: Final = 1


@dataclass(frozen=True)
class Thing:
    """One printed card (each copy is one) or one face of a Wickedness tile."""

    number: int
    name: str  # the id, without the number of the copy
    kind: int  # KEEP_CARD, DISCARD_CARD or TILE
    costs: tuple[int, ...] = field(default=())  # by edition
    copy: int = 1
    counters: tuple[int, ...] = ()  # counters on a new card, by edition
    level: int = 0
    side: int = RED
    back: str = ""  # name of the other face of the tile

    @property
    def label(self) -> str:
        """The id as in notation: `extra_head`, `extra_head#2`."""
        return self.name if self.copy == 1 else f"{self.name}#{self.copy}"


ALL_THINGS: list[Thing] = []
THING_BY_LABEL: dict[str, Thing] = {}

# The same facts as arrays, for the rules. 64 bits wide, so that interpreted sums never overflow.
PRICE = np.zeros((EDITIONS, THINGS), np.int64)
KIND = np.full(THINGS, -1, np.int64)
LEVEL = np.zeros(THINGS, np.int64)
COUNTERS = np.zeros((EDITIONS, THINGS), np.int64)
COPIER = np.full(COPIERS, NOTHING, np.int64)  # the thing of each index of `state.copies`


def _register(thing: Thing) -> int:
    if thing.number >= THINGS:
        raise ValueError(f"no space for {thing.label}: increase constants.THINGS above {THINGS}")
    if thing.label in THING_BY_LABEL:
        raise ValueError(f"{thing.label} is registered twice")
    ALL_THINGS.append(thing)
    THING_BY_LABEL[thing.label] = thing
    KIND[thing.number] = thing.kind
    LEVEL[thing.number] = thing.level
    if thing.costs:
        PRICE[:, thing.number] = thing.costs
        COUNTERS[:, thing.number] = thing.counters
    return thing.number


def _register_card(
    name: str,
    kind: int,
    cost: int,
    copies: int = 1,
    counters: int = 0,
    **reprints: int,
) -> int:
    """Register all copies of a card and return the number of the first.

    `first=2` sets another price for the first edition, `first_counters=0` other counters.
    """
    costs = tuple(reprints.pop(edition, cost) for edition in EDITION_NAMES)
    edition_counters = tuple(
        reprints.pop(f"{edition}_counters", counters) for edition in EDITION_NAMES
    )
    if reprints:
        raise ValueError(f"{name}: unknown arguments {', '.join(sorted(reprints))}")
    first = len(ALL_THINGS)
    for copy in range(1, copies + 1):
        _register(Thing(len(ALL_THINGS), name, kind, costs, copy, edition_counters))
    return first


def keep(name: str, cost: int, **printed: Any) -> int:
    """Register a Keep card and return its number; `printed`: see `_register_card`."""
    return _register_card(name, KEEP_CARD, cost, **printed)


def discard(name: str, cost: int, **printed: Any) -> int:
    """Register a Discard card and return its number."""
    return _register_card(name, DISCARD_CARD, cost, **printed)


def tile(name: str, level: int, side: int, back: str) -> int:
    """Register one face of a Wickedness tile and return its number."""
    number = len(ALL_THINGS)
    return _register(Thing(number, name, TILE, level=level, side=side, back=back))


def register_copier(thing: int) -> int:
    """Declare that a thing can act as a copy of a card; return its index in `state.copies`."""
    free = int(np.count_nonzero(COPIER != NOTHING))
    if free == COPIERS:
        raise ValueError(f"no space for another copier: increase constants.COPIERS above {COPIERS}")
    COPIER[free] = thing
    return free


def printed_copies(thing: int) -> list[int]:
    """Return the numbers of all printed copies of the same card."""
    name = ALL_THINGS[thing].name
    return [t.number for t in ALL_THINGS if t.name == name]
