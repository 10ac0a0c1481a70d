"""The registry of cards and tiles: name, price, kind, level and side of each.

A `Card` is a card or a face of a Wickedness tile as it is designed; it has a stable id. A `Thing`
is one printed copy of it, with a location of its own in every game. The things of a card are
numbered from its id on: the id of a card is also the number of its first copy, and the next free id
follows its last copy. Ids are written once and never change, so that weights, observations, actions
and records of one version fit the next one.

The modules in `cards/` and `tiles/` register their cards when `daikaiju.rules` is imported, and
packs when they are loaded (packs.py).
"""

from __future__ import annotations

import re
from bisect import insort
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from .constants import COPIERS, EDITION_NAMES, EDITIONS, NOTHING, THINGS, WICKED_LEVELS

KEEP_CARD: Final = 0
DISCARD_CARD: Final = 1
TILE: Final = 2

RED: Final = 0
GREEN: Final = 1

GROUP: Final = 8  # things whose locations the rules compare at once (locations.py)


@dataclass(frozen=True)
class Card:
    """A card, or one face of a Wickedness tile, as it is designed."""

    id: int
    name: str
    kind: int  # KEEP_CARD, DISCARD_CARD or TILE
    copies: int = 1  # printed copies
    costs: tuple[int, ...] = field(default=())  # by edition
    counters: tuple[int, ...] = ()  # counters on a new card, by edition
    level: int = 0
    side: int = RED
    back: str = ""  # name of the other face of the tile
    pack: str = ""  # name of the pack that declares it; empty for cards of the game
    editions: tuple[str, ...] = ()  # of a card of a pack; decks.py says it for cards of the game


@dataclass(frozen=True)
class Thing:
    """One printed copy of a card, or one face of a tile."""

    number: int
    card: Card
    copy: int = 1

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def kind(self) -> int:
        return self.card.kind

    @property
    def label(self) -> str:
        """The name as in notation: `extra_head`, `extra_head#2`."""
        return self.name if self.copy == 1 else f"{self.name}#{self.copy}"


ALL_CARDS: list[Card] = []  # ordered by id
ALL_THINGS: list[Thing] = []  # ordered by number, without gaps
CARD_BY_NAME: dict[str, Card] = {}
THING_BY_LABEL: dict[str, Thing] = {}

# The same facts as arrays, for the rules. Numbers of things are 64 bits wide, because interpreted
# code packs them into actions. The other arrays are narrow: every function of a GPU kernel has its
# own copy, and all copies share 64 KiB.
PRICE = np.zeros((EDITIONS, THINGS), np.int16)
KIND = np.full(THINGS, -1, np.int16)
LEVEL = np.zeros(THINGS, np.int16)
COUNTERS = np.zeros((EDITIONS, THINGS), np.int16)
CARD_OF = np.arange(THINGS)  # the id of the card of each thing
COPIES = np.ones(THINGS, np.int64)  # how many copies the card of each thing has
COPIER = np.full(COPIERS, NOTHING, np.int64)  # the thing of each index of `state.copies`
# One cell each; an array, because compiled code reads arrays as they are when it is compiled.
THING_COUNT = np.zeros(1, np.int64)  # registered things
GROUP_COUNT = np.zeros(1, np.int64)  # groups of eight that hold them

CODE_PACKAGES: set[str] = {"daikaiju"}  # packages whose functions the compiler follows

_CARD_NAME: Final = re.compile("[a-z][a-z0-9_]{0,31}")  # also a word of actions and of texts
_closed_by = ""  # why nothing more can be registered
_pack = ""  # the pack whose cards are declared now
_first_id = 0  # of that pack


class RegistryClosed(RuntimeError):
    """A card was declared after code was built that depends on the number of cards."""


def close_registry(reason: str) -> None:
    """Refuse further cards, because something was built from the present ones."""
    global _closed_by
    _closed_by = _closed_by or reason


@contextmanager
def declaring(pack: str) -> Iterator[None]:
    """Number the cards declared meanwhile after all others: the ids of a pack begin with 0."""
    global _pack, _first_id
    _pack, _first_id = pack, int(THING_COUNT[0])
    try:
        yield
        for number in range(_first_id, int(THING_COUNT[0])):
            if KIND[number] == NOTHING:
                raise ValueError(f"no card has the id {number - _first_id}: ids must have no gaps")
        for card in ALL_CARDS:
            if card.pack == pack and card.kind == TILE:
                _check_back(card)
    finally:
        _pack, _first_id = "", 0


