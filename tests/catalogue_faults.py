"""Checks of the message catalogues of a language: each function finds one kind of fault.

The functions take the catalogue folder, so that tests can use a broken copy.
"""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from catalogues import LOCALES, PLURALS, SHARED, Catalogue, catalogue, chosen_by, variants
from daikaiju.text import LANGUAGES
from daikaiju.text.numbers import persian_number

NUMBERS = (0, 1, 2, 5, 21)
NAME = "Ana 7"
MAX_SAMPLES = 400  # combinations of values tried for a message
# Separators and suffixes, with spaces at the ends.
SEPARATORS = {"cli-comma", "cli-or", "cli-then", "log-because", "log-by-orders"}
Faults = list[str]


def shape_faults(language: str, locales: Path = LOCALES) -> Faults:
    """Return unparsed text, and keys that are missing, extra or in another order than English."""
    read, english = catalogue(language, locales), catalogue("en", locales)
    faults = [f"{language}: not understood: {junk}" for junk in read.junk]
    for file in sorted({*read.files, *english.files}):
        own, theirs = read.files.get(file, []), english.files.get(file, [])
        faults += [f"{language}/{file}: {key} is missing" for key in theirs if key not in own]
        faults += [
            f"{language}/{file}: {key} is not in English" for key in own if key not in theirs
        ]
        if own != theirs and sorted(own) == sorted(theirs):
            faults.append(f"{language}/{file}: another order than in English")
    return faults


def duplicate_faults(language: str, locales: Path = LOCALES) -> Faults:
    """Return keys that occur twice in files that are loaded together."""
    read = catalogue(language, locales)
    return [
        f"{language}: {key} stands {many} times"
        for files in read.sets()
        for key, many in Counter(key for file in files for key in read.files[file]).items()
        if many > 1
    ]


def variable_faults(language: str, locales: Path = LOCALES) -> Faults:
    """Return messages with other variables than the English one."""
    read, english = catalogue(language, locales), catalogue("en", locales)
    return [
        f"{language}/{file}: {key} takes {sorted(own)}, English {sorted(theirs)}"
        for file, key in read.patterns
        if (file, key) in english.patterns
        if (own := read.variables(file, key)) != (theirs := english.variables(file, key))
    ]


# --- rendering -----------------------------------------------------------------------------------


def rendering_faults(language: str, locales: Path = LOCALES) -> Faults:
    """Return messages that cannot be formatted with some sample values."""
    read = catalogue(language, locales)
    bundles: dict[str, FluentBundle] = {}
    faults: Faults = []
    for file, key in read.patterns:
        home = "page" if file.startswith("page/") else file
        if home not in bundles:
            bundles[home] = _bundle(read, file)
        for words in _samples(file, key, locales):
            shown, errors = _format(bundles[home], key, words)
            if problem := "; ".join(map(str, errors)) or _format_problem(key, shown):
                faults.append(f"{language}/{file}: {key} {words}: {problem}: {shown!r}")
                break
    return faults


