"""The parser of the command line, in the language of its user.

argparse has English words of its own. Those of the help are given here; for those of its errors it
asks gettext, and here a catalogue answers instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any, Final

from .output import say

# What argparse says about bad arguments, and our sentence for it with its words, which argparse
# fills in afterwards.
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


def _translated(text: str) -> str:
    """What gettext would give: a text of argparse with the same places for words."""
    if text not in _ERRORS:
        return text
    key, words = _ERRORS[text]
    line_end = "\n" if text.endswith("\n") else ""
    return f"{say(key, **words)}{line_end}"


setattr(argparse, "_", _translated)  # noqa: B010 (the name under which argparse knows gettext)


class Formatter(argparse.HelpFormatter):
    """Help whose usage is announced in the language of the user."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        given = f"{say('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, given)


class RawFormatter(Formatter, argparse.RawDescriptionHelpFormatter):
    """… that leaves lines as they are."""


class Parser(argparse.ArgumentParser):
    """A parser with `--help` and `--lang`, which every command has."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", Formatter)
        super().__init__(**options, add_help=False)
        self._positionals.title = say("cli-heading-arguments")
        self._optionals.title = say("cli-heading-options")
        self.add_argument("-h", "--help", action="help", help=help_text("cli-help"))
        self.add_argument(
            "--lang", metavar="CODE", default=argparse.SUPPRESS, help=help_text("cli-lang")
        )


def help_text(key: str, **words: str | int) -> str:
    """The help of an option; argparse reads the sign of per cent in it."""
    return say(key, **words).replace("%", "%%")
