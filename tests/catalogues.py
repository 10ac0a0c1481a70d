"""The message catalogues of a language, parsed from their files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from daikaiju import text
from daikaiju.text import LANGUAGES

LOCALES = Path(text.__file__).parent / "locales"
OTHERS = LANGUAGES[1:]
# Read by Python and by the page.
SHARED = ("cards.ftl", "coach.ftl", "puzzle.ftl", "rules.ftl", "rulings.ftl")
PLURALS = frozenset({"zero", "one", "two", "few", "many"})


class MessageParts(visitor.Visitor):
    """The parts of a message."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()  # other messages in it
        self.numbers: set[str] = set()  # variables that are numbers
        self.choices: dict[str, set[str | int]] = {}  # the variants that a variable selects
        self.selectors: list[ftl.SelectExpression] = []
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        part = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + part)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        counted = node.arguments.positional[0]
        if node.id.name == "NUMBER" and isinstance(counted, ftl.VariableReference):
            self.numbers.add(counted.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        name = chosen_by(node)
        keys = set(variants(node))
        self.choices.setdefault(name, set()).update(keys - PLURALS - {"other"})
        if keys & PLURALS:
            self.numbers.add(name)
        self.generic_visit(node)

    @property
    def words(self) -> str:
        """Return the literal text, without variables."""
        return re.sub(r"\s+", " ", " ".join(self.texts)).strip()


def chosen_by(selection: ftl.SelectExpression) -> str:
    """Return the variable that selects a variant."""
    by = selection.selector
    if isinstance(by, ftl.FunctionReference):
        by = by.arguments.positional[0]  # type: ignore[assignment]
    return by.id.name if isinstance(by, ftl.VariableReference) else ""


def variants(selection: ftl.SelectExpression) -> list[str | int]:
    keys = [variant.key for variant in selection.variants]
    return [key.name if isinstance(key, ftl.Identifier) else int(key.value) for key in keys]


class Catalogue:
    """All files of a language. Keys of `patterns` are FILE, then KEY or KEY.PART."""

    def __init__(self, language: str, locales: Path = LOCALES) -> None:
        self.language, self.folder = language, locales / language
        self.files: dict[str, list[str]] = {}
        self.messages: dict[tuple[str, str], ftl.Message] = {}
        self.patterns: dict[tuple[str, str], ftl.Pattern] = {}
        self.message_parts: dict[tuple[str, str], MessageParts] = {}
        self.junk: list[str] = []
        for path in sorted(self.folder.rglob("*.ftl")):
            self._read(path.relative_to(self.folder).as_posix(), path.read_text(encoding="utf-8"))

    def _read(self, file: str, source: str) -> None:
        parsed = parse_file(source)
        self.junk += [f"{file}: {each}" for each in parsed.junk]
        self.messages |= {(file, each.id.name): each for each in parsed.messages}
        self.files[file] = [key for key, _, _ in parsed.parts]
        for key, pattern, parts in parsed.parts:
            self.patterns[file, key] = pattern
            self.message_parts[file, key] = parts

    def loaded_with(self, file: str) -> list[str]:
        """Return the files that are loaded with a file: its messages may refer to theirs."""
        if file.startswith("page/"):
            return [name for name in self.files if name.startswith("page/") or name in SHARED]
        return ["monsters.ftl", file] if file != "monsters.ftl" else [file]

    def sets(self) -> list[list[str]]:
        """Return the sets of files whose keys must differ: Python's, and the page's."""
        python = [name for name in self.files if not name.startswith("page/")]
        return [python, self.loaded_with("page/")]

    def with_references(self, file: str, key: str) -> list[MessageParts]:
        """Return a message and all messages that it refers to."""
        if (file, key) not in self.message_parts:
            return []
        own = self.message_parts[file, key]
        found = [own]
        for other in own.references:
            owner = next(
                (x for x in self.loaded_with(file) if (x, other) in self.message_parts), ""
            )
            found += self.with_references(owner, other)
        return found

    def variables(self, file: str, key: str) -> set[str]:
        """Return the variables that a message needs, including those of the messages in it."""
        return {name for each in self.with_references(file, key) for name in each.variables}

    def source_of(self, file: str, key: str) -> str:
        """Return the source text of a message."""
        shown = FluentSerializer().serialize_entry(
            ftl.Message(ftl.Identifier("x"), self.patterns[file, key])
        )
        return shown.partition("=")[2].strip()

    def file_of(self, key: str) -> str:
        """Return the Python catalogue file that has this key."""
        return next(file for file in self.sets()[0] if key in self.files[file])


class ParsedFile(NamedTuple):
    """The content of a catalogue file."""

    junk: list[str]  # what is not understood
    messages: list[ftl.Message]
    parts: list[tuple[str, ftl.Pattern, MessageParts]]  # by KEY or KEY.PART


@cache
def parse_file(source: str) -> ParsedFile:
    """Parse the text of a file. Files with the same text are parsed once: it takes time."""
    body = FluentParser().parse(source).body
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    return ParsedFile(
        [str(entry.content) for entry in body if isinstance(entry, ftl.Junk)],
        messages,
        [
            (key, pattern, MessageParts(pattern))
            for message in messages
            for key, pattern in _parts(message)
        ],
    )


def _parts(message: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


@cache
def catalogue(language: str, locales: Path = LOCALES) -> Catalogue:
    return Catalogue(language, locales)
