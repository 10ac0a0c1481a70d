"""Shared parts of the commands that play many games: progress bar, tables, output files."""

from __future__ import annotations

import argparse
import json
import os
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..text import UserError, file_error_reason
from .output import message


def check_writable(*files: Path | None) -> None:
    """Check before the games that the output files can be written; a new one is not left behind."""
    for file in filter(None, files):
        if file.is_dir() or not file.absolute().parent.is_dir():
            raise UserError("mistake-target", file=str(file))
        is_new = not os.path.lexists(file)
        try:
            file.open("ab").close()
        except OSError as error:
            reason = file_error_reason(error)
            raise UserError("mistake-not-written", file=str(file), reason=reason) from None
        if is_new:
            file.unlink()


def check_worker_count(workers: int | None) -> None:
    """Raise UserError unless so many threads or processes are possible; None is a default."""
    from ..arena.workers import MAX_WORKERS  # here: other commands start without the compiler

    if workers is not None and not 1 <= workers <= MAX_WORKERS:
        raise UserError("mistake-worker-count", many=workers, most=MAX_WORKERS)


class _RateColumn(ProgressColumn):
    """A progress column with the games per second."""

    def render(self, task: Task) -> Text:
        if not task.speed:
            return Text("")
        if task.speed >= 10:
            return Text(message("cli-rate", rate=round(task.speed)))
        return Text(message("cli-slow-rate", rate=task.speed))


class _GamesColumn(ProgressColumn):
    """A progress column with the number of games played."""

    def render(self, task: Task) -> Text:
        return Text(message("cli-games", games=int(task.completed)))


class GameProgress:
    """A progress bar that counts games."""

    def __init__(self, progress: Progress, title: str, games: int | None) -> None:
        self._progress, self._task = progress, progress.add_task(escape(title), total=games)

    def update(self, games: int) -> None:
        self._progress.update(self._task, completed=games)

    def advance(self, games: int) -> None:
        self._progress.advance(self._task, games)


@contextmanager
def progress_bar(console: Console, games: int | None, title: str = "") -> Iterator[GameProgress]:
    """Show a progress bar with rate and time left; nothing if the output is not a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        _GamesColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
    )
    silent = not console.is_terminal
    with Progress(
        *columns, console=console, transient=True, expand=True, disable=silent
    ) as progress:
        yield GameProgress(progress, title or message("cli-playing"), games)


def print_text(console: Console, text: str, style: str = "") -> None:
    """Print a wrapped text, if it is not empty; no line begins with a percent sign."""
    if text:
        lines = textwrap.fill(text.replace(" %", "\u00a0%"), console.width)
        console.print(Text(lines, style), soft_wrap=True)


def plain_table(first: str, *others: str, gap: int = 2) -> Table:
    """Return a table without borders, with numbers aligned to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def write_reports(
    console: Console,
    args: argparse.Namespace,
    found: dict[str, Any],
    html: Callable[[dict[str, Any]], str],
) -> None:
    """Write the statistics to the files of the options `--json` and `--html`, if given."""
    if args.json:
        text = json.dumps(found, indent=2, ensure_ascii=False) + "\n"
        _write_file(console, args.json, text)
    if args.html:
        _write_file(console, args.html, html(found))


def _write_file(console: Console, file: Path, text: str) -> None:
    """Write a file and print its name; raise a UserError if that fails."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = file_error_reason(error)
        raise UserError("mistake-not-written", file=str(file), reason=reason) from None
    console.print(Text(message("cli-written", file=str(file))), soft_wrap=True)
