"""The rulebook, proved: every scenario holds in every edition that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from daikaiju.record.scenario import Scenario, find_scenarios
from daikaiju.record.scenario_runner import prove

SCENARIOS = Path(__file__).parent.parent / "scenarios"
ALL = [(s, edition) for s in find_scenarios([SCENARIOS]) for edition in s.editions]


def _name(scenario: Scenario, edition: str) -> str:
    where = Path(scenario.where).relative_to(SCENARIOS)
    return f"{where}-{edition}"


@pytest.mark.parametrize(("scenario", "edition"), ALL, ids=[_name(*case) for case in ALL])
def test_scenario_holds(scenario: Scenario, edition: str) -> None:
    failure = prove(scenario, edition)
    assert failure is None, f"\n{failure}"
