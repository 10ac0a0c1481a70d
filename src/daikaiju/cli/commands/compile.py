"""`daikaiju compile [GROUP…]`: compiles all functions ahead of time, in several processes."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from ...rules.cache_folder import make_writable
from ...rules.compile_progress import set_receiver
from ...text import UserError
from ..compile_targets import GROUPS, find_function, targets, with_callees
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
        needs = with_callees(targets(args.groups))
    except ModuleNotFoundError as error:
        raise missing_extra_error(error, "openspiel") from error
    missing = list(_missing(needs))
    for number, name in enumerate(_compiled(missing, needs, args.workers), start=1):
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
    if args.workers is not None and args.workers < 1:
        raise UserError("mistake-few-workers", many=args.workers)


def _missing(names: Iterable[str]) -> Iterator[str]:
    from ...rules.compiler import is_cached  # here: other commands start without the compiler

    yield from (name for name in names if not is_cached(find_function(name)))


def _compiled(
    names: list[str], needs: Mapping[str, set[str]], workers: int | None
) -> Iterator[str]:
    """Compile each function in a task, after those that it needs; yield the names as they end."""
    waiting, tasks = dict.fromkeys(names), dict[Future[None], str]()
    processes = min(max(1, len(names)), workers or os.cpu_count() or 1)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        while waiting or tasks:
            unfinished = {*waiting, *tasks.values()}
            for name in [name for name in waiting if not needs[name] & unfinished]:
                del waiting[name]
                tasks[pool.submit(_compile, name)] = name
            for task in wait(tasks, return_when=FIRST_COMPLETED).done:
                task.result()
                yield tasks.pop(task)


def _compile(name: str) -> None:
    """Compile one function without reports: the process that started this one counts."""
    from ...rules.compiler import get_compiled

    set_receiver(lambda event, words: None)
    get_compiled(find_function(name))
