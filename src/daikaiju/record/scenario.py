"""Scenarios: stories in YAML that prove the rules, readable without knowing Python.

Reading them; `staging` sets them up and `proving` plays them. The format: docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from ..rules.editions import Options, find_edition
from ..text import Told

if TYPE_CHECKING:  # YAML is loaded with the first scenario: whoever only plays needs none
    import yaml


class ScenarioError(ValueError):
    """A scenario that cannot be read or set up: where, and why."""


@dataclass(frozen=True)
class Step:
    """Lines of play, then what must hold."""

    lines: tuple[str, ...]
    expect: dict[str, Any]


@dataclass(frozen=True)
class Scenario:
    """One story; it is played once for each of its editions."""

    where: str  # file and line
    title: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]
    seats: tuple[str, ...]
    options: Options
    start: dict[str, Any]
    steps: tuple[Step, ...]
    text: str = field(default="", repr=False)  # everything it mentions


_COMMENT = re.compile(r"(^|\s)#.*")  # but not the number of a copy: extra_head#2
_NO_SCENARIOS = {"known"}  # the folder of what there is to prove
_KEYS = {"scenario", "rules", "source", "edition", "options", "seats", "start", "steps", "note"}


def find_scenarios(paths: list[Path]) -> Iterator[Scenario]:
    """All scenarios in files and, for folders, in the YAML files under them that hold any."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.yaml")):
                if not set(file.parts) & _NO_SCENARIOS:
                    yield from read_scenarios(file)
        else:
            yield from read_scenarios(path)


def read_scenarios(path: Path) -> Iterator[Scenario]:
    """The scenarios of one file, in order."""
    import yaml

    try:
        text = path.read_text(encoding="utf-8")
        nodes = [node for node in yaml.compose_all(text, yaml.SafeLoader) if node is not None]
        documents = [doc for doc in yaml.safe_load_all(text) if doc is not None]
    except OSError as error:
        raise ScenarioError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: is not UTF-8 text") from None
    except yaml.YAMLError as error:
        raise ScenarioError(_yaml_fault(path, error)) from None
    for node, document in zip(nodes, documents, strict=True):
        where = f"{path}:{node.start_mark.line + 1}"
        try:
            yield _scenario(where, document)
        except ValueError as error:
            raise ScenarioError(f"{where}: {error}") from None


def _yaml_fault(path: Path, error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    line = f":{mark.line + 1}" if mark else ""
    return f"{path}{line}: is not YAML: {getattr(error, 'problem', None) or error}"


def _scenario(where: str, doc: Any) -> Scenario:
    import yaml

    if not isinstance(doc, dict):
        raise ScenarioError("a scenario is a mapping that begins with `scenario:`")
    unknown = sorted(map(str, set(doc) - _KEYS))
    if unknown:
        raise ScenarioError(f"{unknown[0]!r} means nothing here; known: {', '.join(sorted(_KEYS))}")
    for key in ("scenario", "edition", "seats", "steps"):
        if key not in doc:
            raise ScenarioError(f"`{key}:` is missing")
    editions = tuple(_list(doc["edition"]))
    for edition in editions:
        find_edition(edition)
    return Scenario(
        where=where,
        title=str(doc["scenario"]),
        rules=tuple(str(rule) for rule in _list(doc.get("rules", []))),
        editions=editions,
        seats=tuple(_list(doc["seats"])),
        options=read_options(doc.get("options") or {}),
        start=_mapping(doc.get("start"), "start"),
        steps=tuple(_step(step) for step in _list(doc["steps"])),
        text=yaml.safe_dump(doc),
    )


def _step(step: Any) -> Step:
    if not isinstance(step, dict) or set(step) - {"do", "expect"}:
        raise ScenarioError("a step is a mapping of `do:` and `expect:`")
    done = step.get("do") or ""
    text = "\n".join(map(str, done)) if isinstance(done, list) else str(done)
    lines = (_COMMENT.sub("", line).strip() for line in text.splitlines())
    return Step(tuple(filter(None, lines)), _mapping(step.get("expect"), "expect"))


def read_options(given: Any) -> Options:
    """Table options by name; a sentence for a name or value that does not exist."""
    known = get_type_hints(Options)
    for name, value in _mapping(given, "options").items():
        if name not in known:
            raise Told("mistake-option", option=str(name), known=", ".join(known))
        allowed = [choice for part in _alternatives(known[name]) for choice in part]
        if not any(value is choice or value == choice for choice in allowed):
            allowed_text = ", ".join(map(str, allowed))
            raise Told("mistake-option-value", option=name, given=str(value), known=allowed_text)
    return Options(**given)


def _alternatives(hint: Any) -> Iterator[list[Any]]:
    """The values that a Literal, a bool or a union of them allows."""
    if hint is bool:
        yield [True, False]
    elif hint is type(None):
        yield [None]
    else:
        for part in get_args(hint):
            if isinstance(part, str):
                yield [part]
            else:
                yield from _alternatives(part)


def _mapping(value: Any, name: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ScenarioError(f"`{name}:` must be a mapping")
    return value


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
