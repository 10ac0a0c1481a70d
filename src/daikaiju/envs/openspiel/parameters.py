"""Parameters of the full game: the setup of a table as words and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...rules.editions import Options, option_values
from ..setup import Setup

# Values of table options as words; "printed": as in the edition.
_WORDS: Final = {None: "printed", True: "yes", False: "no"}
_RENAMED: Final = {"deck": "cards"}  # options whose parameter has another name


def _choices() -> dict[str, tuple[str, Mapping[str, Any]]]:
    """Return the field of `Options` and the values by word, the default first, by parameter."""
    found: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for option, values in option_values().items():
        default = getattr(Options(), option)
        ordered = [default, *(value for value in values if value != default)]
        words = {_WORDS.get(value, str(value)): value for value in ordered}
        found[_RENAMED.get(option, option)] = option, words
    return found


CHOICES: Final = _choices()
PARAMETERS: Final = {  # of `load_game`, with defaults
    "edition": Setup().edition,
    "players": Setup().seats,
    "longest": Setup().longest,
    **{name: next(iter(words)) for name, (_, words) in CHOICES.items()},
}


def setup_of(given: dict[str, Any]) -> Setup:
    """Return the setup of these parameters; invalid ones raise ValueError."""
    chosen = {}
    for name, (option, words) in CHOICES.items():
        if given[name] not in words:
            known = ", ".join(words)
            raise ValueError(f"{name} cannot be {given[name]!r}: it can be {known}")
        chosen[option] = words[given[name]]
    return Setup(
        edition=given["edition"],
        seats=given["players"],
        options=Options(**chosen),
        longest=given["longest"],
    )
