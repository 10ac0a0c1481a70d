"""`daikaiju fuzz`: random play that checks everything and leaves no card untried."""

from __future__ import annotations

import argparse

from ..output import say


def run(args: argparse.Namespace) -> int:
    """0 if no fault was seen and every effect has acted; else 1, and what was seen."""
    from ...arena.fuzzer import fuzz  # here, so that other commands start without the compiler

    report = fuzz(args.seconds, args.seed)
    print(say("cli-fuzzed", games=report.games, decisions=report.decisions))
    for fault in report.faults:  # English, for developers: what is wrong, and the whole position
        print(say("cli-fault"), fault)
    for name in report.silent:
        print(say("cli-silent", effect=name))
    print(say("cli-faults", faults=len(report.faults), silent=len(report.silent)))
    return 1 if report.faults or report.silent else 0
