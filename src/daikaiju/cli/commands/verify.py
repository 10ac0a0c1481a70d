"""`daikaiju verify RECORD`: checks draws, result and hash of a game against its secret."""

from __future__ import annotations

import argparse
from pathlib import Path

from ... import __version__
from ...record.dice_proof import verify
from ...record.game import read_record
from ..output import error_message, message
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("file", type=Path, metavar="RECORD", help=help_text("cli-verify-file"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check a whole game; return 0 if it is proved, 1 if not (2: the file cannot be read)."""
    record = read_record(args.file)
    verdict = verify(record, str(args.file))
    print(message("cli-verdict", file=str(args.file), verdict=error_message(verdict.summary())))
    if verdict.is_valid and record.chain:
        print(message("cli-chain", chain=record.chain))
    for sentence in verdict.unproved if verdict.is_valid else ():
        print(error_message(sentence))
    if verdict.differences and record.rules != __version__:
        print(message("cli-other-rules", made=record.rules or "?", ours=__version__))
    return 0 if verdict.is_valid else 1
