"""Draws a whole game as SVG: hearts and stars of each monster over time, and the occupant of Tokyo.

draw_timeline(states)           # in a notebook: the positions of a game, in order
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..rules.constants import CITY, FULL_HEALTH, NOBODY, STARS_TO_WIN
from ..rules.operations import occupant
from ..rules.state import State
from . import svg_shapes as shapes
from .notation import monster_name
from .picture import EDGE, WIDTH, Picture, make_picture, monster_title, turn_title
from .svg_shapes import box, group, text

LEFT: Final = EDGE + 30  # leaves space for the numbers
RIGHT: Final = WIDTH - EDGE - 128  # leaves space for the names
CHART_HEIGHT: Final = 150
LABEL_GAP: Final = 15  # minimum distance of two names

Row = Callable[[State], Sequence[int]]


def draw_timeline(states: Sequence[State]) -> Picture:
    """Return a picture of a game, given its positions in order."""
    if not states:
        raise ValueError("a timeline needs at least one position")
    body = text(EDGE, 30, turn_title(states[-1]), 20, weight=700)
    y = 70.0
    for name, row, most in (("Stars", _stars, STARS_TO_WIN), ("Hearts", _hearts, FULL_HEALTH)):
        body += _chart(states, name, row, max(most, *(max(row(s)) for s in states)), y)
        y += CHART_HEIGHT + 42
    body += _tokyo_band(states, y - 10) + _axis(states, y + 24)
    title = f"Stars and hearts in {len(states)} positions. {turn_title(states[-1])}."
    return make_picture(title, body, y + 40)


def _stars(state: State) -> Sequence[int]:
    return state.stars


def _hearts(state: State) -> Sequence[int]:
    return state.health


def _x(states: Sequence[State], index: float) -> float:
    """Return the x coordinate of the position with this index."""
    return LEFT + (RIGHT - LEFT) * index / max(1, len(states) - 1)


def _chart(states: Sequence[State], name: str, row: Row, most: int, top: float) -> str:
    """Return a chart of one value over time: a line for each monster, with its name at the end."""

    def y_of(value: float) -> float:
        return top + CHART_HEIGHT * (1 - value / most)

    body = text(EDGE, top - 10, name, 13, weight=600)
    for tick in range(0, most + 1, 5):
        body += box(LEFT, y_of(tick) - 0.5, RIGHT - LEFT, 1, "rail", 0)
        body += text(LEFT - 8, y_of(tick) + 4, str(tick), 11, "soft", anchor="end")
    last_ys = {seat: y_of(row(states[-1])[seat]) for seat in range(states[0].seats)}
    for seat, label_y in _spread_labels(last_ys).items():
        colour = shapes.colour_of(monster_name(states[0], seat))
        line = _step_path(states, [y_of(row(state)[seat]) for state in states])
        path = f'<path fill="none" stroke="{colour}" stroke-width="2.4" d="{line}"/>'
        title = monster_title(states[0], seat)
        words = text(RIGHT + 26, label_y + 4, title, 12)
        head = shapes.head(monster_name(states[0], seat), RIGHT + 14, label_y, 16)
        body += group(title, path + head) + words
    return body


def _step_path(states: Sequence[State], heights: Sequence[float]) -> str:
    """Return the path of a step line."""
    path = f"M{_x(states, 0):.1f} {heights[0]:.1f}"
    for index in range(1, len(heights)):
        if heights[index] != heights[index - 1]:
            path += f"H{_x(states, index):.1f}V{heights[index]:.1f}"
    return f"{path}H{_x(states, len(states) - 1):.1f}"


def _spread_labels(heights: dict[int, float]) -> dict[int, float]:
    """Return the heights in the same order, moved up so that labels do not overlap."""
    spread: dict[int, float] = {}
    last = float("inf")
    for seat, height in sorted(heights.items(), key=lambda item: -item[1]):
        last = min(height, last - LABEL_GAP)
        spread[seat] = last
    return spread


def _tokyo_band(states: Sequence[State], top: float) -> str:
    """Return the occupants of Tokyo City as a band in the colours of the monsters."""
    body = text(EDGE, top + 3, "Tokyo City", 13, weight=600)
    body += box(LEFT, top + 10, RIGHT - LEFT, 12, "rail", 0)
    start = 0
    for index in range(1, len(states) + 1):
        seat = occupant(states[start], CITY)
        if index < len(states) and occupant(states[index], CITY) == seat:
            continue
        if seat != NOBODY:
            left, right = _x(states, start), _x(states, min(index, len(states) - 1))
            colour = shapes.colour_of(monster_name(states[0], seat))
            piece = f'<rect x="{left:.1f}" y="{top + 10:g}" width="{right - left:.1f}" height="12" '
            body += group(monster_title(states[0], seat), f'{piece}fill="{colour}"/>')
        start = index
    return body


def _axis(states: Sequence[State], y: float) -> str:
    body = text(RIGHT + 26, y, "decisions", 11, "soft")
    last = len(states) - 1
    for quarter in range(5):
        index = round(last * quarter / 4)
        body += text(_x(states, index), y, str(index), 11, "soft", anchor="middle")
    return body
