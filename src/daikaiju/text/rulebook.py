"""The rulebook: which rules there are, where each holds, and in what order one reads them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .translation import keys_in, sentence

EDITIONS: Final = ("first", "second", "dark")
_RULES: Final = "rules.ftl"
_DIFFERENCE: Final = "difference-"
_RULINGS: Final = "rulings.ftl"
_RULING: Final = "ruling-"
_DARK: Final = "-dark"


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph; `sentence(rule.key, language)` is its text."""

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
    """A matter in which editions differ, or in which one might think so.

    Its attributes `first`, `second` and `dark` say how it is there.
    """

    number: int

    @property
    def key(self) -> str:
        return f"{_DIFFERENCE}{self.number}"

    @property
    def is_none(self) -> bool:
        """All editions say the same."""
        return len({sentence(f"{self.key}.{edition}") for edition in EDITIONS}) == 1


@dataclass(frozen=True, slots=True)
class Ruling:
    """How we rule something about a card or tile."""

    key: str
    card: str
    number: int
    is_dark: bool  # it is about the Dark Edition alone


@cache
def rulebook() -> tuple[Rule, ...]:
    """All rules, as one reads them."""
    return tuple(Rule(*row) for row in _rows("rulebook.yaml"))


@cache
def examples() -> tuple[Example, ...]:
    """All worked examples, section by section."""
    return tuple(Example(*row) for row in _rows("examples.yaml"))


def _rows(file: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What stands in a section, and the editions in which it holds."""
    import yaml

    sections: dict[str, dict[str, str]] = yaml.safe_load(_read(file))
    for section, things in sections.items():
        for id, editions in things.items():
            yield id, section, tuple(editions.split())


def _read(file: str) -> str:
    return files(__package__).joinpath(file).read_text(encoding="utf-8")


@cache
def differences() -> tuple[Difference, ...]:
    """All matters in which editions are compared."""
    keys = (key for key in keys_in(_RULES) if key.startswith(_DIFFERENCE))
    return tuple(Difference(int(key.removeprefix(_DIFFERENCE))) for key in keys)


@cache
def _proofs() -> dict[str, Any]:
    """Made by `daikaiju docs` from the scenarios, which an installed package does not have."""
    found: dict[str, Any] = json.loads(_read("proofs.json"))
    return found


def proofs_of(rule: str) -> int:
    """How many scenarios prove a rule."""
    count: int = _proofs()["rules"].get(rule, 0)
    return count


def rules_about(difference: Difference) -> tuple[str, ...]:
    """The rules that scenarios of a difference prove."""
    return tuple(_proofs()["differences"].get(str(difference.number), ()))


@cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, card by card."""
    return tuple(_ruling(key) for key in keys_in(_RULINGS))


def _ruling(key: str) -> Ruling:
    about, _, number = key.removeprefix(_RULING).rpartition("-")
    return Ruling(key, about.removesuffix(_DARK), int(number), about.endswith(_DARK))
