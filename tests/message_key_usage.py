"""Which keys the page asks for: those that stand in its source, whole or with a part left open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from catalogues import LOCALES, catalogue
from daikaiju.rules import EDITIONS, MONSTERS
from daikaiju.server.updates.board import QUESTIONS

PAGE = Path(__file__).parents[1] / "web" / "src"
KEY = re.compile(r"[\"'`]([a-z][\w]*(?:-\w+)+)[\"'`]")
SAID = re.compile(r"\bt\(\s*[\"']([^\"']+)[\"']")
TEMPLATE = re.compile(r"`([a-z]+-[^`\s]*\$\{[^`]*)`")
BEHIND = re.compile(r"`\$\{[\w.]+\}(-\w+)`")  # a key and something behind it
OPEN = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
QUOTED = re.compile(r"[\"']([\w ]+)[\"']|\b(\w+):")
# What may stand in the open part comes from the server: it is written nowhere in the page.
TOLD = {
    "monster": set(MONSTERS),
    "edition": {edition.name for edition in EDITIONS},
    "ask": set(QUESTIONS),
}


class Asked:
    """All keys that a page asks for."""

    def __init__(self, source: Path = PAGE) -> None:
        self.whole: set[str] = set()
        self.said: dict[str, str] = {}  # what `t("…")` says, and where
        self.open: set[str] = set()  # templates, with * for what is open
        self.behind: set[str] = set()
        self.quoted: set[str] = set()
        for file in sorted(source.rglob("*")):
            if file.suffix in (".ts", ".svelte", ".json"):
                self._read(file.name, file.read_text(encoding="utf-8"))

    def _read(self, name: str, text: str) -> None:
        self.whole |= set(KEY.findall(text))
        self.said |= dict.fromkeys(SAID.findall(text), name)
        self.open |= {OPEN.sub("*", found) for found in TEMPLATE.findall(text)}
        self.behind |= set(BEHIND.findall(text))
        if not name.endswith(".json"):
            self.quoted |= {x.replace(" ", "-") for pair in QUOTED.findall(text) for x in pair if x}

    def has(self, key: str) -> bool:
        stems = (key.removesuffix(end) for end in self.behind if key.endswith(end))
        return (
            key in self.whole
            or any(self._fits(template, key) for template in self.open)
            or any(self.has(stem) for stem in stems)
        )

    def _fits(self, template: str, key: str) -> bool:
        """What is open right after the first word must be something that the page knows."""
        pattern = re.escape(template).replace(r"\*", r"([\w-]+)")
        found = re.fullmatch(pattern, key)
        if not found or not re.match(r"[a-z]+-\*", template):
            return bool(found)
        return found[1] in self.quoted | TOLD.get(template.partition("-")[0], set())


def used_within(locales: Path) -> set[str]:
    """Keys that other sentences of the page are made of."""
    page = catalogue("en", locales)
    return {
        key
        for (file, _), meaning in page.meanings.items()
        if file.startswith("page/")
        for key in meaning.references
    }


def unused_faults(source: Path = PAGE, locales: Path = LOCALES) -> list[str]:
    asked, within = Asked(source), used_within(locales)
    return [
        f"{file}: nothing asks for {key}"
        for file, keys in catalogue("en", locales).files.items()
        if file.startswith("page/")
        for key in keys
        if not asked.has(key) and key not in within
    ]


def unknown_faults(source: Path = PAGE, locales: Path = LOCALES) -> list[str]:
    english = catalogue("en", locales)
    known = {key for file in english.together("page/") for key in english.files[file]}
    return list(_unknown(Asked(source), known))


def _unknown(asked: Asked, known: set[str]) -> Iterator[str]:
    for key, where in asked.said.items():
        if key not in known:
            yield f"{where}: there is no {key}"
    first = {key.partition("-")[0] for key in known}
    for template in sorted(asked.open):
        if template.partition("-")[0] not in first:
            continue
        pattern = re.escape(template).replace(r"\*", r"[\w-]+")
        if not any(re.fullmatch(pattern, key) for key in known):
            yield f"there is no {template}"
