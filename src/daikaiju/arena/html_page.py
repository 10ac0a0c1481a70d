"""The HTML page of a report: one file without external resources."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from importlib import resources
from string import Template

PAGE = resources.files(__package__) / "page"


def render_page(
    name: str, words: Mapping[str, str], pictures: Mapping[str, str], command: str
) -> str:
    """Return the page `name`. `words` are escaped, `pictures` are markup.

    page/NAME.html may have a stylesheet and a script beside it.
    """
    texts = {key: escape(text) for key, text in words.items()}
    parts = {key: keep_together(text) for key, text in {**texts, **pictures}.items()}
    parts["command"] = escape(command)
    body = Template(keep_together(_read(f"{name}.html"))).substitute(parts)
    style = _read("frame.css") + _read(f"{name}.css")
    frame = Template(_read("frame.html"))
    return frame.substitute(parts, body=body, style=style, script=_read(f"{name}.js"))


def keep_together(text: str) -> str:
    """Replace spaces by no-break spaces before per cent signs and within ranges."""
    text = re.sub(r"(?<=\d) %", "\u202f%", text)
    return re.sub(r"(?<=\d)–(?=\d)", "\u2060–\u2060", text)


def _read(name: str) -> str:
    file = PAGE / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""
