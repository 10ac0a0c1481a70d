"""`daikaiju benchmark`: run the named tasks, check results, and make a page of them."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...text import LocalizedError, UserError, file_error_reason
from ..number_format import decimal, share
from ..output import error_message, join_list, message
from ..parser import help_text
from ..progress import check_writable, progress_bar

if TYPE_CHECKING:
    from ...arena.benchmark import Entry, Task

RESULTS: Final = Path("docs/reference/benchmark")
_LIST: Final = (
    *("cli-benchmark-task", "cli-benchmark-table", "cli-benchmark-opponents"),
    *("cli-benchmark-games", "cli-benchmark-measure"),
)


def add(parser: argparse.ArgumentParser) -> None:
    title = message("cli-heading-subjects")
    subjects = parser.add_subparsers(title=title, metavar="SUBJECT", required=True)
    listing = subjects.add_parser("list", help=help_text("cli-benchmark-list"))
    listing.set_defaults(run=run_list)
    _add_run(subjects.add_parser("run", help=help_text("cli-benchmark-run")))
    _add_verify(subjects.add_parser("verify", help=help_text("cli-benchmark-verify")))
    _add_page(subjects.add_parser("page", help=help_text("cli-benchmark-page")))


def _add_run(parser: argparse.ArgumentParser) -> None:
    json_help = help_text("cli-benchmark-json")
    parser.add_argument("task", metavar="TASK", help=help_text("cli-benchmark-which"))
    parser.add_argument("bot", metavar="BOT", help=help_text("cli-benchmark-bot"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=json_help)
    parser.add_argument("--workers", default="threads", metavar="W", help=help_text("cli-workers"))
    parser.set_defaults(run=run_task)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    files, bot = help_text("cli-benchmark-files"), help_text("cli-benchmark-moved")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=files)
    parser.add_argument("--all", action="store_true", help=help_text("cli-benchmark-all"))
    parser.add_argument("--bot", default="", metavar="BOT", help=bot)
    parser.add_argument("--workers", default="threads", metavar="W", help=help_text("cli-workers"))
    parser.set_defaults(run=run_verify)


def _add_page(parser: argparse.ArgumentParser) -> None:
    folder = help_text("cli-benchmark-folder", default=str(RESULTS))
    to = help_text("cli-benchmark-to", default="benchmark.md")
    parser.add_argument("folder", type=Path, nargs="?", default=RESULTS, metavar="DIR", help=folder)
    parser.add_argument("--to", type=Path, metavar="FILE", help=to)
    parser.set_defaults(run=run_page)


# --- tasks ---------------------------------------------------------------------------------------


def run_list(args: argparse.Namespace) -> int:
    """Print all tasks."""
    from ...arena.benchmark import TASKS

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in _LIST:
        table.add_column(message(heading))
    for task in TASKS.values():
        count, measure = message("cli-count", number=task.games), _measure(task.measure)
        table.add_row(
            f"[bold]{task.name}[/]", _table(task), ", ".join(task.opponents), count, measure
        )
    Console(highlight=False).print(table)
    return 0


def _table(task: Task) -> str:
    words = [message("cli-benchmark-seats", edition=task.edition, seats=task.seats)]
    if task.options.deck == "none":
        words.append(message("cli-benchmark-no-cards"))
    return escape(join_list(words))


def _measure(measure: str) -> str:
    return message("cli-benchmark-regret" if measure == "regret" else "cli-benchmark-wins")


def run_task(args: argparse.Namespace) -> int:
    """Play all games of a task, print the score and write the result."""
    from ...arena import benchmark

    console, task = Console(highlight=False), benchmark.find_task(args.task)
    file = args.json or Path(result_name(args.task, args.bot))
    check_writable(file)
    with progress_bar(console, task.games) as progress:
        found = benchmark.run_task(task, args.bot, args.workers, progress.update)
    try:
        file.write_text(result_text(found), encoding="utf-8")
    except OSError as error:
        reason = file_error_reason(error)
        raise UserError("mistake-not-written", file=str(file), reason=reason) from None
    console.print(Text(_score(found), "bold"), soft_wrap=True)
    if found["trouble"]:
        console.print(Text(found["trouble"], "yellow"), soft_wrap=True)
    console.print(Text(message("cli-written", file=str(file))), soft_wrap=True)
    return 0


def result_name(task: str, bot: str) -> str:
    """Return the usual name of a result: `four-odds.json`, `four-my_network.json`."""
    stem = Path(bot.partition(":")[2]).stem if bot.startswith("net:") else bot
    return f"{task}-{re.sub('[^A-Za-z0-9_-]+', '-', stem).strip('-')}.json"


def result_text(found: Entry) -> str:
    """Return JSON with one line for each game."""
    head = {name: value for name, value in found.items() if name != "results"}
    lines = ",\n  ".join(json.dumps(line) for line in found["results"])
    text = json.dumps(head, indent=1, ensure_ascii=False)
    return f'{text[:-2]},\n "results": [\n  {lines}\n ]\n}}\n'


def _score(found: Entry) -> str:
    wins = found["measure"] != "regret"
    low, high = (share(end) if wins else decimal(end, 4) for end in found["interval"])
    value = share(found["score"]) if wins else decimal(found["score"], 4)
    words = {"bot": found["bot"], "task": found["task"], "games": found["games"]}
    key = "cli-benchmark-won" if wins else "cli-benchmark-lost"
    return message(key, score=value, low=low, high=high, **words)


# --- checks and the page -------------------------------------------------------------------------


def run_verify(args: argparse.Namespace) -> int:
    """Check result files; return 1 if one of them does not hold."""
    console = Console(highlight=False)
    return max(_verify(console, args, file) for file in args.files)


def _verify(console: Console, args: argparse.Namespace, file: Path) -> int:
    from ...arena.benchmark_check import Fault, check_result, is_other_version, read_result

    found = read_result(file)
    try:
        with progress_bar(console, None, file.name) as progress:
            games = check_result(found, args.bot, args.all, args.workers, progress.update)
    except Fault as fault:
        console.print(Text(_fails(file, fault), "red"), soft_wrap=True)
        if is_other_version(found):
            console.print(Text(message("cli-benchmark-other-version", made=found["version"])))
        return 1
    words = {"file": str(file), "games": games, "total": found["games"]}
    console.print(Text(message("cli-benchmark-holds", **words)), soft_wrap=True)
    return 0


def _fails(file: Path, fault: LocalizedError) -> str:
    return message("cli-benchmark-fails", file=str(file), problem=error_message(fault))


def run_page(args: argparse.Namespace) -> int:
    """Write a page and its plots from all results in a folder."""
    from ...arena.benchmark_page import page_files

    target = args.to or Path("benchmark.md")
    check_writable(target)
    for name, text in page_files(args.folder, target.stem).items():
        file = target.parent / name
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            reason = file_error_reason(error)
            raise UserError("mistake-not-written", file=str(file), reason=reason) from None
        print(message("cli-written", file=str(file)))
    return 0
