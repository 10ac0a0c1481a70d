"""The rulebook: all rules in reading order, with their sections and editions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .translation import catalogue_keys, translate

EDITIONS: Final = ("first", "second", "dark")
_RULES: Final = "rules.ftl"
_DIFFERENCE: Final = "difference-"
_RULINGS: Final = "rulings.ftl"
_RULING: Final = "ruling-"
_DARK: Final = "-dark"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule; `translate(rule.key, language)` is its text."""

    id: str
    section: str
    editions: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"rule-{self.id}"


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example; its text is the attribute `text` of its title."""

    id: str
    section: str
    editions: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"example-{self.id}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A subject in which editions differ, or seem to differ.

    The attributes `first`, `second` and `dark` of its message describe each edition.
    """

    number: int

    @property
    def key(self) -> str:
        return f"{_DIFFERENCE}{self.number}"

    @property
    def is_none(self) -> bool:
        """Return whether the text is the same for all editions."""
        return len({translate(f"{self.key}.{edition}") for edition in EDITIONS}) == 1


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling of this project about a card or tile."""

    key: str
    card: str
    number: int
    is_dark: bool  # only for the Dark Edition


@cache
def rulebook() -> tuple[Rule, ...]:
    """Return all rules in reading order."""
    return tuple(Rule(*row) for row in _rows("rulebook.yaml"))


@cache
def examples() -> tuple[Example, ...]:
    """Return all worked examples, section by section."""
    return tuple(Example(*row) for row in _rows("examples.yaml"))


def _rows(file: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the id, the section and the editions of each item of a file."""
    import yaml

    sections: dict[str, dict[str, str]] = yaml.safe_load(_read(file))
    for section, items in sections.items():
        for id, editions in items.items():
            yield id, section, tuple(editions.split())


def _read(file: str) -> str:
    return files(__package__).joinpath(file).read_text(encoding="utf-8")


@cache
def differences() -> tuple[Difference, ...]:
    """Return all differences between editions."""
    keys = (key for key in catalogue_keys(_RULES) if key.startswith(_DIFFERENCE))
    return tuple(Difference(int(key.removeprefix(_DIFFERENCE))) for key in keys)


@cache
def _proofs() -> dict[str, Any]:
    """Read the file that `daikaiju docs` makes from the scenarios, which are not installed."""
    found: dict[str, Any] = json.loads(_read("proofs.json"))
    return found


def proof_count(rule: str) -> int:
    """Return how many scenarios test a rule."""
    count: int = _proofs()["rules"].get(rule, 0)
    return count


def rules_of_difference(difference: Difference) -> tuple[str, ...]:
    """Return the rules that the scenarios of a difference test."""
    return tuple(_proofs()["differences"].get(str(difference.number), ()))


@cache
def rulings() -> tuple[Ruling, ...]:
    """Return all rulings, card by card."""
    return tuple(_ruling(key) for key in catalogue_keys(_RULINGS))


def _ruling(key: str) -> Ruling:
    about, _, number = key.removeprefix(_RULING).rpartition("-")
    return Ruling(key, about.removesuffix(_DARK), int(number), about.endswith(_DARK))
