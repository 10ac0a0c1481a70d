"""Plots of the benchmark as SVG files: scores with intervals, and learning curves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from .benchmark import REGRET, Entry, Task
from .charts import Scale, scale
from .confidence import wilson

WIDTH: Final = 720
LEFT: Final = 190  # of the plot area
RIGHT: Final = 24
ROW: Final = 34
TOP: Final = 14
BOTTOM: Final = 40
CURVE_HEIGHT: Final = 300
COLOURS: Final = ("#2a6fb0", "#b3472f", "#2f8554", "#7a4fa3", "#8a6d1d", "#4f6470")
INK: Final = "#333"


def score_plot(task: Task, entries: Sequence[Entry]) -> str:
    """Return the scores of a task as dots with intervals, one row for each bot."""
    ruler = scale(0, max(task.par, *(entry["interval"][1] for entry in entries)))
    height = TOP + ROW * len(entries) + BOTTOM
    body = [_grid(ruler, TOP, height - BOTTOM, task.measure == REGRET)]
    if task.par:
        body.append(
            _line(_x(ruler, task.par), TOP, _x(ruler, task.par), height - BOTTOM, "#b3472f")
        )
        body.append(_text(_x(ruler, task.par), height - 6, "par", "middle", "#b3472f"))
    for number, entry in enumerate(entries):
        body += _score_row(ruler, entry, TOP + ROW * (number + 0.5))
    title = f"{task.name}: {task.measure}"
    return _svg(height, title, body)


def _score_row(ruler: Scale, entry: Entry, y: float) -> Iterable[str]:
    low, high = (_x(ruler, end) for end in entry["interval"])
    key, _, parameter = entry["bot"].partition(":")
    name = f"net:{Path(parameter).name}" if key == "net" else entry["bot"]
    yield _text(LEFT - 12, y + 5, name, "end")
    yield _line(low, y, high, y, COLOURS[0], 2)
    for end in (low, high):
        yield _line(end, y - 5, end, y + 5, COLOURS[0], 2)
    dot = _x(ruler, entry["score"])
    yield f'<circle cx="{dot:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[0]}"/>'


def curve_plot(curves: Sequence[Entry]) -> str:
    """Return the win rates over the decisions of the training, one line for each seed."""
    points = [
        [
            (point["decisions"], point["won"] / point["games"], point["games"])
            for point in c["curve"]
        ]
        for c in curves
    ]
    across = scale(0, max(x for line in points for x, _, _ in line))
    up = scale(0, max(wilson(y, games)[1] for line in points for _, y, games in line))
    height = TOP + CURVE_HEIGHT + BOTTOM
    body = [_grid(across, TOP, height - BOTTOM, True, decisions=True)]
    for tick in up.ticks():
        body.append(_line(LEFT, _y(up, tick), WIDTH - RIGHT, _y(up, tick), "#ddd"))
        body.append(_text(LEFT - 8, _y(up, tick) + 5, f"{100 * tick:.0f} %", "end"))
    for number, (curve, line) in enumerate(zip(curves, points, strict=True)):
        body += _curve(across, up, line, COLOURS[number % len(COLOURS)])
        label = f"seed {curve['seed']}"
        body.append(_text(20, TOP + 20 + 22 * number, label, "start", COLOURS[number % 6]))
    return _svg(height, "Win rate over decisions of the training", body)


def _curve(across: Scale, up: Scale, line: Sequence[Any], colour: str) -> Iterable[str]:
    places = [(_x(across, x), _y(up, y), games, y) for x, y, games in line]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _, _ in places)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, _, games, rate in places:
        low, high = wilson(rate, games)
        yield _line(x, _y(up, low), x, _y(up, high), colour)


# --- pieces --------------------------------------------------------------------------------------


def _x(ruler: Scale, value: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - ruler.low) / (ruler.high - ruler.low)


def _y(ruler: Scale, value: float) -> float:
    return TOP + CURVE_HEIGHT * (1 - (value - ruler.low) / (ruler.high - ruler.low))


def _grid(ruler: Scale, top: float, end: float, plain: bool, decisions: bool = False) -> str:
    """Return vertical lines with numbers: per cent, plain numbers, or millions of decisions."""
    parts = []
    for tick in ruler.ticks():
        x = _x(ruler, tick)
        text = f"{tick:g}" if plain else f"{100 * tick:.0f} %"
        parts.append(_line(x, top, x, end, "#ddd"))
        parts.append(_text(x, end + 18, f"{tick / 1e6:g} M" if decisions else text, "middle"))
    return "".join(parts)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {place}>{escape(text)}</text>"


def _svg(height: float, title: str, body: Iterable[str]) -> str:
    """Return a drawing on white, readable on a dark page, too."""
    size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
    style = 'font-family="system-ui, sans-serif" font-size="14" role="img"'
    ground = f'<rect width="{WIDTH}" height="{height:g}" fill="#fff"/>'
    inner = "\n".join(body)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
    return f"{head}<title>{escape(title)}</title>{ground}\n{inner}\n</svg>\n"
