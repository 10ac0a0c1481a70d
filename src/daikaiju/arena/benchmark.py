"""The benchmark: six named tasks with fixed opponents, games, seeds and scores.

A result is one JSON file with a line for every game: what the bot reached, and a fingerprint of its
decisions. `verify` (benchmark_check.py) computes the score again and replays games.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from .. import __version__
from ..bots.python_bot import source_file
from ..bots.registry import LEVELS, make_bot
from ..packs import command_options
from ..rules.editions import Options
from ..rules.engine import load
from ..text import UserError
from .benchmark_bot import WatchedBot
from .confidence import win_interval
from .game_loop import NO_MOVES, begin, play_on, step
from .match import ExternalGame, Match, first_state, player_rows
from .t_distribution import student_quantile
from .tally import CELLS_PER_SEAT, SEAT_CELLS, WON
from .workers import check_workers, cores

VERSION: Final = 1  # changes when any task changes; results of other versions are not comparable
SEED: Final = 20_261
BUDGET: Final = 1000  # milliseconds for a decision, on average
CHUNK: Final = 10  # groups that a worker plays with the same bots
DIGITS: Final = 6
WINS: Final = "win rate"
REGRET: Final = "regret"

Entry = dict[str, Any]
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Task:
    """One task: the table, and the bots around the bot that is measured."""

    name: str
    edition: str
    opponents: tuple[str, ...]
    games: int
    options: Options = Options()
    measure: str = WINS

    @property
    def seats(self) -> int:
        return 1 + len(self.opponents)

    @property
    def par(self) -> float:
        """The score of a bot that is as good as the average of the table; of regret, the best."""
        return 0.0 if self.measure == REGRET else 1 / self.seats

    def match(self, spec: str) -> Match:
        """Return the match in which player 0 is the bot; all others are opponents."""
        distinct = tuple(dict.fromkeys(self.opponents))
        table = (0, *(1 + distinct.index(name) for name in self.opponents))
        specs, games = (spec, *distinct), self.games
        return Match(specs, (table,), self.edition, self.seats, games, SEED, self.options)


_ALL = (
    Task("duel-core", "second", ("perfect",), 600, Options(deck="none"), REGRET),
    Task("duel", "second", ("odds",), 600),
    Task("three", "second", ("odds", "greedy"), 600),
    Task("four", "second", ("odds", "greedy", "greedy"), 600),
    Task("dark-six", "dark", ("odds", "odds", "greedy", "greedy", "greedy"), 600),
    Task("first-four", "first", ("odds", "greedy", "greedy"), 600),
)
TASKS: Final = {task.name: task for task in _ALL}


def find_task(name: str) -> Task:
    if name not in TASKS:
        raise UserError("mistake-benchmark-task", task=name, known=", ".join(TASKS))
    return TASKS[name]


# --- playing -------------------------------------------------------------------------------------


def check_bot(task: Task, spec: str) -> None:
    """Raise UserError if the bot cannot play the task, or not twice in the same way."""
    if _is_timed(spec):
        raise UserError("mistake-benchmark-timed", bot=spec)
    with closing(make_bot(spec)) as bot:
        bot.check(first_state(task.edition, task.seats, task.options))
        bot.start()


def _is_timed(spec: str) -> bool:
    """Whether a time limits the search of a bot: its decisions depend on the machine."""
    spec = LEVELS.get(spec, spec)
    return spec == "search" or re.fullmatch(r"(search|champion):\d+ms", spec) is not None


def run_task(
    task: Task, spec: str, workers: int | str = "threads", progress: Progress = lambda games: None
) -> Entry:
    """Let a bot play all games of a task; return its result."""
    check_bot(task, spec)
    groups = range(task.match(spec).groups)
    games = play_groups(task, spec, groups, workers, progress)
    spent = sum(game.seconds for game in games)
    decisions = sum(game.decisions for game in games)
    lines = [game.line for game in games]
    return {
        "benchmark": VERSION,
        "task": task.name,
        "bot": spec,
        "sha256": file_hash(spec),
        **score(task, lines),
        "games": len(games),
        "milliseconds": round(1000 * spent / max(1, decisions), 3),
        "trouble": next((game.trouble for game in games if game.trouble), ""),
        "version": __version__,
        "packs": " ".join(command_options()),
        "date": date.today().isoformat(),
        "results": lines,
    }


@dataclass(frozen=True)
class PlayedGame:
    """One game of a task, as the bot played it."""

    line: str  # in the result
    decisions: int
    seconds: float  # of the bot
    trouble: str


def play_groups(
    task: Task,
    spec: str,
    groups: Sequence[int],
    workers: int | str = "threads",
    progress: Progress = lambda games: None,
) -> list[PlayedGame]:
    """Play the games of some groups, in order."""
    check_workers(workers)
    _load_code(task, spec)
    threads = cores() if workers in ("threads", "ray") else int(workers)
    found: list[PlayedGame] = []
    with ThreadPoolExecutor(threads) as pool:
        chunks = [groups[at : at + CHUNK] for at in range(0, len(groups), CHUNK)]
        for games in pool.map(partial(_play_chunk, task, spec), chunks):
            found += games
            progress(len(found))
    return found


def _load_code(task: Task, spec: str) -> None:
    """Load or compile machine code once, not in every worker."""
    needs: list[Any] = [begin, play_on, step]
    for each in task.match(spec).specs:
        with closing(make_bot(each)) as bot:
            needs += bot.needs
    load(*dict.fromkeys(needs))


def _play_chunk(task: Task, spec: str, groups: Sequence[int]) -> list[PlayedGame]:
    match = task.match(spec)
    with ExitStack() as stack:
        bots = [stack.enter_context(closing(make_bot(each))) for each in match.specs]
        watched = WatchedBot(bots[0], measures_regret=task.measure == REGRET)
        at_table = [watched, *bots[1:]]
        return [
            _play(match, at_table, watched, group, number, seats, task.measure)
            for group in groups
            for number, seats in enumerate(match.seating(group))
        ]


def _play(
    match: Match,
    bots: Sequence[Any],
    watched: WatchedBot,
    group: int,
    number: int,
    seats: Sequence[int],
    measure: str,
) -> PlayedGame:
    watched.begin()
    players = player_rows(bots, np.array([seats]))[1]
    game = group * match.games_per_group + number
    row = ExternalGame(match, [bots[player] for player in seats], players, game, NO_MOVES).play()
    won = row[SEAT_CELLS:].reshape(-1, CELLS_PER_SEAT)[: match.seats, WON]
    share = won[seats.index(0)] / max(1, won.sum())
    value = watched.regret if measure == REGRET else share
    line = f"{value:.{DIGITS}f} {watched.fingerprint()}"
    return PlayedGame(line, watched.decisions, watched.seconds, watched.trouble)


def file_hash(spec: str) -> str:
    """Return the SHA-256 of the file that a bot is loaded from; empty if there is none."""
    path = _bot_file(spec)
    if path is None or not path.is_file():
        return ""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _bot_file(spec: str) -> Path | None:
    key, _, parameter = spec.partition(":")
    if key == "py":
        return source_file(parameter.rpartition(":")[0])
    return Path(parameter) if key == "net" else None


# --- scores --------------------------------------------------------------------------------------


def score(task: Task, lines: Sequence[str]) -> Entry:
    """Return the score of all games and its 95 % interval, from the groups of games."""
    values = np.array([float(line.split()[0]) for line in lines]).reshape(-1, task.seats)
    groups = values.mean(axis=1)
    mean, total, squares = float(groups.mean()), float(groups.sum()), float((groups**2).sum())
    if task.measure == WINS:
        interval = win_interval(mean, values.size, len(groups), total, squares)
    else:
        interval = _mean_interval(mean, groups)
    ends = [round(end, DIGITS) for end in interval]
    return {"measure": task.measure, "score": round(mean, DIGITS), "interval": ends}


def _mean_interval(mean: float, groups: Any) -> tuple[float, float]:
    """Return Student's interval of a mean that is not negative."""
    error = float(groups.std(ddof=1)) / math.sqrt(len(groups))
    half = student_quantile(0.975, len(groups) - 1) * error
    return max(0.0, mean - half), mean + half
