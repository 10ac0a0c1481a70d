"""A sentence by its key, in a language, with the words of the moment put in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from .languages import ENGLISH, LANGUAGES
from .numbers import persian_number

Word = str | int | float
_ISOLATING: Final = {0x2068: None, 0x2069: None}  # Fluent puts these around each word
# Control signs, line ends, halves of letters, and signs that change the direction of what follows.
_NOT_PLAIN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+")
_LONGEST_WORD: Final = 400  # a sentence is to be read; Fluent itself gives up beyond 2,500


def sentence(key: str, language: str = ENGLISH, **words: Word) -> str:
    """The sentence with this key; in English if there is none in that language.

    A key that does not exist and a word that is missing are mistakes of ours: KeyError.
    """
    plain = {name: _plain(word) for name, word in words.items()}
    problem = "there is no such sentence"
    for bundle in (_bundle(language if language in LANGUAGES else ENGLISH), _bundle(ENGLISH)):
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern:
            text, errors = bundle.format_pattern(pattern, plain)
            if not errors:
                return _isolated(str(text))
            problem = "; ".join(map(str, errors))
    raise KeyError(f"{key}: {problem}")


@cache
def _bundle(language: str) -> FluentBundle:
    """All catalogues of a language, read when it is first needed."""
    functions: dict[str, Callable[[Any], FluentType]] = {}
    if language == "fa":
        functions["NUMBER"] = persian_number
    bundle = FluentBundle([language], functions=functions)
    for file in sorted(files(__package__).joinpath("locales", language).iterdir(), key=str):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _plain(word: Word) -> Word:
    """A word that stays within its place, whoever made it: one line, one direction, not endless."""
    if not isinstance(word, str):
        return word
    plain = _NOT_PLAIN.sub(" ", word)
    return plain if len(plain) <= _LONGEST_WORD else plain[: _LONGEST_WORD - 1] + "…"


def _isolated(text: str) -> str:
    """Words are kept apart wherever something is read from the right; elsewhere it is only noise.

    A Persian name in an English sentence needs it as much as an English name in a Persian one.
    """
    if any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text):
        return text
    return text.translate(_ISOLATING)
