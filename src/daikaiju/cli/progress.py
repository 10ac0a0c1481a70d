"""What the commands that play many games share: preparing, a progress bar, telling, writing."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..text import Told, reason_of
from .output import say

if TYPE_CHECKING:
    from ..arena.match import Match


def check_files(*files: Path | None) -> None:
    """Can these be written? Asked before hours of play, not after them."""
    for file in files:
        if file and (file.is_dir() or not file.resolve().parent.is_dir()):
            raise Told("mistake-target", file=str(file))


def prepare(console: Console, match: Match) -> None:
    """Have the machine code of the bots ready, and say so if that takes time."""
    from ..arena import workers

    if not workers.is_prepared(match):
        console.print(Text(say("cli-compiling")))
    workers.prepare(match)


class _Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        if not task.speed:
            return Text("")
        if task.speed >= 10:
            return Text(say("cli-rate", rate=round(task.speed)))
        return Text(say("cli-slow-rate", rate=task.speed))


class _Played(ProgressColumn):
    """How many games were played."""

    def render(self, task: Task) -> Text:
        return Text(say("cli-games", games=int(task.completed)))


class Bar:
    """A progress bar that counts games."""

    def __init__(self, progress: Progress, title: str, games: int | None) -> None:
        self._progress, self._task = progress, progress.add_task(escape(title), total=games)

    def move_to(self, games: int) -> None:
        self._progress.update(self._task, completed=games)

    def move_on(self, games: int) -> None:
        self._progress.advance(self._task, games)


@contextmanager
def bar(console: Console, games: int | None, title: str = "") -> Iterator[Bar]:
    """A bar with rate and time left, while games are played; none where nobody looks."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        _Played(),
        _Rate(),
        TimeRemainingColumn(),
    )
    silent = not console.is_terminal
    with Progress(
        *columns, console=console, transient=True, expand=True, disable=silent
    ) as progress:
        yield Bar(progress, title or say("cli-playing"), games)


def tell(console: Console, text: str, style: str = "") -> None:
    """A sentence, if there is one; no line begins with the sign of per cent."""
    if text:
        lines = textwrap.fill(text.replace(" %", "\u00a0%"), console.width)
        console.print(Text(lines, style), soft_wrap=True)


def plain_table(first: str, *others: str, gap: int = 2) -> Table:
    """A table without lines, numbers to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def write_data(console: Console, file: Path | None, found: dict[str, Any]) -> None:
    if file:
        write(console, file, json.dumps(found, indent=2, ensure_ascii=False) + "\n")


def write(console: Console, file: Path, text: str) -> None:
    """Write a file and say so; one sentence where that is impossible."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = reason_of(error)
        raise Told("mistake-not-written", file=str(file), reason=reason) from None
    console.print(Text(say("cli-written", file=str(file))), soft_wrap=True)
