"""Cards and tiles in the terminal: search by name, a list, and all texts of one card."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..record.catalogue import Entry
from ..rules.constants import EDITION_NAMES
from ..text import UserError, rulings
from .output import card_effect, card_title, message

_KINDS: Final = {"keep": "cli-kind-keep", "discard": "cli-kind-discard", "tile": "cli-kind-tile"}

# --- finding -------------------------------------------------------------------------------------


def find_card(entries: list[Entry], name: str) -> Entry:
    """Return the card or tile with that id or name; else raise an error with similar names."""
    names = cards_by_name(entries)
    wanted = _normalised(name)
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, names, n=3, cutoff=0.5)
    if near:
        raise UserError("mistake-card-near", card=name, near=", ".join(near))
    raise UserError("mistake-card", card=name)


def cards_by_name(entries: list[Entry]) -> dict[str, Entry]:
    """Return the cards and tiles by all their names, in the form of an id."""
    return {_normalised(title): entry for entry in entries for title in _titles(entry)}


def _normalised(name: str) -> str:
    """Return a name in the form of an id."""
    return name.lower().replace(" ", "_").replace("-", "_").replace("'", "").strip("!_")


def _titles(entry: Entry) -> Iterator[str]:
    """Yield the names of a card in all editions, in the user's language and English, and its id."""
    yield from (card_title(entry.id, edition) for edition in ("", *EDITION_NAMES))
    yield from (entry.title, *entry.titles.values(), entry.id)


# --- showing -------------------------------------------------------------------------------------


def print_card_list(console: Console, entries: list[Entry], edition: str) -> None:
    """Print a table of cards, with the names and effects of an edition."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in (message("cli-name"), message("cli-kind"), *map(_edition, EDITION_NAMES)):
        table.add_column(heading)
    table.add_column(message("cli-effect"), overflow="fold")  # Chinese has no spaces
    for entry in entries:
        title, effect = card_title(entry.id, edition), card_effect(entry.id, edition)
        cells = (title, _kind(entry), *_prices(entry), effect)
        table.add_row(*map(Text, cells))
    console.print(table)


def _edition(name: str) -> str:
    return message("cli-edition-name", edition=name)


def _kind(entry: Entry) -> str:
    return message(_KINDS[entry.kind])


def _prices(entry: Entry) -> list[str]:
    """Return the price in each edition, with the number of copies if there are several."""
    if entry.kind == "tile":
        return ["", "", message("cli-tile-level", level=entry.level, side=entry.side)]
    return [_price(entry, edition) for edition in EDITION_NAMES]


def _price(entry: Entry, edition: str) -> str:
    many = entry.copies.get(edition, 0)
    if many > 1:
        return message("cli-price-copies", price=entry.costs[edition], copies=many)
    return message("cli-price", price=entry.costs[edition]) if many else "–"


def show_card(console: Console, entry: Entry) -> None:
    """Print the effect of a card, its text in each edition, and its rulings."""
    title = card_title(entry.id)
    heading = Text(
        message("cli-card-heading", card=title, kind=_kind(entry), label=entry.id), "bold"
    )
    console.print(heading)
    _print(console, card_effect(entry.id))
    if entry.kind == "tile":
        _print(console, message("cli-tile-of", level=entry.level, side=entry.side))
    for edition in entry.costs:
        _print(console, _edition_text(entry, edition))
    for ruling in _rulings(entry.id):
        _print(console, message("cli-ruling", ruling=ruling), "dim")


def _print(console: Console, text: str, style: str = "") -> None:
    console.print(Padding.indent(Text(text, style), 2))


def _edition_text(entry: Entry, edition: str) -> str:
    """Return the price in an edition, and the name and effect if they differ there."""
    price, title = _price(entry, edition), card_title(entry.id, edition)
    effect = card_effect(entry.id, edition)
    if effect != card_effect(entry.id):
        return message(
            "cli-printed-effect", edition=edition, price=price, card=title, effect=effect
        )
    if title != card_title(entry.id):
        return message("cli-printed-title", edition=edition, price=price, card=title)
    return message("cli-printed", edition=edition, price=price)


def _rulings(card: str) -> Iterator[str]:
    """Yield the rulings about a card."""
    yield from (message(ruling.key) for ruling in rulings() if ruling.card == card)
