"""The message keys that the page uses: literal keys and templates in its source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from catalogues import LOCALES, catalogue
from daikaiju.rules import EDITIONS, MONSTERS
from daikaiju.server.updates.board import QUESTIONS

PAGE = Path(__file__).parents[1] / "web" / "src"
KEY = re.compile(r"[\"'`]([a-z][\w]*(?:-\w+)+)[\"'`]")
TRANSLATED = re.compile(r"\bt\(\s*[\"']([^\"']+)[\"']")
TEMPLATE = re.compile(r"`([a-z]+-[^`\s]*\$\{[^`]*)`")
SUFFIX = re.compile(r"`\$\{[\w.]+\}(-\w+)`")  # a suffix appended to a key
PLACEHOLDER = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
QUOTED = re.compile(r"[\"']([\w ]+)[\"']|\b(\w+):")
# Values of placeholders that come from the server: they are not in the source of the page.
SERVER_VALUES = {
    "monster": set(MONSTERS),
    "edition": {edition.name for edition in EDITIONS},
    "ask": set(QUESTIONS),
}


class KeyUsage:
    """All message keys that the page uses."""

    def __init__(self, source: Path = PAGE) -> None:
        self.whole: set[str] = set()
        self.translated: dict[str, str] = {}  # keys in `t("…")`, and their file
        self.templates: set[str] = set()  # with * for each placeholder
        self.suffixes: set[str] = set()
        self.quoted: set[str] = set()
        for file in sorted(source.rglob("*")):
            if file.suffix in (".ts", ".svelte", ".json"):
                self._read(file.name, file.read_text(encoding="utf-8"))

    def _read(self, name: str, text: str) -> None:
        self.whole |= set(KEY.findall(text))
        self.translated |= dict.fromkeys(TRANSLATED.findall(text), name)
        self.templates |= {PLACEHOLDER.sub("*", found) for found in TEMPLATE.findall(text)}
        self.suffixes |= set(SUFFIX.findall(text))
        if not name.endswith(".json"):
            self.quoted |= {x.replace(" ", "-") for pair in QUOTED.findall(text) for x in pair if x}

    def has(self, key: str) -> bool:
        stems = (key.removesuffix(end) for end in self.suffixes if key.endswith(end))
        return (
            key in self.whole
            or any(self._fits(template, key) for template in self.templates)
            or any(self.has(stem) for stem in stems)
        )

    def _fits(self, template: str, key: str) -> bool:
        """Match a key with a template; a placeholder after the first word needs a known value."""
        pattern = re.escape(template).replace(r"\*", r"([\w-]+)")
        found = re.fullmatch(pattern, key)
        if not found or not re.match(r"[a-z]+-\*", template):
            return bool(found)
        return found[1] in self.quoted | SERVER_VALUES.get(template.partition("-")[0], set())


def referenced_keys(locales: Path) -> set[str]:
    """Return the keys that other messages of the page refer to."""
    page = catalogue("en", locales)
    return {
        key
        for (file, _), parts in page.message_parts.items()
        if file.startswith("page/")
        for key in parts.references
    }


def unused_faults(source: Path = PAGE, locales: Path = LOCALES) -> list[str]:
    usage, referenced = KeyUsage(source), referenced_keys(locales)
    return [
        f"{file}: nothing asks for {key}"
        for file, keys in catalogue("en", locales).files.items()
        if file.startswith("page/")
        for key in keys
        if not usage.has(key) and key not in referenced
    ]


def unknown_faults(source: Path = PAGE, locales: Path = LOCALES) -> list[str]:
    english = catalogue("en", locales)
    known = {key for file in english.loaded_with("page/") for key in english.files[file]}
    return list(_unknown(KeyUsage(source), known))


def _unknown(usage: KeyUsage, known: set[str]) -> Iterator[str]:
    for key, where in usage.translated.items():
        if key not in known:
            yield f"{where}: there is no {key}"
    first = {key.partition("-")[0] for key in known}
    for template in sorted(usage.templates):
        if template.partition("-")[0] not in first:
            continue
        pattern = re.escape(template).replace(r"\*", r"[\w-]+")
        if not any(re.fullmatch(pattern, key) for key in known):
            yield f"there is no {template}"
