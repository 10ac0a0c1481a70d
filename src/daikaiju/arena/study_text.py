"""What a study has shown in words: sentences and numbers for the terminal and the report.

The terminal speaks the language of its user. The report, a document to hand on, is English: what
only the report says is written here.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..record.catalogue import catalogue
from ..text import ENGLISH, has_sentence, sentence
from ..text.translation import Sentence
from .study import LESS_AT_THE_START
from .study_stats import Card, Figures

MARK = "°"  # beside the name of a card that a gift at the start does not do justice to
KINDS = {"keep": "Keep card", "discard": "Discard card", "tile": "Wickedness tile"}


def points(share: float, digits: int = 1) -> str:
    """A difference of win rates in percentage points: +12.3, −0.4, 0.0."""
    text = f"{100 * share:+.{digits}f}".replace("-", "−")
    return text[1:] if float(f"{100 * share:.{digits}f}") == 0 else text


def added_text(card: Card) -> str:
    """+12.3 ± 0.4"""
    return f"{points(card['added'])} ± {100 * card['plus_minus']:.1f}"


def range_text(card: Card) -> str:
    """+11.9 … +12.7"""
    return " … ".join(map(points, card["interval"]))


def name_text(card: Card) -> str:
    return f"{card['title']}{MARK if card['note'] else ''}"


def price_text(card: Card) -> str:
    return f"level {card['level']}" if card["price"] is None else f"{card['price']} ⚡"


def per_energy_text(card: Card) -> str:
    return "" if card["per_energy"] is None else points(card["per_energy"])


# --- sentences -----------------------------------------------------------------------------------


def headline(figures: Figures, language: str = ENGLISH) -> str:
    """What adds most."""
    best = figures["cards"][0]
    words = {
        "card": _title(figures, best["id"], language),
        "bot": figures["bot"],
        "with": 100 * best["with"],
        "without": 100 * best["without"],
    }
    if len(figures["cards"]) == 1:
        return sentence("cli-study-one", language, **words)
    return sentence("cli-study-most", language, **words)


def verdict(figures: Figures, language: str = ENGLISH) -> str:
    """How much of this is sure, and what adds least."""
    cards = figures["cards"]
    if len(cards) == 1:
        return sentence("cli-study-adds", language, points=added_text(cards[0]))
    good, bad = (sum(sign * c["added"] > c["plus_minus"] for c in cards) for sign in (1, -1))
    return sentence(
        "cli-study-least",
        language,
        gifts=len(cards),
        good=good,
        bad=bad,
        others=len(cards) - good - bad,
        card=_title(figures, cards[-1]["id"], language),
        points=added_text(cards[-1]),
    )


def caution(figures: Figures, language: str = ENGLISH) -> str:
    """What the figures are not."""
    return sentence("cli-study-caution", language, bot=figures["bot"])


def prices_text(figures: Figures, language: str = ENGLISH) -> str:
    """How price and value go together; nothing where there are too few cards."""
    found = figures["prices"]
    if not found:
        return ""
    correlation, slope = _signed(found["correlation"]), points(found["slope"])
    return sentence(
        "cli-study-prices", language, cards=found["cards"], correlation=correlation, points=slope
    )


def _signed(number: float) -> str:
    return f"{number:.2f}".replace("-", "−")


def bargains_text(figures: Figures, language: str = ENGLISH) -> str:
    """Cards off the line of prices, on either side; nothing where there are none."""
    found = figures["prices"] or {"bargains": [], "overpriced": []}
    words = {"bot": figures["bot"]}
    more = _titles(figures, found["bargains"], language)
    less = _titles(figures, found["overpriced"], language)
    if more and less:
        return sentence("cli-study-both", language, more=more, less=less, **words)
    if more:
        return sentence("cli-study-more", language, more=more, **words)
    return sentence("cli-study-less", language, less=less, **words) if less else ""


def _title(figures: Figures, card: str, language: str) -> str:
    """The name of a card as the edition of the study prints it."""
    own = f"card-{card}.{figures['edition']}"
    return sentence(own if has_sentence(own) else f"card-{card}", language)


def _titles(figures: Figures, ids: Iterable[str], language: str) -> str:
    names = (_title(figures, each, language) for each in ids)
    return Sentence(sentence("cli-comma", language).join(names))


def left_out(figures: Figures, language: str = ENGLISH) -> str:
    """What cannot be studied, and why; nothing if all can."""
    if not figures["left_out"]:
        return ""
    ids = {entry.titles.get(figures["edition"], entry.title): entry.id for entry in catalogue()}
    cards = _titles(figures, (ids[name] for name in figures["left_out"]), language)
    return sentence("cli-study-left-out", language, cards=cards)


def notes(figures: Figures, language: str = ENGLISH) -> list[str]:
    """Why some cards are marked."""
    marked = [card["id"] for card in figures["cards"] if card["note"]]
    return [_note(figures, card, language) for card in marked]


def _note(figures: Figures, card: str, language: str) -> str:
    title, why = _title(figures, card, language), sentence(LESS_AT_THE_START[card], language)
    return sentence("cli-study-note", language, mark=MARK, card=title, why=why)


def method(figures: Figures) -> list[str]:
    """How the figures came about, a paragraph each."""
    seats, groups = figures["seats"], figures["pairs"] // figures["seats"]
    return [
        f"Every seat is played by {figures['bot']}. Games come in groups of {seats + 1} with the "
        "same luck: one in which nobody is given anything, and one for each seat that is given "
        "the card, free of charge, before the first throw. So every seat and every place in the "
        "turn order is given it equally often. The card is otherwise out of the game: nobody can "
        "buy it, and the gift is all that differs. A second printed copy stays in the deck; of a "
        "tile, neither face is left in the stack.",
        "Keep cards and tiles are held from then on. Discard cards act at once. Cards marked "
        f"{MARK} find less to act on then than later in a game: they are shown, but not counted "
        "where prices are compared.",
        f"Win rate added is the win rate of the seats with the gift less that of the same seats "
        f"without it, in percentage points, over {groups:,} groups, that is {figures['pairs']:,} "
        "pairs of games a card. The 95 % interval comes from the spread of the difference between "
        "groups. All cards meet the same luck, so that differences between cards are surer than "
        "their intervals say. Of many cards, about one in twenty lies outside its interval.",
        "Bargains and their opposite lie off the straight line through price and value by more "
        "than their interval. The line is a summary of these games, no theory of what prices "
        "should be.",
    ]
