"""Data of the rulebook for the page: cards, rules and where they apply.

The texts are in the catalogues (text/locales). `daikaiju docs` writes `rulebook.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...record.card_phases import phases_of
from ...record.catalogue import Entry, catalogue
from ...record.scenario import Scenario
from ...text import Example, Rule, differences, examples, rulebook, rulings
from .proofs import json_lines, proof_counts, rules_by_difference


def rulebook_document(scenarios: Sequence[Scenario]) -> str:
    """Return cards and tiles, sections with rules and examples, and differences of editions.

    Each of them is one line of JSON.
    """
    cards = {entry.id: _card_document(entry) for entry in catalogue()}
    about = rules_by_difference(scenarios)
    compared = {
        number: {"rules": about[number]} | ({"same": True} if difference.is_none else {})
        for difference in differences()
        if (number := str(difference.number))
    }
    parts = {
        "cards": json_lines(cards),
        "sections": json_lines(_by_section(rulebook())),
        "proofs": json_lines(proof_counts(scenarios)),
        "examples": json_lines(_by_section(examples())),
        "differences": json_lines(compared),
    }
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _by_section(items: Iterable[Rule | Example]) -> dict[str, dict[str, tuple[str, ...]]]:
    sections: dict[str, dict[str, tuple[str, ...]]] = {}
    for item in items:
        sections.setdefault(item.section, {})[item.id] = item.editions
    return sections


def _card_document(entry: Entry) -> dict[str, Any]:
    """Return the printed properties of a card or tile, without empty ones."""
    printed = {
        "kind": entry.kind,
        "level": entry.level,
        "side": entry.side,
        "costs": entry.costs,
        "copies": {edition: copies for edition, copies in entry.copies.items() if copies > 1},
        "when": phases_of(entry),
        "rulings": [ruling.key for ruling in rulings() if ruling.card == entry.id],
    }
    return {name: value for name, value in printed.items() if value}
