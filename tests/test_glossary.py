"""Terms of the game: English and each translation use one word, the printed one if there is one.

`glossary.csv` has terms in dictionary form, and the keys where each must occur;
`printed_names.csv` has the titles of cards and tiles. An empty cell means: not printed.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from catalogues import OTHERS, Catalogue, catalogue
from daikaiju.text import LANGUAGES

HERE = Path(__file__).parent
ENDING = {
    "en": 1,
    "fr": 2,
    "es": 2,
    "ru": 3,
}  # letters at the end of a word that inflection may change
LETTERS = str.maketrans({"ي": "ی", "ك": "ک", "ة": "ه", "ى": "ی", "ё": "е", "’": "'"})
EDITIONS = {"first", "dark"}


def rows(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return [
            {key.replace("_", "-"): cell for key, cell in row.items()}
            for row in csv.DictReader(file)
        ]


TERMS = rows("glossary.csv")
TITLES = rows("printed_names.csv")


def plain(text: str) -> str:
    """Return the text without variants of spelling."""
    return unicodedata.normalize("NFKC", text).casefold().translate(LETTERS)


def has_term(text: str, term: str, language: str) -> bool:
    """Return whether a text has a term, in any inflection."""
    if language in ("zh-Hant", "fa"):
        return _joined(term) in _joined(text)
    ending = ENDING[language]
    stems = [_stem(word, ending) for word in re.findall(r"\w+", plain(term))]
    return bool(re.search(r"\W+".join(rf"\b{stem}\w*" for stem in stems), plain(text)))


def _joined(text: str) -> str:
    return re.sub("[\\s\u200c]", "", plain(text))


def _stem(word: str, ending: int) -> str:
    """Return the word without its ending; at least three letters."""
    return word[: max(3, len(word) - ending)]


def texts(read: Catalogue, key: str) -> list[str]:
    found = [parts.words for (_, own), parts in read.message_parts.items() if own == key]
    assert found, f"glossary.csv: there is no {key}"
    return found


def term_faults(language: str, read: Catalogue) -> list[str]:
    """Return the messages that do not use the printed term."""
    return [
        f"{language}: {key} does not say “{row[language]}”: {text}"
        for row in TERMS
        if row[language]
        for key in row["keys"].split()
        for text in texts(read, key)
        if not any(has_term(text, term, language) for term in row[language].split(" | "))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_terms_of_the_game(language: str) -> None:
    assert not "\n".join(term_faults(language, catalogue(language)))


def test_other_words_for_a_term_are_reported(tmp_path: Path) -> None:
    words = catalogue("ru").message_parts["page/log.ftl", "log-yield"].words
    assert has_term(words, "Отступить", "ru")
    assert not has_term(words.replace("отступает", "убегает"), "Отступить", "ru")
    assert has_term("مکعب‌های انرژي", "مکعب های انرژی", "fa")
    assert has_term("12 fichas de Veneno", "ficha de veneno", "es")


# --- titles --------------------------------------------------------------------------------------


def bare(title: str) -> str:
    """Return a title without punctuation."""
    return re.sub(r"[\W_]+", " ", plain(title)).strip()


@pytest.mark.parametrize("language", [one for one in OTHERS if one != "fa"])
def test_cards_have_their_printed_titles(language: str) -> None:
    read = catalogue(language)
    for row in (row for row in TITLES if row[language]):
        own = [
            bare(parts.words)
            for (file, key), parts in read.message_parts.items()
            if file == "cards.ftl" and re.fullmatch(rf"card-{row['id']}(\.first|\.dark)?", key)
        ]
        assert bare(row[language]) in own, (row["id"], own)


def own_translation(message: ftl.Message) -> str | None:
    """Return the titles translated by this project: "" all, `.first` one; None: all are printed."""
    remark = (message.comment.content if message.comment else "") or ""
    found = re.search(r"^ours(?::\s*(\S.*))?$", remark, re.MULTILINE)
    return (found[1] or "") if found else None


@pytest.mark.parametrize("language", OTHERS)
def test_unprinted_titles_are_marked_as_own_translations(language: str) -> None:
    printed = {row["id"] for row in TITLES if row.get(language)}
    for (file, key), message in catalogue(language).messages.items():
        if file == "cards.ftl":
            is_own = own_translation(message) == ""
            assert is_own != (key.removeprefix("card-") in printed), key


def test_the_table_of_titles_names_only_cards() -> None:
    """A card that is not in the table is not printed; its titles are marked as our own."""
    cards = {key for file, key in catalogue(LANGUAGES[0]).messages if file == "cards.ftl"}
    assert {f"card-{row['id']}" for row in TITLES} <= cards
