"""`daikaiju arena SPEC SPEC…`: bots play each other, and what that shows."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import yaml
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...record.scenario import read_options
from ...rules.editions import EDITIONS, Options
from ...text import Told
from ..number_format import decimal, share, share_range
from ..output import say, spoken
from ..parser import help_text
from ..progress import bar, check_files, plain_table, prepare, tell, write, write_data

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
    names = [edition.name for edition in EDITIONS]
    edition, seed = help_text("cli-edition", default="second"), help_text("cli-seed", default=1)
    games, workers = help_text("cli-arena-games", default=1000), help_text("cli-workers")
    option = help_text("cli-arena-option")
    parser.add_argument("specs", nargs="*", metavar="SPEC", help=help_text("cli-arena-specs"))
    parser.add_argument("--list", action="store_true", help=help_text("cli-arena-list"))
    parser.add_argument("--edition", choices=names, default="second", help=edition)
    parser.add_argument("--seats", type=int, metavar="N", help=help_text("cli-arena-seats"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=games)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.add_argument("--workers", default="threads", metavar="W", help=workers)
    parser.add_argument("--json", type=Path, metavar="FILE", help=help_text("cli-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=help_text("cli-html"))
    parser.add_argument("--two-player", action="store_true", help=help_text("cli-two-player"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=option)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a match and report it; after Ctrl-C, what was played until then."""
    console = Console(highlight=False)
    if args.list:
        _list_bots(console)
        return 0
    # Here, so that other commands start without the compiler.
    from ...arena import workers
    from ...arena.match import make_match
    from ...arena.match_report import html
    from ...arena.match_stats import NothingPlayed, figures

    check_files(args.json, args.html)
    workers.check_workers(args.workers)
    options = _options(args.option, args.two_player)
    match = make_match(args.specs, args.edition, args.seats, args.games, args.seed, options)
    try:
        prepare(console, match)
        began = time.monotonic()
        with bar(console, match.groups * match.together) as played:
            tally = workers.run(match, args.workers, lambda tally: played.move_to(tally.games))
        found = figures(match, tally, time.monotonic() - began)
    except (KeyboardInterrupt, NothingPlayed):
        console.print(Text(say("cli-nothing-to-report")))
        return 0
    _show(console, found)
    write_data(console, args.json, found)
    if args.html:
        write(console, args.html, html(found))
    return 0


def _options(given: Sequence[str], two_player: bool) -> Options:
    """The table's options from NAME=VALUE, as scenarios have them."""
    values: dict[str, Any] = {"two_player": True} if two_player else {}
    for each in given:
        name, sign, value = each.partition("=")
        if not sign:
            raise Told("mistake-option-form", given=each)
        values[name] = yaml.safe_load(value)
    return read_options(values)


# --- reporting -----------------------------------------------------------------------------------


def _show(console: Console, found: dict[str, Any]) -> None:
    from ...arena import match_text

    language = spoken()
    tell(console, match_text.headline(found, language), "bold")
    tell(console, match_text.verdict(found, language))
    for warning in filter(None, [match_text.stopped(found, language), *match_text.troubles(found)]):
        tell(console, warning, "yellow")
    console.print()
    console.print(_results(found))
    console.print()
    console.print(_gains(found))
    console.print()
    tell(console, match_text.lengths_text(found, language), "dim")
    tell(console, match_text.endings_text(found, language), "dim")
    rate = round(found["games_a_second"])
    again = say("cli-played-rate", games=found["games"], time=found["seconds"], rate=rate)
    tell(console, again, "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _results(found: dict[str, Any]) -> Table:
    from ...arena.match_text import shortened

    table = plain_table(*(say(heading) for heading in _RESULTS))
    for bot in found["bots"]:
        points, around = (round(bot["rating"][part]) for part in ("points", "plus_minus"))
        table.add_row(
            escape(shortened(bot["spec"])),
            f"[bold]{share(bot['win_rate'])}[/]",
            share_range(bot["interval"]),
            *(share(part) for part in bot["won_by"].values()),
            decimal(bot["average_place"], 2),
            say("cli-rating-points", points=points, around=around),
        )
    return table


def _gains(found: dict[str, Any]) -> Table:
    from ...arena.match_text import shortened

    headings = (say(_GAINS[gain]) for gain in found["a_seat"])
    table = plain_table(say("cli-in-a-game"), *headings)
    for bot in found["bots"]:
        cells = (decimal(value, 2) for value in bot["per_game"].values())
        table.add_row(escape(shortened(bot["spec"])), *cells)
    return table


def _list_bots(console: Console) -> None:
    from ...bots.registry import KINDS, LEVELS
    from ..bot_text import bot_does, bot_takes

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("cli-spec", "cli-what-it-does", "cli-after-colon"):
        table.add_column(say(heading))
    for key in KINDS:
        table.add_row(f"[bold]{key}[/]", escape(bot_does(key)), escape(bot_takes(key)))
    for level, spec in LEVELS.items():
        table.add_row(f"[bold]{level}[/]", escape(say("cli-level-is", bot=spec)), "")
    console.print(table)
