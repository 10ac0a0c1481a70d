"""`daikaiju check PATH…`: prove scenarios.

What is wrong in a scenario is told in English, the language that scenarios are written in.
"""

from __future__ import annotations

import argparse
import sys

from ...record.scenario import ScenarioError, find_scenarios
from ...record.scenario_runner import prove
from ...text import Told
from ..output import explain, say


def run(args: argparse.Namespace) -> int:
    """Play all scenarios; 0 if all hold, 1 if any fails, 2 if one cannot be read."""
    passed = failed = 0
    for path in args.paths:
        if not path.exists():
            raise Told("mistake-no-path", path=str(path))
    try:
        for scenario in find_scenarios(args.paths):
            for edition in scenario.editions:
                failure = prove(scenario, edition)
                if failure:
                    failed += 1
                    print(failure)
                else:
                    passed += 1
    except ScenarioError as error:
        print(say("cli-error", problem=explain(error)), file=sys.stderr)
        print(say("cli-proved", passed=passed, failed=failed))
        return 2
    print(say("cli-proved", passed=passed, failed=failed))
    return 1 if failed else 0
