"""A lab as one self-contained HTML page: findings, charts, tables and the method."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from . import lab_text
from .charts import Scale, axis, drawing, grid, line, row, scale
from .html_page import render_page
from .lab import ENERGIES
from .match_text import interruption, percent
from .study_text import points

Statistics = dict[str, Any]

ROW: Final = 26  # pixels
MIDDLE: Final = ROW / 2
COLOURS: Final = ("bot-1", "bot-4")  # of the bots, in frame.css
EDITIONS: Final = {"first": "First", "second": "Second", "dark": "Dark"}
MEASURES: Final = {
    "turns": "Turns",
    "stars": "Ends by stars",
    "survival": "Ends by survival",
    "nobody": "Nobody wins",
    "first_player": "First player wins",
    "strong_bot": "Strong bot wins",
}


# --- cards ---------------------------------------------------------------------------------------


def cards_html(stats: Statistics) -> str:
    """Return the balance report of cards; it needs no external resources."""
    words = {
        **_common_words(stats),
        "title": "Balance report – daikaiju",
        "headline": lab_text.headline(stats),
        "verdict": " ".join(lab_text.price_findings(stats)),
    }
    pictures = {
        **_common_pictures(stats, {"Packs": ", ".join(stats["packs"]) or "none"}),
        "sections": _card_sections(stats),
        "method": _paragraphs("", CARD_METHOD),
    }
    return render_page("lab", words, pictures, stats["command"])


CARD_METHOD: Final = (
    "The same bot plays every seat. An opening of one to four rounds is played; then the monster "
    "whose turn begins gets a gift, and the game goes on. Every gift is tried in the same position "
    "with the same random numbers, so that the gift is the only difference. The cards of this "
    "report are not in the deck.",
    "Points added are percentage points of win rate of the monster with the gift, less those "
    "without it. The fair price is the amount of energy that adds as much when it is the gift: at "
    "this price, a buyer wins as often as a monster that keeps its energy. Its interval contains "
    "the amounts from which the card does not differ significantly.",
    "Partners: all cards that a monster keeps were tried together with the card in few games. The "
    "three best and the three worst were played again with new random numbers; those whose 95 % "
    "interval does not contain zero are shown. Of twenty shown, about one is there by chance.",
    "A bot that uses a card badly makes it look weak. Compare both bots, and your own games.",
)


def _card_sections(stats: Statistics) -> str:
    parts = [
        _section(
            "Win rate added",
            "Percentage points of win rate that the card adds, with the 95 % interval.",
            _legend(stats["bots"]) + _added_chart(stats),
        ),
        _section(
            "Price",
            "The dot is the fair price with its interval, the stroke is the price of the card.",
            _legend(stats["bots"]) + _price_chart(stats),
        ),
        _section(
            "By edition and table size",
            f"Points added, as {stats['bots'][0]} plays, by number of seats.",
            _table_grid(stats),
        ),
        _section(
            "Partners",
            "Points that two cards add together beyond the sum of both.",
            _partner_list(stats),
        ),
        _section("Length and end of games", "With the card, compared with without.", _ends(stats)),
    ]
    return "".join(parts)


def _section(title: str, text: str, body: str) -> str:
    return f'<section class="wide"><h2>{title}</h2><p>{escape(text)}</p>{body}</section>'


def _legend(bots: Sequence[str]) -> str:
    items = "".join(
        f'<li><svg width="14" height="14" aria-hidden="true"><circle class="dot {colour}" cx="7" '
        f'cy="7" r="5.5"/></svg>as {escape(bot)} plays</li>'
        for bot, colour in zip(bots, COLOURS, strict=False)
    )
    return f'<ul class="legend">{items}</ul>'


def _name(card: Statistics) -> str:
    price = lab_text.price_text(card)
    return f"<b>{escape(card['title'])}</b> <small>{escape(price)}</small>"


def _measures(stats: Statistics) -> list[tuple[Statistics, Statistics, str]]:
    """Return (card, measured, colour) for each card and bot."""
    colours = dict(zip(stats["bots"], COLOURS, strict=False))
    return [
        (card, measured, colours[bot])
        for card in stats["cards"]
        for bot, measured in card["by_bot"].items()
    ]


def _chart(rows: str, numbers: str) -> str:
    return f'<div class="chart cards">{numbers}{rows}{numbers}</div>'


def _added_chart(stats: Statistics) -> str:
    ends = [end for _, measured, _ in _measures(stats) for end in measured["interval"]]
    ruler = scale(min(0.0, *ends), max(0.01, *ends), 8)
    rows = ""
    before = None
    for card, measured, colour in _measures(stats):
        title = f"{card['title']}: {lab_text.estimate_text(measured)} points"
        body = _whisker(ruler, measured["interval"], measured["added"], colour)
        name = "" if card is before else _name(card)
        rows += row(name, drawing(ROW, title, body), lab_text.estimate_text(measured))
        before = card
    return _chart(rows, axis(ruler, lambda tick: points(tick, 0)))


def _price_chart(stats: Statistics) -> str:
    most = float(ENERGIES[-1])
    ruler = Scale(0, most, 2)
    rows = ""
    before = None
    for card, measured, colour in _measures(stats):
        fair = measured["fair_price"]
        low, value, high = (most if fair[k] is None else fair[k] for k in ("low", "value", "high"))
        body = _whisker(ruler, [low, high], value, colour)
        if card["price"] is not None:
            price = ruler.at(card["price"])
            body += line(price, 2, price, ROW - 2, "printed")
        text = f"{lab_text.fair_price_text(fair)} {lab_text.verdict_text(measured['verdict'])}"
        name = "" if card is before else _name(card)
        shown = drawing(ROW, f"{card['title']}: {text}", body)
        note = lab_text.verdict_text(measured["verdict"])
        rows += row(name, shown, lab_text.fair_price_text(fair), note)
        before = card
    return _chart(rows, axis(ruler, lambda tick: f"{tick:g} ⚡"))


def _whisker(ruler: Scale, interval: Sequence[float], value: float, colour: str) -> str:
    left, right = map(ruler.at, interval)
    caps = "".join(line(x, MIDDLE - 4, x, MIDDLE + 4, "whisker") for x in (left, right))
    dot = f'<circle class="dot {colour}" cx="{ruler.at(value)}" cy="{MIDDLE:g}" r="5.5"/>'
    zero = line(ruler.at(0), 0, ruler.at(0), ROW, "zero")
    return grid(ruler, ROW) + zero + line(left, MIDDLE, right, MIDDLE, "whisker") + caps + dot


def _table_grid(stats: Statistics) -> str:
    seats = sorted({each["seats"] for card in stats["cards"] for each in card["tables"]})
    rows = []
    for card in [*stats["cards"], *stats["elsewhere"]]:
        for edition in dict.fromkeys(each["edition"] for each in card["tables"]):
            found = {t["seats"]: t for t in card["tables"] if t["edition"] == edition}
            cells = [lab_text.estimate_text(found[n]) if n in found else "" for n in seats]
            rows.append([card["title"], EDITIONS[edition], *cells])
    return _table(["Card", "Edition", *(f"{n} seats" for n in seats)], rows)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for first, *cells in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll" role="region" tabindex="0" aria-label="Figures">{table}</div>'


def _partner_list(stats: Statistics) -> str:
    rows = [
        [card["title"], side, other["title"], lab_text.estimate_text(other, "extra")]
        for card in stats["cards"]
        for side in ("best", "worst")
        for other in card["partners"][side]
    ]
    if not rows:
        return "<p>No other card makes a clear difference.</p>"
    return _table(["Card", "", "Partner", "Points"], rows)


def _ends(stats: Statistics) -> str:
    rows = []
    for card in stats["cards"]:
        for bot, found in card["by_bot"].items():
            ends = found["endings"]["added"]
            shares = [points(ends[name]) for name in ("stars", "survival", "nobody")]
            cells = [bot, f"{found['turns']['without']:.1f}", lab_text.turns_text(found["turns"])]
            rows.append([card["title"], *cells, *shares])
    headings = ["Card", "Bot", "Turns without", "Turns added"]
    return _table([*headings, "By stars", "By survival", "Nobody"], rows)


# --- options -------------------------------------------------------------------------------------


def options_html(stats: Statistics) -> str:
    """Return the comparison of table options as a page."""
    after, before = (lab_text.options_text(stats[side]) for side in ("after", "before"))
    words = {
        **_common_words(stats),
        "title": "Table options compared – daikaiju",
        "headline": f"{after} compared with {before}",
        "verdict": "",
    }
    pictures = {
        **_common_pictures(stats, {}),
        "sections": "".join(map(_measure_section(stats), MEASURES)),
        "method": _paragraphs("", _option_method(stats)),
    }
    return render_page("lab", words, pictures, stats["command"])


def _measure_section(stats: Statistics) -> Any:
    def section(name: str) -> str:
        rows = [
            [EDITIONS[each["edition"]], str(each["seats"]), *_measure_cells(name, each[name])]
            for each in stats["tables"]
        ]
        headings = ["Edition", "Seats", "Before", "After", "Difference", "95 % interval"]
        return _section(MEASURES[name], "", _table(headings, rows))

    return section


def _measure_cells(name: str, found: Statistics) -> list[str]:
    if name == "turns":
        values = [f"{found[side]:.1f}" for side in ("before", "after")]
        added, around = f"{found['added']:+.2f}".replace("-", "−"), f"± {found['plus_minus']:.2f}"
    else:
        values = [percent(found[side]) for side in ("before", "after")]
        added, around = points(found["added"]), f"± {100 * found['plus_minus']:.1f}"
    return [*values, added if found["added"] else "0", around]


def _option_method(stats: Statistics) -> list[str]:
    bot, strong = stats["bots"]
    return [
        f"{bot} plays every seat, once with each set of options and with the same dice. “Strong "
        f"bot wins” is the win rate of one {strong} among {bot}: the higher it is, the more do "
        "decisions matter. If nothing differs at a table, the options have no effect there.",
    ]


# --- both ----------------------------------------------------------------------------------------


def _common_words(stats: Statistics) -> dict[str, str]:
    return {
        "date": stats["date"],
        "version": stats["version"],
        "asked": f"{stats['asked']:,}",
    }


def _common_pictures(stats: Statistics, more: dict[str, str]) -> dict[str, str]:
    facts = {
        "Bots": ", ".join(stats["bots"]),
        "Games": f"{stats['games']:,}",
        "Effort": f"{stats['effort']:g}",
        "Seed": str(stats["seed"]),
        **more,
    }
    shown = "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )
    return {"facts": shown, "notices": _paragraphs("notice", [interruption(stats)])}


def _paragraphs(kind: str, texts: Sequence[str]) -> str:
    return "".join(f'<p class="{kind}">{escape(text)}</p>' for text in texts if text)
