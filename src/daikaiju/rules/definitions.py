"""What is printed on cards and tiles: name, price, kind, level, side. Each fact stands once.

Cards and tiles register themselves when `daikaiju.rules` is imported and are constants from then
on. A *thing* is a card or a tile; its number is its place in the registry.
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
    name: str  # the id, without the copy's number
    kind: int  # KEEP_CARD, DISCARD_CARD or TILE
    costs: tuple[int, ...] = field(default=())  # by edition
    copy: int = 1
    counters: tuple[int, ...] = ()  # that it comes with, by edition
    level: int = 0
    side: int = RED
    back: str = ""  # the tile's other face

    @property
    def label(self) -> str:
        """The id as notation writes it: `extra_head`, `extra_head#2`."""
        return self.name if self.copy == 1 else f"{self.name}#{self.copy}"


THINGS_PRINTED: list[Thing] = []
BY_LABEL: dict[str, Thing] = {}

# The same facts as tables, for the rules. 64 bits wide, so that interpreted sums never overflow.
PRICE = np.zeros((EDITIONS, THINGS), np.int64)
KIND = np.full(THINGS, -1, np.int64)
LEVEL = np.zeros(THINGS, np.int64)
COUNTERS = np.zeros((EDITIONS, THINGS), np.int64)
COPIER = np.full(COPIERS, NOTHING, np.int64)  # the things whose copied card is state.copies


def _register(thing: Thing) -> int:
    if thing.number >= THINGS:
        raise ValueError(f"no room for {thing.label}: raise words.THINGS above {THINGS}")
    if thing.label in BY_LABEL:
        raise ValueError(f"{thing.label} is registered twice")
    THINGS_PRINTED.append(thing)
    BY_LABEL[thing.label] = thing
    KIND[thing.number] = thing.kind
    LEVEL[thing.number] = thing.level
    if thing.costs:
        PRICE[:, thing.number] = thing.costs
        COUNTERS[:, thing.number] = thing.counters
    return thing.number


def _card(
    name: str,
    kind: int,
    cost: int,
    copies: int = 1,
    counters: int = 0,
    **reprints: int,
) -> int:
    """Print all copies of a card; `first=2` reprints its price, `first_counters=0` its counters."""
    costs = tuple(reprints.pop(edition, cost) for edition in EDITION_NAMES)
    lying_on_it = tuple(reprints.pop(f"{edition}_counters", counters) for edition in EDITION_NAMES)
    if reprints:
        raise ValueError(f"{name}: no edition prints {', '.join(sorted(reprints))}")
    first = len(THINGS_PRINTED)
    for copy in range(1, copies + 1):
        _register(Thing(len(THINGS_PRINTED), name, kind, costs, copy, lying_on_it))
    return first


def keep(name: str, cost: int, **printed: Any) -> int:
    """Print a Keep card (what else can be printed: see `_card`). Its (first) number."""
    return _card(name, KEEP_CARD, cost, **printed)


def discard(name: str, cost: int, **printed: Any) -> int:
    """Print a Discard card. Its (first) number."""
    return _card(name, DISCARD_CARD, cost, **printed)


def tile(name: str, level: int, side: int, back: str) -> int:
    """Print one face of a Wickedness tile. Its number."""
    number = len(THINGS_PRINTED)
    return _register(Thing(number, name, TILE, level=level, side=side, back=back))


def copier(thing: int) -> int:
    """Say that a thing works as a copy of some Keep card. Its place in `state.copies`."""
    free = int(np.count_nonzero(COPIER != NOTHING))
    if free == COPIERS:
        raise ValueError(f"no room for another copier: raise words.COPIERS above {COPIERS}")
    COPIER[free] = thing
    return free


def printed_copies(thing: int) -> list[int]:
    """All printed copies of the same card."""
    name = THINGS_PRINTED[thing].name
    return [t.number for t in THINGS_PRINTED if t.name == name]
