"""`daikaiju check PATH…`: run scenarios.

Errors in scenarios are reported in English, the language of the scenarios.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ...record.scenario import ScenarioError, find_scenarios
from ...record.scenario_runner import run_scenario
from ...text import UserError
from ..output import error_message, message
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    paths = help_text("cli-check-paths")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=paths)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run all scenarios; return 0 if all pass, 1 if any fails, 2 if one cannot be read."""
    passed = failed = 0
    for path in args.paths:
        if not path.exists():
            raise UserError("mistake-no-path", path=str(path))
    try:
        for scenario in find_scenarios(args.paths):
            for edition in scenario.editions:
                failure = run_scenario(scenario, edition)
                if failure:
                    failed += 1
                    print(failure)
                else:
                    passed += 1
    except ScenarioError as error:
        print(message("cli-error", problem=error_message(error)), file=sys.stderr)
        print(message("cli-proved", passed=passed, failed=failed))
        return 2
    print(message("cli-proved", passed=passed, failed=failed))
    return 1 if failed else 0
