"""`daikaiju solve`: the game of two monsters without cards, solved exactly.

The first call solves it and stores the table; later calls answer from the table.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...record.notation import action_text, monster_name
from ...record.position import read_position
from ...rules.agenda import actor
from ...rules.state import State
from ..number_format import decimal
from ..output import message, monster_title
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
    position = help_text("cli-solve-position")
    parser.add_argument("--two-player", action="store_true", help=help_text("cli-two-player"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--position", metavar="LINE", help=position)
    what.add_argument("--again", action="store_true", help=help_text("cli-solve-again"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help=help_text("cli-solve-json"))
    how.add_argument("--check", action="store_true", help=help_text("cli-solve-check"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print samples or the values of a position; with --check, return 1 if the result is wrong."""
    from ...odds import core_tables  # here: its import computes all sets of dice

    console = Console(highlight=False)
    if args.position is not None:
        return _show_position(console, args)
    game = core_tables.core_game(args.edition, args.two_player)
    table = None if args.again else core_tables.stored_table(game)
    if table is None:
        table = _solve(game)
    first = core_tables.first_turn_value(table)
    if args.json:
        samples = [asdict(sample) for sample in core_tables.samples(table)]
        print(json.dumps({**_game_data(args), "first_turn": first, "samples": samples}, indent=1))
        return 0
    console.print(Text(message("cli-first-turn", chance=decimal(first, 9)), "bold"))
    if args.check:
        return _check(console, first, KNOWN_CHANCES[args.edition, args.two_player])
    for sample in core_tables.samples(table):
        _print_sample(console, sample)
    return 0


def _game_data(args: argparse.Namespace) -> dict[str, Any]:
    return {"edition": args.edition, "two_player": args.two_player}


def _solve(game: State) -> Any:
    """Solve a game and store its table; the progress is on the standard error."""
    from ...odds import core_tables

    console = Console(highlight=False, stderr=True)
    began = time.monotonic()
    with _progress(console) as progress:
        bar = progress.add_task(escape(message("cli-solving")))
        table = core_tables.make_table(
            game, lambda done, of: progress.update(bar, completed=done, total=of)
        )
    console.print(Text(message("cli-solved-in", time=round(time.monotonic() - began))))
    return table


def _show_position(console: Console, args: argparse.Namespace) -> int:
    """Print the win chances of a position and the best action of the monster that decides."""
    from ...odds import core_tables

    state = read_position(args.position)
    chances = {monster_name(state, seat): core_tables.win_chance(state, seat) for seat in range(2)}
    best = _best_action(state)
    if args.json:
        print(json.dumps({"position": args.position, "chances": chances, "best": best}, indent=1))
        return 0
    for name, chance in chances.items():
        number = decimal(chance, 9)
        words = message("cli-name-and-number", name=monster_title(name), number=number)
        console.print(Text(words, "bold"))
    if best:
        console.print(Text(message("cli-solve-best", action=best)))
    return 0


def _best_action(state: State) -> str | None:
    """Return the action of *perfect*; None if no monster decides."""
    from ...bots.perfect import Perfect

    seat = actor(state)
    return action_text(state, Perfect().choose(state, seat, None)) if seat >= 0 else None


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
