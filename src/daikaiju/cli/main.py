"""What the command line understands. Bad input gets one sentence and exit status 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .. import __version__
from ..rules.editions import EDITIONS
from .commands import (
    arena,
    backup,
    cards,
    check,
    docs,
    engine,
    fuzz,
    ladder,
    odds,
    play,
    replay,
    rules,
    serve,
    solve,
    study,
    verify,
)
from .output import explain, say, speak
from .parser import Parser, help_text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except ValueError as error:
        print(say("cli-error", problem=explain(error)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _run(arguments: Sequence[str]) -> int:
    speak(_language_asked(arguments))  # before there is a parser, which has its help in it
    parser = _parser()
    args = parser.parse_args(arguments)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    speak(getattr(args, "lang", None))
    return int(args.run(args))


def _language_asked(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands; the last one holds."""
    asked = None
    for word, following in zip(arguments, [*arguments[1:], None], strict=True):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else following
    return asked


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="daikaiju", description=help_text("cli-daikaiju"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"daikaiju {__version__}",
        help=help_text("cli-version"),
    )
    commands = parser.add_subparsers(title=say("cli-heading-commands"), metavar="COMMAND")
    for name, (help, add) in {
        "play": (help_text("cli-play"), play.add),
        "serve": (help_text("cli-serve"), serve.add),
        "backup": (help_text("cli-backup"), backup.add_backup),
        "restore": (help_text("cli-restore"), backup.add_restore),
        "check": (help_text("cli-check"), _add_check),
        "replay": (help_text("cli-replay"), _add_replay),
        "verify": (help_text("cli-verify"), verify.add),
        "cards": (help_text("cli-cards"), _add_cards),
        "rules": (help_text("cli-rules"), rules.add),
        "fuzz": (help_text("cli-fuzz"), _add_fuzz),
        "docs": (help_text("cli-docs"), _add_docs),
        "engine": (help_text("cli-engine"), engine.add),
        "odds": (help_text("cli-odds"), odds.add),
        "arena": (help_text("cli-arena"), arena.add),
        "solve": (help_text("cli-solve"), solve.add),
        "ladder": (help_text("cli-ladder"), ladder.add),
        "study": (help_text("cli-study"), study.add),
    }.items():
        add(commands.add_parser(name, help=help))
    return parser


def _add_check(parser: argparse.ArgumentParser) -> None:
    paths = help_text("cli-check-paths")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=paths)
    parser.set_defaults(run=check.run)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=help_text("cli-replay-file"))
    parser.add_argument("--position", action="store_true", help=help_text("cli-replay-position"))
    parser.set_defaults(run=replay.run)


def _add_cards(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    parser.add_argument("name", nargs="?", metavar="NAME", help=help_text("cli-cards-name"))
    parser.add_argument("--edition", choices=names, help=help_text("cli-cards-edition"))
    parser.set_defaults(run=cards.run)


def _add_fuzz(parser: argparse.ArgumentParser) -> None:
    seconds, seed = help_text("cli-fuzz-seconds", default=60), help_text("cli-seed", default=1)
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help=seconds)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.set_defaults(run=fuzz.run)


def _add_docs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help=help_text("cli-docs-check"))
    parser.add_argument("--root", type=Path, default=Path(), help=help_text("cli-root"))
    parser.set_defaults(run=docs.run)
