"""Entry point of the command line.

Bad input prints one sentence and returns exit status 2. A fault of the program prints a sentence
that asks to report it, and returns exit status 70. With `--debug` both also print the traceback.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from .. import __version__
from ..packs import check_texts, load_pack
from ..rules.compile_progress import Words, set_receiver
from ..text import UserError, file_error_reason
from .commands import (
    arena,
    backup,
    benchmark,
    cards,
    check,
    compile,
    docs,
    engine,
    fuzz,
    lab,
    ladder,
    mcp,
    new_card,
    odds,
    play,
    puzzle,
    replay,
    review,
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
    "review": ("cli-review", review.add),
    "puzzle": ("cli-puzzle", puzzle.add),
    "verify": ("cli-verify", verify.add),
    "cards": ("cli-cards", cards.add),
    "card": ("cli-card-command", new_card.add),
    "rules": ("cli-rules", rules.add),
    "fuzz": ("cli-fuzz", fuzz.add),
    "docs": ("cli-docs", docs.add),
    "engine": ("cli-engine", engine.add),
    "mcp": ("cli-mcp", mcp.add),
    "odds": ("cli-odds", odds.add),
    "arena": ("cli-arena", arena.add),
    "benchmark": ("cli-benchmark", benchmark.add),
    "solve": ("cli-solve", solve.add),
    "compile": ("cli-compile", compile.add),
    "ladder": ("cli-ladder", ladder.add),
    "study": ("cli-study", study.add),
    "lab": ("cli-lab", lab.add),
}


# Reports of rules/compile_progress.py -> key.
_COMPILER_REPORTS: Final = {
    "begins": "cli-compile-begins",
    "waits": "cli-compile-waits",
    "again": "cli-compile-again",
    "unwritable": "cli-compile-unwritable",
}
BAD_INPUT: Final = 2  # exit status
FAULT: Final = 70  # exit status EX_SOFTWARE of sysexits.h
INTERRUPTED: Final = 130  # exit status after Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return _run(given)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception as error:
        if "--debug" in given:
            traceback.print_exception(error)
        return _report(error)


def _report(error: Exception) -> int:
    """Print one sentence about an error; return the exit status."""
    known = _as_user_error(error)
    if known is None:
        problem = " ".join(f"{type(error).__name__}: {error}".split())
        print(message("cli-fault-of-program", problem=problem), file=sys.stderr)
        return FAULT
    print(message("cli-error", problem=error_message(known)), file=sys.stderr)
    return BAD_INPUT


def _as_user_error(error: Exception) -> Exception | None:
    """Return an error with a message key; None if the error is a fault of the program."""
    if getattr(error, "key", ""):
        return error
    if isinstance(error, OSError) and error.filename is not None:
        reason = file_error_reason(error)
        return UserError("mistake-file-use", file=str(error.filename), reason=reason)
    return None


def _run(arguments: Sequence[str]) -> int:
    # Before the parser is built: it holds help texts, and tables of cards are made from packs.
    set_language(next(reversed(_option_values(arguments, "--lang")), None))
    for source in _option_values(arguments, "--pack"):
        load_pack(source)
        check_texts()
    parser = build_parser()
    args = parser.parse_args(arguments)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    set_language(getattr(args, "lang", None))
    set_receiver(_print_compiler_report)
    return int(args.run(args))


def _print_compiler_report(event: str, words: Words) -> None:
    line = message("cli-error", problem=message(_COMPILER_REPORTS[event], **words))
    print(line, file=sys.stderr, flush=True)


def _option_values(arguments: Sequence[str], option: str) -> list[str]:
    """Return all values of an option, before or after the command name."""
    values = []
    for word, following in zip_longest(arguments, arguments[1:]):
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
