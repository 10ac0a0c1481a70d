"""Scenarios: YAML files that test the rules, readable without knowledge of Python.

This module parses them, scenario_setup.py creates their start position, and scenario_runner.py
runs them. docs/notation.md describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..rules.editions import Options, find_edition, option_values
from ..text import UserError

if TYPE_CHECKING:  # YAML is loaded with the first scenario: other programs do not need it
    import yaml


class ScenarioError(ValueError):
    """A scenario that cannot be read or set up, with the location and the reason."""


@dataclass(frozen=True)
class Step:
    """Actions to play, then the expected values."""

    lines: tuple[str, ...]
    expect: dict[str, Any]


@dataclass(frozen=True)
class Scenario:
    """One scenario; it is run once for each of its editions."""

    where: str  # file and line
    title: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]
    seats: tuple[str, ...]
    options: Options
    start: dict[str, Any]
    steps: tuple[Step, ...]
    text: str = field(default="", repr=False)  # the whole document, to find the cards it names


_COMMENT = re.compile(r"(^|\s)#.*")  # but not a copy number: extra_head#2
_SKIPPED_FOLDERS = {"known"}  # lists of what must be tested, without scenarios
_KEYS = {"scenario", "rules", "source", "edition", "options", "seats", "start", "steps", "note"}


def find_scenarios(paths: list[Path]) -> Iterator[Scenario]:
    """Yield the scenarios of files and of all YAML files in folders."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.yaml")):
                if not set(file.parts) & _SKIPPED_FOLDERS:
                    yield from read_scenarios(file)
        else:
            yield from read_scenarios(path)


def read_scenarios(path: Path) -> Iterator[Scenario]:
    """Yield the scenarios of one file, in order."""
    import yaml

    try:
        documents = _load_documents(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: the file is not UTF-8 text") from None
    except yaml.YAMLError as error:
        raise ScenarioError(_yaml_error_text(path, error)) from None
    for line, document in documents:
        where = f"{path}:{line}"
        try:
            yield parse_scenario(where, document)
        except ValueError as error:
            raise ScenarioError(f"{where}: {error}") from None


def _load_documents(text: str) -> list[tuple[int, Any]]:
    """Return the YAML documents of a text, each with the line of its start.

    LibYAML is ten times faster. Its error texts differ: those of the Python parser are shown.
    """
    import yaml

    try:
        return list(_iterate_documents(getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)))
    except yaml.YAMLError:
        return list(_iterate_documents(yaml.SafeLoader(text)))


def _iterate_documents(loader: Any) -> Iterator[tuple[int, Any]]:
    try:
        while loader.check_node():
            node = loader.get_node()
            document = loader.construct_document(node)
            if document is not None:
                yield node.start_mark.line + 1, document
    finally:
        loader.dispose()


def _yaml_error_text(path: Path, error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    line = f":{mark.line + 1}" if mark else ""
    return f"{path}{line}: is not YAML: {getattr(error, 'problem', None) or error}"


def parse_scenario(where: str, doc: Any) -> Scenario:
    """Return the scenario of a YAML document; `where` is its file and line."""
    import yaml

    if not isinstance(doc, dict):
        raise ScenarioError("a scenario must be a mapping with the key `scenario:`")
    unknown = sorted(map(str, set(doc) - _KEYS))
    if unknown:
        raise ScenarioError(f"unknown key {unknown[0]!r}; known keys: {', '.join(sorted(_KEYS))}")
    for key in ("scenario", "edition", "seats", "steps"):
        if key not in doc:
            raise ScenarioError(f"`{key}:` is missing")
    editions = tuple(_as_list(doc["edition"]))
    for edition in editions:
        find_edition(edition)
    return Scenario(
        where=where,
        title=str(doc["scenario"]),
        rules=tuple(str(rule) for rule in _as_list(doc.get("rules", []))),
        editions=editions,
        seats=tuple(_as_list(doc["seats"])),
        options=read_options(doc.get("options") or {}),
        start=_as_mapping(doc.get("start"), "start"),
        steps=tuple(_parse_step(step) for step in _as_list(doc["steps"])),
        text=yaml.dump(doc, Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper)),
    )


def _parse_step(step: Any) -> Step:
    if not isinstance(step, dict) or set(step) - {"do", "expect"}:
        raise ScenarioError("a step must be a mapping with the keys `do:` and `expect:`")
    done = step.get("do") or ""
    text = "\n".join(map(str, done)) if isinstance(done, list) else str(done)
    lines = (_COMMENT.sub("", line).strip() for line in text.splitlines())
    return Step(tuple(filter(None, lines)), _as_mapping(step.get("expect"), "expect"))


def read_options(given: Any) -> Options:
    """Return the table options; raise UserError or RulesError for an unknown name or value."""
    known = option_values()
    values = _as_mapping(given, "options")
    for name in values:
        if name not in known:  # the packs of a game are in the header of its record
            raise UserError("mistake-option", option=str(name), known=", ".join(known))
    return Options(**values)


def _as_mapping(value: Any, name: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ScenarioError(f"`{name}:` must be a mapping")
    return value


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
