"""The result of a match in words: sentences and numbers for the terminal and the report."""

from __future__ import annotations

from typing import Any

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


def headline(figures: Figures) -> str:
    """The result in one sentence."""
    best = figures["bots"][0]
    games, par = f"{figures['games']:,} games", f"par is {par_text(figures)}"
    if len(figures["bots"]) == 1:
        return f"{best['spec']} sat at every seat of {games}."
    seats = round(best["seats_a_table"])
    who = best["spec"] if seats == 1 else f"Each of the {seats} seats of {best['spec']}"
    sat = round(best["seatings"] / best["seats_a_table"])
    rate, interval = percent(best["win_rate"]), percent_range(best["interval"])
    return f"{who} won {rate} of {sat:,} games ({interval}); {par}."


def verdict(figures: Figures) -> str:
    """Is the best bot better than the next, as far as these games can tell?"""
    if len(figures["bots"]) == 1:
        return "There is no other bot to compare it with."
    best, second = figures["bots"][:2]
    rate, interval = percent(second["win_rate"]), percent_range(second["interval"])
    behind = f"{second['spec']} follows with {rate} ({interval})"
    if best["interval"][0] > second["interval"][1]:
        return f"{behind}: the intervals lie apart, so {best['spec']} is the better bot here."
    return f"{behind}: the intervals overlap, so these games do not tell the two apart."


def stopped(figures: Figures) -> str:
    """What is to be said when not all games were played; else nothing."""
    if figures["games"] >= figures["asked"]:
        return ""
    return f"Stopped after {figures['games']:,} of {figures['asked']:,} games."


def troubles(figures: Figures) -> list[str]:
    """What bots from outside did wrong, a sentence each."""
    return [bot["trouble"] for bot in figures["bots"] if bot["trouble"]]


def table_text(figures: Figures) -> str:
    """At which table: edition, seats, options."""
    options = [f"{name} {value}" for name, value in figures["options"].items()]
    return ", ".join([f"{figures['edition']} edition", f"{figures['seats']} seats", *options])


def endings_text(figures: Figures) -> str:
    """How games ended, in a sentence; what never happened is not mentioned."""
    games = figures["games"]
    words = {
        "stars": "by 20 stars",
        "survival": "with one monster left",
        "nobody": "with nobody left",
        "standstill": "at a standstill",
    }
    shares = {text: figures["endings"][name] / games for name, text in words.items()}
    told = [f"{_little(share)} {text}" for text, share in shares.items() if share]
    return f"Of all games, {', '.join(told)}."


def _little(share: float) -> str:
    """What happens, however seldom, is not 0.0 %."""
    return percent(share) if share >= 0.0005 else "under 0.1 %"


def lengths_text(figures: Figures) -> str:
    lengths = figures["lengths"]
    return (
        f"Half of the games took at most {lengths['median']} turns (all monsters' turns counted), "
        f"four of five between {lengths['tenth']} and {lengths['ninetieth']}; "
        f"the mean is {lengths['mean']:.1f}."
    )


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
