"""`python -m training.champion.curve FOLDER`: the learning curve of a run with snapshots.

Each snapshot plays its first choice against three copies of each fixed opponent, and takes every
seat of a group of games with the same dice. The command writes a table and a plot.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from daikaiju.arena.confidence import win_interval
from daikaiju.arena.game_loop import NO_MOVES
from daikaiju.arena.match import ExternalGame, make_match, player_rows
from daikaiju.arena.match_text import percent, percent_range
from daikaiju.arena.tally import Tally
from daikaiju.arena.workers import prepare
from daikaiju.bots.champion.network import Brain, new_brain
from daikaiju.bots.champion.weights import read_champion_weights
from daikaiju.bots.champion_bot import Champion
from daikaiju.bots.registry import make_bot
from daikaiju.rules.engine import load

from .plots import line_plot

OPPONENTS: Final = ("greedy", "odds")
SEATS: Final = 4


class Snapshot(Champion):
    """The champion with the weights of a file."""

    def __init__(self, file: Path) -> None:
        super().__init__("champion")
        self._file = file

    @cached_property
    def _brain(self) -> Brain:
        return new_brain(read_champion_weights(self._file))


class Point(NamedTuple):
    """A snapshot and what it won against each opponent, with its 95 % interval."""

    decisions: int
    seconds: float
    won: list[tuple[float, tuple[float, float]]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.champion.curve")
    parser.add_argument("folder", type=Path, help="what the training wrote with --snapshots")
    parser.add_argument("--games", type=int, default=1000, help="against each opponent")
    parser.add_argument("--edition", default="second")
    parser.add_argument("--into", type=Path, default=Path("docs/reference"), help="folder")
    given = parser.parse_args()
    files = [*given.folder.glob("snapshot-*.npz"), given.folder / "weights.npz"]
    points = sorted(measure(file, given.edition, given.games) for file in files)
    text = "\n".join(table(points, given.edition, given.games))
    (given.into / "champion-curve.md").write_text(text, encoding="utf-8")
    (given.into / "champion-curve.svg").write_text(plot(points), encoding="utf-8")


def measure(file: Path, edition: str, games: int) -> Point:
    """Play the games of one snapshot."""
    facts = json.loads(str(np.load(file)["facts"]))
    won = [win_rate(file, opponent, edition, games) for opponent in OPPONENTS]
    return Point(facts["decisions"], facts["seconds"], won)


def win_rate(
    file: Path, opponent: str, edition: str, games: int
) -> tuple[float, tuple[float, float]]:
    """Return what a snapshot wins against three copies of a bot, and the 95 % interval."""
    match = make_match(["champion", opponent], edition, SEATS, games)
    prepare(match)
    load(*Snapshot.needs)
    bots = [Snapshot(file), make_bot(opponent)]
    seating = np.array([seats for group in range(match.groups) for seats in match.seating(group)])
    players = player_rows(bots, seating)
    rows = [
        ExternalGame(match, [bots[k] for k in seats], players[1 + number], number, NO_MOVES).play()
        for number, seats in enumerate(seating)
    ]
    tally = Tally(len(bots), SEATS)
    tally.add_games(np.stack(rows), seating, match.games_per_group)
    rate = float(tally.wins[0] / tally.seatings[0])
    return rate, win_interval(rate, len(rows), *tally.groups[0])


def table(points: list[Point], edition: str, games: int) -> Iterator[str]:
    """Yield the page with the table."""
    yield "# Learning curve of the champion"
    yield ""
    yield (
        f"A training run from random weights. After each snapshot: {games:,} games against three "
        f"copies of each bot, four monsters, {edition} edition; par is 25 %."
    )
    yield ""
    yield "| decisions | seconds | " + " | ".join(f"against *{name}*" for name in OPPONENTS) + " |"
    yield "|---:|---:|" + "---:|" * len(OPPONENTS)
    for point in points:
        cells = (f"{percent(rate)} ({percent_range([*ends])})" for rate, ends in point.won)
        yield f"| {point.decisions:.2e} | {point.seconds:.0f} | {' | '.join(cells)} |"
    yield ""


def plot(points: list[Point]) -> str:
    """Return the plot: what was won by decisions."""
    lines = {
        f"three {name}": [(p.decisions / 1e9, 100 * p.won[k][0]) for p in points]
        for k, name in enumerate(OPPONENTS)
    }
    title = "Learning curve of the champion"
    return line_plot(title, "decisions (thousand millions)", "won (%), par 25 %", lines)


if __name__ == "__main__":
    main()
