"""`daikaiju arena SPEC SPEC…`: a match between bots, with statistics."""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..match_files import add_file_options, check_file_options, stored_games
from ..number_format import decimal, share, share_range
from ..output import current_language, message
from ..parser import add_edition_option, add_pack_option, add_report_options, help_text
from ..progress import (
    check_writable,
    plain_table,
    print_text,
    progress_bar,
    write_reports,
)
from ..table_options import read_table_options

_RESULTS: Final = (
    *("cli-bot", "cli-won", "cli-interval", "cli-by-stars", "cli-by-survival"),
    *("cli-average-place", "cli-rating"),
)
_GAINS: Final = {
    "stars": "cli-stars",
    "damage": "cli-damage",
    "energy": "cli-energy",
    "cards": "cli-cards-bought",
}


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    games, seed = help_text("cli-arena-games", default=1000), help_text("cli-seed", default=1)
    workers, option = help_text("cli-workers"), help_text("cli-arena-option")
    parser.add_argument("specs", nargs="*", metavar="SPEC", help=help_text("cli-arena-specs"))
    parser.add_argument("--list", action="store_true", help=help_text("cli-arena-list"))
    add_edition_option(parser)
    parser.add_argument("--seats", type=int, metavar="N", help=help_text("cli-arena-seats"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=games)
    parser.add_argument("--until-sure", action="store_true", help=help_text("cli-arena-until-sure"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.add_argument("--workers", default="threads", metavar="W", help=workers)
    add_report_options(parser)
    add_file_options(parser)
    parser.add_argument("--two-player", action="store_true", help=help_text("cli-two-player"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=option)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a match and report it; after Ctrl-C, report the games played so far."""
    console = Console(highlight=False)
    if args.list:
        _list_bots(console)
        return 0
    # Imported here, so that other commands start without loading the compiler.
    from ...arena import workers
    from ...arena.match import check_programs, make_match
    from ...arena.match_report import html
    from ...arena.match_stats import NoGamesPlayed, match_statistics

    check_writable(args.json, args.html)
    workers.check_workers(args.workers)
    check_file_options(args)
    given = {"two_player": True} if args.two_player else {}
    options = read_table_options(args.option, **given)
    table = (args.edition, args.seats, args.games, args.seed, options)
    match = make_match(args.specs, *table, until_sure=args.until_sure)
    check_programs(match)
    try:
        workers.prepare(match)
        with (
            stored_games(args, match) as play,
            progress_bar(console, match.groups * match.games_per_group) as progress,
        ):
            began = time.monotonic()
            tally = workers.run(
                match, args.workers, lambda tally: progress.update(tally.games), play
            )
        found = match_statistics(match, tally, time.monotonic() - began)
    except (KeyboardInterrupt, NoGamesPlayed):
        console.print(Text(message("cli-nothing-to-report")))
        return 0
    _print_report(console, found)
    write_reports(console, args, found, html)
    for stored in filter(None, (args.records, args.decisions)):
        console.print(Text(message("cli-written", file=str(stored))), soft_wrap=True)
    return 0


# --- reporting -----------------------------------------------------------------------------------


def _print_report(console: Console, found: dict[str, Any]) -> None:
    from ...arena import match_text

    language = current_language()
    print_text(console, match_text.headline(found, language), "bold")
    print_text(console, match_text.verdict(found, language))
    for warning in filter(
        None, [match_text.interruption(found, language), *match_text.troubles(found)]
    ):
        print_text(console, warning, "yellow")
    console.print()
    console.print(_results(found))
    console.print()
    console.print(_gains(found))
    console.print()
    print_text(console, match_text.lengths_text(found, language), "dim")
    print_text(console, match_text.endings_text(found, language), "dim")
    rate = round(found["games_a_second"])
    played = message("cli-played-rate", games=found["games"], time=found["seconds"], rate=rate)
    print_text(console, played, "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _results(found: dict[str, Any]) -> Table:
    """Return a row for each bot: win rate, how it won, average rank and rating."""
    from ...arena.match_text import shortened

    table = plain_table(*(message(heading) for heading in _RESULTS))
    for bot in found["bots"]:
        points, around = (round(bot["rating"][part]) for part in ("points", "plus_minus"))
        table.add_row(
            escape(shortened(bot["spec"])),
            f"[bold]{share(bot['win_rate'])}[/]",
            share_range(bot["interval"]),
            *(share(part) for part in bot["won_by"].values()),
            decimal(bot["average_place"], 2),
            message("cli-rating-points", points=points, around=around),
        )
    return table


def _gains(found: dict[str, Any]) -> Table:
    """Return a row for each bot: stars, damage, energy and cards per game."""
    from ...arena.match_text import shortened

    headings = (message(_GAINS[gain]) for gain in found["a_seat"])
    table = plain_table(message("cli-in-a-game"), *headings)
    for bot in found["bots"]:
        cells = (decimal(value, 2) for value in bot["per_game"].values())
        table.add_row(escape(shortened(bot["spec"])), *cells)
    return table


def _list_bots(console: Console) -> None:
    from ...bots.registry import KINDS, LEVELS
    from ..bot_text import bot_description, bot_parameter

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("cli-spec", "cli-what-it-does", "cli-after-colon"):
        table.add_column(message(heading))
    for key in KINDS:
        table.add_row(f"[bold]{key}[/]", escape(bot_description(key)), escape(bot_parameter(key)))
    for level, spec in LEVELS.items():
        table.add_row(f"[bold]{level}[/]", escape(message("cli-level-is", bot=spec)), "")
    console.print(table)
