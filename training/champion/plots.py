"""Line plots as SVG files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from daikaiju.arena.charts import Scale, scale

WIDTH: Final = 560
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 16, 48
COLOURS: Final = ("#2a6fb0", "#b3472f", "#2f8554", "#7a4fa3", "#8a6d1d", "#4f6470")
INK: Final = "#333"
Points = Sequence[tuple[float, float]]


def line_plot(
    title: str,
    across: str,
    up: str,
    lines: Mapping[str, Points],
    diagonal: bool = False,
    joined: bool = True,
) -> str:
    """Return a plot with one line for each entry, or only its points.

    A diagonal shows where both axes are equal.
    """
    points = [point for line in lines.values() for point in line]
    x = scale(min(p[0] for p in points), max(p[0] for p in points))
    y = scale(min(p[1] for p in points), max(p[1] for p in points))
    body = [*_axes(x, y, across, up)]
    if diagonal:
        low, high = max(x.low, y.low), min(x.high, y.high)
        body.append(_path(x, y, ((low, low), (high, high)), "#999", dashed=True))
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        if joined:
            body.append(_path(x, y, line, colour))
        body += [
            f'<circle cx="{_x(x, a):.1f}" cy="{_y(y, b):.1f}" r="3" fill="{colour}"/>'
            for a, b in line
        ]
        body.append(_text(WIDTH - RIGHT + 12, TOP + 18 * (number + 1), name, "start", colour))
    return _svg(title, body)


def _axes(x: Scale, y: Scale, across: str, up: str) -> Iterable[str]:
    bottom = HEIGHT - BOTTOM
    for tick in x.ticks():
        yield _line(_x(x, tick), TOP, _x(x, tick), bottom)
        yield _text(_x(x, tick), bottom + 18, f"{tick:g}", "middle")
    for tick in y.ticks():
        yield _line(LEFT, _y(y, tick), WIDTH - RIGHT, _y(y, tick))
        yield _text(LEFT - 8, _y(y, tick) + 5, f"{tick:g}", "end")
    yield _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, across, "middle")
    middle = (TOP + bottom) / 2
    yield f'<g transform="rotate(-90 14 {middle:g})">{_text(14, middle, up, "middle")}</g>'


def _x(ruler: Scale, value: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - ruler.low) / (ruler.high - ruler.low)


def _y(ruler: Scale, value: float) -> float:
    part = (value - ruler.low) / (ruler.high - ruler.low)
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * part


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="#ddd"/>'


def _path(x: Scale, y: Scale, points: Points, colour: str, dashed: bool = False) -> str:
    steps = " ".join(f"{_x(x, a):.1f},{_y(y, b):.1f}" for a, b in points)
    dashes = ' stroke-dasharray="5 5"' if dashed else ""
    return f'<polyline points="{steps}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {place}>{escape(text)}</text>"


def _svg(title: str, body: Iterable[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    style = 'font-family="system-ui, sans-serif" font-size="13" role="img"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    inner = "\n".join(body)
    return f"{head}<title>{escape(title)}</title>{ground}\n{inner}\n</svg>\n"
