"""The result of a match in words: sentences and numbers for the terminal and the report.

The terminal speaks the language of its user. The report, a document to hand on, is English: what
only the report says is written here.
"""

from __future__ import annotations

from typing import Any

from ..text import ENGLISH, sentence

Figures = dict[str, Any]
LONGEST_NAME = 23


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def percent_range(interval: list[float]) -> str:
    low, high = (100 * each for each in interval)
    return f"{low:.1f}–{high:.1f} %"


def par_text(figures: Figures) -> str:
    """25 %, 33.3 %: without decimals where there are none."""
    return percent(figures["par"], 0 if 100 % figures["seats"] == 0 else 1)


def shortened(spec: str) -> str:
    """A spec that fits beside a chart: the middle of a long command is left out."""
    if len(spec) <= LONGEST_NAME:
        return spec
    half = (LONGEST_NAME - 1) // 2
    return f"{spec[:half]}…{spec[-half:]}"


def ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def signed(share: float) -> str:
    """+12 %, −3 %, ±0 %."""
    whole = round(100 * share)
    return f"{'+' if whole > 0 else '−' if whole < 0 else '±'}{abs(whole)} %"


def headline(figures: Figures, language: str = ENGLISH) -> str:
    """The result in one sentence."""
    best = figures["bots"][0]
    if len(figures["bots"]) == 1:
        words = {"bot": best["spec"], "games": figures["games"]}
        return sentence("cli-arena-alone", language, **words)
    sat = round(best["seatings"] / best["seats_a_table"])
    words = _rate(best) | {"games": sat, "par": 100 * figures["par"]}
    places = round(best["seats_a_table"])
    if places == 1:
        return sentence("cli-arena-best", language, **words)
    return sentence("cli-arena-best-seats", language, places=places, **words)


def _rate(bot: dict[str, Any]) -> dict[str, Any]:
    """A bot, its win rate and the interval, in per cent."""
    low, high = (100 * end for end in bot["interval"])
    return {"bot": bot["spec"], "percent": 100 * bot["win_rate"], "low": low, "high": high}


def verdict(figures: Figures, language: str = ENGLISH) -> str:
    """Is the best bot better than the next, as far as these games can tell?"""
    if len(figures["bots"]) == 1:
        return sentence("cli-arena-no-other", language)
    best, second = figures["bots"][:2]
    if best["interval"][0] > second["interval"][1]:
        return sentence("cli-arena-apart", language, best=best["spec"], **_rate(second))
    return sentence("cli-arena-overlap", language, **_rate(second))


def stopped(figures: Figures, language: str = ENGLISH) -> str:
    """What is to be said when not all games were played; else nothing."""
    if figures["games"] >= figures["asked"]:
        return ""
    return sentence("cli-stopped", language, games=figures["games"], asked=figures["asked"])


def troubles(figures: Figures) -> list[str]:
    """What bots from outside did wrong, a sentence each."""
    return [bot["trouble"] for bot in figures["bots"] if bot["trouble"]]


def table_text(figures: Figures) -> str:
    """At which table: edition, seats, options."""
    options = [f"{name} {value}" for name, value in figures["options"].items()]
    return ", ".join([f"{figures['edition']} edition", f"{figures['seats']} seats", *options])


def endings_text(figures: Figures, language: str = ENGLISH) -> str:
    """How games ended, in a sentence; what never happened is not mentioned."""
    keys = {
        "stars": "cli-ending-stars",
        "survival": "cli-ending-survival",
        "nobody": "cli-ending-nobody",
        "standstill": "cli-ending-standstill",
    }
    shares = {name: figures["endings"][name] / figures["games"] for name in keys}
    told = [
        sentence(keys[name], language, share=_little(share, language))
        for name, share in shares.items()
        if share
    ]
    return sentence("cli-endings", language, endings=sentence("cli-comma", language).join(told))


def _little(share: float, language: str) -> str:
    """What happens, however seldom, is not 0.0 %."""
    if share < 0.0005:
        return sentence("cli-little", language, percent=0.1)
    return sentence("cli-percent-tenths", language, percent=100 * share)


def lengths_text(figures: Figures, language: str = ENGLISH) -> str:
    lengths = {name: figures["lengths"][name] for name in ("median", "tenth", "ninetieth", "mean")}
    return sentence("cli-lengths", language, **lengths)


def again_text(figures: Figures) -> str:
    """What to expect of playing the match again."""
    return (
        f"daikaiju {figures['version']} plays the same {figures['asked']:,} games again, with any "
        "number of workers; only bots that think by the clock or come from outside may decide "
        "differently."
    )


def method(figures: Figures) -> list[str]:
    """How the figures came about, a paragraph each."""
    seats = figures["seats"]
    return [
        f"Games come in groups of {seats}. A group has one luck, and between its games everybody "
        "moves on by a seat: what luck and seat give, they give to all alike. A win shared by "
        "several monsters is shared; a game that nobody wins is won by none.",
        "Games of a group are not independent, so the 95 % interval of a win rate comes from the "
        "spread between groups: it is Wilson's interval for as many independent games as would "
        "know the rate equally well. With fewer than ten groups, or groups that are all alike, "
        "every game counts as independent.",
        f"The rating is openskill's model of Plackett and Luce over the places in "
        f"{figures['rated_games']:,} games of the match, in their order. A bot at several seats "
        "gains the mean of what its seats gain.",
        "Places: winners first, then those still standing by their stars, then those who fell, the "
        "last to fall first; equals share the better place.",
    ]
