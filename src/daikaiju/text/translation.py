"""Formats a message of the catalogues: by its key, in a language, with its arguments."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from numbers import Integral
from typing import TYPE_CHECKING, Any, Final

from .languages import ENGLISH, LANGUAGES, RIGHT_TO_LEFT

if TYPE_CHECKING:  # Fluent is loaded with the first message: a program without texts needs none
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

MessageArg = str | int | float


class TranslatedText(str):
    """A formatted message. As an argument of another message it is not cleaned or cut."""

    __slots__ = ()


_ISOLATE: Final = "\u2068"  # Fluent puts these two around each argument
_END_ISOLATE: Final = "\u2069"
_RIGHT_TO_LEFT: Final = "\u2067"  # replaces _ISOLATE if the direction is known
_ISOLATING: Final = dict.fromkeys(map(ord, (_ISOLATE, _END_ISOLATE)))
_RTL_CLASSES: Final = ("R", "AL", "AN")  # bidirectional classes of Unicode
# Control characters, line ends, surrogates, and characters that change the text direction.
_UNSAFE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+")
_KEY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.M)
NAMES: Final = "monsters.ftl"
_MAX_ARGUMENT: Final = 400  # characters; Fluent raises an error beyond 2,500


def translate(key: str, language: str = ENGLISH, **arguments: MessageArg) -> str:
    """Return the message `KEY` or `KEY.PART` in a language; in English if that language lacks it.

    An unknown key or a missing argument is a bug of the caller and raises KeyError.
    """
    cleaned = {name: _clean(value) for name, value in arguments.items()}
    problem = "there is no such message"
    for each in (language if language in LANGUAGES else ENGLISH, ENGLISH):
        pattern, bundle = _pattern(key, each)
        if pattern and bundle:
            text, errors = bundle.format_pattern(pattern, cleaned)
            if not errors:
                return TranslatedText(_isolated(str(text), each))
            problem = "; ".join(map(str, errors))
    raise KeyError(f"{key}: {problem}")


def has_message(key: str) -> bool:
    """Return whether there is a message `KEY`, or a part `KEY.PART` of one."""
    return _pattern(key, ENGLISH)[0] is not None


def catalogue_keys(file: str) -> tuple[str, ...]:
    """Return the keys of a catalogue file, in their order."""
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
    """Return the file of each key: parsing a file is slow, so only the needed ones are parsed."""
    return {key: name for name, text in _catalogues(language).items() for key in _KEY.findall(text)}


@cache
def _catalogues(language: str) -> dict[str, str]:
    """Return the texts of the files of a language, without those of the web page (`page/`)."""
    folder = files(__package__).joinpath("locales", language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=str)
    return {file.name: file.read_text(encoding="utf-8") for file in found} | _added[language]


_added: Final[dict[str, dict[str, str]]] = {language: {} for language in LANGUAGES}


def add_catalogues(file: str, texts: Mapping[str, str]) -> None:
    """Add a catalogue file: its text by language, for the languages that have it."""
    for language in LANGUAGES:
        if language in texts:
            _added[language][file] = texts[language]
    for cached in (_catalogues, _files_by_key, _bundle):
        cached.cache_clear()


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    """Return a parsed catalogue, with the monster names that all catalogues use."""
    from fluent.runtime import FluentBundle, FluentResource

    from .numbers import persian_number

    functions: dict[str, Callable[[Any], FluentType]] = {}
    if language == "fa":
        functions["NUMBER"] = persian_number
    bundle = FluentBundle([language], functions=functions)
    for name in dict.fromkeys((NAMES, file)):
        bundle.add_resource(FluentResource(_catalogues(language)[name]))
    return bundle


def _clean(value: MessageArg) -> MessageArg:
    """Return an argument that cannot break the message: one line, one direction, not too long."""
    if not isinstance(value, str):
        return int(value) if isinstance(value, Integral) else float(value)  # also those of NumPy
    if isinstance(value, TranslatedText):
        return value
    clean = _UNSAFE.sub(" ", value)
    return clean if len(clean) <= _MAX_ARGUMENT else clean[: _MAX_ARGUMENT - 1] + "…"


def _isolated(text: str, language: str) -> str:
    """Keep the isolates of Fluent only in a text that has right-to-left letters.

    A Persian name in an English message needs isolates, as does an English name in a Persian one.
    """
    if any(unicodedata.bidirectional(letter) in _RTL_CLASSES for letter in text):
        return text if language not in RIGHT_TO_LEFT else _direct_isolates(text)
    return text.translate(_ISOLATING)


def _direct_isolates(text: str) -> str:
    """Mark isolates without letters of their own as right-to-left.

    Otherwise a bracket around another message is laid out as left-to-right.
    """
    characters = list(text)
    opened: list[tuple[int, bool]] = []
    for index, character in enumerate(text):
        if character == _ISOLATE:
            opened.append((index, False))
        elif character == _END_ISOLATE and opened:
            first, has_letters = opened.pop()
            if not has_letters:
                characters[first] = _RIGHT_TO_LEFT
        elif character.isalpha() and opened:
            opened[-1] = (opened[-1][0], True)
    return "".join(characters)
