"""The statistics of a study as plain data: the one source of table, JSON and report."""

from __future__ import annotations

import math
import shlex
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

import numpy as np

from .. import __version__
from ..packs import command_options
from ..record.catalogue import Entry, catalogue
from ..rules.definitions import ALL_THINGS
from ..text import translate
from .confidence import NO_SPREAD, widened
from .match_stats import DIGITS, NoGamesPlayed
from .study import (
    DIFFERENCES,
    GROUPS,
    LESS_AT_THE_START,
    SQUARES,
    WIN_PARTS,
    WITH,
    WITHOUT,
    Study,
    gifts_of,
    matters,
)

Card = dict[str, Any]
Statistics = dict[str, Any]

MIN_PRICED: Final = 5  # cards needed for a regression line
MAX_NAMED: Final = 5  # cheap cards named, and as many expensive ones
RULE_OF_THREE: Final = 3.0  # rule of three: no event in n groups means a rate below 3/n (95 %)


def study_statistics(study: Study, sums: Any, seconds: float) -> Statistics:
    """Return the statistics of a study, ready for JSON; the highest value first.

    Rates are fractions of 1. Gifts without a finished game (interrupted study) are left out.
    """
    entries = {entry.id: entry for entry in catalogue()}
    edition, seats = study.match.edition, study.match.seats
    cards = [
        {**_described(entries[ALL_THINGS[gift].name], edition), **_measured(row, seats)}
        for gift, row in zip(study.gifts, sums, strict=True)
        if row[GROUPS]
    ]
    if not cards:
        raise NoGamesPlayed("mistake-nothing-played")
    for card in cards:
        card["per_energy"] = card["added"] / card["price"] if card["price"] else None
    cards.sort(key=lambda card: -card["added"])
    return {
        **_settings(study),
        "games": int(sums[:, GROUPS].sum()) * study.games_a_group,
        "seconds": round(seconds, 3),
        "cards": [_rounded(card) for card in cards],
        "prices": price_finding(cards),
        "left_out": _left_out(entries, study),
    }


def _settings(study: Study) -> Statistics:
    """Return what was played and how to repeat it."""
    match = study.match
    return {
        "version": __version__,
        "date": date.today().isoformat(),
        "command": command(study),
        "bot": study.bot,
        "edition": match.edition,
        "seats": match.seats,
        "seed": match.seed,
        "asked": study.games,
        "pairs": match.groups * match.seats,
    }


def command(study: Study) -> str:
    """Return the command line that repeats the study."""
    match = study.match
    names = [ALL_THINGS[gift].name for gift in study.gifts]
    words = ["daikaiju", "study", "cards", *([] if _is_whole(study) else names)]
    words += ["--edition", match.edition, "--seats", f"{match.seats}", "--bot", study.bot]
    words += ["--games", f"{match.games}", "--seed", f"{match.seed}"]
    return shlex.join([*words, *command_options()])


# --- one card ------------------------------------------------------------------------------------


def _described(entry: Entry, edition: str) -> Card:
    less = LESS_AT_THE_START.get(entry.id)
    return {
        "id": entry.id,
        "title": entry.titles.get(edition, entry.title),
        "kind": entry.kind,
        "price": entry.costs.get(edition),
        "level": entry.level or None,
        "effect": entry.effect,
        "note": translate(less) if less else "",
    }


def _measured(row: Any, seats: int) -> Card:
    """Return win rates with and without the gift, and their difference with its 95 % interval."""
    groups = int(row[GROUPS])
    one = WIN_PARTS * seats  # all seats of a group win
    added = float(row[DIFFERENCES]) / one / groups
    half = half_width(groups, float(row[DIFFERENCES]) / one, float(row[SQUARES]) / one**2)
    return {
        "pairs": groups * seats,
        "with": float(row[WITH]) / one / groups,
        "without": float(row[WITHOUT]) / one / groups,
        "added": added,
        "plus_minus": half,
        "interval": [added - half, added + half],
    }


def half_width(groups: int, total: float, squares: float) -> float:
    """Return half the 95 % interval of a mean over groups, from sums of values and squares."""
    spread = (squares - total * total / groups) / (groups - 1)
    if spread < NO_SPREAD:
        return RULE_OF_THREE / groups
    return widened(groups) * math.sqrt(spread / groups)


def _rounded(card: Card) -> Card:
    return {name: _round(value) for name, value in card.items()}


def _round(value: Any) -> Any:
    if isinstance(value, list):
        return [_round(each) for each in value]
    return round(value, DIGITS) if isinstance(value, float) else value


# --- prices --------------------------------------------------------------------------------------


def price_finding(cards: Sequence[Card]) -> Statistics | None:
    """Correlate price and value, and list the cards that are clearly off the regression line.

    Cards that a gift at the start undervalues do not count. Return None if too few cards are left.
    """
    priced = [card for card in cards if card["price"] is not None and not card["note"]]
    prices = np.array([card["price"] for card in priced], float)
    if len(priced) < MIN_PRICED or len(set(prices)) == 1:
        return None
    values = np.array([card["added"] for card in priced])
    slope, base = np.polyfit(prices, values, 1)
    beyond = values - (base + slope * prices)
    by_value = sorted(zip(beyond, priced, strict=True), key=lambda pair: -pair[0])
    cheap = [card["id"] for more, card in by_value if more > card["plus_minus"]]
    expensive = [card["id"] for more, card in reversed(by_value) if -more > card["plus_minus"]]
    return {
        "cards": len(priced),
        "correlation": _round(_correlation(prices, values)),
        "slope": _round(float(slope)),
        "intercept": _round(float(base)),
        "bargains": cheap[:MAX_NAMED],
        "overpriced": expensive[:MAX_NAMED],
    }


def _correlation(prices: Any, values: Any) -> float:
    """Return Pearson's correlation; 0 if all cards have the same value."""
    return float(np.corrcoef(prices, values)[0, 1]) if np.ptp(values) > 0 else 0.0


def _left_out(entries: dict[str, Entry], study: Study) -> list[str]:
    """Return the titles of cards that cannot be studied, if all cards were requested."""
    edition = study.match.edition
    out = set(gifts_of(edition)) - set(study.gifts) if _is_whole(study) else set()
    named = [entries[ALL_THINGS[gift].name] for gift in out]
    return sorted(entry.titles.get(edition, entry.title) for entry in named)


def _is_whole(study: Study) -> bool:
    """Whether every card that can be studied was studied."""
    edition = study.match.edition
    return set(study.gifts) == {gift for gift in gifts_of(edition) if matters(edition, gift)}
