"""The catalogue: every card and tile with its English texts, prices and moments.

`daikaiju cards`, `docs/reference/cards.md` and `docs/reference/catalogue.json` are made from it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..rules import moments
from ..rules.definitions import ALL_THINGS, DISCARD_CARD, GREEN, TILE, Thing
from ..rules.editions import EDITIONS
from ..rules.hooks import Moment, OfferQuery
from ..text import has_message, translate


@dataclass(frozen=True)
class Entry:
    """One card, or one face of a tile."""

    id: str
    title: str
    kind: str  # keep, discard or tile
    effect: str
    moments: tuple[str, ...]
    costs: dict[str, int]  # by edition, only those that have the card
    copies: dict[str, int]
    titles: dict[str, str]  # by edition, only where the name differs
    level: int = 0
    side: str = ""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def catalogue() -> list[Entry]:
    """Return every card and tile once: cards by id, then tiles by level and id."""
    first_copies = [thing for thing in ALL_THINGS if thing.copy == 1]
    return [
        _entry(t) for t in sorted(first_copies, key=lambda t: (t.kind == TILE, t.level, t.name))
    ]


def _entry(thing: Thing) -> Entry:
    decks = {e.name: [label.partition("#")[0] for label in e.deck] for e in EDITIONS}
    copies = {e: deck.count(thing.name) for e, deck in decks.items() if thing.name in deck}
    costs = {e.name: thing.costs[e.number] for e in EDITIONS if e.name in copies}
    is_tile, key = thing.kind == TILE, f"card-{thing.name}"
    return Entry(
        id=thing.name,
        title=translate(key),
        kind="tile" if is_tile else "discard" if thing.kind == DISCARD_CARD else "keep",
        effect=translate(f"{key}.effect"),
        moments=tuple(moment.name for moment in moments_of(thing.number)),
        costs=costs,
        copies=copies,
        titles={e.name: translate(own) for e in EDITIONS if has_message(own := f"{key}.{e.name}")},
        level=thing.level,
        side=("green" if thing.side == GREEN else "red") if is_tile else "",
    )


def moments_of(thing: int) -> list[Moment]:
    """Return the moments at which a card or tile acts."""
    every = [m for m in vars(moments).values() if isinstance(m, Moment)]
    return [m for m in every if not isinstance(m, OfferQuery) and _acts_at(m, thing)]


def _acts_at(moment: Moment, thing: int) -> bool:
    return any(number == thing for number, _ in moment.effects)
