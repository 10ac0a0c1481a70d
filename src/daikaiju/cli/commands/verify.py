"""`daikaiju verify RECORD`: checks draws, result and hash of a game against its secret."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ... import __version__
from ...record.dice_proof import Known, Verdict, verify
from ...record.game import Record, read_record
from ..output import error_message, message
from ..parser import add_pack_option, help_text


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    parser.add_argument("file", type=Path, metavar="RECORD", help=help_text("cli-verify-file"))
    hash, commitment = help_text("cli-verify-hash"), help_text("cli-verify-commitment")
    parser.add_argument("--hash", type=_digits, metavar="DIGITS", help=hash)
    parser.add_argument("--commitment", type=_digits, metavar="DIGITS", help=commitment)
    parser.add_argument("--strict", action="store_true", help=help_text("cli-verify-strict"))
    parser.set_defaults(run=run)


def _digits(text: str) -> str:
    """Return a hash in hexadecimal, in lower case."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError(message("cli-verify-digits", given=text))
    return text.lower()


def run(args: argparse.Namespace) -> int:
    """Check a whole game; return 0 if it is proved, 1 if not (2: the file cannot be read)."""
    record = read_record(args.file)
    verdict = verify(record, str(args.file), Known(args.hash or "", args.commitment or ""))
    print(message("cli-verdict", file=str(args.file), verdict=error_message(verdict.summary())))
    if verdict.is_valid:
        _print_notes(record, verdict, is_compared=bool(args.hash))
    elif verdict.differences and record.rules != __version__:
        print(message("cli-other-rules", made=record.rules or "?", ours=__version__))
    is_doubtful = args.strict and verdict.unproved
    return 0 if verdict.is_valid and not is_doubtful else 1


def _print_notes(record: Record, verdict: Verdict, is_compared: bool) -> None:
    """Print the hash that the reader should compare, and what is not proved."""
    if record.chain and not is_compared:
        print(message("cli-chain", chain=record.chain))
    for sentence in verdict.unproved:
        print(error_message(sentence))
