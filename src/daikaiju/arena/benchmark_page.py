"""The page of the benchmark: tables and plots, generated only from result files.

Files in the folder `curves` are learning curves of examples/ppo.py.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ..text import UserError
from .benchmark import BUDGET, REGRET, TASKS, Entry, Task
from .benchmark_check import read_result
from .benchmark_plots import curve_plot, score_plot
from .confidence import wilson
from .ladder_page import markdown_table
from .match_text import percent, percent_range

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")

HEAD: Final = "<!-- Made by `daikaiju docs` from the results in benchmark/. Do not edit. -->"
CURVES: Final = "curves"
INTRODUCTION: Final = """\
Six named tasks with fixed opponents, games and seeds. [The benchmark](../benchmark.md) describes
them, how scores and intervals are computed, and how to add a result. Every row below is a file in
`docs/reference/benchmark/`, which `daikaiju benchmark verify` checks by playing games again."""


def page_files(folder: Path, stem: str) -> dict[str, str]:
    """Return the page and its plots by the names of their files."""
    found = _results(folder)
    curves = _curves(folder / CURVES)
    plots = {f"{stem}-{task}.svg": score_plot(TASKS[task], found[task]) for task in found}
    if curves:
        plots[f"{stem}-curves.svg"] = curve_plot(curves)
    return {f"{stem}.md": _page(found, curves, stem), **plots}


def _results(folder: Path) -> dict[str, list[Entry]]:
    """Return the results by task, the best first."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise UserError("mistake-benchmark-none", folder=str(folder))
    entries = [read_result(file) for file in files]
    return {
        name: sorted(mine, key=lambda entry: _order(task, entry))
        for name, task in TASKS.items()
        if (mine := [entry for entry in entries if entry["task"] == name])
    }


def _order(task: Task, entry: Entry) -> float:
    return float(entry["score"] if task.measure == REGRET else -entry["score"])


def _curves(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]


def _page(found: dict[str, list[Entry]], curves: Sequence[Entry], stem: str) -> str:
    parts = [HEAD, "# Benchmark results", INTRODUCTION]
    for name, entries in found.items():
        parts += [f"## {name}", _described(TASKS[name])]
        parts += [_table(TASKS[name], entries), f"![Scores of {name}]({stem}-{name}.svg)"]
    if curves:
        parts += ["## Learning curves", _curve_text(curves), _curve_table(curves)]
        parts += [f"![Learning curves]({stem}-curves.svg)"]
    return "\n\n".join(parts) + "\n"


def _described(task: Task) -> str:
    """Return a sentence on the table of a task and its score."""
    cards = " without cards" if task.options.deck == "none" else ""
    against = ", ".join(f"*{name}*" for name in task.opponents)
    table = f"{NUMBERS[task.seats].capitalize()} seats of the {task.edition} edition{cards}"
    if task.measure == REGRET:
        score = "The score is the regret: the win chance given away per game. Less is better."
    else:
        score = f"The score is the win rate. Par is {percent(task.par)}."
    return f"{table}, against {against}; {task.games} games. {score}"


def _table(task: Task, entries: Sequence[Entry]) -> str:
    heads = ["bot", task.measure, "95 % interval", "ms for a decision", "version", "date"]
    return markdown_table(heads, [_row(task, entry) for entry in entries])


def _row(task: Task, entry: Entry) -> list[str]:
    low, high = entry["interval"]
    if task.measure == REGRET:
        score, interval = f"{entry['score']:.4f}", f"{low:.4f}–{high:.4f}"
    else:
        score, interval = percent(entry["score"]), percent_range(entry["interval"])
    over = " (over the budget)" if entry["milliseconds"] > BUDGET else ""
    time = f"{entry['milliseconds']:.2f}{over}"
    return [f"*{bot_name(entry)}*", score, interval, time, entry["version"], entry["date"]]


def bot_name(entry: Entry) -> str:
    """Return the spec of a bot; of a network, only the name of its file."""
    key, _, parameter = entry["bot"].partition(":")
    return f"net:{Path(parameter).name}" if key == "net" else str(entry["bot"])


def _curve_text(curves: Sequence[Entry]) -> str:
    """Return how the networks were trained."""
    seeds = ", ".join(str(curve["seed"]) for curve in curves)
    first, last = curves[0], max(curve["decisions"] for curve in curves)
    against = ", ".join(f"*{name}*" for name in first["opponents"])
    cards = "" if first["cards"] else " without cards"
    return (
        f"`examples/ppo.py` on {first['seats']} seats of the {first['edition']} edition{cards} "
        f"against {against}, seeds {seeds}, up to {last:,} decisions: a small budget of some "
        f"minutes on one core, not the limit of the method. Each point is the win rate of the most "
        f"probable actions in {first['curve'][-1]['games']} games of a fixed seed; the table has "
        f"the final networks. Par is {percent(1 / first['seats'])}."
    )


def _curve_table(curves: Sequence[Entry]) -> str:
    """Return the win rate of the final network of each seed."""
    heads = ["seed", "decisions", "win rate", "95 % interval"]
    return markdown_table(heads, [_curve_row(curve, curve["curve"][-1]) for curve in curves])


def _curve_row(curve: Entry, end: Entry) -> list[str]:
    rate = end["won"] / end["games"]
    interval = percent_range([*wilson(rate, end["games"])])
    return [str(curve["seed"]), f"{end['decisions']:,}", percent(rate), interval]
