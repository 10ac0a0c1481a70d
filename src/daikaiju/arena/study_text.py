"""The result of a study as text for the terminal and the report.

The terminal uses the language of its user. The report is always English; its texts are in this
module.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..record.catalogue import catalogue
from ..text import ENGLISH, has_message, translate
from ..text.translation import TranslatedText
from .study import LESS_AT_THE_START
from .study_stats import Card, Statistics

MARK = "°"  # marks a card that a gift at the start undervalues
KINDS = {"keep": "Keep card", "discard": "Discard card", "tile": "Wickedness tile"}


def points(share: float, digits: int = 1) -> str:
    """Format a difference of win rates in percentage points: +12.3, −0.4, 0.0."""
    text = f"{100 * share:+.{digits}f}".replace("-", "−")
    return text[1:] if float(f"{100 * share:.{digits}f}") == 0 else text


def added_text(card: Card) -> str:
    """Return the value of a card, as in `+12.3 ± 0.4`."""
    return f"{points(card['added'])} ± {100 * card['plus_minus']:.1f}"


def range_text(card: Card) -> str:
    """Return the interval of a card, as in `+11.9 … +12.7`."""
    return " … ".join(map(points, card["interval"]))


def name_text(card: Card) -> str:
    return f"{card['title']}{MARK if card['note'] else ''}"


def price_text(card: Card) -> str:
    return f"level {card['level']}" if card["price"] is None else f"{card['price']} ⚡"


def per_energy_text(card: Card) -> str:
    return "" if card["per_energy"] is None else points(card["per_energy"])


# --- sentences -----------------------------------------------------------------------------------


def headline(stats: Statistics, language: str = ENGLISH) -> str:
    """State which card adds most."""
    best = stats["cards"][0]
    words = {
        "card": _title(stats, best["id"], language),
        "bot": stats["bot"],
        "with": 100 * best["with"],
        "without": 100 * best["without"],
    }
    if len(stats["cards"]) == 1:
        return translate("cli-study-one", language, **words)
    return translate("cli-study-most", language, **words)


def verdict(stats: Statistics, language: str = ENGLISH) -> str:
    """State how many results are significant, and which card adds least."""
    cards = stats["cards"]
    if len(cards) == 1:
        return translate("cli-study-adds", language, points=added_text(cards[0]))
    good, bad = (sum(sign * c["added"] > c["plus_minus"] for c in cards) for sign in (1, -1))
    return translate(
        "cli-study-least",
        language,
        gifts=len(cards),
        good=good,
        bad=bad,
        others=len(cards) - good - bad,
        card=_title(stats, cards[-1]["id"], language),
        points=added_text(cards[-1]),
    )


def caution(stats: Statistics, language: str = ENGLISH) -> str:
    """State what the statistics do not mean."""
    return translate("cli-study-caution", language, bot=stats["bot"])


def prices_text(stats: Statistics, language: str = ENGLISH) -> str:
    """State how price and value correlate; empty if there are too few cards."""
    found = stats["prices"]
    if not found:
        return ""
    correlation, slope = _signed(found["correlation"]), points(found["slope"])
    return translate(
        "cli-study-prices", language, cards=found["cards"], correlation=correlation, points=slope
    )


def _signed(number: float) -> str:
    return f"{number:.2f}".replace("-", "−")


def bargains_text(stats: Statistics, language: str = ENGLISH) -> str:
    """Name the cards off the regression line on both sides; empty if there are none."""
    found = stats["prices"] or {"bargains": [], "overpriced": []}
    words = {"bot": stats["bot"]}
    more = _titles(stats, found["bargains"], language)
    less = _titles(stats, found["overpriced"], language)
    if more and less:
        return translate("cli-study-both", language, more=more, less=less, **words)
    if more:
        return translate("cli-study-more", language, more=more, **words)
    return translate("cli-study-less", language, less=less, **words) if less else ""


def _title(stats: Statistics, card: str, language: str) -> str:
    """Return the name of a card as printed in the edition of the study."""
    own = f"card-{card}.{stats['edition']}"
    return translate(own if has_message(own) else f"card-{card}", language)


def _titles(stats: Statistics, ids: Iterable[str], language: str) -> str:
    names = (_title(stats, each, language) for each in ids)
    return TranslatedText(translate("cli-comma", language).join(names))


def left_out(stats: Statistics, language: str = ENGLISH) -> str:
    """Name the cards that cannot be studied, and why; empty if there are none."""
    if not stats["left_out"]:
        return ""
    ids = {entry.titles.get(stats["edition"], entry.title): entry.id for entry in catalogue()}
    cards = _titles(stats, (ids[name] for name in stats["left_out"]), language)
    return translate("cli-study-left-out", language, cards=cards)


def notes(stats: Statistics, language: str = ENGLISH) -> list[str]:
    """State why some cards are marked."""
    marked = [card["id"] for card in stats["cards"] if card["note"]]
    return [_note(stats, card, language) for card in marked]


def _note(stats: Statistics, card: str, language: str) -> str:
    title, why = _title(stats, card, language), translate(LESS_AT_THE_START[card], language)
    return translate("cli-study-note", language, mark=MARK, card=title, why=why)


def method(stats: Statistics) -> list[str]:
    """Describe the method, one paragraph each."""
    seats, groups = stats["seats"], stats["pairs"] // stats["seats"]
    return [
        f"Every seat is played by {stats['bot']}. Games come in groups of {seats + 1} with the "
        "same random numbers: one without a gift, and one for each seat, which is given the card "
        "free of charge before the first roll. Every seat and every position in the turn order "
        "is therefore given it equally often. Apart from that the card is removed from the game, "
        "so that the gift is the only difference. A second printed copy stays in the deck; of a "
        "tile, neither face is left in the stack.",
        "Keep cards and tiles are held from then on. Discard cards act at once. Cards marked "
        f"{MARK} have less effect then than later in a game: they are shown, but do not count in "
        "the comparison with prices.",
        f"Win rate added is the win rate of the seats with the gift less that of the same seats "
        f"without it, in percentage points, over {groups:,} groups, that is {stats['pairs']:,} "
        "pairs of games a card. The 95 % interval comes from the spread of the difference between "
        "groups. All cards use the same random numbers, so that differences between cards are "
        "more certain than their intervals suggest. About one card in twenty is outside its "
        "interval.",
        "Cheap and expensive cards deviate from the regression line of value by price by more than "
        "their interval. The line summarises these games; it does not say what prices should be.",
    ]
