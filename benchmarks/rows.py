"""Rows of a table: what was measured, the figure, and the target if there is one."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable

Row = tuple[str, str, str]


def print_rows(name: str, rows: Callable[[float], Iterable[Row]], seconds: float) -> None:
    """Measure and tell, for a benchmark that is run by itself."""
    parser = argparse.ArgumentParser(prog=f"benchmarks.{name}")
    parser.add_argument("--seconds", type=float, default=seconds, help="of play")
    for what, figure, target in rows(parser.parse_args().seconds):
        print(f"| {what} | {figure} | {target} |")
