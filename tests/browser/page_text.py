"""Texts of the page, read from its catalogue files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle, FluentResource

from daikaiju import text

FOLDER = Path(text.__file__).parent / "locales" / "en" / "page"
OPEN = "…?…"  # placeholder of a missing argument
TextPattern = re.Pattern[str]
KEYS = frozenset(
    key
    for file in FOLDER.glob("*.ftl")
    for key in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
)


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(FOLDER.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def t(key: str, **arguments: str | int) -> str:
    """Return the text of a key."""
    return _format(key, arguments)[0]


def starts_with(key: str, **arguments: str | int) -> TextPattern:
    """Return a pattern of text that starts with a message; missing arguments match any text."""
    missing = (
        re.search(r"Unknown external: (\w+)", str(error)) for error in _format(key, arguments)[1]
    )
    complete = {found[1]: OPEN for found in missing if found} | arguments
    return re.compile("^" + re.escape(_format(key, complete)[0]).replace(re.escape(OPEN), ".+"))


def any_of(*patterns: TextPattern) -> TextPattern:
    return re.compile("|".join(pattern.pattern for pattern in patterns))


def _format(key: str, arguments: dict[str, str | int]) -> tuple[str, list[Exception]]:
    """Return the formatted message and its errors."""
    value = _bundle().get_message(key).value
    assert value is not None, key
    return cast("tuple[str, list[Exception]]", _bundle().format_pattern(value, arguments))
