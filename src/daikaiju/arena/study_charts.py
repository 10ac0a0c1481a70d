"""The charts of a study as inline SVG, built like charts.py: colour and shape show the kind."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .charts import Scale, axis, drawing, grid, label, line, row, scale
from .study_stats import Card, Statistics
from .study_text import KINDS, added_text, name_text, points, price_text

ROW: Final = 24  # pixels
MIDDLE: Final = ROW / 2
HEIGHT: Final = 380  # height of the price chart in pixels
LINE_HEIGHT: Final = 15  # line height of names in pixels
MARK_DISTANCE: Final = 14.0  # distance of two marks in pixels
OFFSETS: Final = (0, -14, 14, -28, 28, -42, 42)  # horizontal offsets of overlapping marks in pixels

# CSS class and outline of each kind of card, centred at 0, 0.
SHAPES: Final = {
    "keep": ("bot-1", "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z"),
    "discard": ("bot-4", "M0 -7L7 0L0 7L-7 0z"),
    "tile": ("bot-3", "M0 -7L6.8 5.2L-6.8 5.2z"),
}


def mark(card: Card, x: str, y: float) -> str:
    """Return the mark of a card: hollow if a gift at the start undervalues it."""
    kind, outline = SHAPES[card["kind"]]
    full = "hollow" if card["note"] else "dot"
    return f'<svg x="{x}" y="{y:g}"><path class="{full} {kind}" d="{outline}"/></svg>'


def legend(cards: Sequence[Card]) -> str:
    """Return the legend of the marks of these cards."""
    kinds = {card["kind"] for card in cards}
    items = [
        f'<li><svg width="16" height="16" aria-hidden="true"><path class="dot {SHAPES[kind][0]}" '
        f'transform="translate(8 8)" d="{SHAPES[kind][1]}"/></svg>{words}</li>'
        for kind, words in KINDS.items()
        if kind in kinds
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


# --- all cards -----------------------------------------------------------------------------------


def dots(stats: Statistics) -> str:
    """Chart of every card with its interval, highest value first."""
    cards = stats["cards"]
    low = min(0.0, *(card["interval"][0] for card in cards))
    high = max(0.01, *(card["interval"][1] for card in cards))
    ruler = scale(low, high, 8)
    numbers = axis(ruler, lambda tick: points(tick, 0))
    return legend(cards) + numbers + "".join(_dot(card, ruler) for card in cards) + numbers


def _dot(card: Card, ruler: Scale) -> str:
    left, right = map(ruler.at, card["interval"])
    body = grid(ruler, ROW) + line(ruler.at(0), 0, ruler.at(0), ROW, "zero")
    body += line(left, MIDDLE, right, MIDDLE, "whisker")
    body += "".join(line(x, MIDDLE - 4, x, MIDDLE + 4, "whisker") for x in (left, right))
    body += mark(card, ruler.at(card["added"]), MIDDLE)
    name = f"<b>{escape(name_text(card))}</b> <small>{escape(price_text(card))}</small>"
    title = f"{card['title']}, {price_text(card)}: {added_text(card)} points"
    value, more = added_text(card).split(maxsplit=1)
    return row(name, drawing(ROW, title, body), value, more)


# --- prices --------------------------------------------------------------------------------------


def prices(stats: Statistics) -> str:
    """Chart of value by price with the regression line and the names of outliers."""
    found = stats["prices"]
    cards = [card for card in stats["cards"] if card["price"] is not None and not card["note"]]
    first, last = (pick(card["price"] for card in cards) for pick in (min, max))
    across = Scale(first - 0.6, last + 1.2, 1)
    up = scale(min(0.0, *(c["added"] for c in cards)), max(c["added"] for c in cards), 7)

    def height(value: float) -> float:
        return 12 + (HEIGHT - 44) * (up.high - value) / (up.high - up.low)

    body = "".join(_level(value, height(value)) for value in up.ticks())
    ends = [height(found["intercept"] + found["slope"] * price) for price in (first, last)]
    body += line(across.at(first), ends[0], across.at(last), ends[1], "par")
    named = {*found["bargains"], *found["overpriced"]}
    for price in range(first, last + 1):
        body += label(across.at(price), HEIGHT - 8, f"{price} ⚡")
        at_price = [(card, height(card["added"])) for card in cards if card["price"] == price]
        body += f'<svg x="{across.at(price)}">{_column(at_price, named)}</svg>'
    return legend(cards) + drawing(HEIGHT, f"Price and points added of {len(cards)} cards", body)


def _level(value: float, y: float) -> str:
    kind = "zero" if abs(value) < 1e-9 else "grid"
    return line("0%", y, "100%", y, kind) + label("0%", y - 4, points(value, 0), "tick from")


def _column(cards: Sequence[tuple[Card, float]], named: set[str]) -> str:
    """Place the cards of one price by value, highest first, without overlaps.

    Cards with a name come first and keep the space to their right free for it.
    """
    marks, names = "", ""
    placed: list[tuple[int, float]] = []
    free = 0.0  # where the next name may start
    for card, y in sorted(cards, key=lambda pair: pair[0]["id"] not in named):
        offset = next((x for x in OFFSETS if _is_free(x, y, placed)), OFFSETS[0])
        placed.append((offset, y))
        marks += mark(card, f"{offset}", y)
        if card["id"] in named:
            placed += [(x, y) for x in OFFSETS if x > 0]
            at = max(y + 4, free)
            names += label("11", at, card["title"], "number from")
            free = at + LINE_HEIGHT
    return marks + names


def _is_free(x: int, y: float, placed: Sequence[tuple[int, float]]) -> bool:
    return all(x != taken or abs(y - at) >= MARK_DISTANCE for taken, at in placed)
