"""The result of a match as text for the terminal and the report.

The terminal uses the language of its user. The report is always English; its texts are in this
module.
"""

from __future__ import annotations

from typing import Any

from ..text import ENGLISH, translate

Statistics = dict[str, Any]
LONGEST_NAME = 23


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def percent_range(interval: list[float]) -> str:
    low, high = (100 * each for each in interval)
    return f"{low:.1f}–{high:.1f} %"


def par_text(stats: Statistics) -> str:
    """Return par as 25 % or 33.3 %: decimals only where needed."""
    return percent(stats["par"], 0 if 100 % stats["seats"] == 0 else 1)


def shortened(spec: str) -> str:
    """Return a spec that fits beside a chart: the middle of a long command is cut."""
    if len(spec) <= LONGEST_NAME:
        return spec
    half = (LONGEST_NAME - 1) // 2
    return f"{spec[:half]}…{spec[-half:]}"


def ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def signed(share: float) -> str:
    """Format as +12 %, −3 %, ±0 %."""
    whole = round(100 * share)
    return f"{'+' if whole > 0 else '−' if whole < 0 else '±'}{abs(whole)} %"


def headline(stats: Statistics, language: str = ENGLISH) -> str:
    """Return the result in one sentence."""
    best = stats["bots"][0]
    if len(stats["bots"]) == 1:
        words = {"bot": best["spec"], "games": stats["games"]}
        return translate("cli-arena-alone", language, **words)
    games = round(best["seatings"] / best["seats_a_table"])
    words = _rate_words(best) | {"games": games, "par": 100 * stats["par"]}
    seats = round(best["seats_a_table"])
    if seats == 1:
        return translate("cli-arena-best", language, **words)
    return translate("cli-arena-best-seats", language, seats=seats, **words)


def _rate_words(bot: dict[str, Any]) -> dict[str, Any]:
    """Return a bot, its win rate and the interval, in per cent."""
    low, high = (100 * end for end in bot["interval"])
    return {"bot": bot["spec"], "percent": 100 * bot["win_rate"], "low": low, "high": high}


def verdict(stats: Statistics, language: str = ENGLISH) -> str:
    """State whether the best bot is significantly better than the next."""
    if len(stats["bots"]) == 1:
        return translate("cli-arena-no-other", language)
    best, second = stats["bots"][:2]
    found = _comparison(stats, best["spec"], second["spec"])
    if found is None:
        return translate("cli-arena-not-met", language, **_rate_words(second))
    low, high = (100 * end for end in found["interval"])
    words = _rate_words(second) | {"difference": 100 * found["difference"]}
    words |= {"lowest": low, "highest": high}
    if not found["is_sure"]:
        return translate("cli-arena-unsure", language, **words)
    words |= {"best": found["better"], "many": len(stats["comparisons"])}
    return translate("cli-arena-sure", language, **words)


def _comparison(stats: Statistics, *bots: str) -> dict[str, Any] | None:
    """Return the comparison of two bots; None if they have not met."""
    for each in stats["comparisons"]:
        if {each["better"], each["worse"]} == set(bots):
            return dict(each)
    return None


def interruption(stats: Statistics, language: str = ENGLISH) -> str:
    """Return a notice if not all games were played, else an empty text."""
    if stats["games"] >= stats["asked"]:
        return ""
    key = "cli-stopped-sure" if stats.get("ended") == "sure" else "cli-stopped"
    return translate(key, language, games=stats["games"], asked=stats["asked"])


def troubles(stats: Statistics) -> list[str]:
    """Return one sentence for each bot that failed: its first failure and the replaced games."""
    return [
        f"{bot['trouble']} (this was so in {bot['replaced_games']:,} of {stats['games']:,} games)"
        for bot in stats["bots"]
        if bot["trouble"]
    ]


def table_text(stats: Statistics) -> str:
    """Describe the table: edition, seats, options."""
    options = [f"{name} {value}" for name, value in stats["options"].items()]
    return ", ".join([f"{stats['edition']} edition", f"{stats['seats']} seats", *options])


def endings_text(stats: Statistics, language: str = ENGLISH) -> str:
    """State how games ended; endings that never occurred are left out."""
    keys = {
        "stars": "cli-ending-stars",
        "survival": "cli-ending-survival",
        "nobody": "cli-ending-nobody",
        "standstill": "cli-ending-standstill",
    }
    shares = {name: stats["endings"][name] / stats["games"] for name in keys}
    endings = [
        translate(keys[name], language, share=_share_text(share, language))
        for name, share in shares.items()
        if share
    ]
    return translate(
        "cli-endings", language, endings=translate("cli-comma", language).join(endings)
    )


def _share_text(share: float, language: str) -> str:
    """Return a share as text; a small share that is not zero is not shown as 0.0 %."""
    if share < 0.0005:
        return translate("cli-little", language, percent=0.1)
    return translate("cli-percent-tenths", language, percent=100 * share)


def lengths_text(stats: Statistics, language: str = ENGLISH) -> str:
    lengths = {name: stats["lengths"][name] for name in ("median", "tenth", "ninetieth", "mean")}
    return translate("cli-lengths", language, **lengths)


def again_text(stats: Statistics) -> str:
    """State what to expect when the match is repeated."""
    games = stats["games"] if stats["ended"] == "interrupted" else stats["asked"]
    return (
        f"daikaiju {stats['version']} plays the same {games:,} games again, with any "
        "number of workers; only bots with a time limit and external bots may decide "
        "differently."
    )


def method(stats: Statistics) -> list[str]:
    """Describe the method, one paragraph each."""
    seats = stats["seats"]
    return [
        f"Games come in groups of {seats}. All games of a group use the same random numbers, "
        "and the bots move one seat on from game to game, so that chance and seat affect all bots "
        "equally. Several winners share a win; a game without a winner counts for no bot.",
        "Games of a group are not independent, so the 95 % interval of a win rate comes from the "
        "spread between groups: it is Wilson's interval for the number of independent games "
        "with the same precision. With fewer than ten groups every game counts as independent; if "
        "chance has cancelled within all groups, the interval is one number.",
        _comparison_method(stats),
        f"The rating is openskill's model of Plackett and Luce over the ranks in "
        f"{stats['rated_games']:,} games of the match, in their order. A bot at several seats "
        "gains the mean of what its seats gain.",
        "Ranks: winners first, then living monsters by stars, then eliminated ones, the last "
        "eliminated first; ties share the better rank.",
    ]


def _comparison_method(stats: Statistics) -> str:
    """Describe how bots are compared."""
    tests = {
        "fixed": "Student's test of these differences decides",
        "sequential": "A sequential test of these differences decides: it holds although the match "
        "stopped as soon as it was sure",
    }
    return (
        "Two bots are compared by the difference of their win rates in each group, where both have "
        f"the same dice and seats. {tests[stats['test']]}. By Holm's method the probability that "
        "any statement that a bot is better is wrong is at most 5 %, over all pairs of bots."
    )
