"""`daikaiju cards [NAME] [--edition E]`: what is printed on cards and tiles."""

from __future__ import annotations

import argparse
from difflib import get_close_matches

from rich.console import Console
from rich.table import Table

from ..record.catalogue import Entry, catalogue
from ..rules.editions import find_edition
from ..rules.words import EDITION_NAMES


def run(args: argparse.Namespace) -> int:
    """All cards, those of one edition, or one card with its editions side by side."""
    console = Console(highlight=False)
    entries = catalogue()
    if args.edition:
        entries = [e for e in entries if args.edition in e.costs or _is_tile_of(e, args.edition)]
    if args.name:
        show_card(console, find_card(entries, args.name))
    else:
        _list(console, entries)
    return 0


def _is_tile_of(entry: Entry, edition: str) -> bool:
    return entry.kind == "tile" and find_edition(edition).has_wickedness


def find_card(entries: list[Entry], name: str) -> Entry:
    """The card or tile of that id or name; else a sentence with the nearest ones."""
    wanted = name.lower().replace(" ", "_").replace("-", "_").replace("'", "").strip("!_")
    names = {entry.id: entry for entry in entries}
    names |= {t.lower().replace(" ", "_"): e for e in entries for t in e.titles.values()}
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, names, n=3, cutoff=0.5)
    hint = f": did you mean {', '.join(near)}?" if near else ""
    raise ValueError(f"there is no card or tile {name!r}{hint}")


def _list(console: Console, entries: list[Entry]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("name", "kind", *EDITION_NAMES, "effect"):
        table.add_column(heading)
    for entry in entries:
        table.add_row(entry.title, entry.kind, *_prices(entry), entry.effect)
    console.print(table)


def _prices(entry: Entry) -> list[str]:
    """The price in each edition, with the number of copies if there are several."""
    if entry.kind == "tile":
        return ["", "", f"level {entry.level} {entry.side}"]
    cells = []
    for edition in EDITION_NAMES:
        many = entry.copies.get(edition, 0)
        cost = f"{entry.costs[edition]} ⚡" if many else "–"
        cells.append(f"{cost} ×{many}" if many > 1 else cost)
    return cells


def show_card(console: Console, entry: Entry) -> None:
    console.print(f"[bold]{entry.title}[/]  ({entry.kind}, [dim]{entry.id}[/])")
    console.print(f"  {entry.effect}")
    for edition, name in entry.titles.items():
        console.print(f"  [dim]{edition} edition:[/] {name}")
    if entry.kind == "tile":
        console.print(f"  level {entry.level}, {entry.side} side (Dark Edition)")
    else:
        for edition, price in zip(EDITION_NAMES, _prices(entry), strict=True):
            console.print(f"  {edition:7} {price}")
    console.print(f"  [dim]acts when:[/] {'; '.join(entry.moments)}")
