"""`daikaiju verify RECORD`: were the dice and cards of a game what the secret says?"""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import __version__
from ..record.fair import verify
from ..record.game import read_record


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Derive every die and card again; 0 if all fit, 1 if not (2: the file cannot be read)."""
    record = read_record(args.file)
    verdict = verify(record, str(args.file))
    print(f"{args.file}: {verdict}.")
    if verdict.differences and record.rules != __version__:
        print(
            f"It was made with the rules {record.rules or '(unknown)'}, these are {__version__}: "
            "if the decks differ, so do the cards."
        )
    return 0 if verdict.fits else 1
