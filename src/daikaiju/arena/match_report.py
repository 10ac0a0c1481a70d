"""A match as one self-contained HTML page: text, charts, table, and how to repeat it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from . import charts, match_text
from .html_page import render_page
from .match_text import Statistics, percent, percent_range

# Columns of the table of all statistics: heading, and the cell of a bot.
COLUMNS: tuple[tuple[str, Callable[[dict[str, Any]], str]], ...] = (
    ("Games", lambda bot: f"{round(bot['seatings'] / bot['seats_a_table']):,}"),
    ("Seats", lambda bot: f"{bot['seats_a_table']:g}"),
    ("Win rate", lambda bot: percent(bot["win_rate"])),
    ("95 % interval", lambda bot: percent_range(bot["interval"])),
    ("By stars", lambda bot: percent(bot["won_by"]["stars"])),
    ("By survival", lambda bot: percent(bot["won_by"]["survival"])),
    ("Average rank", lambda bot: f"{bot['average_place']:.2f}"),
    ("Rating", lambda bot: f"{bot['rating']['points']:.0f} ± {bot['rating']['plus_minus']:.0f}"),
    ("Stars", lambda bot: f"{bot['per_game']['stars']:.2f}"),
    ("Damage", lambda bot: f"{bot['per_game']['damage']:.2f}"),
    ("Energy", lambda bot: f"{bot['per_game']['energy']:.2f}"),
    ("Cards", lambda bot: f"{bot['per_game']['cards']:.2f}"),
)


def html(stats: Statistics) -> str:
    """Return the report of a match; it needs no external resources."""
    return render_page("report", _words(stats), _pictures(stats), stats["command"])


def _words(stats: Statistics) -> dict[str, str]:
    """Return the plain-text parts, not yet escaped."""
    specs = " · ".join(bot["spec"] for bot in stats["bots"])
    return {
        "title": f"{specs} – daikaiju arena",
        "date": stats["date"],
        "version": stats["version"],
        "headline": match_text.headline(stats),
        "verdict": match_text.verdict(stats),
        "par": match_text.par_text(stats),
        "endings": match_text.endings_text(stats),
        "lengths_text": match_text.lengths_text(stats),
        "again": match_text.again_text(stats),
        "many": str(len(stats["bots"])),
    }


def _pictures(stats: Statistics) -> dict[str, str]:
    """Return the parts that are markup."""
    return {
        "win_rates": charts.win_rates(stats),
        "ratings": charts.ratings(stats),
        "ranks": charts.ranks(stats),
        "ways_to_win": charts.ways_to_win(stats),
        "lengths": charts.lengths(stats),
        "turn_order": _multiples(charts.turn_order, stats),
        "profiles": _multiples(charts.profile, stats),
        "who": _bot_list(stats),
        "notices": _notices(stats),
        "facts": _facts(stats),
        "table": _table(stats),
        "method": _method(stats),
    }


def _multiples(chart: Callable[[Any, Statistics], str], stats: Statistics) -> str:
    """Return one small chart per bot."""
    return "".join(
        f'<div class="multiple"><h3>{charts.name_of(bot)}</h3>{chart(bot, stats)}</div>'
        for bot in stats["bots"]
    )


def _bot_list(stats: Statistics) -> str:
    """Return a list of the bots with their descriptions."""
    return "".join(
        f"<li><b>{escape(bot['spec'])}</b> · {escape(bot['sentence'])}</li>"
        for bot in stats["bots"]
    )


def _notices(stats: Statistics) -> str:
    """Return warnings: an interrupted match, failed bots."""
    notices = []
    if match_text.interruption(stats):
        notices.append(escape(match_text.interruption(stats)))
    if match_text.troubles(stats):
        items = "".join(f"<li>{escape(trouble)}</li>" for trouble in match_text.troubles(stats))
        notices.append(f"Some bots failed and were replaced by random:<ul>{items}</ul>")
    return "".join(f'<div class="notice" role="note">{text}</div>' for text in notices)


def _facts(stats: Statistics) -> str:
    facts = {
        "Table": match_text.table_text(stats),
        "Games": f"{stats['games']:,}",
        "Turns a game": f"{stats['lengths']['mean']:.1f}",
        "Games a second": f"{stats['games_a_second']:,.0f}",
        "Seed": str(stats["seed"]),
    }
    return "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )


def _table(stats: Statistics) -> str:
    heads = _cells(("Bot", *(heading for heading, _ in COLUMNS)), "col")
    rows = "".join(_row(bot) for bot in stats["bots"])
    return (
        "<table><caption>The figures of every bot, the best first</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cells(headings: Iterable[str], scope: str) -> str:
    return "".join(f'<th scope="{scope}">{escape(heading)}</th>' for heading in headings)


def _row(bot: dict[str, Any]) -> str:
    cells = "".join(f"<td>{escape(cell(bot))}</td>" for _, cell in COLUMNS)
    return f"<tr>{_cells([bot['spec']], 'row')}{cells}</tr>"


def _method(stats: Statistics) -> str:
    return "".join(f"<p>{escape(text)}</p>" for text in match_text.method(stats))
