"""`daikaiju arena SPEC SPEC…`: bots play each other, and what that shows."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..record.scenario import read_options
from ..rules.editions import EDITIONS, Options
from .measuring import bar, check_files, plain_table, prepare, say, write, write_data


def add(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    parser.add_argument("specs", nargs="*", metavar="SPEC", help="bots; the last fills the table")
    parser.add_argument("--list", action="store_true", help="only say which bots there are")
    parser.add_argument("--edition", choices=names, default="second")
    parser.add_argument("--seats", type=int, metavar="N", help="2 to 6 (default: one a bot)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="(default 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="(default 1)")
    parser.add_argument("--workers", default="threads", metavar="W", help="threads, N or ray")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the report there")
    parser.add_argument("--two-player", action="store_true", help="Tokyo pays energy, not stars")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of the table"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a match and report it; after Ctrl-C, what was played until then."""
    console = Console(highlight=False)
    if args.list:
        _list_bots(console)
        return 0
    # Here, so that other commands start without the compiler.
    from ..arena import workers
    from ..arena.figures import NothingPlayed, figures
    from ..arena.match import make_match
    from ..arena.report import html

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
        console.print("Stopped before the first games were finished: there is nothing to report.")
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
            raise ValueError(f"an option reads NAME=VALUE, not {each!r}")
        values[name] = yaml.safe_load(value)
    return read_options(values)


# --- reporting -----------------------------------------------------------------------------------


def _show(console: Console, found: dict[str, Any]) -> None:
    from ..arena import telling

    say(console, telling.headline(found), "bold")
    say(console, telling.verdict(found))
    for warning in filter(None, [telling.stopped(found), *telling.troubles(found)]):
        say(console, warning, "yellow")
    console.print()
    console.print(_results(found))
    console.print()
    console.print(_gains(found))
    console.print()
    say(console, f"{telling.lengths_text(found)} {telling.endings_text(found)}", "dim")
    speed = f"{found['games_a_second']:,.0f} a second"
    say(console, f"{found['games']:,} games in {found['seconds']:.1f} s: {speed}. Again:", "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _results(found: dict[str, Any]) -> Table:
    from ..arena.telling import percent, percent_range, shortened

    heads = ("won", "95 % interval", "by stars", "by survival", "place", "rating")
    table = plain_table("bot", *heads)
    for bot in found["bots"]:
        rating = f"{bot['rating']['points']:.0f} ± {bot['rating']['plus_minus']:.0f}"
        table.add_row(
            escape(shortened(bot["spec"])),
            f"[bold]{percent(bot['win_rate'])}[/]",
            percent_range(bot["interval"]),
            *(percent(share) for share in bot["won_by"].values()),
            f"{bot['average_place']:.2f}",
            rating,
        )
    return table


def _gains(found: dict[str, Any]) -> Table:
    from ..arena.telling import shortened

    table = plain_table("in a game", *found["a_seat"])
    for bot in found["bots"]:
        cells = (f"{value:.2f}" for value in bot["per_game"].values())
        table.add_row(escape(shortened(bot["spec"])), *cells)
    return table


def _list_bots(console: Console) -> None:
    from ..bots.registry import KINDS, LEVELS

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("spec", "what it does", "what may follow after a colon"):
        table.add_column(heading)
    for kind in KINDS.values():
        table.add_row(f"[bold]{kind.key}[/]", escape(kind.sentence), escape(kind.parameter))
    for level, spec in LEVELS.items():
        table.add_row(f"[bold]{level}[/]", f"A level for people: {escape(spec)}.", "")
    console.print(table)
