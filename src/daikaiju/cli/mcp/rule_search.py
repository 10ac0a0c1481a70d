"""Rules, examples, cards and rulings, found by id, name or words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...record.catalogue import Entry, catalogue
from ...rules.constants import EDITION_NAMES
from ...text import examples, rulebook, rulings
from ..card_view import cards_by_name, find_card
from ..output import card_effect, card_title, message
from .results import RuleText
from .seat_game import Refused

MAX_FOUND: Final = 12
_COMMON: Final = {"the", "and", "for", "can", "how", "what", "when", "does", "are", "you", "with"}


def check_edition(edition: str) -> str:
    if edition not in EDITION_NAMES:
        raise Refused(f"There is no edition {edition[:40]!r}: use {', '.join(EDITION_NAMES)}.")
    return edition


def search_rules(topic: str, edition: str) -> list[RuleText]:
    """Return what is known about a topic: an id, a section, a card, or any words."""
    wanted = topic.strip().casefold()
    check_edition(edition)
    found = [*_sections(edition)] if not wanted else _exact(wanted, edition)
    found = found or _by_words(wanted, edition)
    if not found:
        raise Refused(
            f"Nothing is known about {topic[:80]!r}: use the name of a card, a section or a word "
            "of the rules; without a topic the sections are listed."
        )
    return found


def _exact(wanted: str, edition: str) -> list[RuleText]:
    """Return a whole section, a rule or example by its id, or a card by its name."""
    rules = [rule for rule in rulebook() if edition in rule.editions]
    titles = {rule.section: message(f"section-{rule.section}").casefold() for rule in rules}
    for section, title in titles.items():
        if wanted in (section, title):
            return [*section_texts(section, edition)]
    texts = [text for section in titles for text in section_texts(section, edition)]
    if same := [text for text in texts if text.id.casefold() == wanted]:
        return same
    entries = catalogue()
    names = cards_by_name(entries)
    if wanted.replace(" ", "_") in names or wanted in names:
        return [*card_texts(find_card(entries, wanted), edition)]
    return []


def _sections(edition: str) -> Iterator[RuleText]:
    """Yield the sections of the rulebook with what they are about."""
    for section in sections_of(edition):
        title, lead = message(f"section-{section}"), message(f"section-{section}.lead")
        yield RuleText(id=section, kind="section", text=f"{title}. {lead}")


def sections_of(edition: str) -> list[str]:
    return list(dict.fromkeys(rule.section for rule in rulebook() if edition in rule.editions))


def section_texts(section: str, edition: str) -> Iterator[RuleText]:
    """Yield the rules and examples of a section."""
    for rule in rulebook():
        if rule.section == section and edition in rule.editions:
            yield RuleText(id=rule.id, kind="rule", text=message(rule.key))
    for example in examples():
        if example.section == section and edition in example.editions:
            text = f"{message(example.key)}. {message(f'{example.key}.text')}"
            yield RuleText(id=example.id, kind="example", text=text)


def card_texts(entry: Entry, edition: str) -> Iterator[RuleText]:
    """Yield a card with its price and effect, then its rulings."""
    own = edition if edition in entry.copies or entry.kind == "tile" else ""
    price = f", {entry.costs[own]} energy" if own in entry.costs else ""
    absent = "" if own else f" It is not in the {edition} edition."
    title = f"{card_title(entry.id, own)} ({entry.kind}{price})"
    kind = "tile" if entry.kind == "tile" else "card"
    effect = card_effect(entry.id, own)
    yield RuleText(id=entry.id, kind=kind, text=f"{title}: {effect}{absent}")
    for ruling in rulings():
        if ruling.card == entry.id and (not ruling.is_dark or edition == "dark"):
            yield RuleText(id=ruling.key, kind="ruling", text=message(ruling.key))


def all_texts(edition: str) -> Iterator[RuleText]:
    """Yield all rules, examples, cards and rulings of an edition."""
    for section in sections_of(edition):
        yield from section_texts(section, edition)
    for entry in catalogue():
        if edition in entry.copies or (entry.kind == "tile" and edition == "dark"):
            yield from card_texts(entry, edition)


def _by_words(wanted: str, edition: str) -> list[RuleText]:
    """Return the texts with the most of these words, best first."""
    words = {word for word in wanted.split() if len(word) > 2} - _COMMON

    def score(text: RuleText) -> int:
        whole = f"{text.id} {text.text}".casefold()
        return sum(word in whole for word in words)

    ranked = sorted(all_texts(edition), key=score, reverse=True)
    return [text for text in ranked[:MAX_FOUND] if score(text) > 0]
