"""`daikaiju odds`: what the dice can do, exactly."""

from __future__ import annotations

import argparse

EXAMPLES = """\
examples:
  daikaiju odds 113ECH --throws 2
  daikaiju odds --dice 6 --throws 3
  daikaiju odds 11CCEH --throws 1 --goal 'claws>=3' --keep CC
  daikaiju odds 12CCEE --throws 0 --with stretchy,smoke_cloud --energy 4 --goal claws
  daikaiju odds --position "second gigazaur,the_king place=city,outside …" --goal kill:gigazaur
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.epilog, parser.formatter_class = EXAMPLES, argparse.RawDescriptionHelpFormatter
    parser.add_argument("faces", nargs="?", metavar="FACES", help="dice on the table, like 113ECH")
    parser.add_argument("--dice", type=int, metavar="N", help="nothing thrown yet: N dice to throw")
    parser.add_argument("--throws", type=int, metavar="N", help="throws left")
    parser.add_argument("--with", dest="cards", metavar="CARDS", help="cards that change dice")
    parser.add_argument("--energy", type=int, metavar="N", help="to pay for their use")
    parser.add_argument("--position", metavar="LINE", help="a position instead of all that")
    parser.add_argument(
        "--goal",
        metavar="GOAL",
        help="stars (the default), energy, hearts, claws, 1s, claws>=3 …; kill:MONSTER, win",
    )
    parser.add_argument("--keep", metavar="FACES", help="show this keep, not the best choice")
    parser.add_argument("--exact", action="store_true", help="fractions")
    parser.add_argument("--json", action="store_true", help="everything, for machines")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from . import odds_drawing, odds_report  # here: they lay out all sets of dice, which takes time

    report = odds_report.ask(args)
    if args.json:
        print(odds_report.as_json(report))
    else:
        odds_drawing.draw(report)
    return 0
