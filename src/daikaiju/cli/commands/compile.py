"""`daikaiju compile [GROUP…]`: compiles all functions ahead of time, in several processes."""

from __future__ import annotations

import argparse
import os
import sys
import time

from ...rules.cache_folder import make_writable
from ...text import UserError
from ..compile_pool import compile_functions, missing_functions
from ..compile_targets import GROUPS, targets, with_callees
from ..extras import missing_extra_error
from ..output import message
from ..parser import add_pack_option, help_text
from ..progress import check_worker_count


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    known = help_text("cli-compile-groups", known=", ".join(GROUPS))
    workers = help_text("cli-compile-workers")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=known)
    parser.add_argument("--workers", type=int, metavar="N", help=workers)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compile what is not stored yet, and print one line for each function."""
    _check(args)
    folder, began = make_writable(), time.monotonic()
    try:
        needs = with_callees(targets(args.groups))
    except ModuleNotFoundError as error:
        raise missing_extra_error(error, "openspiel") from error
    missing, workers = missing_functions(needs), args.workers or os.cpu_count() or 1
    for number, name in enumerate(compile_functions(missing, workers), start=1):
        function = name.partition(":")[2]
        line = message("cli-compile-done", name=function, number=number, total=len(missing))
        print(line, file=sys.stderr, flush=True)
    counts = {"compiled": len(missing), "total": len(needs)}
    seconds = round(time.monotonic() - began)
    print(message("cli-compile-end", time=seconds, folder=str(folder), **counts))
    return 0


def _check(args: argparse.Namespace) -> None:
    for group in args.groups:
        if group not in GROUPS:
            raise UserError("mistake-word", given=group, known=", ".join(GROUPS))
    check_worker_count(args.workers)
