"""Scenario coverage: these tests name every rule, card and ruling without a scenario."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from conftest import all_scenarios
from daikaiju.rules import EDITIONS, Edition
from daikaiju.rules.definitions import ALL_THINGS, THING_BY_LABEL, TILE
from daikaiju.rules.editions.decks import ADDED
from daikaiju.text import Ruling, rulebook, rulings

ROOT = Path(__file__).parent.parent
KNOWN = ROOT / "scenarios" / "known"
SCENARIOS = all_scenarios()
CITED = {rule for scenario in SCENARIOS for rule in scenario.rules}
EXAMPLES = [f"EX-{name}" for name in ("1D", "1S", "1F", "5D", "5S", "5F-ZH", "5F-FA")] + [
    f"EX-{number}" for number in (2, 3, 4, *range(6, 15))
]


def _known(name: str) -> dict[str, str]:
    return yaml.safe_load((KNOWN / name).read_text(encoding="utf-8"))  # type: ignore[no-any-return]


NOT_BEHAVIOUR = set(_known("not-behaviour.yaml"))
TILES = {thing.name for thing in ALL_THINGS if thing.kind == TILE}


def _citation(ruling: Ruling) -> str:
    """Return a ruling as scenarios cite it."""
    kind = "dark" if ruling.is_dark else "tile" if ruling.card in TILES else "card"
    return f"{kind}:{ruling.card}#{ruling.number}"


RULINGS = [_citation(ruling) for ruling in rulings()]


def test_every_rule_has_a_scenario() -> None:
    assert [r.id for r in rulebook() if r.id not in CITED | NOT_BEHAVIOUR] == []


def test_every_rule_has_a_scenario_in_each_of_its_editions() -> None:
    covered = {(rule, e) for s in SCENARIOS for rule in s.rules for e in s.editions}
    needed = {(r.id, e) for r in rulebook() for e in r.editions if r.id not in NOT_BEHAVIOUR}
    assert sorted(needed - covered) == []


def test_every_difference_between_editions_has_a_scenario() -> None:
    rows = {f"difference:{row}" for row in range(1, 39)}
    assert sorted(rows - CITED - NOT_BEHAVIOUR) == []


def test_every_ruling_has_a_scenario() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    questions = {f"ruling:{q}" for q in re.findall(r"^### ([QO]-\d\d)", text, re.MULTILINE)}
    disputes = {f"disputed:{d}" for d in re.findall(r"^### (D\d+)", text, re.MULTILINE)}
    assert len(questions) == 58
    assert len(disputes) == 30
    assert sorted((questions | disputes) - CITED - NOT_BEHAVIOUR) == []


def test_every_worked_example_has_a_scenario() -> None:
    assert [e for e in EXAMPLES if f"example:{e}" not in CITED] == []


def test_every_card_and_tile_has_a_scenario_in_each_edition_that_has_it() -> None:
    covered = {(rule, e) for s in SCENARIOS for rule in s.rules for e in s.editions}
    for edition in EDITIONS:
        names = {THING_BY_LABEL[label].name for label in edition.deck}
        missing = [n for n in sorted(names) if (f"card:{n}", edition.name) not in covered]
        assert missing == [], edition.name
    assert [t for t in sorted(TILES) if f"tile:{t}" not in CITED] == []


def test_every_ruling_on_a_card_or_tile_has_a_scenario() -> None:
    assert len(RULINGS) > 200
    assert [r for r in RULINGS if r not in CITED | NOT_BEHAVIOUR] == []


def test_scenarios_cite_only_existing_rules() -> None:
    known = {r.id for r in rulebook()} | set(RULINGS)
    known |= {f"{'tile' if t.kind == TILE else 'card'}:{t.name}" for t in ALL_THINGS}
    known |= {f"dark:{t.name}" for t in ALL_THINGS} | {f"example:{e}" for e in EXAMPLES}
    known |= {f"ruling:Q-{n:02}" for n in range(1, 57)} | {f"disputed:D{n}" for n in range(1, 31)}
    known |= {"ruling:O-01", "ruling:O-02"}  # the optional rules
    known |= {f"difference:{n}" for n in range(1, 39)}
    unknown = sorted(rule for rule in CITED - known if not rule.startswith("settled:"))
    assert unknown == []


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda e: e.name)
def test_each_deck_has_the_66_printed_cards_and_the_added_ones(edition: Edition) -> None:
    deck = edition.deck
    assert len(deck) == len(set(deck)) == 66 + len(ADDED)
    assert set(ADDED) <= set(deck) <= THING_BY_LABEL.keys()
