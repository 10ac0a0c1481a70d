"""Charts as inline SVG: horizontal positions in per cent of the width, vertical ones in pixels.

A chart therefore fits a phone and a wide screen with text of the same size. Each row of a chart is
a drawing with a text title; its name and its value are text beside it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from .match_text import ordinal, par_text, percent, percent_range, shortened, signed

ROW = 40  # pixels
MIDDLE = ROW / 2
SMALLEST_LABELLED = 0.085  # smallest share of a bar that is labelled
COLUMNS = 128  # height of the turn-order columns in pixels
COLOURS = 6  # in frame.css
NICE = (1, 2, 2.5, 5, 10)

Statistics = dict[str, Any]
Bot = dict[str, Any]


@dataclass(frozen=True)
class Scale:
    """A linear scale from `low` to `high` with a tick at every `step`."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.3f}%"

    def ticks(self) -> list[float]:
        many = round((self.high - self.low) / self.step)
        return [self.low + k * self.step for k in range(many + 1)]


def scale(low: float, high: float, most_ticks: int = 6) -> Scale:
    """Return a scale with round ticks that contains both values."""
    rough = max(high - low, 1e-9) / (most_ticks - 1)
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * nice for nice in NICE if unit * nice >= rough * 0.999)
    first = math.floor(low / step + 1e-9)
    last = max(first + 1, math.ceil(high / step - 1e-9))
    return Scale(step * first, step * last, step)


# --- pieces --------------------------------------------------------------------------------------


def drawing(height: float, title: str, body: str) -> str:
    return f'<svg height="{height:g}" role="img"><title>{escape(title)}</title>{body}</svg>'


