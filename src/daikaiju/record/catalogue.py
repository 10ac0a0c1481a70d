"""The catalogue: every card and tile with all that is printed on it, in the words of `text`.

`docs/cards.md` and `docs/catalogue.json` are made from it, and so is `daikaiju cards`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..rules import moments
from ..rules.definitions import DISCARD_CARD, GREEN, THINGS_PRINTED, TILE, Thing
from ..rules.editions import EDITIONS
from ..rules.hooks import Moment, Possible
from ..text import has_sentence, sentence


@dataclass(frozen=True)
class Entry:
    """One card or one face of a tile."""

    id: str
    title: str
    kind: str  # keep, discard or tile
    effect: str
    moments: tuple[str, ...]
    costs: dict[str, int]  # by edition that has it
    copies: dict[str, int]
    titles: dict[str, str]  # where an edition prints another name
    level: int = 0
    side: str = ""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def catalogue() -> list[Entry]:
    """Every card and tile once, cards first, by name."""
    firsts = [thing for thing in THINGS_PRINTED if thing.copy == 1]
    return [_entry(t) for t in sorted(firsts, key=lambda t: (t.kind == TILE, t.level, t.name))]


def _entry(thing: Thing) -> Entry:
    decks = {e.name: [label.partition("#")[0] for label in e.deck] for e in EDITIONS}
    copies = {e: deck.count(thing.name) for e, deck in decks.items() if thing.name in deck}
    costs = {e.name: thing.costs[e.number] for e in EDITIONS if e.name in copies}
    is_tile, key = thing.kind == TILE, f"card-{thing.name}"
    return Entry(
        id=thing.name,
        title=sentence(key),
        kind="tile" if is_tile else "discard" if thing.kind == DISCARD_CARD else "keep",
        effect=sentence(f"{key}.effect"),
        moments=tuple(moment.name for moment in moments_of(thing.number)),
        costs=costs,
        copies=copies,
        titles={e.name: sentence(own) for e in EDITIONS if has_sentence(own := f"{key}.{e.name}")},
        level=thing.level,
        side=("green" if thing.side == GREEN else "red") if is_tile else "",
    )


def moments_of(thing: int) -> list[Moment]:
    """The moments at which a thing acts."""
    every = [m for m in vars(moments).values() if isinstance(m, Moment)]
    return [m for m in every if not isinstance(m, Possible) and _acts_at(m, thing)]


def _acts_at(moment: Moment, thing: int) -> bool:
    return any(number == thing for number, _ in moment.effects)
