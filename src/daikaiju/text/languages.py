"""Which languages there are, and which of them somebody prefers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = ("en", "fr", "es", "ru", "zh-Hant", "fa")
RIGHT_TO_LEFT: Final[frozenset[str]] = frozenset({"fa"})
ENGLISH: Final = "en"
# By the first part of a tag. Whoever reads any Chinese reads ours more easily than English.
_SPOKEN: Final = {language.partition("-")[0]: language for language in LANGUAGES}
_WISH: Final = re.compile(
    r"[ \t]*([A-Za-z]{1,8})(?:-[A-Za-z0-9]{1,8})*"
    r"[ \t]*(?:;[ \t]*[qQ][ \t]*=[ \t]*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)[ \t]*)?"
)
_LONGEST_HEADER: Final = 1000  # browsers send less than a tenth of it
# What systems say about language, the stronger first. `C` and `POSIX` are no languages of ours.
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred(accept_language: str) -> str:
    """The best of our languages for an Accept-Language header; English if it wants none of them.

    What is malformed, or says `*`, is passed over.
    """
    best, weight = ENGLISH, 0.0
    for part in accept_language[:_LONGEST_HEADER].split(","):
        wish = _WISH.fullmatch(part)
        language = _SPOKEN.get(wish[1].lower()) if wish else None
        if wish and language and float(wish[2] or 1) > weight:
            best, weight = language, float(wish[2] or 1)
    return best


def named(code: str) -> str | None:
    """Our language by a code of people or systems: `fr`, `FR-ca`, `zh_TW.UTF-8`; None if none."""
    return _SPOKEN.get(re.split("[-_.@]", code.strip())[0].lower())


def of_locale(environment: Mapping[str, str]) -> str:
    """The language that a system is set to; English where it says nothing, or another one."""
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    return named(locale) or ENGLISH
