"""The argument parser of the command line, in the language of its user.

argparse has English texts. This module replaces those of the help, and the gettext function that
argparse calls for its error messages.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from ..rules.constants import EDITION_NAMES
from .output import message

# Error text of argparse -> message key and arguments. The arguments are the placeholders of
# argparse, which it fills in afterwards.
_ERRORS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "%(prog)s: error: %(message)s\n": (
        "cli-arguments-error",
        {"program": "%(prog)s", "problem": "%(message)s"},
    ),
    "argument %(argument_name)s: %(message)s": (
        "cli-arguments-of",
        {"argument": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-arguments-missing", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("cli-arguments-unknown", {"arguments": "%s"}),
    "not allowed with argument %s": ("cli-arguments-together", {"other": "%s"}),
    "expected one argument": ("cli-arguments-one", {}),
    "expected at least one argument": ("cli-arguments-some", {}),
    "ignored explicit argument %r": ("cli-arguments-none", {"value": "%r"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-arguments-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-arguments-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-arguments-value", {"value": "%(value)r"}),
}


def _translate_argparse(text: str) -> str:
    """Translate a text of argparse as gettext would, with the same placeholders."""
    if text not in _ERRORS:
        return text
    key, placeholders = _ERRORS[text]
    line_end = "\n" if text.endswith("\n") else ""
    return f"{message(key, **placeholders)}{line_end}"


setattr(argparse, "_", _translate_argparse)  # noqa: B010 (the name of gettext within argparse)


class Formatter(argparse.HelpFormatter):
    """A help formatter with a translated `usage:` prefix."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        given = f"{message('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, given)


class RawFormatter(Formatter, argparse.RawDescriptionHelpFormatter):
    """The same formatter without wrapping of the description."""


class Parser(argparse.ArgumentParser):
    """A parser with the options `--help`, `--lang` and `--debug` of every command."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", Formatter)
        super().__init__(**options, add_help=False)
        self._positionals.title = message("cli-heading-arguments")
        self._optionals.title = message("cli-heading-options")
        self.add_argument("-h", "--help", action="help", help=help_text("cli-help"))
        self.add_argument(
            "--lang", metavar="CODE", default=argparse.SUPPRESS, help=help_text("cli-lang")
        )
        self.add_argument("--debug", action="store_true", help=help_text("cli-debug"))

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Refuse `--option=--`, which argparse before Python 3.13 reads as an empty list."""
        if action.option_strings and action.nargs is None and arg_strings == ["--"]:
            problem = _translate_argparse("expected one argument")
            raise argparse.ArgumentError(action, problem)
        return super()._get_values(action, arg_strings)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse unknown arguments here, so that the error shows the usage of the command."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            problem = _translate_argparse("unrecognized arguments: %s")
            self.error(problem % " ".join(unknown))
        return found, unknown


def help_text(key: str, **arguments: str | int) -> str:
    """Return the help of an option, with `%` escaped for argparse."""
    return message(key, **arguments).replace("%", "%%")


# --- options of several commands -----------------------------------------------------------------


def add_edition_option(parser: argparse.ArgumentParser) -> None:
    edition = help_text("cli-edition", default="second")
    parser.add_argument("--edition", choices=EDITION_NAMES, default="second", help=edition)


def add_pack_option(parser: argparse.ArgumentParser) -> None:
    """Add `--pack`. Packs are loaded before the arguments are parsed (main.py)."""
    pack = help_text("cli-pack")
    parser.add_argument(
        "--pack", metavar="FILE", action="append", default=argparse.SUPPRESS, help=pack
    )


def add_report_options(parser: argparse.ArgumentParser) -> None:
    """Add the files to which `progress.write_reports` writes."""
    parser.add_argument("--json", type=Path, metavar="FILE", help=help_text("cli-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=help_text("cli-html"))
