"""Texts of players as plain, visible text."""

from __future__ import annotations

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # zero-width characters that join or separate letters
# Letters and marks that show nothing: grapheme joiner, Hangul fillers, Khmer vowels, variation
# selectors of Mongolian, blank Braille pattern. Names must be visible.
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)


def clean_text(text: str) -> str:
    """Return text without control and direction characters and with single spaces.

    Joiners stay: Persian and emoji need them.
    """
    plain = "".join(
        " " if _is_blank(letter) else letter for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(plain.split())


def _is_blank(letter: str) -> bool:
    """Return whether a character is a control character or shows nothing."""
    if letter in JOINERS:
        return False
    return unicodedata.category(letter)[0] in "CZ" or letter in INVISIBLE


def clean_name(text: str) -> str:
    """Return a clean name without commas, which separate players in the header of a record."""
    return clean_text(text.replace(",", " ")).strip(JOINERS)
