"""The catalogue: every card and tile with all that is printed on it, read off the rules.

`docs/cards.md` and `docs/catalogue.json` are made from it, and so is `daikaiju cards`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..rules import moments
from ..rules.editions import EDITIONS
from ..rules.printed import BY_LABEL, DISCARD_CARD, GREEN, THINGS_PRINTED, TILE, Thing
from ..rules.shapes import Moment, Possible
from ..text import sentence

_SMALL_WORDS = {"a", "of", "the", "in", "for"}


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


def title(name: str) -> str:
    """The name of a monster, card or tile as it is written: `the_king` → The King."""
    if name in BY_LABEL and BY_LABEL[name].title:
        return BY_LABEL[name].title
    words = name.split("_")
    small = [w if i and w in _SMALL_WORDS else w.capitalize() for i, w in enumerate(words)]
    return " ".join(small)


def catalogue() -> list[Entry]:
    """Every card and tile once, cards first, by name."""
    firsts = [thing for thing in THINGS_PRINTED if thing.copy == 1]
    return [_entry(t) for t in sorted(firsts, key=lambda t: (t.kind == TILE, t.level, t.name))]


def _entry(thing: Thing) -> Entry:
    decks = {e.name: [label.partition("#")[0] for label in e.deck] for e in EDITIONS}
    copies = {e: deck.count(thing.name) for e, deck in decks.items() if thing.name in deck}
    costs = {e.name: thing.costs[e.number] for e in EDITIONS if e.name in copies}
    is_tile = thing.kind == TILE
    return Entry(
        id=thing.name,
        title=title(thing.name),
        kind="tile" if is_tile else "discard" if thing.kind == DISCARD_CARD else "keep",
        effect=sentence(f"card-{thing.name}.effect"),
        moments=tuple(moment.name for moment in moments_of(thing.number)),
        costs=costs,
        copies=copies,
        titles={"first": thing.first_title} if thing.first_title else {},
        level=thing.level,
        side=("green" if thing.side == GREEN else "red") if is_tile else "",
    )


def moments_of(thing: int) -> list[Moment]:
    """The moments at which a thing acts."""
    every = [m for m in vars(moments).values() if isinstance(m, Moment)]
    return [m for m in every if not isinstance(m, Possible) and _acts_at(m, thing)]


def _acts_at(moment: Moment, thing: int) -> bool:
    return any(number == thing for number, _ in moment.effects)
