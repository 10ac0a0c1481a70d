"""The catalogue: every card and tile with its English texts, prices and moments.

`daikaiju cards`, `docs/reference/cards.md` and `docs/reference/catalogue.json` are made from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ..rules.definitions import ALL_CARDS, DISCARD_CARD, GREEN, TILE, Card
from ..rules.editions import EDITIONS, Options
from ..rules.hooks import Moment
from ..rules.moments import MOMENTS
from ..rules.setup import deck_of
from ..text import has_message, translate


@dataclass(frozen=True)
class Entry:
    """One card, or one face of a tile."""

    id: str
    number: int  # the stable id of the card in observations, actions and weights
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
    """Return every card and tile once: cards by name, then tiles by level and name."""
    in_order = sorted(ALL_CARDS, key=lambda card: (card.kind == TILE, card.level, card.name))
    return [_entry(card) for card in in_order]


def _entry(card: Card) -> Entry:
    decks = {e.name: _card_names(deck_of(e, Options())) for e in EDITIONS}
    copies = {e: deck.count(card.name) for e, deck in decks.items() if card.name in deck}
    costs = {e.name: card.costs[e.number] for e in EDITIONS if e.name in copies}
    is_tile, key = card.kind == TILE, f"card-{card.name}"
    return Entry(
        id=card.name,
        number=card.id,
        title=translate(key),
        kind="tile" if is_tile else "discard" if card.kind == DISCARD_CARD else "keep",
        effect=translate(f"{key}.effect"),
        moments=tuple(moment.name for moment in moments_of(card.id)),
        costs=costs,
        copies=copies,
        titles={e.name: translate(own) for e in EDITIONS if has_message(own := f"{key}.{e.name}")},
        level=card.level,
        side=("green" if card.side == GREEN else "red") if is_tile else "",
    )


def _card_names(deck: Iterable[str]) -> list[str]:
    return [label.partition("#")[0] for label in deck]


def moments_of(thing: int) -> list[Moment]:
    """Return the moments at which a card or tile acts."""
    return [moment for moment in MOMENTS.values() if _acts_at(moment, thing)]


def _acts_at(moment: Moment, thing: int) -> bool:
    return any(number == thing for number, _ in moment.effects)
