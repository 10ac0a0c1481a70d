"""A match as one HTML page that holds everything: words, charts, table, and how to repeat it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from . import charts, match_text
from .html_page import framed
from .match_text import Figures, percent, percent_range

# Columns of the table of all figures: heading, and the cell of a bot.
COLUMNS: tuple[tuple[str, Callable[[dict[str, Any]], str]], ...] = (
    ("Games", lambda bot: f"{round(bot['seatings'] / bot['seats_a_table']):,}"),
    ("Seats", lambda bot: f"{bot['seats_a_table']:g}"),
    ("Win rate", lambda bot: percent(bot["win_rate"])),
    ("95 % interval", lambda bot: percent_range(bot["interval"])),
    ("By stars", lambda bot: percent(bot["won_by"]["stars"])),
    ("By survival", lambda bot: percent(bot["won_by"]["survival"])),
    ("Average place", lambda bot: f"{bot['average_place']:.2f}"),
    ("Rating", lambda bot: f"{bot['rating']['points']:.0f} ± {bot['rating']['plus_minus']:.0f}"),
    ("Stars", lambda bot: f"{bot['per_game']['stars']:.2f}"),
    ("Damage", lambda bot: f"{bot['per_game']['damage']:.2f}"),
    ("Energy", lambda bot: f"{bot['per_game']['energy']:.2f}"),
    ("Cards", lambda bot: f"{bot['per_game']['cards']:.2f}"),
)


def html(figures: Figures) -> str:
    """The report of a match; nothing in it comes from elsewhere."""
    return framed("report", _words(figures), _pictures(figures), figures["command"])


def _words(figures: Figures) -> dict[str, str]:
    """Whatever is plain text, not yet escaped."""
    specs = " · ".join(bot["spec"] for bot in figures["bots"])
    return {
        "title": f"{specs} – daikaiju arena",
        "date": figures["date"],
        "version": figures["version"],
        "headline": match_text.headline(figures),
        "verdict": match_text.verdict(figures),
        "par": match_text.par_text(figures),
        "endings": match_text.endings_text(figures),
        "lengths_text": match_text.lengths_text(figures),
        "again": match_text.again_text(figures),
        "many": str(len(figures["bots"])),
    }


def _pictures(figures: Figures) -> dict[str, str]:
    """Whatever is markup already."""
    return {
        "win_rates": charts.win_rates(figures),
        "ratings": charts.ratings(figures),
        "places": charts.places(figures),
        "ways_to_win": charts.ways_to_win(figures),
        "lengths": charts.lengths(figures),
        "turn_order": _multiples(charts.turn_order, figures),
        "profiles": _multiples(charts.profile, figures),
        "who": _who(figures),
        "notices": _notices(figures),
        "facts": _facts(figures),
        "table": _table(figures),
        "method": _method(figures),
    }


def _multiples(chart: Callable[[Any, Figures], str], figures: Figures) -> str:
    """One small picture a bot."""
    return "".join(
        f'<div class="multiple"><h3>{charts.name_of(bot)}</h3>{chart(bot, figures)}</div>'
        for bot in figures["bots"]
    )


def _who(figures: Figures) -> str:
    """The bots, introduced."""
    return "".join(
        f"<li><b>{escape(bot['spec'])}</b> · {escape(bot['sentence'])}</li>"
        for bot in figures["bots"]
    )


def _notices(figures: Figures) -> str:
    """What the reader must know before believing a figure."""
    notices = []
    if match_text.stopped(figures):
        notices.append(escape(match_text.stopped(figures)))
    if match_text.troubles(figures):
        items = "".join(f"<li>{escape(trouble)}</li>" for trouble in match_text.troubles(figures))
        notices.append(f"Not every bot played by itself to the end:<ul>{items}</ul>")
    return "".join(f'<div class="notice" role="note">{text}</div>' for text in notices)


def _facts(figures: Figures) -> str:
    facts = {
        "Table": match_text.table_text(figures),
        "Games": f"{figures['games']:,}",
        "Turns a game": f"{figures['lengths']['mean']:.1f}",
        "Games a second": f"{figures['games_a_second']:,.0f}",
        "Seed": str(figures["seed"]),
    }
    return "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )


def _table(figures: Figures) -> str:
    heads = _cells(("Bot", *(heading for heading, _ in COLUMNS)), "col")
    rows = "".join(_row(bot) for bot in figures["bots"])
    return (
        "<table><caption>The figures of every bot, the best first</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cells(headings: Iterable[str], scope: str) -> str:
    return "".join(f'<th scope="{scope}">{escape(heading)}</th>' for heading in headings)


def _row(bot: dict[str, Any]) -> str:
    cells = "".join(f"<td>{escape(cell(bot))}</td>" for _, cell in COLUMNS)
    return f"<tr>{_cells([bot['spec']], 'row')}{cells}</tr>"


def _method(figures: Figures) -> str:
    return "".join(f"<p>{escape(text)}</p>" for text in match_text.method(figures))
