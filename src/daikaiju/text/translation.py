"""A sentence by its key, in a language, with the words of the moment put in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from numbers import Integral
from typing import TYPE_CHECKING, Any, Final

from .languages import ENGLISH, LANGUAGES, RIGHT_TO_LEFT

if TYPE_CHECKING:  # Fluent is loaded with the first sentence: whoever only plays needs none
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

Word = str | int | float


class Sentence(str):
    """What a catalogue has made: as a word of another sentence it stays as it is."""

    __slots__ = ()


_APART: Final = "\u2068"  # Fluent puts these around each word
_TOGETHER: Final = "\u2069"
_RIGHT_TO_LEFT: Final = "\u2067"  # in the place of the first, if the direction is known
_ISOLATING: Final = dict.fromkeys(map(ord, (_APART, _TOGETHER)))
_LEFTWARD: Final = ("R", "AL", "AN")  # directions of letters
# Control signs, line ends, halves of letters, and signs that change the direction of what follows.
_NOT_PLAIN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+")
_KEY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.M)
NAMES: Final = "monsters.ftl"
_LONGEST_WORD: Final = 400  # a sentence is to be read; Fluent itself gives up beyond 2,500


def sentence(key: str, language: str = ENGLISH, **words: Word) -> str:
    """The sentence with this key, `KEY` or `KEY.PART`; in English if that language has none.

    A key that does not exist and a word that is missing are mistakes of ours: KeyError.
    """
    plain = {name: _plain(word) for name, word in words.items()}
    problem = "there is no such sentence"
    for spoken in (language if language in LANGUAGES else ENGLISH, ENGLISH):
        pattern, bundle = _pattern(key, spoken)
        if pattern and bundle:
            text, errors = bundle.format_pattern(pattern, plain)
            if not errors:
                return Sentence(_isolated(str(text), spoken))
            problem = "; ".join(map(str, errors))
    raise KeyError(f"{key}: {problem}")


def has_sentence(key: str) -> bool:
    """Whether there is such a sentence, or such a part of one."""
    return _pattern(key, ENGLISH)[0] is not None


def keys_in(file: str) -> tuple[str, ...]:
    """The keys of a catalogue, in their order."""
    return tuple(_KEY.findall(_catalogues(ENGLISH)[file]))


def _pattern(key: str, language: str) -> tuple[Any, FluentBundle | None]:
    name, _, part = key.partition(".")
    file = _files_by_key(language).get(name)
    if file is None:
        return None, None
    bundle = _bundle(language, file)
    message = bundle.get_message(name)
    return message.attributes.get(part) if part else message.value, bundle


@cache
def _files_by_key(language: str) -> dict[str, str]:
    """In which file each sentence is: reading a file whole takes long, and most are not needed."""
    return {key: name for name, text in _catalogues(language).items() for key in _KEY.findall(text)}


@cache
def _catalogues(language: str) -> dict[str, str]:
    """The files of a language: those of the browser's page lie apart, in a folder."""
    folder = files(__package__).joinpath("locales", language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=str)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    """A catalogue, with the names that all of them use."""
    from fluent.runtime import FluentBundle, FluentResource

    from .numbers import persian_number

    functions: dict[str, Callable[[Any], FluentType]] = {}
    if language == "fa":
        functions["NUMBER"] = persian_number
    bundle = FluentBundle([language], functions=functions)
    for name in dict.fromkeys((NAMES, file)):
        bundle.add_resource(FluentResource(_catalogues(language)[name]))
    return bundle


def _plain(word: Word) -> Word:
    """A word that stays within its place, whoever made it: one line, one direction, not endless."""
    if not isinstance(word, str):
        return int(word) if isinstance(word, Integral) else float(word)  # also those of NumPy
    if isinstance(word, Sentence):
        return word
    plain = _NOT_PLAIN.sub(" ", word)
    return plain if len(plain) <= _LONGEST_WORD else plain[: _LONGEST_WORD - 1] + "…"


def _isolated(text: str, language: str) -> str:
    """Words are kept apart wherever something is read from the right; elsewhere it is only noise.

    A Persian name in an English sentence needs it as much as an English name in a Persian one.
    """
    if any(unicodedata.bidirectional(letter) in _LEFTWARD for letter in text):
        return text if language not in RIGHT_TO_LEFT else _settled(text)
    return text.translate(_ISOLATING)


def _settled(text: str) -> str:
    """What is kept apart and has no letters of its own runs as the language does.

    A bracket around another sentence would otherwise be taken for Latin.
    """
    signs = list(text)
    begun: list[tuple[int, bool]] = []
    for place, sign in enumerate(text):
        if sign == _APART:
            begun.append((place, False))
        elif sign == _TOGETHER and begun:
            first, has_letters = begun.pop()
            if not has_letters:
                signs[first] = _RIGHT_TO_LEFT
        elif sign.isalpha() and begun:
            begun[-1] = (begun[-1][0], True)
    return "".join(signs)
