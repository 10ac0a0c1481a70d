"""`daikaiju ladder`: measures the strength of all bots, or checks the published results."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from ...text import UserError, file_error_reason
from ..output import message
from ..parser import help_text
from ..progress import progress_bar
from ..repository import add_root_option, check_repository

if TYPE_CHECKING:
    from ...arena.ladder import Entry, Row

STATS = Path("docs/reference/ladder.json")
PAGE = Path("docs/reference/ladder.md")


def add(parser: argparse.ArgumentParser) -> None:
    rows, scale = help_text("cli-ladder-rows"), help_text("cli-ladder-scale")
    workers = help_text("cli-workers")
    parser.add_argument("--rows", nargs="+", default=["*"], metavar="NAME", help=rows)
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help=scale)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help=help_text("cli-ladder-check"))
    what.add_argument("--page", action="store_true", help=help_text("cli-ladder-page"))
    add_root_option(parser)
    parser.add_argument("--workers", default="threads", metavar="W", help=workers)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play rows and store their statistics; with --check, return 1 if a result does not hold."""
    console = Console(highlight=False)
    if args.check or args.page:
        check_repository(args.root, STATS)
    if args.check:
        return _check(console, args)
    if args.page:
        from ...arena.ladder import read_entries

        _write(args.root, read_entries(args.root / STATS))
        return 0
    return _play(console, args)


# --- playing -------------------------------------------------------------------------------------


def _play(console: Console, args: argparse.Namespace) -> int:
    """Play row by row; each is written as soon as it is played, so Ctrl-C loses only one."""
    from ...arena.ladder import find_rows, merged, read_entries
    from ...arena.workers import check_workers

    rows = find_rows(args.rows)
    if not 0 < args.scale < math.inf:
        raise UserError("mistake-scale", scale=str(args.scale))
    check_workers(args.workers)
    check_repository(args.root, STATS.parent)
    entries = read_entries(args.root / STATS)
    _write(args.root, entries)
    for number, row in enumerate(rows):
        try:
            entry = _play_row(console, row, args, f"{number + 1}/{len(rows)} {row.name}")
        except KeyboardInterrupt:
            console.print(Text(message("cli-ladder-stopped", played=number, rows=len(rows))))
            return 130
        entries = merged(entries, [entry])
        _write(args.root, entries)
        console.print(Text(_row_text(entry)), soft_wrap=True)
    return 0


def _play_row(console: Console, row: Row, args: argparse.Namespace, title: str) -> Entry:
    from ...arena.ladder import play_row
    from ...arena.workers import prepare

    match = row.match(row.games * args.scale)
    prepare(match)
    with progress_bar(console, match.games, title) as progress:
        return play_row(row, match, args.workers, lambda tally: progress.update(tally.games))


def _row_text(entry: Entry) -> str:
    low, high = (100 * end for end in entry["interval"])
    return message(
        "cli-ladder-row",
        row=entry["name"],
        percent=100 * entry["win_rate"],
        low=low,
        high=high,
        games=entry["games"],
        time=entry["seconds"],
    )


def _write(root: Path, entries: list[Entry]) -> None:
    """Write the statistics and the page, each atomically: no interrupt leaves half a file."""
    from ...arena.ladder import entries_text
    from ...arena.ladder_page import page

    for file, text in ((STATS, entries_text(entries)), (PAGE, page(entries))):
        target = root / file
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            temporary = target.with_name(f"{target.name}.new")
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(target)
        except OSError as error:
            reason = file_error_reason(error)
            raise UserError("mistake-not-written", file=str(target), reason=reason) from None


# --- checking ------------------------------------------------------------------------------------


def _check(console: Console, args: argparse.Namespace) -> int:
    """Print one sentence for each result that does not hold (in English, for developers)."""
    from ...arena.ladder import read_entries, unplayed

    entries = read_entries(args.root / STATS)
    faults = [*_stale_page(args.root, entries), *unplayed(entries)]
    faults += _failed_rows(console, entries, args.workers)
    for fault in faults:
        console.print(fault, soft_wrap=True, markup=False)
    if not faults:
        console.print(Text(message("cli-ladder-true")))
    return 1 if faults else 0


def _stale_page(root: Path, entries: list[Entry]) -> list[str]:
    from ...arena.ladder_page import page

    target = root / PAGE
    if target.exists() and target.read_text(encoding="utf-8") == page(entries):
        return []
    return [message("cli-ladder-stale", file=PAGE.as_posix())]


def _failed_rows(console: Console, entries: list[Entry], workers: Any) -> Iterator[str]:
    """Yield a fault for each row whose first games, played again, give another result."""
    from ...arena.ladder import SAMPLE, replay

    for entry in entries:
        if entry["name"] in SAMPLE:
            title = message("cli-replaying", row=entry["name"])
            with progress_bar(console, None, title) as progress:
                fault = replay(entry, workers, lambda tally: progress.update(tally.games))
            if fault:
                yield fault
