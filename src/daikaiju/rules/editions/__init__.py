"""The three editions, each a value that answers the questions of the rules."""

from ..errors import Mistake
from .dark import DARK
from .edition import Edition, Options
from .first import FIRST
from .second import SECOND

EDITIONS = (FIRST, SECOND, DARK)


def find_edition(name: str) -> Edition:
    """The edition of that name, or one sentence about the names there are."""
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    known = ", ".join(edition.name for edition in EDITIONS)
    text = f"there is no edition {name!r}: the editions are {known}"
    raise Mistake(text, "mistake-edition", edition=name, known=known)


__all__ = ["DARK", "EDITIONS", "FIRST", "SECOND", "Edition", "Options", "find_edition"]
