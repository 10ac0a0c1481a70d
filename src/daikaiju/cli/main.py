"""What the command line understands. Bad input gets one sentence and exit status 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .. import __version__
from ..rules.editions import EDITIONS
from . import (
    arena,
    cards,
    checking,
    documents,
    engine,
    fuzzing,
    keeping,
    laddering,
    odds,
    playing,
    replaying,
    serving,
    solving,
    studying,
    verifying,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    parser = _parser()
    args = parser.parse_args(arguments)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    try:
        return int(args.run(args))
    except ValueError as error:
        print(f"daikaiju: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="daikaiju", description="King of Tokyo, by the book.")
    parser.add_argument("--version", action="version", version=f"daikaiju {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    playing.add(commands.add_parser("play", help="play in the terminal against bots"))
    serving.add(commands.add_parser("serve", help="run tables for people and bots"))
    keeping.add_backup(commands.add_parser("backup", help="save all tables of a server"))
    keeping.add_restore(commands.add_parser("restore", help="bring saved tables back"))
    _add_check(commands.add_parser("check", help="prove scenarios"))
    _add_replay(commands.add_parser("replay", help="replay a game record"))
    verifying.add(commands.add_parser("verify", help="check the dice and cards of a recorded game"))
    _add_cards(commands.add_parser("cards", help="show cards and tiles, editions side by side"))
    _add_fuzz(commands.add_parser("fuzz", help="play random games and check every position"))
    _add_docs(commands.add_parser("docs", help="make the generated documents anew"))
    engine.add(commands.add_parser("engine", help="let a bot speak the engine protocol"))
    odds.add(commands.add_parser("odds", help="what the dice can do, exactly"))
    arena.add(commands.add_parser("arena", help="let bots play each other, with figures"))
    solving.add(commands.add_parser("solve", help="solve the game of two without cards"))
    laddering.add(commands.add_parser("ladder", help="how strong every bot is, measured anew"))
    studying.add(commands.add_parser("study", help="what each card adds to the win rate"))
    return parser


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    parser.set_defaults(run=checking.run)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--position", action="store_true", help="print only the last position")
    parser.set_defaults(run=replaying.run)


def _add_cards(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    parser.add_argument("name", nargs="?", metavar="NAME", help="one card or tile")
    parser.add_argument("--edition", choices=names, help="only those of this edition")
    parser.set_defaults(run=cards.run)


def _add_fuzz(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(run=fuzzing.run)


def _add_docs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="only say whether they are stale")
    parser.add_argument("--root", type=Path, default=Path(), help="the project's folder")
    parser.set_defaults(run=documents.run)
