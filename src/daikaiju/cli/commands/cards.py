"""`daikaiju cards [NAME] [--edition E]`: the texts of cards and tiles, and their rulings."""

from __future__ import annotations

import argparse

from rich.console import Console

from ...record.catalogue import Entry, catalogue
from ...rules.constants import EDITION_NAMES
from ...rules.editions import find_edition
from ..card_view import find_card, print_card_list, show_card
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help=help_text("cli-cards-name"))
    parser.add_argument("--edition", choices=EDITION_NAMES, help=help_text("cli-cards-edition"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print all cards, those of one edition, or one card with all its editions."""
    console = Console(highlight=False)
    entries = catalogue()
    if args.edition:
        entries = [e for e in entries if args.edition in e.costs or _is_tile_of(e, args.edition)]
    if args.name:
        show_card(console, find_card(entries, args.name))
    else:
        print_card_list(console, entries, args.edition or "")
    return 0


def _is_tile_of(entry: Entry, edition: str) -> bool:
    return entry.kind == "tile" and find_edition(edition).has_wickedness
