"""`daikaiju fuzz`: random play that checks everything and leaves no card untried."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    """0 if no fault was seen and every effect has acted; else 1, and what was seen."""
    from ..arena.fuzz import fuzz  # here, so that other commands start without the compiler

    report = fuzz(args.seconds, args.seed)
    print(f"{report.games:,} games, {report.decisions:,} decisions")
    for fault in report.faults:
        print(f"fault: {fault}")
    for name in report.silent:
        print(f"never acted: {name}")
    print(f"{len(report.faults)} faults, {len(report.silent)} effects that never acted")
    return 1 if report.faults or report.silent else 0
