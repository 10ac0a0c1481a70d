"""Entry point of the command line.

Bad input prints one sentence and returns exit status 2. A fault of the program prints a sentence
that asks to report it, and returns exit status 70; a file that is missing in the package gives the
same status. With `--debug` all also print the traceback.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
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
from .output import error_message, message, prepare_streams, set_language
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
PACKAGE: Final = Path(__file__).parent.parent
# Not in the catalogues: it is shown if they cannot be read.
DAMAGED_TEXTS: Final = (
    "daikaiju: the texts of the installation are damaged ({problem}). Install Daikaiju again."
)
BAD_INPUT: Final = 2  # exit status
FAULT: Final = 70  # exit status EX_SOFTWARE of sysexits.h
# Errors of the standard output, for example on a full disk.
OUTPUT_ERRORS: Final = {errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT}
LONGEST_QUOTE: Final = 60
INTERRUPTED: Final = 130  # exit status after Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
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
        text, status = _described(error)
        print(text, file=sys.stderr)
        return status


def _described(error: Exception) -> tuple[str, int]:
    """Return one sentence about an error, and the exit status."""
    try:
        return _translated(error)
    except Exception as no_text:
        return DAMAGED_TEXTS.format(problem=_problem(no_text)), FAULT


def _translated(error: Exception) -> tuple[str, int]:
    """Return the sentence in the current language, and the exit status."""
    file = _file_of(error)
    if getattr(error, "key", ""):
        return message("cli-error", problem=error_message(error)), BAD_INPUT
    if known := _error_of_system(error):
        return message("cli-error", problem=error_message(known)), BAD_INPUT
    if file is None:
        return message("cli-fault-of-program", problem=_problem(error)), FAULT
    if Path(file).is_relative_to(PACKAGE):
        return message("cli-installation-damaged", file=file), FAULT
    assert isinstance(error, OSError)
    known = UserError("mistake-file-use", file=file, reason=file_error_reason(error))
    return message("cli-error", problem=error_message(known)), BAD_INPUT


def _file_of(error: Exception) -> str | None:
    """Return the file that the operating system refused; None for any other error."""
    if isinstance(error, OSError) and isinstance(error.filename, (str, bytes)):
        return os.fsdecode(error.filename)
    return None


def _error_of_system(error: Exception) -> UserError | None:
    """Return what is wrong outside the program, if no file is named; else None."""
    if isinstance(error, UnicodeEncodeError):  # from an argument: output replaces characters
        return UserError("mistake-argument", given=ascii(error.object[:LONGEST_QUOTE]))
    if isinstance(error, OSError) and error.errno in OUTPUT_ERRORS and error.filename is None:
        return UserError("mistake-output", reason=file_error_reason(error))
    return None


def _problem(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


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
