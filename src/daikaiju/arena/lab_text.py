"""The result of a lab as text for the terminal and the report.

The terminal uses the language of its user. The report is always English.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..text import ENGLISH, has_message, translate
from ..text.translation import TranslatedText
from .lab import ENERGIES
from .lab_stats import CHEAP, EXPENSIVE, FAIR
from .study_text import points

Statistics = dict[str, Any]
VERDICTS = {
    CHEAP: "cli-lab-is-cheap",
    FAIR: "cli-lab-is-fair",
    EXPENSIVE: "cli-lab-is-expensive",
}


def estimate_text(found: Statistics, name: str = "added") -> str:
    """Return a difference of win rates with its interval, as in `+12.3 ± 0.4`."""
    around = found["plus_minus"]
    return f"{points(found[name])} ± {'?' if around is None else f'{100 * around:.1f}'}"


def turns_text(turns: Statistics) -> str:
    """Return a difference of game lengths with its interval, as in `+1.4 ± 0.2`."""
    added = round(turns["added"], 1) or 0.0  # never −0.0
    return f"{added:+.1f} ± {turns['plus_minus']:.1f}".replace("-", "−")


def price_text(card: Statistics, language: str = ENGLISH) -> str:
    if card["price"] is None:
        return translate("cli-level", language, level=card["level"])
    return translate("cli-price", language, price=card["price"])


def fair_price_text(fair: Statistics, language: str = ENGLISH) -> str:
    """Return the interval of a fair price, as in `3.1–3.7 ⚡`."""
    most = ENERGIES[-1]
    if fair["low"] is None:
        return translate("cli-lab-price-over", language, price=most)
    if fair["high"] is None:
        return translate("cli-lab-price-from", language, low=f"{fair['low']:.1f}")
    low, high = f"{fair['low']:.1f}", f"{fair['high']:.1f}"
    return translate("cli-lab-price-range", language, low=low, high=high)


def verdict_text(verdict: str | None, language: str = ENGLISH) -> str:
    return translate(VERDICTS[verdict], language) if verdict else ""


def agreed_verdict(card: Statistics) -> str | None:
    """Return the verdict on a price that all bots agree on; FAIR if they do not."""
    verdicts = {found["verdict"] for found in card["by_bot"].values()}
    if None in verdicts:
        return None
    return verdicts.pop() if len(verdicts) == 1 else FAIR


# --- sentences -----------------------------------------------------------------------------------


def title_of(card: str, edition: str, language: str) -> str:
    """Return the name of a card as printed in an edition."""
    own = f"card-{card}.{edition}"
    return translate(own if has_message(own) else f"card-{card}", language)


def headline(stats: Statistics, language: str = ENGLISH) -> str:
    edition = translate("cli-edition-name", language, edition=stats["edition"])
    return translate("cli-lab-headline", language, edition=edition, seats=stats["seats"])


def price_findings(stats: Statistics, language: str = ENGLISH) -> list[str]:
    """State which cards are too cheap, too expensive, or neither."""
    keys = {
        CHEAP: "cli-lab-cheap",
        EXPENSIVE: "cli-lab-expensive",
        FAIR: "cli-lab-fair",
    }
    found = []
    for verdict, key in keys.items():
        cards = [card["id"] for card in stats["cards"] if agreed_verdict(card) == verdict]
        if cards:
            found.append(translate(key, language, cards=_titles(stats, cards, language)))
    return found


def partner_findings(stats: Statistics, language: str = ENGLISH) -> list[str]:
    """State with which other cards each card adds clearly more or less than both alone."""
    found = []
    for card in stats["cards"]:
        title = title_of(card["id"], stats["edition"], language)
        for side, key in (("best", "cli-lab-best"), ("worst", "cli-lab-worst")):
            if rows := card["partners"][side]:
                partners = _joined((_partner(stats, row, language) for row in rows), language)
                found.append(translate(key, language, card=title, partners=partners))
    return found


def _partner(stats: Statistics, row: Statistics, language: str) -> str:
    return f"{title_of(row['id'], stats['edition'], language)} ({estimate_text(row, 'extra')})"


def ending_findings(stats: Statistics, language: str = ENGLISH) -> list[str]:
    """State how each card changes the length and the end of games, as the first bot plays."""
    bot = stats["bots"][0]
    found = []
    for card in stats["cards"]:
        if bot in card["by_bot"]:
            measured = card["by_bot"][bot]
            words = {
                "card": title_of(card["id"], stats["edition"], language),
                "turns": turns_text(measured["turns"]),
                "stars": points(measured["endings"]["added"]["stars"]),
            }
            found.append(translate("cli-lab-ends", language, **words))
    return found


def _titles(stats: Statistics, ids: Iterable[str], language: str) -> str:
    return _joined((title_of(each, stats["edition"], language) for each in ids), language)


def _joined(texts: Iterable[str], language: str) -> str:
    return TranslatedText(translate("cli-comma", language).join(texts))


def elsewhere_text(stats: Statistics, language: str = ENGLISH) -> str:
    """Name the cards that are not in the main edition; empty if there are none."""
    cards = [card["id"] for card in stats["elsewhere"]]
    if not cards:
        return ""
    return translate("cli-lab-elsewhere", language, cards=_titles(stats, cards, language))


def options_text(options: dict[str, str], language: str = ENGLISH) -> str:
    """Describe a set of options by what differs from the edition."""
    if not options:
        return translate("cli-lab-usual", language)
    return TranslatedText(" ".join(f"{name}={value}" for name, value in options.items()))
