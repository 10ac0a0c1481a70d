"""Solving the core: the chance to win of every position, with the best play of both monsters.

Stars never get fewer, so that positions fall into blocks by the stars of the two monsters, and a
block leads only to itself and to blocks with more stars. Blocks are settled from the most stars
down, those with equally many stars in all by several threads at once. Inside a block a position
is worth what the dice program makes of the results of its turn; sweeps over the block are repeated
until nothing changes any more.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from ..rules.constants import DICE, FULL_HEALTH, STARS_TO_WIN, THROWS
from .core import FREE, OTHERS, OWN, POSITIONS, numbered, weigh_results
from .dice_program import ROW, choose, expect

CLOSE: Final = 1e-13  # a sweep that changes no value by more is the last
Report = Callable[[int, int], None]  # blocks settled, blocks in all
Table = np.ndarray[tuple[int], np.dtype[np.float64]]


# --- one turn ------------------------------------------------------------------------------------


def weigh_dice(values: Any, row: int, throws: int) -> None:
    """From the worth of results to that of dice while so many throws are left.

    Afterwards the row holds for six dice what it is worth to have them, and for fewer dice what it
    is worth to keep them and throw the others now, with `throws` left after that.
    """
    for _ in range(throws):
        expect(values, row, DICE)
        choose(values, row, DICE, row)
    expect(values, row, DICE)


def weigh_throw(values: Any, row: int, answers: int, position: int, throws: int) -> None:
    """The same from the table of all positions, with which `values` begins."""
    weigh_results(values, row, answers, position)
    weigh_dice(values, row, throws)


# --- one block -----------------------------------------------------------------------------------


def settle(values: Any, row: int, answers: int, stars: int, others_stars: int) -> None:
    """Solve all positions with these stars, either monster's turn.

    Once Tokyo is held it is never free again, so that free Tokyo comes last.
    """
    while _sweep(values, row, answers, stars, others_stars, OTHERS, OWN) > CLOSE:
        pass
    while _sweep(values, row, answers, stars, others_stars, FREE, FREE) > CLOSE:
        pass


def _sweep(
    values: Any, row: int, answers: int, stars: int, others_stars: int, holder: int, turned: int
) -> float:
    """Weigh each position anew, from both sides of the table; the largest change."""
    change = 0.0
    for side in (holder, turned):
        change = max(change, _sweep_hearts(values, row, answers, side, stars, others_stars))
        if stars != others_stars:
            change = max(change, _sweep_hearts(values, row, answers, side, others_stars, stars))
    return change


def _sweep_hearts(
    values: Any, row: int, answers: int, holder: int, stars: int, others_stars: int
) -> float:
    change = 0.0
    for hearts in range(1, FULL_HEALTH + 1):
        for others_hearts in range(1, FULL_HEALTH + 1):
            position = numbered(holder, stars, others_stars, hearts, others_hearts)
            before = values[position]
            weigh_throw(values, row, answers, position, THROWS - 1)
            values[position] = values[row]  # no die is kept so far
            change = max(change, abs(values[position] - before))
    return change


# --- all blocks ----------------------------------------------------------------------------------


def table_with(known: Any, workers: int = 1) -> Table:
    """A table with these values of all positions, and room for the dice of so many workers."""
    table = np.zeros(POSITIONS + workers * ROW)
    table[:POSITIONS] = known
    return table


def solve(answers: int, lowest: int = 0, report: Report = lambda done, of: None) -> Table:
    """The table of all positions in which both monsters have at least `lowest` stars.

    `answers` says which game it is (see core.py).
    """
    from ..rules.compiler import compiled  # here, so that importing this needs no compiler

    settle_block = compiled(settle)
    workers = os.cpu_count() or 1
    table = table_with(0.5, workers)

    def work(worker: int, blocks: list[tuple[int, int]]) -> None:
        for stars, others_stars in blocks[worker::workers]:
            settle_block(table, POSITIONS + worker * ROW, answers, stars, others_stars)

    waves = list(_waves(lowest))
    done = 0
    with ThreadPoolExecutor(workers) as pool:
        for blocks in waves:
            list(pool.map(work, range(workers), [blocks] * workers))
            done += len(blocks)
            report(done, sum(map(len, waves)))
    return table_with(table[:POSITIONS])


def _waves(lowest: int) -> Iterator[list[tuple[int, int]]]:
    """The pairs of stars with equal sums, the highest sum first: they do not lead to each other."""
    most = STARS_TO_WIN - 1
    for total in range(2 * most, 2 * lowest - 1, -1):
        fewest = max(lowest, total - most)
        yield [(stars, total - stars) for stars in range(fewest, total // 2 + 1)]
