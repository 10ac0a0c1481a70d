"""The three editions, each a value with the rules that differ between editions."""

from ..errors import RulesError
from .dark import DARK
from .edition import Edition, Options, option_values
from .first import FIRST
from .second import SECOND

EDITIONS = (FIRST, SECOND, DARK)


def find_edition(name: str) -> Edition:
    """Return the edition of this name ("first", "second" or "dark"); else raise RulesError."""
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    known = ", ".join(edition.name for edition in EDITIONS)
    text = f"there is no edition {name!r}: the editions are {known}"
    raise RulesError(text, "mistake-edition", edition=name, known=known)


__all__ = [
    "DARK",
    "EDITIONS",
    "FIRST",
    "SECOND",
    "Edition",
    "Options",
    "find_edition",
    "option_values",
]
