"""The options of `daikaiju arena` that store every game: `--records` and `--decisions`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..text import UserError
from .extras import missing_extra_error
from .parser import help_text
from .progress import check_writable

if TYPE_CHECKING:  # other commands start without loading the compiler
    from ..arena.match import Match, OnGame, PlayedGame
    from ..arena.workers import Play


def add_file_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that `stored_games` reads."""
    records, decisions = help_text("cli-arena-records"), help_text("cli-arena-decisions")
    parser.add_argument("--records", type=Path, metavar="DIR", help=records)
    parser.add_argument("--decisions", type=Path, metavar="FILE", help=decisions)


def check_file_options(args: argparse.Namespace) -> None:
    """Raise UserError before the games if the files cannot be written."""
    if args.workers == "ray" and (args.records or args.decisions):
        raise UserError("mistake-files-on-ray")
    if args.records and args.records.exists() and not args.records.is_dir():
        raise UserError("mistake-not-folder", file=str(args.records))
    check_writable(args.decisions)


@contextmanager
def stored_games(args: argparse.Namespace, match: Match) -> Iterator[Play]:
    """Return the function that plays a part of the match and stores its games as the options say.

    The files are complete when the context ends.
    """
    from ..arena.match import play_groups

    receivers: list[OnGame] = []
    if args.records:
        from ..arena.record_folder import RecordFolder

        receivers.append(RecordFolder(args.records, match).add)
    if not args.decisions:
        yield _playing(receivers) if receivers else play_groups
        return
    from ..arena.decision_file import DecisionFile

    try:
        file = DecisionFile(args.decisions, match)
    except ModuleNotFoundError as error:
        raise missing_extra_error(error, "data") from error
    try:
        yield _playing([*receivers, file.add])
    finally:
        file.close()


def _playing(receivers: list[OnGame]) -> Play:
    from ..arena.match import play_groups

    def store(game: PlayedGame) -> None:
        for receiver in receivers:
            receiver(game)

    return partial(play_groups, on_game=store)
