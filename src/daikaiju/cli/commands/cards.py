"""`daikaiju cards [NAME] [--edition E]`: what is printed on cards and tiles, and how we rule it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...record.catalogue import Entry, catalogue
from ...rules.constants import EDITION_NAMES
from ...rules.editions import find_edition
from ...text import Told, rulings
from ..output import card_effect, card_title, say

_KINDS: Final = {"keep": "cli-kind-keep", "discard": "cli-kind-discard", "tile": "cli-kind-tile"}


def run(args: argparse.Namespace) -> int:
    """All cards, those of one edition, or one card with its editions side by side."""
    console = Console(highlight=False)
    entries = catalogue()
    if args.edition:
        entries = [e for e in entries if args.edition in e.costs or _is_tile_of(e, args.edition)]
    if args.name:
        show_card(console, find_card(entries, args.name))
    else:
        _list(console, entries, args.edition or "")
    return 0


def _is_tile_of(entry: Entry, edition: str) -> bool:
    return entry.kind == "tile" and find_edition(edition).has_wickedness


# --- finding -------------------------------------------------------------------------------------


def find_card(entries: list[Entry], name: str) -> Entry:
    """The card or tile of that id or name; else a sentence with the nearest ones."""
    names = {_plain(title): entry for entry in entries for title in _titles(entry)}
    wanted = _plain(name)
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, names, n=3, cutoff=0.5)
    if near:
        raise Told("mistake-card-near", card=name, near=", ".join(near))
    raise Told("mistake-card", card=name)


def _plain(name: str) -> str:
    """A name as ids are written, however it was typed."""
    return name.lower().replace(" ", "_").replace("-", "_").replace("'", "").strip("!_")


def _titles(entry: Entry) -> Iterator[str]:
    """What a card is called: its id, in English, and in the user's language, in every edition."""
    yield from (card_title(entry.id, edition) for edition in ("", *EDITION_NAMES))
    yield from (entry.title, *entry.titles.values(), entry.id)


# --- showing -------------------------------------------------------------------------------------


def _list(console: Console, entries: list[Entry], edition: str) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in (say("cli-name"), say("cli-kind"), *map(_edition, EDITION_NAMES)):
        table.add_column(heading)
    table.add_column(say("cli-effect"), overflow="fold")  # Chinese has no spaces
    for entry in entries:
        title, effect = card_title(entry.id, edition), card_effect(entry.id, edition)
        cells = (title, _kind(entry), *_prices(entry), effect)
        table.add_row(*map(Text, cells))
    console.print(table)


def _edition(name: str) -> str:
    return say("cli-edition-name", edition=name)


def _kind(entry: Entry) -> str:
    return say(_KINDS[entry.kind])


def _prices(entry: Entry) -> list[str]:
    """The price in each edition, with the number of copies if there are several."""
    if entry.kind == "tile":
        return ["", "", say("cli-tile-level", level=entry.level, side=entry.side)]
    return [_price(entry, edition) for edition in EDITION_NAMES]


def _price(entry: Entry, edition: str) -> str:
    many = entry.copies.get(edition, 0)
    if many > 1:
        return say("cli-price-copies", price=entry.costs[edition], copies=many)
    return say("cli-price", price=entry.costs[edition]) if many else "–"


def show_card(console: Console, entry: Entry) -> None:
    """All about a card: what it does, what each edition prints, how we rule it."""
    title = card_title(entry.id)
    heading = Text(say("cli-card-heading", card=title, kind=_kind(entry), label=entry.id), "bold")
    console.print(heading)
    _print(console, card_effect(entry.id))
    if entry.kind == "tile":
        _print(console, say("cli-tile-of", level=entry.level, side=entry.side))
    for edition in entry.costs:
        _print(console, _printed(entry, edition))
    for ruling in _rulings(entry.id):
        _print(console, say("cli-ruling", ruling=ruling), "dim")


def _print(console: Console, text: str, style: str = "") -> None:
    console.print(Padding.indent(Text(text, style), 2))


def _printed(entry: Entry, edition: str) -> str:
    """What an edition prints: price, the name if it is another, the effect if it is another."""
    price, title = _price(entry, edition), card_title(entry.id, edition)
    effect = card_effect(entry.id, edition)
    if effect != card_effect(entry.id):
        return say("cli-printed-effect", edition=edition, price=price, card=title, effect=effect)
    if title != card_title(entry.id):
        return say("cli-printed-title", edition=edition, price=price, card=title)
    return say("cli-printed", edition=edition, price=price)


def _rulings(card: str) -> Iterator[str]:
    """How we rule a card."""
    yield from (say(ruling.key) for ruling in rulings() if ruling.card == card)
