"""The frame of every report: one HTML page that holds everything and asks nothing of a network."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from importlib import resources
from string import Template

PAGE = resources.files(__package__) / "page"


def framed(name: str, words: Mapping[str, str], pictures: Mapping[str, str], command: str) -> str:
    """The page `name`: plain `words` are escaped, `pictures` are markup already.

    Beside page/NAME.html there may be a style and a script of its own.
    """
    texts = {key: escape(text) for key, text in words.items()}
    parts = {key: joined(text) for key, text in {**texts, **pictures}.items()}
    parts["command"] = escape(command)
    body = Template(joined(_read(f"{name}.html"))).substitute(parts)
    style = _read("frame.css") + _read(f"{name}.css")
    frame = Template(_read("frame.html"))
    return frame.substitute(parts, body=body, style=style, script=_read(f"{name}.js"))


def joined(text: str) -> str:
    """No line ends between a number and its per cent, nor within a range."""
    text = re.sub(r"(?<=\d) %", "\u202f%", text)
    return re.sub(r"(?<=\d)–(?=\d)", "\u2060–\u2060", text)


def _read(name: str) -> str:
    file = PAGE / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""
