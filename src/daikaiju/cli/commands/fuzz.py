"""`daikaiju fuzz`: random games that check every position and try every card effect."""

from __future__ import annotations

import argparse

from ..output import message
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    seconds, seed = help_text("cli-fuzz-seconds", default=60), help_text("cli-seed", default=1)
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help=seconds)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the faults found; return 0 if there is none and every effect has acted, else 1."""
    from ...arena.fuzzer import fuzz  # here: other commands start without loading the compiler

    report = fuzz(args.seconds, args.seed)
    print(message("cli-fuzzed", games=report.games, decisions=report.decisions))
    for fault in report.faults:  # in English, for developers: the fault and the whole position
        print(message("cli-fault"), fault)
    for name in report.silent:
        print(message("cli-silent", effect=name))
    print(message("cli-faults", faults=len(report.faults), silent=len(report.silent)))
    return 1 if report.faults or report.silent else 0
