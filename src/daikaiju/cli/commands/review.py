"""`daikaiju review FILE`: which decisions of a finished game cost win chance, and what was luck.

The review is stored beside the record as `NAME.review.json` while it runs, so that the same command
goes on after an interruption.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...record.game import Record, read_record
from ...text import UserError, file_error_reason
from ..output import current_language, message, monster_title
from ..parser import add_pack_option, help_text
from ..progress import print_text
from ..review_table import points, print_players, share

if TYPE_CHECKING:
    from ...coach.review import Decision, GameReview

STORE_EVERY: Final = 2.0  # seconds
TERMS: Final = (
    ("own_dice", "coach-own-dice"),
    ("others_dice", "coach-others-dice"),
    ("cards", "coach-cards"),
    ("own_decisions", "coach-own-decisions"),
    ("others_decisions", "coach-others-decisions"),
)
LABEL_STYLES: Final = {"inaccuracy": "", "mistake": "yellow", "blunder": "red"}


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help=help_text("cli-review-file")
    )
    parser.add_argument("--quick", action="store_true", help=help_text("cli-review-quick"))
    parser.add_argument("--all", action="store_true", help=help_text("cli-review-all"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-review-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review a game, or several; on Ctrl-C, store what is done."""
    if len(args.files) > 1:
        return _run_many(args)
    (args.file,) = args.files
    record = read_record(args.file)
    console = Console(highlight=False)
    review = _begin(record, args.file)
    for _ in review.run_quickly():
        pass
    if not args.quick and not review.is_complete:
        if not args.json and console.is_terminal:
            _print_terms(console, review, args.file)
            print_text(console, message("coach-quick"), "dim")
        _refine(review, _file_of(args.file))
    if args.json:
        print(json.dumps(review.as_dict(), indent=1))
    else:
        _print_review(console, review, args, record)
    return 0


def _run_many(args: argparse.Namespace) -> int:
    """Review several games, and print the results of all players with and without luck."""
    from ...coach.many_games import games_by_player

    reviews = []
    for file in args.files:
        review = _begin(read_record(file), file)
        for _ in review.run_quickly():
            pass
        if not args.quick and not review.is_complete:
            _refine(review, _file_of(file))
        reviews.append(review)
    if args.json:
        print(json.dumps([review.as_dict() for review in reviews], indent=1))
        return 0
    console = Console(highlight=False)
    print_text(console, message("coach-many", games=len(reviews)), "bold")
    print_players(console, games_by_player(reviews))
    print_text(console, message("coach-many-legend"), "dim")
    return 0


def _begin(record: Record, file: Path) -> GameReview:
    from ...coach.evaluation import Evaluator  # here: it loads the network and machine code
    from ...coach.review import GameReview
    from ...rules.engine import use

    use("compiled")
    review = GameReview(record, Evaluator(), str(file))
    stored = _file_of(file)
    if stored.is_file():
        review.resume(stored.read_text(encoding="utf-8"))
    return review


def _file_of(record: Path) -> Path:
    return record.with_name(f"{record.stem}.review.json")


# --- the second pass -----------------------------------------------------------------------------


def _refine(review: GameReview, file: Path) -> None:
    """Judge the costly decisions again; store the review now and then, and at the end."""
    stored = time.monotonic()
    try:
        for _ in _shown_progress(review):
            if time.monotonic() > stored + STORE_EVERY:
                _store(review, file)
                stored = time.monotonic()
    except KeyboardInterrupt:
        _store(review, file)
        print(message("coach-stopped", file=str(file)))
        raise
    _store(review, file)


def _shown_progress(review: GameReview) -> Iterator[None]:
    console = Console(highlight=False, stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task(escape(message("coach-working")))
        for done, total in review.run_deeply():
            progress.update(bar, completed=done, total=total)
            yield


def _store(review: GameReview, file: Path) -> None:
    """Write to a draft and rename, so that no half file is left."""
    draft = file.with_suffix(".draft")
    try:
        draft.write_text(json.dumps(review.as_dict()) + "\n", encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        reason = file_error_reason(error)
        raise UserError("mistake-not-written", file=str(file), reason=reason) from None


# --- output --------------------------------------------------------------------------------------


def _print_review(
    console: Console, review: GameReview, args: argparse.Namespace, record: Record
) -> None:
    from ...coach.judgement import THRESHOLDS

    _print_terms(console, review, args.file)
    console.print()
    listed = [d for _, d in sorted(review.decisions.items()) if args.all or d.label != "fine"]
    costly = any(decision.label != "fine" for decision in listed)
    print_text(console, message("coach-mistakes" if costly else "coach-no-mistakes"), "bold")
    for decision in listed:
        _print_decision(console, review, decision, record.edition)
    console.print()
    limits = {label: 100 * lowest for label, lowest in THRESHOLDS.items()}
    print_text(console, message("coach-legend", **limits), "dim")
    if not args.quick and _file_of(args.file).is_file():
        print_text(console, message("coach-stored", file=str(_file_of(args.file))), "dim")


def _print_terms(console: Console, review: GameReview, file: Path) -> None:
    """Print how the terms of each monster add up to its result: a column for each monster."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for seat in range(len(review.monsters)):
        table.add_column(Text(_name(review, seat)), justify="right", overflow="fold")
    chances, terms = review.chances(), review.terms()
    table.add_row(message("coach-start"), *map(share, chances[0]))
    for name, key in TERMS:
        table.add_row(message(key), *(points(getattr(each, name)) for each in terms))
    table.add_row(message("coach-result"), *map(share, chances[-1]), style="bold")
    print_text(console, message("coach-heading", file=str(file)), "bold")
    console.print(table)


def _name(review: GameReview, seat: int) -> str:
    title = monster_title(review.monsters[seat])
    player = review.players[seat] if seat < len(review.players) else ""
    return f"{title} ({player})" if player else title


def _print_decision(console: Console, review: GameReview, decision: Decision, edition: str) -> None:
    from ...coach.explanation import sentences

    who = monster_title(review.monsters[decision.seat])
    number, action = decision.ply + 1, decision.action
    if decision.label == "fine":
        line = message("coach-fine", number=number, who=who, action=action)
        console.print(Text(line, "dim"), soft_wrap=True)
        return
    line = message(
        "coach-decision",
        number=number,
        who=who,
        action=action,
        best=decision.best,
        label=message("coach-label", label=decision.label),
        cost=100 * decision.cost,
        uncertainty=100 * decision.uncertainty,
    )
    console.print(Text(line, LABEL_STYLES[decision.label]), soft_wrap=True)
    for sentence in sentences(decision, review.monsters, edition, current_language()):
        console.print(Text(f"    {sentence}"), soft_wrap=True)
