"""A whole game as a picture: hearts and stars of every monster over time, and who held Tokyo.

timeline(states)           # in a notebook: the positions of a game, from the first on
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..rules.constants import CITY, FULL_HEALTH, NOBODY, STARS_TO_WIN
from ..rules.operations import holder
from ..rules.state import State
from . import svg_shapes as signs
from .notation import monster_name
from .picture import EDGE, WIDTH, Picture, moment, monster_title, sheet
from .svg_shapes import box, group, text

LEFT: Final = EDGE + 30  # room for the numbers
RIGHT: Final = WIDTH - EDGE - 128  # … and for the names
CHART: Final = 150  # how high a chart is
LETTERS: Final = 15  # the least between two names

Row = Callable[[State], Sequence[int]]


def timeline(states: Sequence[State]) -> Picture:
    """The course of a game, given its positions in order."""
    if not states:
        raise ValueError("a timeline needs at least one position: there was none")
    body = text(EDGE, 30, moment(states[-1]), 20, weight=700)
    y = 70.0
    for name, row, most in (("Stars", _stars, STARS_TO_WIN), ("Hearts", _hearts, FULL_HEALTH)):
        body += _chart(states, name, row, max(most, *(max(row(s)) for s in states)), y)
        y += CHART + 42
    body += _tokyo(states, y - 10) + _axis(states, y + 24)
    title = f"Stars and hearts in {len(states)} positions. {moment(states[-1])}."
    return sheet(title, body, y + 40)


def _stars(state: State) -> Sequence[int]:
    return state.stars


def _hearts(state: State) -> Sequence[int]:
    return state.health


def _across(states: Sequence[State], index: float) -> float:
    return LEFT + (RIGHT - LEFT) * index / max(1, len(states) - 1)


def _chart(states: Sequence[State], name: str, row: Row, most: int, top: float) -> str:
    """One number of all monsters over time: a line for each, with its name at the end."""

    def down(value: float) -> float:
        return top + CHART * (1 - value / most)

    body = text(EDGE, top - 10, name, 13, weight=600)
    for tick in range(0, most + 1, 5):
        body += box(LEFT, down(tick) - 0.5, RIGHT - LEFT, 1, "rail", 0)
        body += text(LEFT - 8, down(tick) + 4, str(tick), 11, "soft", anchor="end")
    lasts = {seat: down(row(states[-1])[seat]) for seat in range(states[0].seats)}
    for seat, at in _spread(lasts).items():
        colour = signs.colour_of(monster_name(states[0], seat))
        line = _steps(states, [down(row(state)[seat]) for state in states])
        path = f'<path fill="none" stroke="{colour}" stroke-width="2.4" d="{line}"/>'
        title = monster_title(states[0], seat)
        words = text(RIGHT + 26, at + 4, title, 12)
        body += group(title, path + signs.head(monster_name(states[0], seat), RIGHT + 14, at, 16))
        body += words
    return body


def _steps(states: Sequence[State], heights: Sequence[float]) -> str:
    """A line that is level between changes."""
    path = f"M{_across(states, 0):.1f} {heights[0]:.1f}"
    for index in range(1, len(heights)):
        if heights[index] != heights[index - 1]:
            path += f"H{_across(states, index):.1f}V{heights[index]:.1f}"
    return f"{path}H{_across(states, len(states) - 1):.1f}"


def _spread(places: dict[int, float]) -> dict[int, float]:
    """The same places in the same order, pushed apart upwards so that names can be read."""
    spread: dict[int, float] = {}
    last = float("inf")
    for seat, at in sorted(places.items(), key=lambda place: -place[1]):
        last = min(at, last - LETTERS)
        spread[seat] = last
    return spread


def _tokyo(states: Sequence[State], top: float) -> str:
    """Who held Tokyo City, as a band in the colours of the monsters."""
    body = text(EDGE, top + 3, "Tokyo City", 13, weight=600)
    body += box(LEFT, top + 10, RIGHT - LEFT, 12, "rail", 0)
    start = 0
    for index in range(1, len(states) + 1):
        held = holder(states[start], CITY)
        if index < len(states) and holder(states[index], CITY) == held:
            continue
        if held != NOBODY:
            left, right = _across(states, start), _across(states, min(index, len(states) - 1))
            colour = signs.colour_of(monster_name(states[0], held))
            piece = f'<rect x="{left:.1f}" y="{top + 10:g}" width="{right - left:.1f}" height="12" '
            body += group(monster_title(states[0], held), f'{piece}fill="{colour}"/>')
        start = index
    return body


def _axis(states: Sequence[State], y: float) -> str:
    body = text(RIGHT + 26, y, "decisions", 11, "soft")
    last = len(states) - 1
    for quarter in range(5):
        index = round(last * quarter / 4)
        body += text(_across(states, index), y, str(index), 11, "soft", anchor="middle")
    return body
