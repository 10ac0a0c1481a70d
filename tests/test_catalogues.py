"""The catalogues of six languages: nothing missing, nothing left in English, all of it can be said.

What finds the faults is shown broken copies as well: see test_catalogues_broken.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from catalogue_faults import (
    english_faults,
    plural_faults,
    remark_faults,
    rendering_faults,
    shape_faults,
    twice_faults,
    variable_faults,
)
from catalogues import LOCALES, OTHERS, catalogue
from daikaiju.record.catalogue import catalogue as things
from daikaiju.text import LANGUAGES, rulebook
from keys_used import unknown_faults, unused_faults

# What is the same in English and in another language.
SAME = {
    "all": {
        *("Daikaiju", "– Daikaiju", "— Daikaiju", "daikaiju:", "daikaiju："),  # our own name
    },
    "fr": {
        # printed so in French
        *("Camouflage", "Gourmet", "Herbivore", "Tank", "Urbavore", "Dark Edition", "Tokyo Bay"),
        *("Gigazaur", "The King", "Meka Dragon", "Kraken", "Cyber Bunny", "Cyber Kitty"),
        "Space Penguin",
        # French words as well
        *("Omnivore", "Hibernation", "Tanks", "Table", "Table – Daikaiju", "Pages", "Bot ( )"),
        *("Code", "Pause", "Tokyo", "zombie", "expert", "arguments", "options", "argument :"),
        *("fractions", "bot"),
    },
    "es": {
        # printed so in Spanish
        *("Gigazaur", "The King", "Alienoid", "Kraken", "Cyber Bunny", "Space Penguin", "Tokyo"),
        "Dark Edition",
        # Spanish words as well
        *("Bot ( )", "bot", "normal", "no", ": error:"),
    },
}


def told(faults: Iterable[str]) -> str:
    return "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_in_every_language_in_the_same_place(language: str) -> None:
    assert not told(shape_faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    assert not told(twice_faults(language))


@pytest.mark.parametrize("language", OTHERS)
def test_translations_take_the_same_words(language: str) -> None:
    assert not told(variable_faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    assert not told(rendering_faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_forms_of_the_language(language: str) -> None:
    assert not told(plural_faults(language))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert not told(english_faults(language, SAME))


def test_what_may_be_the_same_is_the_same() -> None:
    """The list above holds nothing that is out of date."""
    for language in ("fr", "es"):
        read, english = catalogue(language), catalogue("en")
        same = {x.words for k, x in read.meanings.items() if x.words == english.meanings[k].words}
        assert SAME[language] - same == set()


def test_words_are_explained_above_their_sentence() -> None:
    assert not told(remark_faults())


# --- keys ----------------------------------------------------------------------------------------


def test_the_page_asks_for_every_key_of_its_own() -> None:
    assert not told(unused_faults())


def test_every_key_that_the_page_asks_for_exists() -> None:
    assert not told(unknown_faults())


def test_every_card_and_rule_has_its_words_and_no_other() -> None:
    files = catalogue("en").files
    cards = {key.partition(".")[0] for key in files["cards.ftl"]}
    assert cards == {f"card-{card}" for card in (each.id for each in things())}
    rules = {key for key in files["rules.ftl"] if key.startswith("rule-")}
    assert rules == {rule.key for rule in rulebook()}
    sections = {key for key in files["rules.ftl"] if re.fullmatch(r"section-[\w-]+", key)}
    assert sections == {f"section-{rule.section}" for rule in rulebook()}


# --- the way each language is written ------------------------------------------------------------


def test_french_puts_no_line_break_before_its_signs() -> None:
    read = catalogue("fr")
    for place, meaning in read.meanings.items():
        for text in meaning.texts:
            assert not re.search(r"(^|[\w»)]) [:;!?»](?= |$)|« ", text), (place, text)


def test_persian_has_letters_digits_and_half_spaces_of_its_own() -> None:
    """Arabic ي and ك and digits that look like others are slips of the keyboard."""
    for file in (LOCALES / "fa").rglob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not re.search("[يكةى٠-٩]", text), file
        assert not re.search("(?<![\u0620-\u06cc\u200c])ن?می [\u0620-\u06cc]", text), file


def test_chinese_has_signs_and_letters_of_taiwan() -> None:
    """Full-width signs between Chinese words, and none of the simplified letters."""
    for place, meaning in catalogue("zh-Hant").meanings.items():
        assert not re.search("[东惊胜点数购买龙战击败复无这个们来说对时]", meaning.words), place
        assert not re.search("[\u4e00-\u9fff][,;!?](?! ?[a-z])", meaning.words), place
