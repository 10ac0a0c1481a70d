"""The words of the page, from the files that it has them from: tests look for what people read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle, FluentResource

from daikaiju import text

FOLDER = Path(text.__file__).parent / "locales" / "en" / "page"
OPEN = "…?…"  # stands for an argument that a test leaves open
Words = re.Pattern[str]


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(FOLDER.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def t(key: str, **words: str | int) -> str:
    """The sentence of a key."""
    return _said(key, words)[0]


def begins(key: str, **words: str | int) -> Words:
    """What begins with a sentence, whatever stands for the arguments that are not given."""
    missing = (re.search(r"Unknown external: (\w+)", str(error)) for error in _said(key, words)[1])
    filled = {found[1]: OPEN for found in missing if found} | words
    return re.compile("^" + re.escape(_said(key, filled)[0]).replace(re.escape(OPEN), ".+"))


def either(*patterns: Words) -> Words:
    return re.compile("|".join(pattern.pattern for pattern in patterns))


def _said(key: str, words: dict[str, str | int]) -> tuple[str, list[Exception]]:
    """A sentence, and what was not understood in it."""
    value = _bundle().get_message(key).value
    assert value is not None, key
    return cast("tuple[str, list[Exception]]", _bundle().format_pattern(value, words))
