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

# The key of a message and its arguments; `who` is the id of a monster and `card` that of a card.
Message = tuple[str, dict[str, str | int | float]]

COMPARED: Final = ("wins", "kills")  # facts whose sentence names the other choice


def sentences(
    decision: Decision, monsters: list[str], edition: str, language: str, is_hint: bool = False
) -> list[str]:
    """Return one or two sentences that explain a decision that is not fine.

    `is_hint`: the action of the decision was not taken, but is compared with the best one.
    """
    if decision.label == "fine" or not decision.is_deep:
        return []
    found = _comparison(decision.best, decision.action, decision.facts, monsters, is_hint)
    return [message_text(message, edition, language) for message in found]


def puzzle_sentences(puzzle: Puzzle, language: str) -> list[str]:
    """Return the sentences that compare the best action of a puzzle with that of *greedy*."""
    return [message_text(message, puzzle.edition, language) for message in puzzle_messages(puzzle)]


def puzzle_messages(puzzle: Puzzle) -> list[Message]:
    """Return the messages of these sentences. With a card there is also what it gains."""
    found = _comparison(puzzle.best, puzzle.greedy, puzzle.facts, puzzle.monsters)
    gain = next((fact for fact in puzzle.facts if fact.is_gain), None)
    is_news = gain and gain.name != "energy"  # who buys nothing has more energy
    if gain and is_news and found[0][0].startswith("coach-card"):
        found.append(_fact_message(gain, puzzle.monsters))
    return found


def _comparison(
    best: str, taken: str, facts: Sequence[Fact], monsters: list[str], is_hint: bool = False
) -> list[Message]:
    about_card = _card_messages(best, taken, is_hint)
    if about_card and not any(fact.name in CHANCES for fact in facts):
        return about_card
    found = [_fact_message(fact, monsters, is_hint) for fact in facts]
    return found or about_card or [("coach-later", {})]


def _fact_message(fact: Fact, monsters: list[str], is_hint: bool = False) -> Message:
    suffix = "" if fact.is_gain else "-more" if fact.name in BAD else "-less"
    start = "coach-hint" if is_hint and fact.is_gain and fact.name in COMPARED else "coach"
    key = f"{start}-{fact.name}{suffix}"
    if fact.name not in CHANCES:
        name = "more" if fact.is_gain else "less"
        return key, {name: round(abs(fact.best - fact.taken), 1)}
    chances: dict[str, str | int | float] = {
        "best": round(100 * fact.best),
        "taken": round(100 * fact.taken),
    }
    return key, chances | ({"who": monsters[fact.seat]} if fact.name == "kills" else {})


def _card_messages(best: str, taken: str, is_hint: bool) -> list[Message]:
    """Return a message about the card that the better choice, or else the other one, buys."""
    worth = "coach-hint-card" if is_hint else "coach-card-worth"
    for key, action in ((worth, best), ("coach-card-waste", taken)):
        verb, _, rest = action.partition(" ")
        if verb == "buy":
            return [(key, {"card": rest.partition(" ")[0].partition("#")[0]})]
    return []


def message_text(message: Message, edition: str, language: str) -> str:
    """Return the sentence of a message."""
    key, arguments = message
    named = dict(arguments)
    if "who" in named:
        named["who"] = translate("monster-name", language, monster=named["who"])
    if "card" in named:
        named["card"] = _card_title(str(named["card"]), edition, language)
    return translate(key, language, **named)


def _card_title(card: str, edition: str, language: str) -> str:
    own = f"card-{card}.{edition}"
    return translate(own if has_message(own) else f"card-{card}", language)
