"""`daikaiju lab [PACK] [CARD…]`: a balance report for cards, or for table options."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...packs import PACKS, check_texts, load_pack
from ...record.catalogue import catalogue
from ...rules.constants import EDITION_NAMES
from ...text import UserError
from ..card_view import find_card
from ..compile_pool import load_compiled
from ..output import current_language, message
from ..parser import add_pack_option, add_report_options, help_text
from ..progress import (
    check_worker_count,
    check_writable,
    plain_table,
    print_text,
    progress_bar,
    write_reports,
)
from ..table_options import read_table_options

Statistics = dict[str, Any]

_CARD_HEADINGS: Final = (
    *("cli-card", "cli-price-heading", "cli-bot", "cli-points-added"),
    *("cli-lab-fair-price", "cli-lab-verdict"),
)
# Measures of a comparison of options: their headings.
_MEASURES: Final = {
    "turns": "cli-lab-turns",
    "stars": "cli-by-stars",
    "first_player": "cli-lab-first-player",
    "strong_bot": "cli-lab-strong-wins",
}


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("what", nargs="*", metavar="PACK|CARD", help=help_text("cli-lab-what"))
    repeated: Any = {"action": "append", "default": [], "metavar": "NAME=VALUE"}
    parser.add_argument("--option", **repeated, help=help_text("cli-lab-option"))
    parser.add_argument("--against", **repeated, help=help_text("cli-lab-against"))
    parser.add_argument("--edition", choices=EDITION_NAMES, help=help_text("cli-lab-edition"))
    parser.add_argument("--seats", type=int, metavar="N", help=help_text("cli-lab-seats"))
    _add_settings(parser)
    add_report_options(parser)
    parser.set_defaults(run=run)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    bot, strong = (
        help_text("cli-lab-bot", default="greedy"),
        help_text("cli-lab-strong-bot", default="odds"),
    )
    seed = help_text("cli-seed", default=1)
    parser.add_argument("--bot", default="greedy", metavar="SPEC", help=bot)
    parser.add_argument("--strong-bot", default="odds", metavar="SPEC", help=strong)
    parser.add_argument(
        "--effort", type=float, default=1.0, metavar="X", help=help_text("cli-lab-effort")
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.add_argument("--workers", type=int, metavar="N", help=help_text("cli-study-workers"))


def run(args: argparse.Namespace) -> int:
    """Play the experiments and report them; after Ctrl-C, report those played so far."""
    console = Console(highlight=False)
    _check(args)
    for word in filter(_is_pack, args.what):
        load_pack(word)
        check_texts()
    # Imported here: packs must be loaded before the action space is built.
    from ...arena.match_stats import NoGamesPlayed

    try:
        if args.option or args.against:
            _compare_options(console, args)
        else:
            _study_cards(console, args)
    except (KeyboardInterrupt, NoGamesPlayed):
        console.print(Text(message("cli-nothing-to-report")))
    return 0


def _check(args: argparse.Namespace) -> None:
    if (args.option or args.against) and args.what:
        raise UserError("mistake-lab-both")
    check_writable(args.json, args.html)


def _workers(args: argparse.Namespace) -> int:
    check_worker_count(args.workers)
    from ...arena.workers import cores

    return args.workers or cores()


# --- cards ---------------------------------------------------------------------------------------


def _study_cards(console: Console, args: argparse.Namespace) -> None:
    names = card_names(args.what)
    # Imported here: other commands start without the compiler.
    from ...arena.gifts import play_gifts
    from ...arena.lab import LabResults, make_lab, planned_games, run_lab
    from ...arena.lab_report import cards_html
    from ...arena.lab_stats import lab_statistics

    settings = (args.seats or 4, args.bot, args.strong_bot, args.effort, args.seed)
    lab, began = make_lab(names, args.edition, *settings), time.monotonic()
    load_compiled(play_gifts, _workers(args))

    def first_look(results: LabResults) -> None:
        _print_first_look(console, lab_statistics(lab, results, time.monotonic() - began))

    with progress_bar(console, planned_games(lab)) as progress:
        results = run_lab(lab, _workers(args), progress.advance, first_look)
    found = lab_statistics(lab, results, time.monotonic() - began)
    _print_cards(console, found)
    write_reports(console, args, found, cards_html)


def card_names(words: Sequence[str]) -> list[str]:
    """Return the ids of the named cards; without any, of all cards of the loaded packs."""
    cards = [word for word in words if not _is_pack(word)]
    if cards:
        entries = catalogue()
        return [find_card(entries, card).id for card in cards]
    if not PACKS:
        raise UserError("mistake-lab-empty")
    return [card.name for pack in PACKS.values() for card in pack.cards]


def _is_pack(word: str) -> bool:
    from importlib.metadata import entry_points

    from ...packs import GROUP

    return Path(word).suffix == ".py" or word in entry_points(group=GROUP).names


def _print_first_look(console: Console, found: Statistics) -> None:
    """Print points and fair prices as the first games show them."""
    answer = message("cli-lab-first-look", games=found["games"], time=found["seconds"])
    print_text(console, answer, "bold")
    console.print()
    console.print(_card_table(found))
    console.print()


def _print_cards(console: Console, found: Statistics) -> None:
    from ...arena import lab_text
    from ...arena.match_text import interruption

    language = current_language()
    print_text(console, lab_text.headline(found, language), "bold")
    for text in lab_text.price_findings(found, language):
        print_text(console, text)
    print_text(console, interruption(found, language), "yellow")
    console.print()
    console.print(_card_table(found))
    console.print()
    console.print(_grid(found))
    _print_findings(console, found)
    _print_footer(console, found, message("cli-lab-caution"))


def _print_findings(console: Console, found: Statistics) -> None:
    from ...arena import lab_text

    language = current_language()
    for findings in (lab_text.partner_findings, lab_text.ending_findings):
        console.print()
        for text in findings(found, language):
            print_text(console, text)
    console.print()
    print_text(console, lab_text.elsewhere_text(found, language), "dim")


def _print_footer(console: Console, found: Statistics, caution: str) -> None:
    print_text(console, caution, "dim")
    print_text(console, message("cli-played", games=found["games"], time=found["seconds"]), "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _card_table(found: Statistics) -> Table:
    """Return one row for each card and bot: points added, fair price and verdict."""
    from ...arena import lab_text

    language = current_language()
    table = plain_table(*(message(heading) for heading in _CARD_HEADINGS))
    for card in found["cards"]:
        title = escape(lab_text.title_of(card["id"], found["edition"], language))
        cells = [title, lab_text.price_text(card, language)]
        for bot, measured in card["by_bot"].items():
            fair = lab_text.fair_price_text(measured["fair_price"], language)
            verdict = lab_text.verdict_text(measured["verdict"], language)
            table.add_row(*cells, escape(bot), lab_text.estimate_text(measured), fair, verdict)
            cells = ["", ""]
    return table


def _grid(found: Statistics) -> Table:
    """Return the points that each card adds, by edition and number of seats."""
    from ...arena import lab_text
    from ...arena.study_text import points

    language = current_language()
    cards = [*found["cards"], *found["elsewhere"]]
    seats = sorted({row["seats"] for card in cards for row in card["tables"]})
    headings = [message("cli-lab-at-seats", seats=each) for each in seats]
    table = plain_table(message("cli-card"), message("cli-edition-heading"), *headings)
    for card in cards:
        title = escape(lab_text.title_of(card["id"], found["edition"], language))
        for edition in dict.fromkeys(row["edition"] for row in card["tables"]):
            added = {r["seats"]: r["added"] for r in card["tables"] if r["edition"] == edition}
            cells = [points(added[each]) if each in added else "" for each in seats]
            table.add_row(title, message("cli-edition-name", edition=edition), *cells)
            title = ""
    return table


# --- options -------------------------------------------------------------------------------------


def _compare_options(console: Console, args: argparse.Namespace) -> None:
    from ...arena.lab_report import options_html
    from ...arena.option_comparison import (
        comparison_statistics,
        make_comparison,
        run_comparison,
    )
    from ...arena.workers import prepare

    given: dict[str, Any] = {"bot": args.bot, "strong_bot": args.strong_bot}
    given |= {"effort": args.effort, "seed": args.seed}
    given |= {"editions": [args.edition]} if args.edition else {}
    given |= {"seats": [args.seats]} if args.seats else {}
    options = read_table_options(args.option), read_table_options(args.against)
    comparison = make_comparison(*options, **given)
    first = comparison.matches(*comparison.tables[0], comparison.after)[1]
    prepare(first)
    began = time.monotonic()
    with progress_bar(console, comparison.games) as progress:
        rows = run_comparison(comparison, _workers(args), progress.update)
    found = comparison_statistics(comparison, rows, time.monotonic() - began)
    _print_options(console, found)
    write_reports(console, args, found, options_html)


def _print_options(console: Console, found: Statistics) -> None:
    from ...arena import lab_text
    from ...arena.match_text import interruption

    language = current_language()
    after = lab_text.options_text(found["after"], language)
    before = lab_text.options_text(found["before"], language)
    headline = message("cli-lab-options-headline", after=after, before=before)
    print_text(console, headline, "bold")
    print_text(console, interruption(found, language), "yellow")
    console.print()
    console.print(_option_table(found))
    console.print()
    strong = message("cli-lab-options-caution", bot=found["bots"][0], strong=found["bots"][1])
    _print_footer(console, found, strong)


def _option_table(found: Statistics) -> Table:
    """Return one row for each table, with each measure before and after the change."""
    headings = [message(heading) for heading in _MEASURES.values()]
    table = plain_table(message("cli-edition-heading"), message("cli-lab-seats-heading"), *headings)
    edition = ""
    for row in found["tables"]:
        is_new, edition = row["edition"] != edition, row["edition"]
        title = message("cli-edition-name", edition=edition) if is_new else ""
        cells = [_change(row[name], _format_of(name)) for name in _MEASURES]
        table.add_row(title, str(row["seats"]), *cells)
    return table


def _format_of(name: str) -> Callable[[float], str]:
    return (lambda value: f"{value:.1f}") if name == "turns" else (lambda v: f"{100 * v:.1f} %")


def _change(measure: Statistics, text: Callable[[float], str]) -> str:
    """Return a measure before and after; bold if the difference is significant."""
    if not measure["plus_minus"]:
        return "="
    pair = f"{text(measure['before'])} → {text(measure['after'])}"
    return f"[bold]{pair}[/]" if abs(measure["added"]) > measure["plus_minus"] else pair
