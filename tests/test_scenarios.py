"""Every scenario of the rulebook passes in every edition that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import all_scenarios
from daikaiju.record.scenario import Scenario
from daikaiju.record.scenario_runner import run_scenario

SCENARIOS = Path(__file__).parent.parent / "scenarios"
ALL = [(s, edition) for s in all_scenarios() for edition in s.editions]


def _name(scenario: Scenario, edition: str) -> str:
    where = Path(scenario.where).relative_to(SCENARIOS)
    return f"{where}-{edition}"


@pytest.mark.parametrize(("scenario", "edition"), ALL, ids=[_name(*case) for case in ALL])
def test_scenario_passes(scenario: Scenario, edition: str) -> None:
    failure = run_scenario(scenario, edition)
    assert failure is None, f"\n{failure}"
