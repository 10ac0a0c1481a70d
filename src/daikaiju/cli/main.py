"""Entry point of the command line. Bad input prints one sentence and returns exit status 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Final

from .. import __version__
from ..packs import load_pack
from .commands import (
    arena,
    backup,
    cards,
    check,
    docs,
    engine,
    fuzz,
    lab,
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
from .output import error_message, message, set_language
from .parser import Parser, help_text

# Name of the command -> key of its help text, function that adds its arguments; in help order.
COMMANDS: Final[dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]] = {
    "play": ("cli-play", play.add),
    "serve": ("cli-serve", serve.add),
    "backup": ("cli-backup", backup.add_backup),
    "restore": ("cli-restore", backup.add_restore),
    "check": ("cli-check", check.add),
    "replay": ("cli-replay", replay.add),
    "verify": ("cli-verify", verify.add),
    "cards": ("cli-cards", cards.add),
    "rules": ("cli-rules", rules.add),
    "fuzz": ("cli-fuzz", fuzz.add),
    "docs": ("cli-docs", docs.add),
    "engine": ("cli-engine", engine.add),
    "odds": ("cli-odds", odds.add),
    "arena": ("cli-arena", arena.add),
    "solve": ("cli-solve", solve.add),
    "ladder": ("cli-ladder", ladder.add),
    "study": ("cli-study", study.add),
    "lab": ("cli-lab", lab.add),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except ValueError as error:
        print(message("cli-error", problem=error_message(error)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _run(arguments: Sequence[str]) -> int:
    # Before the parser is built: it holds help texts, and tables of cards are made from packs.
    set_language(next(reversed(_option_values(arguments, "--lang")), None))
    for source in _option_values(arguments, "--pack"):
        load_pack(source)
    parser = build_parser()
    args = parser.parse_args(arguments)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    set_language(getattr(args, "lang", None))
    return int(args.run(args))


def _option_values(arguments: Sequence[str], option: str) -> list[str]:
    """Return all values of an option, before or after the command name."""
    values = []
    for word, following in zip(arguments, [*arguments[1:], None], strict=True):
        name, equals, value = word.partition("=")
        if name == option and (equals or following is not None):
            values.append(value if equals else following or "")
    return values


def build_parser() -> argparse.ArgumentParser:
    """Return the parser with all commands, in the current language."""
    parser = Parser(prog="daikaiju", description=help_text("cli-daikaiju"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"daikaiju {__version__}",
        help=help_text("cli-version"),
    )
    commands = parser.add_subparsers(title=message("cli-heading-commands"), metavar="COMMAND")
    for name, (help_key, add) in COMMANDS.items():
        add(commands.add_parser(name, help=help_text(help_key)))
    return parser
