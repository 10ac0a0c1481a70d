"""`daikaiju study cards [NAME…]`: what each card adds to the win rate of its owner."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...record.catalogue import catalogue
from ...rules.editions import EDITIONS
from ...text import Told
from ..interval_strip import MARKS, strip_for
from ..output import card_title, say, spoken
from ..parser import help_text
from ..progress import bar, check_files, plain_table, prepare, tell, write, write_data
from .cards import find_card

GAP = 2  # letters between columns
STYLES = {"keep": "blue", "discard": "yellow", "tile": "magenta"}
_KINDS: Final = {"keep": "cli-keep-card", "discard": "cli-discard-card", "tile": "cli-wicked-tile"}
_HEADINGS: Final = ("cli-card", "cli-price-heading", "cli-points-added", "cli-per-energy")


def add(parser: argparse.ArgumentParser) -> None:
    title = say("cli-heading-subjects")
    subjects = parser.add_subparsers(title=title, metavar="SUBJECT", required=True)
    _add_cards(subjects.add_parser("cards", help=help_text("cli-study")))


def _add_cards(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    edition, seats = help_text("cli-edition", default="second"), help_text("cli-seats", default=4)
    bot, seed = help_text("cli-study-bot", default="greedy"), help_text("cli-seed", default=1)
    parser.add_argument("names", nargs="*", metavar="NAME", help=help_text("cli-study-names"))
    parser.add_argument("--edition", choices=names, default="second", help=edition)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=seats)
    parser.add_argument("--bot", default="greedy", metavar="SPEC", help=bot)
    parser.add_argument("--games", type=int, metavar="N", help=help_text("cli-study-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.add_argument("--workers", type=int, metavar="N", help=help_text("cli-study-workers"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=help_text("cli-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=help_text("cli-html"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a study and report it; after Ctrl-C, what was played until then."""
    from ...arena.match_stats import (
        NothingPlayed,
    )  # here: other commands start without the compiler
    from ...arena.study import make_study, run_study
    from ...arena.study_report import html
    from ...arena.study_stats import study_figures
    from ...arena.workers import cores

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
        console.print(Text(say("cli-nothing-to-report")))
        return 0
    _show(console, found)
    write_data(console, args.json, found)
    if args.html:
        write(console, args.html, html(found))
    return 0


def _check(args: argparse.Namespace) -> None:
    if args.workers is not None and args.workers < 1:
        raise Told("mistake-few-workers", many=args.workers)
    check_files(args.json, args.html)


# --- reporting -----------------------------------------------------------------------------------


def _show(console: Console, found: dict[str, Any]) -> None:
    from ...arena import study_text as telling
    from ...arena.match_text import stopped

    language = spoken()
    tell(console, telling.headline(found, language), "bold")
    tell(console, telling.verdict(found, language))
    tell(console, stopped(found, language), "yellow")
    console.print()
    console.print(_table(found, console.width))
    console.print(_legend(found))
    console.print()
    tell(console, telling.prices_text(found, language))
    tell(console, telling.bargains_text(found, language))
    tell(console, telling.caution(found, language))
    for text in [telling.left_out(found, language), *telling.notes(found, language)]:
        tell(console, text, "dim")
    tell(console, say("cli-played", games=found["games"], time=found["seconds"]), "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _legend(found: dict[str, Any]) -> Text:
    """What the marks mean."""
    met = {card["kind"] for card in found["cards"]}
    words = [
        (f"{MARKS[kind]} {say(_KINDS[kind])}  ", STYLES[kind]) for kind in _KINDS if kind in met
    ]
    return Text.assemble(*words, (say("cli-study-unit"), "dim"))


def _table(found: dict[str, Any], width: int) -> Table:
    """One row a card: price, points added, the same for each energy of its price, a picture."""
    headings = tuple(say(heading) for heading in _HEADINGS)
    cells = [headings, *(_cells(card, found["edition"]) for card in found["cards"])]
    beside = sum(max(map(cell_len, column)) + GAP for column in zip(*cells, strict=True))
    strip = strip_for(found["cards"], width - beside)
    table = plain_table(*headings, gap=GAP)
    table.add_column(Text(strip.heading()), no_wrap=True)
    for card, (name, *others) in zip(found["cards"], cells[1:], strict=True):
        table.add_row(escape(name), *others, Text(strip.drawn(card), STYLES[card["kind"]]))
    return table


def _cells(card: dict[str, Any], edition: str) -> tuple[str, ...]:
    from ...arena import study_text as telling

    price, level = card["price"], card["level"]
    return (
        f"{card_title(card['id'], edition)}{telling.MARK if card['note'] else ''}",
        say("cli-level", level=level) if price is None else say("cli-price", price=price),
        telling.added_text(card),
        telling.per_energy_text(card),
    )
