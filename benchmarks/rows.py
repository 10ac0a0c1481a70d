"""Rows of a table: what was measured, the result, and the target or an empty text."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable

Row = tuple[str, str, str]


def print_rows(name: str, rows: Callable[[float], Iterable[Row]], seconds: float) -> None:
    """Measure and print the rows: the command line of a single benchmark."""
    parser = argparse.ArgumentParser(prog=f"benchmarks.{name}")
    parser.add_argument("--seconds", type=float, default=seconds, help="of play")
    for what, result, target in rows(parser.parse_args().seconds):
        print(f"| {what} | {result} | {target} |")
