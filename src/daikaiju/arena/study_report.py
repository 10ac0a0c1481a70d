"""A study as one self-contained HTML page: text, charts, a sortable table, the method."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from . import match_text, study_charts, study_text
from .html_page import render_page
from .study_stats import Card, Statistics

# Columns of the table: heading, the cell of a card, and its sort key.
COLUMNS: tuple[tuple[str, Callable[[Card], str], Callable[[Card], Any]], ...] = (
    ("Kind", lambda c: c["kind"].capitalize(), lambda c: c["kind"]),
    ("Price", study_text.price_text, lambda c: c["level"] if c["price"] is None else c["price"]),
    ("Wins with it", lambda c: match_text.percent(c["with"]), lambda c: c["with"]),
    ("Points added", lambda c: study_text.points(c["added"]), lambda c: c["added"]),
    ("95 % interval", study_text.range_text, lambda c: c["interval"][0]),
    ("Per energy", study_text.per_energy_text, lambda c: c["per_energy"] or 0),
)


def html(stats: Statistics) -> str:
    """Return the report of a study; it needs no external resources."""
    return render_page("study", _words(stats), _pictures(stats), stats["command"])


def _words(stats: Statistics) -> dict[str, str]:
    """Return the plain-text parts, not yet escaped."""
    return {
        "title": f"What cards add: {stats['edition']} edition – daikaiju",
        "date": stats["date"],
        "version": stats["version"],
        "bot": stats["bot"],
        "headline": study_text.headline(stats),
        "verdict": study_text.verdict(stats),
        "caution": study_text.caution(stats),
        "asked": f"{stats['asked']:,}",
    }


def _pictures(stats: Statistics) -> dict[str, str]:
    """Return the parts that are markup."""
    return {
        "notices": _paragraphs("notice", [match_text.interruption(stats)]),
        "facts": _facts(stats),
        "dots": study_charts.dots(stats),
        "remarks": _paragraphs("remark", [*study_text.notes(stats), study_text.left_out(stats)]),
        "prices": _prices(stats),
        "table": _table(stats),
        "method": _paragraphs("", study_text.method(stats)),
    }


def _paragraphs(kind: str, texts: list[str]) -> str:
    return "".join(f'<p class="{kind}">{escape(text)}</p>' for text in texts if text)


def _facts(stats: Statistics) -> str:
    facts = {
        "Bot": stats["bot"],
        "Table": f"{stats['edition']} edition, {stats['seats']} seats",
        "Pairs a card": f"{stats['pairs']:,}",
        "Games": f"{stats['games']:,}",
        "Seed": str(stats["seed"]),
    }
    return "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )


def _prices(stats: Statistics) -> str:
    """Return the finding on prices; empty if there are too few cards."""
    if not stats["prices"]:
        return ""
    text = f"{study_text.prices_text(stats)} {study_text.bargains_text(stats)}"
    return (
        f'<section class="wide"><h2>Price and value</h2><p>{escape(text)}</p>'
        f'<div class="chart">{study_charts.prices(stats)}</div></section>'
    )


# --- the table -----------------------------------------------------------------------------------


def _table(stats: Statistics) -> str:
    heads = "".join(_heading(name) for name in ("Card", *(name for name, _, _ in COLUMNS)))
    rows = "".join(_row(card) for card in stats["cards"])
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
    name = escape(study_text.name_text(card))
    first = f'<th scope="row" data-by="{escape(card["title"])}">{name}</th>'
    return f'<tr>{first}{cells}<td class="words">{escape(card["effect"])}</td></tr>'