def line(x1: str, y1: float, x2: str, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{y2:g}"/>'


def bar(x: str, y: float, width: str, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x}" y="{y:g}" width="{width}" height="{height:g}"/>'


def label(x: str, y: float, text: str, kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x}" y="{y:g}">{escape(text)}</text>'


def row(name: str, picture: str, value: str = "", note: str = "") -> str:
    """Return one row of a chart: label, drawing and value as text."""
    small = f"<small>{escape(note)}</small>" if note else ""
    shown = f'<span class="value">{escape(value)}{small}</span>'
    return f'<div class="row"><span class="name">{name}</span>{picture}{shown}</div>'


def name_of(bot: Bot) -> str:
    return f'<b title="{escape(bot["spec"])}">{escape(shortened(bot["spec"]))}</b>'


def axis(ruler: Scale, written: Any) -> str:
    """Return the axis below a chart; `written` formats the number of a tick."""
    ticks = "".join(label(ruler.at(tick), 14, written(tick)) for tick in ruler.ticks())
    return row("", f'<svg height="20" aria-hidden="true">{ticks}</svg>')


def grid(ruler: Scale, height: float = ROW) -> str:
    return "".join(line(ruler.at(t), 0, ruler.at(t), height, "grid") for t in ruler.ticks())


def whisker(ruler: Scale, interval: Sequence[float], value: float, number: int) -> str:
    """Return a dot with its interval in the colour of bot `number`."""
    left, right = map(ruler.at, interval)
    caps = "".join(line(x, MIDDLE - 5, x, MIDDLE + 5, "whisker") for x in (left, right))
    kind = f"dot bot-{number % COLOURS}"
    dot = f'<circle class="{kind}" cx="{ruler.at(value)}" cy="{MIDDLE:g}" r="5.5"/>'
    return line(left, MIDDLE, right, MIDDLE, "whisker") + caps + dot


def legend(entries: Sequence[tuple[str, str]]) -> str:
    """Return the legend of fills, given as (class, text)."""
    items = "".join(
        f'<li><svg width="14" height="14" aria-hidden="true">{bar("0", 0, "14", 14, kind)}</svg>'
        f"{escape(words)}</li>"
        for kind, words in entries
    )
    return f'<ul class="legend">{items}</ul>'


# --- charts: one row a bot -----------------------------------------------------------------------


def win_rates(stats: Statistics) -> str:
    """Chart of win rates with intervals and par."""
    bots, par = stats["bots"], stats["par"]
    ruler = scale(0, max(par, *(bot["interval"][1] for bot in bots)))
    at_par = ruler.at(par)
    head = label(at_par, 14, f"par {par_text(stats)}", "par")
    rows = [row("", f'<svg height="20" aria-hidden="true">{head}</svg>')]
    for number, bot in enumerate(bots):
        value, interval = percent(bot["win_rate"]), percent_range(bot["interval"])
        title = f"{bot['spec']}: {value}, 95 % interval {interval}, par {percent(par)}"
        body = grid(ruler) + line(at_par, 0, at_par, ROW, "par")
        body += whisker(ruler, bot["interval"], bot["win_rate"], number)
        rows.append(row(name_of(bot), drawing(ROW, title, body), value, interval))
    return "".join(rows) + axis(ruler, lambda tick: percent(tick, 0))


def ratings(stats: Statistics) -> str:
    """Chart of rating points with their uncertainty."""
    bots = stats["bots"]
    spans = [_rating_span(bot) for bot in bots]
    ruler = scale(min(low for low, _ in spans), max(high for _, high in spans), 5)
    rows = []
    for number, (bot, span) in enumerate(zip(bots, spans, strict=True)):
        points, more = f"{bot['rating']['points']:.0f}", f"± {bot['rating']['plus_minus']:.0f}"
        title = f"{bot['spec']}: {points} points, {more}"
        body = grid(ruler) + whisker(ruler, span, bot["rating"]["points"], number)
        rows.append(row(name_of(bot), drawing(ROW, title, body), points, more))
    return "".join(rows) + axis(ruler, lambda tick: f"{tick:.0f}")


def _rating_span(bot: Bot) -> tuple[float, float]:
    points, more = bot["rating"]["points"], bot["rating"]["plus_minus"]
    return points - more, points + more


def ranks(stats: Statistics) -> str:
    """Chart of how often each bot finished in each rank, as stacked bars."""
    ruler = Scale(0, 1, 0.25)
    kinds = [f"shade-{rank}" for rank in range(stats["seats"])]
    rows = []
    for bot in stats["bots"]:
        shares = ", ".join(f"{ordinal(n)} {percent(p)}" for n, p in enumerate(bot["places"], 1))
        picture = drawing(ROW, f"{bot['spec']}: {shares}", stacked(ruler, bot["places"], kinds))
        rows.append(row(name_of(bot), picture, f"{bot['average_place']:.2f}", "on average"))
    names = [ordinal(rank) for rank in range(1, stats["seats"] + 1)]
    key = legend(list(zip(kinds, names, strict=True)))
    return key + "".join(rows) + axis(ruler, lambda tick: percent(tick, 0))


def ways_to_win(stats: Statistics) -> str:
    """Chart of wins by stars and wins by survival."""
    bots = stats["bots"]
    ruler = scale(0, max(*(sum(bot["won_by"].values()) for bot in bots), 0.01))
    rows = []
    for bot in bots:
        shares = bot["won_by"]
        value = percent(shares["stars"] / max(sum(shares.values()), 1e-9), 0)
        title = f"{bot['spec']}: " + ", ".join(f"{percent(s)} by {w}" for w, s in shares.items())
        body = grid(ruler) + stacked(ruler, list(shares.values()), ["by-stars", "by-survival"])
        rows.append(row(name_of(bot), drawing(ROW, title, body), value, "of wins by stars"))
    key = legend([("by-stars", "20 stars"), ("by-survival", "last monster left")])
    return key + "".join(rows) + axis(ruler, lambda tick: percent(tick, 0))


def stacked(ruler: Scale, shares: Sequence[float], kinds: Sequence[str]) -> str:
    """Return stacked bars; segments that are wide enough show their number."""
    body, start = "", 0.0
    for share, kind in zip(shares, kinds, strict=True):
        if share > 0:
            wide = share / (ruler.high - ruler.low)
            body += bar(ruler.at(start), 7, f"{100 * wide:.3f}%", ROW - 14, f"part {kind}")
            if wide >= SMALLEST_LABELLED:
                middle = ruler.at(start + share / 2)
                body += label(middle, MIDDLE + 4, f"{100 * share:.0f}", f"inside on-{kind}")
        start += share
    return body


# --- charts: one picture -------------------------------------------------------------------------


def turn_order(bot: Bot, stats: Statistics) -> str:
    """Chart of the win rate of a bot by its position in the turn order."""
    bots, seats = stats["bots"], stats["seats"]
    top = max(position["interval"][1] for each in bots for position in each["by_turn_order"])

    def height(share: float) -> float:
        return 16 + (COLUMNS - 32) * (1 - share / top)

    body = line("0%", height(stats["par"]), "100%", height(stats["par"]), "par")
    for number, position in enumerate(bot["by_turn_order"]):
        middle, share = f"{100 * (number + 0.5) / seats:.3f}%", position["win_rate"]
        left, wide = f"{100 * (number + 0.2) / seats:.3f}%", f"{60 / seats:.3f}%"
        low, high = map(height, position["interval"])
        body += bar(left, height(share), wide, height(0) - height(share), "column")
        body += line(middle, low, middle, high, "whisker")
        body += label(middle, high - 5, f"{100 * share:.0f}", "number")
        body += label(middle, COLUMNS - 2, ordinal(number + 1))
    rates = (
        f"{ordinal(n)} {percent(p['win_rate'])}" for n, p in enumerate(bot["by_turn_order"], 1)
    )
    return drawing(
        COLUMNS, f"{bot['spec']} by position in the turn order: {', '.join(rates)}", body
    )


def profile(bot: Bot, stats: Statistics) -> str:
    """Chart of what a bot gains per game, relative to the average seat."""
    means = stats["a_seat"]
    most = max(0.1, *(abs(_relative_difference(b, n, means)) for b in stats["bots"] for n in means))
    ruler = Scale(-most, most, most)
    rows = []
    for name, value in bot["per_game"].items():
        difference = _relative_difference(bot, name, means)
        left, wide = ruler.at(min(0, difference)), f"{50 * abs(difference) / most:.3f}%"
        body = bar(left, 11, wide, ROW - 22, "more" if difference > 0 else "less")
        body += line("50%", 0, "50%", ROW, "zero")
        title = (
            f"{bot['spec']}: {value:.2f} {name} a game, {signed(difference)} beside an average seat"
        )
        rows.append(row(name, drawing(ROW, title, body), f"{value:.2f}", signed(difference)))
    return f'<div class="profile">{"".join(rows)}</div>'


def _relative_difference(bot: Bot, name: str, means: dict[str, float]) -> float:
    """Return the difference from the average seat, relative to it."""
    return bot["per_game"][name] / means[name] - 1 if means[name] else 0.0


def lengths(stats: Statistics) -> str:
    """Histogram of game lengths with the median; the longest 0.5 % are cut off."""
    counts = stats["lengths"]["histogram"]
    last = _drawn_until(counts)
    width = max(1, round(last / 40))
    sums = [sum(counts[k : k + width]) for k in range(0, last + 1, width)]
    ruler = scale(0, len(sums) * width, 7)
    base, most = max(150.0, ROW * len(stats["bots"])), max(sums)
    body = line("0%", base, "100%", base, "zero")
    for number, many in enumerate(sums):
        high = (base - 22) * many / most
        thick = f"{100 * width / ruler.high:.3f}%"
        body += bar(ruler.at(number * width), base - high, thick, high, "column part")
    middle = ruler.at(stats["lengths"]["median"] + 0.5)
    body += line(middle, 16, middle, base, "par")
    body += label(middle, 11, f"median {stats['lengths']['median']}", "par")
    body += "".join(label(ruler.at(tick), base + 16, f"{tick:.0f}") for tick in ruler.ticks())
    return drawing(base + 22, "Games by their number of turns", body)


def _drawn_until(counts: Sequence[int]) -> int:
    """Return the number of turns that covers 99.5 % of the games."""
    reached, all_games = 0, sum(counts)
    for turns, many in enumerate(counts):
        reached += many
        if reached >= 0.995 * all_games:
            return turns
    return len(counts) - 1
