"""`daikaiju solve`: solves the game of two monsters without cards exactly."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..number_format import decimal
from ..output import message
from ..parser import add_edition_option, help_text

if TYPE_CHECKING:
    from ...odds.core_tables import Sample

# Win probability of the monster that takes the first turn, by edition and two-player option.
KNOWN_CHANCES: Final = {
    ("first", False): 0.536714927,
    ("first", True): 0.535285407,
    ("second", False): 0.543406363,
    ("second", True): 0.511802889,
}


def add(parser: argparse.ArgumentParser) -> None:
    add_edition_option(parser)
    parser.add_argument("--two-player", action="store_true", help=help_text("cli-two-player"))
    parser.add_argument("--check", action="store_true", help=help_text("cli-solve-check"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Solve, store the table, print samples; with --check, return 1 if the result is wrong."""
    from ...odds import core_tables  # here: its import computes all sets of dice

    console = Console(highlight=False)
    game = core_tables.core_game(args.edition, args.two_player)
    began = time.monotonic()
    with _progress(console) as progress:
        bar = progress.add_task(escape(message("cli-solving")))
        table = core_tables.make_table(
            game, lambda done, of: progress.update(bar, completed=done, total=of)
        )
    console.print(Text(message("cli-solved-in", time=round(time.monotonic() - began))))
    first = core_tables.first_turn_value(table)
    console.print(Text(message("cli-first-turn", chance=decimal(first, 9)), "bold"))
    if args.check:
        return _check(console, first, KNOWN_CHANCES[args.edition, args.two_player])
    for sample in core_tables.samples(table):
        _print_sample(console, sample)
    return 0


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def _check(console: Console, found: float, known: float) -> int:
    agrees = round(found, 9) == known
    text = message("cli-known") if agrees else message("cli-not-known", chance=decimal(known, 9))
    console.print(Text(text))
    return 0 if agrees else 1


def _print_sample(console: Console, sample: Sample) -> None:
    """Print a sample table: rows are the own hearts or stars, columns those of the opponent."""
    numbers = [message("cli-count", number=number) for number in sample.shown]
    title = message("cli-sample", place=sample.place, measure=sample.measure)
    printed = Table(message("cli-own-other"), *numbers, title=Text(title))
    for own, row in zip(numbers, sample.values, strict=True):
        printed.add_row(own, *(decimal(value, 4) for value in row))
    console.print(printed)