def _bundle(read: Catalogue, file: str) -> FluentBundle:
    functions: dict[str, Callable[[Any], FluentType]] = {}
    if read.language == "fa":
        functions["NUMBER"] = persian_number
    bundle = FluentBundle([read.language], functions=functions, use_isolating=False)
    for name in read.loaded_with(file):
        source = (read.folder / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _format(
    bundle: FluentBundle, key: str, words: dict[str, str | int]
) -> tuple[str, list[object]]:
    name, _, part = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None, key
    shown, errors = bundle.format_pattern(pattern, words)
    return str(shown), list(errors)


def _format_problem(key: str, shown: str) -> str:
    if not shown and key not in SEPARATORS:
        return "says nothing"
    if key not in SEPARATORS and shown != shown.strip():
        return "begins or ends with a space"
    return next((f"has {odd!r}" for odd in ("{", "}", "  ", " .", " ,", "..") if odd in shown), "")


def _samples(file: str, key: str, locales: Path) -> Iterator[dict[str, str | int]]:
    """Yield sample values: every variant of any language, numbers of every plural form, a name."""
    tried: dict[str, list[str | int]] = {}
    for parts in (
        x for one in LANGUAGES for x in catalogue(one, locales).with_references(file, key)
    ):
        for name in parts.variables:
            tried.setdefault(name, [])
            tried[name] += parts.choices.get(name, set())
            tried[name] += NUMBERS if name in parts.numbers else [NAME]
    values = {name: _distinct(each) for name, each in sorted(tried.items())}
    if math.prod(map(len, values.values())) <= MAX_SAMPLES:
        yield from (
            dict(zip(values, each, strict=True)) for each in itertools.product(*values.values())
        )
        return
    for turn in range(max(map(len, values.values()))):  # each value once, not each combination
        yield {name: each[turn % len(each)] for name, each in values.items()}


def _distinct(values: list[str | int]) -> list[str | int]:
    """Return each value once; a number variable gets no name."""
    is_number = any(value in NUMBERS and isinstance(value, int) for value in values)
    return [x for x in dict.fromkeys(values) if not (is_number and x == NAME)]


# --- plurals -------------------------------------------------------------------------------------


def plural_faults(language: str, locales: Path = LOCALES) -> Faults:
    """Return plural selectors with forms that the language does not have, or without all forms."""
    read = catalogue(language, locales)
    rule = Locale.parse(language.replace("-", "_")).plural_form
    known = set(rule.rules) | {"other"}
    needed = {rule(number) for number in range(200)}
    faults: Faults = []
    for (file, key), parts in read.message_parts.items():
        for selection in parts.selectors:
            keys = {str(each) for each in variants(selection)}
            if not keys & PLURALS:
                continue
            place = f"{language}/{file}: {key}, ${chosen_by(selection)}"
            faults += [f"{place}: there is no [{form}]" for form in keys & PLURALS - known]
            faults += [f"{place} lacks [{form}]" for form in sorted(needed - keys)]
    return faults


# --- English -------------------------------------------------------------------------------------

# English words that occur neither in French nor in Spanish, nor in untranslated text.
ENGLISH = re.compile(
    r"\b(the|you|your|yours|is|this|that|these|there|which|with|when|from|has|have|will|does|its|"
    r"their|they|and|of|for|to|not|it|be|been|by|at|into|whose|what|who|if|only|each|every)\b",
    re.IGNORECASE,
)
# Not translated in any language: names, typed text and file contents.
UNTRANSLATED = re.compile(
    r"King of Tokyo|The King|Ctrl.C|\b\w+://\S+|--\w[\w-]*( \w+)?|\bdocs/\S+|'[^']*'|`[^`]*`|"
    r"\bif\b(?= ?=)|\w+:\w+|\w+=\S+"
)
SCRIPTS = {"ru": "[А-Яа-яЁё]", "zh-Hant": "[\u4e00-\u9fff]", "fa": "[\u0620-\u06cc]"}
LATIN = re.compile(r"(?:[A-Za-z]{2,} ){3}[A-Za-z]{2,}")  # this many words in a row are a sentence


def english_faults(language: str, same: dict[str, set[str]], locales: Path = LOCALES) -> Faults:
    """Return texts that are still English. `same`: the texts that are equal in a language."""
    read, english = catalogue(language, locales), catalogue("en", locales)
    faults: Faults = []
    for (file, key), parts in read.message_parts.items():
        words = parts.words
        theirs = english.message_parts.get((file, key))
        if problem := _english_problem(words, theirs.words if theirs else "", language, same):
            faults.append(f"{language}/{file}: {key} {problem}: {words}")
    return faults


def _english_problem(words: str, theirs: str, language: str, same: dict[str, set[str]]) -> str:
    if not re.search(r"[^\W\d_]{2}", words):
        return ""
    if words == theirs:
        return "" if words in same.get(language, set()) | same["all"] else "is the English"
    rest = UNTRANSLATED.sub(" ", words)
    if found := ENGLISH.search(rest):
        return f"has “{found[0]}”"
    if language not in SCRIPTS or words in same["all"]:
        return ""
    if not re.search(SCRIPTS[language], words):
        return "has no letters of its own"
    return "is half in English" if LATIN.search(rest) else ""


def comment_faults(locales: Path = LOCALES) -> Faults:
    """Return Python messages whose comment does not explain exactly their variables."""
    english = catalogue("en", locales)
    faults: Faults = []
    for (file, key), message in english.messages.items():
        if file.startswith("page/") or file in SHARED:
            continue
        remark = (message.comment.content if message.comment else "") or ""
        explained = set(re.findall(r"\$(\w+)", remark))
        used = {
            x
            for k in english.files[file]
            if k.partition(".")[0] == key
            for x in english.variables(file, k)
        }
        if explained != used:
            faults.append(f"{file}: {key} explains {sorted(explained)}, uses {sorted(used)}")
    return faults
