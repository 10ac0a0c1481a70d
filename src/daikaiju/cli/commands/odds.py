"""`daikaiju odds`: exact probabilities of dice."""

from __future__ import annotations

import argparse

from ..parser import RawFormatter, add_pack_option, help_text

EXAMPLES = """\
  daikaiju odds 113ECH --throws 2
  daikaiju odds --dice 6 --throws 3
  daikaiju odds 11CCEH --throws 1 --goal 'claws>=3' --keep CC
  daikaiju odds 12CCEE --throws 0 --with stretchy,smoke_cloud --energy 4 --goal claws
  daikaiju odds --position "second gigazaur,the_king place=city,outside …" --goal kill:gigazaur
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_pack_option(parser)
    parser.epilog = f"{help_text('cli-examples')}\n{EXAMPLES}"
    parser.formatter_class = RawFormatter
    cards = help_text("cli-odds-with")
    parser.add_argument("faces", nargs="?", metavar="FACES", help=help_text("cli-odds-faces"))
    parser.add_argument("--dice", type=int, metavar="N", help=help_text("cli-odds-dice"))
    parser.add_argument("--throws", type=int, metavar="N", help=help_text("cli-odds-throws"))
    parser.add_argument("--with", dest="cards", metavar="CARDS", help=cards)
    parser.add_argument("--energy", type=int, metavar="N", help=help_text("cli-odds-energy"))
    parser.add_argument("--position", metavar="LINE", help=help_text("cli-odds-position"))
    parser.add_argument("--goal", metavar="GOAL", help=help_text("cli-odds-goal"))
    parser.add_argument("--keep", metavar="FACES", help=help_text("cli-odds-keep"))
    parser.add_argument("--exact", action="store_true", help=help_text("cli-odds-exact"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-odds-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from .. import odds_report, odds_view  # here: their import computes all sets of dice

    report = odds_report.build_report(args)
    if args.json:
        print(odds_report.as_json(report))
    else:
        odds_view.print_report(report)
    return 0
