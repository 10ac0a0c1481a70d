"""The catalogues of six languages: complete, translated, and every message can be formatted.

test_catalogue_faults.py tests the checks themselves with broken copies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from catalogue_faults import (
    comment_faults,
    duplicate_faults,
    english_faults,
    plural_faults,
    rendering_faults,
    shape_faults,
    variable_faults,
)
from catalogues import LOCALES, OTHERS, catalogue
from daikaiju.record.catalogue import catalogue as card_entries
from daikaiju.text import LANGUAGES, rulebook
from message_key_usage import unknown_faults, unused_faults

# Texts that are the same in English and in another language.
SAME = {
    "all": {
        # the name of the project
        *("Daikaiju", "– Daikaiju", "— Daikaiju", "daikaiju:", "daikaiju："),
    },
    "fr": {
        # printed so in French
        *(
            "Camouflage",
            "minutes",
            "Notifications",
            "Gourmet",
            "Herbivore",
            "Tank",
            "Urbavore",
            "Dark Edition",
            "Tokyo City",
            "City",
            "Bay",
            "Tokyo Bay",
        ),
        *("Gigazaur", "The King", "Meka Dragon", "Kraken", "Cyber Bunny", "Cyber Kitty"),
        "Space Penguin",
        # French words as well
        *("Omnivore", "Hibernation", "Tanks", "Table", "Table – Daikaiju", "Pages", "Bot ( )"),
        *("Code", "Pause", "Tokyo", "zombie", "expert", "arguments", "options", "argument :"),
        *("bot", "Messages", "Volume", "Champion", "− points"),
    },
    "es": {
        # printed so in Spanish
        *("Gigazaur", "The King", "Alienoid", "Kraken", "Cyber Bunny", "Space Penguin", "Tokyo"),
        "Dark Edition",
        # Spanish words as well
        *("Bot ( )", "bot", "normal", "no", ": error:"),
    },
}


def joined(faults: Iterable[str]) -> str:
    return "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language: str) -> None:
    assert not joined(shape_faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    assert not joined(duplicate_faults(language))


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_the_same_variables(language: str) -> None:
    assert not joined(variable_faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    assert not joined(rendering_faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(language: str) -> None:
    assert not joined(plural_faults(language))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert not joined(english_faults(language, SAME))


def test_the_list_of_equal_texts_is_current() -> None:
    for language in ("fr", "es"):
        translated, english = catalogue(language), catalogue("en")
        same = {
            x.words
            for k, x in translated.message_parts.items()
            if x.words == english.message_parts[k].words
        }
        assert SAME[language] - same == set()


def test_variables_are_explained_in_comments() -> None:
    assert not joined(comment_faults())


# --- keys ----------------------------------------------------------------------------------------


def test_the_page_uses_all_its_keys() -> None:
    assert not joined(unused_faults())


def test_all_keys_that_the_page_uses_exist() -> None:
    assert not joined(unknown_faults())


def test_cards_and_rules_have_exactly_their_keys() -> None:
    files = catalogue("en").files
    cards = {key.partition(".")[0] for key in files["cards.ftl"]}
    assert cards == {f"card-{card}" for card in (each.id for each in card_entries())}
    rules = {key for key in files["rules.ftl"] if key.startswith("rule-")}
    assert rules == {rule.key for rule in rulebook()}
    sections = {key for key in files["rules.ftl"] if re.fullmatch(r"section-[\w-]+", key)}
    assert sections == {f"section-{rule.section}" for rule in rulebook()}


# --- orthography ---------------------------------------------------------------------------------


def test_french_has_no_line_break_before_punctuation() -> None:
    translated = catalogue("fr")
    for place, parts in translated.message_parts.items():
        for text in parts.texts:
            assert not re.search(r"(^|[\w»)]) [:;!?»](?= |$)|« ", text), (place, text)


def test_persian_uses_persian_letters_digits_and_half_spaces() -> None:
    """Arabic ي and ك and Arabic digits are typing errors."""
    for file in (LOCALES / "fa").rglob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not re.search("[يكةى٠-٩]", text), file
        assert not re.search("(?<![\u0620-\u06cc\u200c])ن?می [\u0620-\u06cc]", text), file


def test_chinese_uses_full_width_punctuation_and_traditional_characters() -> None:
    for place, parts in catalogue("zh-Hant").message_parts.items():
        assert not re.search("[东惊胜点数购买龙战击败复无这个们来说对时]", parts.words), place
        assert not re.search("[\u4e00-\u9fff][,;!?](?! ?[a-z])", parts.words), place
