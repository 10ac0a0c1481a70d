"""Wording rules: terms of the game in English, pairs of terms by key, quotes, plain words.

`glossary.csv` names the printed terms of the translations; this file has what a table of terms
cannot say.
"""

from __future__ import annotations

import re

import pytest

from catalogues import OTHERS, MessageParts, catalogue, variants
from daikaiju.text import LANGUAGES

# The English registry of bots repeats these texts; `daikaiju odds --throws` is an option.
EXCEPTIONS = {"cli-bot-search.does", "mistake-position-and-more"}
PAGE = ("page/", "server.ftl", "cards.ftl", "rules.ftl", "rulings.ftl")

# Words that English texts do not use, and what they say instead.
AVOIDED = {
    r"\bthrow(s|n|ing)?\b|\bthrew\b": "roll, reroll",
    r"\bwhoever\b|\bwhatever\b|\bsomebody\b": "you, a monster, a player",
    r"\bshall\b": "do you want to, must",
    r"\bat turn\b": "whose turn it is",
    r"\bonlookers?\b|\blook(ing)? on\b": "spectators, watching",
    r"\bstir(red|s)?\b": "add randomness",
    r"\bis no (attack|gain|limit|choice)\b": "is not a",
    r"\bcustoms\b|\bloudness\b": "options, volume",
}


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


# What English must say, by key: fall or be eliminated, leave or yield, discard or leave the game.
ENGLISH_TERMS = {
    "table-throw": "reroll",
    "table-dice-again": "reroll",
    "log-roll": "rolls",
    "section-rolling": "rolling",
    "rule-ROLL-1": "rerolls",
    "rule-ENTER-13": "loses its last heart",
    "card-eater_of_the_dead.effect": "loses its last heart",
    "card-it_has_a_child.effect": "lose your last heart",
    "log-eliminated": "eliminated",
    "log-yield": "yields",
    "act-yield": "leave tokyo",
    "ruling-camouflage-2": "may not yield",
    "ruling-final_push-1": "leaves the game",
    "card-widespread_panic.effect": "leaves the game",
    "rule-COMP-11": "discard pile",
    "log-wickedness": "wickedness",
    "table-market": "market",
}
# The same for translations whose sentence once said something else.
TERMS = {
    "rule-ENTER-13": {
        "fr": "dernier Point de Vie",
        "es": "último Punto de Vida",
        "ru": "последнюю жизнь",
        "zh-Hant": "最後1個生命點數",
        "fa": "آخرین جان",
    },
    "ruling-camouflage-2": {
        "fr": "ne peut pas Fuir",
        "es": "no puede abandonar",
        "ru": "не может отступить",
        "zh-Hant": "不能投降",
        "fa": "نمی‌تواند تسلیم",
    },
    "ruling-final_push-1": {
        "fr": "quitte le jeu",
        "es": "sale del juego",
        "ru": "выходит из игры",
        "zh-Hant": "離開遊戲",
        "fa": "از بازی خارج",
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


@pytest.mark.parametrize("language", OTHERS)
def test_an_edition_is_named_and_not_shown_as_its_id(language: str) -> None:
    """A sentence with an edition chooses words for each edition."""
    read = catalogue(language)
    for key in ("mistake-not-solved", "card-ruling-only"):
        parts = next(x for (_, own), x in read.message_parts.items() if own == key)
        chosen = {str(name) for selection in parts.selectors for name in variants(selection)}
        assert {"first", "dark"} <= chosen, key
