"""`daikaiju study cards [NAME…]`: measures how much each card adds to its owner's win rate."""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...record.catalogue import catalogue
from ..card_view import find_card
from ..interval_strip import MARKS, make_strip
from ..output import card_title, current_language, message
from ..parser import add_edition_option, add_pack_option, add_report_options, help_text
from ..progress import (
    check_worker_count,
    check_writable,
    plain_table,
    print_text,
    progress_bar,
    write_reports,
)

GAP = 2  # characters between columns
STYLES = {"keep": "blue", "discard": "yellow", "tile": "magenta"}
_KINDS: Final = {"keep": "cli-keep-card", "discard": "cli-discard-card", "tile": "cli-wicked-tile"}
_HEADINGS: Final = ("cli-card", "cli-price-heading", "cli-points-added", "cli-per-energy")


def add(parser: argparse.ArgumentParser) -> None:
    title = message("cli-heading-subjects")
    subjects = parser.add_subparsers(title=title, metavar="SUBJECT", required=True)
    _add_cards(subjects.add_parser("cards", help=help_text("cli-study")))


def _add_cards(parser: argparse.ArgumentParser) -> None:
    seats, seed = help_text("cli-seats", default=4), help_text("cli-seed", default=1)
    bot = help_text("cli-study-bot", default="greedy")
    parser.add_argument("names", nargs="*", metavar="NAME", help=help_text("cli-study-names"))
    add_pack_option(parser)
    add_edition_option(parser)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=seats)
    parser.add_argument("--bot", default="greedy", metavar="SPEC", help=bot)
    parser.add_argument("--games", type=int, metavar="N", help=help_text("cli-study-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.add_argument("--workers", type=int, metavar="N", help=help_text("cli-study-workers"))
    add_report_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a study and report it; after Ctrl-C, report the games played so far."""
    # Imported here, so that other commands start without loading the compiler.
    from ...arena.match_stats import NoGamesPlayed
    from ...arena.study import make_study, run_study
    from ...arena.study_report import html
    from ...arena.study_stats import study_statistics
    from ...arena.workers import cores, prepare

    console = Console(highlight=False)
    _check(args)
    ids = [find_card(catalogue(), name).id for name in args.names]
    study = make_study(ids, args.edition, args.seats, args.bot, args.games, args.seed)
    try:
        prepare(study.match)
        began = time.monotonic()
        with progress_bar(console, study.games) as progress:
            sums = run_study(study, args.workers or cores(), progress.advance)
        found = study_statistics(study, sums, time.monotonic() - began)
    except (KeyboardInterrupt, NoGamesPlayed):
        console.print(Text(message("cli-nothing-to-report")))
        return 0
    _print_report(console, found)
    write_reports(console, args, found, html)
    return 0


def _check(args: argparse.Namespace) -> None:
    check_worker_count(args.workers)
    check_writable(args.json, args.html)


# --- reporting -----------------------------------------------------------------------------------


def _print_report(console: Console, found: dict[str, Any]) -> None:
    from ...arena import study_text
    from ...arena.match_text import interruption

    language = current_language()
    print_text(console, study_text.headline(found, language), "bold")
    print_text(console, study_text.verdict(found, language))
    print_text(console, interruption(found, language), "yellow")
    console.print()
    console.print(_table(found, console.width))
    console.print(_legend(found))
    console.print()
    print_text(console, study_text.prices_text(found, language))
    print_text(console, study_text.bargains_text(found, language))
    print_text(console, study_text.caution(found, language))
    for text in [study_text.left_out(found, language), *study_text.notes(found, language)]:
        print_text(console, text, "dim")
    print_text(console, message("cli-played", games=found["games"], time=found["seconds"]), "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _legend(found: dict[str, Any]) -> Text:
    """Return the legend of the marks."""
    met = {card["kind"] for card in found["cards"]}
    words = [
        (f"{MARKS[kind]} {message(_KINDS[kind])}  ", STYLES[kind]) for kind in _KINDS if kind in met
    ]
    return Text.assemble(*words, (message("cli-study-unit"), "dim"))


def _table(found: dict[str, Any], width: int) -> Table:
    """Return one row for each card: price, points added, points per energy, interval strip."""
    headings = tuple(message(heading) for heading in _HEADINGS)
    cells = [headings, *(_cells(card, found["edition"]) for card in found["cards"])]
    beside = sum(max(map(cell_len, column)) + GAP for column in zip(*cells, strict=True))
    strip = make_strip(found["cards"], width - beside)
    table = plain_table(*headings, gap=GAP)
    table.add_column(Text(strip.heading()), no_wrap=True)
    for card, (name, *others) in zip(found["cards"], cells[1:], strict=True):
        table.add_row(escape(name), *others, Text(strip.draw(card), STYLES[card["kind"]]))
    return table


def _cells(card: dict[str, Any], edition: str) -> tuple[str, ...]:
    from ...arena import study_text

    price, level = card["price"], card["level"]
    return (
        f"{card_title(card['id'], edition)}{study_text.MARK if card['note'] else ''}",
        message("cli-level", level=level) if price is None else message("cli-price", price=price),
        study_text.added_text(card),
        study_text.per_energy_text(card),
    )
