"""Sentences about a decision, built from the numbers of its review, in all languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..text import has_message, translate
from .fact import BAD, Fact

if TYPE_CHECKING:
    from .puzzle import Puzzle
    from .review import Decision

CHANCES: Final = ("wins", "dies", "danger", "kills")  # the other facts are amounts


def sentences(decision: Decision, monsters: list[str], edition: str, language: str) -> list[str]:
    """Return one or two sentences that explain a decision that is not fine."""
    if decision.label == "fine" or not decision.is_deep:
        return []
    about_card = _card_sentence(decision.best, decision.action, edition, language)
    return _comparison(decision.facts, about_card, monsters, language)


def puzzle_sentences(puzzle: Puzzle, language: str) -> list[str]:
    """Return the sentences that compare the best action of a puzzle with that of *greedy*."""
    about_card = _card_sentence(puzzle.best, puzzle.greedy, puzzle.edition, language)
    return _comparison(puzzle.facts, about_card, puzzle.monsters, language)


def _comparison(
    facts: Sequence[Fact], about_card: str, monsters: list[str], language: str
) -> list[str]:
    if about_card and not any(fact.name in CHANCES for fact in facts):
        return [about_card]
    found = [_fact_sentence(fact, monsters, language) for fact in facts]
    return found or [about_card or translate("coach-later", language)]


def _fact_sentence(fact: Fact, monsters: list[str], language: str) -> str:
    suffix = "" if fact.is_gain else "-more" if fact.name in BAD else "-less"
    key = f"coach-{fact.name}{suffix}"
    if fact.name not in CHANCES:
        name = "more" if fact.is_gain else "less"
        return translate(key, language, **{name: round(abs(fact.best - fact.taken), 1)})
    chances = {"best": round(100 * fact.best), "taken": round(100 * fact.taken)}
    if fact.name == "kills":
        who = translate("monster-name", language, monster=monsters[fact.seat])
        return translate(key, language, who=who, **chances)
    return translate(key, language, **chances)


def _card_sentence(best: str, taken: str, edition: str, language: str) -> str:
    """Return a sentence about the card that the better choice, or else the player, bought."""
    for key, action in (("coach-card-worth", best), ("coach-card-waste", taken)):
        verb, _, rest = action.partition(" ")
        if verb == "buy":
            card = rest.partition(" ")[0].partition("#")[0]
            return translate(key, language, card=_card_title(card, edition, language))
    return ""


def _card_title(card: str, edition: str, language: str) -> str:
    own = f"card-{card}.{edition}"
    return translate(own if has_message(own) else f"card-{card}", language)
