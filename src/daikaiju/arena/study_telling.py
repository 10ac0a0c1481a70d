"""What a study has shown in words: sentences and numbers for the terminal and the report."""

from __future__ import annotations

from collections.abc import Iterable

from .study_figures import Card, Figures
from .telling import percent

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


def headline(figures: Figures) -> str:
    """What adds most."""
    best, bot = figures["cards"][0], figures["bot"]
    rates = f"{percent(best['with'])} of its games with it and {percent(best['without'])} without"
    if len(figures["cards"]) == 1:
        return f"{best['title']}: {bot} wins {rates}."
    return f"{best['title']} adds most: {bot} wins {rates}."


def verdict(figures: Figures) -> str:
    """How much of this is sure, and what adds least."""
    cards = figures["cards"]
    if len(cards) == 1:
        return f"It adds {added_text(cards[0])} points (95 % interval)."
    good, bad = (sum(sign * c["added"] > c["plus_minus"] for c in cards) for sign in (1, -1))
    last = cards[-1]
    return (
        f"Of {len(cards)} gifts {good} clearly help, {bad} clearly harm, and "
        f"{len(cards) - good - bad} cannot be told from none; {last['title']} adds least, "
        f"{added_text(last)} points."
    )


def caution(figures: Figures) -> str:
    """What the figures are not."""
    return (
        f"That is what a card adds as {figures['bot']} plays it, given before the first throw. "
        "Who buys it pays for it, and has it later; a card that the bot makes nothing of looks "
        "worthless here."
    )


def prices_text(figures: Figures) -> str:
    """How price and value go together; nothing where there are too few cards."""
    found = figures["prices"]
    if not found:
        return ""
    return (
        f"Over {found['cards']} cards price and value have the correlation "
        f"{_signed(found['correlation'])}; an energy more in price goes with "
        f"{points(found['slope'])} points of win rate."
    )


def _signed(number: float) -> str:
    return f"{number:.2f}".replace("-", "−")


def bargains_text(figures: Figures) -> str:
    """Cards off the line of prices, on either side; nothing where there are none."""
    found = figures["prices"] or {"bargains": [], "overpriced": []}
    sides = {"more": found["bargains"], "less": found["overpriced"]}
    told = [f"clearly {word}: {_titles(figures, ids)}" for word, ids in sides.items() if ids]
    which = f"Beside other cards of their price, as {figures['bot']} plays them, these add "
    return f"{which}{'; '.join(told)}." if told else ""


def _titles(figures: Figures, ids: Iterable[str]) -> str:
    titles = {card["id"]: card["title"] for card in figures["cards"]}
    return ", ".join(titles[each] for each in ids)


def stopped(figures: Figures) -> str:
    """What is to be said when not all games were played; else nothing."""
    if figures["games"] >= figures["asked"]:
        return ""
    return f"Stopped after {figures['games']:,} of {figures['asked']:,} games."


def left_out(figures: Figures) -> str:
    """What cannot be studied, and why; nothing if all can."""
    if not figures["left_out"]:
        return ""
    return (
        f"Not studied: {', '.join(figures['left_out'])}. Given before the first throw they do "
        "nothing, or the same to every monster."
    )


def notes(figures: Figures) -> list[str]:
    """Why some cards are marked."""
    return [f"{MARK} {card['title']}: {card['note']}." for card in figures["cards"] if card["note"]]


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
