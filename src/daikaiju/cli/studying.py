"""`daikaiju study cards [NAME…]`: what each card adds to the win rate of its owner."""

from __future__ import annotations

import argparse
import json
import textwrap
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..record.catalogue import catalogue
from ..rules.editions import EDITIONS
from .cards import find_card
from .study_drawing import MARKS, strip_for

if TYPE_CHECKING:
    from ..arena.study import Study

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
    from ..arena.study import make_study
    from ..arena.study_figures import study_figures

    console = Console(highlight=False)
    _check(args)
    ids = [find_card(catalogue(), name).id for name in args.names]
    study = make_study(ids, args.edition, args.seats, args.bot, args.games, args.seed)
    try:
        _prepare(console, study)
        began = time.monotonic()
        sums = _play(console, study, args.workers)
        found = study_figures(study, sums, time.monotonic() - began)
    except (KeyboardInterrupt, NothingPlayed):
        console.print("Stopped before the first games were finished: there is nothing to report.")
        return 0
    _show(console, found)
    _write(console, found, args.json, args.html)
    return 0


def _check(args: argparse.Namespace) -> None:
    """Before minutes of play, not after them."""
    if args.workers is not None and args.workers < 1:
        raise ValueError(f"{args.workers} workers cannot play: there must be at least 1")
    for file in filter(None, (args.json, args.html)):
        if file.is_dir() or not file.resolve().parent.is_dir():
            raise ValueError(f"{file}: no file can be written there")


# --- playing -------------------------------------------------------------------------------------


def _prepare(console: Console, study: Study) -> None:
    from ..arena.workers import is_prepared, prepare

    if not is_prepared(study.match):
        console.print("Compiling the bots once, about two minutes …")
    prepare(study.match)


def _play(console: Console, study: Study, workers: int | None) -> Any:
    from ..arena.study import run_study
    from ..arena.workers import cores

    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, expand=True) as progress:
        bar = progress.add_task("playing", total=study.games)
        return run_study(study, workers or cores(), lambda games: progress.advance(bar, games))


# --- reporting -----------------------------------------------------------------------------------


def _show(console: Console, found: dict[str, Any]) -> None:
    from ..arena import study_telling as telling

    _say(console, telling.headline(found), "bold")
    _say(console, telling.verdict(found))
    _say(console, telling.stopped(found), "yellow")
    console.print()
    console.print(_table(found, console.width))
    console.print(_legend(found))
    console.print()
    _say(console, telling.prices_text(found))
    _say(console, telling.bargains_text(found))
    _say(console, telling.caution(found))
    for text in [telling.left_out(found), *telling.notes(found)]:
        _say(console, text, "dim")
    _say(console, f"{found['games']:,} games in {found['seconds']:.1f} s. Again:", "dim")
    console.print(Text(found["command"], "dim"), soft_wrap=True)


def _legend(found: dict[str, Any]) -> Text:
    """What the marks mean."""
    from ..arena.study_telling import KINDS

    met = {card["kind"] for card in found["cards"]}
    words = [(f"{MARKS[kind]} {KINDS[kind]}  ", STYLES[kind]) for kind in KINDS if kind in met]
    return Text.assemble(*words, ("points of win rate, with 95 % intervals", "dim"))


def _say(console: Console, text: str, style: str = "") -> None:
    """A sentence, if there is one; no line begins with the sign of per cent."""
    if text:
        lines = textwrap.fill(text.replace(" %", "\u00a0%"), console.width)
        console.print(Text(lines, style), soft_wrap=True)


def _table(found: dict[str, Any], width: int) -> Table:
    """One row a card: price, points added, the same for each energy of its price, a picture."""
    from ..arena import study_telling as telling

    headings = ("card", "price", "points added", "per energy")
    texts = (telling.name_text, telling.price_text, telling.added_text, telling.per_energy_text)
    cells = [headings, *(tuple(text(card) for text in texts) for card in found["cards"])]
    beside = sum(max(map(len, column)) + GAP for column in zip(*cells, strict=True))
    strip = strip_for(found["cards"], width - beside)
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(Text(strip.heading()), no_wrap=True)
    for card, (name, *others) in zip(found["cards"], cells[1:], strict=True):
        table.add_row(escape(name), *others, Text(strip.drawn(card), STYLES[card["kind"]]))
    return table


def _write(console: Console, found: dict[str, Any], data: Path | None, page: Path | None) -> None:
    from ..arena.study_report import html

    texts = {data: json.dumps(found, indent=2, ensure_ascii=False) + "\n", page: html(found)}
    for file, text in texts.items():
        if file:
            try:
                file.write_text(text, encoding="utf-8")
            except OSError as error:
                raise ValueError(f"{file} could not be written: {error.strerror}") from None
            console.print(f"Written: {escape(str(file))}", soft_wrap=True)
