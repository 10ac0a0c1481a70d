"""Sentences about a decision, built from the numbers of its review, in all languages."""

from __future__ import annotations

from typing import Final

from ..text import has_message, translate
from .consequences import BAD, Fact
from .review import Decision

CHANCES: Final = ("wins", "dies", "danger", "kills")  # the other facts are amounts


COMPARED: Final = ("wins", "kills")  # facts whose sentence names the other choice


def sentences(
    decision: Decision, monsters: list[str], edition: str, language: str, is_hint: bool = False
) -> list[str]:
    """Return one or two sentences that explain a decision that is not fine.

    `is_hint`: the action of the decision was not taken, but is compared with the best one.
    """
    if decision.label == "fine" or not decision.is_deep:
        return []
    about_card = _card_sentence(decision, edition, language, is_hint)
    found = [_fact_sentence(fact, monsters, language, is_hint) for fact in decision.facts]
    if about_card and not any(fact.name in CHANCES for fact in decision.facts):
        return [about_card]
    return found or [about_card or translate("coach-later", language)]


def _fact_sentence(fact: Fact, monsters: list[str], language: str, is_hint: bool) -> str:
    suffix = "" if fact.is_gain else "-more" if fact.name in BAD else "-less"
    start = "coach-hint" if is_hint and fact.is_gain and fact.name in COMPARED else "coach"
    key = f"{start}-{fact.name}{suffix}"
    if fact.name not in CHANCES:
        name = "more" if fact.is_gain else "less"
        return translate(key, language, **{name: round(abs(fact.best - fact.taken), 1)})
    chances = {"best": round(100 * fact.best), "taken": round(100 * fact.taken)}
    if fact.name == "kills":
        who = translate("monster-name", language, monster=monsters[fact.seat])
        return translate(key, language, who=who, **chances)
    return translate(key, language, **chances)


def _card_sentence(decision: Decision, edition: str, language: str, is_hint: bool) -> str:
    """Return a sentence about the card that the better choice, or else the other one, buys."""
    worth = "coach-hint-card" if is_hint else "coach-card-worth"
    for key, action in ((worth, decision.best), ("coach-card-waste", decision.action)):
        verb, _, rest = action.partition(" ")
        if verb == "buy":
            card = rest.partition(" ")[0].partition("#")[0]
            return translate(key, language, card=_card_title(card, edition, language))
    return ""


def _card_title(card: str, edition: str, language: str) -> str:
    own = f"card-{card}.{edition}"
    return translate(own if has_message(own) else f"card-{card}", language)
