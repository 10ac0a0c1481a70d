"""The statistics of a lab as plain data: the one source of table, JSON and report."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

import numpy as np

from .. import __version__
from ..packs import PACKS, command_options
from ..record.catalogue import Entry, catalogue
from ..rules.definitions import ALL_THINGS
from .experiments import (
    GROUPS,
    Estimate,
    Experiment,
    ending_shares,
    length_estimate,
    win_estimate,
)
from .lab import ENERGIES, Lab, LabResults
from .match_stats import DIGITS, NoGamesPlayed

Statistics = dict[str, Any]

CHEAP: Final = "cheap"  # the price is below the interval of the fair price
FAIR: Final = "fair"
EXPENSIVE: Final = "expensive"


def lab_statistics(lab: Lab, results: LabResults, seconds: float) -> Statistics:
    """Return the statistics of a lab, ready for JSON. Rates are fractions of 1."""
    played = {bot: pair for bot, pair in results.main.items() if pair[1][0, GROUPS]}
    if not played:
        raise NoGamesPlayed("mistake-nothing-played")
    entries = {entry.id: entry for entry in catalogue()}
    found = {
        **_settings(lab),
        "asked": results.asked,
        "games": results.games,
        "seconds": seconds,
        "energy": {bot: _energy(*pair) for bot, pair in played.items()},
        "cards": [_card(lab, results, played, entries, n) for n in range(len(lab.cards))],
        "elsewhere": [
            {**_described(entries, lab.edition, card), "tables": _tables(results, card)}
            for card in lab.elsewhere
        ],
    }
    rounded: Statistics = _rounded(found)
    return rounded


def _settings(lab: Lab) -> Statistics:
    """Return what was played and how to repeat it."""
    return {
        "version": __version__,
        "date": date.today().isoformat(),
        "command": command(lab),
        "packs": [pack.reference for pack in PACKS.values()],
        "edition": lab.edition,
        "seats": lab.seats,
        "bots": [lab.bot, *([lab.strong_bot] if lab.strong_bot else [])],
        "effort": lab.effort,
        "seed": lab.seed,
    }


def command(lab: Lab) -> str:
    """Return the command line that repeats the lab."""
    names = [ALL_THINGS[card].name for card in lab.studied]
    words = ["daikaiju", "lab", *names]
    words += ["--edition", lab.edition, "--seats", f"{lab.seats}", "--bot", lab.bot]
    words += ["--strong-bot", lab.strong_bot or lab.bot]
    words += ["--effort", f"{lab.effort:g}", "--seed", f"{lab.seed}"]
    return shlex.join([*words, *command_options()])


# --- one card ------------------------------------------------------------------------------------


def _card(
    lab: Lab,
    results: LabResults,
    played: dict[str, tuple[Experiment, Any]],
    entries: dict[str, Entry],
    number: int,
) -> Statistics:
    card = lab.cards[number]
    described = _described(entries, lab.edition, card)
    return {
        **described,
        "by_bot": {
            bot: _measured(sums, number, len(lab.cards), described["price"])
            for bot, (_, sums) in played.items()
        },
        "tables": _tables(results, card),
        "partners": _partners(lab, results, entries, card),
    }


def _described(entries: dict[str, Entry], edition: str, card: int) -> Statistics:
    entry = entries[ALL_THINGS[card].name]
    return {
        "id": entry.id,
        "title": entry.titles.get(edition, entry.title),
        "kind": entry.kind,
        "price": entry.costs.get(edition),
        "level": entry.level or None,
        "effect": entry.effect,
    }


def _measured(sums: Any, number: int, cards: int, price: int | None) -> Statistics:
    """Return what a card adds, its fair price and its effect on the game, as one bot plays."""
    without, own = sums[0], sums[1 + len(ENERGIES) + number]
    first = 1 + len(ENERGIES) + cards + number * len(ENERGIES)
    differences = [win_estimate(sums[first + e]) for e in range(len(ENERGIES))]
    added = win_estimate(own)
    fair = fair_price(added, differences)
    base = win_estimate(without).mean
    return {
        "groups": int(own[GROUPS]),
        "without": base,
        "with": base + added.mean,
        **_estimated("added", added),
        "fair_price": fair,
        "verdict": None if price is None else price_verdict(price, fair),
        "turns": {
            "without": length_estimate(without).mean,
            **_estimated("added", length_estimate(own)),
        },
        "endings": {"without": ending_shares(without), "added": ending_shares(own)},
    }


def _estimated(name: str, estimate: Estimate) -> Statistics:
    return {
        name: estimate.mean,
        "plus_minus": estimate.plus_minus,
        "interval": list(estimate.interval),
    }


def fair_price(added: Estimate, differences: Sequence[Estimate]) -> Statistics:
    """Return the amount of energy that adds as much to the win rate as the card.

    `differences` are what the card adds less what each amount of ENERGIES adds. The ends of the
    interval are the amounts at which a card as good as its interval allows is worth its price; None
    is more than the largest amount.
    """
    curves = {
        "low": [each.interval[0] for each in (added, *differences)],
        "value": [each.mean for each in (added, *differences)],
        "high": [each.interval[1] for each in (added, *differences)],
    }
    return {name: _zero_of(curve) for name, curve in curves.items()}


def _zero_of(curve: Sequence[float]) -> float | None:
    """Return the energy at which a curve over (0, *ENERGIES) falls to zero; None: it does not."""
    falling = np.minimum.accumulate(curve)
    amounts = (0, *ENERGIES)
    if falling[0] <= 0:
        return 0.0
    for at in range(1, len(falling)):
        if falling[at] <= 0:
            share = falling[at - 1] / (falling[at - 1] - falling[at])
            return float(amounts[at - 1] + share * (amounts[at] - amounts[at - 1]))
    return None


def price_verdict(price: int, fair: Statistics) -> str:
    """Return whether a price is below, within or above the interval of the fair price.

    Prices are whole, so that half an energy belongs to the interval on both sides.
    """
    if fair["low"] is None or price < fair["low"] - 0.5:
        return CHEAP
    if fair["high"] is not None and price > fair["high"] + 0.5:
        return EXPENSIVE
    return FAIR


def _energy(experiment: Experiment, sums: Any) -> list[Statistics]:
    """Return what each gift of energy adds."""
    return [
        {"energy": amount, **_estimated("added", win_estimate(sums[1 + n]))}
        for n, amount in enumerate(ENERGIES)
    ]


# --- other tables and partners -------------------------------------------------------------------


def _tables(results: LabResults, card: int) -> list[Statistics]:
    """Return what a card adds at each table that has it and was played."""
    found = []
    for experiment, sums in results.tables:
        given = [gift[0] for gift in experiment.gifts[1:]]
        if card in given and sums[given.index(card), GROUPS]:
            added = win_estimate(sums[given.index(card)])
            place = {"edition": experiment.edition, "seats": experiment.seats}
            found.append({**place, **_estimated("added", added)})
    return found


def _partners(
    lab: Lab, results: LabResults, entries: dict[str, Entry], card: int
) -> dict[str, list[Statistics]]:
    """Return the other cards with which a card clearly adds more, or less, than both alone."""
    _, sums = results.partners
    found = []
    for number, (own, other) in enumerate(results.pairs):
        if own == card and sums[number, GROUPS]:
            extra = win_estimate(sums[number])
            title = _described(entries, lab.edition, other)
            row = {"id": title["id"], "title": title["title"], **_estimated("extra", extra)}
            found.append((extra, row))
    found.sort(key=lambda pair: -pair[0].mean)
    return {
        "best": [row for extra, row in found if extra.sign > 0],
        "worst": [row for extra, row in reversed(found) if extra.sign < 0],
    }


def _rounded(value: Any) -> Any:
    """Round all numbers; an unknown half width (too few games) becomes None."""
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    if isinstance(value, float):
        return round(value, DIGITS) if np.isfinite(value) else None
    return value
