"""Solver of the core game: the win chance of every position under perfect play of both.

Stars never decrease, so positions form blocks by the stars of the two monsters, and a block leads
only to itself and to blocks with more stars. The solver goes from the most stars down; blocks with
equal totals are solved in parallel. Within a block, the dice program computes the value of a
position from the results of its turn (value iteration), until no value changes any more.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from ..rules.constants import DICE, FULL_HEALTH, STARS_TO_WIN, THROWS
from ..rules.signatures import Reals
from .core import FREE, OTHERS, OWN, POSITIONS, evaluate_results, position_index
from .dice_program import ROW_SIZE, choose_keep, expect_throw

TOLERANCE: Final = 1e-13  # largest change of a value in the last sweep
Report = Callable[[int, int], None]  # callback(blocks solved, blocks in total)
Table = np.ndarray[tuple[int], np.dtype[np.float64]]


# --- one turn ------------------------------------------------------------------------------------


def evaluate_dice(values: Reals, row: int, throws: int) -> None:
    """Compute the values of dice with `throws` throws left from the values of final dice.

    Then the row holds the value of six dice on the table, and for fewer dice the value of keeping
    them and throwing the others now, with `throws` left after that.
    """
    for _ in range(throws):
        expect_throw(values, row, DICE)
        choose_keep(values, row, DICE, row)
    expect_throw(values, row, DICE)


def evaluate_throw(values: Reals, row: int, rule_flags: int, position: int, throws: int) -> None:
    """As `evaluate_dice`, from the table of all positions at the beginning of `values`."""
    evaluate_results(values, row, rule_flags, position)
    evaluate_dice(values, row, throws)


# --- one block -----------------------------------------------------------------------------------


def solve_block(values: Reals, row: int, rule_flags: int, stars: int, others_stars: int) -> None:
    """Solve all positions with these stars, for both monsters to throw.

    Occupied Tokyo never becomes free again, so positions with free Tokyo come last.
    """
    while _sweep(values, row, rule_flags, stars, others_stars, OTHERS, OWN) > TOLERANCE:
        pass
    while _sweep(values, row, rule_flags, stars, others_stars, FREE, FREE) > TOLERANCE:
        pass


def _sweep(
    values: Reals,
    row: int,
    rule_flags: int,
    stars: int,
    others_stars: int,
    holder: int,
    mirrored: int,
) -> float:
    """Evaluate each position again, for both monsters; return the largest change."""
    change = 0.0
    for side in (holder, mirrored):
        change = max(change, _sweep_hearts(values, row, rule_flags, side, stars, others_stars))
        if stars != others_stars:
            change = max(change, _sweep_hearts(values, row, rule_flags, side, others_stars, stars))
    return change


def _sweep_hearts(
    values: Reals, row: int, rule_flags: int, holder: int, stars: int, others_stars: int
) -> float:
    change = 0.0
    for hearts in range(1, FULL_HEALTH + 1):
        for others_hearts in range(1, FULL_HEALTH + 1):
            position = position_index(holder, stars, others_stars, hearts, others_hearts)
            before = values[position]
            evaluate_throw(values, row, rule_flags, position, THROWS - 1)
            values[position] = values[row]  # the empty set: no die is kept
            change = max(change, abs(values[position] - before))
    return change


# --- all blocks ----------------------------------------------------------------------------------


def new_table(known: Any, workers: int = 1) -> Table:
    """Return a table with these values of all positions, and a scratch row per worker."""
    table = np.zeros(POSITIONS + workers * ROW_SIZE)
    table[:POSITIONS] = known
    return table


def solve(rule_flags: int, lowest: int = 0, report: Report = lambda done, of: None) -> Table:
    """Return the table of all positions in which both monsters have at least `lowest` stars.

    `rule_flags`: see core.py.
    """
    from ..rules.compiler import get_compiled  # here, so that importing this needs no compiler

    compiled_solve = get_compiled(solve_block)
    workers = os.cpu_count() or 1
    table = new_table(0.5, workers)

    def work(worker: int, blocks: list[tuple[int, int]]) -> None:
        for stars, others_stars in blocks[worker::workers]:
            compiled_solve(table, POSITIONS + worker * ROW_SIZE, rule_flags, stars, others_stars)

    waves = list(_waves(lowest))
    done = 0
    with ThreadPoolExecutor(workers) as pool:
        for blocks in waves:
            list(pool.map(work, range(workers), [blocks] * workers))
            done += len(blocks)
            report(done, sum(map(len, waves)))
    return new_table(table[:POSITIONS])


def _waves(lowest: int) -> Iterator[list[tuple[int, int]]]:
    """Yield the pairs of stars by sum, highest first; equal sums do not lead to each other."""
    most = STARS_TO_WIN - 1
    for total in range(2 * most, 2 * lowest - 1, -1):
        fewest = max(lowest, total - most)
        yield [(stars, total - stars) for stars in range(fewest, total // 2 + 1)]
