"""What scenarios tell of the rulebook: which of them prove a rule, and where its examples begin.

`daikaiju docs` makes from it `proofs.json` for the page, the same in short for the package, and
`examples.json`, the positions that one can play.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ...record.notation import parse_action
from ...record.position import position_text
from ...record.scenario import Scenario, ScenarioError, find_scenarios
from ...record.scenario_setup import Stage
from ...rules.agenda import actor
from ...rules.editions import Options
from ...rules.engine import advance
from ...text import differences, examples, rulebook

_EXAMPLE: Final = "example:"
_DIFFERENCE: Final = "difference:"


def proofs_document(root: Path) -> str:
    """The scenarios that prove each rule: what happens there, in which editions, and the file."""
    proofs: dict[str, list[dict[str, Any]]] = {rule.id: [] for rule in rulebook()}
    for scenario in _scenarios(root):
        file = Path(scenario.where.rpartition(":")[0]).resolve().relative_to(root.resolve())
        told = {
            "title": scenario.title,
            "editions": scenario.editions,
            "file": file.as_posix(),
        }
        for rule in dict.fromkeys(scenario.rules):
            if rule in proofs:
                proofs[rule].append(told)
    return lines(proofs) + "\n"


def proofs_in_short(root: Path) -> str:
    """How many scenarios prove each rule, and which rules each difference is about."""
    counts, about = lines(proofs_by_rule(root)), lines(rules_by_difference(root))
    return f'{{"rules": {counts},\n"differences": {about}}}\n'


def proofs_by_rule(root: Path) -> dict[str, int]:
    """How many scenarios prove each rule."""
    counts = dict.fromkeys((rule.id for rule in rulebook()), 0)
    for scenario in _scenarios(root):
        for rule in counts.keys() & set(scenario.rules):
            counts[rule] += 1
    return counts


def rules_by_difference(root: Path) -> dict[str, list[str]]:
    """The rules that are proved together with a difference, as one reads them."""
    cited: dict[str, set[str]] = {str(difference.number): set() for difference in differences()}
    for scenario in _scenarios(root):
        for name in scenario.rules:
            if name.startswith(_DIFFERENCE) and name.removeprefix(_DIFFERENCE) in cited:
                cited[name.removeprefix(_DIFFERENCE)].update(scenario.rules)
    return {n: [rule.id for rule in rulebook() if rule.id in ids] for n, ids in cited.items()}


# --- examples ------------------------------------------------------------------------------------


def examples_document(root: Path) -> str:
    """Where each example begins, in each edition that tells it: as its first scenario has it."""
    found: dict[str, dict[str, str]] = {example.id: {} for example in examples()}
    for scenario, id in _told_examples(root):
        for edition in scenario.editions:
            found[id].setdefault(edition, _first_question(scenario, edition))
    for example in examples():
        if set(found[example.id]) != set(example.editions):
            raise ScenarioError(f"{example.id} is told in {sorted(found[example.id])} alone")
    return lines(found) + "\n"


def _told_examples(root: Path) -> Iterator[tuple[Scenario, str]]:
    for scenario in _scenarios(root):
        for name in scenario.rules:
            if name.startswith(_EXAMPLE):
                yield scenario, name.removeprefix(_EXAMPLE)


def _first_question(scenario: Scenario, edition: str) -> str:
    """The position after the first throw, whose dice are those of the example."""
    state = Stage(scenario, edition).set_up()
    advance(state, parse_action(state, scenario.steps[0].lines[0]))
    if actor(state) != state.turn or scenario.options != Options():
        raise ScenarioError(f"{scenario.where}: an example begins with a throw, by usual rules")
    return position_text(state)


# --- writing -------------------------------------------------------------------------------------


def _scenarios(root: Path) -> Iterator[Scenario]:
    return find_scenarios([root / "scenarios"])


def lines(things: dict[str, Any]) -> str:
    """A JSON object with a line for each of its members."""
    members = [f"{json.dumps(id)}: {_compact(thing)}" for id, thing in things.items()]
    return "{\n" + ",\n".join(members) + "\n}"


def _compact(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)
