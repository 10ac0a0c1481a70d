"""`python -m training.champion.match NEW.npz OLD.npz`: one network against copies of another.

Both play their first choice. The challenger takes every seat in turn, each time with the same
dice, so that the luck of a seat counts for and against it alike.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arena.confidence import WIDTH
from daikaiju.bots.champion.network import Brain, new_brain, policy_answer
from daikaiju.bots.champion.weights import read_champion_weights
from daikaiju.bots.random import draw_chance
from daikaiju.rng.splitmix import stream
from daikaiju.rules import Options, new_game
from daikaiju.rules.actions import MAX_ACTIONS
from daikaiju.rules.agenda import actor
from daikaiju.rules.compiler import get_compiled
from daikaiju.rules.constants import CHANCE, EDITION_NAMES, NOBODY
from daikaiju.rules.signatures import RngStreams, States, Words
from daikaiju.rules.state import RECORD
from daikaiju.rules.transitions import advance

from .calibration import WEIGHTS
from .games import CHANCE_STREAM, LONGEST

GROUPS_PER_TASK = 50


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m training.champion.match", description=__doc__.split("\n\n")[1]
    )
    parser.add_argument("challenger", type=Path, help="file of weights")
    parser.add_argument("others", type=Path, nargs="?", default=WEIGHTS, help="file of weights")
    parser.add_argument("--edition", choices=EDITION_NAMES, action="append")
    parser.add_argument("--seats", type=int, action="append", choices=range(2, 7))
    parser.add_argument("--games", type=int, default=4000, help="for each kind of table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    get_compiled(play_match)  # before the workers start
    for edition in given.edition or EDITION_NAMES:
        for seats in given.seats or (4,):
            rates = play(given.challenger, given.others, edition, seats, given)
            rate, half = mean_and_half(rates)
            print(
                f"{edition}, {seats} monsters, {len(rates) * seats:,} games: "
                f"{100 * rate:.1f} % ± {100 * half:.1f} (par {100 / seats:.1f} %)",
                flush=True,
            )


def play(challenger: Path, others: Path, edition: str, seats: int, given: Any) -> Any:
    """Return the win rate of the challenger in each group; it has every seat once in a group."""
    groups = range(0, -(-given.games // seats), GROUPS_PER_TASK)
    task = partial(_play_groups, challenger, others, edition, seats, given.seed)
    if given.workers == 1:
        return np.concatenate(list(map(task, groups)))
    with ProcessPoolExecutor(given.workers, get_context("fork")) as pool:
        return np.concatenate(list(pool.map(task, groups)))


def mean_and_half(rates: Any) -> tuple[float, float]:
    """Return the mean, and half of its 95 % interval."""
    return float(rates.mean()), float(WIDTH * rates.std(ddof=1) / sqrt(len(rates)))


def _play_groups(
    challenger: Path, others: Path, edition: str, seats: int, seed: int, first: int
) -> Any:
    brains = [new_brain(read_champion_weights(file)) for file in (challenger, others)]
    numbers = range(first, first + GROUPS_PER_TASK)
    return np.array([_group_rate(brains, edition, seats, seed, each) for each in numbers])


def _group_rate(brains: Iterable[Brain], edition: str, seats: int, seed: int, number: int) -> float:
    start = new_game(edition, seats, Options()).record[0]
    states: Any = np.zeros(1, RECORD)
    out, total = np.zeros(MAX_ACTIONS, np.int64), 0.0
    for seat in range(seats):
        states[0] = start
        with np.errstate(over="ignore"):
            rng = np.array([stream(seed, number)], np.uint64)
        get_compiled(play_match)(*brains, states, rng, out, seat)
        won = states[0]["winner"][:seats].astype(float)
        total += float(won[seat]) / max(1.0, float(won.sum()))
    return total / seats


def play_match(
    challenger: Brain, others: Brain, states: States, rng: RngStreams, out: Words, seat: int
) -> None:
    """Play states[0] to its end; the challenger has one seat."""
    for _ in range(LONGEST):
        who = actor(states[0])
        if who == NOBODY:
            return
        if who == CHANCE:
            advance(states[0], draw_chance(states[0], rng, CHANCE_STREAM))
        elif who == seat:
            advance(states[0], policy_answer(challenger, states[0], who, out))
        else:
            advance(states[0], policy_answer(others, states[0], who, out))


if __name__ == "__main__":
    main()
