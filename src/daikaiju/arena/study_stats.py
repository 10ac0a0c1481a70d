"""The figures of a study as plain data: the one source of the table, the JSON and the report."""

from __future__ import annotations

import math
import shlex
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

import numpy as np

from .. import __version__
from ..record.catalogue import Entry, catalogue
from ..rules.definitions import THINGS_PRINTED
from ..text import sentence
from .confidence import NO_SPREAD, widened
from .match_stats import DIGITS, NothingPlayed
from .study import (
    GROUPS,
    LESS_AT_THE_START,
    MORE,
    SQUARES,
    WHOLE,
    WITH,
    WITHOUT,
    Study,
    gifts_of,
    matters,
)

Card = dict[str, Any]
Figures = dict[str, Any]

FEWEST_PRICED: Final = 5  # cards that a line through prices can be laid through
NAMED: Final = 5  # bargains named, and as many that are dear
NONE_OF: Final = 3.0  # what happened in none of n groups happens in fewer than 3/n (95 %)


def study_figures(study: Study, sums: Any, seconds: float) -> Figures:
    """All that a study has shown, ready for JSON; what adds most comes first.

    Rates are shares of 1. What was not yet played (the study was stopped) is left out.
    """
    entries = {entry.id: entry for entry in catalogue()}
    edition, seats = study.match.edition, study.match.seats
    cards = [
        {**_described(entries[THINGS_PRINTED[gift].name], edition), **_measured(row, seats)}
        for gift, row in zip(study.gifts, sums, strict=True)
        if row[GROUPS]
    ]
    if not cards:
        raise NothingPlayed("mistake-nothing-played")
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


def _settings(study: Study) -> Figures:
    """What was played, and how to play it again."""
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
    """The command line that plays the same study again."""
    match = study.match
    names = [THINGS_PRINTED[gift].name for gift in study.gifts]
    words = ["daikaiju", "study", "cards", *([] if _is_whole(study) else names)]
    words += ["--edition", match.edition, "--seats", f"{match.seats}", "--bot", study.bot]
    return shlex.join([*words, "--games", f"{match.games}", "--seed", f"{match.seed}"])


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
        "note": sentence(less) if less else "",
    }


def _measured(row: Any, seats: int) -> Card:
    """Win rates with the gift and without, and their difference with its 95 % interval."""
    groups = int(row[GROUPS])
    one = WHOLE * seats  # all seats of a group won
    added = float(row[MORE]) / one / groups
    half = half_width(groups, float(row[MORE]) / one, float(row[SQUARES]) / one**2)
    return {
        "pairs": groups * seats,
        "with": float(row[WITH]) / one / groups,
        "without": float(row[WITHOUT]) / one / groups,
        "added": added,
        "plus_minus": half,
        "interval": [added - half, added + half],
    }


def half_width(groups: int, total: float, squares: float) -> float:
    """Half the 95 % interval of a mean over groups, from the sums of values and of squares."""
    spread = (squares - total * total / groups) / (groups - 1)
    if spread < NO_SPREAD:
        return NONE_OF / groups
    return widened(groups) * math.sqrt(spread / groups)


def _rounded(card: Card) -> Card:
    return {name: _round(value) for name, value in card.items()}


def _round(value: Any) -> Any:
    if isinstance(value, list):
        return [_round(each) for each in value]
    return round(value, DIGITS) if isinstance(value, float) else value


# --- prices --------------------------------------------------------------------------------------


def price_finding(cards: Sequence[Card]) -> Figures | None:
    """How price and value go together, and which cards lie clearly off the line through them.

    Only cards that a gift at the start does justice to count. None: too few for a line.
    """
    priced = [card for card in cards if card["price"] is not None and not card["note"]]
    prices = np.array([card["price"] for card in priced], float)
    if len(priced) < FEWEST_PRICED or len(set(prices)) == 1:
        return None
    values = np.array([card["added"] for card in priced])
    slope, base = np.polyfit(prices, values, 1)
    beyond = values - (base + slope * prices)
    by_value = sorted(zip(beyond, priced, strict=True), key=lambda pair: -pair[0])
    cheap = [card["id"] for more, card in by_value if more > card["plus_minus"]]
    dear = [card["id"] for more, card in reversed(by_value) if -more > card["plus_minus"]]
    return {
        "cards": len(priced),
        "correlation": _round(_correlation(prices, values)),
        "slope": _round(float(slope)),
        "intercept": _round(float(base)),
        "bargains": cheap[:NAMED],
        "overpriced": dear[:NAMED],
    }


def _correlation(prices: Any, values: Any) -> float:
    """Pearson's; 0 if all cards are worth the same."""
    return float(np.corrcoef(prices, values)[0, 1]) if np.ptp(values) > 0 else 0.0


def _left_out(entries: dict[str, Entry], study: Study) -> list[str]:
    """The titles of what cannot be studied, where all cards were asked for."""
    edition = study.match.edition
    out = set(gifts_of(edition)) - set(study.gifts) if _is_whole(study) else set()
    named = [entries[THINGS_PRINTED[gift].name] for gift in out]
    return sorted(entry.titles.get(edition, entry.title) for entry in named)


def _is_whole(study: Study) -> bool:
    """Are all cards studied that can be?"""
    edition = study.match.edition
    return set(study.gifts) == {gift for gift in gifts_of(edition) if matters(edition, gift)}
