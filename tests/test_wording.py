"""Wording rules: terms of the game in English, pairs of terms by key, quotes, plain words.

`glossary.csv` names the printed terms of the translations; this file has what a table of terms
cannot say.
"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from catalogues import OTHERS, PLURALS, MessageParts, catalogue, chosen_by, variants
from daikaiju.text import LANGUAGES

EXCEPTIONS = {"mistake-position-and-more"}  # `daikaiju odds --throws` is an option
PAGE = ("page/", "server.ftl", "cards.ftl", "rules.ftl", "rulings.ftl")

# Words that English texts do not use, and what they say instead.
AVOIDED = {
    r"\bthrow(s|n|ing)?\b|\bthrew\b": "roll, reroll",
    r"\bwhoever\b|\bwhatever\b|\bsomebody\b": "you, a monster, a player",
    r"\bshall\b": "do you want to, must",
    r"\bat turn\b": "whose turn it is",
    r"\bonlookers?\b|\blook(ing)? on\b": "spectators, watching",
    r"\bstir(red|s)?\b": "add randomness",
    r"(?<!\bthere )\b(is|are) no\b": "is not a",
    r"\bcustoms\b|\bloudness\b": "options, volume",
}
METAPHORS = r"\bladder\b|\bfl(y|ies|ew)\b|\bstands?\b"  # a monster stands: the last one standing
PRONOUN = r"(It|They|This|These|That|Then|So)\b"


def is_page(file: str) -> bool:
    return file.startswith(PAGE[0]) or file in PAGE


def english() -> list[tuple[str, MessageParts]]:
    return [
        (key, parts)
        for (_, key), parts in catalogue("en").message_parts.items()
        if key not in EXCEPTIONS
    ]


@pytest.mark.parametrize("avoided", AVOIDED)
def test_english_uses_the_terms_of_the_game(avoided: str) -> None:
    found = [
        f"{key}: say {AVOIDED[avoided]}: {parts.words}"
        for key, parts in english()
        if re.search(avoided, parts.words, re.IGNORECASE)
    ]
    assert not found


def test_the_page_has_no_metaphors() -> None:
    files = catalogue("en").message_parts.items()
    found = [key for (file, key), parts in files if is_page(file) and has(METAPHORS, parts.words)]
    assert not found


def has(pattern: str, words: str) -> bool:
    return re.search(pattern, words, re.IGNORECASE) is not None


def test_a_rule_stands_alone() -> None:
    """A rule is also the answer to a question, without the rule before it."""
    rules = [(key, parts.words) for key, parts in english() if key.startswith("rule-")]
    assert rules
    assert not [words for _, words in rules if re.match(PRONOUN, words)]


# What English must say, by key: fall or be eliminated, leave or yield.
ENGLISH_TERMS = {
    "table-dice-again": "reroll",
    "card-eater_of_the_dead.effect": "loses its last heart",
    "card-it_has_a_child.effect": "lose your last heart",
    "log-eliminated": "eliminated",
    "log-yield": "yields",
    "act-yield": "leave tokyo",
    "ruling-camouflage-2": "may not yield",
    "log-wickedness": "wickedness",
    "table-market": "market",
}
# The same for translations whose sentence once said something else.
TERMS = {
    "ruling-camouflage-2": {
        "fr": "ne peut pas Fuir",
        "es": "no puede abandonar",
        "ru": "не может отступить",
        "zh-Hant": "不能投降",
        "fa": "نمی‌تواند تسلیم",
    },
    "card-healing_ray.effect": {
        "es": "Por cada dado",
        "fa": "هر تاسی",
    },
    "table-about-wickedness": {
        "fr": "Méchanceté",
        "es": "Maldad",
        "ru": "ярости",
        "zh-Hant": "邪惡值",
        "fa": "شرارت",
    },
}


def words_of(language: str, key: str) -> str:
    found = [x.words for (_, own), x in catalogue(language).message_parts.items() if own == key]
    assert found, f"{language} has no {key}"
    return found[0]


@pytest.mark.parametrize("key", ENGLISH_TERMS)
def test_english_says_the_term(key: str) -> None:
    assert ENGLISH_TERMS[key] in words_of("en", key).lower()


@pytest.mark.parametrize(
    ("key", "language"), [(key, language) for key, terms in TERMS.items() for language in terms]
)
def test_translations_say_the_term(key: str, language: str) -> None:
    assert TERMS[key][language] in words_of(language, key)


# Words that a translation does not use: other words for a term, another form of address.
AVOIDED_IN_TRANSLATIONS = {
    "fr": r"\b[Gg]riffes?\b|\bcœurs? (pris|soigné)|sans cœur|\brobots\b",
    "es": r"\bzarpazo|\bgarras?\b|\bcoraz|\b(Elige|tienes|puedes|quieres|eres|Abre|Confirma)\b",
    "ru": r"\bсерд(ц|ец)|\bкогт",
    "zh-Hant": "愛心|利爪|您",
    "fa": "قلب|پنجه",
}


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_one_word_for_a_term(language: str) -> None:
    found = [
        f"{file}: {key}: {parts.words}"
        for (file, key), parts in catalogue(language).message_parts.items()
        if re.search(AVOIDED_IN_TRANSLATIONS[language], parts.words)
    ]
    assert not found


# --- quotes, capitals, ids -----------------------------------------------------------------------

FOREIGN_QUOTES = {
    "en": "[«»„「」]",
    "fr": "[“”„「」]",
    "es": "[“”„「」]",
    "ru": "[“”「」]",
    "zh-Hant": "[«»“”„]",
    "fa": "[“”„「」]",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    found = [
        f"{file}: {key}: {parts.words}"
        for (file, key), parts in catalogue(language).message_parts.items()
        if is_page(file) and re.search(FOREIGN_QUOTES[language], parts.words)
    ]
    assert not found


@pytest.mark.parametrize(("language", "monster"), [("fr", "monstre"), ("es", "monstruo")])
def test_a_monster_has_a_capital_letter(language: str, monster: str) -> None:
    found = [
        f"{file}: {key}: {parts.words}"
        for (file, key), parts in catalogue(language).message_parts.items()
        if is_page(file) and re.search(rf"\b{monster}s?\b", parts.words)
    ]
    assert not found


def shown_variables(pattern: ftl.Pattern) -> set[str]:
    """Return the variables that the text shows; not those that only choose a variant."""
    found: set[str] = set()
    for element in pattern.elements:
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            found.update(*(shown_variables(variant.value) for variant in inner.variants))
        elif isinstance(inner, ftl.FunctionReference):
            inner = inner.arguments.positional[0]
        if isinstance(inner, ftl.VariableReference):
            found.add(inner.id.name)
    return found


def patterns(language: str) -> list[tuple[str, ftl.Pattern]]:
    messages = catalogue(language).messages.items()
    return [
        (key, pattern)
        for (_, key), message in messages
        for pattern in (message.value, *(each.value for each in message.attributes))
        if pattern is not None
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_is_named_and_not_shown_as_its_id(language: str) -> None:
    """The variable chooses words. Exceptions: what was typed, and a name in that language."""
    shown = {key for key, pattern in patterns(language) if "edition" in shown_variables(pattern)}
    assert shown == {"mistake-edition", "games-about"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_follows_a_number_that_is_shown(language: str) -> None:
    """Exception: the number of the winners, who are named."""
    found = {
        key
        for (_, key), parts in catalogue(language).message_parts.items()
        for selection in parts.selectors
        if PLURALS & {str(each) for each in variants(selection)}
        and chosen_by(selection) not in shown_in(language, key)
    }
    assert found <= {"table-over-wins"}


def shown_in(language: str, key: str) -> set[str]:
    own = [shown_variables(pattern) for name, pattern in patterns(language) if name == key]
    return set().union(*own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_a_part_of_a_sentence(language: str) -> None:
    """It follows `daikaiju:` or the name of a file, so it has no full stop."""
    found = [
        key
        for (file, key), parts in catalogue(language).message_parts.items()
        if file == "mistakes.ftl" and parts.words.endswith((".", "。"))
    ]
    assert not found


# Labels in places that do not grow, and the most letters that fit there.
LENGTHS = {
    "table-turn": 9,
    "table-place-tokyo": 10,
    "table-place-city": 15,
    "table-place-bay": 15,
    "table-place-out": 12,
    "table-place-down": 12,
    "table-city": 6,
    "table-bay": 6,
    "table-stop": 9,
    "table-dice-keep": 9,
    "table-dice-again": 9,
    "table-buy": 8,
    "act-done": 17,
    "act-stay": 17,
    "act-yield": 17,
    "act-sweep": 25,
    "odds-title": 14,
    "hint-title": 10,
    "table-out-finish": 20,
    "table-out-again": 16,
    "table-out-other": 25,
    "replay-jump-turn": 10,
    "replay-jump-tokyo": 10,
    "replay-jump-out": 10,
    "frame-cards": 8,
    "book-nav": 8,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_into_their_place(language: str) -> None:
    long = {key: words_of(language, key) for key in LENGTHS}
    assert not {key: words for key, words in long.items() if len(words) > LENGTHS[key]}
