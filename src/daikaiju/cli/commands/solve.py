"""`daikaiju solve`: the game of two monsters without cards, solved exactly."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...rules.editions import EDITIONS
from ..number_format import decimal
from ..output import say
from ..parser import help_text

if TYPE_CHECKING:
    from ...odds.core_tables import Sample

# What the monster that takes the first turn wins with, by edition and two-player option.
KNOWN: Final = {
    ("first", False): 0.536714927,
    ("first", True): 0.535285407,
    ("second", False): 0.543406363,
    ("second", True): 0.511802889,
}


def add(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    edition = help_text("cli-edition", default="second")
    parser.add_argument("--edition", choices=names, default="second", help=edition)
    parser.add_argument("--two-player", action="store_true", help=help_text("cli-two-player"))
    parser.add_argument("--check", action="store_true", help=help_text("cli-solve-check"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Solve, keep the table, show some of it; with --check, 1 if the result is not the known."""
    from ...odds import core_tables  # here, so that other commands need not number sets of dice

    console = Console(highlight=False)
    game = core_tables.core_game(args.edition, args.two_player)
    began = time.monotonic()
    with _progress(console) as progress:
        bar = progress.add_task(escape(say("cli-solving")))
        table = core_tables.make_table(
            game, lambda done, of: progress.update(bar, completed=done, total=of)
        )
    console.print(Text(say("cli-solved-in", time=round(time.monotonic() - began))))
    first = core_tables.of_first_turn(table)
    console.print(Text(say("cli-first-turn", chance=decimal(first, 9)), "bold"))
    if args.check:
        return _check(console, first, KNOWN[args.edition, args.two_player])
    for sample in core_tables.samples(table):
        _print(console, sample)
    return 0


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def _check(console: Console, found: float, known: float) -> int:
    agrees = round(found, 9) == known
    told = say("cli-known") if agrees else say("cli-not-known", chance=decimal(known, 9))
    console.print(Text(told))
    return 0 if agrees else 1


def _print(console: Console, sample: Sample) -> None:
    """Own hearts or stars down, the other monster's across."""
    numbers = [say("cli-count", number=number) for number in sample.shown]
    title = say("cli-sample", place=sample.place, measure=sample.measure)
    printed = Table(say("cli-own-other"), *numbers, title=Text(title))
    for own, row in zip(numbers, sample.values, strict=True):
        printed.add_row(own, *(decimal(value, 4) for value in row))
    console.print(printed)
