"""`daikaiju check PATH…`: prove scenarios."""

from __future__ import annotations

import argparse
import sys

from ..record.proving import prove
from ..record.scenario import ScenarioError, find_scenarios


def run(args: argparse.Namespace) -> int:
    """Play all scenarios; 0 if all hold, 1 if any fails, 2 if one cannot be read."""
    passed = failed = 0
    for path in args.paths:
        if not path.exists():
            raise ScenarioError(f"{path}: there is no such file or folder")
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
        print(f"daikaiju: {error}", file=sys.stderr)
        print(f"{passed} passed, {failed} failed")
        return 2
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
