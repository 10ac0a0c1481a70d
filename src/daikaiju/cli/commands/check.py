"""`daikaiju check [PATH…]`: run scenarios; without a path, those of the packs.

Errors in scenarios are reported in English, the language of the scenarios.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ...packs import PACKS, untranslated_texts
from ...record.scenario import ScenarioError, find_scenarios
from ...record.scenario_runner import run_scenario
from ...text import UserError
from ..output import error_message, join_list, message
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    paths = help_text("cli-check-paths")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help=paths)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run all scenarios; return 0 if all pass, 1 if any fails, 2 if one cannot be read."""
    passed = failed = status = 0
    try:
        for scenario in find_scenarios(_paths(args.paths)):
            for edition in scenario.editions:
                failure = run_scenario(scenario, edition)
                if failure:
                    failed += 1
                    print(failure)
                else:
                    passed += 1
    except ScenarioError as error:
        print(message("cli-error", problem=error_message(error)), file=sys.stderr)
        status = 2
    if not passed + failed + status:
        raise UserError("mistake-no-scenarios")
    print(message("cli-proved", passed=passed, failed=failed))
    _report_untranslated()
    return status or (1 if failed else 0)


def _paths(given: list[Path]) -> list[Path]:
    """Return the given paths, or else the scenarios of the packs; all of them exist."""
    for path in given:
        if not path.exists():
            raise UserError("mistake-no-path", path=str(path))
    paths = given or [p.scenarios for p in PACKS.values() if p.scenarios.is_dir()]
    if not paths:
        raise UserError("mistake-no-scenarios")
    return paths


def _report_untranslated() -> None:
    """Print how many texts of each pack are not translated yet."""
    for pack in PACKS.values():
        missing = untranslated_texts(pack)
        if missing:
            many = sum(map(len, missing.values()))
            languages = join_list(missing)
            print(message("cli-untranslated", pack=pack.name, many=many, languages=languages))