def _check_back(tile: Card) -> None:
    """Raise an error if a face of a tile has no other face of the same level."""
    back = CARD_BY_NAME.get(tile.back)
    if back is None or (back.back, back.level) != (tile.name, tile.level) or back.side == tile.side:
        raise ValueError(
            f"the tile {tile.name} has no back: declare {tile.back!r} with the same level, the "
            f"other side and back={tile.name!r}"
        )


def _register(card: Card) -> int:
    _check_declaration(card)
    insort(ALL_CARDS, card, key=lambda each: each.id)
    CARD_BY_NAME[card.name] = card
    for copy in range(1, card.copies + 1):
        thing = Thing(card.id + copy - 1, card, copy)
        insort(ALL_THINGS, thing, key=lambda each: each.number)
        THING_BY_LABEL[thing.label] = thing
        CARD_OF[thing.number] = card.id
        COPIES[thing.number] = card.copies
        KIND[thing.number] = card.kind
        LEVEL[thing.number] = card.level
        if card.costs:
            PRICE[:, thing.number] = card.costs
            COUNTERS[:, thing.number] = card.counters
    THING_COUNT[0] = max(THING_COUNT[0], card.id + card.copies)
    GROUP_COUNT[0] = -(-THING_COUNT[0] // GROUP)
    return card.id


def _check_declaration(card: Card) -> None:
    """Raise an error with one clear sentence if a card cannot be registered."""
    if _closed_by:
        raise RegistryClosed(f"{card.name} is declared too late: {_closed_by}")
    if not _CARD_NAME.fullmatch(card.name):
        raise ValueError(
            f"{card.name!r} cannot be the name of a card: use lower-case letters, digits and _, "
            "a letter first, at most 32"
        )
    if card.name in CARD_BY_NAME:
        raise ValueError(f"{card.name} is declared twice")
    if card.id < 0 or card.id + card.copies > THINGS:
        raise ValueError(
            f"{card.name} has the id {card.id} and {card.copies} copies, but there is space for "
            f"{THINGS} printed cards: raise constants.THINGS in steps of 8"
        )
    for number in range(card.id, card.id + card.copies):
        if KIND[number] != NOTHING:
            taken = next(each.label for each in ALL_THINGS if each.number == number)
            raise ValueError(
                f"{card.name} needs the id {number}, which {taken} has: take a free id"
            )


def _register_card(
    name: str,
    kind: int,
    *,
    id: int,
    cost: int,
    copies: int = 1,
    counters: int = 0,
    **reprints: Any,
) -> int:
    """Register a card with all its copies and return its id.

    `first=2` sets another price for the first edition, `first_counters=0` other counters. A card of
    a pack is in all editions unless `editions=("first", "second")` says otherwise.
    """
    editions = tuple(reprints.pop("editions", EDITION_NAMES)) if _pack else ()
    costs = tuple(reprints.pop(edition, cost) for edition in EDITION_NAMES)
    edition_counters = tuple(
        reprints.pop(f"{edition}_counters", counters) for edition in EDITION_NAMES
    )
    if reprints:
        raise ValueError(f"{name}: unknown arguments {', '.join(sorted(reprints))}")
    number = _first_id + id
    return _register(
        Card(number, name, kind, copies, costs, edition_counters, pack=_pack, editions=editions)
    )


def keep(name: str, *, id: int, cost: int, **printed: Any) -> int:
    """Register a Keep card and return its id; `printed`: see `_register_card`."""
    return _register_card(name, KEEP_CARD, id=id, cost=cost, **printed)


def discard(name: str, *, id: int, cost: int, **printed: Any) -> int:
    """Register a Discard card and return its id."""
    return _register_card(name, DISCARD_CARD, id=id, cost=cost, **printed)


def tile(name: str, *, id: int, level: int, side: int, back: str) -> int:
    """Register one face of a Wickedness tile and return its id."""
    if level not in WICKED_LEVELS:
        raise ValueError(f"{name} has the level {level}: there are {WICKED_LEVELS}")
    number = _first_id + id
    return _register(Card(number, name, TILE, level=level, side=side, back=back, pack=_pack))


def register_copier(card: int) -> int:
    """Declare that a card can act as a copy of another; return its index in `state.copies`."""
    free = int(np.count_nonzero(COPIER != NOTHING))
    if free == COPIERS:
        raise ValueError(f"no space for another copier: increase constants.COPIERS above {COPIERS}")
    COPIER[free] = card
    return free


def printed_copies(thing: int) -> range:
    """Return the numbers of all printed copies of the same card."""
    card = int(CARD_OF[thing])
    return range(card, card + int(COPIES[thing]))
