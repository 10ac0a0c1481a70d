"""A study as one HTML page that holds everything: words, pictures, a table to sort, the method."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from . import match_text, study_charts
from . import study_text as words
from .html_page import framed
from .study_stats import Card, Figures

# Columns of the table: heading, the cell of a card, and what it is sorted by.
COLUMNS: tuple[tuple[str, Callable[[Card], str], Callable[[Card], Any]], ...] = (
    ("Kind", lambda c: c["kind"].capitalize(), lambda c: c["kind"]),
    ("Price", words.price_text, lambda c: c["level"] if c["price"] is None else c["price"]),
    ("Wins with it", lambda c: match_text.percent(c["with"]), lambda c: c["with"]),
    ("Points added", lambda c: words.points(c["added"]), lambda c: c["added"]),
    ("95 % interval", words.range_text, lambda c: c["interval"][0]),
    ("Per energy", words.per_energy_text, lambda c: c["per_energy"] or 0),
)


def html(figures: Figures) -> str:
    """The report of a study; nothing in it comes from elsewhere."""
    return framed("study", _words(figures), _pictures(figures), figures["command"])


def _words(figures: Figures) -> dict[str, str]:
    """Whatever is plain text, not yet escaped."""
    return {
        "title": f"What cards add: {figures['edition']} edition – daikaiju",
        "date": figures["date"],
        "version": figures["version"],
        "bot": figures["bot"],
        "headline": words.headline(figures),
        "verdict": words.verdict(figures),
        "caution": words.caution(figures),
        "asked": f"{figures['asked']:,}",
    }


def _pictures(figures: Figures) -> dict[str, str]:
    """Whatever is markup already."""
    return {
        "notices": _paragraphs("notice", [match_text.stopped(figures)]),
        "facts": _facts(figures),
        "dots": study_charts.dots(figures),
        "remarks": _paragraphs("remark", [*words.notes(figures), words.left_out(figures)]),
        "prices": _prices(figures),
        "table": _table(figures),
        "method": _paragraphs("", words.method(figures)),
    }


def _paragraphs(kind: str, texts: list[str]) -> str:
    return "".join(f'<p class="{kind}">{escape(text)}</p>' for text in texts if text)


def _facts(figures: Figures) -> str:
    facts = {
        "Bot": figures["bot"],
        "Table": f"{figures['edition']} edition, {figures['seats']} seats",
        "Pairs a card": f"{figures['pairs']:,}",
        "Games": f"{figures['games']:,}",
        "Seed": str(figures["seed"]),
    }
    return "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )


def _prices(figures: Figures) -> str:
    """The finding on prices; nothing where there are too few cards for it."""
    if not figures["prices"]:
        return ""
    told = f"{words.prices_text(figures)} {words.bargains_text(figures)}"
    return (
        f'<section class="wide"><h2>Price and value</h2><p>{escape(told)}</p>'
        f'<div class="chart">{study_charts.prices(figures)}</div></section>'
    )


# --- the table -----------------------------------------------------------------------------------


def _table(figures: Figures) -> str:
    heads = "".join(_heading(name) for name in ("Card", *(name for name, _, _ in COLUMNS)))
    rows = "".join(_row(card) for card in figures["cards"])
    return (
        "<table><caption>The figures of every card, what adds most first</caption>"
        f'<thead><tr>{heads}<th scope="col" class="words">What it does</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _heading(name: str) -> str:
    order = ' aria-sort="descending"' if name == "Points added" else ""
    return f'<th scope="col"{order}><button type="button">{escape(name)}</button></th>'


def _row(card: Card) -> str:
    cells = "".join(
        f'<td data-by="{escape(str(by(card)))}">{escape(cell(card))}</td>'
        for _, cell, by in COLUMNS
    )
    name = escape(words.name_text(card))
    first = f'<th scope="row" data-by="{escape(card["title"])}">{name}</th>'
    return f'<tr>{first}{cells}<td class="words">{escape(card["effect"])}</td></tr>'
