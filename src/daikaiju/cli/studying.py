"""`daikaiju study cards [NAME…]`: what each card adds to the win rate of its owner."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..record.catalogue import catalogue
from ..rules.editions import EDITIONS
from .cards import find_card
from .measuring import bar, check_files, plain_table, prepare, say, write, write_data
from .study_drawing import MARKS, strip_for

GAP = 2  # letters between columns
STYLES = {"keep": "blue", "discard": "yellow", "tile": "magenta"}


def add(parser: argparse.ArgumentParser) -> None:
    subjects = parser.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    _add_cards(subjects.add_parser("cards", help="what each card adds to the win rate"))


def _add_cards(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    parser.add_argument("names", nargs="*", metavar="NAME", help="cards and tiles (default: all)")
    parser.add_argument("--edition", choices=names, default="second")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="2 to 6 (default 4)")
    parser.add_argument("--bot", default="greedy", metavar="SPEC", help="who plays every seat")
    parser.add_argument("--games", type=int, metavar="N", help="with each card (default: by bot)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="(default 1)")
    parser.add_argument("--workers", type=int, metavar="N", help="threads (default: one a core)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the report there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a study and report it; after Ctrl-C, what was played until then."""
    from ..arena.figures import NothingPlayed  # here: other commands start without the compiler
    from ..arena.study import make_study, run_study
    from ..arena.study_figures import study_figures
    from ..arena.study_report import html
    from ..arena.workers import cores

    console = Console(highlight=False)
    _check(args)
    ids = [find_card(catalogue(), name).id for name in args.names]
    study = make_study(ids, args.edition, args.seats, args.bot, args.games, args.seed)
    try:
        prepare(console, study.match)
        began = time.monotonic()
        with bar(console, study.games) as played:
            sums = run_study(study, args.workers or cores(), played.move_on)
        found = study_figures(study, sums, time.monotonic() - began)
    except (KeyboardInterrupt, NothingPlayed):
        console.print("Stopped before the first games were finished: there is nothing to report.")
        return 0
    _show(console, found)
    write_data(console, args.json, found)
    if args.html:
        write(console, args.html, html(found))
    return 0


def _check(args: argparse.Namespace) -> None:
    if args.workers is not None and args.workers < 1:
        raise ValueError(f"{args.workers} workers cannot play: there must be at least 1")
    check_files(args.json, args.html)


# --- reporting -----------------------------------------------------------------------------------


def _show(console: Console, found: dict[str, Any]) -> None:
    from ..arena import study_telling as telling

    say(console, telling.headline(found), "bold")
    say(console, telling.verdict(found))
    say(console, telling.stopped(found), "yellow")
    console.print()
    console.print(_table(found, console.width))
    console.print(_legend(found))
    console.print()
    say(console, telling.prices_text(found))
    say(console, telling.bargains_text(found))
    say(console, telling.caution(found))
    for text in [telling.left_out(found), *telling.notes(found)]:
        say(console, text, "dim")
    say(console, f"{found['games']:,} games in {found['seconds']:.1f} s. Again:", "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _legend(found: dict[str, Any]) -> Text:
    """What the marks mean."""
    from ..arena.study_telling import KINDS

    met = {card["kind"] for card in found["cards"]}
    words = [(f"{MARKS[kind]} {KINDS[kind]}  ", STYLES[kind]) for kind in KINDS if kind in met]
    return Text.assemble(*words, ("points of win rate, with 95 % intervals", "dim"))


def _table(found: dict[str, Any], width: int) -> Table:
    """One row a card: price, points added, the same for each energy of its price, a picture."""
    from ..arena import study_telling as telling

    headings = ("card", "price", "points added", "per energy")
    texts = (telling.name_text, telling.price_text, telling.added_text, telling.per_energy_text)
    cells = [headings, *(tuple(text(card) for text in texts) for card in found["cards"])]
    beside = sum(max(map(len, column)) + GAP for column in zip(*cells, strict=True))
    strip = strip_for(found["cards"], width - beside)
    table = plain_table(*headings, gap=GAP)
    table.add_column(Text(strip.heading()), no_wrap=True)
    for card, (name, *others) in zip(found["cards"], cells[1:], strict=True):
        table.add_row(escape(name), *others, Text(strip.drawn(card), STYLES[card["kind"]]))
    return table
