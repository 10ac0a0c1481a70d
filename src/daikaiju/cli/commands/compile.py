"""`daikaiju compile [GROUP…]`: compiles all functions ahead of time, in several processes."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from ...rules.cache_folder import make_writable
from ...rules.compile_progress import set_receiver
from ...text import UserError
from ..compile_targets import GROUPS, find_function, targets
from ..extras import missing_extra_error
from ..output import message
from ..parser import add_pack_option, help_text


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
        names = targets(args.groups)
        missing = list(_missing(names))
    except ModuleNotFoundError as error:
        raise missing_extra_error(error, "openspiel") from error
    for number, name in enumerate(_compiled(missing, args.workers), start=1):
        function = name.partition(":")[2]
        line = message("cli-compile-done", name=function, number=number, total=len(missing))
        print(line, file=sys.stderr, flush=True)
    counts = {"compiled": len(missing), "total": len(names)}
    seconds = round(time.monotonic() - began)
    print(message("cli-compile-end", time=seconds, folder=str(folder), **counts))
    return 0


def _check(args: argparse.Namespace) -> None:
    for group in args.groups:
        if group not in GROUPS:
            raise UserError("mistake-word", given=group, known=", ".join(GROUPS))
    if args.workers is not None and args.workers < 1:
        raise UserError("mistake-few-workers", many=args.workers)


def _missing(names: Iterable[str]) -> Iterator[str]:
    from ...rules.compiler import is_cached  # here: other commands start without the compiler

    yield from (name for name in names if not is_cached(find_function(name)))


def _compiled(names: list[str], workers: int | None) -> Iterator[str]:
    """Compile each function in its own task; yield the names in the order of completion."""
    if not names:
        return
    processes = min(len(names), workers or os.cpu_count() or 1)
    with ProcessPoolExecutor(processes, get_context("spawn"), max_tasks_per_child=1) as pool:
        tasks = {pool.submit(_compile, name): name for name in names}
        for task in as_completed(tasks):
            task.result()
            yield tasks[task]


def _compile(name: str) -> None:
    """Compile one function. The process ends afterwards, because a compilation needs much memory.

    Its reports are left out: the process that started it counts.
    """
    from ...rules.compiler import get_compiled

    set_receiver(lambda event, words: None)
    get_compiled(find_function(name))
