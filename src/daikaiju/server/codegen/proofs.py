"""Rulebook data from scenarios: proofs of rules and start positions of examples.

A proof of a rule is a scenario that tests it.

`daikaiju docs` writes `proofs.json` for the page, a short form of it for the package, and
`examples.json` with playable positions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ...record.notation import parse_action
from ...record.position import position_text
from ...record.scenario import Scenario, ScenarioError
from ...record.scenario_setup import ScenarioSetup
from ...rules.agenda import actor
from ...rules.editions import Options
from ...rules.engine import advance
from ...text import differences, examples, rulebook

_EXAMPLE: Final = "example:"
_DIFFERENCE: Final = "difference:"


def proofs_document(scenarios: Sequence[Scenario], root: Path) -> str:
    """Return the scenarios that prove each rule: title, editions and file."""
    proofs: dict[str, list[dict[str, Any]]] = {rule.id: [] for rule in rulebook()}
    for scenario in scenarios:
        file = Path(scenario.where.rpartition(":")[0]).resolve().relative_to(root.resolve())
        proof = {
            "title": scenario.title,
            "editions": scenario.editions,
            "file": file.as_posix(),
        }
        for rule in dict.fromkeys(scenario.rules):
            if rule in proofs:
                proofs[rule].append(proof)
    return json_lines(proofs) + "\n"


def proof_counts_document(scenarios: Sequence[Scenario]) -> str:
    """Return the number of proofs of each rule, and the rules of each difference."""
    counts, about = json_lines(proof_counts(scenarios)), json_lines(rules_by_difference(scenarios))
    return f'{{"rules": {counts},\n"differences": {about}}}\n'


def proof_counts(scenarios: Iterable[Scenario]) -> dict[str, int]:
    """Return the number of scenarios that prove each rule."""
    counts = dict.fromkeys((rule.id for rule in rulebook()), 0)
    for scenario in scenarios:
        for rule in counts.keys() & set(scenario.rules):
            counts[rule] += 1
    return counts


def rules_by_difference(scenarios: Iterable[Scenario]) -> dict[str, list[str]]:
    """Return the rules that are proved together with each difference, in rulebook order."""
    cited: dict[str, set[str]] = {str(difference.number): set() for difference in differences()}
    for scenario in scenarios:
        for name in scenario.rules:
            if name.startswith(_DIFFERENCE) and name.removeprefix(_DIFFERENCE) in cited:
                cited[name.removeprefix(_DIFFERENCE)].update(scenario.rules)
    return {n: [rule.id for rule in rulebook() if rule.id in ids] for n, ids in cited.items()}


# --- examples ------------------------------------------------------------------------------------


def examples_document(scenarios: Iterable[Scenario]) -> str:
    """Return the start position of each example in each of its editions."""
    found: dict[str, dict[str, str]] = {example.id: {} for example in examples()}
    for scenario, id in _scenarios_of_examples(scenarios):
        for edition in scenario.editions:
            found[id].setdefault(edition, _initial_position(scenario, edition))
    for example in examples():
        if set(found[example.id]) != set(example.editions):
            raise ScenarioError(f"{example.id} has scenarios only in {sorted(found[example.id])}")
    return json_lines(found) + "\n"


def _scenarios_of_examples(scenarios: Iterable[Scenario]) -> Iterator[tuple[Scenario, str]]:
    for scenario in scenarios:
        for name in scenario.rules:
            if name.startswith(_EXAMPLE):
                yield scenario, name.removeprefix(_EXAMPLE)


def _initial_position(scenario: Scenario, edition: str) -> str:
    """Return the position after the first throw, which has the dice of the example."""
    state = ScenarioSetup(scenario, edition).set_up()
    advance(state, parse_action(state, scenario.steps[0].lines[0]))
    if actor(state) != state.turn or scenario.options != Options():
        raise ScenarioError(f"{scenario.where}: an example begins with a throw and has no options")
    return position_text(state)


# --- writing -------------------------------------------------------------------------------------


def json_lines(members: dict[str, Any]) -> str:
    """Return a JSON object with one member per line."""
    lines = [f"{json.dumps(id)}: {_compact(value)}" for id, value in members.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
