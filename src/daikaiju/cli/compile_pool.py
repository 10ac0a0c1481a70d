"""Compilation in several processes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

from ..rules.cache_folder import make_writable
from ..rules.compile_progress import report, set_receiver
from .compile_targets import find_function, name_of, with_callees


def load_compiled(function: Any, workers: int) -> None:
    """Load the machine code of a function. What is missing is compiled by up to `workers` processes
    first; each begin is reported."""
    from ..rules.compiler import get_compiled  # here: other commands start without the compiler

    make_writable()
    missing = missing_functions(with_callees([name_of(function)]))
    if len(missing) > 1:
        for _ in compile_functions(missing, workers, _report_begin):
            pass
    get_compiled(function)


def _report_begin(name: str, number: int, total: int) -> None:
    report("begins", name=name.partition(":")[2], number=number, total=total)


def missing_functions(names: Sequence[str]) -> list[str]:
    """Return the functions whose machine code is not stored."""
    from ..rules.compiler import is_cached

    return [name for name in names if not is_cached(find_function(name))]


def compile_functions(
    names: Sequence[str],
    workers: int,
    begins: Callable[[str, int, int], None] = lambda name, number, total: None,
) -> Iterator[str]:
    """Compile functions in processes, in this order; yield the name of each that is done."""
    waiting, tasks = iter(enumerate(names, start=1)), dict[Future[None], str]()
    processes = min(max(1, len(names)), workers)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        while True:
            while len(tasks) < processes and (following := next(waiting, None)):
                number, name = following
                begins(name, number, len(names))
                tasks[pool.submit(_compile, name)] = name
            if not tasks:
                return
            for task in wait(tasks, return_when=FIRST_COMPLETED).done:
                task.result()
                yield tasks.pop(task)


def _compile(name: str) -> None:
    """Compile one function without reports: the process that started this one reports."""
    from ..rules.compiler import compile_alone

    set_receiver(lambda event, words: None)
    compile_alone(find_function(name))
