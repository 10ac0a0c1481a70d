"""The languages, and how the language of a user is chosen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = ("en", "fr", "es", "ru", "zh-Hant", "fa")
RIGHT_TO_LEFT: Final[frozenset[str]] = frozenset({"fa"})
ENGLISH: Final = "en"
# By the first subtag: any Chinese is mapped to the one Chinese that there is.
_BY_SUBTAG: Final = {language.partition("-")[0]: language for language in LANGUAGES}
_RANGE: Final = re.compile(
    r"[ \t]*([A-Za-z]{1,8})(?:-[A-Za-z0-9]{1,8})*"
    r"[ \t]*(?:;[ \t]*[qQ][ \t]*=[ \t]*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)[ \t]*)?"
)
_MAX_HEADER: Final = 1000  # characters; browsers send less than a tenth of it
# In order of precedence. The locales `C` and `POSIX` select English.
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language(accept_language: str) -> str:
    """Return the best language for an Accept-Language header; English if the header names none.

    Malformed parts and `*` are ignored.
    """
    best, weight = ENGLISH, 0.0
    for part in accept_language[:_MAX_HEADER].split(","):
        match = _RANGE.fullmatch(part)
        language = _BY_SUBTAG.get(match[1].lower()) if match else None
        if match and language and float(match[2] or 1) > weight:
            best, weight = language, float(match[2] or 1)
    return best


def find_language(code: str) -> str | None:
    """Return the language for a code such as `fr`, `FR-ca`, `zh_TW.UTF-8`; None if unknown."""
    return _BY_SUBTAG.get(re.split("[-_.@]", code.strip())[0].lower())


def locale_language(environment: Mapping[str, str]) -> str:
    """Return the language of the system locale; English if it is unset or not supported."""
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    return find_language(locale) or ENGLISH
